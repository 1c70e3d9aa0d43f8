// SPDX-License-Identifier: Apache-2.0
/** JavaScript and JSON logic in a form of Form.io, and whether they read nothing but fields by their names. */
import type { ObjectSite, Site } from "../linter/walk.js";

/** The keys of what Form.io runs as code. */
const CODE = new Set(
  `customConditional calculateValue customDefaultValue custom customAction schemaDefinition javascript controller
  conditionalAddButton disableFunction mapFunction`.split(/\s+/),
);
/** Names that lead to fields without the fields' names. */
const UNREADABLE = word(
  `data row rowData instance form submission component components flattened flattenedComponents self root utils util _ window
  document globalThis top parent this arguments eval Function Formio moment`,
);
/** A grid's own, where its rows are drawn; what it has drawn of them leads no further. */
const OF_GRID = word("row component components util");
const FIELD = /(?<![\p{L}\p{N}_$.])(data|row)\s*(\.\s*[\p{L}_$][\p{L}\p{N}_$]*|\[\s*('[^'\\]*'|"[^"\\]*")\s*\])/gu;
const BUILT = /(?<![\p{L}\p{N}_$])(constructor|__proto__)(?![\p{L}\p{N}_$])/u;

function word(names: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_$.])(${names.split(/\s+/).join("|")})(?![\\p{L}\\p{N}_$])`, "gu");
}

/** Whether it is code. The `value` of an action of `logic` is code too, and so is the check of a grid's row. */
export const isCode = ({ keys }: Site, key: string): boolean =>
  CODE.has(key) || (key === "value" && keys.includes("actions")) || (key === "row" && keys.at(-2) === "validate");

/** Whether it is run anew whenever anything is answered, and gives the component its value. */
export const isCalculated = ({ keys }: Site): boolean => keys.includes("calculateValue") || keys.includes("actions");

/** With a backslash a name can be written in other signs. */
const isUnreadable = (text: string, code: string): boolean =>
  code.search(UNREADABLE) >= 0 || BUILT.test(text) || text.includes("\\");

const withoutTexts = (text: string): string => text.replace(FIELD, "?").replace(/'[^'\\]*'|"[^"\\]*"/g, "?");

/** Whether code reads more than fields by their names. */
export const readsMore = (text: string): boolean => isUnreadable(text, withoutTexts(text));

/** Whether what stands in the braces of a text does. */
export function showsMore(text: string, { keys }: Site): boolean {
  const inside = codeInText(text);
  const code = withoutTexts(inside);
  return isUnreadable(inside, keys.includes("templates") ? code.replace(OF_GRID, "?") : code);
}

/** The code that is run within a text: `{{{ a }}}`, `{{ a }}` and `{% a %}`. */
export const codeInText = (text: string): string =>
  [/\{\{\{[\s\S]*?\}\}\}/g, /\{\{[\s\S]*?\}\}/g, /\{%[\s\S]*?%\}/g]
    .flatMap((braces) => [...text.matchAll(braces)].map(([part]) => part))
    .join(" ");

/**
 * Whether code that gives a component its value reads the one that it has: it would count how often anything is
 * answered. It may read a value that it has given first.
 */
export function readsItself(text: string): boolean {
  const [first = "", ...rest] = withoutGiving(withoutTexts(text)).split(";");
  const given = GIVEN_FIRST.test(text) && !VALUE.test(first);
  return !given && VALUE.test([first, ...rest].join(";"));
}

/** The names of the fields that code or JSON logic reads, and of what is read within them. */
export const fieldsIn = (text: string): string[] =>
  [...text.matchAll(FIELDS)].flatMap(([, path = ""]) => path.match(/[\p{L}\p{N}_$-]+/gu) ?? []);

const FIELDS =
  /(?<![\p{L}\p{N}_$.])(?:data|row)((?:\s*\.\s*[\p{L}\p{N}_$-]+|\s*\[\s*(?:'[^'\\]*'|"[^"\\]*"|\d+)\s*\])+)/gu;
const VALUE = /(?<![\p{L}\p{N}_$.])value(?![\p{L}\p{N}_$])(?!\s*:(?!:))/u;
const GIVEN_FIRST = /^\s*value\s*=(?![=>])/;
const withoutGiving = (code: string): string => code.replace(/(?<![\p{L}\p{N}_$.])value\s*=(?![=>])/gu, "=");

/** In JSON logic `var` may name one field, and nothing that holds others. */
const NAMED = /^\s*(data|row)(\.[\p{L}\p{N}_$-]+)+\s*$/u;
/** The place in JSON logic of what is done with each item of a list, of which `var` is a part. */
const OF_ITEM = /\.(map|filter|reduce|all|none|some)\[1\]/;

/** Whether a name in JSON logic is put together, or could be of any field. */
export function readsUnknownField({ object, path }: ObjectSite): boolean {
  const { var: name } = object;
  if (name === undefined || typeof object.type === "string") return false;
  if (OF_ITEM.test(path)) return typeof name === "object" && name !== null;
  return typeof name !== "string" || !NAMED.test(name);
}
