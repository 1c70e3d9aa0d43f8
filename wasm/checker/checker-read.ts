// SPDX-License-Identifier: Apache-2.0
/**
 * The first part of the checker reads a protocol file: it refuses a wrong form, and keeps counts, weights and bounds as
 * whole numbers. JSON.parse makes a double of any other number, and exact() keeps that double.
 */
import { PARAMETERS, protocolIn } from "./checker-json.js";
import { checkNames } from "./checker-names.js";
import { exact, identityChannel, itemAt, type Ratio, ROW, range, sum } from "./checker-numbers.js";
import { sampleOf } from "./checker-sample.js";
import { areDistinct, isFiniteNumber, isListOf, isText } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Document = ReturnType<typeof protocolIn>;

export type Channel = {
  /** Inputs are the categories of the data, or all pairs of a secret and a category, secret by secret. */
  seesSecret: boolean;
  /** weights[input][report] / 2^62 is the chance of the report, for sets of marks up to a factor of the set. */
  weights: bigint[][];
  /**
   * A person marks each category but their own with the chance offMark / 2^62, and their own with 1/2. `weights` are then
   * those of a channel that reports the category itself.
   */
  offMark?: bigint | undefined;
  /** All sets of marks, if each of them is a report of its own. */
  markSets?: number[][];
};
/** No report may be likelier by more than this ratio, which is for `level` times epsilon. */
type Bound = { level: number; ratio: Ratio };
export type Protocol = {
  document: Document;
  /** prior[secret][category]: how many people there are, times a factor that is the same for all. */
  prior: bigint[][];
  /** For each column of the data its value by category. */
  columns: string[][];
  channel: Channel;
  sample: ReturnType<typeof sampleOf> | undefined;
  bounds: Bound[];
};

/** With more categories there are too many sets of marks to go through. */
const MOST_MARKED = 10;
const MOST_COLUMNS = 10;

export const isAnything = (value: unknown): value is unknown => value !== undefined;
const isDigits = (value: unknown): value is string => isText(value) && /^(0|[1-9]\d{0,56})$/.test(value);
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= Number.MAX_VALUE;

type IsItem<Item> = (value: unknown) => value is Item;
function readList<Item>(value: unknown, place: string, isItem: IsItem<Item>, length?: number): Item[] {
  need(isListOf<Item>(value, isItem, length), texts.listWrong, place);
  return value;
}
export const readTable = <Item>(
  value: unknown,
  place: string,
  isItem: IsItem<Item>,
  rows?: number,
  columns?: number,
): Item[][] =>
  readList(value, place, isAnything, rows).map((row, i) => readList(row, `${place}[${i}]`, isItem, columns));
const toIntegers = (rows: string[][]) => rows.map((row) => row.map(BigInt));

function readNames({ secret, data, channel }: Document) {
  const secrets = readList(secret.categories, "secret", isText);
  const categories = readList(data.categories, "data", isText);
  const reports = readList(channel.reports, "channel.reports", isText);
  const isEnough = secrets.length > 1 && categories.length > 1 && reports.length > 0;
  need(isEnough && [secrets, categories, reports].every(areDistinct), texts.namesWrong);
  return { secrets, categories, reports };
}
type Names = ReturnType<typeof readNames>;

function readPrior({ prior }: Document, { secrets, categories }: Names): bigint[][] {
  const shares = readTable(prior, "prior", isNumber, secrets.length, categories.length);
  const scaled = shares.map((row) => row.map(exact));
  const bits = scaled.flat().reduce((all, value) => all | value);
  // The largest power of 2 that divides all of them goes out, so that integers stay short.
  const people = scaled.map((row) => row.map((value) => value / (bits & -bits)));
  need(people.every(sum) && categories.every((_, x) => people.some((row) => row[x])), texts.priorWrong);
  return people;
}

function readSample(document: Document): Protocol["sample"] {
  const { guarantee, certificate } = document;
  const own = (PARAMETERS[guarantee.notion] ?? "").split(/[ |]+/);
  const stray = Object.keys({ ...guarantee.parameters, ...guarantee.known }).find((name) => !own.includes(name));
  need(stray === undefined, texts.parameterStray, `${stray}`);
  const sample = own.includes("alpha") ? sampleOf(document, exact, own.includes("leastSecret")) : undefined;
  const { prices, points, lifts } = certificate;
  need((lifts !== undefined) === (sample?.isSet !== undefined), texts.liftsStray);
  const needsPoints = prices !== undefined && sample?.isSet !== undefined && sample.byLikelihood;
  need((points !== undefined) === needsPoints && !(sample && prices && !points), texts.pointsStray);
  return sample;
}

/** The values of columns by category; a variable without columns is one column. */
function readColumns(categories: string[], columns: { values: unknown }[] = [{ values: categories }]): string[][] {
  const values = columns.map((column) => readList(column.values, "columns.values", isText, categories.length));
  const combinations = categories.map((_, x) => JSON.stringify(values.map((column) => column[x])));
  need(values.length <= MOST_COLUMNS && areDistinct(combinations), texts.columnsWrong);
  return values;
}

