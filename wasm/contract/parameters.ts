// SPDX-License-Identifier: Apache-2.0
/** The parameters that a notion needs beside the prior: by names of categories outside, by their indices inside. */

import { shortened } from "../common/characters.js";
import { type Said, say } from "../common/said.js";
import type * as core from "./boundary.js";
import { ENTRIES, PARAMETERS, type Shape, type Values } from "./catalogue.js";
import { fail } from "./errors.js";
import { parameterOf, shapeOf } from "./notions.js";
import * as texts from "./texts.js";
import type { Notion, Parameters, Variable } from "./types.js";

/** Every parameter that is stated, by the name that it has in requests and files. */
export const STATED = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[];

/** The given parameter of a shape; a notion has one parameter. */
export function ofShape<S extends keyof Values>(parameters: Parameters, shape: S): Values[S] | undefined {
  const name = STATED.find((name) => parameters[name] !== undefined && PARAMETERS[name] === shape);
  return name && (parameters[name] as Values[S]);
}

/** As the engine takes them; what another proof is for comes from its file. */
type Indexed = Required<Omit<core.Parameters, "known">>;

/** Why a parameter cannot be taken for one promise, and what to do. */
export interface Flaw {
  parameter: keyof Parameters;
  /** The effect of the parameter, as the end of a sentence about it. */
  what: Said;
  remedy: Said;
}

/** The levels that the engine takes, in nats. */
const [LEAST, MOST] = [0.001, 1000];

/** The chance to be wrong about a distribution, where nobody says another. */
export const ALPHA = 0.05;

const quoted = (category: string): [string] => [shortened(category)];

/** Every level and pair that is given, with the categories that it is for. */
function entriesOf(parameters: Parameters) {
  return STATED.flatMap((parameter) => {
    const value = parameters[parameter];
    const list: (string | number)[][] = Array.isArray(value) ? value : value === undefined ? [] : [[value]];
    return list.map((entry) => ({
      parameter,
      shape: PARAMETERS[parameter],
      names: categoriesIn(entry),
      level: entry.find((part) => typeof part === "number"),
    }));
  });
}

/**
 * If one pair has two levels, one program reads the first and another the last. A level of a category beside itself
 * promises nothing.
 */
export function flawOf(parameters: Parameters): Flaw | undefined {
  const entries = entriesOf(parameters);
  const twice = repeated(entries);
  if (twice) {
    const { parameter, shape, names } = twice;
    if (shape === "pairs-of-secrets") {
      return { parameter, what: say(texts.pairTwice, names.map(shortened)), remedy: say(texts.pairTwiceAdvice) };
    }
    const [one = "", other] = names.map(quoted);
    return other === undefined
      ? { parameter, what: say(texts.levelTwice, one), remedy: say(texts.oneLevelEach) }
      : { parameter, what: say(texts.levelAgainstTwice, one, other), remedy: say(texts.oneLevelEachPair) };
  }
  for (const { parameter, shape, names, level } of entries) {
    if (level === undefined || shape === "sample") continue;
    const [one = "", other = ""] = names.map(quoted);
    if (shape === "data-levels" && names[0] === names[1]) {
      return {
        parameter,
        what: say(texts.levelAgainstItself, one),
        remedy: say(texts.levelAgainstItselfAdvice),
      };
    }
    if (shape === "data-levels" && !Number.isFinite(level)) {
      return { parameter, what: say(texts.levelNotFinite, one, other), remedy: say(texts.levelNotFiniteAdvice) };
    }
    // For one secret or pair among others, 0 is a level like any other.
    const orNone = shape !== "level";
    if ((level >= LEAST && level <= MOST) || (orNone && level === 0)) continue;
    const of = names.length > 1 ? say(texts.forPair, one, other) : names.length > 0 ? say(texts.forCategory, one) : "";
    return {
      parameter,
      what: say(texts.hasLevel, level, of),
      remedy: say(orNone ? texts.levelsRangeOrNone : texts.levelsRange, LEAST, MOST),
    };
  }
  return undefined;
}

/** The first one that was there before. */
function repeated<Entry extends { parameter: string; shape: Shape; names: string[] }>(
  entries: Entry[],
): Entry | undefined {
  const seen = new Set<string>();
  return entries.find(({ parameter, shape, names }) => {
    const known = seen.size;
    // A pair of secrets counts both ways.
    const key = shape === "pairs-of-secrets" ? names.sort() : names;
    return seen.add(JSON.stringify([parameter, key])).size === known;
  });
}

/**
 * Throws `bad_request` where something is given that the notion has no use for, twice, or about a category that is
 * not known.
 */
export function indexed(notion: Notion, parameters: Parameters, secret: Variable, data: Variable): Indexed {
  checkOwn(notion, parameters);
  const flaw = flawOf(parameters);
  if (flaw) throw fail(texts.parameterWrong, flaw.parameter, flaw.what, flaw.remedy);
  return asIndices(parameters, secret, data);
}

