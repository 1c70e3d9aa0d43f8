// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts of several files: added up, or side by side as groups. */
import type { GroupedReports, ReportCounts } from "../../../wasm/engine/sluice.js";

/** As of one survey; of sets of marks each file has its own list. */
export function joined(all: ReportCounts[]): ReportCounts {
  const [first] = all as [ReportCounts];
  const sums = new Map<string, number>();
  for (const { reports, counts } of all) {
    for (const [i, report] of reports.entries()) sums.set(report, (sums.get(report) ?? 0) + (counts[i] ?? 0));
  }
  return {
    written: first.written,
    reports: [...sums.keys()],
    counts: [...sums.values()],
    ...missingOf(all),
  };
}

/** Each file as a group with its name, in the column that is called so. */
export function sideBySide(files: File[], all: ReportCounts[], column: string): GroupedReports {
  const { written, reports } = joined(all);
  const names: string[] = [];
  for (const { name } of files) names.push(names.includes(name) ? nextOf(name, names) : name);
  return {
    written,
    columns: [column],
    reports,
    groups: all.map((one, k) => {
      const sent = one.reports.flatMap((report, i) => ((one.counts[i] ?? 0) > 0 ? [[report, i] as const] : []));
      return {
        cells: [names[k] as string],
        reports: sent.map(([report]) => reports.indexOf(report)),
        counts: sent.map(([, i]) => one.counts[i] as number),
      };
    }),
    ...missingOf(all),
  };
}

function missingOf(all: { missing?: number }[]): { missing?: number } {
  const missing = all.reduce((sum, { missing = 0 }) => sum + missing, 0);
  return missing > 0 ? { missing } : {};
}

function nextOf(name: string, names: string[]): string {
  for (let i = 2; ; i += 1) if (!names.includes(`${name} (${i})`)) return `${name} (${i})`;
}
