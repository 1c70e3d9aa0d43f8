// SPDX-License-Identifier: Apache-2.0
/**
 * The checker's part for names and rules for cells. Whoever draws by a file goes from a cell to a category by its rules, so a
 * proof for these categories is one for these people only if the rules lead there, and if nobody takes two names for one.
 */
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Named = { name: string; categories: string[]; dropped: string[]; columns?: { name: string; values: string[] }[] };
type Rules = { column: string; missing?: string[]; edges?: number[]; comma?: true; merged?: Merge[] };
type Merge = { into: string; cells: string[] };
type Translation = { language: unknown; wording: unknown; answers: string[] };

const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown, is: (value: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isSome = (list: unknown) => (list as unknown[]).length > 0;
const isTexts = (value: unknown) => isList(value, isText);
const differ = (values: unknown[]) => new Set(values).size === values.length;

/** Letters of Greek, Cyrillic and Armenian, and below each the Latin one as which it is drawn. */
const [OTHER, LATIN] = [
  "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορϲϳϹЅІЈАВЕКМНОРСТУХаеорсухѕіјҮһӀӏԁԛԝԼՕՏՍցհյոօզս",
  "ABEZHIKMNOPTYXvopcjCSIJABEKMHOPCTYXaeopcyxsijYhIldqwLOSUghjnoqu",
];
/** Letters and digits as formulas have them. */
const FORMULA = /[\u{1d400}-\u{1d7ff}\u2100-\u214f]/gu;
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
/** What categories are shown as: one without a name gets one that no other has. */
export function called(categories: string[]): string[] {
  const names = ["(empty)", '""', ...categories.map((_, i) => `"" (${i + 2})`)];
  const free = names.find((name) => !categories.includes(name)) as string;
  return categories.map((name) => name || free);
}
/** What combinations of values may be called: the values in quotes, or as they are where no other one reads the same. */
export function combinations(all: string[][]): string[][] {
  const plain = all.map((values) => values.map((value) => value || "(empty)").join(" · "));
  const isTwice = new Set(plain.filter((name, i) => plain.indexOf(name) !== i));
  return all.map((values, i) => [
    JSON.stringify(values),
    ...plain.slice(i, i + 1).filter((name) => !isTwice.has(name)),
  ]);
}
/** What no cell is read as: blanks stand around it, or nothing in it is seen. */
const isUnread = (name: string) => name !== name.trim() || /^[\s\x85\p{DI}\u2800]+$/u.test(name);

/** The names of the ranges, each with a number that is in it where there is one. */
function ranges(edges: number[]): Map<string, number | undefined> {
  const [first, last] = [edges[0] as number, edges.at(-1) as number];
  const below = first > -Number.MAX_VALUE ? -Number.MAX_VALUE : undefined;
  const inner = edges.slice(0, -1).map((edge, i) => [`${edge} to below ${edges[i + 1]}`, edge] as const);
  return new Map([[`below ${first}`, below], ...inner, [`${last} or more`, last]]);
}
/** The categories of cells that have a rule of their own. */
const ruled = ({ missing = [], merged = [] }: Rules) =>
  new Map([
    ...merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)),
    ...missing.map((cell) => [cell, ""] as const),
  ]);
/** The categories that some cell is counted as, by the rules. */
function made(rules: Rules, used: string[]): Set<string> {
  const [own, { edges }] = [ruled(rules), rules];
  const within = [...ranges(edges ?? [0])].flatMap(([name, number]) => (number === undefined ? [] : [name]));
  const byItself = edges ? ["", ...within] : used;
  return new Set([...own.values(), ...byItself.filter((category) => edges || !own.has(category))]);
}
/** Whether a number is said to be in a range that it is not in. */
function isMisplaced({ edges, comma }: Rules, { into, cells }: Merge): boolean {
  if (!edges || !ranges(edges).has(into)) return false;
  const at = [...ranges(edges).keys()].indexOf(into);
  const [from, to] = [edges[at - 1] ?? Number.NEGATIVE_INFINITY, edges[at] ?? Number.POSITIVE_INFINITY];
  const form = comma ? /^[+-]?(\d+,?\d*|,\d+)(e[+-]?\d+)?$/i : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
  const numbers = cells.filter((cell) => form.test(cell)).map((cell) => Number(cell.replace(",", ".")));
  return numbers.some((value) => Number.isFinite(value) && !(value >= from && value < to));
}

