// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What a protocol comes to, in four facts: what a report gives away at most, what that rests on, what is kept, and what it
 * costs whoever counts. Each is a few words with a figure, and a sentence.
 */
import type { Design, Notion } from "../../wasm/api/sluice.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/page.js";
import { reportName } from "../text/reports.js";
import { amount, decimal, integer, percent, quoted } from "../text/say.js";
import { atLeast, atMost, beliefs, guesses, outOf, worst } from "./belief.js";
import { type Costs, PLAIN, type ShareCost } from "./costs.js";
import { otherMark } from "./marks.js";
import { type Naming, naming } from "./naming.js";
import { columnsKept, sharedNames } from "./pairs.js";
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
  return [learnt(design), rests(design), kept(design), ...(costs ? [costing(design, costs)] : [])];
}

/** What takes a while where categories are many, and the page is drawn often. */
interface Figures {
  worst: Worst | undefined;
  naming: Naming;
  guesses: ReturnType<typeof guesses>;
}

const known = new WeakMap<Design, Figures>();

function figuresOf(design: Design): Figures {
  const found = known.get(design) ?? {
    worst: worstOfAll(design),
    naming: design.marks ? { names: 0, tells: 0 } : naming(design),
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
  if (mutualInformation < 1e-9) {
    return { name: "kept", brief: { message: t.keptNone, values: { column } }, sentences: [guessed(design)] };
  }
  return {
    name: "kept",
    brief: { message: t.kept, values: { share: percent(mutualInformation / dataEntropy), column } },
    sentences: [stay(design), guessed(design)],
  };
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
  const [names, tells] = [figuresOf(design).naming.names, figuresOf(design).naming.tells].map(outOf100);
  const message = tells === "0" ? t.staysNever : names === tells ? t.tells : t.stays;
  return { message, values: { names: names ?? "", tells: tells ?? "", column: quoted(sharedNames(design.data)) } };
}

function costing({ data }: Design, { times, within, plain, assumed, hardest, easiest }: Costs): Fact {
  const t = messages.label.costs;
  if (!Number.isFinite(times)) {
    return { name: "costs", brief: { message: t.never, values: {} }, sentences: [claim(t.neverSays)] };
  }
  const points = (half: number) => decimal(100 * half, half < 0.01 ? 2 : 1);
  const named = (share: ShareCost) => data.categories[share.answer] || messages.empty;
  const people = { plain: integer(PLAIN), people: peopleText(times) };
  // A single figure would hide what a rare answer takes, or make all others look as dear.
  const apart = hardest && easiest && peopleText(easiest.times) !== people.people ? { hardest, easiest } : undefined;
  return {
    name: "costs",
    brief: timesBrief(times, easiest?.times ?? times),
    sentences: [
      { message: t.says, values: people },
      ...(apart
        ? [
            {
              message: t.apart,
              values: {
                hardest: named(apart.hardest),
                easiest: named(apart.easiest),
                fewest: peopleText(apart.easiest.times),
              },
            },
          ]
        : []),
      ...(within < BLIND
        ? [{ message: t.within, values: { plain: people.plain, points: points(within), without: points(plain) } }]
        : []),
      ...(assumed ? [claim(t.assumed)] : []),
    ],
  };
}

function timesBrief(most: number, least: number): Claim {
  const t = messages.label.costs;
  const [figure, fewest] = [timesText(most), timesText(least)];
  return figure === fewest
    ? { message: t.brief, values: { figure } }
    : { message: t.briefRange, values: { least: fewest, figure } };
}

/** Of how many people reports take the place of the plain answers of `PLAIN`. */
function peopleText(times: number): string {
  return integer(rounded(times * PLAIN));
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
