// SPDX-License-Identifier: GPL-3.0-or-later

/** A report stands for the likeliest categories that together have at least this probability … */
const SHARE = 0.5;
/** … but for no more than this many, or its name says nothing. */
const MOST = 3;

export interface NamedReports {
  reports: string[];
  /** For each report the categories it stands for, likeliest first. */
  standsFor: number[][];
}

/** Categories by falling posterior; the order of the prior where they are equally likely. */
function byLikelihood(posterior: Float64Array): number[] {
  return [...posterior.keys()]
    .filter((x) => (posterior[x] ?? 0) > 0)
    .sort((one, other) => (posterior[other] ?? 0) - (posterior[one] ?? 0) || one - other);
}

function standFor(posterior: Float64Array): number[] {
  const ordered = byLikelihood(posterior);
  let total = 0;
  const enough = ordered.findIndex((x) => {
    total += posterior[x] ?? 0;
    return total >= SHARE;
  });
  return ordered.slice(0, Math.min(MOST, enough < 0 ? ordered.length : enough + 1));
}

/**
 * Names reports by what they stand for, uniquely: "Bachelors", "Bachelors or Masters", and a number behind it where
 * two reports stand for the same.
 * @param dataPosterior P(data | report), reports × data
 */
export function nameReports(dataPosterior: Float64Array, categories: string[]): NamedReports {
  const a = categories.length;
  const standsFor: number[][] = [];
  const reports: string[] = [];
  const taken = new Set<string>();
  for (let y = 0; y * a < dataPosterior.length; y += 1) {
    const members = standFor(dataPosterior.subarray(y * a, (y + 1) * a));
    const base = members.map((x) => categories[x] || "(empty)").join(" or ");
    let name = base;
    for (let i = 2; taken.has(name); i += 1) name = `${base} (${i})`;
    taken.add(name);
    standsFor.push(members);
    reports.push(name);
  }
  return { reports, standsFor };
}