function checkRules(rules: Rules, used: string[], named: string[]): void {
  const { missing = [], merged = [], edges } = rules;
  const cells = [...missing, ...merged.flatMap(({ cells }) => cells)];
  const isRead = ![...cells, ...merged.map(({ into }) => into)].some(isUnread);
  need(isRead && differ(cells) && (edges !== undefined || !rules.comma), texts.codingWrong, rules.column);
  const own = ruled(rules);
  const moved = used.find((category) => (own.get(category) ?? category) !== category);
  need(moved === undefined, texts.categoryMoved, `${moved}`);
  const nowhere = merged.find(({ into }) => !named.includes(into))?.into;
  need(nowhere === undefined, texts.mergedIntoNothing, `${nowhere}`);
  const misplaced = merged.find((merge) => isMisplaced(rules, merge))?.into;
  need(misplaced === undefined, texts.numberMisplaced, `${misplaced}`);
}
const MOST_EDGES = 999;
function areRules(coding: unknown): coding is Rules[] {
  const isMerge = (of: unknown) =>
    of instanceof Object && "into" in of && isText(of.into) && "cells" in of && isTexts(of.cells) && isSome(of.cells);
  const rising = (edges: unknown) =>
    isList(edges, (edge) => typeof edge === "number") &&
    isSome(edges) &&
    (edges as number[]).length <= MOST_EDGES &&
    (edges as number[]).every((edge, i, all) => i === 0 || edge > (all[i - 1] as number));
  const isRules = (item: unknown) => {
    const { column, missing = [], edges = [0], comma = true, merged = [] } = item as { [key: string]: unknown };
    return isText(column) && isTexts(missing) && rising(edges) && comma === true && isList(merged, isMerge);
  };
  return isList(coding, isRules) && isSome(coding);
}

const LANGUAGE = /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const CONTROL = /[\0-\x08\v\x0e-\x1f\x7f-\x84\x86-\x9f\u202d\u202e\p{Cs}]/u;

/** What breaks a line, or turns the direction of what stands beside it. */
const TURNING = /[\n\f\r\x85\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Throws where the words of a question are not plain text within bounds, or some language lacks an answer or shows one as another. */
function checkWords({ wording, language, asker, sendTo, translations }: { [key: string]: unknown }, answers: string[]) {
  const isWithin = (value: unknown, most: number) =>
    isText(value) &&
    appearance(value as string) !== "" &&
    Array.from(value as string).length <= most &&
    !CONTROL.test(value as string) &&
    !TURNING.test(value as string);
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
    differ(own.map(appearance)) &&
    !own.some(isSwapped);
  const others = (translations ?? []) as Translation[];
  const tags = [...(language === undefined ? [] : [language]), ...others.map(({ language }) => language)];
  need(isWithin(wording, 500) && (language === undefined || isTag(language)), texts.wordsWrong, "wording");
  need(asker === undefined || isWithin(asker, 100), texts.wordsWrong, "asker");
  need(sendTo === undefined || isWithin(sendTo, 300), texts.wordsWrong, "sendTo");
  need(
    translations === undefined ||
      (Array.isArray(others) && others.length > 0 && others.length <= 20 && others.every(isTranslation)),
    texts.wordsWrong,
    "translations",
  );
  need(differ(tags.map((tag) => `${tag}`.toLowerCase())), texts.wordsWrong, "language");
}

/** Throws where the names of a document cannot be told apart, or are not those that its rules make of cells. */
export function checkNames({ secret, data, coding: stated, channel, question }: { [key: string]: unknown }): void {
  const variables = [secret, data] as Named[];
  need(stated === undefined || areRules(stated), texts.codingWrong, "coding");
  const coding = stated ?? [];
  need(differ(coding.map(({ column }) => column)), texts.codingWrong, "coding");
  if (question !== undefined) checkWords(question as { [key: string]: unknown }, variables[1]?.categories ?? []);
  const columnsOf = ({ name, categories, columns }: Named) => columns ?? [{ name, values: categories }];
  const names = variables.flatMap(columnsOf).map(({ name }) => name);
  const known = differ(names) && coding.every(({ column }) => names.includes(column));
  need(known && variables.every(({ name, dropped }) => name && isText(name) && isTexts(dropped)), texts.namesWrong);
  for (const variable of variables) {
    const { categories, dropped, columns } = variable;
    need(differ([...categories, ...dropped]), texts.namesWrong);
    for (const { name, values } of columnsOf(variable)) {
      const used = [...new Set(values)];
      const rules = coding.find(({ column }) => column === name);
      if (rules) checkRules(rules, used, columns ? used : [...used, ...dropped]);
      const some = rules ? made(rules, used) : new Set(used);
      const read = (category: string) => !isUnread(category) && !category.includes("\r");
      const unmade = used.find((category) => !read(category) || !some.has(category));
      need(unmade === undefined, texts.categoryNotMade, JSON.stringify(unmade));
      need(differ(used.map(appearance)), texts.namesAlike, name);
    }
    need(differ(categories.map(appearance)), texts.namesAlike, variable.name);
    if (!columns) continue;
    const tuples = categories.map((_, x) => columns.map(({ values }) => values[x] as string));
    const names = combinations(tuples);
    need(
      categories.every((category, x) => names[x]?.includes(category)),
      texts.combinationOfAnother,
      variable.name,
    );
    need(variable.name === columns.map(({ name }) => name).join(" · "), texts.columnsMisnamed, variable.name);
  }
  need(differ((channel as { reports: string[] }).reports.map(appearance)), texts.namesAlike, "channel.reports");
}
