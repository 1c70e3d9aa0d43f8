// SPDX-License-Identifier: GPL-3.0-or-later
/** Profiles as tables: all alike common, each the neighbour of the next. */
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { tableOf } from "./tables.js";

/** Table 1 of the paper: three profiles over four categories. */
export const TABLE_1 = [
  [0.2, 0.3, 0.4, 0.1],
  [0.3, 0.3, 0.3, 0.1],
  [0.4, 0.4, 0.1, 0.1],
];

/** Randomised response under local differential privacy of the answer: the chance of each other category. */
export function responseNoise(epsilon: number, categories: number): number {
  return 1 / (Math.exp(epsilon) + categories - 1);
}

export interface Profiles {
  table: JointTable;
  neighbours: [string, string][];
}

/** A chain of profiles, each the distribution of the data with it. */
export function chain(distributions: number[][]): Profiles {
  const table = tableOf(distributions);
  const { categories } = table.secret;
  return { table, neighbours: categories.slice(1).map((name, i) => [categories[i] ?? "", name]) };
}

/** The chain of one-bit profiles with P(1) evenly from 0 to 1. */
export function evenChain(count: number): Profiles {
  return chain(Array.from({ length: count }, (_, i) => [1 - i / (count - 1), i / (count - 1)]));
}

export function requestFor({ table, neighbours }: Profiles, epsilon: number, protocol: string): DesignRequest {
  return { table, notion: "profile", parameters: { neighbours }, epsilon, protocol };
}

/** The largest chance, in any profile, that an answer is reported as a given other one. */
export function noiseOf({ data, reports, standsFor, channel }: Design): number {
  const [a, b] = [data.categories.length, reports.length];
  let most = 0;
  channel.forEach((chance, at) => {
    const [x, y] = [Math.floor(at / b) % a, at % b];
    if (standsFor[y]?.[0] !== x) most = Math.max(most, chance);
  });
  return most;
}

/** The chance that what is reported is not the answer. */
export function errorOf({ data, reports, standsFor, channel, prior, total }: Design): number {
  const [a, b] = [data.categories.length, reports.length];
  let error = 0;
  channel.forEach((chance, at) => {
    const pair = Math.floor(at / b);
    if (standsFor[at % b]?.[0] !== pair % a) error += ((prior[pair] ?? 0) / total) * chance;
  });
  return error;
}

/** Two profiles of a bit, by P(1). */
export function pairOfProfiles(p: number, q: number): Profiles {
  return chain([
    [1 - p, p],
    [1 - q, q],
  ]);
}

/** P(report | profile): profiles × categories. */
function reported({ secret, data, reports, standsFor, channel, prior, secretDistribution, total }: Design): number[][] {
  const [a, b] = [data.categories.length, reports.length];
  return secret.categories.map((_, s) => {
    const chances = data.categories.map(() => 0);
    for (let x = 0; x < a; x += 1) {
      const weight = (prior[s * a + x] ?? 0) / total / (secretDistribution[s] ?? 1);
      standsFor.forEach(([y = 0], report) => {
        chances[y] = (chances[y] ?? 0) + weight * (channel[(s * a + x) * b + report] ?? 0);
      });
    }
    return chances;
  });
}

/** Equation (7): for each category the largest |P(answer) − P(report)| in any profile. */
export function costsOf(design: Design): number[] {
  const { data, prior, secretDistribution, total } = design;
  const a = data.categories.length;
  const all = reported(design);
  return data.categories.map((_, t) =>
    Math.max(
      ...all.map((chances, s) =>
        Math.abs((prior[s * a + t] ?? 0) / total / (secretDistribution[s] ?? 1) - (chances[t] ?? 0)),
      ),
    ),
  );
}

/** The same with randomised response, in closed form. */
export function responseCosts(profiles: number[][], epsilon: number): number[] {
  const count = profiles[0]?.length ?? 0;
  const noise = responseNoise(epsilon, count);
  return Array.from({ length: count }, (_, t) =>
    Math.max(...profiles.map((profile) => Math.abs(noise * (1 - count * (profile[t] ?? 0))))),
  );
}

/** P(report 1) in each profile of a bit. */
export function onesOf(design: Design): number[] {
  return reported(design).map((chances) => chances[1] ?? 0);
}
