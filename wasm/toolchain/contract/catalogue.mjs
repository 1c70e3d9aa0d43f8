// SPDX-License-Identifier: GPL-3.0-or-later
import { fieldsOf, shapes, typeOf } from "./shapes.mjs";

/** @typedef {import("./registry.d.mts").Registry} Registry */

/** @param {string} key @param {object} value */
const entry = (key, value) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`;

/** A comment, in lines of the formatter's width. @param {string} text */
function comment(text) {
  const line = `  /** ${text} */`;
  if (line.length <= 120) return line;
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length > 112) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return ["  /**", ...lines.map((each) => `   * ${each}`), "   */"].join("\n");
}

/** The traits of most notions, which the lists leave out; notions.ts knows them. */
const MOST = { sees: "either", compares: "secrets", rests: "prior" };

/**
 * One trait by the names of the notions that have it: a trait that a program does not ask for is not in it.
 * @param {Registry} registry
 * @param {"sees" | "compares" | "rests" | "forSamples" | "ofOneColumn"} trait
 */
function traitText({ notions }, trait) {
  return notions
    .filter((notion) => notion[trait] !== undefined && notion[trait] !== Reflect.get(MOST, trait))
    .map(({ name, ...traits }) => `${JSON.stringify(name)}: ${JSON.stringify(traits[trait])},`)
    .join("\n");
}

/** @param {{ name: string }[]} all */
const names = (all) => all.map(({ name }) => JSON.stringify(name)).join(" | ");

/**
 * The catalogue of notions and protocols in TypeScript.
 * @param {Registry} registry
 */
export function catalogueText(registry) {
  const { notions, protocols, objectives } = registry;
  const named = notions.flatMap(({ parameter }) => (parameter?.name ? [parameter] : []));
  const parameters = named.filter(({ name }, i) => named.findIndex((other) => other.name === name) === i);
  return `// SPDX-License-Identifier: Apache-2.0
/**
 * The notions, parameters, protocols and objectives, each in the order in which to offer it, and what is true of each.
 * Written by \`npm run contract\` from core/guarantee/notions.cpp, core/protocol/protocols.cpp and
 * core/objective/objectives.cpp; see traits.ts.
 */
import type { ObjectiveTraits, ProtocolTraits, Rests } from "./traits.js";

export type NotionName = ${names(notions)};

/** The name of what a notion has to know; \`attributes\` are the columns that the data are made of. */
export type ParameterName = ${names(parameters)};

export type KnownProtocol = ${names(protocols)};

export type ObjectiveName = ${names(objectives)};

export const NOTIONS: readonly NotionName[] = [${notions.map(({ name }) => JSON.stringify(name)).join(", ")}];

type Trait<Value> = Readonly<Partial<Record<NotionName, Value>>>;

/** The name of what a notion has to know beside the prior. */
export const PARAMETER_OF = {
${notions.flatMap(({ name, parameter }) => (parameter?.name ? [`${JSON.stringify(name)}: ${JSON.stringify(parameter.name)},`] : [])).join("\n")}
} as const satisfies Trait<ParameterName>;

/** The input that a channel may see: the data alone, or always the pair with the secret, which it then is to keep. */
export const SEES: Trait<"data" | "pairs"> = {
${traitText(registry, "sees")}
};

/** The notions that hold data against each other, and not secrets. */
export const COMPARES: Trait<"data"> = {
${traitText(registry, "compares")}
};

/** The assumptions of a promise that assumes more or less than the whole table: see \`Rests\`. */
export const RESTS: Trait<Rests> = {
${traitText(registry, "rests")}
};

/** The notion in a notion's place where the table is but a sample. */
export const FOR_SAMPLES: Trait<NotionName> = {
${traitText(registry, "forSamples")}
};

/** The notion that a notion is where the data are one column. */
export const OF_ONE_COLUMN: Trait<NotionName> = {
${traitText(registry, "ofOneColumn")}
};

/** The shape of a notion's parameter in requests and files. */
export type Shape = ${Object.keys(shapes)
    .map((shape) => JSON.stringify(shape))
    .join(" | ")};

/** The value of a parameter, by its shape. */
export interface Values {
${Object.keys(shapes)
  .map((shape) => `  ${JSON.stringify(shape)}: ${typeOf(shape)};`)
  .join("\n")}
}

/** The parts of an entry of each parameter that is a list; one that is a number has none. */
export const ENTRIES: Readonly<Record<Shape, readonly ("secret" | "data" | "level")[]>> = ${JSON.stringify(Object.fromEntries(Object.entries(shapes).map(([shape, { entry }]) => [shape, entry])))};

/** An example of each parameter that has to be given. */
export const EXAMPLES: Readonly<Partial<Record<Shape, string>>> = ${JSON.stringify(Object.fromEntries(Object.entries(shapes).flatMap(([shape, { example }]) => (example ? [[shape, example]] : []))))};

/** The shape of each parameter that requests and files state; the columns of the data are none of them. */
export const PARAMETERS = {
${parameters.flatMap(({ name, shape }) => (shape === "attributes" ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(shape)},`])).join("\n")}
} as const satisfies Readonly<Record<Exclude<ParameterName, "attributes">, Shape>>;

/** The purpose of each parameter that is a level. */
export const LEVELS: Readonly<Record<string, string>> = {
${parameters.flatMap(({ name, says }) => (says ? [`${JSON.stringify(name)}: ${JSON.stringify(says)},`] : [])).join("\n")}
};

export const PROTOCOLS: Readonly<Record<KnownProtocol, ProtocolTraits>> = {
${protocols.map(({ name, ...traits }) => entry(name, traits)).join("\n")}
};

/** The first is taken where none is named. */
export const OBJECTIVES: Readonly<Record<ObjectiveName, ObjectiveTraits>> = {
${objectives.map(({ name, ...traits }) => entry(name, traits)).join("\n")}
};

/** The parameters of notions beside the prior. Levels are multiples of epsilon, from 0.001 to 1000; that of one secret or pair may be 0. */
export interface Parameters {
${fieldsOf(registry)
  .map(({ name, type, says }) => `${comment(says)}\n  ${name}?: ${type};`)
  .join("\n")}
}
`;
}
