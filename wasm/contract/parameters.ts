// SPDX-License-Identifier: Apache-2.0
/** What a notion has to know beside the prior: by names of categories outside, by their indices inside. */
import { shortened } from "../common/characters.js";
import type * as core from "./boundary.js";
import { PARAMETERS } from "./catalogue.js";
import { SluiceError } from "./errors.js";
import { shapeOf, traitsOf } from "./notions.js";
import type { Shape } from "./traits.js";
import type { Notion, NotionParameter, Parameters, Variable } from "./types.js";

/** What stands in requests and files for a parameter of each shape. */
interface Values {
  level: number;
  sample: number;
  "secret-levels": [secret: string, level: number][];
  "data-levels": [category: string, than: string, level: number][];
  "pairs-of-secrets": [secret: string, secret: string][];
}

/** Every parameter that is stated, by the name that it has in requests and files. */
export const STATED = (Object.keys(PARAMETERS) as NotionParameter[]).filter(
  (name): name is keyof Parameters & NotionParameter => PARAMETERS[name].shape !== "attributes",
);

/** The parameters of these shapes that are given, with their names. */
function given<S extends keyof Values>(
  parameters: Parameters,
  ...shapes: S[]
): { name: keyof Parameters; value: Values[S] }[] {
  return STATED.flatMap((name) => {
    const value = parameters[name];
    const is = (shapes as Shape[]).includes(PARAMETERS[name].shape);
    return is && value !== undefined ? [{ name, value: value as Values[S] }] : [];
  });
}

/** What is given of a shape; a notion has one parameter. */
export function ofShape<S extends keyof Values>(parameters: Parameters, shape: S): Values[S] | undefined {
  return given(parameters, shape)[0]?.value;
}

/** Why a parameter cannot be taken for one promise, and what to do. */
export interface Flaw {
  parameter: keyof Parameters;
  /** What the parameter does, as the end of a sentence about it. */
  what: string;
  remedy: string;
}

/** What the engine takes. */
const [LEAST, MOST] = [0.001, 1000];

/** The chance to be wrong about a distribution, where nobody says another. */
export const ALPHA = 0.05;

/** Of two levels for one pair somebody reads the first and somebody the last, and a level beside itself promises nothing. */
export function flawOf(parameters: Parameters): Flaw | undefined {
  const [secrets] = given(parameters, "secret-levels");
  const [data] = given(parameters, "data-levels");
  const [pairs] = given(parameters, "pairs-of-secrets");
  return (
    (secrets && flawOfSecrets(secrets.name, secrets.value)) ??
    (data && flawOfData(data.name, data.value)) ??
    flawOfLevels(parameters) ??
    (pairs && flawOfPairs(pairs.name, pairs.value))
  );
}

const quoted = (category: string) => `"${shortened(category)}"`;

function flawOfSecrets(parameter: keyof Parameters, levels: Values["secret-levels"]): Flaw | undefined {
  const secret = repeated(levels.map(([s]) => [s]));
  if (!secret) return undefined;
  const what = `has a level for ${quoted(secret[0] ?? "")} twice`;
  return { parameter, what, remedy: "State one level for each secret." };
}

function flawOfData(parameter: keyof Parameters, levels: Values["data-levels"]): Flaw | undefined {
  const pair = repeated(levels.map(([x, than]) => [x, than]));
  if (pair) {
    const [one = "", other = ""] = pair;
    const what = `has a level for ${quoted(one)} against ${quoted(other)} twice`;
    return { parameter, what, remedy: "State one level for each pair; each direction is a pair of its own." };
  }
  const same = levels.find(([x, than]) => x === than);
  if (same) {
    const what = `has a level for ${quoted(same[0])} against itself`;
    return { parameter, what, remedy: "Leave it out: a category is no likelier than itself." };
  }
  const endless = levels.find(([, , level]) => !Number.isFinite(level));
  if (!endless) return undefined;
  const what = `has no finite level for ${quoted(endless[0])} against ${quoted(endless[1])}`;
  return { parameter, what, remedy: "Leave out pairs of which nothing is promised." };
}

function flawOfLevels(parameters: Parameters): Flaw | undefined {
  const levels = [
    ...given(parameters, "level").map(({ name, value }) => ({ name, of: "", level: value })),
    ...given(parameters, "secret-levels").flatMap(({ name, value }) =>
      value.map(([s, level]) => ({ name, of: ` for ${quoted(s)}`, level })),
    ),
    ...given(parameters, "data-levels").flatMap(({ name, value }) =>
      value.map(([x, than, level]) => ({ name, of: ` for ${quoted(x)} against ${quoted(than)}`, level })),
    ),
  ];
  const out = levels.find(({ level }) => !(level >= LEAST && level <= MOST));
  if (!out) return undefined;
  const what = `has the level ${out.level}${out.of}`;
  return { parameter: out.name, what, remedy: `Levels are multiples of epsilon, from ${LEAST} to ${MOST}.` };
}

