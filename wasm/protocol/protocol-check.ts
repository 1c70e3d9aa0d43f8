// SPDX-License-Identifier: Apache-2.0
/** Strict check of a protocol file's structure: nothing unknown, nothing missing, nothing odd. */

import { shortened } from "../common/characters.js";
import {
  atLeastZero,
  DOCUMENT,
  fields,
  finite,
  flag,
  index,
  integer,
  list,
  name,
  onlyKeys,
  plainName,
  record,
  show,
  text,
  uniqueTexts,
  versionUnknown,
} from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import type { Counts } from "../contract/contrasts.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { DEFAULT_OBJECTIVE, objectiveTraits } from "../contract/objectives.js";
import { SCHEMAS } from "../contract/schemas.js";
import type { DataVariable, MarksChannel, ProtocolFile, TableChannel, Utility } from "../contract/types.js";
import { checkCategories, checkLookAlikes } from "./category-check.js";
import { checkCertificate, digest } from "./certificate-check.js";
import { checkCodings } from "./coding-check.js";
import { columnsOf } from "./columns.js";
import { checkGuarantee } from "./guarantee-check.js";
import { checkLabels } from "./label-check.js";
import { badProtocol } from "./protocol-error.js";
import { checkQuestion } from "./question-words.js";
import * as texts from "./texts.js";
import { isMarks, OWN_MARK } from "./unary-encoding.js";

/** Every row of weights sums to this. */
export const DENOMINATOR = 1n << 62n;
/** More than 2^62 has no place in a row of weights. */
const WEIGHT_DIGITS = DENOMINATOR.toString().length;

/** Settings for readers have this format, which older programs refuse. */
export const READERS_FORMAT = "sluice-readers";
/** So has a sheet of several questions, each of which is a protocol file. */
export const SHEET_FORMAT = "sluice-sheet";

/** Whether a text is a sheet's, as far as its first field says. */
export const looksLikeSheet = (text: string): boolean => /^\uFEFF?\s*\{\s*"format"\s*:\s*"sluice-sheet"/.test(text);

/** As many attributes as the engine takes. */
const MOST_COLUMNS = 10;

/** Throws `bad_protocol`, or `not_certified` where the weights are no channel. */
export function checkProtocol(value: unknown, file: string): ProtocolFile {
  const checked = structure(() => protocol(value), file);
  checkRows(checked, file);
  structure(() => checkLabels(checked), file);
  return checked;
}

/** Throws `not_certified` where the weights of an input do not sum to the denominator. */
export function checkRows({ channel, data }: Pick<ProtocolFile, "channel" | "data">, file: string): void {
  for (const [x, row] of (channel.weights ?? []).entries()) {
    const sum = row.reduce((partial, weight) => partial + BigInt(weight), 0n);
    if (sum !== DENOMINATOR) throw notAChannel(data.categories[x] ?? "", sum, file);
  }
}

function notAChannel(category: string, sum: bigint, file: string): SluiceError {
  return fail(texts.weightsMissDenominator, shortened(category), String(sum), String(DENOMINATOR)).at(inFile(file));
}

export function structure<T>(work: () => T, file: string): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Reason) throw badProtocol(error.said, file);
    throw error;
  }
}

