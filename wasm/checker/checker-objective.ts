// SPDX-License-Identifier: Apache-2.0
/** The checker's part for protocols that were made for something else than information: what the channel is worth by it. */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** What the channel has a row for: a category of the data or, where it sees the secret, a pair that occurs. */
type Input = { x: number; people: bigint; weights: bigint[] };
/** By category of the data how many people send each report, times 2^62; and what the document says of its channel. */
type Achieved = {
  sent: bigint[][];
  inputs: () => Input[];
  utility: { [key: string]: unknown };
  standsFor: unknown;
  isTable: boolean;
};

const ROW = 1n << 62n;
/** Rows nearer to each other are the same. */
const SMALL = 1e-9;
/** What figures of a file hold to. */
const FIGURES = 1e-9;
/** Of a variance, whose matrix may be near a singular one. */
const VARIANCES = 1e-6;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const columns = (rows: bigint[][]) => (rows[0] ?? []).map((_, y) => rows.map((row) => row[y] as bigint));

/** 1 less the Bayes error. */
function guesses({ sent }: Achieved): number {
  const right = columns(sent).map((column) => column.reduce((most, of) => (of > most ? of : most)));
  return share(sum(right), sum(sent.flat()));
}
/** The mean distance of answer and report. */
function distance({ sent, utility, standsFor }: Achieved): number {
  const { distances } = utility as { distances: number[][] };
  const isRow = (row: unknown, x: number) =>
    Array.isArray(row) && row.length === sent.length && row.every(isNumber) && Math.min(...row) >= 0 && row[x] === 0;
  const fine = Array.isArray(distances) && distances.length === sent.length && distances.every(isRow);
  need(fine, texts.objectiveWrong, "distance");
  const total = sum(sent.flat());
  const far = (column: bigint[], y: number) => {
    const answer = (standsFor as number[][])[y]?.[0] as number;
    return column.map((of, x) => share(of, total) * ((distances[x] as number[])[answer] as number));
  };
  return columns(sent)
    .flatMap(far)
    .reduce((mean, part) => mean + part, 0);
}
/** The sum of  P(x,y)^2 / (P(x) P(y)),  less 1. */
function chiSquare({ sent }: Achieved): number {
  const [answered, reported] = [sent.map(sum), columns(sent).map(sum)];
  const parts = sent.flatMap((row, x) =>
    row.map((of, y) => (of === 0n ? 0 : share(of * of, (answered[x] as bigint) * (reported[y] as bigint)))),
  );
  return parts.reduce((all, part) => all + part, 0) - 1;
}
/**
 * n times the variance of the best estimates of shares p from n reports, w_x for each share and 1 for each sum of shares k: the
 * sum over all these sums of the least  sum_y g_y^2 P(y) - (k' p)^2  with  sum_y g_y P(y|input) = k  for all inputs.
 */
function counting({ inputs, sent, utility }: Achieved): number {
  const { countWeights, contrasts } = utility as { countWeights?: number[]; contrasts?: number[][] };
  const isRow = (row: unknown) => Array.isArray(row) && row.length === sent.length && row.every(isNumber);
  const fine =
    (countWeights === undefined || (isRow(countWeights) && Math.min(...countWeights) >= 0)) &&
    (contrasts === undefined || (Array.isArray(contrasts) && contrasts.length > 0 && contrasts.every(isRow)));
  // A sum with the same coefficient everywhere is known without any report.
  const isCounted = contrasts ? contrasts.every((row) => row.some((of) => of !== row[0])) : countWeights?.some(Boolean);
  need(fine && (isCounted ?? true), texts.objectiveWrong, "counting");
  const shares = countWeights ?? sent.map(() => (contrasts ? 0 : 1));
  const sums = [
    ...sent.map((_, x) => sent.map((_, z) => (x === z ? Math.sqrt(shares[x] as number) : 0))),
    ...(contrasts ?? []),
  ];
  const all = inputs();
  const total = sum(all.map(({ people }) => people));
  const often = columns(all.map(({ weights }) => weights)).map((column) =>
    column.reduce((chance, weight, i) => chance + share(weight, ROW) * share(all[i]?.people ?? 0n, total), 0),
  );
  const rows = all.map(({ x, weights }) => ({
    row: weights.map((weight, y) => (often[y] === 0 ? 0 : share(weight, ROW) / Math.sqrt(often[y] as number))),
    values: sums.map((of) => of[x] as number),
  }));
  const means = sums.map((of) =>
    all.reduce((mean, { x, people }) => mean + share(people, total) * (of[x] as number), 0),
  );
  return leastSquares(rows) - means.reduce((square, mean) => square + mean * mean, 0);
}
/** The squares of the shortest solutions of  row . g = value  for all rows, all values' together; infinite where there is none. */
function leastSquares(given: { row: number[]; values: number[] }[]): number {
  const dot = (one: number[], other: number[]) => one.reduce((all, of, y) => all + of * (other[y] as number), 0);
  const less = (one: number[], other: number[], times: number) => one.map((of, y) => of - times * (other[y] as number));
  const scaled = (one: number[], by: number) => one.map((of) => of / by);
  // Rows of length 1, of which the one that is farthest from those before is the next (Gram and Schmidt).
  let left = given.map(({ row, values }) => {
    const length = Math.sqrt(dot(row, row));
    return { row: scaled(row, length), values: scaled(values, length), size: Math.hypot(...scaled(values, length)) };
  });
  let square = 0;
  for (;;) {
    const lengths = left.map(({ row }) => Math.sqrt(dot(row, row)));
    const at = lengths.indexOf(Math.max(0, ...lengths));
    const next = left[at];
    if (next === undefined || !((lengths[at] as number) > SMALL)) break;
    const [row, values] = [scaled(next.row, lengths[at] as number), scaled(next.values, lengths[at] as number)];
    square += dot(values, values);
    left = left.flatMap((of, i) => {
      const along = dot(of.row, row);
      return i === at ? [] : [{ row: less(of.row, row, along), values: less(of.values, values, along), size: of.size }];
    });
  }
  const isSolved = left.every(
    ({ values, size }) => Math.hypot(...values) <= Math.sqrt(SMALL) * Math.max(size, Math.sqrt(square)),
  );
  return isSolved ? square : Number.POSITIVE_INFINITY;
}
const share = (part: bigint, whole: bigint) => Number((part << 80n) / whole) / 2 ** 80;

