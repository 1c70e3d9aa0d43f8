// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files of which no table is read, in English; other languages have them under the same ids. */

export const aGzipArchive = ["a-gzip-archive", "a gzip archive"] as const;
export const aJsonDocument = ["a-json-document", "a JSON document"] as const;
export const aPdfDocument = ["a-pdf-document", "a PDF document"] as const;
export const aSasCatalogue = ["a-sas-catalogue", "a SAS catalogue of formats"] as const;
export const aWebPage = ["a-web-page", "a web page, even if its name ends in .xls"] as const;
export const anArchive = ["an-archive", "an archive"] as const;
export const anArrowFile = ["an-arrow-file", "an Arrow or Feather file"] as const;
export const anOldWorkbook = ["an-old-workbook", "an old Excel workbook (.xls), or a workbook with a password"] as const;
export const anRtfDocument = ["an-rtf-document", "an RTF document"] as const;
export const anSqliteDatabase = ["an-sqlite-database", "an SQLite database"] as const;
export const anXmlDocument = ["an-xml-document", "an XML document, even if its name ends in .xls"] as const;
export const archiveUnpacked = ["archive-unpacked", "Read is the file {name}, which is alone in the archive."] as const;
export const asCsv = ["as-csv", "Export the table as CSV (UTF-8) and choose that file."] as const;
export const asParquetOrCsv = ["as-parquet-or-csv", "Save the table as Parquet or as CSV (UTF-8)."] as const;
export const asWorkbookOrCsv = ["as-workbook-or-csv", "Save the table as XLSX or as CSV (UTF-8) and choose that file."] as const;
export const asTable = ["as-table", "Turn its records into a table with a row for each, and save it as CSV (UTF-8). Spreadsheet programs and jq can do it."] as const;
export const formatNotRead = ["format-not-read", "bad_file", "The file is {what}, which is not read.", "{advice}."] as const;
export const saveInSpreadsheet = ["save-in-spreadsheet", "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8)."] as const;
export const saveWithoutPassword = ["save-without-password", "Open it in a spreadsheet program and save it without a password as XLSX or as CSV (UTF-8)."] as const;
export const tableOfSas = ["table-of-sas", "Choose the file with the table (.sas7bdat)."] as const;
export const unpackIt = ["unpack-it", "Unpack it and choose the CSV, XLSX or Parquet file in it."] as const;
