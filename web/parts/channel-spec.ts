// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture of a channel, without an element that shows it. */

import { type Design, NEGLIGIBLE } from "../../wasm/engine/sluice.js";
import { BETWEEN, shownNames } from "../../wasm/protocol/columns.js";
import type { HeatSpec } from "../charts/chart.js";
import { outOf100 } from "../charts/label.js";
import { reportOrder } from "../facts/belief.js";
import { inputNames, inputShares } from "../facts/pairs.js";
import { messages } from "../messages/page.js";
import { integer, list, plain } from "../text/format-message.js";
import { reportNames } from "../text/reports.js";

/** More rows or columns than this are not drawn: nobody could read them. */
export const most = 40;
/** How many reports a sentence about an answer names. */
const named = 3;

export function channelSpec(design: Design): HeatSpec {
  return heatOf(design, viewOf(design), reportOrder(design)[0] ?? 0);
}

/** The answers, or pairs of secret and answer, and reports that are drawn, as indices. */
export interface View {
  answers: number[];
  reports: number[];
  cut: boolean;
}

export function viewOf(design: Design): View {
  const shares = inputShares(design);
  const answers = commonest(shares);
  const common = new Set(commonest(design.reportDistribution));
  const reports = reportOrder(design).filter((report) => common.has(report));
  const cut = answers.length < shares.length || reports.length < design.reports.length;
  return { answers, reports, cut };
}

/** Indices of the largest shares, in their own order. */
function commonest(distribution: Float64Array): number[] {
  const all = Array.from(distribution, (_, index) => index);
  if (all.length <= most) return all;
  const sorted = all.toSorted((a, b) => (distribution[b] ?? 0) - (distribution[a] ?? 0));
  return sorted.slice(0, most).sort((a, b) => a - b);
}

export function heatOf(design: Design, { answers, reports }: View, selected: number): HeatSpec {
  if (design.marks) return marksOf(design, { answers, reports, cut: false }, selected);
  const t = messages.channel;
  const said = design.seesSecret ? t.pairs : t;
  const width = design.reports.length;
  const names = inputNames(design);
  const chance = (answer: number, report: number) => design.channel[answer * width + report] ?? 0;
  const answerName = (row: number) => names[answers[row] ?? 0] ?? "";
  const all = reportNames(design);
  const reportName = (column: number) => all[reports[column] ?? 0] ?? "";
  const peaks = answers.map((answer) => Math.max(...reports.map((report) => chance(answer, report))));
  const [lowest, highest] = [outOf100(Math.min(...peaks)), outOf100(Math.max(...peaks))];
  return {
    kind: "heat",
    title: t.title,
    rowAxis: said.rowAxis,
    columnAxis: t.columnAxis,
    ...groupsOf(design, answers),
    rows: answers.map((_, row) => answerName(row)),
    columns: reports.map((_, column) => reportName(column)),
    values: answers.flatMap((answer) => reports.map((report) => chance(answer, report))),
    selected: Math.max(0, reports.indexOf(selected)),
    summary: plain(lowest === highest ? said.summarySame : said.summary, {
      answers: integer(names.length),
      reports: integer(width),
      least: lowest,
      most: highest,
    }),
    describeRow: (row) => {
      const sorted = reports
        .map((report, column) => ({ name: reportName(column), chance: chance(answers[row] ?? 0, report) }))
        .filter((part) => part.chance >= NEGLIGIBLE)
        .sort((a, b) => b.chance - a.chance);
      const parts = sorted
        .slice(0, named)
        .map((part) => plain(t.rowPart, { report: part.name, chance: outOf100(part.chance) }));
      const rest = sorted.slice(named).reduce((sum, part) => sum + part.chance, 0);
      if (rest >= NEGLIGIBLE) parts.push(plain(t.rowRest, { chance: outOf100(rest) }));
      return plain(said.row, { answer: answerName(row), reports: list(parts) });
    },
    describeCell: (row, column) =>
      plain(said.cell, {
        answer: answerName(row),
        report: reportName(column),
        chance: outOf100(chance(answers[row] ?? 0, reports[column] ?? 0)),
      }),
  };
}

/**
 * Pairs under the names of their secrets, combinations of several columns under the values of the first. All of them
 * together would be too long for a narrow screen.
 */
function groupsOf({ secret, data, seesSecret }: Design, inputs: number[]): Pick<HeatSpec, "groups"> {
  const { categories } = data;
  const [first, ...rest] = data.columns ?? [];
  if (!seesSecret && !first) return {};
  const width = categories.length;
  const over = seesSecret ? secret.name : (first?.name ?? "");
  const [secrets, answers] = [shownNames(secret.categories), shownNames(categories)];
  const above = (input: number) => (seesSecret ? secrets[Math.floor(input / width)] : first?.values[input]);
  const name = (input: number) =>
    seesSecret ? answers[input % width] : rest.map(({ values }) => values[input] || messages.empty).join(BETWEEN);
  const heads = inputs.map((input, row) => ({ row, category: above(input) }));
  return {
    groups: {
      heads: heads
        .filter(({ category }, row) => row === 0 || category !== heads[row - 1]?.category)
        .map(({ row, category }) => ({
          row,
          name: plain(messages.channel.pairs.group, { column: over, category: category || messages.empty }),
        })),
      names: inputs.map((input) => name(input) || messages.empty),
    },
  };
}

/** The same where reports are sets of answers: with which chance each is marked. */
function marksOf(design: Design, { answers, reports }: View, selected: number): HeatSpec {
  const t = messages.channel.marks;
  const width = design.reports.length;
  const chance = (answer: number, mark: number) => design.channel[answer * width + mark] ?? 0;
  const name = (index: number | undefined) => design.data.categories[index ?? 0] || messages.empty;
  const other = outOf100(chance(0, 1));
  return {
    kind: "heat",
    title: t.title,
    rowAxis: messages.channel.rowAxis,
    columnAxis: t.columnAxis,
    ...groupsOf(design, answers),
    rows: answers.map(name),
    columns: reports.map(name),
    values: answers.flatMap((answer) => reports.map((mark) => chance(answer, mark))),
    selected: reports.indexOf(selected),
    summary: plain(t.summary, { answers: integer(design.data.categories.length), other }),
    describeRow: (row) => plain(t.row, { answer: name(answers[row]), other }),
    describeCell: (row, column) =>
      plain(t.cell, {
        answer: name(answers[row]),
        mark: name(reports[column]),
        chance: outOf100(chance(answers[row] ?? 0, reports[column] ?? 0)),
      }),
  };
}
