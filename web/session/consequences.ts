// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What a protocol comes to, in four facts: what a report gives away at most, what that rests on, what is kept, and what it
 * costs whoever counts. Each is a few words with a figure, and a sentence.
 */
import { shownNames } from "../../wasm/api/columns.js";
import { countsNobody } from "../../wasm/api/rests.js";
import type { Design, Notion } from "../../wasm/api/sluice.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/page.js";
import { reportName } from "../text/reports.js";
import { amount, decimal, integer, percent, quoted } from "../text/say.js";
import { ofAnybody } from "./anybody.js";
import { atLeast, atMost, beliefs, guesses, outOf, worst } from "./belief.js";
import { type Costs, PLAIN } from "./costs.js";
import { columnsKept, inputNames, inputShares, keepsPairs, sharedNames } from "./pairs.js";
import { type Claim, certainty } from "./sentence.js";

export type FactName = keyof typeof messages.label.names;

export interface Fact {
  name: FactName;
  /** In few words; what stands in the hole {figure} is set off. */
  brief: Claim;
  sentences: Claim[];
}

/** What moves beliefs less than so does not move them. */
const STILL = 1e-9;

/** That a share is at most so far from one half is known without any report. */
const BLIND = 0.5;

/** `costs` as far as they are known by now. */
export function consequences(design: Design, costs: Costs | undefined): Fact[] {
  return [learnt(design), rests(design), kept(design), ...(costs ? [costing(costs)] : [])];
}

/** What takes a while where categories are many, and the page is drawn often. */
interface Figures {
  worst: Worst | undefined;
  stay: number;
  guesses: ReturnType<typeof guesses>;
}

const known = new WeakMap<Design, Figures>();

