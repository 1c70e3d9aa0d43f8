// SPDX-License-Identifier: GPL-3.0-or-later
/** Bytes to text: strict, in pieces. */

import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { decodeLeniently, decodeStrictly, isMultibyte } from "./code-pages.js";
import { checkControls, type Encoding, recogniseEncoding } from "./encoding.js";
import { markLineEnds } from "./kept-cells.js";
import { pieceEnd, piecesOf } from "./pieces.js";
import { CHUNK_BYTES, type Source } from "./source.js";
import * as texts from "./texts.js";

export interface TextChunk {
  text: string;
  /** Bytes of the file read so far. */
  bytes: number;
}

/** A piece of a text in UTF-8. */
export interface Utf8Piece {
  bytes: Uint8Array;
  /** Bytes of the file read so far, whatever its encoding. */
  read: number;
}

export interface TextFile {
  name: string;
  size: number;
  encoding: Encoding;
  /** The first part of the text, to recognise the table from. */
  head: string;
  /** Whether the head is the whole text. */
  whole: boolean;
  /** The head from a line on, with its line ends marked (see `markLineEnds`). */
  marked(line: number): string;
  /**
   * In UTF-8, without a mark at its beginning, from a line in the head on, with the line ends that it has. It can be
   * read once. A text in UTF-8 has not been looked at but for the head.
   */
  bytes(line: number): AsyncIterable<Utf8Piece>;
  /** Lets go of the file; to be called when the text is not read to its end. */
  close(): Promise<unknown>;
}

export async function openText(source: Source): Promise<TextFile> {
  const bytes = withoutEndMark(source.chunks());
  const close = async () => bytes.return(undefined);
  try {
    const { head, whole } = await readHead(bytes);
    const encoding = recogniseEncoding(head, source.name, source.dialect?.encoding);
    const decoder = new Decoder(encoding, source.name, 0, "as they are");
    const text = decoder.decode(head.subarray(encoding.skip), whole ? "last" : "more");
    const first = { text, bytes: head.length };
    const chunks = whole ? only(first) : decodeAll(first, bytes, decoder);
    const inUtf8 = (line: number) =>
      encoding.name === "utf-8"
        ? utf8Pieces(head, lineStart(head, encoding.skip, line), bytes)
        : encoded(chunks, lineBegin(text, line));
    // The character after a carriage return says whether it ends a line.
    const sample = whole ? text : text.replace(/\r$/, "");
    return {
      name: source.name,
      size: source.size,
      encoding,
      head: joinLineEnds(sample),
      whole,
      marked: (line) => markLineEnds(sample.slice(lineBegin(sample, line))),
      bytes: inUtf8,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** By which DOS and its heirs end a text; a character of two bytes may have it as well. */
const END_MARK = 0x1a;

/** Without such marks at the end. Elsewhere they are what any other control character is. */
async function* withoutEndMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = 0;
  let isWide: boolean | undefined;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    // Text in UTF-16 has a mark or a zero there.
    isWide ??= chunk.subarray(0, 2).some((byte) => byte === 0 || byte >= 0xfe);
    const end = isWide ? chunk.length : chunk.findLastIndex((byte) => byte !== END_MARK) + 1;
    if (end === 0) {
      held += chunk.length;
      continue;
    }
    if (held > 0) yield new Uint8Array(held).fill(END_MARK);
    held = chunk.length - end;
    yield held > 0 ? chunk.subarray(0, end) : chunk;
  }
}

/** Encoding, delimiter and header are recognised from this many bytes, whatever the pieces are. */
export const HEAD_BYTES = 1 << 20;

async function readHead(bytes: AsyncIterator<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < HEAD_BYTES; ) {
    const { value, done } = await bytes.next();
    if (done) return { head: concat(parts), whole: true };
    parts.push(value.slice());
    length += value.length;
  }
  return { head: concat(parts), whole: false };
}

/** Finds where a line begins in bytes of UTF-8 whose first line begins at `at`. */
function lineStart(bytes: Uint8Array, at: number, line: number): number {
  for (let left = line - 1; left > 0 && at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) left -= 1;
  }
  return at;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The same in a text. */
function lineBegin(text: string, line: number): number {
  const ends = /\r\n?|\n/g;
  for (let left = line - 1; left > 0; left--) {
    if (!ends.exec(text)) return text.length;
  }
  return ends.lastIndex;
}

