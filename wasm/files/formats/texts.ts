// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of workbooks and Parquet files, in English; other languages have them under the same ids. */

export const aBinaryWorkbook = ["a-binary-workbook", "a binary Excel workbook (.xlsb)"] as const;
export const aRow = ["a-row", "A row"] as const;
export const aWordDocument = ["a-word-document", "a Word document"] as const;
export const aZipWithoutWorkbook = ["a-zip-without-workbook", "a zip archive without a workbook in it"] as const;
export const anOpendocumentFile = ["an-opendocument-file", "an OpenDocument file"] as const;
export const cellKindUnknown = ["cell-kind-unknown", "it has cells of an unknown kind"] as const;
export const cellNoDate = [
  "cell-no-date",
  "bad_file",
  "The cell {cell} of the sheet {sheet} is formatted as a date, but no date.",
  "Give it another format, or correct the number, and choose the file again.",
] as const;
export const cellOutsideTable = [
  "cell-outside-table",
  "bad_file",
  "The cell {cell} of the sheet {sheet} stands outside the columns of the header in row {header}.",
  "Keep one table in the sheet, with the names of all its columns in its first row.",
] as const;
export const cellWithError = [
  "cell-with-error",
  "bad_file",
  "The cell {cell} of the sheet {sheet} holds the error {error}.",
  "Correct the formula, or empty the cell, and choose the file again.",
] as const;
export const cellWithoutValue = [
  "cell-without-value",
  "bad_file",
  "The cell {cell} of the sheet {sheet} holds a formula that has never been calculated.",
  "Open the workbook in a spreadsheet program and save it there, and choose the file again.",
] as const;
export const cellsDisordered = ["cells-disordered", "its cells are not in order"] as const;
export const cellsMerged = [
  "cells-merged",
  "bad_file",
  "The cells {cells} of the sheet {sheet} are merged into one.",
  "Unmerge them and fill in each, or take titles out of the sheet. Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const columnMisplaced = ["column-misplaced", "the column {name} is not where it should be"] as const;
export const columnMissing = ["column-missing", "the column {name} is missing"] as const;
export const columnsLeftOut = [
  "columns-left-out",
  "Left out, because they hold lists, structures or bytes: {columns}. Texts are read if they are written as STRING.",
] as const;
export const columnsTakenAsText = [
  "columns-taken-as-text",
  "Read as text, because their bytes are UTF-8, although the file does not call them text: {columns}.",
] as const;
export const contentsUnreadable = ["contents-unreadable", "its contents cannot be read"] as const;
export const damaged = [
  "damaged",
  "bad_file",
  "The {what} is damaged: {detail}.",
  "Save or download it again. Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const directoryCut = ["directory-cut", "its directory is cut short"] as const;
export const directoryMisplaced = ["directory-misplaced", "its directory is not where it should be"] as const;
export const emptyRowsAbove = [
  "empty-rows-above",
  "{rows:,} empty {rows:row was|rows were} passed over above the header.",
] as const;
export const endMissing = ["end-missing", "its end is missing"] as const;
export const halfCharacter = [
  "half-character",
  "bad_file",
  "A cell holds half a character.",
  "Write the cell anew.",
] as const;
export const hiddenRowsRead = [
  "hidden-rows-read",
  "{rows:,} hidden {rows:row was|rows were} read like all others.",
] as const;
export const inSheet = ["in-sheet", "in the sheet {sheet}, {detail}"] as const;
export const mergedNowhere = ["merged-nowhere", "its merged cells are nowhere"] as const;
export const notATable = [
  "not-a-table",
  "bad_file",
  "The file is {what}, not a table.",
  "Save the table as XLSX or as CSV (UTF-8) and choose that file.",
] as const;
export const numberFormatTooLong = ["number-format-too-long", "a number format is too long"] as const;
export const numberWrong = ["number-wrong", "a number is none"] as const;
export const onlySheetRead = ["only-sheet-read", "Only the sheet {sheet} was read, not {others}."] as const;
export const outputColumnTwice = [
  "output-column-twice",
  "bad_request",
  "The column {column} would stand twice.",
  "Rename one.",
] as const;
export const outputHalfCharacter = [
  "output-half-character",
  "bad_request",
  "A cell holds half a character.",
  "Write the cell anew.",
] as const;
export const parquetColumnTwice = [
  "parquet-column-twice",
  "bad_file",
  "The name of a column stands twice.",
  "Give them different names.",
] as const;
export const parquetEncodingUnknown = [
  "parquet-encoding-unknown",
  "bad_file",
  "The column {column} is written with the encoding {encoding}, which is not read.",
  "Write it with dictionaries or plain, or export the table as CSV (UTF-8).",
] as const;
export const parquetEncrypted = [
  "parquet-encrypted",
  "bad_file",
  "The Parquet file is encrypted.",
  "Save it without encryption.",
] as const;
export const parquetFile = ["parquet-file", "Parquet file"] as const;
export const parquetPackingUnknown = [
  "parquet-packing-unknown",
  "bad_file",
  "The Parquet file is packed with {codec}, which is not read.",
  "Write it with one of these: {codecs}; or export the table as CSV.",
] as const;
export const parquetTooManyColumns = [
  "parquet-too-many-columns",
  "too_large",
  "The Parquet file has more than {most:,} columns.",
  "Choose fewer.",
] as const;
export const parquetTooManyRowGroups = [
  "parquet-too-many-row-groups",
  "too_large",
  "The Parquet file has too many row groups and columns.",
  "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
] as const;
export const parquetUnpacksTooLarge = [
  "parquet-unpacks-too-large",
  "too_large",
  "The Parquet file unpacks to hundreds of times its size, as no honest table does.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const parquetWithoutColumns = [
  "parquet-without-columns",
  "bad_file",
  "The Parquet file has no column of plain values.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const partChanged = ["part-changed", "its part {name} is not what was saved"] as const;
export const partEncrypted = ["part-encrypted", "a part of it is encrypted"] as const;
export const partMissing = ["part-missing", "a part of it is missing"] as const;
export const partNotUnpacked = ["part-not-unpacked", "its part {name} cannot be unpacked"] as const;
export const partPackingUnknown = ["part-packing-unknown", "a part of it is packed in an unknown way"] as const;
export const partSizeMissing = ["part-size-missing", "the size of a part is missing"] as const;
export const partTooLarge = ["part-too-large", "its part {name} is larger than it says"] as const;
export const partTwice = ["part-twice", "a part of it is there twice"] as const;
export const partsListMissing = ["parts-list-missing", "the list of its parts is missing"] as const;
export const rowGroupTooLarge = [
  "row-group-too-large",
  "too_large",
  "A row group has {rows:,} rows of {columns} columns.",
  "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
] as const;
export const rowGroupUnpacksTooLarge = [
  "row-group-unpacks-too-large",
  "too_large",
  "A row group has more than {megabytes} MB unpacked.",
  "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
] as const;
export const rowTextTooLong = [
  "row-text-too-long",
  "too_large",
  "{row} comes to more than {megabytes} MB of text.",
  "Shorten its texts, or take columns out of the table.",
] as const;
export const rowsDisordered = ["rows-disordered", "its rows are not in order"] as const;
export const rowsMiscounted = ["rows-miscounted", "it does not hold as many rows as it says"] as const;
export const sheetEmpty = [
  "sheet-empty",
  "bad_file",
  "The sheet {sheet} has no row with anything in it.",
  "Name another sheet, or choose another file.",
] as const;
export const sheetMissing = ["sheet-missing", "the sheet {name} is missing"] as const;
export const sheetUnknown = [
  "sheet-unknown",
  "bad_request",
  "The workbook has no sheet {sheet}.",
  "Its sheets are: {sheets}.",
] as const;
export const sheetsSame = ["sheets-same", "two of its sheets are the same"] as const;
export const tableTooLarge = [
  "table-too-large",
  "too_large",
  "The table is too large: it comes to more than 2 GB of text.",
  "Divide it into several files.",
] as const;
export const textMissing = ["text-missing", "a cell refers to a text that is not there"] as const;
export const theHeader = ["the-header", "The header"] as const;
export const workbook = ["workbook", "workbook"] as const;
export const workbookCellTooLong = [
  "workbook-cell-too-long",
  "too_large",
  "A cell of a workbook has room for {most:,} characters.",
  "Write CSV or Parquet instead, which have no such limit.",
] as const;
export const workbookEmpty = [
  "workbook-empty",
  "bad_file",
  "The workbook has no sheet with anything in it.",
  "Name another sheet, or choose another file.",
] as const;
export const workbookOutputTooLarge = [
  "workbook-output-too-large",
  "too_large",
  "The workbook would have more than {megabytes} MB unpacked, which is not read again.",
  "Write CSV or Parquet instead, which have no such limit.",
] as const;
export const workbookTextsTooLarge = [
  "workbook-texts-too-large",
  "too_large",
  "The workbook is too large: its texts alone have more than {megabytes} MB.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const workbookTooLarge = [
  "workbook-too-large",
  "too_large",
  "The workbook is too large: unpacked it has more than {megabytes} MB.",
  "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.",
] as const;
export const workbookTooManyColumns = [
  "workbook-too-many-columns",
  "too_large",
  "A workbook has room for {most:,} columns, and there are more.",
  "Write CSV or Parquet instead, which have no such limit.",
] as const;
export const workbookTooManyRows = [
  "workbook-too-many-rows",
  "too_large",
  "A workbook has room for {most:,} rows below its header, and there are more.",
  "Write CSV or Parquet instead, which have no such limit.",
] as const;
export const workbookUnpacksTooLarge = [
  "workbook-unpacks-too-large",
  "too_large",
  "The workbook unpacks to hundreds of times its size, as no honest table does.",
  "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.",
] as const;
export const workbookWithoutSheets = [
  "workbook-without-sheets",
  "bad_file",
  "The workbook has no sheet with cells.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
