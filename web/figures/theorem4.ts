// SPDX-License-Identifier: GPL-3.0-or-later
/** A's Theorem 4 as it is printed: a protocol for each of m attributes, at a level of ε/m. */
import type { DesignRequest } from "../../wasm/contract/types.js";
import type { Designer } from "./figure.js";
import { informationOf } from "./linear.js";
import { type Found, timed } from "./ratios.js";
import { combinationsOf, tableOf } from "./tables.js";

/**
 * Conditions (22) and (23) for one attribute: for whatever of the others somebody knows, P(y|s,x^J) and P(y|x^J) stay
 * within a factor of e^(ε/m). So these distributions are neighbouring profiles of the attribute. `joint` is secret × all
 * combinations, all above 0. The profiles together have the attribute's own distribution.
 * @internal Tests look at each attribute's protocol.
 */
export function conditionsOf(joint: number[][], sizes: number[], attribute: number): Omit<DesignRequest, "epsilon"> {
  const combinations = combinationsOf(sizes);
  const rows: number[][] = [];
  const edges: [number, number][] = [];
  for (let known = 0; known < 2 ** sizes.length; known += 1) {
    if ((known >> attribute) & 1) continue;
    for (const groups of contextsOf(joint, sizes, known, (x) => combinations[x]?.[attribute] ?? 0)) {
      for (const s of joint.keys()) edges.push([rows.length, rows.length + s + 1]);
      rows.push(...groups);
    }
  }
  const table = tableOf(rows);
  const name = (row: number) => table.secret.categories[row] ?? "";
  const neighbours = edges.map(([one, other]): [string, string] => [name(one), name(other)]);
  return { table, notion: "profile", parameters: { neighbours }, protocol: "optimal" };
}

/** @internal The srlip level of a channel that sees all attributes: combinations × reports. */
export function levelOf(joint: number[][], sizes: number[], channel: number[][]): number {
  let level = 0;
  for (let known = 0; known < 2 ** sizes.length; known += 1) {
    for (const groups of contextsOf(joint, sizes, known, (x) => x)) {
      const [all = [], ...each] = groups.map((weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        return (channel[0] ?? []).map(
          (_, y) => weights.reduce((sum, weight, x) => sum + weight * (channel[x]?.[y] ?? 0), 0) / total,
        );
      });
      for (const chances of each) {
        for (const [y, chance] of chances.entries()) {
          // Not a number where nobody in the context has the secret, or nothing is so reported.
          const lift = Math.abs(Math.log(chance / (all[y] ?? 0)));
          if (lift > level) level = lift;
        }
      }
    }
  }
  return level;
}

/** For each value of the attributes in the set `known`: the weights of everybody there, then of those with each secret. */
function contextsOf(joint: number[][], sizes: number[], known: number, of: (x: number) => number): number[][][] {
  const combinations = combinationsOf(sizes);
  const contexts = new Map<string, number[][]>();
  for (const [x, values] of combinations.entries()) {
    const context = values.filter((_, j) => (known >> j) & 1).join();
    const groups = contexts.get(context) ?? [joint, ...joint].map((): number[] => []);
    contexts.set(context, groups);
    for (const [s, row] of joint.entries()) {
      for (const group of [groups[0], groups[s + 1]]) if (group) group[of(x)] = (group[of(x)] ?? 0) + (row[x] ?? 0);
    }
  }
  return [...contexts.values()];
}

/**
 * The information that the product of the protocols keeps, the time that they take together, and the level that it has.
 */
export async function theorem4(
  designer: Designer,
  joint: number[][],
  sizes: number[],
  epsilon: number,
  runs: number,
): Promise<Found & { level: number }> {
  const combinations = combinationsOf(sizes);
  let seconds = 0;
  let product = combinations.map(() => [1]);
  for (const attribute of sizes.keys()) {
    const request = { ...conditionsOf(joint, sizes, attribute), epsilon: epsilon / sizes.length };
    const found = await timed(designer, request, runs);
    seconds += found.seconds;
    const { channel, reports } = found.design;
    const count = reports.length;
    product = product.map((row, x) => {
      const from = (combinations[x]?.[attribute] ?? 0) * count;
      return row.flatMap((chance) => Array.from({ length: count }, (_, y) => chance * (channel[from + y] ?? 0)));
    });
  }
  const data = combinations.map((_, x) => joint.reduce((sum, row) => sum + (row[x] ?? 0), 0));
  const total = data.reduce((sum, weight) => sum + weight, 0);
  const information = informationOf([data.map((weight) => weight / total)], [product]);
  return { information, seconds, level: levelOf(joint, sizes, product) };
}
