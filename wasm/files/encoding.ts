// SPDX-License-Identifier: GPL-3.0-or-later
/** Recognises how the text of a file is encoded, from its first bytes. */

import { codeAt, controlAt, shortened } from "../common/characters.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { EncodingName } from "../contract/file-types.js";
import * as dialectTexts from "./dialect-texts.js";
import { dosWord } from "./dos.js";
import { recognise } from "./formats/recognise.js";
import * as texts from "./texts.js";
import { recogniseWestern, unlikelyWord } from "./western.js";

export interface Encoding {
  name: EncodingName;
  /** Length of the byte order mark. */
  skip: number;
  why: Said;
}

/** `head` holds the first bytes of the file, `whole` says that there are no others. `chosen` is what somebody has said. */
export function recogniseEncoding(head: Uint8Array, whole: boolean, file: string, chosen?: EncodingName): Encoding {
  const format = recognise(head, file);
  // It is read only after it has been turned into text.
  if (format !== "text") {
    throw fail(texts.notText, say(format === "zip" ? texts.aZipArchive : texts.aParquetFile)).at(inFile(file));
  }
  const mark = fromMark(head);
  const encoding =
    chosen === undefined
      ? (mark ?? fromContent(head, whole, file))
      : { name: chosen, skip: mark?.name === chosen ? mark.skip : 0, why: say(dialectTexts.whyChosen) };
  checkControls(decodeLeniently(encoding.name, head), file);
  return encoding;
}

/** Strict where the encoding can be wrong: throws where the bytes are not text in it. A part may end within a character. */
export function decodeStrictly(encoding: EncodingName, bytes: Uint8Array, extent: "whole" | "part" = "whole"): string {
  if (encoding === "windows-1252") {
    if (UNDEFINED.some((byte) => bytes.includes(byte))) throw new TypeError("undefined byte");
    return decodeLeniently(encoding, bytes);
  }
  if (extent === "part") return strict(encoding).decode(bytes, { stream: true });
  const decoder = decoders.get(encoding) ?? strict(encoding);
  decoders.set(encoding, decoder);
  return decoder.decode(bytes);
}

const strict = (encoding: EncodingName) => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
/** Without a stream a decoder begins anew each time, and a file has thousands of pieces. */
const decoders = new Map<EncodingName, TextDecoder>();

export function decodeLeniently(encoding: EncodingName, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (encoding !== "windows-1252") return text;
  // Node 20 decodes these bytes as if they were Latin-1.
  return text.replace(/[\u0080-\u009f]/g, (character) => HIGH[character.charCodeAt(0) - 0x80] ?? character);
}

/** The characters of windows-1252 at 0x80 to 0x9f, and the bytes among them that it leaves undefined. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const UNDEFINED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** A text as bytes of windows-1252; nothing where it is none. */
export function windowsBytes(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => {
    const high = HIGH.indexOf(character);
    return high < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + high;
  });
  return codes.every((code) => code < 0x100) ? Uint8Array.from(codes) : undefined;
}

function fromMark(head: Uint8Array): Encoding | undefined {
  const why = say(dialectTexts.whyMark);
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return { name: "utf-8", skip: 3, why };
  if (startsWith(head, [0xff, 0xfe])) return { name: "utf-16le", skip: 2, why };
  if (startsWith(head, [0xfe, 0xff])) return { name: "utf-16be", skip: 2, why };
  return undefined;
}

