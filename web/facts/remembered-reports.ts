// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Reports that this person has drawn, kept on the device until they are forgotten. By the protocol's identity and
 * the wording that was answered it has the report, which they send. It keeps neither the answer nor the key that the
 * report was drawn with: the key would tell the answer.
 */

const PLACE = "sluice-answers";

/** The wording of reports that were kept before wordings were. */
const ANY_WORDING = "";

export interface Kept {
  report: string;
  /** The receipt of its sorting code; reports that were kept before there were such have none. */
  receipt?: string;
}

/** By the protocol's identity and the wording. */
export type Remembered = Map<string, Map<string, Kept>>;

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

function reportsIn(value: unknown): Map<string, Kept> {
  const entries = typeof value === "string" ? [[ANY_WORDING, value]] : Object.entries(value ?? {});
  return new Map(entries.flatMap(([wording, kept]) => keptIn(kept).map((one) => [wording, one])));
}

function keptIn(value: unknown): Kept[] {
  if (typeof value === "string") return [{ report: value }];
  if (!Array.isArray(value)) return [];
  const [report, receipt]: unknown[] = value;
  return typeof report === "string" && typeof receipt === "string" ? [{ report, receipt }] : [];
}

/** The one for this wording, or one of which the wording was not kept. */
export function reportFor(all: Remembered, protocol: string, wording: string): Kept | undefined {
  const reports = all.get(protocol);
  return reports?.get(wording) ?? reports?.get(ANY_WORDING);
}

export function countOf(all: Remembered): number {
  return [...all.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Keeps a report, or lets go of it; says whether that could be done. */
export function rememberReport(protocol: string, wording: string, kept: Kept | undefined): boolean {
  const all = rememberedReports();
  const reports = new Map(all.get(protocol));
  if (kept === undefined && !reports.has(wording)) reports.delete(ANY_WORDING);
  reports.delete(wording);
  if (kept !== undefined) reports.set(wording, kept);
  if (reports.size > 0) all.set(protocol, reports);
  else all.delete(protocol);
  return store(all);
}

export function forgetReports(): boolean {
  return store(new Map());
}

function store(all: Remembered): boolean {
  try {
    const written = [...all].map(([protocol, reports]) => {
      const each = [...reports].map(([wording, { report, receipt }]) => [
        wording,
        receipt ? [report, receipt] : report,
      ]);
      return [protocol, Object.fromEntries(each)] as const;
    });
    if (all.size === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(written)));
    return true;
  } catch {
    // In private windows of some browsers nothing can be kept.
    return false;
  }
}
