// SPDX-License-Identifier: GPL-3.0-or-later
/** Zip archives: the directory first, then file by file, never more than the directory says. */

import { Inflate } from "fflate";
import { say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { damaged } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import * as texts from "./texts.js";

export interface ZipEntry {
  name: string;
  /** Bytes as they are packed, and as they were. */
  packed: number;
  size: number;
  method: number;
  encrypted: boolean;
  crc: number;
  /** The place of its own header. */
  at: number;
}

const WHAT = "workbook";
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const MOST_DIRECTORY = 16 << 20;
/** In the place of a size that stands elsewhere, in 64 bits. */
const ELSEWHERE = 0xffffffff;
/** All of its files unpacked. */
export const MOST_UNPACKED = 512 << 20;
/** No table shrinks to less than a 250th; below this size it would do no harm. */
export const MOST_RATIO = 250;
export const HARMLESS = 16 << 20;

export async function readDirectory(file: RandomAccess): Promise<Map<string, ZipEntry>> {
  const tail = await file.read(Math.max(0, file.size - END_BYTES - MOST_COMMENT), file.size);
  const end = findEnd(tail);
  if (end === undefined) throw damaged(file.name, WHAT, say(texts.endMissing));
  const view = viewOf(tail);
  const count = view.getUint16(end + 10, true);
  const bytes = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (view.getUint16(end + 4, true) !== 0 || start + bytes > file.size || bytes > MOST_DIRECTORY) {
    throw damaged(file.name, WHAT, say(texts.directoryMisplaced));
  }
  return readEntries(await file.read(start, start + bytes), count, file.name);
}

/** The record of the end, behind which there is nothing but its comment. */
function findEnd(tail: Uint8Array): number | undefined {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === 0x06054b50 && at + END_BYTES + view.getUint16(at + 20, true) === tail.length) {
      return at;
    }
  }
  return undefined;
}

function readEntries(bytes: Uint8Array, count: number, file: string): Map<string, ZipEntry> {
  const view = viewOf(bytes);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0, i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) {
      throw damaged(file, WHAT, say(texts.directoryCut));
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const extra = at + 46 + nameLength;
    const next = extra + extraLength + commentLength;
    if (next > bytes.length) throw damaged(file, WHAT, say(texts.directoryCut));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, extra));
    if (entries.has(name)) throw damaged(file, WHAT, say(texts.partTwice));
    const long = longSizes(new DataView(bytes.buffer, bytes.byteOffset + extra, extraLength));
    const sized = (offset: number) => {
      const value = view.getUint32(at + offset, true);
      const found = value === ELSEWHERE ? long.shift() : value;
      if (found === undefined) throw damaged(file, WHAT, say(texts.partSizeMissing));
      return found;
    };
    const [size, packed, begin] = [sized(24), sized(20), sized(42)];
    const flags = view.getUint16(at + 8, true);
    const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
    entries.set(name, { name, size, packed, at: begin, method, crc, encrypted: (flags & 1) !== 0 });
    at = next;
  }
  return entries;
}

/** Reads the extra field of zip64: those sizes, in their order, for which 32 bits were not used. */
function longSizes(extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const length = extra.getUint16(at + 2, true);
    if (extra.getUint16(at, true) === 1 && at + 4 + length <= extra.byteLength) {
      const places = Array.from({ length: Math.min(3, length >> 3) }, (_, i) => at + 4 + 8 * i);
      return places.map((place) => Number(extra.getBigUint64(place, true)));
    }
    at += 4 + length;
  }
  return [];
}

/** Throws where a workbook is larger than any that is read. */
export function checkSizes(entries: Map<string, ZipEntry>, file: string): void {
  let sum = 0;
  for (const { size, packed } of entries.values()) {
    sum += size;
    const dense = size > HARMLESS && size > packed * MOST_RATIO;
    if (dense || !(sum <= MOST_UNPACKED)) {
      throw dense
        ? fail(texts.workbookUnpacksTooLarge).at(inFile(file))
        : fail(texts.workbookTooLarge, MOST_UNPACKED >> 20).at(inFile(file));
    }
  }
}

/** Small, since a kilobyte may become a megabyte. */
const PIECE = 1 << 13;

/** The bytes of one file, as many as the directory says, with the checksum that it says. */
export async function* unpack(file: RandomAccess, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const { size, packed, method, crc } = entry;
  if (entry.encrypted) throw damaged(file.name, WHAT, say(texts.partEncrypted));
  if (method !== 0 && method !== 8) throw damaged(file.name, WHAT, say(texts.partPackingUnknown));
  const start = await placeOf(file, entry);
  const out: Uint8Array[] = [];
  const inflate = method === 8 ? new Inflate((chunk) => out.push(chunk)) : undefined;
  let seen = 0;
  let sum = 0;
  for (let at = 0; at < packed || at === 0; at += PIECE) {
    const piece = await file.read(start + at, start + Math.min(at + PIECE, packed));
    try {
      if (inflate) inflate.push(piece, at + PIECE >= packed);
      else out.push(piece);
    } catch {
      throw damaged(file.name, WHAT, say(texts.partNotUnpacked, entry.name));
    }
    for (const chunk of out.splice(0)) {
      seen += chunk.length;
      if (seen > size) throw damaged(file.name, WHAT, say(texts.partTooLarge, entry.name));
      sum = crc32(chunk, sum);
      if (chunk.length > 0) yield chunk;
    }
  }
  if (seen !== size || sum !== crc) throw damaged(file.name, WHAT, say(texts.partChanged, entry.name));
}

/** The place at which the packed bytes of one file begin. */
export async function placeOf(file: RandomAccess, { at, packed }: ZipEntry): Promise<number> {
  if (at + 30 > file.size) throw damaged(file.name, WHAT, say(texts.partMissing));
  const header = viewOf(await file.read(at, at + 30));
  const start = at + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (header.getUint32(0, true) !== 0x04034b50 || start + packed > file.size) {
    throw damaged(file.name, WHAT, say(texts.partMissing));
  }
  return start;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** fflate reads no checksums. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
