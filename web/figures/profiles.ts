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
