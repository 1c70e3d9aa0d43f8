// SPDX-License-Identifier: GPL-3.0-or-later
/** Recognises how the text of a file is encoded, from its first bytes. */

import { codeAt, controlAt, shortened } from "../common/characters.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { EncodingName } from "../contract/file-types.js";
import { CODE_PAGES, decodeLeniently, isMultibyte, lettersOf } from "./code-pages.js";
import * as dialectTexts from "./dialect-texts.js";
import { gzipNotRead, recognise } from "./formats/recognise.js";
import { type Languages, languagesOf } from "./natural-words.js";
import * as texts from "./texts.js";

export interface Encoding {
  name: EncodingName;
  /** Length of the byte order mark. */
  skip: number;
  why: Said;
}

/** `head` holds the first bytes of the file, `chosen` is what somebody has said. */
export function recogniseEncoding(head: Uint8Array, file: string, chosen?: EncodingName): Encoding {
  const format = recognise(head, file);
  if (format === "gzip") throw gzipNotRead(file);
  // It is read only after it has been turned into text.
  if (format !== "text") {
    throw fail(texts.notText, say(format === "zip" ? texts.aZipArchive : texts.aParquetFile)).at(inFile(file));
  }
  const mark = fromMark(head);
  const encoding =
    chosen === undefined
      ? (mark ?? fromContent(head, file))
      : { name: chosen, skip: mark?.name === chosen ? mark.skip : 0, why: say(dialectTexts.whyChosen) };
  checkControls(decodeLeniently(encoding.name, head), file);
  return encoding;
}

function fromMark(head: Uint8Array): Encoding | undefined {
  const why = say(dialectTexts.whyMark);
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return { name: "utf-8", skip: 3, why };
  if (startsWith(head, [0xff, 0xfe])) return { name: "utf-16le", skip: 2, why };
  if (startsWith(head, [0xfe, 0xff])) return { name: "utf-16be", skip: 2, why };
  return undefined;
}

function fromContent(head: Uint8Array, file: string): Encoding {
  const units = head.length / 2;
  const [even, odd] = zeros(head);
  const zero = { skip: 0, why: say(dialectTexts.whyZeros) };
  // Text in UTF-16 has a zero in every other byte wherever it is ASCII, as delimiters always are.
  if (odd > units / 20 && even * 10 < odd && hasLinesIn(head, 0)) return { name: "utf-16le", ...zero };
  if (even > units / 20 && odd * 10 < even && hasLinesIn(head, 1)) return { name: "utf-16be", ...zero };
  if (looksLikeUtf8(head)) {
    const beyond = head.some((byte) => byte >= 0x80);
    const utf7 = beyond ? undefined : utf7In(decodeLeniently("utf-8", head));
    if (utf7) throw fail(texts.textUtf7, utf7.written, utf7.letters).at(inFile(file));
    return { name: "utf-8", skip: 0, why: say(beyond ? dialectTexts.whyUtf8 : dialectTexts.whyAscii) };
  }
  return fromWords(head, file);
}

/** Letters of Europe in UTF-7: units of UTF-16 in base 64 within a word, which nothing else of a table reads as. */
function utf7In(text: string): { written: string; letters: string } | undefined {
  for (const [written, code = ""] of text.matchAll(/\+([A-Za-z0-9+/]{3,})-/g)) {
    const bits = Array.from(code, (digit) => BASE_64.indexOf(digit).toString(2).padStart(6, "0")).join("");
    const units = bits.match(/.{16}/g) ?? [];
    const letters = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 2)));
    const isFilled = /^0{0,5}$/.test(bits.slice(16 * units.length));
    if (isFilled && /^[\u00c0-\u024f\u0370-\u052f]+$/.test(letters)) return { written, letters };
  }
  return undefined;
}

const BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Every byte means something in most encodings, so words decide. Unclear ones are asked about. */
function fromWords(head: Uint8Array, file: string): Encoding {
  const inWindows = decodeLeniently("windows-1252", head);
  const alone: Encoding = { name: "windows-1252", skip: 0, why: say(dialectTexts.whyWindowsAlone) };
  // Nothing is asked about a file that is no text, as control characters of ASCII say.
  if (inWindows.charCodeAt(controlAt(inWindows)) < 0x80) return alone;
  const words = wordsIn(head);
  const [windows, ...others] = CODE_PAGES.map((name) => readingIn(name, words)) as [Reading, ...Reading[]];
  const rivals = others.filter((other) => differs(other, windows) && isAtLeast(other, windows));
  const best = rivals.filter((other) => !isAtLeast(windows, other));
  // Most files are in Windows-1252, so a draw is its own. But Macs wrote many as well, and the letters of Icelandic are those
  // of more common languages.
  const icelandic = windows.one && windows.names?.every((name) => name === "Icelandic" || name === "Faroese");
  const draws = rivals.filter(({ name }) => name === "macintosh" || icelandic);
  if (best.length === 0 && draws.length === 0) {
    const word = windows.words.find((each) => /\p{L}/u.test(each));
    return word === undefined ? alone : { ...alone, why: say(dialectTexts.whyWindows, shortened(word)) };
  }
  const ranked = (best.length > 0 ? best : draws).sort(
    (one, other) => other.natural - one.natural || Number(isMultibyte(other.name)) - Number(isMultibyte(one.name)),
  );
  const [first] = ranked as [Reading];
  const shown = mostTelling([...ranked, windows]);
  const clear = ranked.slice(1).every(({ natural }) => natural < first.natural) && 2 * windows.natural <= first.natural;
  if (first.name === "macintosh" && first.one && clear) {
    const [word = "", other = ""] = [first.words[shown], windows.words[shown]];
    return { name: "macintosh", skip: 0, why: say(dialectTexts.whyMac, shortened(word), shortened(other)) };
  }
  const readings = [...(best.length > 0 ? [] : [windows]), ...ranked, ...(best.length > 0 ? [windows] : [])]
    .map(({ name, words }) => ({ name, word: words[shown] ?? "" }))
    .filter(({ word }, i, all) => !/[\ufffd\p{Cc}]/u.test(word) && all.findIndex((other) => other.word === word) === i)
    .map((reading, i, all) => ({ ...reading, again: all.slice(0, i).filter(inScriptOf(reading.word)).length }))
    .sort((one, other) => one.again - other.again)
    .slice(0, MOST_READINGS);
  throw fail(
    dialectTexts.encodingOther,
    readings.map(({ name, word }) => say(dialectTexts.encodingWord, shortened(word), name)),
  ).at(inFile(file));
}

