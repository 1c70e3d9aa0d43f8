// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Reports that this person has drawn, kept on the device for as long as they ask for it: by the protocol's identity the
 * report, which is what they send. Neither the answer nor the key that the report was drawn with is kept: it would tell it.
 */

const PLACE = "sluice-answers";

/** All that are kept, by other windows too. */
export function rememberedReports(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const entries = Object.entries(kept ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/** Keeps a report, or lets go of it; says whether that could be done. */
export function rememberReport(protocol: string, report: string | undefined): boolean {
  const all = rememberedReports();
  if (report === undefined) all.delete(protocol);
  else all.set(protocol, report);
  return store(all);
}

export function forgetReports(): boolean {
  return store(new Map());
}

function store(all: Map<string, string>): boolean {
  try {
    if (all.size === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)));
    return true;
  } catch {
    // In private windows of some browsers nothing can be kept.
    return false;
  }
}
