// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Finds how much reports say of the answer itself. Most promises are about the secret alone: the answer may be sent as
 * it is.
 */

import { type Design, NEGLIGIBLE } from "../../wasm/engine/sluice.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { otherMark } from "./marks.js";
import { type Odd, odds } from "./odds.js";
import { inputNames, keepsPair } from "./pairs.js";

/** For one input of the channel; chances and shares are between 0 and 1. */
export interface AnswerLeakage {
  /** How many of all people have the answer. */
  among: number;
  /** The chance of a report that reads like the answer. */
  asItIs: number;
  /** The chance of a report that nobody with another answer sends. */
  tells: number;
  /** P(answer | report), the largest of the reports that may be sent and do not tell it. */
  most: number;
  /**
   * The columns, if there are several, that a report may tell without telling the whole answer; `tells` is the chance.
   */
  columns: { name: string; tells: number }[];
  /** The secret of which a report that may be sent says most; of sets of marks it is not known before they are drawn. */
  secret?: { category: number; before: number; after: number };
}

export function answerLeakage(design: Design, input: number): AnswerLeakage {
  const x = input % design.data.categories.length;
  const among = design.dataDistribution[x] ?? 0;
  if (design.marks) return { among, ...leakageOfMarks(otherMark(design), among), columns: [] };
  const possible = odds(design, input);
  const name = keepsPair(design) ? inputNames(design)[input] : design.data.categories[x];
  const sum = (some: Odd[]) => some.reduce((total, { chance }) => total + chance, 0);
  const told = possible.filter(({ report }) => isCertain(answerAfter(design, report, [x])));
  const open = possible.filter((odd) => !told.includes(odd));
  const columns = design.data.columns ? columnsOf(design.data) : [];
  return {
    among,
    asItIs: sum(possible.filter(({ report }) => design.reports[report] === name)),
    tells: sum(told),
    most: Math.max(0, ...open.map(({ report }) => answerAfter(design, report, [x]))),
    columns: columns.flatMap((column) => {
      const alike = column.values.flatMap((value, other) => (value === column.values[x] ? [other] : []));
      const tells = sum(open.filter(({ report }) => isCertain(answerAfter(design, report, alike))));
      return tells > 0 ? [{ name: column.name, tells }] : [];
    }),
    ...mostMoved(design, possible),
  };
}

/** P(one of these answers | report). */
function answerAfter({ data, dataPosterior }: Design, report: number, answers: number[]): number {
  const width = data.categories.length;
  return answers.reduce((sum, x) => sum + (dataPosterior[report * width + x] || 0), 0);
}

export function isCertain(chance: number): boolean {
  return chance > 1 - NEGLIGIBLE;
}

/** One's own mark comes in half of all reports; alone it says most. */
function leakageOfMarks(other: number, among: number): Pick<AnswerLeakage, "asItIs" | "tells" | "most"> {
  if (other === 0) return { asItIs: 0, tells: 0.5, most: among };
  const own = among * (1 - other);
  return { asItIs: 0, tells: 0, most: own / (own + (1 - among) * other) };
}

/** P(answer | the marks that were drawn). */
export function answerAfterMarks(design: Design, x: number, marked: number[]): number {
  const other = otherMark(design);
  const likely = (category: number) => (marked.includes(category) ? 1 - other : other);
  const all = Array.from(design.dataDistribution, (share, category) => share * likely(category));
  return (all[x] ?? 0) / all.reduce((sum, share) => sum + share, 0);
}

/** P(answer | a report by its name). */
export function answerAfterReport(design: Design, x: number, report: string): number {
  return answerAfter(design, design.reports.indexOf(report), [x]);
}

function mostMoved({ secretDistribution }: Design, possible: Odd[]): Pick<AnswerLeakage, "secret"> {
  const all = possible.flatMap(({ beliefs }) =>
    beliefs.map((after, category) => {
      const before = secretDistribution[category] ?? 1;
      return { category, before, after, moved: Math.abs(Math.log(after / before)) };
    }),
  );
  const [first] = all.filter(({ moved }) => !Number.isNaN(moved)).sort((one, other) => other.moved - one.moved);
  if (!first) return {};
  const { moved: _, ...secret } = first;
  return { secret };
}
