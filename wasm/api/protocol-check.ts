// SPDX-License-Identifier: GPL-3.0-or-later
/** Strict check of a protocol file's structure: nothing unknown, nothing missing, nothing odd. */
import { codeAt, controlAt, hasHalf, shortened, visible } from "./characters.js";
import { SluiceError } from "./errors.js";
import { badProtocol } from "./protocol-error.js";
import type { ProtocolFile } from "./types.js";

/** Every row of weights sums to this. */
export const DENOMINATOR = 1n << 62n;
/** More than 2^62 has no place in a row of weights. */
const WEIGHT_DIGITS = DENOMINATOR.toString().length;
/** Far more than a bound needs; a limit, so that no file makes the check endless. */
const BOUND_DIGITS = 1000;

class Reason extends Error {}

/** Throws `bad_protocol`, or `not_certified` where the weights are no channel. */
export function checkProtocol(value: unknown, file: string): ProtocolFile {
  const checked = structure(value, file);
  for (const [x, row] of checked.channel.weights.entries()) {
    const sum = row.reduce((partial, weight) => partial + BigInt(weight), 0n);
    if (sum !== DENOMINATOR) throw notAChannel(checked.data.categories[x] ?? "", sum, file);
  }
  return checked;
}

function notAChannel(category: string, sum: bigint, file: string): SluiceError {
  return new SluiceError(
    "not_certified",
    `The protocol does not keep its guarantee: the weights of "${shortened(category)}" sum to ${sum}, not to ${DENOMINATOR}.`,
    "Do not use this protocol file; design the protocol again.",
    file ? { file } : {},
  );
}

function structure(value: unknown, file: string): ProtocolFile {
  try {
    return protocol(value);
  } catch (error) {
    if (error instanceof Reason) throw badProtocol(error.message, file);
    throw error;
  }
}

function protocol(value: unknown): ProtocolFile {
  const root = record(value, "the document");
  if (root.format !== "sluice-protocol") throw new Reason('"format" is not "sluice-protocol"');
  if (root.version !== 1) throw new Reason(`version ${show(root.version)} is not known, only 1 is`);
  onlyKeys(
    root,
    ["format", "version", "protocol", "guarantee", "secret", "data", "prior", "channel", "utility", "leakage"],
    "the document",
  );
  const secret = variable(root.secret, "secret");
  const data = variable(root.data, "data");
  if (secret.name === data.name) throw new Reason("secret and data have the same name");
  const channel = checkChannel(root.channel, data.categories.length);
  return {
    format: "sluice-protocol",
    version: 1,
    protocol: plainName(root.protocol, "protocol"),
    guarantee: guarantee(root.guarantee),
    secret,
    data,
    prior: prior(root.prior, secret.categories.length, data.categories.length),
    channel,
    utility: utility(root.utility),
    leakage: leakage(root.leakage, channel.reports.length, secret.categories.length),
  };
}

function guarantee(value: unknown): ProtocolFile["guarantee"] {
  const { notion, epsilon, bound } = fields(value, ["notion", "epsilon", "bound"], "guarantee");
  const { numerator, denominator } = fields(bound, ["numerator", "denominator"], "guarantee.bound");
  const checked = {
    notion: plainName(notion, "guarantee.notion"),
    epsilon: atLeastZero(epsilon, "guarantee.epsilon"),
    bound: {
      numerator: integer(numerator, BOUND_DIGITS, "guarantee.bound.numerator"),
      denominator: integer(denominator, BOUND_DIGITS, "guarantee.bound.denominator"),
    },
  };
  if (BigInt(checked.bound.denominator) === 0n) throw new Reason("guarantee.bound.denominator is zero");
  return checked;
}

function variable(value: unknown, where: string): ProtocolFile["data"] {
  const raw = fields(value, ["name", "categories", "dropped"], where);
  const categories = uniqueTexts(raw.categories, `${where}.categories`);
  const dropped = uniqueTexts(raw.dropped, `${where}.dropped`);
  if (categories.length < 2) throw new Reason(`${where} has fewer than two categories`);
  const both = dropped.find((category) => categories.includes(category));
  if (both !== undefined) throw new Reason(`${where} lists ${show(both)} both as used and as dropped`);
  return { name: name(raw.name, `${where}.name`), categories, dropped };
}

function prior(value: unknown, rows: number, columns: number): number[][] {
  const matrix = list(value, "prior", rows).map((row, s) =>
    list(row, `prior[${s}]`, columns).map((weight, x) => atLeastZero(weight, `prior[${s}][${x}]`)),
  );
  const total = matrix.flat().reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0 && Number.isFinite(total))) throw new Reason("prior does not have a positive, finite sum");
  // Nothing can be promised about a secret that never occurs: the guarantee would hold in name only.
  const emptyRow = matrix.findIndex((row) => row.every((weight) => weight === 0));
  if (emptyRow >= 0) throw new Reason(`prior[${emptyRow}] has no weight`);
  const emptyColumn = matrix[0]?.findIndex((_, x) => matrix.every((row) => row[x] === 0)) ?? -1;
  if (emptyColumn >= 0) throw new Reason(`prior has no weight in column ${emptyColumn}`);
  return matrix;
}