/** Throws `bad_request` where something is given that the notion has no use for: nobody would keep it. */
export function checkOwn(notion: Notion, parameters: Parameters): void {
  const wanted = parameterOf(notion);
  const own = [wanted, ...(shapeOf(notion) === "sample" ? ["ranges"] : [])];
  const stray = [...STATED, "ranges" as const].find((name) => parameters[name] !== undefined && !own.includes(name));
  if (stray === undefined) return;
  const instead = stray !== "ranges" && (STATED as (string | undefined)[]).includes(wanted);
  const advice = instead && wanted !== undefined ? say(texts.giveInstead, wanted) : say(texts.leaveItOut);
  throw fail(texts.parameterNotTaken, notion, stray, advice);
}

/**
 * By indices, of what has been checked. Not a number stands for a number that is missing: no notion takes it that needs one.
 * Throws `bad_request` where a category is not known.
 */
export function asIndices(parameters: Parameters, secret: Variable, data: Variable): Indexed {
  const secrets = indices(secret);
  const categories = indices(data);
  const columns = data.categories.length;
  const ofSecrets = ofShape(parameters, "secret-levels");
  const ofData = ofShape(parameters, "data-levels");
  const levels = new Float64Array(ofSecrets ? secret.categories.length : 0).fill(Number.NaN);
  const cells = new Float64Array(ofData ? columns * columns : 0).fill(Number.POSITIVE_INFINITY);
  for (const [category, level] of ofSecrets ?? []) levels[secrets(category)] = level;
  for (const [of, beside, level] of ofData ?? []) cells[categories(of) * columns + categories(beside)] = level;
  return {
    level: ofShape(parameters, "level") ?? Number.NaN,
    alpha: ofShape(parameters, "sample") ?? Number.NaN,
    // A request asks for it, not a file.
    proved: false,
    ranges: parameters.ranges ?? false,
    secrets: levels,
    data: { columns: ofData ? columns : 0, cells },
    neighbours: (ofShape(parameters, "pairs-of-secrets") ?? []).map(([one, other]) => [secrets(one), secrets(other)]),
  };
}

/** Fills in what a request does not say. */
export function withDefaults(notion: Notion, parameters: Parameters = {}): Parameters {
  const parameter = parameterOf(notion);
  return parameter !== undefined && shapeOf(notion) === "sample" ? { [parameter]: ALPHA, ...parameters } : parameters;
}

/** The same for the categories that are left when others are dropped. */
export function restricted(parameters: Parameters, secret: Variable, data: Variable): Parameters {
  const isLeft = { secret: new Set(secret.categories), data: new Set(data.categories) };
  const left = listsIn(parameters).map(({ name, of, list }) => [
    name,
    list.filter((entry) => categoriesIn(entry).every((category) => isLeft[of].has(category))),
  ]);
  return { ...parameters, ...Object.fromEntries(left) };
}

/** The categories that parameters name. */
export function namedIn(parameters: Parameters): { secret: string[]; data: string[] } {
  const named = (variable: "secret" | "data") =>
    listsIn(parameters).flatMap(({ of, list }) => (of === variable ? list.flatMap(categoriesIn) : []));
  return { secret: named("secret"), data: named("data") };
}

/** Whether a list is left without anything that could be promised. */
export function isEmpty(parameters: Parameters): boolean {
  return listsIn(parameters).some(({ list }) => list.length === 0);
}

/** The multiples of epsilon by which a secret, or one category of the data beside another, may become likelier and less likely. */
export function factorsOf(
  notion: Notion,
  parameters: Parameters,
  name: string | undefined,
  than?: string,
): [up: number, down: number] {
  const shape = shapeOf(notion);
  const both = (level: number): [number, number] => [level, level];
  if (shape === "secret-levels") return both(ofShape(parameters, shape)?.find(([secret]) => secret === name)?.[1] ?? 1);
  if (shape === "data-levels") {
    return both(ofShape(parameters, shape)?.find(([x, z]) => x === name && z === than)?.[2] ?? Number.NaN);
  }
  return [1, (shape === "level" && ofShape(parameters, shape)) || 1];
}

/** The parameters that are lists, and of which variable they name categories. */
function listsIn(parameters: Parameters) {
  return STATED.flatMap((name) => {
    const list = parameters[name];
    const of: "secret" | "data" = ENTRIES[PARAMETERS[name]].includes("data") ? "data" : "secret";
    return Array.isArray(list) ? [{ name, of, list: list as (string | number)[][] }] : [];
  });
}

const categoriesIn = (entry: (string | number)[]): string[] => entry.filter((part) => typeof part === "string");

function indices({ name, categories }: Variable): (category: string) => number {
  const known = new Map(categories.map((category, index) => [category, index]));
  return (category) => {
    const index = known.get(category);
    if (index !== undefined) return index;
    throw fail(texts.categoryUnknown, shortened(category), name).at({ column: name, category: shortened(category) });
  };
}
