// SPDX-License-Identifier: GPL-3.0-or-later
/** What a file is by its first bytes, whatever its name says. */
import { AS_CSV, AS_WORKBOOK_OR_CSV, badFile } from "./problem.js";

/** A zip archive may be a workbook: its directory tells. */
export type Format = "text" | "zip" | "parquet";

/** As many bytes as it takes. */
export const HEAD_BYTES = 512;

interface Refused {
  begin: string[] | RegExp;
  what: string;
  remedy: string;
}

/** Bytes are looked at as characters of the same number. */
const REFUSED: Refused[] = [
  {
    begin: ["\xd0\xcf\x11\xe0"],
    what: "an old Excel workbook (.xls), or a workbook with a password",
    remedy: "Open it in a spreadsheet program and save it without a password as XLSX or as CSV (UTF-8).",
  },
  { begin: ["\x1f\x8b"], what: "a gzip archive", remedy: "Unpack it and choose the CSV, XLSX or Parquet file in it." },
  {
    begin: ["7z\xbc\xaf\x27\x1c", "Rar!\x1a\x07"],
    what: "an archive",
    remedy: "Unpack it and choose the CSV, XLSX or Parquet file in it.",
  },
  { begin: ["$FL2@(#)", "$FL3@(#)"], what: "an SPSS file", remedy: AS_CSV },
  { begin: ["<stata_dta>"], what: "a Stata file", remedy: AS_CSV },
  { begin: ["SQLite format 3\0"], what: "an SQLite database", remedy: AS_CSV },
  { begin: ["ARROW1\0\0"], what: "an Arrow or Feather file", remedy: "Save the table as Parquet or as CSV (UTF-8)." },
  { begin: ["%PDF-"], what: "a PDF document", remedy: AS_WORKBOOK_OR_CSV },
  { begin: ["{\\rtf"], what: "an RTF document", remedy: AS_WORKBOOK_OR_CSV },
  {
    begin: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|table)[\s>]/i,
    what: "a web page, even if its name ends in .xls",
    remedy: "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).",
  },
  {
    begin: /^(?:\xef\xbb\xbf)?\s*<\?xml\s/i,
    what: "an XML document, even if its name ends in .xls",
    remedy: "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).",
  },
];

const ZIP = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];

/** Throws where the file is something of which no table is read. */
export function recognise(head: Uint8Array, file: string): Format {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (isParquet(text)) return "parquet";
  if (ZIP.some((begin) => text.startsWith(begin))) return "zip";
  const refused = REFUSED.find(({ begin }) =>
    Array.isArray(begin) ? begin.some((each) => text.startsWith(each)) : begin.test(text),
  );
  if (refused) throw badFile(file, `The file is ${refused.what}, which is not read.`, refused.remedy);
  return "text";
}

/** Where no control character follows, these letters begin the name of a column. */
function isParquet(text: string): boolean {
  return text.startsWith("PAR1") && text.charCodeAt(4) < 0x20 && !"\t\n\r".includes(text.charAt(4));
}