function checkChannel(value: unknown, inputs: number): ProtocolFile["channel"] {
  const raw = fields(value, ["reports", "standsFor", "denominator", "weights"], "channel");
  const reports = uniqueTexts(raw.reports, "channel.reports");
  if (reports.length === 0) throw new Reason("channel.reports is empty");
  if (raw.denominator !== String(DENOMINATOR)) {
    throw new Reason(`channel.denominator is not "${DENOMINATOR}"`);
  }
  const standsFor = list(raw.standsFor, "channel.standsFor", reports.length).map((row, y) => {
    const where = `channel.standsFor[${y}]`;
    const indices = list(row, where).map((x) => index(x, inputs, where));
    if (new Set(indices).size < indices.length) throw new Reason(`${where} names a category twice`);
    return indices;
  });
  const weights = list(raw.weights, "channel.weights", inputs).map((row, x) => {
    const where = `channel.weights[${x}]`;
    return list(row, where, reports.length).map((weight) => integer(weight, WEIGHT_DIGITS, where));
  });
  const never = reports.find((_, y) => weights.every((row) => row[y] === "0"));
  if (never !== undefined) throw new Reason(`the report ${show(never)} can never occur`);
  return { reports, standsFor, denominator: String(DENOMINATOR), weights };
}

function utility(value: unknown): ProtocolFile["utility"] {
  const raw = record(value, "utility");
  onlyKeys(raw, ["mutualInformation", "upperBound", "dataEntropy"], "utility");
  return {
    mutualInformation: finite(raw.mutualInformation, "utility.mutualInformation"),
    ...(raw.upperBound !== undefined && { upperBound: finite(raw.upperBound, "utility.upperBound") }),
    dataEntropy: finite(raw.dataEntropy, "utility.dataEntropy"),
  };
}

function leakage(value: unknown, reports: number, secrets: number): ProtocolFile["leakage"] {
  const entries = Object.entries(record(value, "leakage")).map(([key, item]) => {
    const notion = plainName(key, "a notion of leakage");
    const where = `leakage.${notion}`;
    const raw = record(item, where);
    onlyKeys(raw, ["level", "report", "secret", "versus"], where);
    const checked = {
      level: raw.level === null ? null : finite(raw.level, `${where}.level`),
      report: index(raw.report, reports, `${where}.report`),
      secret: index(raw.secret, secrets, `${where}.secret`),
      ...(raw.versus !== undefined && { versus: index(raw.versus, secrets, `${where}.versus`) }),
    };
    return [notion, checked] as const;
  });
  return Object.fromEntries(entries);
}

/** The object's fields, which must be these and no others. */
function fields<K extends string>(value: unknown, keys: K[], where: string): Record<K, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  for (const key of keys) {
    if (!Object.hasOwn(raw, key)) throw new Reason(`${where} lacks "${key}"`);
  }
  return raw as Record<K, unknown>;
}

function onlyKeys(raw: Record<string, unknown>, keys: string[], where: string): void {
  const other = Object.keys(raw).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Reason(`${where} has an unknown field ${show(other)}`);
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Reason(`${where} is not an object`);
}

function list(value: unknown, where: string, length?: number): unknown[] {
  if (!Array.isArray(value)) throw new Reason(`${where} is not a list`);
  if (length !== undefined && value.length !== length) {
    throw new Reason(`${where} has ${value.length} entries instead of ${length}`);
  }
  return value;
}

function uniqueTexts(value: unknown, where: string): string[] {
  const texts = list(value, where).map((item) => text(item, where));
  const seen = new Set<string>();
  for (const item of texts) {
    if (seen.has(item)) throw new Reason(`${where} has ${show(item)} twice`);
    seen.add(item);
  }
  return texts;
}

function text(value: unknown, where: string): string {
  if (typeof value !== "string") throw new Reason(`${where} holds ${show(value)} instead of a text`);
  const control = controlAt(value);
  if (control >= 0) throw new Reason(`${where} holds the control character ${codeAt(value, control)}`);
  if (hasHalf(value)) throw new Reason(`${where} holds half a character`);
  return value;
}

function name(value: unknown, where: string): string {
  const checked = text(value, where);
  if (checked === "") throw new Reason(`${where} is empty`);
  return checked;
}

/** The name of a notion or a protocol, as the engine's registries have them. */
function plainName(value: unknown, where: string): string {
  const checked = text(value, where);
  if (/^[a-z][a-z0-9-]{0,39}$/.test(checked)) return checked;
  throw new Reason(`${where} is ${show(value)} instead of a name in small letters`);
}

/** A non-negative integer in decimal digits, as a string: it may exceed what a double holds. */
function integer(value: unknown, digits: number, where: string): string {
  const written = text(value, where);
  if (/^(0|[1-9][0-9]*)$/.test(written) && written.length <= digits) return written;
  throw new Reason(`${where} holds ${show(value)} instead of a non-negative integer of at most ${digits} digits`);
}

function finite(value: unknown, where: string): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Reason(`${where} is ${show(value)} instead of a finite number`);
}

function atLeastZero(value: unknown, where: string): number {
  const checked = finite(value, where);
  if (checked >= 0) return checked;
  throw new Reason(`${where} is negative`);
}

function index(value: unknown, length: number, where: string): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < length) return value;
  throw new Reason(`${where} holds ${show(value)} instead of an index below ${length}`);
}

/** Bounded work, however large or deep the value is. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  return shortened(visible(JSON.stringify(typeof value === "string" ? value.slice(0, 80) : value)));
}
