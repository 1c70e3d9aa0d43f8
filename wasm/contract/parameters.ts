// SPDX-License-Identifier: Apache-2.0
/** What a notion has to know beside the prior: by names of categories outside, by their indices inside. */

import { shortened } from "../common/characters.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { fail } from "./errors.js";
import * as texts from "./texts.js";
import type { Notion, NotionParameter, Parameters, Variable } from "./types.js";

/** As the engine's boundary takes it. */
export interface IndexedParameters {
  lower: number;
  alpha: number;
  ranges: boolean;
  /** What somebody else's proof is for, row by row; no entries where it is to be found. */
  radius: number;
  least: Float64Array;
  most: Float64Array;
  secrets: Float64Array;
  data: Float64Array;
  neighbours: Uint32Array;
}

/** Every parameter there is, by the name that it has in requests and files. */
export const PARAMETERS = ["lower", "secretLevels", "dataLevels", "neighbours", "alpha"] as const;

/** Why a parameter cannot be taken for one promise, and what to do. */
export interface Flaw {
  parameter: keyof Parameters;
  /** What the parameter does, as the end of a sentence about it. */
  what: Said;
  remedy: Said;
}

/** What the engine takes. */
const [LEAST, MOST] = [0.001, 1000];

/** Of two levels for one pair somebody reads the first and somebody the last, and a level beside itself promises nothing. */
export function flawOf({ lower, secretLevels = [], dataLevels = [], neighbours = [] }: Parameters): Flaw | undefined {
  const quoted = (category = "") => [shortened(category)];
  const secret = repeated(secretLevels.map(([s]) => [s]));
  if (secret) {
    const what = say(texts.levelTwice, quoted(secret[0]));
    return { parameter: "secretLevels", what, remedy: say(texts.oneLevelEach) };
  }
  const pair = repeated(dataLevels.map(([x, than]) => [x, than]));
  if (pair) {
    const [one = "", other = ""] = pair;
    const what = say(texts.levelAgainstTwice, quoted(one), quoted(other));
    return {
      parameter: "dataLevels",
      what,
      remedy: say(texts.oneLevelEachPair),
    };
  }
  const same = dataLevels.find(([x, than]) => x === than);
  if (same) {
    const what = say(texts.levelAgainstItself, quoted(same[0]));
    return { parameter: "dataLevels", what, remedy: say(texts.levelAgainstItselfAdvice) };
  }
  const endless = dataLevels.find(([, , level]) => !Number.isFinite(level));
  if (endless) {
    const what = say(texts.levelNotFinite, quoted(endless[0]), quoted(endless[1]));
    return { parameter: "dataLevels", what, remedy: say(texts.levelNotFiniteAdvice) };
  }
  const levels: { parameter: keyof Parameters; of: Said | ""; level: number }[] = [
    ...(lower === undefined ? [] : [{ parameter: "lower" as const, of: "" as const, level: lower }]),
    ...secretLevels.map(([s, level]) => ({
      parameter: "secretLevels" as const,
      of: say(texts.forCategory, quoted(s)),
      level,
    })),
    ...dataLevels.map(([x, than, level]) => ({
      parameter: "dataLevels" as const,
      of: say(texts.forPair, quoted(x), quoted(than)),
      level,
    })),
  ];
  const out = levels.find(({ level }) => !(level >= LEAST && level <= MOST));
  if (out) {
    const what = say(texts.hasLevel, out.level, out.of);
    return { parameter: out.parameter, what, remedy: say(texts.levelsRange, LEAST, MOST) };
  }
  const edge = repeated(neighbours.map((edge) => [...edge].sort()));
  if (edge) {
    const what = say(texts.pairTwice, edge.map(shortened));
    return { parameter: "neighbours", what, remedy: say(texts.pairTwiceAdvice) };
  }
  return undefined;
}

/** The first one that was there before. */
function repeated(keys: string[][]): string[] | undefined {
  const seen = new Set<string>();
  return keys.find((key) => {
    const known = seen.size;
    return seen.add(JSON.stringify(key)).size === known;
  });
}

/**
 * Throws `bad_request` where something is given that the notion has no use for, twice, or about a category that is
 * not known.
 */
export function indexed(
  notion: Notion,
  wanted: NotionParameter | undefined,
  given: Parameters,
  secret: Variable,
  data: Variable,
): IndexedParameters {
  for (const name of PARAMETERS) {
    if (given[name] !== undefined && name !== wanted) {
      throw fail(texts.parameterNotTaken, notion, name, advice(wanted));
    }
  }
  if (given.ranges && wanted !== "alpha") {
    throw fail(texts.rangesNotTaken, notion);
  }
  const flaw = flawOf(given);
  if (flaw) throw fail(texts.parameterWrong, flaw.parameter, flaw.what, flaw.remedy);
  return {
    ...asIndices(given, secret, data),
    // Of one that is missing the engine says so; what is not the notion's is left alone.
    ...(wanted !== "lower" && { lower: 1 }),
    ...(wanted !== "alpha" && { alpha: 0 }),
  };
}

/** The same of what has been checked, without knowing the notion. Throws `bad_request` where a category is not known. */
export function asIndices(given: Parameters, secret: Variable, data: Variable): IndexedParameters {
  const secrets = indices(secret);
  const categories = indices(data);
  const size = data.categories.length;
  const parameters: IndexedParameters = {
    // Not a number where it is missing, which no notion takes that needs it.
    lower: given.lower ?? Number.NaN,
    alpha: given.alpha ?? Number.NaN,
    ranges: given.ranges ?? false,
    radius: 0,
    least: new Float64Array(),
    most: new Float64Array(),
    secrets: new Float64Array(given.secretLevels ? secret.categories.length : 0).fill(Number.NaN),
    data: new Float64Array(given.dataLevels ? size * size : 0).fill(Number.POSITIVE_INFINITY),
    neighbours: Uint32Array.from((given.neighbours ?? []).flatMap(([one, other]) => [secrets(one), secrets(other)])),
  };
  for (const [category, level] of given.secretLevels ?? []) parameters.secrets[secrets(category)] = level;
  for (const [of, beside, level] of given.dataLevels ?? []) {
    parameters.data[categories(of) * size + categories(beside)] = level;
  }
  return parameters;
}

/** What is taken where nothing is said. */
export function withDefaults(wanted: NotionParameter | undefined, given: Parameters = {}): Parameters {
  return wanted === "alpha" ? { alpha: 0.05, ...given } : given;
}

/** The same for the categories that are left when others are dropped. */
export function restricted(given: Parameters, secret: Variable, data: Variable): Parameters {
  const isSecret = new Set(secret.categories);
  const isData = new Set(data.categories);
  const { secretLevels, dataLevels, neighbours } = given;
  return {
    ...given,
    ...(secretLevels && { secretLevels: secretLevels.filter(([s]) => isSecret.has(s)) }),
    ...(dataLevels && { dataLevels: dataLevels.filter(([x, y]) => isData.has(x) && isData.has(y)) }),
    ...(neighbours && { neighbours: neighbours.filter(([s, t]) => isSecret.has(s) && isSecret.has(t)) }),
  };
}

function advice(wanted: NotionParameter | undefined): Said {
  return wanted === undefined || wanted === "attributes" ? say(texts.leaveItOut) : say(texts.giveInstead, wanted);
}

function indices({ name, categories }: Variable): (category: string) => number {
  const known = new Map(categories.map((category, index) => [category, index]));
  return (category) => {
    const index = known.get(category);
    if (index !== undefined) return index;
    throw fail(texts.categoryUnknown, shortened(category), name).at({ column: name, category: shortened(category) });
  };
}
