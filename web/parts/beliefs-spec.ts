// SPDX-License-Identifier: GPL-3.0-or-later
/** The pictures of beliefs about the secret, without an element that shows them. */
import type { Design } from "../../wasm/engine/sluice.js";
import type { BarsSpec } from "../charts/chart.js";
import { beliefAfter, markedIn, shareOf } from "../facts/marks.js";
import { messages } from "../messages/page.js";
import { list, percent, plain } from "../text/format-message.js";
import { reportName } from "../text/reports.js";

export function nameOf(design: Design, report: number): string {
  const name = reportName(design, report);
  return design.marks ? plain(messages.channel.marks.one, { answer: name }) : name;
}

/** The name of the report, the share of people who send it, and an observer's beliefs after it. */
export function lookedAt(design: Design, report: number): { name: string; share: number; after: number[] } {
  const width = design.secret.categories.length;
  if (!design.marks) {
    const after = Array.from(design.secretPosterior.subarray(report * width, (report + 1) * width));
    return { name: nameOf(design, report), share: design.reportDistribution[report] ?? 0, after };
  }
  const marked = markedIn(design, report);
  const names = list(marked.map((x) => design.data.categories[x] || messages.empty));
  return {
    name: names || messages.channel.marks.none,
    share: shareOf(design, marked),
    after: beliefAfter(design, marked),
  };
}

export function barsOf(design: Design, report: number): BarsSpec {
  const { name, after } = lookedAt(design, report);
  return barsAfter(design, name, after);
}

/** The same for a report of this name, after which the belief in every secret is as told. */
export function barsAfter(design: Design, reported: string, after: number[]): BarsSpec {
  const t = messages.channel;
  const rows = design.secret.categories.map((name, s) => ({
    name: name || messages.empty,
    before: design.secretDistribution[s] ?? 0,
    after: after[s] ?? 0,
  }));
  const parts = rows.map((row) =>
    plain(t.beliefPart, { secret: row.name, before: percent(row.before), after: percent(row.after) }),
  );
  return {
    kind: "bars",
    title: t.beliefTitle,
    rowAxis: design.secret.name,
    before: t.beliefBefore,
    after: t.beliefAfter,
    more: t.beliefMore,
    less: t.beliefLess,
    rows,
    summary: plain(t.beliefSummary, { report: reported, parts: list(parts) }),
  };
}
