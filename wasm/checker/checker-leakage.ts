// SPDX-License-Identifier: Apache-2.0
/** Checks the leakage that a file states: for each notion the largest level that the channel reaches, and its place. */
import type { Side } from "../contract/types.js";
import type { Comparison, Likelihoods } from "./checker-compare.js";
import type { Ratio } from "./checker-numbers.js";
import { isIndex } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** A report, or a set of marks, with the logarithm of the ratio of its likelihoods on both sides. */
export type Observed = { nats: number; report?: number; marks?: number[] };
/** The secrets, the categories of the data and the known columns of both sides. */
type Place = {
  [part in "secret" | "versus" | "data" | "versusData"]?: number | undefined;
} & { known?: number[] | undefined };
type Stated = Place & { level: number | null; report?: number; marks?: number[] };

/** Logarithms of whole numbers of any length are right to some 1e-13. */
const TOLERANCE = 1e-9;

export function logarithm(n: bigint): number {
  const bits = Math.max(0, 4 * n.toString(16).length - 64);
  return Math.log(Number(n >> BigInt(bits))) + bits * Math.LN2;
}
/** Each side is in many comparisons, so that its logarithms are taken once. */
const knownLogarithms = new WeakMap<Likelihoods, number[]>();
/** The logarithms of the likelihoods of all reports. */
export function logarithms(likelihoods: Likelihoods): number[] {
  const { weights, mass } = likelihoods;
  const found = knownLogarithms.get(likelihoods) ?? weights.map((weight) => logarithm(weight) - logarithm(mass));
  knownLogarithms.set(likelihoods, found);
  return found;
}
const areNear = (one: number, other: number) =>
  one === other || Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.min(Math.abs(one), Math.abs(other)));

/**
 * The multiple of epsilon at which a comparison of the given level reaches so many nats. A level of 0 asks for equal
 * chances. Chances as near as two certificates allow are equal, and so are those of a report that nobody sends (NaN).
 */
const multipleOf = (nats: number, level: number) =>
  level > 0 ? nats / level : nats > 2 ** -39 ? Number.POSITIVE_INFINITY : 0;

/** For the set of a sample: no less than under the sample's own frequencies, and no more than the proved bound. */
export function checkSetLeakage(
  notion: string,
  value: unknown,
  comparisons: Comparison[],
  [numerator, denominator]: Ratio,
  [secrets, reports]: [number, number],
): void {
  const { level, report, secret, versus, data, versusData, known } = Object(value) as { [key: string]: unknown };
  const most = logarithm(numerator) - logarithm(denominator) + TOLERANCE;
  const reached = comparisons.flatMap(({ more, less }) => {
    const ofLess = logarithms(less);
    const ratios = logarithms(more).map((ofMore, y) => ofMore - (ofLess[y] as number));
    return ratios.filter((ratio) => !Number.isNaN(ratio));
  });
  const least = reached.reduce((one, other) => Math.max(one, other), 0) - TOLERANCE;
  const isPlace = (part: unknown, end: number) => part === undefined || isIndex(part, end);
  const isOfSecrets = [data, versusData, known].every((part) => part === undefined);
  const isThere = isOfSecrets && isPlace(report, reports) && isPlace(secret, secrets) && isPlace(versus, secrets);
  need(
    typeof level === "number" && level >= least && level <= most && isThere,
    texts.leakageDiffers,
    notion,
    "figures",
  );
}

/** The text of a place, by which two places are compared. */
const textOf = ({ secret, data, versus, versusData, known }: Place) =>
  JSON.stringify([secret, data, versus, versusData, known].map((part) => part ?? null));
const NOWHERE = textOf({});
/** A place names a part once if both sides share it, and otherwise that of each side. */
function placeOf(more: Side, less: Side): Place {
  const second = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && one !== other ? other : undefined;
  return {
    secret: more.secret ?? less.secret,
    versus: second(more.secret, less.secret),
    data: more.data ?? less.data,
    versusData: second(more.data, less.data),
    known: more.known,
  };
}
const isReportOf = (stated: Stated, { report, marks }: Observed) =>
  report === stated.report && JSON.stringify(marks) === JSON.stringify(stated.marks);

/**
 * Throws unless the stated level is the largest one of all comparisons, and is reached at the stated place. `observedIn` gives
 * the reports of a comparison: the one with the largest ratio is among them, and so is the stated one.
 */
export function checkLeakage(
  notion: string,
  value: unknown,
  comparisons: Comparison[],
  observedIn: (more: Likelihoods, less: Likelihoods, statedMarks?: number[]) => Iterable<Observed>,
): void {
  const stated = Object(value) as Stated;
  const place = textOf(stated);
  let [most, reached] = [0, place === NOWHERE ? 0 : Number.NEGATIVE_INFINITY];
  for (const { more, less, level } of comparisons) {
    const isHere = textOf(placeOf(more.side, less.side)) === place;
    for (const observed of observedIn(more, less, isHere ? stated.marks : undefined)) {
      const multiple = multipleOf(observed.nats, Number(level));
      if (multiple > most) most = multiple;
      if (isHere && isReportOf(stated, observed) && multiple > reached) reached = multiple;
    }
  }
  const level = stated.level === null ? Number.POSITIVE_INFINITY : stated.level;
  const isThere = reached > Number.NEGATIVE_INFINITY;
  const isRight = typeof level === "number" && areNear(level, most) && isThere && areNear(Math.max(0, reached), most);
  need(isRight, texts.leakageDiffers, notion, "figures");
}