function protocol(value: unknown): ProtocolFile {
  const root = record(value, DOCUMENT);
  if (root.format === READERS_FORMAT) throw new Reason(say(texts.settingsForReaders));
  if (root.format !== "sluice-protocol") throw new Reason(say(texts.formatWrong));
  if (root.version !== 1) throw new Reason(versionUnknown(root.version));
  onlyKeys(
    root,
    [
      ...[
        "$schema",
        "format",
        "version",
        "protocol",
        "guarantee",
        "seesSecret",
        "coding",
        "roundCounts",
        "question",
        "secret",
        "data",
      ],
      ...["prior", "channel", "utility", "leakage", "salt", "certificate"],
    ],
    DOCUMENT,
  );
  const sees = flag(root.seesSecret, '"seesSecret"');
  const secret = variable(root.secret, "secret");
  const data = variable(root.data, "data");
  const columns = [...columnsOf(secret), ...columnsOf(data)].map((column) => column.name);
  if (new Set(columns).size < columns.length || secret.name === data.name) {
    throw new Reason(say(texts.namesSame));
  }
  const coding = root.coding === undefined ? undefined : checkCodings(root.coding, columns, "coding");
  checkCategories(
    [
      [secret, "secret", secret.dropped],
      [data, "data", data.dropped],
    ],
    coding,
  );
  const inputs = (sees ? secret.categories.length : 1) * data.categories.length;
  const channel = checkChannel(root.channel, data.categories, inputs);
  checkLookAlikes(channel.reports, "channel.reports");
  if (sees && isMarks(channel)) throw new Reason(say(texts.marksWithSecret));
  const guarantee = checkGuarantee(root.guarantee, secret, data);
  const joint = prior(root.prior, secret.categories, data.categories);
  if (guarantee.parameters?.alpha !== undefined) checkPeople(joint);
  if ((guarantee.parameters?.alpha !== undefined) !== (guarantee.known !== undefined)) {
    throw new Reason(say(texts.knownWithoutAlpha));
  }
  if ((guarantee.parameters?.ranges ?? false) !== (guarantee.known?.most !== undefined)) {
    throw new Reason(say(texts.mostWithoutRanges));
  }
  const file = {
    ...schemaOf(root, "sluice-protocol"),
    format: "sluice-protocol" as const,
    version: 1 as const,
    protocol: plainName(root.protocol, "protocol"),
    guarantee,
    ...(sees && { seesSecret: sees }),
    ...(coding && { coding }),
    ...multipleOf(root),
    ...(root.question !== undefined && { question: checkQuestion(root.question, data.categories) }),
    secret,
    data,
    prior: joint,
    channel,
    utility: utility(root.utility, channel, data.categories.length),
    leakage: leakage(root.leakage, channel, secret.categories.length, data),
    ...(root.salt !== undefined && { salt: digest(root.salt, "salt") }),
  };
  return { ...file, certificate: checkCertificate(root.certificate, file) };
}

/** The multiple that counts were rounded to. */
export function multipleOf({ roundCounts }: Record<string, unknown>): { roundCounts?: number } {
  if (roundCounts === undefined) return {};
  const multiple = roundCounts as number;
  if (Number.isInteger(multiple) && multiple >= 2 && multiple <= 1000) return { roundCounts: multiple };
  throw new Reason(say(texts.notAMultiple, "roundCounts", show(roundCounts)));
}

/** Older files do not name their schema; one that names another is of another kind. */
export function schemaOf<F extends keyof typeof SCHEMAS>(
  { $schema }: Record<string, unknown>,
  format: F,
): { $schema?: (typeof SCHEMAS)[F] } {
  if ($schema === undefined) return {};
  const own = SCHEMAS[format];
  if ($schema !== own) throw new Reason(say(texts.schemaOfAnother, own));
  return { $schema: own };
}

/** Secret or data, which may be made of several columns. */
export function variable(value: unknown, where: string): ProtocolFile["data"] {
  const { columns, ...rest } = record(value, where);
  const checked = plainVariable(rest, where);
  if (columns === undefined) return checked;
  const shared = list(columns, `${where}.columns`).map((item, j) => {
    const place = `${where}.columns[${j}]`;
    const raw = fields(item, ["name", "values"], place);
    const values = list(raw.values, `${place}.values`, checked.categories.length).map((cell) => text(cell, place));
    return { name: name(raw.name, `${place}.name`), values };
  });
  if (shared.length < 2 || shared.length > MOST_COLUMNS) {
    throw new Reason(say(texts.columnsMiscounted, where, shared.length, MOST_COLUMNS));
  }
  uniqueTexts(
    shared.map((column) => column.name),
    say(texts.namesOfColumns, where),
  );
  uniqueTexts(
    checked.categories.map((_, x) => JSON.stringify(shared.map(({ values }) => values[x]))),
    `${where}.columns`,
  );
  // In the order in which files are written.
  const { dropped, ...named } = checked;
  return { ...named, columns: shared, dropped };
}

function plainVariable(value: unknown, where: string): ProtocolFile["secret"] {
  const raw = fields(value, ["name", "categories", "dropped"], where);
  const categories = uniqueTexts(raw.categories, `${where}.categories`);
  const dropped = uniqueTexts(raw.dropped, `${where}.dropped`);
  if (categories.length < 2) throw new Reason(say(texts.categoriesTooFew, where));
  const both = dropped.find((category) => categories.includes(category));
  if (both !== undefined) throw new Reason(say(texts.usedAndDropped, where, show(both)));
  return { name: name(raw.name, `${where}.name`), categories, dropped };
}

