// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A protocol in four facts. They are how much a report gives away at most, what that rests on, what is kept, and what
 * it costs the person who counts. Each is a few words with a figure, and a sentence.
 */
import { countsNobody, restsOnTable } from "../../wasm/contract/assumptions.js";
import { OF_ANSWERS, restsOn } from "../../wasm/contract/notions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/page.js";
import { integer, percent, quoted } from "../text/format-message.js";
import { reportName } from "../text/reports.js";
import { ofAnybody } from "./anybody.js";
import { atLeast, atMost, beliefs, guesses, STILL, secretGuesses, worst } from "./belief.js";
import { costing } from "./costing.js";
import type { Costs } from "./costs.js";
import type { Fact } from "./fact.js";
import { otherMark } from "./marks.js";
import { type Naming, naming } from "./naming.js";
import { columnsKept, inputShares, inputsAfter, keepsPair, sharedNames } from "./pairs.js";
import { inPeople } from "./people.js";
import { type Claim, certainty, factor, promise } from "./sentence.js";

/** `costs` as far as they are known by now. */
export function protocolFacts(design: Design, costs: Costs | undefined): Fact[] {
  return [learnt(design), rests(design), kept(design), ...(costs ? [costing(design, costs)] : [])];
}

/** Figures that take a while where categories are many, although the page is drawn often. */
interface Figures {
  worst: Worst | undefined;
  naming: Naming;
  guesses: ReturnType<typeof guesses>;
  secretGuesses: ReturnType<typeof secretGuesses>;
}

const known = new WeakMap<Design, Figures>();

function figuresOf(design: Design): Figures {
  const found = known.get(design) ?? {
    worst: worstOfAll(design),
    naming: design.marks ? { names: 0, tells: 0 } : naming(design),
    guesses: guesses(design),
    secretGuesses: secretGuesses(design),
  };
  known.set(design, found);
  return found;
}

/** The secret that a report says most of, and the report that says it. */
export interface Worst {
  secret: number;
  before: number;
  after: number;
  up: boolean;
  /** Not of sets of marks. */
  report?: number;
  /** By which factor belief moves. */
  factor: number;
}

export function worstOfAll(design: Design): Worst | undefined {
  const found = worst(beliefs(design));
  if (!found) return undefined;
  const { secret, before, most, least } = found;
  const up = most / before >= (before / least) * (1 - 1e-9);
  const after = up ? most : least;
  const moved = { secret, before, after, up, factor: up ? most / before : before / least };
  if (design.marks) return moved;
  const width = design.secret.categories.length;
  const distance = (report: number) => Math.abs((design.secretPosterior[report * width + secret] ?? 0) - after);
  const sent = design.reports.flatMap((_, y) => ((design.reportDistribution[y] ?? 0) > 0 ? [y] : []));
  const [report = 0] = sent.sort((one, other) => distance(one) - distance(other));
  return { ...moved, report };
}

function learnt(design: Design): Fact {
  const t = messages.label.learnt;
  if (countsNobody(design)) return learntOfAnybody(design);
  const found = figuresOf(design).worst;
  const { notion } = design.guarantee;
  const caveat = messages.level.worst[restsOn(notion)];
  // A promise may hold for other observers and other shares as well. These may then learn what the table does not say.
  const othersLearn = caveat !== undefined && restsOnTable(notion) && (design.leakage[notion]?.level ?? 0) > STILL;
  const column = design.secret.name;
  const answers = aboutAnswers(design);
  if (!found || (found.factor < 1 + STILL && !othersLearn)) {
    const brief: Claim = answers
      ? { message: t.answers, values: { column, figure: answers.figure } }
      : { message: t.none, values: { column } };
    return { name: "learnt", brief, sentences: [claim(messages.level.unmoved), ...(answers ? [answers.claim] : [])] };
  }
  const { secret, after, up, report } = found;
  const { people, before } = inPeople({ before: found.before, [up ? "most" : "least"]: after });
  const figures = { before, after: integer((up ? atMost : atLeast)(after, people)), people: integer(people) };
  const named = report === undefined ? (up ? t.anyMost : t.anyLeast) : up ? t.most : t.least;
  const values = {
    ...figures,
    report: report === undefined ? "" : reportName(design, report),
    category: design.secret.categories[secret] || messages.empty,
    column,
  };
  const entropy = entropyOf(design.secretDistribution);
  const share = entropy > 0 ? design.secretInformation / entropy : 0;
  return {
    name: "learnt",
    brief: { message: t.brief, values: { before: figures.before, figure: figures.after, people: figures.people } },
    sentences: [
      { message: named, values },
      ...secretGuessed(design),
      {
        message: messages.channel.secretLeft,
        values: { share: percent(found.factor < 1 + STILL ? share : something(share)), column },
      },
      ...averageLimit(design, entropy),
      ...(caveat ? [{ message: caveat, values: { people: integer(design.total) } }] : []),
      ...(answers ? [answers.claim] : []),
    ],
  };
}