function fromContent(head: Uint8Array, whole: boolean, file: string): Encoding {
  const units = head.length / 2;
  const [even, odd] = zeros(head);
  const zero = { skip: 0, why: say(dialectTexts.whyZeros) };
  // Text in UTF-16 has a zero in every other byte wherever it is ASCII, as delimiters always are.
  if (odd > units / 20 && even * 10 < odd && hasLinesIn(head, 0)) return { name: "utf-16le", ...zero };
  if (even > units / 20 && odd * 10 < even && hasLinesIn(head, 1)) return { name: "utf-16be", ...zero };
  if (looksLikeUtf8(head, whole)) {
    const beyond = head.some((byte) => byte >= 0x80);
    return { name: "utf-8", skip: 0, why: say(beyond ? dialectTexts.whyUtf8 : dialectTexts.whyAscii) };
  }
  const [inWindows, inMac] = [decodeLeniently("windows-1252", head), decodeLeniently("macintosh", head)];
  const word = dosWord(head, inWindows, inMac);
  if (word !== undefined) throw fail(dialectTexts.encodingDos, shortened(word)).at(inFile(file));
  const { name, words } = recogniseWestern(head, inWindows, inMac);
  // Nothing is asked about a file that is no text, as control characters of ASCII say.
  const isText = !(inWindows.charCodeAt(controlAt(inWindows)) < 0x80);
  const unlikely = isText && name !== "macintosh" ? unlikelyWord(inWindows) : undefined;
  if (unlikely !== undefined) {
    const readings = readingsOf(unlikely, name === undefined ? [...CODE_PAGES, "macintosh"] : CODE_PAGES);
    throw fail(dialectTexts.encodingOther, readings).at(inFile(file));
  }
  if (words === undefined) return { name: "windows-1252", skip: 0, why: say(dialectTexts.whyWindowsAlone) };
  const { windows, mac } = words;
  if (name === undefined) throw fail(dialectTexts.encodingEither, shortened(windows), shortened(mac)).at(inFile(file));
  const why =
    name === "macintosh"
      ? say(dialectTexts.whyMac, shortened(mac), shortened(windows))
      : say(dialectTexts.whyWindows, shortened(windows));
  return { name, skip: 0, why };
}

const CODE_PAGES: EncodingName[] = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1257",
];

/** A word of Windows-1252 as it is in each of the encodings, where it is one. */
function readingsOf(word: string, encodings: EncodingName[]): Said[] {
  const bytes = windowsBytes(word) ?? new Uint8Array();
  return encodings
    .map((name) => ({ name, read: decodeLeniently(name, bytes) }))
    .filter(({ read }, i, all) => !/[\ufffd\p{Cc}]/u.test(read) && all.findIndex((other) => other.read === read) === i)
    .map(({ name, read }) => say(dialectTexts.encodingWord, shortened(read), name));
}

/**
 * Whether line ends are whole units of UTF-16, whose lower byte is the first or the second. A few zeros that a broken export
 * has left among bytes are no UTF-16: there line ends stand anywhere.
 */
function hasLinesIn(head: Uint8Array, low: 0 | 1): boolean {
  let [ends, split] = [0, 0];
  for (let i = 0; i + 1 < head.length; i += 2) {
    const [lower = 0, upper = 0] = [head[i + low], head[i + 1 - low]];
    if (upper === 0 && isLineEnd(lower)) ends++;
    // With a letter of ASCII in front of it or behind.
    else if (isLineEnd(upper) && lower < 0x80) split++;
  }
  return ends > split || !head.some(isLineEnd);
}

const isLineEnd = (byte: number) => byte === 0x0a || byte === 0x0d;

/** How many bytes are zero at even and at odd places. */
function zeros(bytes: Uint8Array): [number, number] {
  let even = 0;
  let odd = 0;
  for (let i = bytes.indexOf(0); i >= 0; i = bytes.indexOf(0, i + 1)) {
    if (i % 2 === 0) even++;
    else odd++;
  }
  return [even, odd];
}

/**
 * Whether the first character that is not ASCII is good UTF-8. In another encoding it practically
 * never is; and a UTF-8 file with a damaged place further down must not be read as something else.
 */
function looksLikeUtf8(head: Uint8Array, whole: boolean): boolean {
  const first = head.findIndex((byte) => byte >= 0x80);
  if (first < 0) return true;
  const lead = head[first] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const character = head.subarray(first, first + length);
  try {
    decodeStrictly("utf-8", character, whole ? "whole" : "part");
    return true;
  } catch {
    return false;
  }
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

/**
 * Refuses control characters; windows-1252 turns its undefined bytes into some of them. `lines` of
 * the file stand before the text.
 */
export function checkControls(text: string, file: string, lines = 0): void {
  const at = controlAt(text);
  if (at < 0) return;
  const line = lines + text.slice(0, at).split(/\r\n?|\n/).length;
  throw fail(texts.controlCharacter, codeAt(text, at)).at(inFile(file, { line }));
}
