// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Checks the pages of a column before they are decoded. They must hold as many values as the file says, and no
 * repetition may stand for more. The decoder believes what it reads, and a few bytes may claim thousands of millions.
 */
import { gunzipSync } from "fflate";
import { decompress as unzstd } from "fzstd";
import { type PageHeader, snappyUncompress } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";
import { deltaBinaryUnpack } from "hyparquet/src/delta.js";
import { thriftEnd } from "./thrift.js";
import { crc32 } from "./zip-in.js";

export interface ColumnBytes {
  /** Its pages, dictionary first. */
  bytes: Uint8Array<ArrayBuffer>;
  codec: string;
  rows: number;
  nullable: boolean;
  boolean: boolean;
}

export interface Pages {
  /** Unpacked pages, by where they begin packed, counted from the beginning of the buffer. */
  unpacked: Map<number, Uint8Array>;
  /** How many values are missing. */
  nulls: number;
}

/** Those that are left out can be made to grow without end, or are hardly ever used. */
const UNPACK: Record<string, (packed: Uint8Array, size: number) => Uint8Array> = {
  UNCOMPRESSED: (packed) => packed,
  SNAPPY: (packed, size) => {
    const page = new Uint8Array(size);
    snappyUncompress(packed, page);
    return page;
  },
  GZIP: (packed, size) => {
    const page = gunzipSync(packed, { out: new Uint8Array(size) });
    // A page that does not fit would be left out, and nobody would know.
    const end = new DataView(packed.buffer, packed.byteOffset + packed.length - 8);
    ensure(end.getUint32(0, true) === crc32(page) && end.getUint32(4, true) === size);
    return page;
  },
  ZSTD: (packed, size) => unzstd(packed, new Uint8Array(size)),
};
export const CODECS = Object.keys(UNPACK);
const DICTIONARY = ["PLAIN_DICTIONARY", "RLE_DICTIONARY"];
const PREFIXED = "DELTA_BYTE_ARRAY";
const ENCODINGS = ["PLAIN", "BYTE_STREAM_SPLIT", "DELTA_BINARY_PACKED", "DELTA_LENGTH_BYTE_ARRAY"];

/** An encoding that is not read. */
export class UnknownEncoding extends Error {}

/** Throws where something is wrong. `most` is how many bytes all pages may have unpacked; `take` is told each of them. */
export function checkPages(column: ColumnBytes, take: (bytes: number) => void): Pages {
  const { bytes, rows, codec } = column;
  const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const found: Pages = { unpacked: new Map(), nulls: 0 };
  let seen = 0;
  let dictionary = false;
  while (seen < rows) {
    thriftEnd(bytes, reader.offset);
    const header = parquetHeader(reader);
    const { compressed_page_size: packed, uncompressed_page_size: size } = header;
    ensure(packed >= 0 && reader.offset + packed <= bytes.length && size >= 0);
    take(size);
    const body = bytes.subarray(reader.offset, reader.offset + packed);
    ensure(header.crc === undefined || crc32(body) === header.crc >>> 0);
    reader.offset += packed;
    const levels = levelBytes(header);
    ensure(levels <= packed && levels <= size);
    const packedPart = body.subarray(levels);
    const stored = header.data_page_header_v2?.is_compressed === false;
    const page = stored ? packedPart : (UNPACK[codec] as (typeof UNPACK)[string])(packedPart, size - levels);
    ensure(page.length === size - levels);
    if (!stored && codec !== "UNCOMPRESSED") found.unpacked.set(packedPart.byteOffset, page);
    if (header.type === "DICTIONARY_PAGE") {
      // Each value takes a bit at least.
      ensure(!dictionary && (header.dictionary_page_header?.num_values ?? -1) <= size * 8);
      dictionary = true;
      continue;
    }
    const values = header.data_page_header?.num_values ?? header.data_page_header_v2?.num_values ?? -1;
    ensure(values > 0 && values <= rows - seen);
    seen += values;
    const data = { header, levels: body.subarray(0, levels), page, values, dictionary };
    found.nulls += values - checkData(data, column, take);
  }
  return found;
}

