// SPDX-License-Identifier: GPL-3.0-or-later
/** The first rows of a file as they could come out of a design: an example, drawn apart from what is written. */
import { type Design, shownNames } from "../../wasm/engine/sluice.js";
import { coder, codingOf } from "../../wasm/protocol/coding.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { writtenAnswers } from "../../wasm/protocol/written-answers.js";
import { otherMark } from "./marks.js";
import { sharedNames } from "./pairs.js";

export interface PreviewRow {
  now: string;
  code: string;
  value: string;
  /** Whether the code, or the value, does not name the row's own answer; of ticks nothing is said. */
  changed: { reports?: boolean; values: boolean };
}

/**
 * @param chance the chance of one row and one draw of it, from 0 to 1. It is the same each time, so that rows change as
 * little as the design does.
 */
export function previewRows(
  design: Design,
  header: string[],
  rows: string[][],
  chance: (row: number, draw: number) => number,
): PreviewRow[] {
  const [dataAt, secretAt] = [finder(design, design.data, header), finder(design, design.secret, header)];
  const names = sharedNames(design.data).map((name) => header.indexOf(name));
  const width = design.data.categories.length;
  const values = shownNames(design.data.categories);
  const named = writtenAnswers(design, "reports");
  return rows.flatMap((row, i): PreviewRow[] => {
    const [x, s] = [dataAt(row), secretAt(row)];
    if (x === undefined || (design.seesSecret && s === undefined)) return [];
    const now = names.map((column) => row[column] ?? "").join(", ");
    if (design.marks) return [{ now, ...marked(design, x, (draw) => chance(i, draw), values) }];
    const input = design.seesSecret ? (s ?? 0) * width + x : x;
    const all = design.reports.length;
    const report = pick(design.channel.subarray(input * all, (input + 1) * all), chance(i, 0));
    const value = pick(design.dataPosterior.subarray(report * width, (report + 1) * width), chance(i, 1));
    const changed = { reports: named.names[report] !== input % named.of, values: value !== x };
    return [{ now, code: design.reports[report] ?? "", value: values[value] ?? "", changed }];
  });
}

function marked(design: Design, x: number, chance: (draw: number) => number, values: string[]) {
  const u = otherMark(design);
  const marks = values.map((_, at) => chance(2 + at) < (at === x ? 0.5 : u));
  const weights = Float64Array.from(design.dataDistribution, (share, at) => share * (marks[at] ? 1 / u : 1 / (1 - u)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const value = pick(
    weights.map((weight) => weight / sum),
    chance(1),
  );
  return {
    code: marks.map((is) => (is ? "y" : "n")).join(""),
    value: values[value] ?? "",
    changed: { values: value !== x },
  };
}

/** The category of a row, where it has one. */
function finder(design: Design, variable: Design["data"], header: string[]) {
  const columns = columnsOf(variable).map(({ name, values }) => ({
    at: header.indexOf(name),
    code: coder(codingOf(design.coding, name), name, ""),
    values,
  }));
  return (row: string[]): number | undefined => {
    try {
      const cells = columns.map(({ at, code }) => code(row[at] ?? "", 0));
      const found = variable.categories.findIndex((_, i) => columns.every(({ values }, j) => values[i] === cells[j]));
      return found < 0 ? undefined : found;
    } catch {
      // A cell that the rules have no category for is no example.
      return undefined;
    }
  };
}

function pick(chances: Float64Array, u: number): number {
  let [sum, last] = [0, 0];
  for (const [index, chance] of chances.entries()) {
    if (chance > 0) last = index;
    sum += chance;
    if (u < sum) return index;
  }
  return last;
}