function figuresOf(design: Design): Figures {
  const found = known.get(design) ?? {
    worst: worstOfAll(design),
    stay: design.marks ? 0 : staying(design),
    guesses: guesses(design),
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
  const caveat = messages.level.worst[notion];
  // Where a promise is for other observers and other shares, too, these may learn what the table does not say.
  const othersLearn = caveat !== undefined && (design.leakage[notion]?.level ?? 0) > STILL;
  if (!found || (found.factor < 1 + STILL && !othersLearn)) {
    return { name: "learnt", brief: { message: t.none, values: {} }, sentences: [claim(messages.level.unmoved)] };
  }
  const { secret, before, after, up, report } = found;
  const people = outOf([before, after]);
  const figures = {
    before: integer(Math.round(before * people)),
    after: integer((up ? atMost : atLeast)(after, people)),
    people: integer(people),
  };
  const named = report === undefined ? (up ? t.anyMost : t.anyLeast) : up ? t.most : t.least;
  const values = {
    ...figures,
    report: report === undefined ? "" : reportName(design, report),
    category: design.secret.categories[secret] || messages.empty,
    column: design.secret.name,
  };
  const entropy = entropyOf(design.secretDistribution);
  const share = percent(entropy > 0 ? design.secretInformation / entropy : 0);
  return {
    name: "learnt",
    brief: { message: t.brief, values: { before: figures.before, figure: figures.after, people: figures.people } },
    sentences: [
      { message: named, values },
      { message: messages.channel.secretLeft, values: { share, column: design.secret.name } },
      ...(caveat ? [{ message: caveat, values: { people: integer(design.total) } }] : []),
    ],
  };
}

function learntOfAnybody(design: Design): Fact {
  const t = messages.label.learnt;
  const after = ofAnybody(design);
  if (!after) return { name: "learnt", brief: claim(t.none), sentences: [claim(messages.level.unmoved)] };
  const { before = "", most = "", people = "" } = after.values;
  return {
    name: "learnt",
    brief: { message: t.anybody, values: { before, figure: most, people } },
    sentences: [after, claim(messages.level.anybody.says)],
  };
}

/** What has to be true, by kinds of promise; of one that nobody knows the most. */
const ground: Record<Notion, keyof typeof messages.label.rests.says> = {
  ldp: "likelihoods",
  profile: "likelihoods",
  srlip: "known",
  rldp: "sample",
  "data-ldp": "nothing",
  "context-aware": "nothing",
};

function rests({ guarantee, total }: Design): Fact {
  const t = messages.label.rests;
  const { notion, parameters } = guarantee;
  const on = ground[notion] ?? "table";
  const people = amount(total);
  return {
    name: "rests",
    brief: { message: on === "nothing" ? t.nothing : t.brief, values: { figure: people } },
    sentences: [{ message: t.says[on], values: { sure: certainty(parameters?.alpha ?? 0) } }],
  };
}

function kept(design: Design): Fact {
  const t = messages.channel;
  const { mutualInformation, dataEntropy } = design.utility;
  const column = quoted(columnsKept(design));
  const nobody = countsNobody(design);
  if (mutualInformation < 1e-9) {
    const sentences = nobody ? [] : [guessed(design)];
    return { name: "kept", brief: { message: t.keptNone, values: { column } }, sentences };
  }
  if (nobody) return keptOfAnybody(design);
  return {
    name: "kept",
    brief: { message: t.kept, values: { share: percent(mutualInformation / dataEntropy), column } },
    sentences: [stay(design), guessed(design)],
  };
}

/** How often an answer is sent as it is, whatever it is: how much is kept on the whole depends on how common it is. */
function keptOfAnybody(design: Design): Fact {
  const t = messages.label.kept;
  const { brief, least, marked, says } = t.anybody;
  const kept = (message: string, share: number, sentence: string): Fact => ({
    name: "kept",
    brief: { message, values: { share: outOf100(share) } },
    sentences: [claim(sentence)],
  });
  if (design.marks) return kept(marked, 0.5, t.marked);
  const { channel, reports, data } = design;
  const own = data.categories.map((answer, x) => {
    const report = reports.indexOf(shownNames(data.categories)[x] ?? answer);
    return report < 0 ? 0 : (channel[x * reports.length + report] ?? 0);
  });
  const [low, high] = [Math.min(...own), Math.max(...own)];
  return kept(high - low < STILL ? brief : least, low, says);
}

function guessed(design: Design): Claim {
  const { blind, informed } = figuresOf(design).guesses;
  return {
    message: messages.channel.guess,
    values: { informed: integer(informed * 1000), blind: integer(blind * 1000) },
  };
}

/** How many answers are sent as they are. */
function stay(design: Design): Claim {
  const t = messages.label.kept;
  if (design.marks) return claim(t.marked);
  const column = quoted(sharedNames(design.data));
  return { message: t.stay, values: { stay: outOf100(figuresOf(design).stay), column } };
}

export function staying(design: Design): number {
  const { channel, reports, data, guarantee } = design;
  const names = keepsPairs(guarantee.notion) ? inputNames(design) : data.categories;
  const called = new Map(reports.map((name, y) => [name, y]));
  return inputShares(design).reduce((sum, share, input) => {
    const report = called.get(names[input % names.length] ?? "");
    return report === undefined ? sum : sum + share * (channel[input * reports.length + report] ?? 0);
  }, 0);
}

function costing({ times, within, plain, assumed, anybody }: Costs): Fact {
  const t = messages.label.costs;
  if (!Number.isFinite(times)) {
    return { name: "costs", brief: { message: t.never, values: {} }, sentences: [claim(t.neverSays)] };
  }
  const points = (half: number) => decimal(100 * half, half < 0.01 ? 2 : 1);
  const people = { plain: integer(PLAIN), people: integer(rounded(times * PLAIN)) };
  const brief = { message: t.brief, values: { figure: timesText(times) } };
  if (anybody) {
    return { name: "costs", brief, sentences: [{ message: t.anybody, values: { ...people, without: points(plain) } }] };
  }
  return {
    name: "costs",
    brief,
    sentences: [
      { message: t.says, values: people },
      ...(within < BLIND
        ? [{ message: t.within, values: { plain: people.plain, points: points(within), without: points(plain) } }]
        : []),
      ...(assumed ? [claim(t.assumed)] : []),
    ],
  };
}

/** Rounded up, so that it is enough. */
export function timesText(times: number): string {
  return times < 10 ? decimal(Math.ceil(times * 10 - 1e-6) / 10, 1) : integer(rounded(times));
}

/** Up to two digits that count. */
export function rounded(people: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(people)) - 1);
  return Math.ceil(people / unit - 1e-6) * unit;
}

function entropyOf(shares: Float64Array): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
}

function claim(message: string): Claim {
  return { message, values: {} };
}
