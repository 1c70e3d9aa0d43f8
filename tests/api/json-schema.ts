// SPDX-License-Identifier: GPL-3.0-or-later
/** As much of JSON Schema as our schemas use, by the letter: a keyword that is not known is an error. */
import { readFileSync } from "node:fs";

export interface Schema {
  [keyword: string]: unknown;
}
type Check = (value: unknown, rule: never, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const TYPES: Record<string, (value: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  null: (value) => value === null,
};
/** All schemas of files. */
export const schemas = ["protocol", "readers"].map(
  (name) => JSON.parse(readFileSync(`wasm/contract/${name}.schema.json`, "utf8")) as Schema,
);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The check of each keyword on the values that it is about; it asks nothing of others. */
const KEYWORDS: Record<string, Check> = {
  $ref: (value, name: string, _, root) => {
    const { part, whole } = referred(name, root);
    return fits(value, part, whole);
  },
  type: (value, names: string | string[]) => [names].flat().some((name) => TYPES[name]?.(value)),
  const: (value, constant: unknown) => same(value, constant),
  enum: (value, all: unknown[]) => all.some((one) => same(value, one)),
  oneOf: (value, all: Schema[], _, root) => all.filter((one) => fits(value, one, root)).length === 1,
  minimum: (value, least: number) => typeof value !== "number" || value >= least,
  exclusiveMinimum: (value, below: number) => typeof value !== "number" || value > below,
  maximum: (value, most: number) => typeof value !== "number" || value <= most,
  minLength: (value, least: number) => typeof value !== "string" || [...value].length >= least,
  maxLength: (value, most: number) => typeof value !== "string" || [...value].length <= most,
  pattern: (value, pattern: string) => typeof value !== "string" || new RegExp(pattern, "u").test(value),
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  maxItems: (value, most: number) => !Array.isArray(value) || value.length <= most,
  uniqueItems: (value) =>
    !Array.isArray(value) || new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  prefixItems: (value, all: Schema[], _, root) =>
    !Array.isArray(value) || all.every((one, i) => i >= value.length || fits(value[i], one, root)),
  items: (value, rest: Schema | false, { prefixItems = [] }, root) => {
    const others = Array.isArray(value) ? value.slice((prefixItems as Schema[]).length) : [];
    return rest === false ? others.length === 0 : others.every((item) => fits(item, rest, root));
  },
  required: (value, names: string[]) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (value, all: Record<string, Schema>, _, root) =>
    !isObject(value) ||
    Object.entries(all).every(([name, of]) => !Object.hasOwn(value, name) || fits(value[name], of, root)),
  additionalProperties: (value, rest: Schema | false, { properties = {} }, root) => {
    const known = properties as Record<string, Schema>;
    const others = isObject(value) ? Object.entries(value).filter(([name]) => !Object.hasOwn(known, name)) : [];
    return rest === false ? others.length === 0 : others.every(([, of]) => fits(of, rest, root));
  },
  propertyNames: (value, of: Schema, _, root) =>
    !isObject(value) || Object.keys(value).every((name) => fits(name, of, root)),
  dependentRequired: (value, all: Record<string, string[]>) =>
    !isObject(value) ||
    Object.entries(all).every(
      ([name, others]) => !Object.hasOwn(value, name) || others.every((other) => Object.hasOwn(value, other)),
    ),
};
const WORDS = ["$schema", "$id", "$comment", "$defs", "title", "description"];

/** The part that a reference stands for, and the schema that the part is of. */
export function referred(name: string, root: Schema): { part: Schema; whole: Schema } {
  const [id, pointer = ""] = name.split("#");
  const whole = id === "" ? root : schemas.find(({ $id }) => $id === id);
  if (!whole) throw new Error(`there is no schema ${id}`);
  const [, ...keys] = pointer.split("/");
  const part = keys.reduce<Schema | undefined>((at, key) => at?.[key] as Schema | undefined, whole);
  if (!part) throw new Error(`${name} stands for nothing`);
  return { part, whole };
}

export function fits(value: unknown, schema: Schema, root = schema): boolean {
  return Object.entries(schema).every(([keyword, rule]) => {
    if (WORDS.includes(keyword)) return true;
    const check = KEYWORDS[keyword];
    if (!check) throw new Error(`a keyword that is not known: ${keyword}`);
    return check(value, rule as never, schema, root);
  });
}
