// SPDX-License-Identifier: Apache-2.0
/**
 * The second part of the checker says, for each notion, which people the guarantee compares. No report may be likelier
 * for the one side than for the other by more than the bound.
 */
import type { Side } from "../contract/types.js";
import { itemAt, range, sum } from "./checker-numbers.js";
import { type Channel, isAnything, type Protocol, readTable } from "./checker-read.js";
import { extremes, lifts } from "./checker-sample.js";
import { areDistinct } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/**
 * Report y has the likelihood weights[y] / (2^62 mass) for the people on this side. In a channel of marks
 * weights[x] / (2^62 mass) is the share of these people whose category is x.
 */
export type Likelihoods = { side: Side; mass: bigint; weights: bigint[] };
/** No report may be likelier for `more` than for `less` by more than the bound of this level. */
export type Comparison = { more: Likelihoods; less: Likelihoods; level: unknown };
type Parameters = { [name: string]: unknown };
/** Categories among which a reader cannot tell a person, and the side that says what this reader knows. */
type Context = { among: number[]; side: Side };

/** How many reports there are; with marks, how many categories. */
export const reportsOf = ({ weights }: Channel): number => itemAt(weights, 0).length;
export const categoriesOf = ({ prior }: Protocol): number => itemAt(prior, 0).length;

/** The part for samples calls the weights `at`. */
const withWeights = <Sampled extends { at: bigint[] }>({ at, ...side }: Sampled) => ({ ...side, weights: at });
export const sampledComparison = <Sampled extends { at: bigint[] }>(sides: { more: Sampled; less: Sampled }) => ({
  more: withWeights(sides.more),
  less: withWeights(sides.less),
  level: 1,
});

/** The number of the input that people with this secret and this category have, and its weights. */
export const inputOf = (protocol: Protocol, secret: number, category: number): number =>
  protocol.channel.seesSecret ? secret * categoriesOf(protocol) + category : category;
export const weightsOf = (protocol: Protocol, secret: number, category: number): bigint[] =>
  itemAt(protocol.channel.weights, inputOf(protocol, secret, category));

/** Each side is in many comparisons, so that its likelihoods are summed up once. */
const knownLikelihoods = new WeakMap<Channel, Map<string, Likelihoods>>();
/** The likelihoods of reports for people with one of these categories, and with the side's secret if it names one. */
export function likelihoodsOf(
  protocol: Protocol,
  side: Side,
  among: number[] = range(categoriesOf(protocol)),
): Likelihoods {
  const { channel, prior } = protocol;
  const known = knownLikelihoods.get(channel) ?? new Map<string, Likelihoods>();
  knownLikelihoods.set(channel, known);
  const key = JSON.stringify(side);
  const found = known.get(key);
  if (found) return found;
  const inputs = range(prior.length)
    .filter((secret) => secret === (side.secret ?? secret))
    .flatMap((secret) =>
      among.map((x) => ({ people: itemAt(itemAt(prior, secret), x), weights: weightsOf(protocol, secret, x) })),
    );
  const weightOf = (report: number) => sum(inputs.map(({ people, weights }) => people * itemAt(weights, report)));
  const mass = sum(inputs.map(({ people }) => people));
  const likelihoods = { side, mass, weights: range(reportsOf(channel)).map(weightOf) };
  known.set(key, likelihoods);
  return likelihoods;
}

/** How many sets of columns a reader may know: all but the set of all columns. */
const partsOf = ({ columns }: Protocol): number => 2 ** columns.length - 1;

/** The contexts of readers who know one of the first `knownSets` sets of columns. One category hides nothing, so it is none. */
function contextsOf(protocol: Protocol, knownSets: number): Context[] {
  const { columns } = protocol;
  const splitBy = (column: string[]) => (among: number[]) =>
    [...new Set(column)].map((value) => among.filter((x) => column[x] === value));
  return range(knownSets).flatMap((bits) => {
    const known = range(columns.length).filter((j) => (bits >> j) & 1);
    const contexts = known.reduce(
      (all, j) => all.flatMap(splitBy(itemAt(columns, j))).filter(({ length }) => length > 1),
      [range(categoriesOf(protocol))],
    );
    return contexts.map((among) => ({ among, side: bits ? { data: itemAt(among, 0), known } : {} }));
  });
}

/** Each secret beside everybody, in each context. The level of a comparison is that of its secret. */
function withEverybody(protocol: Protocol, notion: string, parameters: Parameters): Comparison[] {
  const names: unknown[] = protocol.document.secret.categories;
  const stated =
    notion === "per-secret"
      ? readTable(parameters.secretLevels, "secretLevels", isAnything, names.length, 2)
      : names.map((name) => [name, 1]);
  // There are as many levels as secrets: where each secret has one, none has two.
  const levels = new Map(stated as [unknown, unknown][]);
  return contextsOf(protocol, notion === "srlip" ? partsOf(protocol) : 1).flatMap(({ side, among }) =>
    names.flatMap((name, secret) => {
      const own = likelihoodsOf(protocol, { secret, ...side }, among);
      const everybody = likelihoodsOf(protocol, side, among);
      if (own.mass === 0n) return [];
      const level = levels.get(name);
      const rises = { more: own, less: everybody, level };
      const falls = { more: everybody, less: own, level: notion === "alip" ? parameters.lower : level };
      if (notion === "pml" || notion === "rpml") return [rises];
      return notion === "pmc" ? [falls] : [rises, falls];
    }),
  );
}

