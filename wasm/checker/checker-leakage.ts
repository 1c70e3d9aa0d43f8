// SPDX-License-Identifier: Apache-2.0
/** The checker's part for what a file says that its channel gives away: of all comparisons at most so much, and here. */
import type { Side } from "../contract/types.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

export type Likelihoods = { side: Side; mass: bigint; at: bigint[] };
/** Of one notion all that is compared, with the multiple of epsilon that it is held against. */
export type Compared = { more: Likelihoods; less: Likelihoods; level: unknown }[];
/** A report, or a set of marks, with the logarithm of how much likelier it is on the one side than on the other. */
type Seen = { log: number; report?: number; marks?: number[] };
type Stated = { level: number | null; report?: number; marks?: number[] };

/** Logarithms of whole numbers of any length are right to some 1e-13. */
const TOLERANCE = 1e-9;
/** Notions with more than so many comparisons times inputs are not told of. */
const MOST = 4e6;

export function logarithm(n: bigint): number {
  const bits = Math.max(0, 4 * n.toString(16).length - 64);
  return Math.log(Number(n >> BigInt(bits))) + bits * Math.LN2;
}
const known = new WeakMap<Likelihoods, number[]>();
/** For each report: of many comparisons each side is in many. */
export function logarithms(of: Likelihoods): number[] {
  const found = known.get(of) ?? of.at.map((likely) => logarithm(likely) - logarithm(of.mass));
  known.set(of, found);
  return found;
}
const near = (one: number, other: number) =>
  one === other || Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.min(Math.abs(one), Math.abs(other)));

/** A level of 0 asks for equal chances; as near to them as two certificates allow is equal here, as is a report of nobody: NaN. */
const multipleOf = (nats: number, level: number) =>
  level > 0 ? nats / level : nats > 2 ** -39 ? Number.POSITIVE_INFINITY : 0;

/** The names of those notions of which a file tells beside the one that is promised. */
export function toldOf(c: number, a: number, sees: boolean, contexts: number): string[] {
  const counts = { lip: 2 * c, ldp: c * (c - 1), pml: c, pmc: c };
  const ofData = { ...(contexts > 0 && { srlip: 2 * contexts * c }), "data-ldp": a * (a - 1) };
  const all = Object.entries(sees ? counts : { ...counts, ...ofData });
  return all.filter(([, count]) => count * a * (sees ? c : 1) <= MOST).map(([notion]) => notion);
}

/** Under the set of a sample: no less than under the sample's own frequencies, and no more than what is proved. */
export function checkSetLeakage(
  notion: string,
  value: unknown,
  all: Compared,
  bound: bigint[],
  [secrets, reports]: [number, number],
): void {
  const { level, report, secret, versus } = Object(value) as { [key: string]: unknown };
  const [top = 0n, bottom = 0n] = bound;
  const most = logarithm(top) - logarithm(bottom) + TOLERANCE;
  const own = all.flatMap(({ more, less }) => {
    const below = logarithms(less);
    return logarithms(more).map((log, y) =>
      Number.isNaN(log - (below[y] as number)) ? 0 : log - (below[y] as number),
    );
  });
  const least = own.reduce((one, other) => Math.max(one, other), 0) - TOLERANCE;
  const isPlace = (part: unknown, end: number) =>
    part === undefined || (Number.isInteger(part) && (part as number) >= 0 && (part as number) < end);
  const isThere = isPlace(report, reports) && isPlace(secret, secrets) && isPlace(versus, secrets);
  need(
    typeof level === "number" && level >= least && level <= most && isThere,
    texts.leakageDiffers,
    notion,
    "figures",
  );
}

/** What both sides have in common once, and otherwise each its own; of nobody in particular nothing. */
function placeOf(more: Side, less: Side): string {
  const one = <Value>(of: Value | undefined, other: Value | undefined) => of ?? other;
  const two = <Value>(of: Value | undefined, other: Value | undefined) =>
    of !== undefined && other !== undefined && of !== other ? other : undefined;
  const { secret, data } = { secret: one(more.secret, less.secret), data: one(more.data, less.data) };
  const others = [two(more.secret, less.secret), two(more.data, less.data)];
  return JSON.stringify([secret, data, ...others, more.known].map((part) => part ?? null));
}
const isAt = (seen: Seen, { report, marks }: Stated) =>
  seen.report === report && JSON.stringify(seen.marks) === JSON.stringify(marks);

/** Of a notion; `seen` gives the reports of a comparison, which among all have its largest ratio and the stated report. */
export function checkLeakage(
  notion: string,
  value: unknown,
  all: Compared,
  seen: (more: Likelihoods, less: Likelihoods, marks?: number[]) => Iterable<Seen>,
): void {
  const stated = Object(value) as Stated & { secret?: number; versus?: number; data?: number; versusData?: number };
  const { secret, data, versus, versusData, known } = stated as typeof stated & { known?: number[] };
  const place = JSON.stringify([secret, data, versus, versusData, known].map((part) => part ?? null));
  let [most, reached] = [0, place === "[null,null,null,null,null]" ? 0 : Number.NEGATIVE_INFINITY];
  for (const { more, less, level } of all) {
    const here = placeOf(more.side, less.side) === place;
    for (const of of seen(more, less, here ? stated.marks : undefined)) {
      const found = multipleOf(of.log, Number(level));
      if (found > most) most = found;
      if (here && isAt(of, stated) && found > reached) reached = found;
    }
  }
  const level = stated.level === null ? Number.POSITIVE_INFINITY : stated.level;
  const right = typeof level === "number" && near(level, most) && near(Math.max(0, reached), most);
  need(right, texts.leakageDiffers, notion, "figures");
}