async function* utf8Pieces(head: Uint8Array, from: number, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Utf8Piece> {
  let read = from;
  while (read < head.length) {
    const bytes = head.subarray(read, read + CHUNK_BYTES);
    read += bytes.length;
    yield { bytes, read };
  }
  for (;;) {
    const { value: bytes, done } = await rest.next();
    if (done) return;
    read += bytes.length;
    yield { bytes, read };
  }
}

async function* encoded(chunks: AsyncIterable<TextChunk>, from: number): AsyncGenerator<Utf8Piece> {
  const encoder = new TextEncoder();
  let skipped = from;
  for await (const { text, bytes: read } of chunks) {
    const own = skipped > 0 ? text.slice(skipped) : text;
    skipped -= text.length - own.length;
    yield { bytes: encoder.encode(own), read };
  }
}

/** Text from UTF-8 that begins on a line of the file, its lines ending in "\n", which may be marked with what it stands for. */
export async function* decoded(
  pieces: AsyncIterable<Utf8Piece>,
  file: string,
  line: number,
  lineEnds: LineEnds = "joined",
): AsyncGenerator<TextChunk> {
  const decoder = new Decoder({ name: "utf-8" }, file, line - 1, lineEnds);
  let bytes = 0;
  for await (const piece of pieces) {
    bytes = piece.read;
    for (let at = 0; at < piece.bytes.length; ) {
      const end = pieceEnd(piece.bytes, at);
      yield { text: decoder.decode(piece.bytes.subarray(at, end), "more"), bytes };
      at = end;
    }
  }
  yield { text: decoder.decode(new Uint8Array(), "last"), bytes };
}

async function* only({ text, bytes }: TextChunk): AsyncGenerator<TextChunk> {
  for (const { text: piece, end } of piecesOf(text)) {
    yield { text: piece, bytes: text === "" ? bytes : Math.floor((bytes * end) / text.length) };
  }
}

async function* decodeAll(
  first: TextChunk,
  rest: AsyncIterator<Uint8Array>,
  decoder: Decoder,
): AsyncGenerator<TextChunk> {
  yield* only(first);
  let bytes = first.bytes;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) break;
    for (let at = 0; at < value.length; ) {
      const piece = value.subarray(at, pieceEnd(value, at));
      at += piece.length;
      bytes += piece.length;
      yield { text: decoder.decode(piece, "more"), bytes };
    }
  }
  yield { text: decoder.decode(new Uint8Array(), "last"), bytes };
}

/** "\n" for all, or with marks of what it was (see `markLineEnds`), or as they stand. */
type LineEnds = "joined" | "marked" | "as they are";

const joinLineEnds = (text: string) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

class Decoder {
  readonly #lineEnds: LineEnds;
  readonly #encoding: Pick<Encoding, "name">;
  readonly #file: string;
  /** Bytes of a character that is not complete yet. */
  #rest = new Uint8Array();
  #endsInCarriageReturn = false;
  #lines: number;

  /** @param lines the lines of the file that stand before its bytes */
  constructor(encoding: Pick<Encoding, "name">, file: string, lines: number, lineEnds: LineEnds) {
    this.#lineEnds = lineEnds;
    this.#encoding = encoding;
    this.#file = file;
    this.#lines = lines;
  }

  decode(bytes: Uint8Array, end: "more" | "last"): string {
    const all = this.#rest.length > 0 ? concat([this.#rest, bytes]) : bytes;
    const length = end === "last" ? all.length : completeLength(all, this.#encoding);
    this.#rest = all.slice(length);
    const decoded = this.#strict(all.subarray(0, length));
    const whole = this.#complete(decoded, end);
    checkControls(whole, this.#file, this.#lines);
    const text = joinLineEnds(whole);
    this.#lines += newlines(text, text.length);
    if (this.#lineEnds === "as they are") return decoded;
    return this.#lineEnds === "marked" ? markLineEnds(whole) : text;
  }

  #strict(bytes: Uint8Array): string {
    try {
      return decodeStrictly(this.#encoding.name, bytes);
    } catch {
      throw this.#undecodable(bytes);
    }
  }

  /** The longest prefix that decodes ends where the undecodable byte stands. */
  #undecodable(bytes: Uint8Array): SluiceError {
    let good = 0;
    let bad = bytes.length + 1;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (this.#decodes(bytes.subarray(0, middle))) good = middle;
      else bad = middle;
    }
    const before = joinLineEnds(this.#complete(decodeLeniently(this.#encoding.name, bytes.subarray(0, good)), "last"));
    return fail(texts.textUndecodable, this.#encoding.name.toUpperCase()).at(
      inFile(this.#file, { line: this.#lineAt(before.length, before) }),
    );
  }

  #decodes(bytes: Uint8Array): boolean {
    try {
      decodeStrictly(this.#encoding.name, bytes, "part");
      return true;
    } catch {
      return false;
    }
  }

  #lineAt(index: number, text: string): number {
    return this.#lines + newlines(text, index) + 1;
  }

  /** A carriage return at the end waits for what follows: it may be half of a line ending. */
  #complete(text: string, end: "more" | "last"): string {
    const whole = this.#endsInCarriageReturn ? `\r${text}` : text;
    this.#endsInCarriageReturn = end === "more" && whole.endsWith("\r");
    return this.#endsInCarriageReturn ? whole.slice(0, -1) : whole;
  }
}

/** Length of the part that ends with a complete character. */
function completeLength(bytes: Uint8Array, encoding: Pick<Encoding, "name">): number {
  const { length } = bytes;
  if (isMultibyte(encoding.name)) return bytes.findLastIndex((byte) => byte < 0x30) + 1;
  if (!encoding.name.startsWith("utf-")) return length;
  if (encoding.name === "utf-8") {
    for (let back = 1; back <= Math.min(3, length); back++) {
      const byte = bytes[length - back] ?? 0;
      if ((byte & 0xc0) === 0x80) continue;
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
      return needed > back ? length - back : length;
    }
    return length;
  }
  const even = length - (length % 2);
  const high = bytes[even - (encoding.name === "utf-16le" ? 1 : 2)] ?? 0;
  return (high & 0xfc) === 0xd8 ? even - 2 : even;
}

function newlines(text: string, end: number): number {
  let count = 0;
  for (let i = text.indexOf("\n"); i >= 0 && i < end; i = text.indexOf("\n", i + 1)) count++;
  return count;
}

function concat(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
