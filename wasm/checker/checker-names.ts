// SPDX-License-Identifier: Apache-2.0
/**
 * Checks names and rules for cells. A program that draws reports finds the category of a cell by these rules. So a proof for
 * the categories is a proof for people only if the rules lead there, and if no two names look alike.
 */
import { areDistinct, isListOf, isText } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Named = { name: string; categories: string[]; dropped: string[]; columns?: { name: string; values: string[] }[] };
type Rules = { column: string; missing?: string[]; edges?: number[]; comma?: true; merged?: Merge[] };
type Merge = { into: string; cells: string[] };
type Translation = { language: unknown; wording: unknown; answers: string[] };

const isFilled = (list: unknown) => (list as unknown[]).length > 0;
const isTexts = (value: unknown) => isListOf(value, isText);

/** Letters of Greek, Cyrillic and Armenian, and below each the Latin letter that looks like it. */
const [OTHER, LATIN] = [
  "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορϲϳϹЅІЈАВЕКМНОРСТУХаеорсухѕіјҮһӀӏԁԛԝԼՕՏՍցհյոօզս",
  "ABEZHIKMNOPTYXvopcjCSIJABEKMHOPCTYXaeopcyxsijYhIldqwLOSUghjnoqu",
];
/** Letters and digits in the styles of formulas. */
const FORMULA = /[\u{1d400}-\u{1d7ff}\u2100-\u214f]/gu;
/** Names with the same appearance look alike to a reader. */
export function appearance(name: string): string {
  const plain = name.replace(FORMULA, (letter) => letter.normalize("NFKC"));
  const seen = Array.from(plain.replace(/\p{Cf}|\p{DI}/gu, "").normalize("NFC"));
  const drawn = seen.map((letter) => LATIN[OTHER.indexOf(letter)] ?? letter);
  return drawn
    .join("")
    .split(/[\s\u2800]+/)
    .filter(Boolean)
    .join(" ");
}
/** The names of categories on a screen: a category without a name gets one that no other category has. */
export function shownNames(categories: string[]): string[] {
  const names = ["(empty)", '""', ...categories.map((_, i) => `"" (${i + 2})`)];
  const free = names.find((name) => !categories.includes(name)) as string;
  return categories.map((name) => name || free);
}
/** The allowed names of combinations: the values in quotes, or joined plainly if no other combination reads the same. */
export function combinationNames(all: string[][]): string[][] {
  const plain = all.map((values) => values.map((value) => value || "(empty)").join(" · "));
  const repeated = new Set(plain.filter((name, i) => plain.indexOf(name) !== i));
  return all.map((values, i) => [
    JSON.stringify(values),
    ...plain.slice(i, i + 1).filter((name) => !repeated.has(name)),
  ]);
}
/** No cell is read as a name with blanks around it, or with nothing to see in it. */
const isUnreadable = (name: string) => name !== name.trim() || /^[\s\x85\p{DI}\u2800]+$/u.test(name);

/** The names of the ranges, each with a number in it; the lowest range may have none. */
function ranges(edges: number[]): Map<string, number | undefined> {
  const [first, last] = [edges[0] as number, edges.at(-1) as number];
  const below = first > -Number.MAX_VALUE ? -Number.MAX_VALUE : undefined;
  const inner = edges.slice(0, -1).map((edge, i) => [`${edge} to below ${edges[i + 1]}`, edge] as const);
  return new Map([[`below ${first}`, below], ...inner, [`${last} or more`, last]]);
}
/** The categories of the cells that have a rule of their own. */
const ruledCells = ({ missing = [], merged = [] }: Rules) =>
  new Map([
    ...merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)),
    ...missing.map((cell) => [cell, ""] as const),
  ]);
/** The categories that the rules make of some cell. */
function reachable(rules: Rules, used: string[]): Set<string> {
  const [own, { edges }] = [ruledCells(rules), rules];
  const within = [...ranges(edges ?? [0])].flatMap(([name, number]) => (number === undefined ? [] : [name]));
  const byItself = edges ? ["", ...within] : used;
  return new Set([...own.values(), ...byItself.filter((category) => edges || !own.has(category))]);
}
/** Whether a merge puts a number into a range that does not contain it. */
function isMisplaced({ edges, comma }: Rules, { into, cells }: Merge): boolean {
  if (!edges || !ranges(edges).has(into)) return false;
  const place = [...ranges(edges).keys()].indexOf(into);
  const [from, to] = [edges[place - 1] ?? Number.NEGATIVE_INFINITY, edges[place] ?? Number.POSITIVE_INFINITY];
  const form = comma ? /^[+-]?(\d+,?\d*|,\d+)(e[+-]?\d+)?$/i : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
  const numbers = cells.filter((cell) => form.test(cell)).map((cell) => Number(cell.replace(",", ".")));
  return numbers.some((value) => Number.isFinite(value) && !(value >= from && value < to));
}

