// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Settings for readers: written from a full settings file, field by field, and nothing goes in that is not named here.
 *
 * - In: the channel, without which reports say nothing, and the names that reports carry.
 * - In: the rules of reading, the words of the question, and the promise with the name of the hidden column.
 * - Out: the prior, which is the table, and `known`, which has ranges of its shares.
 * - Out: utility, leakage and the certificate. They have numbers from the table, and hashes of it without a salt.
 * - Out: `bound`, which follows from epsilon, and categories that never occur, which are counts of zero.
 * - The hidden column's categories go in only where the channel or the promise names them.
 * - P(category | report) goes in only for files of the same categories, which were drawn by it: the shares of the data
 *   follow from it.
 */
import { fail } from "../contract/errors.js";
import { SCHEMAS } from "../contract/schemas.js";
import type { ProtocolFile, ReadersFile, SettingsFile } from "../contract/types.js";
import { withoutIdleMerges } from "./coding.js";
import { columnsOf } from "./columns.js";
import { canonical, hash } from "./identity.js";
import * as texts from "./texts.js";

/** The full settings with a salt: the one that they have, or this new one from the platform's randomness. */
export function salted(full: ProtocolFile, salt: string): ProtocolFile & { salt: string } {
  const { certificate, ...rest } = full;
  return { ...rest, salt: full.salt ?? salt, certificate };
}

/**
 * The settings for readers that go with a full file; the same file always gives the same. `values` are the weights by
 * which categories were drawn from reports, for files of categories.
 */
export function readersFile(full: ProtocolFile & { salt: string }, values?: BigUint64Array): ReadersFile {
  const { guarantee, seesSecret, coding, roundCounts, question, secret, data, channel } = full;
  const { notion, epsilon, averageLeakage, parameters } = guarantee;
  const namesSecrets = seesSecret || parameters?.neighbours !== undefined || parameters?.secretLevels !== undefined;
  const shown = namesSecrets ? { ...structuredClone(secret), dropped: [] } : { name: secret.name };
  const read = seesSecret ? [data, secret] : [data];
  const columns = read.flatMap(columnsOf).map(({ name }) => name);
  const rules = withoutIdleMerges(
    (coding ?? []).filter(({ column }) => columns.includes(column)),
    read,
  );
  return {
    $schema: SCHEMAS["sluice-readers"],
    format: "sluice-readers",
    version: 1,
    commitment: commitmentOf(full),
    protocol: full.protocol,
    guarantee: {
      notion,
      epsilon,
      ...(averageLeakage !== undefined && { averageLeakage }),
      ...(parameters && { parameters: structuredClone(parameters) }),
    },
    ...(seesSecret && { seesSecret }),
    ...(rules.length > 0 && { coding: structuredClone(rules) }),
    ...(roundCounts !== undefined && { roundCounts }),
    ...(question && { question: structuredClone(question) }),
    secret: { categories: [], dropped: [], ...shown },
    data: { ...structuredClone(data), dropped: [] },
    channel: structuredClone(channel),
    ...(values && { values: rowsOf(values, data.categories.length) }),
  };
}

function rowsOf(weights: BigUint64Array, columns: number): string[][] {
  const all = Array.from(weights, String);
  return Array.from({ length: all.length / columns }, (_, y) => all.slice(y * columns, (y + 1) * columns));
}

/** The identity of settings: a full file and the settings for readers that were written from it share one. */
export function identityOf(settings: SettingsFile): string {
  if (settings.format === "sluice-readers") return settings.commitment;
  return hasSalt(settings) ? commitmentOf(settings) : settings.certificate.protocol;
}

/** SHA-256 of all of a full settings file but the name of its schema, its salt included. */
function commitmentOf({ $schema: _, ...full }: ProtocolFile & { salt: string }): string {
  return hash(full);
}

function hasSalt(full: ProtocolFile): full is ProtocolFile & { salt: string } {
  return full.salt !== undefined;
}

/**
 * Throws `not_certified` unless these settings for readers are those of this full file, in every field. `valuesOf` gives
 * the weights by which categories are drawn from reports.
 */
export function checkCommitment(readers: ReadersFile, full: ProtocolFile, valuesOf?: () => BigUint64Array): void {
  if (!hasSalt(full)) throw fail(texts.fullWithoutSalt);
  const { $schema: _, commitment, ...rest } = readersFile(full, readers.values && valuesOf?.());
  const { $schema: __, ...own } = readers;
  const given: Record<string, unknown> = own;
  for (const [field, value] of Object.entries(rest)) {
    if (canonical(given[field] ?? null) !== canonical(value)) throw fail(texts.readersDiffer, field);
  }
  const other = Object.keys(given).find((field) => field !== "commitment" && !Object.hasOwn(rest, field));
  if (other !== undefined) throw fail(texts.readersDiffer, other);
  if (readers.commitment !== commitment) throw fail(texts.commitmentDiffers);
}
