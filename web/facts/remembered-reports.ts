// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Reports that this person has drawn, kept on the device for as long as they ask for it. By the protocol's identity and
 * the wording that was answered it has the report, which they send. It keeps neither the answer nor the key that the
 * report was drawn with: the key would tell the answer.
 */

const PLACE = "sluice-answers";

/** The wording of reports that were kept before wordings were. */
const ANY_WORDING = "";

/** By the protocol's identity and the wording. */
export type Remembered = Map<string, Map<string, string>>;

/** All that are kept, by other windows too. */
export function rememberedReports(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return new Map(
      Object.entries(kept ?? {}).flatMap(([protocol, value]) => {
        const reports = reportsIn(value);
        return reports.size > 0 ? [[protocol, reports] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

function reportsIn(value: unknown): Map<string, string> {
  if (typeof value === "string") return new Map([[ANY_WORDING, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The one for this wording, or one of which the wording was not kept. */
export function reportFor(all: Remembered, protocol: string, wording: string): string | undefined {
  const reports = all.get(protocol);
  return reports?.get(wording) ?? reports?.get(ANY_WORDING);
}

export function countOf(all: Remembered): number {
  return [...all.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Keeps a report, or lets go of it; says whether that could be done. */
export function rememberReport(protocol: string, wording: string, report: string | undefined): boolean {
  const all = rememberedReports();
  const reports = new Map(all.get(protocol));
  if (report === undefined && !reports.has(wording)) reports.delete(ANY_WORDING);
  reports.delete(wording);
  if (report !== undefined) reports.set(wording, report);
  if (reports.size > 0) all.set(protocol, reports);
  else all.delete(protocol);
  return store(all);
}

export function forgetReports(): boolean {
  return store(new Map());
}

function store(all: Remembered): boolean {
  try {
    const written = [...all].map(([protocol, reports]) => [protocol, Object.fromEntries(reports)] as const);
    if (all.size === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(written)));
    return true;
  } catch {
    // In private windows of some browsers nothing can be kept.
    return false;
  }
}
