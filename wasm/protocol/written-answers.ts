// SPDX-License-Identifier: GPL-3.0-or-later
/** The cells of a private file, and which of them name the answer itself. */

import type { Design, ProtocolFile, WriteMode } from "../contract/types.js";
import { shownNames } from "./columns.js";
import { pairsOf } from "./pairs.js";

/** Each cell is an answer, a pair of secret and answer, a code that may stand for several answers, or a list of ticks. */
type WrittenAs = "answers" | "pairs" | "codes" | "ticks";

export interface WrittenAnswers {
  as: WrittenAs;
  /** For each cell that may be written the one answer, or pair, that it names; -1 where it names none or several. */
  names: Int32Array;
  /** The number of answers or pairs. An input's own is the rest of its division by this. */
  of: number;
}

type Made = Pick<Design, "secret" | "data" | "seesSecret" | "marks" | "reports" | "standsFor">;

/** A protocol file as far as it is asked about here. */
export function madeBy({ secret, data, seesSecret, channel }: ProtocolFile): Made {
  const { reports, marks, standsFor = [] } = channel;
  return { secret, data, reports, standsFor, ...(seesSecret && { seesSecret }), ...(marks && { marks }) };
}

/** By the words that a reader of the file sees. A report of several that stand for one answer has a number behind its name. */
export function writtenAnswers(made: Made, write: WriteMode): WrittenAnswers {
  const { secret, data, reports, standsFor, marks, seesSecret } = made;
  const of = data.categories.length;
  if (write === "values") return { as: "answers", names: Int32Array.from({ length: of }, (_, x) => x), of };
  if (marks) return { as: "ticks", names: new Int32Array(), of };
  const shown = shownNames(data.categories);
  const answers = new Map([...data.categories, ...shown].map((name, i) => [name, i % of]));
  const named = (all: Map<string, number>) => Int32Array.from(reports, (report) => all.get(report) ?? -1);
  if (reports.every((report) => answers.has(report))) return { as: "answers", names: named(answers), of };
  const pairs = new Map(seesSecret ? pairsOf(secret, data).categories.map((pair, i) => [pair, i]) : []);
  if (reports.every((report) => pairs.has(report))) return { as: "pairs", names: named(pairs), of: pairs.size };
  const alone = ([x = -1, ...others]: number[]) => (others.length === 0 ? x : -1);
  return { as: "codes", names: Int32Array.from(reports, (_, y) => alone(standsFor[y] ?? [])), of };
}
