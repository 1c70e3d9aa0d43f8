// SPDX-License-Identifier: GPL-3.0-or-later
/** A's scatters: a ratio of times and a ratio of information, a mark for each distribution and level. */
import type { Design, DesignRequest } from "../../wasm/contract/types.js";
import type { Designer, Panel } from "./figure.js";
import { median } from "./means.js";
import { Random } from "./random.js";

/** Figures 3 to 5 of A. */
export const PAPER_LEVELS = [0.5, 1, 1.5, 2];

/** A time is the median of so many. */
export const RUNS = 5;

/** Beside those of the paper. */
export const MORE = 100;

export interface Found {
  information: number;
  seconds: number;
}

export interface Pair {
  times: number;
  information: number;
}

export async function timed(
  designer: Designer,
  request: DesignRequest,
  runs = RUNS,
): Promise<Found & { design: Design }> {
  let design = await designer.design(request);
  const seconds = [design.seconds];
  while (seconds.length < runs) {
    design = await designer.design(request);
    seconds.push(design.seconds);
  }
  return { information: design.utility.mutualInformation, seconds: median(seconds), design };
}

/**
 * The paper's axes. One is the time of lip by that of the other. The other is the information of the one that keeps
 * less by that of the other.
 */
export function pairOf(less: Found, more: Found, lip = more): Pair {
  const other = lip === more ? less : more;
  return { times: lip.seconds / other.seconds, information: less.information / more.information };
}

/** Lip at a part of ε beside ldp at ε: for as many distributions as the paper has, and for more. */
export async function againstLdp(
  designer: Designer,
  tables: number,
  categories: number,
  part: 0.5 | 1,
  tell: (share: number) => Promise<void>,
): Promise<[Pair[][], Pair[][]]> {
  const random = new Random(3);
  const priors = Array.from({ length: tables + MORE }, () => random.table(2, categories, "uniforms"));
  // An engine is compiled further while it is used at first.
  for (const table of priors.slice(0, MORE))
    await designer.design({ table, notion: "lip", epsilon: 1, protocol: "optimal" });
  const found: [Pair[][], Pair[][]] = [PAPER_LEVELS.map(() => []), PAPER_LEVELS.map(() => [])];
  for (const [i, table] of priors.entries()) {
    for (const [l, epsilon] of PAPER_LEVELS.entries()) {
      const lip = await timed(designer, { table, notion: "lip", epsilon: part * epsilon, protocol: "optimal" });
      const ldp = await timed(designer, { table, notion: "ldp", epsilon, protocol: "optimal" });
      found[i < tables ? 0 : 1][l]?.push(part === 1 ? pairOf(ldp, lip) : pairOf(lip, ldp, lip));
    }
    await tell((i + 1) / priors.length);
  }
  return found;
}

export function ratiosPanel(title: string, pairs: Pair[][], times: string, information: string): Panel {
  return {
    title,
    x: { label: times },
    y: { label: information, fitted: true },
    series: PAPER_LEVELS.map((epsilon, l) => ({
      name: `ε = ${epsilon}`,
      points: (pairs[l] ?? []).map((pair) => ({ x: rounded(Math.log10(pair.times)), y: rounded(pair.information) })),
    })),
    scattered: true,
  };
}

/** A clock says no more of a millisecond, and a mark no more of a ratio. */
const rounded = (value: number) => Number(value.toPrecision(4));

/** How many times as long as lip the other takes. */
export function timesText(times: number): string {
  return Number((1 / times).toPrecision(2)).toLocaleString("en");
}
