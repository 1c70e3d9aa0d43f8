// SPDX-License-Identifier: GPL-3.0-or-later
/** The categories of the secret that are neighbours: a promise about neighbours does not let them be told apart. */
import type { JointTable, PriorSummary } from "../../wasm/contract/types.js";

export type Pair = [secret: string, secret: string];

/** Each with the next one in the order of the table, all with each other, or these. */
export type Neighbours = "next" | "all" | Pair[];

/** With more categories there are too many pairs to be chosen one by one. */
export const mostListed = 8;

/** All that there are. */
export function everyPair(categories: string[]): Pair[] {
  return categories.flatMap((one, index) => categories.slice(index + 1).map((other): Pair => [one, other]));
}

/** Those that are neighbours. */
export function pairsOf(neighbours: Neighbours, categories: string[]): Pair[] {
  if (neighbours === "all") return everyPair(categories);
  if (neighbours !== "next") return neighbours;
  return categories.slice(1).map((next, index) => [categories[index] ?? "", next]);
}

/** Secrets that a chain of neighbours joins, group by group: of those of two groups nothing is promised. */
export function groupsOf(pairs: Pair[], categories: string[]): string[][] {
  let groups = categories.map((category) => [category]);
  for (const pair of pairs) {
    const joined = groups.filter((group) => pair.some((secret) => group.includes(secret))).flat();
    // Everything stays in the order of the table.
    const whole = categories.filter((category) => joined.includes(category));
    groups = groups.flatMap((group) =>
      group[0] === whole[0] ? [whole] : joined.includes(group[0] ?? "") ? [] : [group],
    );
  }
  return groups;
}

/** Between these neighbours lies the level at which the answers may go out as they are. */
export function withNeighbours(
  { table, prior }: { table?: JointTable | undefined; prior?: PriorSummary | undefined },
  neighbours: Neighbours,
): { neighbours?: Neighbours; prior?: PriorSummary } {
  if (!table || !prior) return {};
  const profile = releaseBetween(neighbours, table, prior);
  return { neighbours, prior: { ...prior, releaseLevel: { ...prior.releaseLevel, profile } } };
}

/**
 * The level at which answers tell neighbours no further apart than is allowed, for any two of them.
 * @internal Tests take it from here to make the copy's claims.
 */
export function releaseBetween(neighbours: Neighbours, { secret, data, weights }: JointTable, prior: PriorSummary) {
  // For all pairs the level is known already, and they may be many.
  if (neighbours === "all") return prior.releaseLevel.ldp ?? Number.POSITIVE_INFINITY;
  const width = data.categories.length;
  const shares = (category: string) => {
    const s = secret.categories.indexOf(category);
    const row = weights.subarray(s * width, (s + 1) * width);
    const total = row.reduce((sum, weight) => sum + weight, 0);
    return row.map((weight) => weight / total);
  };
  const levels = pairsOf(neighbours, prior.secret.categories).map(([one, other]) => {
    const there = shares(other);
    // An answer that neither of them ever has tells nothing.
    return shares(one).reduce((most, share, x) => Math.max(most, Math.abs(Math.log(share / (there[x] ?? 0))) || 0), 0);
  });
  return levels.reduce((most, level) => Math.max(most, level), 0);
}