function checkRules(rules: Rules, used: string[], named: string[]): void {
  const { missing = [], merged = [], edges } = rules;
  const cells = [...missing, ...merged.flatMap(({ cells }) => cells)];
  const areReadable = ![...cells, ...merged.map(({ into }) => into)].some(isUnreadable);
  need(areReadable && areDistinct(cells) && (edges !== undefined || !rules.comma), texts.codingWrong, rules.column);
  const own = ruledCells(rules);
  const moved = used.find((category) => (own.get(category) ?? category) !== category);
  need(moved === undefined, texts.categoryMoved, `${moved}`);
  const nowhere = merged.find(({ into }) => !named.includes(into))?.into;
  need(nowhere === undefined, texts.mergedIntoNothing, `${nowhere}`);
  const misplaced = merged.find((merge) => isMisplaced(rules, merge))?.into;
  need(misplaced === undefined, texts.numberMisplaced, `${misplaced}`);
}
const MOST_EDGES = 999;
function areRules(coding: unknown): coding is Rules[] {
  const isMerge = (item: unknown) => {
    if (!(item instanceof Object && "into" in item && "cells" in item)) return false;
    return isText(item.into) && isTexts(item.cells) && isFilled(item.cells);
  };
  const areRising = (edges: unknown) =>
    isListOf(edges, (edge) => typeof edge === "number") &&
    isFilled(edges) &&
    (edges as number[]).length <= MOST_EDGES &&
    (edges as number[]).every((edge, i, all) => i === 0 || edge > (all[i - 1] as number));
  const isRules = (item: unknown) => {
    const { column, missing = [], edges = [0], comma = true, merged = [] } = item as { [key: string]: unknown };
    return isText(column) && isTexts(missing) && areRising(edges) && comma === true && isListOf(merged, isMerge);
  };
  return isListOf(coding, isRules) && isFilled(coding);
}

const LANGUAGE = /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i;

/** Characters that break a line, or turn the direction of the text beside them. */
const TURNING = /[\n\f\r\x85\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Throws unless the words of a question are plain text within bounds, and each language shows each answer as itself. */
function checkWords({ wording, language, asker, sendTo, translations }: { [key: string]: unknown }, answers: string[]) {
  const isWithin = (value: unknown, most: number) =>
    isText(value) && appearance(value) !== "" && Array.from(value).length <= most && !TURNING.test(value);
  const isTag = (value: unknown) => isWithin(value, 35) && LANGUAGE.test(value as string);
  const seen = answers.map(appearance);
  const isSwapped = (answer: string, x: number) =>
    appearance(answer) !== seen[x] &&
    seen.some((other, z) => z !== x && other.toLowerCase() === appearance(answer).toLowerCase());
  const isTranslation = ({ language, wording, answers: own }: Translation) =>
    isTag(language) &&
    isWithin(wording, 500) &&
    isTexts(own) &&
    own.length === answers.length &&
    own.every((answer, x) => (answer === "" ? answers[x] === "" : isWithin(answer, 1000))) &&
    areDistinct(own.map(appearance)) &&
    !own.some(isSwapped);
  const others = (translations ?? []) as Translation[];
  const tags = [...(language === undefined ? [] : [language]), ...others.map(({ language }) => language)];
  const needWords = (isRight: boolean, name: string) => need(isRight, texts.wordsWrong, name);
  needWords(isWithin(wording, 500) && (language === undefined || isTag(language)), "wording");
  needWords(asker === undefined || isWithin(asker, 100), "asker");
  needWords(sendTo === undefined || isWithin(sendTo, 300), "sendTo");
  needWords(
    translations === undefined ||
      (Array.isArray(others) && others.length > 0 && others.length <= 20 && others.every(isTranslation)),
    "translations",
  );
  needWords(areDistinct(tags.map((tag) => `${tag}`.toLowerCase())), "language");
}

/** Throws if two names of a document look alike, or if its rules make other names of cells. */
export function checkNames({ secret, data, coding: stated, channel, question }: { [key: string]: unknown }): void {
  const variables = [secret, data] as Named[];
  need(stated === undefined || areRules(stated), texts.codingWrong, "coding");
  const coding = stated ?? [];
  need(areDistinct(coding.map(({ column }) => column)), texts.codingWrong, "coding");
  if (question !== undefined) checkWords(question as { [key: string]: unknown }, variables[1]?.categories ?? []);
  const columnsOf = ({ name, categories, columns }: Named) => columns ?? [{ name, values: categories }];
  const names = variables.flatMap(columnsOf).map(({ name }) => name);
  const isNamed = areDistinct(names) && areDistinct(variables.map(({ name }) => name));
  const known = isNamed && coding.every(({ column }) => names.includes(column));
  need(known && variables.every(({ name, dropped }) => name && isText(name) && isTexts(dropped)), texts.namesWrong);
  for (const variable of variables) {
    const { categories, dropped, columns } = variable;
    need(areDistinct([...categories, ...dropped]), texts.namesWrong);
    for (const { name, values } of columnsOf(variable)) {
      const used = [...new Set(values)];
      const rules = coding.find(({ column }) => column === name);
      if (rules) checkRules(rules, used, columns ? used : [...used, ...dropped]);
      const made = rules ? reachable(rules, used) : new Set(used);
      const isReadable = (category: string) => !isUnreadable(category) && !category.includes("\r");
      const unmade = used.find((category) => !isReadable(category) || !made.has(category));
      need(unmade === undefined, texts.categoryNotMade, JSON.stringify(unmade));
      need(areDistinct(used.map(appearance)), texts.namesAlike, name);
    }
    need(areDistinct(categories.map(appearance)), texts.namesAlike, variable.name);
    if (!columns) continue;
    const tuples = categories.map((_, x) => columns.map(({ values }) => values[x] as string));
    const names = combinationNames(tuples);
    need(
      categories.every((category, x) => names[x]?.includes(category)),
      texts.combinationOfAnother,
      variable.name,
    );
    need(variable.name === columns.map(({ name }) => name).join(" · "), texts.columnsMisnamed, variable.name);
  }
  need(areDistinct((channel as { reports: string[] }).reports.map(appearance)), texts.namesAlike, "channel.reports");
}