/** The limit of what reports give away on average, if the protocol promises one that is less than everything. */
function averageLimit({ guarantee: { averageLeakage } }: Design, entropy: number): Claim[] {
  if (averageLeakage === undefined || averageLeakage >= entropy) return [];
  return [{ message: messages.channel.secretLimit, values: { share: percent(averageLeakage / entropy, Math.ceil) } }];
}

/** How often whoever has all reports would be right about the secret, beside whoever has none. */
function secretGuessed(design: Design): Claim[] {
  const t = messages.channel;
  const found = figuresOf(design).secretGuesses;
  if (!found) return [];
  const { blind, informed } = found;
  const { people, before } = inPeople({ before: blind, most: informed });
  const values = { column: design.secret.name, people: integer(people), blind: before };
  if (informed < blind * (1 + STILL)) return [{ message: t.secretGuessNone, values }];
  return [{ message: t.secretGuess, values: { ...values, informed: integer(atMost(informed, people)) } }];
}

/** For a promise about the answer: by which factor reports tell answers apart, whatever they say of the secret. */
function aboutAnswers({ guarantee, leakage }: Design): { claim: Claim; figure: string } | undefined {
  const level = leakage[OF_ANSWERS]?.level ?? 0;
  if (restsOnTable(guarantee.notion) || level < STILL) return undefined;
  if (!Number.isFinite(level)) return { claim: claim(messages.label.learnt.toldApart), figure: "∞" };
  return { claim: promise(OF_ANSWERS, level, 0), figure: factor(level) };
}

function learntOfAnybody(design: Design): Fact {
  const t = messages.label.learnt;
  const after = ofAnybody(design);
  if (!after)
    return {
      name: "learnt",
      brief: { message: t.none, values: { column: design.secret.name } },
      sentences: [claim(messages.level.unmoved)],
    };
  const { before = "", most = "", people = "" } = after.values;
  return {
    name: "learnt",
    brief: { message: t.anybody, values: { before, figure: most, people } },
    sentences: [after, claim(messages.level.anybody.says)],
  };
}

function rests({ guarantee, prior, total }: Design): Fact {
  const t = messages.label.rests;
  const { notion, parameters } = guarantee;
  const on = restsOn(notion);
  // Shares are nobody's count.
  const table = prior.every(Number.isInteger) ? t.brief : t.shares;
  return {
    name: "rests",
    brief: { message: on === "nothing" ? t.nothing : table, values: { figure: integer(total) } },
    sentences: [{ message: t.says[on], values: { sure: certainty(parameters?.alpha ?? 0) } }],
  };
}

function kept(design: Design): Fact {
  const t = messages.channel;
  const { mutualInformation, dataEntropy } = design.utility;
  const column = quoted(columnsKept(design));
  const nobody = countsNobody(design);
  if (saysNothing(design)) {
    const sentences = nobody ? [] : [guessed(design)];
    return { name: "kept", brief: { message: t.keptNone, values: { column } }, sentences };
  }
  if (nobody) return keptOfAnybody(design);
  return {
    name: "kept",
    brief: { message: t.kept, values: { share: percent(something(mutualInformation / dataEntropy)), column } },
    sentences: [stay(design), guessed(design)],
  };
}

