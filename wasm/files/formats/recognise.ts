// SPDX-License-Identifier: GPL-3.0-or-later
/** The kind of a file by its first bytes, whatever its name says. */
import { named, type Said, say, type Text } from "../../common/said.js";
import { ENCODINGS } from "../../contract/encodings.js";
import { fail, inFile, type SluiceError } from "../../contract/errors.js";
import type { EncodingName } from "../../contract/file-types.js";
import * as texts from "./recognise-texts.js";

/** A zip archive may be a workbook: its directory tells. */
export type Format = "text" | "zip" | "gzip" | "parquet" | StatFormat;

/** Those of which a text is made; a file in gzip is unpacked first. */
export type Converted = Exclude<Format, "text" | "gzip">;

/** The formats of SPSS (two), Stata and SAS (two). */
export type StatFormat = "sav" | "por" | "dta" | "xport" | "sas7bdat";

/**
 * The encodings that the texts of a file may be said to be in. In a workbook, Parquet and a portable file of SPSS all
 * is settled. The platform decodes the texts of the other formats, and does not know these of MS-DOS.
 */
export function encodingsOf(format: Format): readonly EncodingName[] {
  if (format === "text") return ENCODINGS;
  const settled: Format[] = ["zip", "gzip", "parquet", "por"];
  return settled.includes(format) ? [] : ENCODINGS.filter((name) => !/^utf-16|^ibm4|^ibm85/.test(name));
}

const SAS_MAGIC = `${"\0".repeat(12)}\xc2\xea\x81`;
const SAS_REST = "\xb3\x14\x11\xcf\xbd\x92\x08\0\x09\xc7\x31\x8c\x18\x1f\x10\x11";

/** By the bytes that they begin with: files of Stata before version 13 with their version, the order of bytes, 1 and 0. */
const STATISTICS: Record<StatFormat, RegExp> = {
  sav: /^\$FL[23]@\(#\)/,
  por: /^.{0,240}SPSS PORT FILE.*SPSSPORT/s,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are bytes.
  dta: /^(?:<stata_dta>|[\x66-\x73][\x01\x02]\x01\0)/,
  xport: /^HEADER RECORD\*{7}LIB(?:RARY|V8 *) ?HEADER RECORD!{7}/,
  sas7bdat: new RegExp(`^${SAS_MAGIC}\x60${SAS_REST}`),
};

/** As many bytes as it takes. */
export const HEAD_BYTES = 512;

/** By 7-Zip, RAR, bzip2, xz, Zstandard, LZ4, compress and tar. */
const ARCHIVES = [
  "7z\xbc\xaf\x27\x1c",
  "Rar!\x1a\x07",
  "BZh91AY",
  "\xfd7zXZ\0",
  "\x28\xb5\x2f\xfd",
  "\x04\x22\x4d\x18",
  "\x1f\x9d",
];
const TAR = /^.{257}ustar/s;

/** Bytes are looked at as characters of the same number. */
const REFUSED: { begin: string[] | RegExp; what: Text; advice: Text }[] = [
  { begin: ["\xd0\xcf\x11\xe0"], what: texts.anOldWorkbook, advice: texts.saveWithoutPassword },
  { begin: ARCHIVES, what: texts.anArchive, advice: texts.unpackIt },
  { begin: TAR, what: texts.anArchive, advice: texts.unpackIt },
  { begin: [`${SAS_MAGIC}\x63${SAS_REST}`], what: texts.aSasCatalogue, advice: texts.tableOfSas },
  { begin: ["SQLite format 3\0"], what: texts.anSqliteDatabase, advice: texts.asCsv },
  { begin: ["ARROW1\0\0"], what: texts.anArrowFile, advice: texts.asParquetOrCsv },
  { begin: ["%PDF-"], what: texts.aPdfDocument, advice: texts.asWorkbookOrCsv },
  { begin: ["{\\rtf"], what: texts.anRtfDocument, advice: texts.asWorkbookOrCsv },
  {
    begin: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|table)[\s>]/i,
    what: texts.aWebPage,
    advice: texts.saveInSpreadsheet,
  },
  {
    // Records, a list of them, or one in each line; a header may begin with a bracket, but not with two.
    begin: /^(?:\xef\xbb\xbf)?\s*(?:\[\s*[[{]|\{\s*"(?:[^"\\]|\\.)*"\s*:)/,
    what: texts.aJsonDocument,
    advice: texts.asTable,
  },
  { begin: /^(?:\xef\xbb\xbf)?\s*<\?xml\s/i, what: texts.anXmlDocument, advice: texts.saveInSpreadsheet },
];

const GZIP = "\x1f\x8b\x08";
const ZIP = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];

/** Throws where the file is something of which no table is read. */
export function recognise(head: Uint8Array, file: string): Format {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (isParquet(text)) return "parquet";
  if (ZIP.some((begin) => text.startsWith(begin))) return "zip";
  if (text.startsWith(GZIP)) return "gzip";
  for (const [format, begin] of Object.entries(STATISTICS)) if (begin.test(text)) return format as StatFormat;
  const refused = REFUSED.find(({ begin }) =>
    Array.isArray(begin) ? begin.some((each) => text.startsWith(each)) : begin.test(text),
  );
  if (refused) {
    throw fail(texts.formatNotRead, say(refused.what), say(refused.advice)).at(inFile(file));
  }
  return "text";
}

/** Whether a ZIP file begins as workbooks do: another archive may be one all the same. */
export function beginsAsWorkbook(head: Uint8Array): boolean {
  // The name of its first file stands behind 30 bytes.
  return /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/.test(String.fromCharCode(...head.subarray(30, 60)));
}

/** Says which file of an archive is read. */
export const unpackedNote = ({ name }: { name: string }): Said => say(texts.archiveUnpacked, named(name));

/** Refuses gzip if nobody unpacks it, or if it was unpacked and is packed once more. */
export function gzipNotRead(file: string): SluiceError {
  return fail(texts.formatNotRead, say(texts.aGzipArchive), say(texts.unpackIt)).at(inFile(file));
}

/** If a control character does not follow, these letters begin the name of a column. */
function isParquet(text: string): boolean {
  return text.startsWith("PAR1") && text.charCodeAt(4) < 0x20 && !"\t\n\r".includes(text.charAt(4));
}
