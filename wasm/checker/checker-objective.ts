// SPDX-License-Identifier: Apache-2.0
/** The checker's part for protocols that were made for something else than information: what the channel is worth by it. */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** By category of the data how many people send each report, times 2^62; and what the document says of its channel. */
type Achieved = { sent: bigint[][]; utility: { [key: string]: unknown }; standsFor: unknown; isTable: boolean };

/** What figures of a file hold to. */
const FIGURES = 1e-9;
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
const share = (part: bigint, whole: bigint) => Number((part << 80n) / whole) / 2 ** 80;

/** For each objective what a channel is worth by it, whether distances are needed for that, and 1 where more is better. */
const OBJECTIVES: { [name: string]: { worth: (of: Achieved) => number; far: boolean; sign: 1 | -1 } } = {
  guesses: { worth: guesses, far: false, sign: 1 },
  distance: { worth: distance, far: true, sign: -1 },
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
  const { worth, far, sign } = OBJECTIVES[objective] as (typeof OBJECTIVES)[string];
  const sent = of.sent();
  const isAnswer = (row: unknown) =>
    Array.isArray(row) && row.length === 1 && Number.isInteger(row[0]) && row[0] in sent;
  const answers =
    isTable && Array.isArray(standsFor) && standsFor.length === sent[0]?.length && standsFor.every(isAnswer);
  const fine = upperBound === undefined && (distances !== undefined) === far && isNumber(value) && isNumber(bound);
  need(fine && answers, texts.objectiveWrong, objective);
  const near = (one: number, other: number) => Math.abs(one - other) <= FIGURES * Math.max(1, Math.abs(other));
  const isBound = sign * (bound - value) >= -FIGURES * Math.max(1, Math.abs(bound));
  need(near(value, worth({ ...of, sent })) && isBound, texts.objectiveDiffers, objective, "figures");
  return objective;
}
