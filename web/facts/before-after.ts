// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The answers of a table before and after, by category, as they are to be expected. Nothing is drawn by chance: the picture
 * moves as smoothly as the level does.
 */
import { type Design, shownNames, type WriteMode } from "../../wasm/engine/sluice.js";
import { writtenAnswers } from "../../wasm/protocol/written-answers.js";
import { shareUnchanged } from "./changed-answers.js";
import { otherMark } from "./marks.js";

/** People with one answer, or with one name in the new file. */
export interface Band {
  name: string;
  /** All of them. */
  rows: number;
  /** Those whose new cell names their own answer. */
  same: number;
}

export interface BeforeAfter {
  before: Band[];
  /** In the order of `before`, where new cells name answers. Ticks may be more or fewer than the rows. */
  after: Band[];
}

/** The commonest answers come first. */
export function beforeAfter(design: Design, write: WriteMode, rows: number): BeforeAfter {
  const { as, names, of } = writtenAnswers(design, write);
  const shares = design.dataDistribution;
  const answers = shownNames(design.data.categories);
  const same = shareUnchanged(design, write) ?? shares.map((share) => share / 2);
  const order = [...shares.keys()].sort((x, y) => (shares[y] ?? 0) - (shares[x] ?? 0));
  const band = (name: string, share: number, own: number): Band => ({ name, rows: rows * share, same: rows * own });
  const before = order.map((x) => band(answers[x] ?? "", shares[x] ?? 0, same[x] ?? 0));
  if (as === "codes") {
    const after = design.reports.map((name, y) =>
      band(name, design.reportDistribution[y] ?? 0, told(design, y, names[y])),
    );
    return { before, after: after.sort((one, other) => other.rows - one.rows) };
  }
  if (write === "values") return { before, after: before };
  const sent = new Float64Array(shares.length);
  if (as === "ticks") sent.set(shares.map((share) => share / 2 + (1 - share) * otherMark(design)));
  names.forEach((name, y) => {
    const x = (name % of) % shares.length;
    sent[x] = (sent[x] ?? 0) + (design.reportDistribution[y] ?? 0);
  });
  return { before, after: order.map((x) => band(answers[x] ?? "", sent[x] ?? 0, same[x] ?? 0)) };
}

/** How often a code is sent by those whose answer it names alone. */
function told(design: Design, report: number, answer = -1): number {
  if (answer < 0) return 0;
  const width = design.data.categories.length;
  return (design.reportDistribution[report] ?? 0) * (design.dataPosterior[report * width + answer] ?? 0);
}

/** Whole numbers near these, with the sum that theirs rounds to. */
export function inWhole(values: number[]): number[] {
  const whole = values.map(Math.floor);
  let left = Math.round(values.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, n) => sum + n, 0);
  const part = (i: number) => (values[i] ?? 0) - (whole[i] ?? 0);
  for (const i of [...values.keys()].sort((one, other) => part(other) - part(one))) {
    if (left <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}