function prior(value: unknown, secrets: string[], categories: string[]): number[][] {
  const matrix = list(value, "prior", secrets.length).map((row, s) =>
    list(row, `prior[${s}]`, categories.length).map((weight, x) => atLeastZero(weight, `prior[${s}][${x}]`)),
  );
  const total = matrix.flat().reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0 && Number.isFinite(total))) throw new Reason(say(texts.priorSumWrong));
  // Nothing can be promised about a secret that never occurs: the guarantee would hold in name only.
  const emptyRow = matrix.findIndex((row) => row.every((weight) => weight === 0));
  if (emptyRow >= 0) throw new Reason(say(texts.priorRowEmpty, String(emptyRow), show(secrets[emptyRow])));
  const emptyColumn = matrix[0]?.findIndex((_, x) => matrix.every((row) => row[x] === 0)) ?? -1;
  if (emptyColumn >= 0) throw new Reason(say(texts.priorColumnEmpty, show(categories[emptyColumn])));
  return matrix;
}

export function checkChannel(value: unknown, categories: string[], inputs: number): ProtocolFile["channel"] {
  const raw = record(value, "channel");
  return Object.hasOwn(raw, "marks") ? marksChannel(raw, categories) : tableChannel(raw, categories.length, inputs);
}

function checkDenominator(value: unknown): string {
  if (value === String(DENOMINATOR)) return value;
  throw new Reason(say(texts.denominatorWrong, String(DENOMINATOR)));
}

/** All sets of categories are reports, so `reports` only repeats the categories. */
function marksChannel(value: unknown, categories: string[]): MarksChannel {
  const raw = fields(value, ["reports", "denominator", "marks"], "channel");
  const reports = uniqueTexts(raw.reports, "channel.reports");
  if (reports.length !== categories.length || reports.some((report, x) => report !== categories[x])) {
    throw new Reason(say(texts.reportsNotCategories));
  }
  const { own, other } = fields(raw.marks, ["own", "other"], "channel.marks");
  if (own !== String(OWN_MARK)) throw new Reason(say(texts.ownMarkWrong, String(OWN_MARK)));
  const marks = { own: String(OWN_MARK), other: integer(other, WEIGHT_DIGITS, "channel.marks.other") };
  if (BigInt(marks.other) > OWN_MARK) throw new Reason(say(texts.otherMarkTooLarge));
  return { reports, denominator: checkDenominator(raw.denominator), marks };
}

function tableChannel(value: unknown, categories: number, inputs: number): TableChannel {
  const raw = fields(value, ["reports", "standsFor", "denominator", "weights"], "channel");
  const reports = uniqueTexts(raw.reports, "channel.reports");
  if (reports.length === 0) throw new Reason(say(texts.reportsEmpty));
  const standsFor = list(raw.standsFor, "channel.standsFor", reports.length).map((row, y) =>
    indices(row, categories, `channel.standsFor[${y}]`),
  );
  const weights = list(raw.weights, "channel.weights", inputs).map((row, x) =>
    weightRow(row, reports.length, `channel.weights[${x}]`),
  );
  const never = reports.find((_, y) => weights.every((row) => row[y] === "0"));
  if (never !== undefined) throw new Reason(say(texts.reportNever, show(never)));
  return { reports, standsFor, denominator: checkDenominator(raw.denominator), weights };
}

export function weightRow(value: unknown, columns: number, where: string): string[] {
  return list(value, where, columns).map((weight) => integer(weight, WEIGHT_DIGITS, where));
}

/** Categories or columns, each once. */
function indices(value: unknown, length: number, where: string): number[] {
  const found = list(value, where).map((x) => index(x, length, where));
  if (new Set(found).size < found.length) throw new Reason(say(texts.categoryTwice, where));
  return found;
}

/** A sample rules distributions out by how many people it has. */
function checkPeople(prior: number[][]): void {
  for (const [s, row] of prior.entries()) {
    const x = row.findIndex((weight) => !Number.isInteger(weight));
    if (x >= 0) throw new Reason(say(texts.priorNotPeople, String(s), String(x), Number(row[x])));
  }
}

function utility(value: unknown, channel: ProtocolFile["channel"], categories: number): Utility {
  const raw = record(value, "utility");
  const known = ["mutualInformation", "upperBound", "dataEntropy", "objective", "value", "bound"];
  onlyKeys(raw, [...known, "distances", "countingEfficiency", "countWeights", "contrasts"], "utility");
  return {
    mutualInformation: finite(raw.mutualInformation, "utility.mutualInformation"),
    ...(raw.upperBound !== undefined && { upperBound: finite(raw.upperBound, "utility.upperBound") }),
    dataEntropy: finite(raw.dataEntropy, "utility.dataEntropy"),
    ...(raw.countingEfficiency === undefined
      ? achieved(raw, channel, categories)
      : efficiency(raw, channel, categories)),
  };
}

