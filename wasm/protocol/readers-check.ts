// SPDX-License-Identifier: Apache-2.0
/** Settings of either kind from their text. Each part of those for readers is checked as it is in a full file. */

import { DOCUMENT, flag, list, name, onlyKeys, plainName, record, versionUnknown } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import type { Claim, ReadersFile, SettingsFile } from "../contract/types.js";
import { checkCategories, checkLookAlikes } from "./category-check.js";
import { digest } from "./certificate-check.js";
import { checkCodings } from "./coding-check.js";
import { columnsOf } from "./columns.js";
import { checkClaim } from "./guarantee-check.js";
import {
  checkChannel,
  checkProtocol,
  checkRows,
  DENOMINATOR,
  multipleOf,
  READERS_FORMAT,
  SHEET_FORMAT,
  schemaOf,
  structure,
  variable,
  weightRow,
} from "./protocol-check.js";
import { badProtocol } from "./protocol-error.js";
import { parsedDocument } from "./protocol-read.js";
import { checkQuestion } from "./question-words.js";
import * as texts from "./texts.js";
import { isMarks } from "./unary-encoding.js";

/** Whether these settings are for readers, and hold no table. */
export function isForReaders(settings: SettingsFile): settings is ReadersFile {
  return settings.format === READERS_FORMAT;
}

/** Reads settings of either kind; throws `bad_protocol` with the place inside the document that is wrong. */
export function readSettings(text: string, file = ""): SettingsFile {
  return checkSettings(parsedDocument(text, file), file);
}

/** The same of a document that was parsed. */
export function checkSettings(value: unknown, file: string): SettingsFile {
  const { format } = Object(value) as { format?: unknown };
  if (format === SHEET_FORMAT) throw badProtocol(say(texts.sheetOfOneQuestion), file);
  return format === READERS_FORMAT ? checkReaders(value, file) : checkProtocol(value, file);
}

function checkReaders(value: unknown, file: string): ReadersFile {
  const checked = structure(() => readers(value), file);
  checkRows(checked, file);
  return checked;
}

function readers(value: unknown): ReadersFile {
  const root = record(value, DOCUMENT);
  if (root.version !== 1) throw new Reason(versionUnknown(root.version));
  const keys = [
    "$schema",
    "format",
    "version",
    "commitment",
    "protocol",
    "guarantee",
    "seesSecret",
    "coding",
    "roundCounts",
    "question",
  ];
  onlyKeys(root, [...keys, "secret", "data", "channel", "values"], DOCUMENT);
  const sees = flag(root.seesSecret, '"seesSecret"');
  const secret = secretOf(root.secret);
  const data = variable(withoutDropped(root.data, "data"), "data");
  if (secret.name === data.name) throw new Reason(say(texts.namesSame));
  const read = [data, ...(sees ? [secret] : [])];
  const columns = read.flatMap(columnsOf).map((column) => column.name);
  if (new Set(columns).size < columns.length) throw new Reason(say(texts.namesSame));
  const coding = root.coding === undefined ? undefined : checkCodings(root.coding, columns, "coding");
  checkCategories(
    read.map((one) => [one, one === data ? "data" : "secret", []]),
    coding,
  );
  const inputs = (sees ? secret.categories.length : 1) * data.categories.length;
  const channel = checkChannel(root.channel, data.categories, inputs);
  checkLookAlikes(channel.reports, "channel.reports");
  if (sees && isMarks(channel)) throw new Reason(say(texts.marksWithSecret));
  const guarantee: Claim = checkClaim(root.guarantee, secret, data);
  const values = root.values === undefined ? undefined : valuesIn(root.values, channel, data.categories);
  return {
    ...schemaOf(root, READERS_FORMAT),
    format: READERS_FORMAT,
    version: 1,
    commitment: digest(root.commitment, "commitment"),
    protocol: plainName(root.protocol, "protocol"),
    guarantee,
    ...(sees && { seesSecret: sees }),
    ...(coding && { coding }),
    ...multipleOf(root),
    ...(root.question !== undefined && { question: checkQuestion(root.question, data.categories) }),
    secret,
    data,
    channel,
    ...(values && { values }),
  };
}

/** P(category | report): sets of marks are too many to have a row each. */
function valuesIn(value: unknown, channel: ReadersFile["channel"], categories: string[]): string[][] {
  if (isMarks(channel)) throw new Reason(say(texts.valuesOfMarks));
  return list(value, "values", channel.reports.length).map((row, y) => {
    const weights = weightRow(row, categories.length, `values[${y}]`);
    const sum = weights.reduce((partial, weight) => partial + BigInt(weight), 0n);
    if (sum !== DENOMINATOR) throw new Reason(say(texts.valuesMissDenominator, y, String(sum), String(DENOMINATOR)));
    return weights;
  });
}

/** The hidden column, by its name alone unless its categories are needed. */
function secretOf(value: unknown): ReadersFile["secret"] {
  const raw = withoutDropped(value, "secret");
  if (raw.categories !== undefined && list(raw.categories, "secret.categories").length > 0)
    return variable(raw, "secret");
  onlyKeys(raw, ["name", "categories", "dropped"], "secret");
  return { name: name(raw.name, "secret.name"), categories: [], dropped: [] };
}

/** Categories that never occur have no place in the file. */
function withoutDropped(value: unknown, where: string): Record<string, unknown> {
  const raw = record(value, where);
  if (raw.dropped !== undefined) list(raw.dropped, `${where}.dropped`, 0);
  return { ...raw, dropped: [] };
}