/** Each secret beside each other one, in each context. */
function withinContexts(protocol: Protocol): Comparison[] {
  return contextsOf(protocol, partsOf(protocol)).flatMap(({ side, among }) => {
    const sides = range(protocol.prior.length)
      .map((secret) => likelihoodsOf(protocol, { secret, ...side }, among))
      .filter(({ mass }) => mass > 0n);
    return sides.flatMap((more) => sides.flatMap((less) => (more === less ? [] : [{ more, less, level: 1 }])));
  });
}

/** Each secret beside everybody, under the distributions that the ranges of a sample allow for. */
function withSampledEverybody(protocol: Protocol, notion: string): Comparison[] | undefined {
  const { sample, channel } = protocol;
  if (!sample?.everybody) return undefined;
  const { up, down } = lifts(sample, sample.everybody, channel.weights);
  const sides = notion === "rpml" ? up : up.flatMap((rises, secret) => [rises, itemAt(down, secret)]);
  return sides.map(sampledComparison);
}

/** The pairs that a notion compares, by the numbers of secrets or of categories. */
function pairsOf(notion: string, names: unknown[], parameters: Parameters, isOfData: boolean) {
  const pair = (more: unknown, less: unknown, level: unknown) => ({
    more: names.indexOf(more),
    less: names.indexOf(less),
    level,
  });
  const stated = (key: string, columns: number) => readTable(parameters[key], key, isAnything, undefined, columns);
  const pairs =
    notion === "profile"
      ? stated("neighbours", 2).flatMap(([one, other]) => [pair(one, other, 1), pair(other, one, 1)])
      : notion === "context-aware"
        ? stated("dataLevels", 3).map(([more, less, level]) => pair(more, less, level))
        : names.flatMap((more) => names.flatMap((less) => (more === less ? [] : pair(more, less, 1))));
  const areNamed = pairs.length > 0 && pairs.every(({ more, less }) => more >= 0 && less >= 0 && more !== less);
  need(areNamed && areDistinct(pairs.map(({ more, less }) => `${more} ${less}`)), texts.pairsWrong);
  return isOfData ? pairs.sort((one, other) => one.more - other.more || one.less - other.less) : pairs;
}
/** Two secrets, or two categories of the data, beside one another. */
function inPairs(protocol: Protocol, notion: string, parameters: Parameters, isOfData: boolean): Comparison[] {
  const { document, channel, sample, columns } = protocol;
  const names: unknown[] = (isOfData ? document.data : document.secret).categories;
  const pairs = pairsOf(notion, names, parameters, isOfData);
  const known = range(columns.length);
  const ofInput = (i: number) =>
    isOfData ? likelihoodsOf(protocol, { data: i, known }, [i]) : likelihoodsOf(protocol, { secret: i });
  const sides = names.map((_, i) => ofInput(i));
  const [most, least] =
    notion === "rldp" && sample && !sample.isSet
      ? extremes(sample, channel.weights, channel.seesSecret).map((likelihoods) => likelihoods.map(withWeights))
      : [sides, sides];
  return pairs.map(({ more, less, level }) => ({
    more: itemAt(most as Likelihoods[], more),
    less: itemAt(least as Likelihoods[], less),
    level,
  }));
}

/** The comparisons of a notion. The first of equal ratios, in this order, is the worst. */
export function comparisonsOf(protocol: Protocol, notion: string, parameters: Parameters = {}): Comparison[] {
  const isOfData = notion === "data-ldp" || notion === "context-aware";
  const isOfColumns = notion === "srlip" || notion === "srldp";
  const isSampled = notion === "rlip" || notion === "rpml";
  need(!(protocol.channel.seesSecret && (isOfData || isOfColumns)), texts.notionWrong, `${notion}`);
  if (["lip", "pml", "pmc", "alip", "per-secret", "srlip"].includes(notion) || (isSampled && protocol.sample?.isSet))
    return withEverybody(protocol, notion, parameters);
  if (notion === "srldp") return withinContexts(protocol);
  const ofSample = isSampled ? withSampledEverybody(protocol, notion) : undefined;
  if (ofSample) return ofSample;
  need(isOfData || /^(ldp|profile|rldp)$/.test(notion), texts.notionWrong, `${notion}`);
  return inPairs(protocol, notion, parameters, isOfData);
}

/** A file does not state the leakage under a notion with more comparisons times inputs. */
const MOST_COMPARED = 4e6;
/** The notions whose leakage every file states, beside the notion that it guarantees. */
export function statedNotions(secrets: number, categories: number, seesSecret: boolean, contexts: number): string[] {
  const ofSecret = { lip: 2 * secrets, ldp: secrets * (secrets - 1), pml: secrets, pmc: secrets };
  const ofData = {
    ...(contexts > 0 && { srlip: 2 * contexts * secrets }),
    "data-ldp": categories * (categories - 1),
  };
  const comparisons = Object.entries(seesSecret ? ofSecret : { ...ofSecret, ...ofData });
  const inputs = categories * (seesSecret ? secrets : 1);
  return comparisons.filter(([, count]) => count * inputs <= MOST_COMPARED).map(([notion]) => notion);
}
