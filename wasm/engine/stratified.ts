// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares of a population whose strata have known sizes, from estimates of each stratum by itself. */
import { shortened } from "../common/characters.js";
import { fail } from "../contract/errors.js";
import type { Ends, NamedShare } from "../contract/estimate-types.js";
import type { GroupEstimate, StratifiedEstimate, StratifiedShare } from "../contract/research-types.js";
import { normalSum, varianceOf } from "./normal-sum.js";
import * as texts from "./texts.js";

type Shares = Pick<GroupEstimate, "data" | "columns" | "secrets">;
const PROVED = ["each", "together"] as const;

/** The size of each group's stratum, in the order of the groups, whatever the order of the population's table. */
export function sizesOf(names: string[], population: [stratum: string, people: number][]): number[] {
  const sizes = new Map(population);
  const absent = population.find(([stratum]) => !names.includes(stratum));
  if (absent) throw fail(texts.stratumUnasked, shortened(absent[0]));
  return names.map((name) => {
    const size = sizes.get(name);
    if (size === undefined) throw fail(texts.stratumUnknown, shortened(name));
    return size;
  });
}

/** `surer` are the groups with intervals that all hold at once with `confidence`. */
export function stratifiedWith(
  groups: GroupEstimate[],
  surer: Shares[],
  sizes: number[],
  confidence: number,
): StratifiedEstimate {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const weights = sizes.map((size) => size / all);
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  // A person of a stratum stands for size / people of its population (Kish 1965).
  const designEffect = people * groups.reduce((sum, group, h) => sum + (weights[h] as number) ** 2 / group.people, 0);
  const combined = (of: (group: Shares) => NamedShare[] | undefined) =>
    of(groups[0] as Shares)?.map((_, i) =>
      shareOf(
        groups.map((group) => ({ ...((of(group) as NamedShare[])[i] as NamedShare), people: group.people })),
        surer.map((group) => (of(group) as NamedShare[])[i] as NamedShare),
        weights,
        confidence,
      ),
    );
  const columns = groups[0]?.columns?.map(({ name }, c) => ({
    name,
    values: combined((group) => group.columns?.[c]?.values) as StratifiedShare[],
  }));
  const secrets = combined((group) => group.secrets);
  return {
    people: all,
    strata: groups.map(({ name }, h) => ({ name, people: sizes[h] as number })),
    designEffect,
    data: combined(({ data }) => data) as StratifiedShare[],
    ...(columns && { columns }),
    ...(secrets && { secrets }),
  };
}

function shareOf(
  strata: (NamedShare & { people: number })[],
  surer: NamedShare[],
  weights: number[],
  confidence: number,
): StratifiedShare {
  const sum = (of: (share: NamedShare & { people: number }) => number) =>
    strata.reduce((total, share, h) => total + (weights[h] as number) * of(share), 0);
  const proved = PROVED.flatMap((kind) => {
    const ends = surer.map((share) => share[kind]);
    if (ends.some((end) => end === undefined)) return [];
    const end = (side: 0 | 1) =>
      ends.reduce((total, own, h) => total + (weights[h] as number) * (own as Ends)[side], 0);
    const own = within(end(0), end(1));
    return own ? [[kind, own] as const] : [];
  });
  const identifiable = strata.every((share) => share.identifiable);
  const told = { name: strata[0]?.name as string, identifiable, ...Object.fromEntries(proved) };
  if (!identifiable) return told;
  const unbiased = sum((share) => share.unbiased as number);
  // One person alone shows no spread.
  if (strata.some(({ people }) => people < 2)) return { ...told, unbiased };
  const summands = strata.map((share, h) => ({
    share,
    variance: varianceOf(share, share),
    factor: weights[h] as number,
  }));
  const deviation = Math.sqrt(summands.reduce((total, { variance, factor }) => total + factor ** 2 * variance, 0));
  const wald = normalSum(summands, confidence, [0, 1]);
  return { ...told, unbiased, deviation, ...(wald && { wald }) };
}

/** Nothing where no share from 0 to 1 is left. */
function within(low: number, high: number): Ends | undefined {
  const ends: Ends = [Math.max(0, low), Math.min(1, high)];
  return ends[0] <= ends[1] ? ends : undefined;
}
