// SPDX-License-Identifier: GPL-3.0-or-later
import { fieldsOf } from "./shapes.mjs";

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

/**
 * What TypeScript knows of notions and protocols.
 * @param {Registry} registry
 */
export function catalogueText(registry) {
  const { notions, protocols } = registry;
  const named = notions.flatMap(({ parameter }) => (parameter?.name ? [parameter] : []));
  return `// SPDX-License-Identifier: Apache-2.0
/**
 * Which notions, parameters and protocols there are, each in the order in which to offer it, and what is true of each.
 * Written by \`npm run contract\` from core/guarantee/notions.cpp and core/protocol/protocols.cpp; see traits.ts.
 */

export const NOTIONS = {
${notions.map(({ name, parameter, ...traits }) => entry(name, { ...traits, ...(parameter?.name && { parameter: parameter.name }) })).join("\n")}
} as const;

export const PARAMETERS = {
${named.map(({ name, shape, says }) => entry(name, { shape, ...(says && { says }) })).join("\n")}
} as const;

export const PROTOCOLS = {
${protocols.map(({ name, ...traits }) => entry(name, traits)).join("\n")}
} as const;

/** What a notion may have to know beside the prior. Levels are multiples of epsilon, from 0.001 to 1000. */
export interface Parameters {
${fieldsOf(registry)
  .map(({ name, type, says }) => `${comment(says)}\n  ${name}?: ${type};`)
  .join("\n")}
}
`;
}