/** Not by the information, which is the square of what reports say where that is little. */
export function saysNothing(design: Design): boolean {
  if (design.utility.mutualInformation >= STILL) return false;
  if (design.marks) return (1 - otherMark(design)) / otherMark(design) < 1 + STILL;
  const before = keepsPair(design) ? inputShares(design) : design.dataDistribution;
  return design.reports.every((_, y) => {
    if (!design.reportDistribution[y]) return true;
    const after = keepsPair(design) ? inputsAfter(design, y) : answersAfter(design, y);
    return before.every((share, x) => share === 0 || Math.abs((after[x] ?? 0) / share - 1) < STILL);
  });
}

function answersAfter({ data, dataPosterior }: Design, report: number): Float64Array {
  const width = data.categories.length;
  return dataPosterior.subarray(report * width, (report + 1) * width);
}

/** A share that is not none, and must not be said to be none. */
function something(share: number): number {
  return Math.max(share, 1e-9);
}

/**
 * How often an answer is sent as it is, whatever it is: how much is kept on the whole depends on how common it is. If
 * reports have no answers' names, how often it is guessed right.
 */
function keptOfAnybody(design: Design): Fact {
  const t = messages.label.kept;
  const { brief, least, marked, guessed, says } = t.anybody;
  const kept = (message: string, share: number, sentence: string): Fact => ({
    name: "kept",
    brief: { message, values: { share: outOf100(share, message === brief ? Math.round : Math.floor) } },
    sentences: [claim(sentence)],
  });
  if (design.marks) return kept(marked, 0.5, t.marked);
  const { channel, reports, data } = design;
  const width = reports.length;
  const names = shownNames(data.categories).map((name) => reports.indexOf(name));
  const named = names.some((report) => report >= 0);
  const own = named ? names.map((report, x) => channel[x * width + report] ?? 0) : guessedRight(channel, width);
  const [low, high] = [Math.min(...own), Math.max(...own)];
  return kept(named ? (high - low < STILL ? brief : least) : guessed, low, says);
}

/**
 * For each answer, how often a reader is right who takes a report for the answer that sends it most. If several send it
 * as often, the reader takes each as often. Otherwise a set of answers would always stand for its first one.
 */
function guessedRight(channel: Float64Array, width: number): number[] {
  const own = new Array<number>(channel.length / width).fill(0);
  for (let y = 0; y < width; ++y) {
    const chances = own.map((_, x) => channel[x * width + y] ?? 0);
    const most = Math.max(...chances);
    const likeliest = chances.map((chance) => chance >= most * (1 - STILL));
    const tied = likeliest.filter(Boolean).length;
    likeliest.forEach((is, x) => {
      if (is) own[x] = (own[x] ?? 0) + (chances[x] ?? 0) / tied;
    });
  }
  return own;
}

function guessed(design: Design): Claim {
  const { blind, informed } = figuresOf(design).guesses;
  return {
    message: messages.channel.guess,
    values: { informed: integer(informed * 1000), blind: integer(blind * 1000) },
  };
}

/** How often a report says the answer. */
function stay(design: Design): Claim {
  const t = messages.label.kept;
  if (design.marks) return claim(otherMark(design) > 0 ? t.marked : t.markedAlone);
  const [names, tells] = [figuresOf(design).naming.names, figuresOf(design).naming.tells].map((share) =>
    outOf100(share),
  );
  const message = tells === "0" ? t.staysNever : names === tells ? t.tells : t.stays;
  return { message, values: { names: names ?? "", tells: tells ?? "", column: quoted(sharedNames(design.data)) } };
}

function entropyOf(shares: Float64Array): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
}

function claim(message: string): Claim {
  return { message, values: {} };
}
