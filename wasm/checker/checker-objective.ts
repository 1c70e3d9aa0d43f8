// SPDX-License-Identifier: Apache-2.0
/** Checks the value of a channel by another objective than information. */
import { columnsOf, larger, quotient, ROW, sum } from "./checker-numbers.js";
import { isFiniteNumber, isIndex, isListOf } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** An input of the channel: a category x of the data or, if the channel sees the secret, a pair that occurs. */
type Input = { x: number; people: bigint; weights: bigint[] };
type Achieved = {
  /** sent[x][y]: how many people with the category x send report y, times 2^62. */
  sent: bigint[][];
  inputs: () => Input[];
  utility: { [key: string]: unknown };
  standsFor: unknown;
  isTable: boolean;
};

/** Rows nearer to each other count as equal. */
const SMALL = 1e-9;
/** Figures of a file are right to this. */
const FIGURES = 1e-9;
/** Variances are right to this, since their matrix may be near a singular one. */
const VARIANCES = 1e-6;

function needObjective(isRight: boolean, objective: string): asserts isRight {
  need(isRight, texts.objectiveWrong, objective);
}

/** 1 less the Bayes error. */
function guesses({ sent }: Achieved): number {
  const right = columnsOf(sent).map((column) => column.reduce(larger));
  return quotient(sum(right), sum(sent.flat()));
}
/** The mean distance of answer and report. */
function distance({ sent, utility, standsFor }: Achieved): number {
  const { distances } = utility as { distances: number[][] };
  const isRow = (row: unknown, x: number) =>
    isListOf<number>(row, isFiniteNumber, sent.length) && Math.min(...row) >= 0 && row[x] === 0;
  needObjective(isListOf(distances, isRow, sent.length), "distance");
  const total = sum(sent.flat());
  const distancesFrom = (column: bigint[], y: number) => {
    const answer = (standsFor as number[][])[y]?.[0] as number;
    return column.map((people, x) => quotient(people, total) * ((distances[x] as number[])[answer] as number));
  };
  return columnsOf(sent)
    .flatMap(distancesFrom)
    .reduce((mean, part) => mean + part, 0);
}
/** The sum of  P(x,y)^2 / (P(x) P(y)),  less 1. */
function chiSquare({ sent }: Achieved): number {
  const [answered, reported] = [sent.map(sum), columnsOf(sent).map(sum)];
  const parts = sent.flatMap((row, x) =>
    row.map((n, y) => (n === 0n ? 0 : quotient(n * n, (answered[x] as bigint) * (reported[y] as bigint)))),
  );
  return parts.reduce((all, part) => all + part, 0) - 1;
}
/**
 * n times the variance of the best estimates of the shares p from n reports. Each share has the weight w_x, and each
 * contrast k' p the weight 1. For each of these sums it is the least
 *   sum_y g_y^2 P(y) - (k' p)^2  with  sum_y g_y P(y|input) = k  for all inputs.
 */
