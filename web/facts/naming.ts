// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Finds the answers that the names of reports say, and how often that is the truth. Reports that are marks name
 * nothing.
 */
import type { Design } from "../../wasm/engine/sluice.js";
import { isCertain } from "./answer-leakage.js";

/** Shares of all reports. */
export interface Naming {
  /** Those that are named for the answer of whoever sends them, and for no other. */
  names: number;
  /** Those that nobody with another answer sends. */
  tells: number;
}

/**
 * Goes by what reports stand for, not by what they are called. When several stand for one answer, only the first has
 * its name; each pair names secret and answer.
 */
export function naming({ reports, standsFor, reportDistribution, dataPosterior, data }: Design): Naming {
  const width = data.categories.length;
  const all = { names: 0, tells: 0 };
  reports.forEach((_, y) => {
    const sent = reportDistribution[y] ?? 0;
    if (sent === 0) return;
    const posterior = dataPosterior.subarray(y * width, (y + 1) * width);
    const most = Math.max(...posterior);
    const [named, ...others] = standsFor[y] ?? [];
    if (isCertain(most)) {
      all.names += sent;
      all.tells += sent;
    } else if (named !== undefined && others.length === 0) all.names += sent * (posterior[named] ?? 0);
  });
  return all;
}