/** For each objective what a channel is worth by it, whether reports are answers, whether distances are needed, and 1 where more is better. */
type Objective = { worth: (of: Achieved) => number; answers: boolean; far: boolean; sign: 1 | -1 };
const OBJECTIVES: { [name: string]: Objective } = {
  counting: { worth: counting, answers: false, far: false, sign: -1 },
  guesses: { worth: guesses, answers: true, far: false, sign: 1 },
  distance: { worth: distance, answers: true, far: true, sign: -1 },
  "chi-square": { worth: chiSquare, answers: false, far: false, sign: 1 },
};

/**
 * What the protocol was made for; nothing where that is the information. Throws where it is something unknown, or the channel
 * is worth something else than the document says. `sent` is asked for only where it is needed.
 */
export function checkObjective(of: Omit<Achieved, "sent"> & { sent: () => bigint[][] }): string | undefined {
  const { utility, standsFor, isTable } = of;
  const { objective, value, bound, distances, upperBound, countingEfficiency: least } = utility;
  const counts = utility.countWeights !== undefined || utility.contrasts !== undefined;
  if (least !== undefined) {
    const others = [objective, value, bound, distances].some((field) => field !== undefined);
    const fine = !others && isTable && isNumber(least) && least > 0 && least <= 1 && upperBound !== undefined;
    need(fine, texts.efficiencyWrong);
    // That it is so large is proved nowhere in a file; a channel that cannot be counted from has none.
    need(Number.isFinite(counting({ ...of, sent: of.sent() })), texts.efficiencyNone, "", "figures");
    return undefined;
  }
  if (!counts && [objective, value, bound, distances].every((field) => field === undefined)) return undefined;
  need(typeof objective === "string" && Object.hasOwn(OBJECTIVES, objective), texts.objectiveUnknown, `${objective}`);
  const { worth, answers, far, sign } = OBJECTIVES[objective] as Objective;
  const sent = of.sent();
  const isAnswer = (row: unknown) =>
    Array.isArray(row) && row.length === 1 && Number.isInteger(row[0]) && row[0] in sent;
  const isRight =
    isTable &&
    (!answers || (Array.isArray(standsFor) && standsFor.length === sent[0]?.length && standsFor.every(isAnswer)));
  const fine = upperBound === undefined && (distances !== undefined) === far && isNumber(value) && isNumber(bound);
  need(!counts || objective === "counting", texts.objectiveWrong, objective);
  need(fine && isRight, texts.objectiveWrong, objective);
  const off = worth === counting ? VARIANCES : FIGURES;
  const near = (one: number, other: number) =>
    Number.isFinite(other) && Math.abs(one - other) <= off * Math.max(1, Math.abs(other));
  const isBound = sign * (bound - value) >= -FIGURES * Math.max(1, Math.abs(bound));
  need(near(value, worth({ ...of, sent })) && isBound, texts.objectiveDiffers, objective, "figures");
  return objective;
}