/** One reading in each script comes before a second one. */
function inScriptOf(word: string): (other: { word: string }) => boolean {
  const script = SCRIPTS.find((each) => each.test(word));
  return ({ word: other }) => script?.test(other) ?? false;
}

const SCRIPTS = ["Hangul", "Han", "Katakana", "Cyrillic", "Greek", "Hebrew", "Arabic", "Thai", "Latin"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/** The place of the word that tells most of the readings apart, and that the first of them makes one of some language. */
function mostTelling(readings: Reading[]): number {
  const [{ words, letters }] = readings as [Reading];
  const weight = (word: string, i: number) =>
    2 * new Set(readings.map((reading) => reading.words[i])).size + languagesOf([word], letters).natural;
  const weights = words.slice(0, MOST_COMPARED).map(weight);
  return weights.indexOf(Math.max(...weights));
}

const MOST_COMPARED = 200;
const MOST_READINGS = 12;
/** More words say nothing new. */
const MOST_WORDS = 5000;

interface Reading extends Languages {
  name: EncodingName;
  letters: string;
  words: string[];
}

/** The different words with a byte beyond ASCII, a word a line. No byte that they end at is part of a longer character in any encoding. */
function wordsIn(head: Uint8Array): Uint8Array {
  const words = new Map<string, Uint8Array>();
  for (let at = 0; at < head.length && words.size < MOST_WORDS; at++) {
    const begin = at;
    let beyond = false;
    for (; at < head.length && !ENDS.includes(head[at] as number); at++) beyond ||= (head[at] as number) >= 0x80;
    // A file may end within a word, and its last line may be cut.
    if (!beyond || (at === head.length && words.size > 0)) continue;
    const word = head.subarray(begin, at);
    words.set(word.join(), word);
  }
  return Uint8Array.from([...words.values()].flatMap((word, i) => (i === 0 ? [...word] : [LINE_END, ...word])));
}

/** Blanks, line ends, quotes, commas and semicolons. */
const LINE_END = 0x0a;
const ENDS = [0x09, LINE_END, 0x0d, 0x20, 0x22, 0x2c, 0x3b];

function readingIn(name: EncodingName, lines: Uint8Array): Reading {
  const words = decodeLeniently(name, lines).split("\n");
  const letters = lettersOf(name);
  const judged = name === "macintosh" ? words.map((word) => (APOSTROPHE.test(word) ? "\ufffd" : word)) : words;
  return { name, letters, words, ...languagesOf(judged, letters) };
}

/** An apostrophe of Windows-1252 (0x92) is í in Mac OS Roman, as in itís, díaccord or OíBrien. */
const APOSTROPHE =
  /(?<!\p{L})(?:[a-z]|qu|jusqu|lorsqu|puisqu|aujourd)?í\p{L}{2}|\p{L}í(?:s|t|re|ve|ll|d|m|n)(?!\p{L})|\p{L}{2}sí(?!\p{L})/iu;

const differs = (one: Reading, other: Reading) => one.words.some((word, i) => word !== other.words[i]);

/** Whether as many words are some language's, and those of one language where the other's are. */
function isAtLeast(one: Reading, other: Reading): boolean {
  return one.natural > other.natural || (one.natural === other.natural && (one.one || !other.one));
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
 * Whether most characters beyond ASCII are good UTF-8: in another encoding few are. A UTF-8 file with a damaged place further
 * down must not be read as something else.
 */
function looksLikeUtf8(head: Uint8Array): boolean {
  const text = decodeLeniently("utf-8", head);
  const damaged = text.match(/\ufffd/g)?.length ?? 0;
  const begins = text.charAt(text.search(/[^\0-\x7f]/)) !== "\ufffd";
  const good = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  // The head may end within a character.
  return (
    damaged === 0 || good > damaged || (begins && 2 * good >= damaged) || (damaged === 1 && text.endsWith("\ufffd"))
  );
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
