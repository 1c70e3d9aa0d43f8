// SPDX-License-Identifier: Apache-2.0
/** The checker's part for protocols that were made for something else than information: what the channel is worth by it. */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** By category of the data how many people send each report, times 2^62; and what the document says of its channel. */
type Achieved = { sent: bigint[][]; utility: { [key: string]: unknown }; standsFor: unknown; isTable: boolean };

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
/** tr J^-1 - |p|^2, J the reports' information about the shares p: n times the variance of their best estimates from n reports. */
function counting({ sent }: Achieved): number {
  const total = sum(sent.flat());
  const people = sent.map((row) => share(sum(row), total));
  const each = columns(sent).map((column) => column.map((of, x) => share(of, total) / (people[x] as number)));
  const often = columns(sent).map((column) => share(sum(column), total));
  const rows = people.map((_, x) =>
    people.map((_, y) =>
      each.reduce((all, q, z) => all + ((q[x] as number) * (q[y] as number)) / (often[z] as number), 0),
    ),
  );
  return traceOfInverse(rows) - people.reduce((all, p) => all + p * p, 0);
}
/** Of a positive definite matrix: by its Cholesky factor, and that one's inverse. */
function traceOfInverse(matrix: number[][]): number {
  const size = matrix.length;
  const lower = matrix.map((row) => row.map(() => 0));
  const inverse = matrix.map((row) => row.map(() => 0));
  const dot = (one: number[], other: number[], to: number) =>
    one.slice(0, to).reduce((all, of, k) => all + of * (other[k] as number), 0);
  for (const [i, row] of matrix.entries()) {
    const own = lower[i] as number[];
    for (let j = 0; j <= i; j += 1) {
      const of = lower[j] as number[];
      const left = (row[j] as number) - dot(own, of, j);
      own[j] = i === j ? Math.sqrt(left) : left / (of[j] as number);
    }
  }
  let trace = 0;
  for (let column = 0; column < size; column += 1) {
    for (let i = column; i < size; i += 1) {
      const own = lower[i] as number[];
      let left = i === column ? 1 : 0;
      for (let k = column; k < i; k += 1) left -= (own[k] as number) * ((inverse[k] as number[])[column] as number);
      const entry = left / (own[i] as number);
      (inverse[i] as number[])[column] = entry;
      trace += entry * entry;
    }
  }
  return trace;
}
const share = (part: bigint, whole: bigint) => Number((part << 80n) / whole) / 2 ** 80;

/** For each objective what a channel is worth by it, whether reports are answers, whether distances are needed, and 1 where more is better. */
type Objective = { worth: (of: Achieved) => number; answers: boolean; far: boolean; sign: 1 | -1 };
const OBJECTIVES: { [name: string]: Objective } = {
  counting: { worth: counting, answers: false, far: false, sign: -1 },
  guesses: { worth: guesses, answers: true, far: false, sign: 1 },
  distance: { worth: distance, answers: true, far: true, sign: -1 },
};

/**
 * What the protocol was made for; nothing where that is the information. Throws where it is something unknown, or the channel
 * is worth something else than the document says. `sent` is asked for only where it is needed.
 */
export function checkObjective(of: Omit<Achieved, "sent"> & { sent: () => bigint[][] }): string | undefined {
  const { utility, standsFor, isTable } = of;
  const { objective, value, bound, distances, upperBound } = utility;
  if ([objective, value, bound, distances].every((field) => field === undefined)) return undefined;
  need(typeof objective === "string" && Object.hasOwn(OBJECTIVES, objective), texts.objectiveUnknown, `${objective}`);
  const { worth, answers, far, sign } = OBJECTIVES[objective] as Objective;
  const sent = of.sent();
  const isAnswer = (row: unknown) =>
    Array.isArray(row) && row.length === 1 && Number.isInteger(row[0]) && row[0] in sent;
  const isRight =
    isTable &&
    (!answers || (Array.isArray(standsFor) && standsFor.length === sent[0]?.length && standsFor.every(isAnswer)));
  const fine = upperBound === undefined && (distances !== undefined) === far && isNumber(value) && isNumber(bound);
  need(fine && isRight, texts.objectiveWrong, objective);
  const off = answers ? FIGURES : VARIANCES;
  const near = (one: number, other: number) => Math.abs(one - other) <= off * Math.max(1, Math.abs(other));
  const isBound = sign * (bound - value) >= -FIGURES * Math.max(1, Math.abs(bound));
  need(near(value, worth({ ...of, sent })) && isBound, texts.objectiveDiffers, objective, "figures");
  return objective;
}
