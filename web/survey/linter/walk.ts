// SPDX-License-Identifier: Apache-2.0
/** Every text and every object of the JSON of a survey or a form, with where it stands. */
import type { Json, JsonObject } from "./types.js";

export interface Site {
  path: string;
  /** The keys that lead there, without the places in lists. */
  keys: readonly string[];
  /** The objects around it, outermost first. */
  around: readonly JsonObject[];
}

export interface TextSite extends Site {
  text: string;
}
export interface ObjectSite extends Site {
  object: JsonObject;
}

/** No survey is nested deeper; whatever is was made to exhaust us. */
export const DEEPEST = 100;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** Protocols lie within the survey, and are none of it. */
const OURS = new Set(["sluice", "sluicePublic"]);

/** All of a survey or a form: whoever looks for something in it goes through these. */
export interface Walked {
  texts: readonly TextSite[];
  objects: readonly ObjectSite[];
}

export function walked(json: JsonObject): Walked {
  const all = [...sites(json, { path: "$", keys: [], around: [] })];
  return { texts: all.filter((site) => "text" in site), objects: all.filter((site) => "object" in site) };
}

function* sites(value: Json | undefined, site: Site): Generator<TextSite | ObjectSite> {
  if (typeof value === "string") yield { ...site, text: value };
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* sites(item, { ...site, path: `${site.path}[${i}]` });
  } else if (isObject(value)) {
    yield { ...site, object: value };
    const around = [...site.around, value];
    for (const [key, item] of Object.entries(value)) {
      // A text may be one of a language that is called so; a stray protocol is refused as it is.
      if (OURS.has(key) && !(key === "sluicePublic" && typeof item === "string")) continue;
      yield* sites(item, { path: `${site.path}.${key}`, keys: [...site.keys, key], around });
    }
  }
}

/** Whether lists and objects lie within one another more than `DEEPEST` times, or in a circle. */
export function tooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((item) => tooDeep(item, left - 1));
}

/** The names that these have. */
export const namesOf = (objects: readonly ObjectSite[]): string[] =>
  objects.flatMap(({ object }) => [object.name, object.valueName].filter((name) => typeof name === "string"));

/** An object and all that stand within it. */
export const within = (objects: readonly ObjectSite[], outer: JsonObject): ObjectSite[] =>
  objects.filter(({ object, around }) => object === outer || around.includes(outer));

const NOTHING: readonly unknown[] = [undefined, null, false, "", "false", 0];
/** Whether a property is there and says something. */
export const isSet = (value: unknown): boolean =>
  !NOTHING.includes(value) && !(Array.isArray(value) && value.length === 0);