/** The objective, with the channel's worth by it, of a protocol that was made for something other than information. */
function achieved(raw: Record<string, unknown>, channel: ProtocolFile["channel"], categories: number) {
  const { objective, value, bound, distances, countWeights, contrasts } = raw;
  if ([objective, value, bound, distances, countWeights, contrasts].every((field) => field === undefined)) return {};
  const traits = typeof objective === "string" ? objectiveTraits(objective) : undefined;
  if (typeof objective !== "string" || !traits || objective === DEFAULT_OBJECTIVE) {
    throw new Reason(say(texts.objectiveUnknown, show(objective)));
  }
  const { reportsAreAnswers = false, usesDistances = false, usesContrasts = false } = traits;
  const counts = countWeights !== undefined || contrasts !== undefined;
  const answered = !isMarks(channel) && (!reportsAreAnswers || channel.standsFor.every(({ length }) => length === 1));
  if (
    raw.upperBound !== undefined ||
    !answered ||
    usesDistances !== (distances !== undefined) ||
    (counts && !usesContrasts)
  ) {
    throw new Reason(say(texts.objectiveMisplaced, objective));
  }
  return {
    objective,
    value: finite(value, "utility.value"),
    bound: finite(bound, "utility.bound"),
    ...(usesDistances && { distances: distancesIn(distances, categories) }),
    ...countsIn(countWeights, contrasts, categories),
  };
}

/** The counting efficiency of a protocol that was made for information, and to be counted from as well. */
function efficiency(raw: Record<string, unknown>, channel: ProtocolFile["channel"], categories: number) {
  const { countingEfficiency, objective, value, bound, distances, countWeights, contrasts } = raw;
  const least = finite(countingEfficiency, "utility.countingEfficiency");
  const others = [objective, value, bound, distances].some((field) => field !== undefined);
  if (!(least > 0 && least <= 1) || others || raw.upperBound === undefined || isMarks(channel)) {
    throw new Reason(say(texts.efficiencyMisplaced));
  }
  return { countingEfficiency: least, ...countsIn(countWeights, contrasts, categories) };
}

/** By category of the data what is counted, where the file says so. */
function countsIn(countWeights: unknown, contrasts: unknown, categories: number): Counts {
  const row = (value: unknown, where: string, check: typeof finite) =>
    list(value, where, categories).map((cell, x) => check(cell, `${where}[${x}]`));
  const weights = countWeights === undefined ? undefined : row(countWeights, "utility.countWeights", atLeastZero);
  const rows = contrasts === undefined ? undefined : list(contrasts, "utility.contrasts");
  const sums = rows?.map((sum, i) => row(sum, `utility.contrasts[${i}]`, finite));
  return { ...(weights && { countWeights: weights }), ...(sums && { contrasts: sums }) };
}

function distancesIn(value: unknown, categories: number): number[][] {
  const where = "utility.distances";
  return list(value, where, categories).map((row, x) =>
    list(row, `${where}[${x}]`, categories).map((cell, y) => {
      const distance = atLeastZero(cell, `${where}[${x}][${y}]`);
      if (x === y && distance !== 0) throw new Reason(say(texts.distanceNotZero, `${where}[${x}][${y}]`));
      return distance;
    }),
  );
}

function leakage(
  value: unknown,
  channel: ProtocolFile["channel"],
  secrets: number,
  data: DataVariable,
): ProtocolFile["leakage"] {
  const categories = data.categories.length;
  const columns = columnsOf(data).length;
  const entries = Object.entries(record(value, "leakage")).map(([key, item]) => {
    const notion = plainName(key, say(texts.leakageNotion));
    const where = `leakage.${notion}`;
    const raw = record(item, where);
    const reached = isMarks(channel) ? "marks" : "report";
    onlyKeys(raw, ["level", reached, "secret", "versus", "data", "versusData", "known"], where);
    const optional = (key: string, length: number) =>
      raw[key] === undefined ? {} : { [key]: index(raw[key], length, `${where}.${key}`) };
    const known = raw.known === undefined ? undefined : indices(raw.known, columns, `${where}.known`);
    const checked = {
      level: raw.level === null ? null : finite(raw.level, `${where}.level`),
      ...(isMarks(channel)
        ? { marks: indices(raw.marks, categories, `${where}.marks`) }
        : { report: index(raw.report, channel.reports.length, `${where}.report`) }),
      ...optional("secret", secrets),
      ...optional("versus", secrets),
      ...optional("data", categories),
      ...optional("versusData", categories),
      ...(known && { known }),
    };
    return [notion, checked] as const;
  });
  return Object.fromEntries(entries);
}
