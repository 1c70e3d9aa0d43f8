// SPDX-License-Identifier: GPL-3.0-or-later
/** The parameters of each shape in TypeScript and in the schema of protocol files. */

/** @typedef {import("./registry.d.mts").Registry} Registry */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} type in TypeScript
 * @property {string} says its comment there
 * @property {object} schema
 */

/**
 * The parts of an entry of a parameter that is a list; one that is a number has none. `example` is of one that has to be given.
 * @type {Record<string, { entry: ("secret" | "data" | "level")[], example?: string }>}
 */
export const shapes = {
  level: { entry: [], example: "2" },
  "secret-levels": { entry: ["secret", "level"], example: '[["ill", 0.5], ["well", 1]]' },
  "data-levels": { entry: ["data", "data", "level"], example: '[["a", "b", 1], ["b", "a", 1]]' },
  "pairs-of-secrets": { entry: ["secret", "secret"], example: '[["ill", "well"]]' },
  sample: { entry: [] },
};

const TEXT = { type: "string" };
const LEVEL = { type: "number", minimum: 0 };

/** The type of the values of a shape in TypeScript. @param {string} shape */
export function typeOf(shape) {
  const { entry = [] } = shapes[shape] ?? {};
  if (entry.length === 0) return "number";
  const names = entry.map((part, i) => (part === "data" ? (i > 0 ? "than" : "category") : part));
  return `[${entry.map((part, i) => `${names[i]}: ${part === "level" ? "number" : "string"}`).join(", ")}][]`;
}

/** @param {string} shape @param {string} description */
function tuples(shape, description) {
  const items = (shapes[shape]?.entry ?? []).map((part) => (part === "level" ? LEVEL : TEXT));
  return {
    description,
    type: "array",
    uniqueItems: true,
    items: { type: "array", prefixItems: items, minItems: items.length, items: false },
  };
}

/** A notion's parameter of each shape, described for the comment on its type and for the schema. @type {Record<string, (notion: string, says?: string) => { says: string, schema: object }>} */
const described = {
  level: (notion, says) => {
    const description = `${notion}: ${says?.replace(/^a /, "the ")}.`;
    return { says: description, schema: { description, ...LEVEL } };
  },
  "secret-levels": (notion) => ({
    says: `${notion}: the level of each secret, each once.`,
    schema: tuples(
      "secret-levels",
      `${notion}: pairs of a category of the secret and its level; readers refuse a category that stands here twice.`,
    ),
  }),
  "data-levels": (notion) => ({
    says: `${notion}: how much likelier a report may be for the first category than for the second; each pair once.`,
    schema: tuples(
      "data-levels",
      `${notion}: triples of a category of the data, another one, and the level of how much likelier any report may be for the first than for the second. Of other pairs nothing is promised. Readers refuse a pair (in this order) that stands here twice, and a category beside itself.`,
    ),
  }),
  "pairs-of-secrets": (notion) => ({
    says: `${notion}: pairs of secrets that are not to be told apart, each once; a pair counts both ways.`,
    schema: tuples(
      "pairs-of-secrets",
      `${notion}: pairs of categories of the secret that are not to be told apart, both ways. Readers refuse a pair that stands here twice, in whichever order.`,
    ),
  }),
  sample: (notion) => ({
    says: `${notion}: the chance that the true distribution is none of those that are allowed for, 0.05 if not given. The weights of the table have to count the people of a sample: whole numbers, one for each person who was drawn.`,
    schema: {
      description: `${notion}: about the chance that the true distribution is none of those that are allowed for (an approximation for many people in every cell), which are those that a sample of as many people as the prior sums to does not rule out. The entries of the prior then count people; readers refuse others than whole numbers.`,
      ...LEVEL,
    },
  }),
};

/** The statement of a sample's proof beside its parameter. @param {string} notion @returns {Field} */
const ranges = (notion) => ({
  name: "ranges",
  type: "true",
  says: `${notion}, in files: whether the greatest probability of each category of the data, given a secret, was used as well as the smallest. Protocols that are calibrated by both then need less noise. They decide it; a request cannot.`,
  schema: {
    description: `${notion}: stands here where the guarantee is proved for { least <= P(x|s) <= most }, the smallest and the largest probabilities over those distributions, each times 2^-40 and rounded outwards; otherwise it is proved for { P(x|s) >= least }, which is larger.`,
    const: true,
  },
});

/** All fields that `parameters` may have. @param {Registry} registry @returns {Field[]} */
export function fieldsOf({ notions }) {
  const all = notions.flatMap(({ name: notion, parameter: { name = "", shape = "", says } = {} }) => {
    const field = described[shape]?.(notion, says);
    if (!field) return [];
    return [{ name, type: typeOf(shape), ...field }, ...(shape === "sample" ? [ranges(notion)] : [])];
  });
  return all.filter(({ name }, i) => all.findIndex((field) => field.name === name) === i);
}
