// SPDX-License-Identifier: GPL-3.0-or-later
/** A guarantee in words: its level is no promise without what the notion was told beside it. */
import { shortened } from "../common/characters.js";
import { significant } from "../common/rounding.js";
import { levelSays } from "../contract/notions.js";
import { ofShape } from "../contract/parameters.js";
import type { Guarantee, Ratio, Variable } from "../contract/types.js";
import { isProvedForAnySize } from "../protocol/sample-set.js";

/** So many levels or pairs are named; of the others it is said how many there are. */
const NAMED = 6;

/** The table that a guarantee was made for. */
export interface Circumstances {
  secret: Variable;
  data: Variable;
  /** The sum of the table's weights. */
  people: number;
}

/**
 * Such as "lip at level 0.5 nats", with the notion's parameter in brackets. If the guarantee is proved, levels that are
 * proved in place of those that cannot be stand there as well.
 */
export function statement(guarantee: Guarantee, circumstances: Circumstances, proved = true): string {
  const { notion, epsilon, averageLeakage } = guarantee;
  const average = averageLeakage === undefined ? "" : `, with I(S;Y) at most ${averageLeakage} nats`;
  const parameter = parameterInWords(guarantee, circumstances);
  const notes = [...(parameter === undefined ? [] : [parameter]), ...(proved ? certifiedInWords(guarantee) : [])];
  const brackets = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  return `${notion} at level ${epsilon} nats${average}${brackets}`;
}

/** Nothing where the notion has no parameter. */
function parameterInWords(guarantee: Guarantee, circumstances: Circumstances): string | undefined {
  const { notion, parameters = {}, epsilon } = guarantee;
  const { secret, data } = circumstances;
  const factor = ofShape(parameters, "level");
  if (factor !== undefined) return `${nats(factor * epsilon)} ${levelSays(notion).replace(/^a level /, "")}`;
  const alpha = ofShape(parameters, "sample");
  if (alpha !== undefined) return sampleInWords(guarantee, alpha, circumstances);
  const secretLevels = ofShape(parameters, "secret-levels");
  if (secretLevels) return secretLevelsInWords(secretLevels, epsilon);
  const dataLevels = ofShape(parameters, "data-levels");
  if (dataLevels) return dataLevelsInWords(dataLevels, data.categories.length, epsilon);
  const pairs = ofShape(parameters, "pairs-of-secrets");
  return pairs && pairsInWords(pairs, secret.categories.length);
}

function sampleInWords(guarantee: Guarantee, alpha: number, { secret, data, people }: Circumstances): string {
  const proved = isProvedForAnySize(guarantee, [secret.categories.length, data.categories.length], people);
  const chance = proved ? `at most ${alpha}, alpha, which is proved for samples of any size` : `about ${alpha}, alpha`;
  return (
    `for every distribution that a sample of ${people.toLocaleString("en")} people does not rule out, ` +
    `the true one being another with a chance of ${chance}`
  );
}

function secretLevelsInWords(levels: [secret: string, factor: number][], epsilon: number): string {
  const named = levels.map(([secret, factor]) => ({ of: quoted(secret), factor }));
  return `level of each secret: ${weakestFirst(named, epsilon)}`;
}

function dataLevelsInWords(
  levels: [category: string, than: string, factor: number][],
  categories: number,
  epsilon: number,
): string {
  const named = levels.map(([category, than, factor]) => ({
    of: `${quoted(category)} against ${quoted(than)}`,
    factor,
  }));
  return `${outOf(levels.length, categories * (categories - 1), "pairs of answers")}: ${weakestFirst(named, epsilon)}`;
}

function pairsInWords(pairs: [secret: string, secret: string][], secrets: number): string {
  const named = pairs.slice(0, NAMED).map(([one, other]) => `${quoted(one)} and ${quoted(other)}`);
  const more = pairs.length > NAMED ? `, and ${pairs.length - NAMED} more` : "";
  return `${outOf(pairs.length, (secrets * (secrets - 1)) / 2, "pairs of secrets")}: ${named.join(", ")}${more}`;
}

function outOf(some: number, all: number, what: string): string {
  return some < all ? `for ${some} of ${all} ${what}, nothing being promised of the others` : `for all ${what}`;
}

/** The highest level promises least: none that is left out is higher than those that are named. */
function weakestFirst(levels: { of: string; factor: number }[], epsilon: number): string {
  const sorted = [...levels].sort((a, b) => b.factor - a.factor);
  const named = sorted.slice(0, NAMED).map(({ of, factor }) => `${of} ${nats(factor * epsilon)}`);
  const next = sorted[NAMED];
  const more = next ? `, and ${sorted.length - NAMED} more of ${nats(next.factor * epsilon)} or less` : "";
  return named.join(", ") + more;
}

/**
 * The levels that are proved in place of other ones. A channel of multiples of 2^-62 cannot have chances that are exactly
 * equal: then a higher level is proved.
 */
function certifiedInWords({ epsilon, bound, bounds = [] }: Guarantee): string[] {
  const levels = [{ level: 1, ...bound }, ...bounds].map(({ level, ...ratio }) => ({
    stated: level * epsilon,
    certified: logarithm(ratio),
  }));
  const raised = levels.filter(({ stated, certified }) => certified > stated * (1 + NEAR));
  const lowered = levels.filter(({ stated, certified }) => certified < stated * (1 - NEAR));
  const where = (word: string) => (levels.length > 1 ? ` where ${word}` : "");
  const highest = (of: { certified: number }[]) => Math.max(...of.map(({ certified }) => certified));
  return [
    ...(raised.length > 0 ? [`certified as ${significant(highest(raised), 2, Math.ceil)}${where("lower")}`] : []),
    ...(lowered.length > 0 ? [`certified as ${short(highest(lowered))}${where("higher")}`] : []),
  ];
}

/** Rounding takes far less than this share from the bound of a level. */
const NEAR = 1e-6;

/** The logarithm of a ratio near 1, with all digits of the little that it is above 1. */
function logarithm({ numerator, denominator }: Ratio): number {
  const places = 200n;
  const above = ((BigInt(numerator) - BigInt(denominator)) << places) / BigInt(denominator);
  return Math.log1p(Number(above) / 2 ** Number(places));
}

function quoted(category: string): string {
  return `"${shortened(category)}"`;
}

function nats(level: number): string {
  return `${short(level)} nats`;
}

/** A product of levels without the digits of its rounding. */
function short(level: number): string {
  return String(significant(level, 6, Math.ceil));
}
