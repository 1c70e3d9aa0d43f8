// SPDX-License-Identifier: Apache-2.0
/** Hashes that a protocol is known by: of its counts, and of all that decides its reports. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ProtocolFile, ReadersFile, SettingsFile } from "../contract/types.js";

/** JSON without a choice (RFC 8785): keys in the order of their code units, nothing between. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}

/** The hash of the joint table that a protocol was made from, with its categories' names and how cells became these. */
export function countsHash({ coding, secret, data, prior }: Omit<ProtocolFile, "certificate">): string {
  return hash({ coding, secret, data, prior });
}

/**
 * The identity that people compare. It is of everything but what follows from it and the words of the question. Two
 * protocols with one identity draw the same reports with the same chances for the same answer, in whichever language it
 * is shown. Answers in other languages came to it by addition. Only a file that has them has the member `answers`, so
 * every other file keeps the identity that it had.
 */
export function protocolHash(file: Omit<ProtocolFile, "certificate">): string {
  const { translations } = file.question ?? {};
  return hash({ ...decisive(file), answers: translations?.map(({ language, answers }) => ({ language, answers })) });
}

/** For what is drawn, which languages have no part in: a mended translation must not lead to a second report. */
export function drawnHash(file: Omit<ProtocolFile, "certificate"> | ReadersFile): string {
  return hash(decisive(file));
}

function decisive(file: Omit<ProtocolFile, "certificate"> | ReadersFile) {
  const { $schema: _, utility: __, leakage: ___, certificate: ____, ...rest } = file as ProtocolFile;
  const { question: _____, salt: ______, ...decides } = rest;
  return decides;
}

/**
 * The hash that a person's device knows settings by: of the channel and the answers. Full settings and those for readers
 * share it, whatever their salt. A link that is made once more so leads to no second report.
 */
export function channelHash({ channel, data }: Pick<SettingsFile, "channel" | "data">): string {
  return hash({ channel, answers: data.categories });
}

/** SHA-256 of plain data, in hexadecimal. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
