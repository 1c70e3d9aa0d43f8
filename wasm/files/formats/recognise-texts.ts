// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files of which no table is read, in English; other languages have them under the same ids. */

export const aGzipArchive = { id: "a-gzip-archive", text: "a gzip archive" } as const;
export const aPdfDocument = { id: "a-pdf-document", text: "a PDF document" } as const;
export const aStataFile = { id: "a-stata-file", text: "a Stata file" } as const;
export const aWebPage = { id: "a-web-page", text: "a web page, even if its name ends in .xls" } as const;
export const anArchive = { id: "an-archive", text: "an archive" } as const;
export const anArrowFile = { id: "an-arrow-file", text: "an Arrow or Feather file" } as const;
export const anOldWorkbook = {
  id: "an-old-workbook",
  text: "an old Excel workbook (.xls), or a workbook with a password",
} as const;
export const anRtfDocument = { id: "an-rtf-document", text: "an RTF document" } as const;
export const anSpssFile = { id: "an-spss-file", text: "an SPSS file" } as const;
export const anSqliteDatabase = { id: "an-sqlite-database", text: "an SQLite database" } as const;
export const anXmlDocument = { id: "an-xml-document", text: "an XML document, even if its name ends in .xls" } as const;
export const asCsv = { id: "as-csv", text: "Export the table as CSV (UTF-8) and choose that file." } as const;
export const asParquetOrCsv = {
  id: "as-parquet-or-csv",
  text: "Save the table as Parquet or as CSV (UTF-8).",
} as const;
export const asWorkbookOrCsv = {
  id: "as-workbook-or-csv",
  text: "Save the table as XLSX or as CSV (UTF-8) and choose that file.",
} as const;
export const formatNotRead = {
  id: "format-not-read",
  code: "bad_file",
  message: "The file is {what}, which is not read.",
  remedy: "{advice}.",
} as const;
export const saveInSpreadsheet = {
  id: "save-in-spreadsheet",
  text: "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).",
} as const;
export const saveWithoutPassword = {
  id: "save-without-password",
  text: "Open it in a spreadsheet program and save it without a password as XLSX or as CSV (UTF-8).",
} as const;
export const unpackIt = { id: "unpack-it", text: "Unpack it and choose the CSV, XLSX or Parquet file in it." } as const;
