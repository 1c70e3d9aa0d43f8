// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol within a link: behind the "#", which no server is told, its file packed and written in letters. */
import {
  type Design,
  isForReaders,
  newDeviceSecret,
  type ProtocolFile,
  readersFile,
  type SettingsFile,
  type SheetFile,
  salted,
  writeProtocol,
} from "../../wasm/engine/sluice.js";
import { heldCounts } from "../../wasm/protocol/held-counts.js";
import { MAX_PROTOCOL_BYTES } from "../../wasm/protocol/protocol-size.js";
import { writeSheet } from "../../wasm/protocol/sheet.js";
import { isOnDisk, setting } from "../platform/address.js";
import { packed, unpacked } from "../platform/packing.js";
import { announcedSheet, sheetFromNumbers, sheetInNumbers } from "./sheet-link.js";
import { announcedIn, type Designer, fromNumbers, inNumbers } from "./short-link.js";

/** Longer ones are cut off by programs that pass links on. */
const MOST_CHARACTERS = 16_000;
const NAME = "protocol";
/** In few numbers, from which the file follows. */
const SHORT_NAME = "q";
/** A sheet of several questions in few numbers. */
const SHEET_NAME = "s";

/** Whether people can be asked by settings without the counts that these hold. */
export function leavesOutCounts(protocol: ProtocolFile): boolean {
  return heldCounts(protocol) !== undefined && !protocol.seesSecret;
}

/**
 * The settings that people are sent to answer by. They hold no counts, unless the odds depend on the hidden column: only
 * the full settings have its values.
 */
export function forAnswering(protocol: ProtocolFile): SettingsFile {
  return leavesOutCounts(protocol) ? readersFile(salted(protocol, newDeviceSecret())) : protocol;
}

/** A link to the page for people who answer; undefined where there can be none. */
export async function answerLink(settings: SettingsFile): Promise<string | undefined> {
  const numbers = isForReaders(settings) ? undefined : inNumbers(settings);
  if (numbers !== undefined) return linkTo("answer.html", SHORT_NAME, numbers);
  return protocolLink("answer.html", writeProtocol(settings));
}

/** A link to a sheet; undefined where there can be none. */
export async function sheetLink(sheet: SheetFile): Promise<string | undefined> {
  const numbers = sheetInNumbers(sheet);
  if (numbers !== undefined) return linkTo("answer.html", SHEET_NAME, numbers);
  return linkTo("answer.html", NAME, writeSheet(sheet));
}

/**
 * A link to a page of this site; undefined where the protocol is too large for one. A protocol that is too large with
 * its proof goes without it. The proof is that no other protocol keeps more, and people who answer are promised what it
 * keeps from others.
 */
async function protocolLink(file: string, text: string): Promise<string | undefined> {
  return (await linkTo(file, NAME, text)) ?? (await linkTo(file, NAME, withoutOptimum(text)));
}

function withoutOptimum(text: string): string {
  const whole = JSON.parse(text);
  if (!whole.certificate) return text;
  const { prices: _, points: __, ...certificate } = whole.certificate;
  return JSON.stringify({ ...whole, certificate });
}

async function linkTo(file: string, name: string, text: string): Promise<string | undefined> {
  if (isOnDisk()) return undefined;
  // In JSON no text has a line's end in it: what stands there is for people to read, and makes links and QR codes longer.
  const base64 = await packed(new Blob([text.replaceAll(/\n */g, "")]), MAX_PROTOCOL_BYTES);
  const letters = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = `${new URL(file, window.location.href.split("#")[0])}#${name}=${letters}`;
  return link.length > MOST_CHARACTERS ? undefined : link;
}

/** Whether a file is called like a protocol: no table is. */
export function isProtocolName({ name }: File): boolean {
  return /\.json$/i.test(name);
}

/** Whether this window's address, or another one, brings a protocol along. */
export function hasLinkedProtocol(hash?: string): boolean {
  return [NAME, SHORT_NAME, SHEET_NAME].some((name) => setting(name, hash) !== undefined);
}

/** The part of a link that may hold a protocol. Nothing is fetched: it may be a link to another copy of the page. */
export function hashOf(link: string): string {
  const at = link.indexOf("#");
  return at < 0 ? "" : link.slice(at).trim();
}

/** The text of the protocol or sheet in this window's address, or in another one. Throws where it is damaged. */
export async function linkedProtocol(hash: string | undefined, design: Designer): Promise<string> {
  const [whole, sheet] = [setting(NAME, hash), setting(SHEET_NAME, hash)];
  if (whole !== undefined) return textIn(whole);
  if (sheet !== undefined) return sheetFromNumbers(await textIn(sheet), design);
  return fromNumbers(await textIn(setting(SHORT_NAME, hash)), design);
}

/** The question of a link whose settings have to be made first; undefined where the settings are there, or damaged. */
export async function linkedQuestion(hash: string | undefined): Promise<Design | undefined> {
  const numbers = setting(SHORT_NAME, hash);
  if (numbers === undefined) return undefined;
  try {
    return announcedIn(await textIn(numbers));
  } catch {
    return undefined;
  }
}

/** The same of the questions of a sheet. */
export async function linkedQuestions(hash: string | undefined): Promise<Design[] | undefined> {
  try {
    return announcedSheet(await textIn(setting(SHEET_NAME, hash)));
  } catch {
    return undefined;
  }
}

async function textIn(letters = ""): Promise<string> {
  const written = letters.trim();
  // The end of a sentence, and text behind it, do not belong to the link. A link that was broken into lines still
  // counts as one.
  const [whole = "", first = ""] = [written.replace(/\s+/g, ""), written].map((text) => /^[\w-]*/.exec(text)?.[0]);
  return textOf(whole).catch(() => textOf(first));
}

async function textOf(letters: string): Promise<string> {
  const base64 = letters.replaceAll("-", "+").replaceAll("_", "/");
  return new TextDecoder().decode(await unpacked(base64, MAX_PROTOCOL_BYTES));
}
