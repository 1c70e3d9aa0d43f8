// SPDX-License-Identifier: GPL-3.0-or-later
/** @typedef {import("./registry.d.mts").Registry} Registry */

/** @param {string} id */
const camelled = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The core's texts as the rooms of TypeScript have theirs, for the types of the catalogues of other languages.
 * @param {Registry} registry
 */
export function textsText({ texts }) {
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return `// SPDX-License-Identifier: Apache-2.0
/**
 * The texts of the core, in English; other languages have them under the same ids. Written by \`npm run contract\` from
 * core/base/texts.hpp and its like. Types and tests alone read it: the core itself says these texts.
 */

${sorted.map((text) => `export const ${camelled(text[0])} = ${JSON.stringify(text)} as const;`).join("\n")}
`;
}
