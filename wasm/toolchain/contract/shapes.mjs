// SPDX-License-Identifier: GPL-3.0-or-later
/** The parameters of each shape in TypeScript and in the schema of protocol files. */

/** @typedef {import("./registry.d.mts").Parameter} Parameter */
/** @typedef {import("./registry.d.mts").Registry} Registry */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} type in TypeScript
 * @property {string} says its comment there
 * @property {object} schema
 */

const TEXT = { type: "string" };
const LEVEL = { type: "number", minimum: 0 };

/** @param {string} description @param {object[]} items */
const tuples = (description, items) => ({
  description,
  type: "array",
  uniqueItems: true,
  items: { type: "array", prefixItems: items, minItems: items.length, items: false },
});

/** The fields of `parameters` for a notion's parameter. @type {Record<string, (notion: string, parameter: Parameter) => Field[]>} */
const fields = {
  none: () => [],
  level: (notion, { name, says }) => [
    {
      name,
      type: "number",
      says: `${notion}: ${says?.replace(/^a /, "the ")}.`,
      schema: { description: `${notion}: ${says?.replace(/^a /, "the ")}.`, ...LEVEL },
    },
  ],
  "secret-levels": (notion, { name }) => [
    {
      name,
      type: "[secret: string, level: number][]",
      says: `${notion}: the level of each secret, each once.`,
      schema: tuples(
        `${notion}: pairs of a category of the secret and its level; readers refuse a category that stands here twice.`,
        [TEXT, LEVEL],
      ),
    },
  ],
  "data-levels": (notion, { name }) => [
    {
      name,
      type: "[category: string, than: string, level: number][]",
      says: `${notion}: how much likelier a report may be for the first category than for the second; each pair once.`,
      schema: tuples(
        `${notion}: triples of a category of the data, another one, and the level of how much likelier any report may be for the first than for the second. Of other pairs nothing is promised. Readers refuse a pair (in this order) that stands here twice, and a category beside itself.`,
        [TEXT, TEXT, LEVEL],
      ),
    },
  ],
  "pairs-of-secrets": (notion, { name }) => [
    {
      name,
      type: "[secret: string, secret: string][]",
      says: `${notion}: pairs of secrets that are not to be told apart, each once; a pair counts both ways.`,
      schema: tuples(
        `${notion}: pairs of categories of the secret that are not to be told apart, both ways. Readers refuse a pair that stands here twice, in whichever order.`,
        [TEXT, TEXT],
      ),
    },
  ],
  sample: (notion, { name }) => [
    {
      name,
      type: "number",
      says: `${notion}: the chance that the true distribution is none of those that are allowed for, 0.05 if not given. The weights of the table have to count the people of a sample: whole numbers, one for each person who was drawn.`,
      schema: {
        description: `${notion}: about the chance that the true distribution is none of those that are allowed for (an approximation for many people in every cell), which are those that a sample of as many people as the prior sums to does not rule out. The entries of the prior then count people; readers refuse others than whole numbers.`,
        ...LEVEL,
      },
    },
    {
      name: "ranges",
      type: "true",
      says: `${notion}, in files: whether what each category of the data can be at most, given a secret, was reckoned with as well as what it has to be at least: the protocols that are calibrated by both then need less noise. They decide it; a request cannot.`,
      schema: {
        description: `${notion}: stands here where the guarantee is proved for { least <= P(x|s) <= most }, the smallest and the largest probabilities over those distributions, each times 2^-40 and rounded outwards; otherwise it is proved for { P(x|s) >= least }, which is larger.`,
        const: true,
      },
    },
  ],
  attributes: () => [],
};

/** All fields that `parameters` may have. @param {Registry} registry @returns {Field[]} */
export function fieldsOf({ notions }) {
  const all = notions.flatMap(({ name, parameter }) => (parameter && fields[parameter.shape]?.(name, parameter)) ?? []);
  return all.filter(({ name }, i) => all.findIndex((field) => field.name === name) === i);
}
