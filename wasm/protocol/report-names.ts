// SPDX-License-Identifier: Apache-2.0

import { likeness } from "../common/characters.js";
import { NEGLIGIBLE } from "../common/negligible.js";
import { shownNames } from "./columns.js";
import { BETWEEN_CATEGORIES, LIKELY, MOST_NAMED, readingOf } from "./label-check.js";

export interface NamedReports {
  reports: string[];
  /** For each report the categories it stands for, likeliest first. */
  standsFor: number[][];
}

/**
 * Categories that a report may come from, by falling posterior; in the order of the prior where alike. Traces that a
 * search leaves count for nothing: a report would be named for answers that nobody sends it with.
 */
function byLikelihood(posterior: Float64Array): number[] {
  return [...posterior.keys()]
    .filter((x) => (posterior[x] ?? 0) >= NEGLIGIBLE)
    .sort((one, other) => (posterior[other] ?? 0) - (posterior[one] ?? 0) || one - other);
}

/** How many of the likeliest categories a report stands for at least: those that make it likely, or no more than make a name. */
function enough(posterior: Float64Array, ordered: number[]): number {
  let total = 0;
  const last = ordered.findIndex((x) => {
    total += posterior[x] ?? 0;
    return total >= LIKELY;
  });
  return Math.min(MOST_NAMED, last < 0 ? ordered.length : last + 1);
}

/** Those names that occur more than once. */
function repeated(names: string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

/**
 * Names reports uniquely by the categories that they stand for: "Bachelors", "Bachelors or Masters". A number follows
 * if two reports cannot be told apart in that way.
 * @param dataPosterior P(data | report), reports × data
 */
export function nameReports(dataPosterior: Float64Array, categories: string[]): NamedReports {
  const a = categories.length;
  const shown = shownNames(categories);
  const likeliest: number[][] = [];
  const sizes: number[] = [];
  for (let start = 0; start < dataPosterior.length; start += a) {
    const posterior = dataPosterior.subarray(start, start + a);
    const ordered = byLikelihood(posterior);
    likeliest.push(ordered.slice(0, MOST_NAMED));
    sizes.push(enough(posterior, ordered));
  }
  const members = (y: number) => (likeliest[y] ?? []).slice(0, sizes[y]);
  const nameOf = (y: number) =>
    members(y)
      .map((x) => shown[x])
      .join(BETWEEN_CATEGORIES);
  let names = sizes.map((_, y) => nameOf(y));
  for (let longer = 1; longer < MOST_NAMED; longer += 1) {
    const twice = repeated(names);
    names.forEach((name, y) => {
      if (twice.has(name)) sizes[y] = Math.min((sizes[y] ?? 0) + 1, likeliest[y]?.length ?? 0);
    });
    names = sizes.map((_, y) => nameOf(y));
  }
  const standsFor = sizes.map((_, y) => members(y));
  return { reports: unique(names, standsFor, shown), standsFor };
}

/** Chances that differ by a smaller share are level: readers of files take 1e-9. */
const LEVEL = 1e-6;

/** A chance of a channel that is this near to another one is the same, but for the rounding to whole numbers. */
const ROUNDED = 1e-12;

/**
 * The blocks of answers that reports are, in the order of the answers. Each report then has two chances, whose ratio is
 * the same for all reports. The answers with its larger chance are its block, and all blocks have as many answers.
 * Otherwise undefined, and also if each block is a single answer.
 * @param channel inputs × reports
 */
function blocksOf(channel: Float64Array, inputs: number): number[][] | undefined {
  const b = channel.length / inputs;
  const is = (chance: number, one: number) => Math.abs(chance - one) <= ROUNDED;
  const blocks: number[][] = [];
  let share: number | undefined;
  for (let y = 0; y < b; y += 1) {
    const chances = Array.from({ length: inputs }, (_, x) => channel[x * b + y] as number);
    const [least, most] = [Math.min(...chances), Math.max(...chances)];
    share ??= least / most;
    if (is(least, most) || !is(least, share * most)) return undefined;
    if (!chances.every((chance) => is(chance, least) || is(chance, most))) return undefined;
    blocks.push([...chances.keys()].filter((x) => is(chances[x] as number, most)));
  }
  const size = blocks[0]?.length ?? 0;
  return size > 1 && blocks.every((block) => block.length === size) ? blocks : undefined;
}

/**
 * Names reports that are blocks of answers after all of these, and not after the likeliest alone; undefined where they are
 * none.
 * @param channel P(report | data), data × reports
 */
export function nameBlocks(channel: Float64Array, categories: string[]): NamedReports | undefined {
  const blocks = blocksOf(channel, categories.length);
  if (blocks === undefined) return undefined;
  const shown = shownNames(categories);
  const names = blocks.map((block) => block.map((x) => shown[x]).join(BETWEEN_CATEGORIES));
  return { reports: unique(names, blocks, shown), standsFor: blocks };
}

/**
 * Names reports as if all answers were as common. So the names follow from the channel. Answers with the same chance are
 * named together.
 * @param channel P(report | data), data × reports
 */
export function nameByChances(channel: Float64Array, categories: string[]): NamedReports {
  const a = categories.length;
  const b = channel.length / a;
  const shown = shownNames(categories);
  const standsFor = Array.from({ length: b }, (_, y) => {
    const chances = Float64Array.from({ length: a }, (_, x) => channel[x * b + y] as number);
    const sum = chances.reduce((partial, chance) => partial + chance, 0);
    const posterior = chances.map((chance) => chance / sum);
    const ordered = byLikelihood(posterior);
    const least = posterior[ordered[enough(posterior, ordered) - 1] as number] as number;
    return ordered.filter((x) => (posterior[x] as number) >= least * (1 - LEVEL));
  });
  const names = standsFor.map((members) => members.map((x) => shown[x]).join(BETWEEN_CATEGORIES));
  return { reports: unique(names, standsFor, shown), standsFor };
}

/** The same names with a number behind those that are there already, look as if they were, or read as another category. */
export function unique(names: string[], standsFor: number[][], shown: string[]): string[] {
  const taken = new Set<string>();
  const readsAsOther = readingOf(shown);
  return names.map((name, y) => {
    let own = name;
    const isFree = () => !taken.has(likeness(own)) && !readsAsOther(own, standsFor[y] ?? []);
    for (let i = 2; !isFree(); i += 1) own = `${name} (${i})`;
    taken.add(likeness(own));
    return own;
  });
}
