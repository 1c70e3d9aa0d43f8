// SPDX-License-Identifier: GPL-3.0-or-later
/** Workbooks, Parquet, SPSS and Stata, and files of which no table is read: kinds of files. */
import { gzipSync } from "node:zlib";
import { type ColumnSource, parquetWriteBuffer } from "hyparquet-writer";
import type { Kind } from "./kind-of-file.js";
import { statFile } from "./stat-files.js";
import { keptFile } from "./stat-kept.js";
import { cells, row, workbook, workbookParts, zipped } from "./tables.js";

const HEAD = ["sex", "x", "n"];
const PEOPLE = { secret: "sex", data: "x" };

/** Rows of a sheet from row `first` on; nothing for an empty one. */
const rows = (lines: (string | number | undefined)[][], first = 1) =>
  lines.map((line, i) => (line.length === 0 ? "" : row(first + i, line))).join("");
const sheet = (...lines: (string | number | undefined)[][]) => cells(rows(lines));
const merged = (ref: string) => ({ after: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` });
const parquet = (columnData: ColumnSource[]) => new Uint8Array(parquetWriteBuffer({ columnData }));
const texts = (name: string, ...data: string[]): ColumnSource => ({ name, data, type: "STRING" });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const postcode = (at: number, value: number) =>
  `<row r="${at}"><c r="A${at}" s="1"><v>${value}</v></c><c r="B${at}"><v>1</v></c></row>`;

const NOTES = [["Report of today"], ["By: us"], [], HEAD, ["f", "a", 1], ["m", "b", 2]];

/** A workbook whose parts stand at the root, as the archive itself says. */
const atRoot = () => {
  const parts = Object.entries(workbookParts({ sheets: { People: rows([HEAD, ["f", "a", 1], ["m", "b", 2]]) } }));
  return zipped({
    ...Object.fromEntries(parts.map(([name, part]) => [name.replace(/^xl\//, ""), part])),
    "_rels/.rels":
      '<Relationships><Relationship Type="a/officeDocument" Target="workbook.xml" Id="r"/></Relationships>',
  });
};

const TABLE = "sex,x,n\nf,a,1\nm,b,2\n";
const gzip = (text: string | Uint8Array) => new Uint8Array(gzipSync(text));
const READ = { header: HEAD, rows: 2, told: [["archive-unpacked"]] } satisfies Partial<Kind>;

/** A table alone in an archive is read; whatever else an archive is, is refused. */
const archives: Kind[] = [
  { name: "a CSV in gzip", file: gzip(TABLE), ...READ },
  {
    name: "a CSV with semicolons in gzip, in Windows-1252",
    file: gzip(Buffer.from("ort;x\nK\xf6ln;a\nUlm;b\n", "latin1")),
    encoding: "windows-1252",
    values: ["Köln", "Ulm"],
    told: [["archive-unpacked"]],
  },
  { name: "a workbook in gzip", file: gzip(sheet(HEAD, ["f", "a", 1], ["m", "b", 2])), ...READ },
  { name: "a CSV in zip", file: zipped({ "people.csv": TABLE }), ...READ },
  { name: "a CSV in zip, not packed", file: zipped({ "people.csv": TABLE }, 0), ...READ },
  {
    name: "a CSV in zip, as a Mac packs its folder",
    file: zipped({ "data/": "", "data/people.csv": TABLE, "__MACOSX/data/._people.csv": "x", "data/.DS_Store": "x" }),
    ...READ,
  },
  { name: "a workbook in zip", file: zipped({ "people.xlsx": sheet(HEAD, ["f", "a", 1], ["m", "b", 2]) }), ...READ },
  {
    name: "Parquet in zip",
    file: zipped({ "people.parquet": parquet([texts("sex", "f", "m"), texts("x", "a", "b")]) }),
    rows: 2,
    told: [["archive-unpacked"]],
  },
  { name: "a zip archive of two tables", file: zipped({ "a.csv": TABLE, "b.csv": TABLE }), refused: "not-a-table" },
  { name: "gzip in gzip", file: gzip(gzip(TABLE)), refused: "format-not-read" },
  { name: "gzip in zip", file: zipped({ "people.csv.gz": gzip(TABLE) }), refused: "format-not-read" },
  { name: "zip in zip", file: zipped({ "a.zip": zipped({ "people.csv": TABLE }) }), refused: "not-a-table" },
  { name: "a PDF in gzip", file: gzip("%PDF-1.7\n"), refused: "format-not-read" },
  { name: "a gzip archive that is cut short", file: gzip(TABLE).subarray(0, -9), refused: "archive-damaged" },
  {
    name: "a gzip archive with another checksum",
    file: gzip(TABLE).map((byte, i, all) => (i === all.length - 6 ? byte ^ 1 : byte)),
    refused: "archive-damaged",
  },
  {
    name: "a zip archive that is not what was packed",
    file: zipped({ "people.csv": TABLE }, 0).map((byte, i) => (i === 45 ? byte ^ 1 : byte)),
    refused: "archive-damaged",
  },
  {
    name: "a gzip archive of a text a thousand times as large",
    file: () => Promise.resolve(gzip("sex,x\n".repeat(4_000_000))),
    refused: "archive-unpacks-too-large",
  },
  {
    name: "a zip archive of a text a thousand times as large",
    file: () => Promise.resolve(zipped({ "people.csv": "sex,x\n".repeat(4_000_000) })),
    refused: "archive-unpacks-too-large",
  },
];

/** As PSPP writes it: a raised 1 and a broken bar have the bytes of 1 and |. */
function psppFile(): Uint8Array {
  const letters =
    `${"0".repeat(64)}0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .` +
    `<(+|&[]!$*);^-/|,%_>?\`:$@'="000000~-0000123456789000-()0{}\\`.padEnd(126, "0");
  const content =
    "ASCII SPSS PORT FILE".padEnd(40).repeat(5) +
    letters.padEnd(256, "0") +
    "SPSSPORTA8/202611286/1543481E/GNU pspp 1.6.242/5B/70/3/SEX5/1/0/5/1/0/78/4/CITY1/8/0/1/8/0/F" +
    "1/8/Ulm     2/8/Ede     ";
  const whole = content.padEnd(Math.ceil(content.length / 80) * 80, "Z");
  return bytes(whole.replace(/.{80}/g, "$&\r\n"));
}

export const formats: Kind[] = [
  { name: "a workbook whose parts stand at the root", file: atRoot(), header: HEAD, rows: 2 },
  ...(["BZh91AY&SYx", "\xfd7zXZ\0x", "\x28\xb5\x2f\xfdx", `${"a".repeat(257)}ustar`] as const).map(
    (begin, i): Kind => ({
      name: `an archive of ${["bzip2", "xz", "Zstandard", "tar"][i]}`,
      file: bytes(begin),
      refused: "format-not-read",
      names: ["an archive"],
    }),
  ),
  {
    name: "a workbook",
    file: sheet(HEAD, ["f", "a", 1], ["m", "b", 2.5]),
    header: HEAD,
    rows: 2,
    sum: [2, 3.5],
    counted: PEOPLE,
  },
  {
    name: "a workbook with empty rows above and an empty column in front",
    file: cells(
      rows(
        [
          [undefined, ...HEAD],
          [undefined, "f", "a", 1],
          [undefined, "m", "b", 2],
        ],
        4,
      ),
    ),
    header: HEAD,
    rows: 2,
    told: [["empty-rows-above", 3]],
  },
  {
    name: "pandas, to_excel: an index without a name",
    file: sheet([undefined, ...HEAD], [0, "f", "a", 1], [1, "m", "b", 2]),
    header: ["", ...HEAD],
    rows: 2,
    counted: PEOPLE,
  },
  { name: "a workbook with notes above", file: sheet(...NOTES), refused: "lines-above", params: { lines: 3 } },
  {
    name: "the same, left out",
    file: sheet(...NOTES),
    layout: { skipRows: 3 },
    header: HEAD,
    rows: 2,
    counted: PEOPLE,
  },
  {
    name: "a workbook with a merged title above",
    file: cells(rows([["Report"], HEAD, ["f", "a", 1], ["m", "b", 2]]), merged("A1:C1")),
    refused: "lines-above",
    params: { lines: 1 },
  },
  {
    name: "a workbook with a note in two lines above",
    file: sheet(["Report\nof today"], HEAD, ["f", "a", 1], ["m", "b", 2]),
    refused: "lines-above",
    params: { lines: 1 },
  },
  {
    name: "the same as a CSV",
    file: '"Report\nof today"\nsex,x,n\nf,a,1\nm,b,2\n',
    refused: "lines-above",
    params: { lines: 2 },
  },
  {
    name: "a workbook with more rows left out than there are",
    file: sheet(HEAD, ["f", "a", 1]),
    layout: { skipRows: 9 },
    refused: "skipped-all",
    params: { lines: 9 },
  },
  {
    name: "a workbook with totals below",
    file: sheet(["sex", "n"], ["f", 1], ["m", 2], ["Total", 3]),
    refused: "totals-below",
    params: { name: "Total" },
  },
  {
    name: "a workbook with a note below",
    file: sheet(HEAD, ["f", "a", 1], ["m", "b", 2], [], ["Source: us"]),
    refused: "notes-below",
    params: { rows: 1, last: 1 },
  },
  {
    name: "a workbook of two tables, one below the other",
    file: sheet(HEAD, ["f", "a", 1], ["m", "b", 2], HEAD, ["f", "b", 3]),
    refused: "header-repeated",
  },
  {
    name: "a cell beside the table",
    file: sheet(HEAD, ["f", "a", 1, "see below"], ["m", "b", 2]),
    refused: "cell-outside-table",
  },
  {
    name: "merged cells in the table",
    file: cells(rows([HEAD, ["f", "a", 1], [undefined, "b", 2]]), merged("A2:A3")),
    refused: "cells-merged",
  },
  {
    name: "an error in a cell",
    file: cells(`${row(1, HEAD)}<row r="2"><c r="A2" t="e"><v>#DIV/0!</v></c></row>`),
    refused: "cell-with-error",
  },
  {
    name: "a workbook of two sheets",
    file: workbook({ sheets: { People: rows([HEAD, ["f", "a", 1], ["m", "b", 2]]), Notes: rows([["by us"]]) } }),
    rows: 2,
    told: [["only-sheet-read"]],
  },
  {
    name: "a workbook with numbers of three decimals, and a decimal comma said",
    file: sheet(HEAD, ["f", "a", 1], ["m", "b", 1.234]),
    dialect: { decimal: "comma" },
    sum: [2, 2.234],
  },
  {
    name: "a workbook with numbers that are texts, with a comma",
    file: sheet(HEAD, ["f", "a", "1,5"], ["m", "b", "2,25"]),
    sum: [2, 3.75],
  },
  {
    name: "a workbook with 1,234 as a text",
    file: sheet(HEAD, ["f", "a", "1,234"], ["m", "b", 2]),
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-either",
  },
  {
    name: "a workbook with 1,5 as a text and 1.234 beside it",
    file: sheet(HEAD, ["f", "a", "1,5"], ["m", "b", 1.234]),
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-other",
  },
  {
    name: "a workbook with 1.200 as a text",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", "3.400"]),
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-either",
    params: { cell: "1.200", point: "1.200", comma: "1200" },
  },
  {
    name: "the same, with a decimal comma said",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", "3.400"]),
    dialect: { decimal: "comma" },
    sum: [2, 4600],
    counted: { ...PEOPLE, weight: "n" },
  },
  {
    name: "the same, with a decimal point said",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", "3.400"]),
    dialect: { decimal: "point" },
    sum: [2, 4.6],
  },
  {
    name: "a workbook with 1.200 and 1.234.567 as texts",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", "1.234.567"]),
    sum: [2, 1_235_767],
    counted: { ...PEOPLE, weight: "n" },
  },
  {
    name: "a workbook with 1.200 and 1.25 as texts",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", "1.25"]),
    sum: [2, 2.45],
    counted: { ...PEOPLE, weight: "n" },
  },
  {
    name: "a workbook with 1.200 as a text beside numbers, with a decimal comma said",
    file: sheet(HEAD, ["f", "a", "1.200"], ["m", "b", 3.456]),
    dialect: { decimal: "comma" },
    sum: [2, 1203.456],
    counted: { ...PEOPLE, weight: "n" },
  },
  {
    name: "a workbook with 1.234 as a text and as a number, with a decimal comma said",
    file: sheet(HEAD, ["f", "a", "1.234"], ["m", "b", 1.234]),
    dialect: { decimal: "comma" },
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-other",
  },
  {
    name: "a workbook with categories that look like numbers",
    file: sheet(HEAD, ["f", "1.200", 1], ["m", "1.300", 2]),
    column: [1, ["1.200", "1.300"]],
    counted: PEOPLE,
  },
  {
    name: "a workbook with ids of 16 digits, as openpyxl and DuckDB write them",
    file: sheet(["id", "x"], [1234567890123456, "a"], [1234567890123457, "b"]),
    values: ["1234567890123456", "1234567890123457"],
  },
  {
    name: "a workbook with postcodes that its format shows with zeros in front",
    file: cells(rows([["code", "x"]]) + postcode(2, 1067) + postcode(3, 99_999), { formats: ["00000"] }),
    values: ["01067", "99999"],
  },
  {
    name: "Parquet with 1.200 as a text",
    file: parquet([texts("sex", "f", "m"), texts("x", "a", "b"), texts("n", "1.200", "3.400")]),
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-either",
  },
  {
    name: "SPSS with 1.200 as a text",
    file: () =>
      statFile(
        "sav",
        [{ name: "sex" }, { name: "x" }, { name: "n", width: 8 }],
        [
          [1, 1, "1.200"],
          [2, 2, "3.400"],
        ],
      ),
    counted: { ...PEOPLE, weight: "n" },
    refused: "decimal-either",
  },
  {
    name: "Parquet",
    file: parquet([texts("sex", "f", "m"), texts("x", "a", "b"), { name: "n", data: [1, 2], type: "INT32" }]),
    header: HEAD,
    rows: 2,
    counted: PEOPLE,
  },
  {
    name: "Parquet with numbers of three decimals, and a decimal comma said",
    file: parquet([texts("sex", "f", "m"), texts("x", "a", "b"), { name: "n", data: [1.234, 2], type: "DOUBLE" }]),
    dialect: { decimal: "comma" },
    sum: [2, 3.234],
  },
  {
    name: "SPSS, with labels",
    file: () =>
      statFile(
        "sav",
        [
          {
            name: "sex",
            labels: [
              [1, "f"],
              [2, "m"],
            ],
          },
          { name: "x" },
        ],
        [
          [1, 1.5],
          [2, 2.125],
        ],
      ),
    header: ["sex", "x"],
    values: ["f", "m"],
    sum: [1, 3.625],
  },
  {
    name: "SPSS, with values declared missing",
    file: () =>
      statFile(
        "sav",
        [{ name: "sex" }, { name: "x", missing: [[9, 9]] }],
        [
          [1, 1],
          [2, 9],
        ],
      ),
    column: [1, ["1", ""]],
    told: [["stat-declared-missing"]],
  },
  {
    name: "Stata",
    file: () =>
      statFile(
        "dta",
        [{ name: "sex" }, { name: "x" }],
        [
          [1, 0.1],
          [2, 1.234],
        ],
      ),
    sum: [1, 1.334],
  },
  {
    name: "a portable file of PSPP, in which bytes stand for two letters each",
    file: psppFile(),
    header: ["SEX", "CITY"],
    rows: 2,
    values: ["1", "2"],
    column: [1, ["Ulm", "Ede"]],
  },
  {
    name: "a transport file of SAS with two tables",
    // The second one begins with its own header, behind the three records of the file.
    file: async () => Buffer.concat([keptFile("xpt"), keptFile("xpt").subarray(240)]),
    refused: "stat-several-tables",
    params: { tables: 2 },
  },
  {
    name: "a SAS table of which rows were deleted",
    file: async () => {
      const file = keptFile("sas7bdat");
      // In the part that has the sizes, behind the number of rows.
      file[Buffer.from(file).indexOf("f7f7f7f7", "hex") + 56] = 1;
      return file;
    },
    refused: "stat-rows-deleted",
    names: ["data new; set old; run;"],
  },
  { name: "an old workbook (.xls)", file: bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), refused: "format-not-read" },
  {
    name: "a web page that is called .xls",
    file: "<html><table><tr><td>sex</td></tr></table></html>",
    refused: "format-not-read",
  },
  ...archives,
  { name: "a PDF", file: "%PDF-1.7\n", refused: "format-not-read" },
  { name: "SQLite", file: "SQLite format 3\0", refused: "format-not-read" },
  { name: "a spreadsheet in XML", file: '<?xml version="1.0"?>\n<Workbook/>', refused: "format-not-read" },
  { name: "a zip archive that is no workbook", file: bytes("PK\x05\x06" + "\0".repeat(18)), refused: "not-a-table" },
];
