// SPDX-License-Identifier: GPL-3.0-or-later
/** The reports that may be sent for an answer, and what their receiver can conclude. */

import type { Design, SharedColumn, Variable } from "../../wasm/engine/sluice.js";
import { columnsOf } from "../../wasm/protocol/columns.js";

/** A column that a person is asked for: one of the data or, where the channel sees it, of the secret. */
export interface Question {
  column: string;
  values: string[];
  of: "secret" | "data";
  /** The place among the columns of that variable. */
  at: number;
  /** For each value the cells of a file that stand for it as well: those merged into it, or that count as missing. */
  cells: string[][];
}

export function questions({ secret, data, seesSecret, coding = [] }: Design): Question[] {
  const asked = (variable: Variable, of: Question["of"]) =>
    columnsOf(variable).map(({ name, values: all }: SharedColumn, at) => {
      const values = [...new Set(all)];
      const { merged = [], missing = [] } = coding.find(({ column }) => column === name) ?? {};
      const cells = values.map((value) =>
        (value === "" ? missing : (merged.find(({ into }) => into === value)?.cells ?? [])).filter(
          (cell) => cell !== value,
        ),
      );
      return { column: name, values, of, at, cells };
    });
  return [...asked(data, "data"), ...(seesSecret ? asked(secret, "secret") : [])];
}

/** The channel's input for these answers; -1 where nobody in the table had them together. */
export function inputFor(design: Design, asked: Question[], answers: (string | undefined)[]): number {
  const find = (variable: Variable, of: Question["of"]) => {
    const columns = columnsOf(variable);
    return variable.categories.findIndex((_, category) =>
      asked.every((question, i) => question.of !== of || columns[question.at]?.values[category] === answers[i]),
    );
  };
  const x = find(design.data, "data");
  if (!design.seesSecret || x < 0) return x;
  const s = find(design.secret, "secret");
  return s < 0 ? -1 : s * design.data.categories.length + x;
}

/** A report that may be sent. */
export interface Odd {
  report: number;
  chance: number;
  /** P(secret | report), for each secret. */
  beliefs: number[];
}

/** The reports that may be sent for an input, likeliest first. */
export function odds({ channel, reports, secret, secretPosterior }: Design, input: number): Odd[] {
  const c = secret.categories.length;
  return reports
    .map((_, report) => ({
      report,
      chance: channel[input * reports.length + report] ?? 0,
      beliefs: Array.from(secretPosterior.subarray(report * c, (report + 1) * c)),
    }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance);
}