function flawOfPairs(parameter: keyof Parameters, pairs: Values["pairs-of-secrets"]): Flaw | undefined {
  const edge = repeated(pairs.map((edge) => [...edge].sort()));
  if (!edge) return undefined;
  const what = `has the pair ${edge.map(quoted).join(", ")} twice`;
  return { parameter, what, remedy: "Name each pair once; it counts both ways." };
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
export function indexed(notion: Notion, parameters: Parameters, secret: Variable, data: Variable): core.Parameters {
  const wanted = traitsOf(notion).parameter;
  const stray = STATED.find((name) => parameters[name] !== undefined && name !== wanted);
  if (stray !== undefined) {
    throw new SluiceError("bad_request", `The guarantee "${notion}" has no parameter "${stray}".`, remedy(wanted));
  }
  if (parameters.ranges && shapeOf(notion) !== "sample") {
    throw new SluiceError("bad_request", `The guarantee "${notion}" has no parameter "ranges".`, "Leave it out.");
  }
  const flaw = flawOf(parameters);
  if (flaw) throw new SluiceError("bad_request", `The parameter "${flaw.parameter}" ${flaw.what}.`, flaw.remedy);
  return asIndices(parameters, secret, data);
}

/**
 * The same of what has been checked. Not a number stands for a number that is missing: no notion takes it that needs one.
 * Throws `bad_request` where a category is not known.
 */
function asIndices(parameters: Parameters, secret: Variable, data: Variable): core.Parameters {
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
    ranges: parameters.ranges ?? false,
    secrets: levels,
    data: { columns: ofData ? columns : 0, cells },
    neighbours: (ofShape(parameters, "pairs-of-secrets") ?? []).map(([one, other]) => [secrets(one), secrets(other)]),
  };
}

/** What is taken where nothing is said. */
export function withDefaults(notion: Notion, parameters: Parameters = {}): Parameters {
  const { parameter } = traitsOf(notion);
  return parameter !== undefined && shapeOf(notion) === "sample" ? { [parameter]: ALPHA, ...parameters } : parameters;
}

/** The same for the categories that are left when others are dropped. */
export function restricted(parameters: Parameters, secret: Variable, data: Variable): Parameters {
  const isSecret = new Set(secret.categories);
  const isData = new Set(data.categories);
  const left = [
    ...given(parameters, "secret-levels").map(({ name, value }) => [name, value.filter(([s]) => isSecret.has(s))]),
    ...given(parameters, "data-levels").map(({ name, value }) => [
      name,
      value.filter(([x, y]) => isData.has(x) && isData.has(y)),
    ]),
    ...given(parameters, "pairs-of-secrets").map(({ name, value }) => [
      name,
      value.filter(([s, t]) => isSecret.has(s) && isSecret.has(t)),
    ]),
  ];
  return { ...parameters, ...Object.fromEntries(left) };
}

/** The categories that parameters name. */
export function namedIn(parameters: Parameters): { secret: string[]; data: string[] } {
  const secrets = given(parameters, "secret-levels").flatMap(({ value }) => value.map(([s]) => s));
  const pairs = given(parameters, "pairs-of-secrets").flatMap(({ value }) => value.flat());
  const data = given(parameters, "data-levels").flatMap(({ value }) => value);
  return { secret: [...secrets, ...pairs], data: [...data.map(([x]) => x), ...data.map(([, than]) => than)] };
}

/** Whether a list is left without anything that could be promised. */
export function isEmpty(parameters: Parameters): boolean {
  const lists = given(parameters, "secret-levels", "data-levels", "pairs-of-secrets");
  return lists.some(({ value }) => value.length === 0);
}

function remedy(wanted: string | undefined): string {
  return (STATED as string[]).includes(wanted ?? "") ? `Give "${wanted}" instead.` : "Leave it out.";
}

function indices({ name, categories }: Variable): (category: string) => number {
  const known = new Map(categories.map((category, index) => [category, index]));
  return (category) => {
    const index = known.get(category);
    if (index !== undefined) return index;
    throw new SluiceError(
      "bad_request",
      `"${shortened(category)}" is no category of "${name}".`,
      "Name the categories as the table has them.",
      { column: name, category: shortened(category) },
    );
  };
}