function ensure(holds: boolean): asserts holds {
  if (!holds) throw new Error("damaged page");
}

/** In the second version of pages levels stand before the packed part. */
function levelBytes({ data_page_header_v2: v2 }: PageHeader): number {
  if (!v2) return 0;
  ensure(v2.repetition_levels_byte_length === 0 && v2.definition_levels_byte_length >= 0);
  return v2.definition_levels_byte_length;
}

interface DataPage {
  header: PageHeader;
  levels: Uint8Array;
  page: Uint8Array;
  /** How many values it has by its header, missing ones among them. */
  values: number;
  /** A page of the column's different values stands before it. */
  dictionary: boolean;
}

/** How many values of a data page are there. */
function checkData(
  { header, levels, page, values, dictionary }: DataPage,
  { nullable, boolean }: ColumnBytes,
  take: (bytes: number) => void,
): number {
  const { data_page_header: v1, data_page_header_v2: v2 } = header;
  const encoding = (v1 ?? v2)?.encoding ?? "";
  let [there, data] = [values, page];
  if (nullable && v2) there = checkRuns(levels, 1, values);
  if (nullable && v1) {
    ensure(v1.definition_level_encoding === "RLE");
    const [part, rest] = lengthFirst(page);
    there = checkRuns(part, 1, values);
    data = rest;
  }
  ensure(!v2 || v2.num_nulls === values - there);
  if (DICTIONARY.includes(encoding)) {
    const width = data[0] ?? 0;
    ensure(dictionary && width <= 32 && (there === 0 || data.length > 0));
    if (width > 0 || v2) checkRuns(data.subarray(1), width, there);
  } else if (boolean && encoding === "RLE") {
    checkRuns(v1 ? lengthFirst(data)[0] : data.subarray(4), 1, there);
  } else if (encoding === PREFIXED) {
    if (there > 0) take(prefixes(data, there));
  } else if (!ENCODINGS.includes(encoding)) {
    throw new UnknownEncoding(encoding);
  }
  return there;
}

/** How many bytes are repeated from the texts before: a long one may go on and on in few bytes. */
function prefixes(data: Uint8Array, count: number): number {
  const lengths = new Int32Array(count);
  deltaBinaryUnpack({ view: new DataView(data.buffer, data.byteOffset, data.byteLength), offset: 0 }, count, lengths);
  return lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
}

/** A part that begins with its own length, and what follows it. */
function lengthFirst(bytes: Uint8Array): [Uint8Array, Uint8Array] {
  ensure(bytes.length >= 4);
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  ensure(end <= bytes.length);
  return [bytes.subarray(4, end), bytes.subarray(end)];
}

/** Runs of equal values and of packed ones, `count` in all; of values of one bit it returns how many are 1. */
function checkRuns(bytes: Uint8Array, width: number, count: number): number {
  let [at, seen, ones] = [0, 0, 0];
  while (seen < count) {
    let [header, shift] = [0, 0];
    for (let more = true; more; shift += 7) {
      ensure(at < bytes.length && shift < 32);
      const byte = bytes[at++] as number;
      header += (byte & 0x7f) * 2 ** shift;
      more = byte >= 0x80;
    }
    const length = Math.floor(header / 2);
    if (header % 2 === 0) {
      ensure(length <= count - seen && at + ((width + 7) >> 3) <= bytes.length);
      if ((bytes[at] ?? 0) & 1) ones += length;
      at += (width + 7) >> 3;
      seen += length;
    } else {
      // The last run may be filled up to a whole byte, and not all of it may be there.
      const values = Math.min(length * 8, count - seen);
      ensure(at + Math.ceil((values * width) / 8) <= bytes.length);
      if (width === 1) ones += onesIn(bytes, at, values);
      at += length * width;
      seen += values;
    }
  }
  return ones;
}

function onesIn(bytes: Uint8Array, at: number, bits: number): number {
  let ones = 0;
  for (let i = 0; i < bits; i++) ones += ((bytes[at + (i >> 3)] as number) >> (i & 7)) & 1;
  return ones;
}
