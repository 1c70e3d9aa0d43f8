// SPDX-License-Identifier: GPL-3.0-or-later
/** A guarantee in words: its level is no promise without what the notion was told beside it. */
import { shortened } from "../common/characters.js";
import { significant } from "../common/rounding.js";
import { levelSays } from "../contract/notions.js";
import { ofShape } from "../contract/parameters.js";
import type { Guarantee, Ratio, Variable } from "../contract/types.js";
import { isProvedForAnySize } from "../protocol/sample-set.js";

/** Levels or pairs that are named; of the others it is said how many there are. */
const NAMED = 6;

/** Of what the guarantee was made. */
export interface Circumstances {
  secret: Variable;
  data: Variable;
  /** The sum of the table's weights. */
  people: number;
}

/** "lip at level 0.5 nats"; its parameters in brackets, and what is proved in place of levels that cannot be. */
export function statement(guarantee: Guarantee, circumstances: Circumstances, proved = true): string {
  const { notion, epsilon, averageLeakage } = guarantee;
  const notes = [parametersInWords(guarantee, circumstances), ...(proved ? certifiedInWords(guarantee) : [])].filter(
    Boolean,
  );
  const average = averageLeakage === undefined ? "" : `, with I(S;Y) at most ${averageLeakage} nats`;
  return `${notion} at level ${epsilon} nats${average}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
}

function parametersInWords(guarantee: Guarantee, { secret, data, people }: Circumstances): string {
  const { notion, parameters = {}, epsilon } = guarantee;
  const level = (factor: number) => `${short(factor * epsilon)} nats`;
  const [lower, alpha] = [ofShape(parameters, "level"), ofShape(parameters, "sample")];
  const [secretLevels, dataLevels] = [ofShape(parameters, "secret-levels"), ofShape(parameters, "data-levels")];
  const neighbours = ofShape(parameters, "pairs-of-secrets");
  if (lower !== undefined) return `${level(lower)} ${levelSays(notion).replace(/^a level /, "")}`;
  if (alpha !== undefined) {
    const proved = isProvedForAnySize(guarantee, [secret.categories.length, data.categories.length], people);
    return (
      `for every distribution that a sample of ${people.toLocaleString("en")} people does not rule out, ` +
      `the true one being another with a chance of ${proved ? "at most" : "about"} ${alpha}, alpha` +
      `${proved ? ", which is proved for samples of any size" : ""}`
    );
  }
  if (secretLevels) {
    const levels = secretLevels.map(([s, factor]) => ({ of: quoted(s), factor }));
    return `level of each secret: ${weakestFirst(levels, level)}`;
  }
  if (dataLevels) {
    const levels = dataLevels.map(([x, than, factor]) => ({ of: `${quoted(x)} against ${quoted(than)}`, factor }));
    const all = data.categories.length * (data.categories.length - 1);
    return `${outOf(levels.length, all, "pairs of answers")}: ${weakestFirst(levels, level)}`;
  }
  if (neighbours) {
    const pairs = neighbours.map(([one, other]) => `${quoted(one)} and ${quoted(other)}`);
    const all = (secret.categories.length * (secret.categories.length - 1)) / 2;
    const more = pairs.length > NAMED ? `, and ${pairs.length - NAMED} more` : "";
    return `${outOf(pairs.length, all, "pairs of secrets")}: ${pairs.slice(0, NAMED).join(", ")}${more}`;
  }
  return "";
}

function outOf(some: number, all: number, what: string): string {
  return some < all ? `for ${some} of ${all} ${what}, nothing being promised of the others` : `for all ${what}`;
}

/** The highest level promises least: none that is left out is higher than those that are named. */
function weakestFirst(levels: { of: string; factor: number }[], level: (factor: number) => string): string {
  const sorted = [...levels].sort((a, b) => b.factor - a.factor);
  const named = sorted.slice(0, NAMED).map(({ of, factor }) => `${of} ${level(factor)}`);
  const next = sorted[NAMED];
  const more = next ? `, and ${sorted.length - NAMED} more of ${level(next.factor)} or less` : "";
  return named.join(", ") + more;
}

/** What is told of a level that is not proved as it stands: weights that are multiples of 2^-62 cannot make chances equal. */
function certifiedInWords({ epsilon, bound, bounds = [] }: Guarantee): string[] {
  const levels = [{ level: 1, ...bound }, ...bounds].map(({ level, ...ratio }) => ({
    stated: level * epsilon,
    certified: logarithm(ratio),
  }));
  const raised = levels.filter(({ stated, certified }) => certified > stated * (1 + NEAR));
  const lowered = levels.filter(({ stated, certified }) => certified < stated * (1 - NEAR));
  const where = (word: string) => (levels.length > 1 ? ` where ${word}` : "");
  const least = Math.max(...raised.map(({ certified }) => certified));
  const most = Math.max(...lowered.map(({ certified }) => certified));
  return [
    ...(raised.length > 0 ? [`certified as ${significant(least, 2, Math.ceil)}${where("lower")}`] : []),
    ...(lowered.length > 0 ? [`certified as ${short(most)}${where("higher")}`] : []),
  ];
}

/** Bounds are rounded down by far less than this share of their level. */
const NEAR = 1e-6;

/** Of a ratio near 1 without losing what it is above 1. */
function logarithm({ numerator, denominator }: Ratio): number {
  const places = 200n;
  const above = ((BigInt(numerator) - BigInt(denominator)) << places) / BigInt(denominator);
  return Math.log1p(Number(above) / 2 ** Number(places));
}

function quoted(category: string): string {
  return `"${shortened(category)}"`;
}

/** A product of levels without the digits of its rounding. */
function short(level: number): string {
  return String(significant(level, 6, Math.ceil));
}
