// SPDX-License-Identifier: Apache-2.0
/** Whether a text or an expression names a question, in any of the ways in which SurveyJS finds one. */
import type { LintOptions } from "./types.js";

/** A name whose value depends on a private answer. */
export interface Tainted {
  name: string;
  /** The private question that it depends on. */
  origin: string;
}

/** All names in lower case: SurveyJS finds them in any. */
export interface Names {
  tainted: ReadonlyMap<string, Tainted>;
  /** Pages and panels in which a private question lies: whether they are complete tells something of it. */
  containers: ReadonlyMap<string, Tainted>;
  /** Names of other questions: `{age group}` is none of `{age}`. */
  known: ReadonlySet<string>;
  /** The names that SurveyJS takes for the variables of an expression, where it is asked. */
  variablesOf(expression: string): readonly string[];
}

/** Functions of SurveyJS that do nothing but calculate; others are given the name of a question as text. */
const CALCULATE = new Set(
  `sum min max count avg round trunc sumInArray minInArray maxInArray countInArray avgInArray iif getDate age dateDiff
  dateAdd isDisplayMode currentDate today getYear currentYear diffDays year month day weekday substring`.split(/\s+/),
);
const LOOK_UP = ["isContainerReady", "displayValue", "propertyValue", "getComment"];
/** A call of one of these with nothing but a text, in quotes or one word without. */
const LOOKS_UP_TEXT = new RegExp(
  `^(${LOOK_UP.join("|")})\\s*\\(\\s*('[^'\\\\]*'|"[^"\\\\]*"|[\\p{L}\\p{N}_]+)\\s*[,)]`,
  "u",
);
const LOOKS_UP = new RegExp(`(?<![\\p{L}\\p{N}_$-])(${LOOK_UP.join("|")})\\s*\\(`, "gu");
export const isBuiltIn = (name: string): boolean => CALCULATE.has(name) || LOOK_UP.includes(name);

const OPERATORS =
  /^(and|or|not|contains?|notcontains?|anyof|allof|noneof|empty|notempty|equals?|notequals?|greater|less)$/i;

/**
 * The parts of a text between braces, and the text without them. Goes through the text once, however many braces are
 * left open.
 */
function references(text: string, start = "{", end = "}"): { within: string[]; without: string } {
  const within: string[] = [];
  let without = "";
  for (let from = 0; ; ) {
    const opens = text.indexOf(start, from);
    const closes = opens < 0 ? -1 : text.indexOf(end, opens + start.length);
    if (closes < 0) return { within, without: without + text.slice(from) };
    within.push(text.slice(opens + start.length, closes));
    without += `${text.slice(from, opens)} `;
    from = closes + end.length;
  }
}

/** The functions that an expression calls. */
export function functionsOf(expression: string): string[] {
  const code = references(expression).without.replace(/'[^']*'|"[^"]*"/g, "?");
  return [...code.matchAll(/([\p{L}_$][\p{L}\p{N}_$-]*)\s*\(/gu)]
    .map(([, name]) => name as string)
    .filter((name) => !OPERATORS.test(name));
}

/** The functions that are given a name which nobody can read here: put together, or somebody's answer. */
export const unreadableLookups = (expression: string): string[] =>
  [...expression.matchAll(LOOKS_UP)]
    .filter(({ index }) => !LOOKS_UP_TEXT.test(expression.slice(index)))
    .map(([, name]) => name as string);

const isPartOfWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}_]/u.test(char);

/** Whether the name stands in the text, and not within a longer word. */
export function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + name.length])) return true;
  }
  return false;
}

/** Signs that may stand before a name, and change what is read of its answer. */
const SIGNS = /^[\s#$]+/;

/** `{panel.q1}`, `{#q1}`, `{q1-Comment}`, `{q1[0].a}`: whatever stands around a name, unless all of it is another question's. */
function inReference(reference: string, { tainted, known }: Names): Tainted | undefined {
  const whole = reference.toLowerCase().trim();
  const name = whole.replace(SIGNS, "");
  const exact = tainted.get(whole) ?? tainted.get(name);
  if (exact) return exact;
  if (known.has(name)) return [...tainted].find(([key]) => isPartOf(name, key))?.[1];
  return [...tainted].find(([key]) => hasWord(name, key))?.[1];
}

/** `{q1.row}` is a part of the answer to `q1` wherever the question of that very name has no answer, or is none. */
const isPartOf = (name: string, key: string): boolean =>
  name.startsWith(key) && ".[-".includes(name.charAt(key.length));

/** Names within braces, in texts and in expressions alike. */
export function taintedInBraces(text: string, names: Names, { delimiters }: LintOptions): Tainted | undefined {
  // Expressions may have braces where texts have been given something else.
  for (const [start, end] of [["{", "}"] as const, ...(delimiters ? [delimiters] : [])]) {
    for (const reference of references(text, start, end).within) {
      const inner = reference.slice(reference.lastIndexOf(start) + 1);
      const found = inReference(inner, names) ?? inReference(reference, names);
      if (found) return found;
    }
  }
  return undefined;
}

/** Names that are arguments of functions, which SurveyJS's own list of variables does not have. */
function inArguments(expression: string, names: Names): Tainted | undefined {
  if (functionsOf(expression).every((name) => CALCULATE.has(name))) return undefined;
  const code = references(expression.toLowerCase()).without;
  const ours = [...names.tainted, ...names.containers];
  const isOther = (name: string): boolean =>
    names.known.has(name) && !ours.some(([key]) => key === name || isPartOf(name, key));
  const rest = code.replace(/'([^']*)'|"([^"]*)"/g, (quoted, one, two) =>
    isOther((one ?? two).trim()) ? " " : quoted,
  );
  return ours.find(([key]) => hasWord(rest, key))?.[1];
}

export function taintedInExpression(expression: string, names: Names, options: LintOptions): Tainted | undefined {
  const found = taintedInBraces(expression, names, options) ?? inArguments(expression, names);
  if (found) return found;
  for (const variable of names.variablesOf(expression)) {
    const read = inReference(variable, names);
    if (read) return read;
  }
  return undefined;
}

/** Each expression is parsed once, however often it is asked about. */
export function variableReader({ ExpressionRunner }: LintOptions): Names["variablesOf"] {
  const known = new Map<string, readonly string[]>();
  return (expression) => {
    const before = known.get(expression);
    if (before) return before;
    const found = ExpressionRunner ? new ExpressionRunner(expression).getVariables() : [];
    known.set(expression, found);
    return found;
  };
}

/** A text that may be nothing but a name, as in `choicesFromQuestion`, or a part of what is called so, as in `q1[0]`. */
export function taintedName(text: string, { tainted }: Names): Tainted | undefined {
  const whole = text.toLowerCase().trim();
  const name = whole.replace(SIGNS, "");
  return tainted.get(whole) ?? [...tainted].find(([key]) => name === key || isPartOf(name, key))?.[1];
}

/** A text that SurveyJS takes for a name and reads as what stands in braces, or puts into braces and reads as a text. */
export const taintedReference = (text: string, names: Names, options: LintOptions): Tainted | undefined =>
  taintedName(text, names) ?? inReference(text, names) ?? taintedInBraces(`{${text}}`, names, options);