/** All sets of categories, small ones first, those of one size by the numbers that have a bit for each category. */
const setsOf = (categories: number): number[][] =>
  range(2 ** categories)
    .map((bits) => range(categories).filter((x) => (bits >> x) & 1))
    .sort((one, other) => one.length - other.length);
/** The weights of sets for a person of one category, each up to a factor that the set has for all persons. */
const weightsOfSets = (category: number, sets: number[][], offMark: bigint): bigint[] =>
  sets.map((set) => {
    if (offMark === 0n && set.length > 1) return 0n;
    return set.includes(category) ? ROW - offMark : offMark;
  });

function readChannel({ channel, seesSecret }: Document, names: Names, sample: Protocol["sample"]): Channel {
  const { marks, weights: stated, denominator } = channel;
  const [secrets, categories, reports] = [names.secrets.length, names.categories.length, names.reports.length];
  const [offMark] = readList(marks ? [marks.other] : [], "channel.marks.other", isDigits).map(BigInt);
  const isUnary =
    !seesSecret &&
    categories === reports &&
    stated === undefined &&
    marks?.own === `${ROW / 2n}` &&
    (offMark ?? ROW) <= ROW / 2n;
  const isAllowed = isUnary && !sample?.isSet && !(sample && categories > MOST_MARKED);
  need(denominator === `${ROW}` && (marks === undefined || isAllowed), texts.channelWrong);
  // No one set of marks is the worst for all distributions of a sample, so that every set is a report.
  if (marks && sample) {
    const markSets = setsOf(categories);
    const weights = range(categories).map((x) => weightsOfSets(x, markSets, offMark ?? 0n));
    return { seesSecret: false, weights, markSets };
  }
  const inputs = seesSecret ? secrets * categories : categories;
  const weights = marks
    ? identityChannel(categories)
    : toIntegers(readTable(stated, "channel.weights", isDigits, inputs, reports));
  const unsent = range(itemAt(weights, 0).length).find((y) => weights.every((row) => row[y] === 0n));
  need(unsent === undefined, texts.reportUnsent, `${unsent}`);
  return { seesSecret: seesSecret === true, weights, offMark };
}

function readBounds({ guarantee }: Document): Bound[] {
  const stated = [{ ...guarantee.bound, level: 1 }, ...(guarantee.bounds ?? [])];
  const fractions = stated.map(({ numerator, denominator }) => [numerator, denominator]);
  const ratios = toIntegers(readTable(fractions, "guarantee.bounds", isDigits)) as Ratio[];
  const bounds = ratios.map((ratio, i) => ({ level: stated[i].level, ratio }));
  need(
    bounds.every(({ level, ratio: [, denominator] }) => isNumber(level) && denominator !== 0n),
    texts.boundWrong,
  );
  return bounds;
}

function checkPrices({ certificate, utility, channel, seesSecret }: Document, categories: number): void {
  const { prices } = certificate;
  const isPriced = isListOf(prices, isFiniteNumber, categories);
  const { upperBound } = Object(utility);
  need(upperBound === undefined || isFiniteNumber(upperBound), texts.fieldWrong, "utility.upperBound");
  const isAllowed = isPriced && !seesSecret && !channel.marks && upperBound !== undefined;
  need(prices === undefined || isAllowed, texts.pricesWrong);
}
function checkCertificate(document: Document, categories: number): void {
  const { counts, protocol, worst, slack, mixing, gap = 0 } = document.certificate;
  checkPrices(document, categories);
  const areHashes = /^([0-9a-f]{64} ){2}$/.test(`${counts} ${protocol} `);
  const areFigures = isNumber(mixing) && isNumber(gap) && mixing <= 1;
  need(areFigures && areHashes && worst instanceof Object && isText(slack), texts.certificateWrong);
}

/** Throws where the form of the file is wrong; whether its claims are true is left to the other parts. */
export function readProtocol(stated: Document): Protocol {
  const document = protocolIn(stated);
  const { guarantee, secret, data, seesSecret } = document;
  need(isNumber(guarantee.epsilon) && (seesSecret === undefined || seesSecret === true), texts.epsilonWrong);
  const { roundCounts = 2 } = document;
  const isMultiple = Number.isInteger(roundCounts) && roundCounts >= 2 && roundCounts <= 1000;
  need(isMultiple, texts.fieldWrong, "roundCounts");
  const averageLeakage = guarantee.averageLeakage ?? 1;
  need(isNumber(averageLeakage) && averageLeakage > 0, texts.fieldWrong, "guarantee.averageLeakage");
  const names = readNames(document);
  const prior = readPrior(document, names);
  const sample = readSample(document);
  const columns = readColumns(names.categories, data.columns);
  readColumns(names.secrets, secret.columns);
  checkNames(document);
  const channel = readChannel(document, names, sample);
  const bounds = readBounds(document);
  checkCertificate(document, names.categories.length);
  return { document, prior, columns, channel, sample, bounds };
}