function counting({ inputs, sent, utility }: Achieved): number {
  const { countWeights, contrasts } = utility as { countWeights?: number[]; contrasts?: number[][] };
  const isRow = (row: unknown) => isListOf(row, isFiniteNumber, sent.length);
  const areStated =
    (countWeights === undefined || (isRow(countWeights) && Math.min(...countWeights) >= 0)) &&
    (contrasts === undefined || (isListOf(contrasts, isRow) && contrasts.length > 0));
  // A contrast with the same coefficient everywhere is known without any report.
  const isCounted = contrasts
    ? contrasts.every((row) => row.some((coefficient) => coefficient !== row[0]))
    : countWeights?.some(Boolean);
  needObjective(areStated && (isCounted ?? true), "counting");
  const shares = countWeights ?? sent.map(() => (contrasts ? 0 : 1));
  const sums = [
    ...sent.map((_, x) => sent.map((_, z) => (x === z ? Math.sqrt(shares[x] as number) : 0))),
    ...(contrasts ?? []),
  ];
  const all = inputs();
  const total = sum(all.map(({ people }) => people));
  const often = columnsOf(all.map(({ weights }) => weights)).map((column) =>
    column.reduce((chance, weight, i) => chance + quotient(weight, ROW) * quotient(all[i]?.people ?? 0n, total), 0),
  );
  const rows = all.map(({ x, weights }) => ({
    row: weights.map((weight, y) => (often[y] === 0 ? 0 : quotient(weight, ROW) / Math.sqrt(often[y] as number))),
    values: sums.map((coefficients) => coefficients[x] as number),
  }));
  const means = sums.map((coefficients) =>
    all.reduce((mean, { x, people }) => mean + quotient(people, total) * (coefficients[x] as number), 0),
  );
  return leastSquares(rows) - means.reduce((square, mean) => square + mean * mean, 0);
}
/** The sum of squares of the shortest solutions of  row . g = value,  one for each value of the rows; infinite without one. */
function leastSquares(given: { row: number[]; values: number[] }[]): number {
  const dot = (one: number[], other: number[]) => one.reduce((all, entry, y) => all + entry * (other[y] as number), 0);
  const subtract = (one: number[], other: number[], times: number) =>
    one.map((entry, y) => entry - times * (other[y] as number));
  const scaled = (one: number[], by: number) => one.map((entry) => entry / by);
  // Rows of length 1; the row that is farthest from those before comes next (Gram and Schmidt).
  let left = given.map(({ row, values }) => {
    const length = Math.sqrt(dot(row, row));
    return { row: scaled(row, length), values: scaled(values, length), size: Math.hypot(...scaled(values, length)) };
  });
  let square = 0;
  for (;;) {
    const lengths = left.map(({ row }) => Math.sqrt(dot(row, row)));
    const farthest = lengths.indexOf(Math.max(0, ...lengths));
    const next = left[farthest];
    if (next === undefined || !((lengths[farthest] as number) > SMALL)) break;
    const [row, values] = [
      scaled(next.row, lengths[farthest] as number),
      scaled(next.values, lengths[farthest] as number),
    ];
    square += dot(values, values);
    left = left.flatMap((rest, i) => {
      const along = dot(rest.row, row);
      if (i === farthest) return [];
      return [{ row: subtract(rest.row, row, along), values: subtract(rest.values, values, along), size: rest.size }];
    });
  }
  const isSolved = left.every(
    ({ values, size }) => Math.hypot(...values) <= Math.sqrt(SMALL) * Math.max(size, Math.sqrt(square)),
  );
  return isSolved ? square : Number.POSITIVE_INFINITY;
}
type Objective = {
  value: (achieved: Achieved) => number;
  /** Each report stands for one answer. */
  isOfAnswers?: true;
  needsDistances?: true;
  /** 1 where a larger value is better. */
  sign: 1 | -1;
};
const OBJECTIVES: { [name: string]: Objective } = {
  counting: { value: counting, sign: -1 },
  guesses: { value: guesses, isOfAnswers: true, sign: 1 },
  distance: { value: distance, isOfAnswers: true, needsDistances: true, sign: -1 },
  "chi-square": { value: chiSquare, sign: 1 },
};

/**
 * The objective that the protocol was made for, or undefined if that is information. Throws if the objective is unknown, or
 * the channel has another value than the document states. `sent` is computed only if it is needed.
 */
export function checkObjective(stated: Omit<Achieved, "sent"> & { sent: () => bigint[][] }): string | undefined {
  const { utility, standsFor, isTable } = stated;
  const { objective, value, bound, distances, upperBound, countingEfficiency } = utility;
  const hasCounting = utility.countWeights !== undefined || utility.contrasts !== undefined;
  if (countingEfficiency !== undefined) {
    const others = [objective, value, bound, distances].some((field) => field !== undefined);
    const isShare = isFiniteNumber(countingEfficiency) && countingEfficiency > 0 && countingEfficiency <= 1;
    need(!others && isTable && isShare && upperBound !== undefined, texts.efficiencyWrong);
    // No file proves its efficiency, but a channel that does not tell the counts has none.
    need(Number.isFinite(counting({ ...stated, sent: stated.sent() })), texts.efficiencyNone, "", "figures");
    return undefined;
  }
  if (!hasCounting && [objective, value, bound, distances].every((field) => field === undefined)) return undefined;
  need(typeof objective === "string" && Object.hasOwn(OBJECTIVES, objective), texts.objectiveUnknown, `${objective}`);
  const { value: computeValue, isOfAnswers, needsDistances, sign } = OBJECTIVES[objective] as Objective;
  const sent = stated.sent();
  const isAnswer = (row: unknown) => isListOf(row, (x) => isIndex(x, sent.length), 1);
  const areReports = isTable && (!isOfAnswers || isListOf(standsFor, isAnswer, sent[0]?.length));
  const areStated =
    (distances !== undefined) === Boolean(needsDistances) && isFiniteNumber(value) && isFiniteNumber(bound);
  needObjective(!hasCounting || objective === "counting", objective);
  needObjective(areStated && upperBound === undefined && areReports, objective);
  const tolerance = computeValue === counting ? VARIANCES : FIGURES;
  const isNear = (one: number, other: number) =>
    Number.isFinite(other) && Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(other));
  const isBound = sign * (bound - value) >= -FIGURES * Math.max(1, Math.abs(bound));
  need(isNear(value, computeValue({ ...stated, sent })) && isBound, texts.objectiveDiffers, objective, "figures");
  return objective;
}
