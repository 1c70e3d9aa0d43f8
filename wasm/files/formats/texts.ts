// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of workbooks and Parquet files, in English; other languages have them under the same ids. */

export const aBinaryWorkbook = { id: "a-binary-workbook", text: "a binary Excel workbook (.xlsb)" } as const;
export const aRow = { id: "a-row", text: "A row" } as const;
export const aWordDocument = { id: "a-word-document", text: "a Word document" } as const;
export const aZipWithoutWorkbook = {
  id: "a-zip-without-workbook",
  text: "a zip archive without a workbook in it",
} as const;
export const anOpendocumentFile = { id: "an-opendocument-file", text: "an OpenDocument file" } as const;
export const cellKindUnknown = { id: "cell-kind-unknown", text: "it has cells of an unknown kind" } as const;
export const cellNoDate = {
  id: "cell-no-date",
  code: "bad_file",
  message: "The cell {cell} of the sheet {sheet} is formatted as a date, but no date.",
  remedy: "Give it another format, or correct the number, and choose the file again.",
} as const;
export const cellOutsideTable = {
  id: "cell-outside-table",
  code: "bad_file",
  message: "The cell {cell} of the sheet {sheet} stands outside the columns of the header in row {header}.",
  remedy: "Keep one table in the sheet, with the names of all its columns in its first row.",
} as const;
export const cellWithError = {
  id: "cell-with-error",
  code: "bad_file",
  message: "The cell {cell} of the sheet {sheet} holds the error {error}.",
  remedy: "Correct the formula, or empty the cell, and choose the file again.",
} as const;
export const cellWithoutValue = {
  id: "cell-without-value",
  code: "bad_file",
  message: "The cell {cell} of the sheet {sheet} holds a formula that has never been calculated.",
  remedy: "Open the workbook in a spreadsheet program and save it there, and choose the file again.",
} as const;
export const cellsDisordered = { id: "cells-disordered", text: "its cells are not in order" } as const;
export const cellsMerged = {
  id: "cells-merged",
  code: "bad_file",
  message: "The cells {cells} of the sheet {sheet} are merged into one.",
  remedy:
    "Unmerge them and fill in each, or take titles out of the sheet. Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const columnMisplaced = { id: "column-misplaced", text: "the column {name} is not where it should be" } as const;
export const columnMissing = { id: "column-missing", text: "the column {name} is missing" } as const;
export const columnsLeftOut = {
  id: "columns-left-out",
  text: "Left out, for they hold lists, structures or bytes: {columns}.",
} as const;
export const contentsUnreadable = { id: "contents-unreadable", text: "its contents cannot be read" } as const;
export const damaged = {
  id: "damaged",
  code: "bad_file",
  message: "The {what} is damaged: {detail}.",
  remedy: "Save or download it again. Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const directoryCut = { id: "directory-cut", text: "its directory is cut short" } as const;
export const directoryMisplaced = {
  id: "directory-misplaced",
  text: "its directory is not where it should be",
} as const;
export const emptyRowsAbove = {
  id: "empty-rows-above",
  text: "{rows:,} empty {rows:row was|rows were} passed over above the header.",
} as const;
export const endMissing = { id: "end-missing", text: "its end is missing" } as const;
export const halfCharacter = {
  id: "half-character",
  code: "bad_file",
  message: "A cell holds half a character.",
  remedy: "Write the cell anew.",
} as const;
export const hiddenRowsRead = {
  id: "hidden-rows-read",
  text: "{rows:,} hidden {rows:row was|rows were} read like all others.",
} as const;
export const inSheet = { id: "in-sheet", text: "in the sheet {sheet}, {detail}" } as const;
export const mergedNowhere = { id: "merged-nowhere", text: "its merged cells are nowhere" } as const;
export const notATable = {
  id: "not-a-table",
  code: "bad_file",
  message: "The file is {what}, not a table.",
  remedy: "Save the table as XLSX or as CSV (UTF-8) and choose that file.",
} as const;
export const numberFormatTooLong = { id: "number-format-too-long", text: "a number format is too long" } as const;
export const numberWrong = { id: "number-wrong", text: "a number is none" } as const;
export const onlySheetRead = { id: "only-sheet-read", text: "Only the sheet {sheet} was read, not {others}." } as const;
export const outputColumnTwice = {
  id: "output-column-twice",
  code: "bad_request",
  message: "The column {column} would stand twice.",
  remedy: "Rename one.",
} as const;
export const outputHalfCharacter = {
  id: "output-half-character",
  code: "bad_request",
  message: "A cell holds half a character.",
  remedy: "Write the cell anew.",
} as const;
export const parquetColumnTwice = {
  id: "parquet-column-twice",
  code: "bad_file",
  message: "The name of a column stands twice.",
  remedy: "Give them different names.",
} as const;
export const parquetEncodingUnknown = {
  id: "parquet-encoding-unknown",
  code: "bad_file",
  message: "The column {column} is written with the encoding {encoding}, which is not read.",
  remedy: "Write it with dictionaries or plain, or export the table as CSV (UTF-8).",
} as const;
export const parquetEncrypted = {
  id: "parquet-encrypted",
  code: "bad_file",
  message: "The Parquet file is encrypted.",
  remedy: "Save it without encryption.",
} as const;
export const parquetFile = { id: "parquet-file", text: "Parquet file" } as const;
export const parquetPackingUnknown = {
  id: "parquet-packing-unknown",
  code: "bad_file",
  message: "The Parquet file is packed with {codec}, which is not read.",
  remedy: "Write it with one of these: {codecs}; or export the table as CSV.",
} as const;
export const parquetTooManyColumns = {
  id: "parquet-too-many-columns",
  code: "too_large",
  message: "The Parquet file has more than {most:,} columns.",
  remedy: "Choose fewer.",
} as const;
export const parquetTooManyRowGroups = {
  id: "parquet-too-many-row-groups",
  code: "too_large",
  message: "The Parquet file has too many row groups and columns.",
  remedy: "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
} as const;
export const parquetUnpacksTooLarge = {
  id: "parquet-unpacks-too-large",
  code: "too_large",
  message: "The Parquet file unpacks to hundreds of times its size, as no honest table does.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const parquetWithoutColumns = {
  id: "parquet-without-columns",
  code: "bad_file",
  message: "The Parquet file has no column of plain values.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const partChanged = { id: "part-changed", text: "its part {name} is not what was saved" } as const;
export const partEncrypted = { id: "part-encrypted", text: "a part of it is encrypted" } as const;
export const partMissing = { id: "part-missing", text: "a part of it is missing" } as const;
export const partNotUnpacked = { id: "part-not-unpacked", text: "its part {name} cannot be unpacked" } as const;
export const partPackingUnknown = {
  id: "part-packing-unknown",
  text: "a part of it is packed in an unknown way",
} as const;
export const partSizeMissing = { id: "part-size-missing", text: "the size of a part is missing" } as const;
export const partTooLarge = { id: "part-too-large", text: "its part {name} is larger than it says" } as const;
export const partTwice = { id: "part-twice", text: "a part of it is there twice" } as const;
export const partsListMissing = { id: "parts-list-missing", text: "the list of its parts is missing" } as const;
export const rowGroupTooLarge = {
  id: "row-group-too-large",
  code: "too_large",
  message: "A row group has {rows:,} rows of {columns} columns.",
  remedy: "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
} as const;
export const rowGroupUnpacksTooLarge = {
  id: "row-group-unpacks-too-large",
  code: "too_large",
  message: "A row group has more than {megabytes} MB unpacked.",
  remedy: "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).",
} as const;
export const rowTextTooLong = {
  id: "row-text-too-long",
  code: "too_large",
  message: "{row} comes to more than {megabytes} MB of text.",
  remedy: "Shorten its texts, or take columns out of the table.",
} as const;
export const rowsDisordered = { id: "rows-disordered", text: "its rows are not in order" } as const;
export const rowsMiscounted = { id: "rows-miscounted", text: "it does not hold as many rows as it says" } as const;
export const sheetEmpty = {
  id: "sheet-empty",
  code: "bad_file",
  message: "The sheet {sheet} has no row with anything in it.",
  remedy: "Name another sheet, or choose another file.",
} as const;
export const sheetMissing = { id: "sheet-missing", text: "the sheet {name} is missing" } as const;
export const sheetUnknown = {
  id: "sheet-unknown",
  code: "bad_request",
  message: "The workbook has no sheet {sheet}.",
  remedy: "Its sheets are: {sheets}.",
} as const;
export const sheetsSame = { id: "sheets-same", text: "two of its sheets are the same" } as const;
export const tableTooLarge = {
  id: "table-too-large",
  code: "too_large",
  message: "The table is too large: it comes to more than 2 GB of text.",
  remedy: "Divide it into several files.",
} as const;
export const textMissing = { id: "text-missing", text: "a cell refers to a text that is not there" } as const;
export const theHeader = { id: "the-header", text: "The header" } as const;
export const workbook = { id: "workbook", text: "workbook" } as const;
export const workbookCellTooLong = {
  id: "workbook-cell-too-long",
  code: "too_large",
  message: "A cell of a workbook has room for {most:,} characters.",
  remedy: "Write CSV or Parquet instead, which have no such limit.",
} as const;
export const workbookEmpty = {
  id: "workbook-empty",
  code: "bad_file",
  message: "The workbook has no sheet with anything in it.",
  remedy: "Name another sheet, or choose another file.",
} as const;
export const workbookOutputTooLarge = {
  id: "workbook-output-too-large",
  code: "too_large",
  message: "The workbook would have more than {megabytes} MB unpacked, which is not read again.",
  remedy: "Write CSV or Parquet instead, which have no such limit.",
} as const;
export const workbookTextsTooLarge = {
  id: "workbook-texts-too-large",
  code: "too_large",
  message: "The workbook is too large: its texts alone have more than {megabytes} MB.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const workbookTooLarge = {
  id: "workbook-too-large",
  code: "too_large",
  message: "The workbook is too large: unpacked it has more than {megabytes} MB.",
  remedy: "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.",
} as const;
export const workbookTooManyColumns = {
  id: "workbook-too-many-columns",
  code: "too_large",
  message: "A workbook has room for {most:,} columns, and there are more.",
  remedy: "Write CSV or Parquet instead, which have no such limit.",
} as const;
export const workbookTooManyRows = {
  id: "workbook-too-many-rows",
  code: "too_large",
  message: "A workbook has room for {most:,} rows below its header, and there are more.",
  remedy: "Write CSV or Parquet instead, which have no such limit.",
} as const;
export const workbookUnpacksTooLarge = {
  id: "workbook-unpacks-too-large",
  code: "too_large",
  message: "The workbook unpacks to hundreds of times its size, as no honest table does.",
  remedy: "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.",
} as const;
export const workbookWithoutSheets = {
  id: "workbook-without-sheets",
  code: "bad_file",
  message: "The workbook has no sheet with cells.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
