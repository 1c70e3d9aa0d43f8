// SPDX-License-Identifier: GPL-3.0-or-later
/** Of which answers can be told from reports how common they are, however many reports it takes. */
import type { Design, Identifiable } from "../../wasm/api/sluice.js";

export interface Estimable {
  /** "none" where it is not so of a single answer. */
  kind: Identifiable | "none" | "unknown";
  /** Indices of the answers of which it is, where only some are. */
  told?: number[];
}

/** Multiplications after which nothing more is said than that it is a part. */
const MOST_WORK = 2e7;
/** What rounding leaves of nothing. */
const NOTHING = 1e-9;

const known = new WeakMap<Design, Estimable>();

export function estimable(design: Design): Estimable {
  const found = known.get(design) ?? look(design);
  known.set(design, found);
  return found;
}

/** The engine's word counts, which is exact; which answers they are, and that of a file, is found here in doubles. */
function look(design: Design): Estimable {
  const { identifiable, seesSecret, data } = design;
  if (identifiable && identifiable !== "in-part") return { kind: identifiable };
  const answers = data.categories.length;
  const told = toldBy(design.channel, design, design.channel.length / design.reports.length);
  if (!told) return { kind: identifiable ?? "unknown" };
  if (told.length === answers && !identifiable) return { kind: "always" };
  if (seesSecret && !identifiable && toldBy(given(design), design, answers)?.length === answers) {
    return { kind: "under-prior" };
  }
  if (told.length === 0) return { kind: "none" };
  // Where the two differ it is by rounding.
  return told.length < answers ? { kind: "in-part", told } : { kind: "in-part" };
}

/** P(report | answer), with secrets distributed given the answer as in the table. */
function given({ channel, prior, data, reports, dataDistribution, total }: Design): Float64Array {
  const [a, b] = [data.categories.length, reports.length];
  const all = new Float64Array(a * b);
  prior.forEach((weight, input) => {
    const x = input % a;
    const share = weight / total / (dataDistribution[x] ?? 1);
    for (let y = 0; y < b; y += 1) all[x * b + y] = (all[x * b + y] ?? 0) + share * (channel[input * b + y] ?? 0);
  });
  return all;
}

/** The answers whose share is the same in all distributions of inputs that give the same reports. */
function toldBy(rows: Float64Array, { data, reports }: Design, inputs: number): number[] | undefined {
  const [a, b] = [data.categories.length, reports.length];
  if (inputs * b * Math.min(inputs, b) > MOST_WORK) return undefined;
  const equations = Array.from({ length: b }, (_, y) =>
    Float64Array.from({ length: inputs }, (_, input) => rows[input * b + y] ?? 0),
  );
  const pivots = reduce(equations, inputs);
  const free = Array.from({ length: inputs }, (_, input) => input).filter((input) => !pivots.includes(input));
  // By how much the share of each answer changes where one input may be more common, others being less.
  const moves = (input: number) => {
    const change = new Float64Array(a);
    change[input % a] = 1;
    pivots.forEach((pivot, row) => {
      change[pivot % a] = (change[pivot % a] ?? 0) - (equations[row]?.[input] ?? 0);
    });
    return change;
  };
  const changes = free.map(moves);
  return data.categories.flatMap((_, x) => (changes.every((change) => Math.abs(change[x] ?? 0) < NOTHING) ? [x] : []));
}

/** To reduced rows (Gauss and Jordan); returns the column of each row that is left. */
function reduce(rows: Float64Array[], width: number): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < width && pivots.length < rows.length; column += 1) {
    const at = pivots.length;
    const size = (row: number) => Math.abs(rows[row]?.[column] ?? 0);
    let best = at;
    for (let row = at + 1; row < rows.length; row += 1) if (size(row) > size(best)) best = row;
    if (size(best) < NOTHING) continue;
    const [chosen, other] = [rows[best] as Float64Array, rows[at] as Float64Array];
    rows[best] = other;
    const lead = chosen[column] ?? 1;
    rows[at] = chosen.map((cell) => cell / lead);
    rows.forEach((row, index) => {
      const times = row[column] ?? 0;
      if (index !== at && times !== 0) rows[index] = row.map((cell, i) => cell - times * (rows[at]?.[i] ?? 0));
    });
    pivots.push(column);
  }
  return pivots;
}
