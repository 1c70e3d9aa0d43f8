// SPDX-License-Identifier: GPL-3.0-or-later
/** The limit that a promise about neighbours sets for any two secrets, and how far apart reports tell them in fact. */
import type { Design } from "../../wasm/engine/sluice.js";
import { everyPair } from "./neighbours.js";

/** Two secrets, by index. Levels in nats. */
export interface NeighbourProfile {
  pair: [number, number];
  neighbours: boolean;
  /** From neighbour to neighbour levels add up; left out where no neighbours join the two. */
  promised?: number;
  /** Left out where reports are sets of marks, which nobody lists. */
  reached?: number;
}

/** For every two secrets; nothing where the promise is not about neighbours. */
export function neighbourProfiles(design: Design): NeighbourProfile[] {
  const { guarantee, secret } = design;
  const pairs = guarantee.parameters?.neighbours;
  if (!pairs) return [];
  const index = new Map(secret.categories.map((category, s) => [category, s]));
  const edges = pairs.map(([one, other]) => [index.get(one) ?? -1, index.get(other) ?? -1] as const);
  const from = secret.categories.map((_, s) => steps(edges, s, secret.categories.length));
  return everyPair(secret.categories).map(([one, other]) => {
    const [i, j] = [index.get(one) ?? -1, index.get(other) ?? -1];
    const far = from[i]?.[j] ?? Number.POSITIVE_INFINITY;
    const reached = design.marks ? undefined : apart(design, i, j);
    return {
      pair: [i, j],
      neighbours: far === 1,
      ...(Number.isFinite(far) && { promised: far * guarantee.epsilon }),
      ...(reached !== undefined && { reached }),
    };
  });
}

/** How many edges away each secret is. */
function steps(edges: (readonly [number, number])[], start: number, count: number): number[] {
  const far = Array.from({ length: count }, (_, s) => (s === start ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 1; round < count; ++round) {
    for (const [one, other] of edges) {
      far[one] = Math.min(far[one] as number, (far[other] as number) + 1);
      far[other] = Math.min(far[other] as number, (far[one] as number) + 1);
    }
  }
  return far;
}

/** The largest ln of the ratio of a report's chances with these two secrets, either way round. */
function apart({ secretPosterior, secretDistribution, reportDistribution }: Design, i: number, j: number): number {
  const width = secretDistribution.length;
  return reportDistribution.reduce((most, share, report) => {
    if (share === 0) return most;
    const lift = (s: number) => (secretPosterior[report * width + s] ?? 0) / (secretDistribution[s] ?? 1);
    return Math.max(most, Math.abs(Math.log(lift(i) / lift(j))) || 0);
  }, 0);
}
