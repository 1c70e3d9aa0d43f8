// SPDX-License-Identifier: Apache-2.0
/** The texts of files that are read and written, in English; other languages have them under the same ids. */

export const aParquetFile = { id: "a-parquet-file", text: "a Parquet file" } as const;
export const aZipArchive = { id: "a-zip-archive", text: "a workbook or another zip archive" } as const;
export const asTheData = { id: "as-the-data", text: "data" } as const;
export const asTheSecret = { id: "as-the-secret", text: "secret" } as const;
export const blanksBeforeQuote = {
  id: "blanks-before-quote",
  code: "bad_file",
  message: "A cell begins with blanks and a quote.",
  remedy: "Remove the blanks before the quote, or export the table again as CSV.",
} as const;
export const checkFirstLine = {
  id: "check-first-line",
  text: "Check the first line of the file: it must name the columns.",
} as const;
export const columnChosenTwice = {
  id: "column-chosen-twice",
  code: "bad_request",
  message: 'The column "{column}" is {role} twice.',
  remedy: "Name one column, or up to {most} different ones.",
} as const;
export const columnInBothRoles = {
  id: "column-in-both-roles",
  code: "bad_request",
  message: 'The column "{column}" is chosen both as the secret and as the data.',
  remedy: "Choose two different columns.",
} as const;
export const columnKeptTwice = {
  id: "column-kept-twice",
  code: "bad_request",
  message: 'The column "{column}" is kept twice.',
  remedy: "Name each column once.",
} as const;
export const columnTellsExactly = {
  id: "column-tells-exactly",
  code: "column_tells",
  message: 'The column "{column}" tells "{of}" exactly: beside it the reports keep nothing back.',
  remedy: "Leave it out, or say that it is to be passed on all the same.",
} as const;
export const columnTellsNearly = {
  id: "column-tells-nearly",
  code: "column_tells",
  message: 'The column "{column}" tells "{of}" of nearly every row: beside it the reports keep next to nothing back.',
  remedy: "Leave it out, or say that it is to be passed on all the same.",
} as const;
export const columnTwice = {
  id: "column-twice",
  code: "unknown_column",
  message: 'The name "{name}" stands twice in the header (columns {first} and {second}).',
  remedy: "Give the columns different names in the file.",
} as const;
export const columnUnknown = {
  id: "column-unknown",
  code: "unknown_column",
  message: 'There is no column "{name}" in the file.',
  remedy: "{advice}.",
} as const;
export const columnsAre = { id: "columns-are", text: "{meant}The columns are: {names}." } as const;
export const columnsAreMore = {
  id: "columns-are-more",
  text: "{meant}The columns are: {names} and {more} more.",
} as const;
export const columnsWrongNumber = {
  id: "columns-wrong-number",
  code: "bad_request",
  message: "{count} columns are {role}.",
  remedy: "Name one column, or up to {most} different ones.",
} as const;
export const combinationNotReportable = {
  id: "combination-not-reportable",
  code: "unknown_category",
  message:
    '"{combination}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.',
  remedy: "Correct the row, or design a protocol from data that have this combination.",
} as const;
export const controlCharacter = {
  id: "control-character",
  code: "bad_file",
  message: "The file is not a text file: it holds the control character {code}.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const countMissing = {
  id: "count-missing",
  code: "bad_weight",
  message: "A count is missing.",
  remedy: "Counts are whole numbers, zero or more, in digits alone.",
} as const;
export const countWrong = {
  id: "count-wrong",
  code: "bad_weight",
  message: '"{count}" is no count.',
  remedy: "Counts are whole numbers, zero or more, in digits alone.",
} as const;
export const countsBesideReports = {
  id: "counts-beside-reports",
  code: "bad_file",
  message: 'The file has a column "{count}": its rows seem to stand for as many reports each.',
  remedy:
    'If so, call the other column "{report}" and read it as counts; otherwise give the column "{count}" another name.',
} as const;
export const countsTooLarge = {
  id: "counts-too-large",
  code: "bad_weight",
  message: "The counts are too large.",
  remedy: "Count fewer than 2^53 reports.",
} as const;
export const didYouMean = { id: "did-you-mean", text: 'Did you mean "{near}"? ' } as const;
export const didYouMeanReport = {
  id: "did-you-mean-report",
  text: 'Did you mean "{near}"? Use the protocol that the reports were made with.',
} as const;
export const emptyIsNoCategory = {
  id: "empty-is-no-category",
  code: "unknown_category",
  message: "The cell is empty, which is none of the categories.",
  remedy: "{meant}Correct the cell, or say which category it counts as.",
} as const;
export const emptyNotReportable = {
  id: "empty-not-reportable",
  code: "unknown_category",
  message: "The cell is empty, and {why}.",
  remedy: "{meant}Correct the cell, or design a protocol from data that has this category.",
} as const;
export const fileChanged = {
  id: "file-changed",
  code: "file_changed",
  message: "The file changed or vanished while it was read{detail}.",
  remedy: "Close the program that writes to it and choose the file again.",
} as const;
export const fileEmpty = {
  id: "file-empty",
  code: "bad_file",
  message: "The file is empty.",
  remedy: "Choose a CSV file with a header line.",
} as const;
export const firstLineEmpty = {
  id: "first-line-empty",
  code: "bad_file",
  message: "The first line of the file is empty.",
  remedy: "Put a first line with the names of the columns into the file.",
} as const;
export const guaranteeNotKept = {
  id: "guarantee-not-kept",
  code: "not_certified",
  message: "The protocol does not keep its guarantee.",
  remedy: "Do not use this protocol file; design the protocol again.",
} as const;
export const guaranteeNotKeptBecause = {
  id: "guarantee-not-kept-because",
  code: "not_certified",
  message: "The protocol does not keep its guarantee: {reason}.",
  remedy: "Do not use this protocol file; design the protocol again.",
} as const;
export const headerMissing = {
  id: "header-missing",
  code: "bad_file",
  message: "The file has no header: in its first line, column {column} looks like a value, not a name.",
  remedy: "Put a first line with the names of the columns into the file.",
} as const;
export const headerTooLong = {
  id: "header-too-long",
  code: "bad_file",
  message: "The header is longer than {megabytes} MB.",
  remedy: "Check where the first line of the file ends, or take columns out of the table.",
} as const;
export const isACategory = {
  id: "is-a-category",
  text: "It is a category of the data: if the file was written with values instead of reports, have it read as that (--written values).",
} as const;
export const keptColumnMissing = {
  id: "kept-column-missing",
  code: "bad_request",
  message: 'The column "{column}" is not kept, so that nothing has to be known of it.',
  remedy: "Keep it, or leave it out of both.",
} as const;
export const keptColumnNamedLike = {
  id: "kept-column-named-like",
  code: "bad_request",
  message: 'The column "{column}" is named like {role} and cannot be kept.',
  remedy: "Keep other columns or none; if it is something else, give it another name in the file.",
} as const;
export const line = { id: "line", text: "line {line}" } as const;
export const neverOccurred = {
  id: "never-occurred",
  text: "it never occurred in the data that the protocol was designed for",
} as const;
export const noName = { id: "no-name", text: "(no name)" } as const;
export const noReports = {
  id: "no-reports",
  code: "bad_file",
  message: "The file holds no reports.",
  remedy: "Choose a file with reports.",
} as const;
export const noRows = {
  id: "no-rows",
  code: "bad_file",
  message: "The file has a header but no rows.",
  remedy: "Choose a file with data.",
} as const;
export const notAFixedCategory = {
  id: "not-a-fixed-category",
  code: "unknown_category",
  message: '"{category}" is none of the categories that were fixed before.',
  remedy: "{meant}Correct the cell, or say which category it counts as.",
} as const;
export const notKnown = { id: "not-known", text: "the protocol does not know it" } as const;
export const notReportable = {
  id: "not-reportable",
  code: "unknown_category",
  message: '"{category}" cannot be reported: {why}.',
  remedy: "{meant}Correct the cell, or design a protocol from data that has this category.",
} as const;
export const notText = {
  id: "not-text",
  code: "bad_file",
  message: "The file is {format}, not a text file.",
  remedy: "Export the table as CSV (UTF-8) and choose that file.",
} as const;
export const outputUnwritable = {
  id: "output-unwritable",
  code: "bad_request",
  message: "The output cannot be written: {reason}.",
  remedy: "Make room there and allow the page to write, or save the file in another place.",
} as const;
export const personColumnUsed = {
  id: "person-column-used",
  code: "bad_request",
  message: 'The column "{column}" is what is released or kept back, and names nobody.',
  remedy: "Choose the column that says who is who, or none.",
} as const;
export const personMissing = {
  id: "person-missing",
  code: "bad_file",
  message: "The cell is empty, so nobody can say whose answer this is.",
  remedy: "Name the person.",
} as const;
export const personTwice = {
  id: "person-twice",
  code: "bad_file",
  message: '"{name}" stands in {at} already; two reports of one person say more than the guarantee allows.',
  remedy: "Keep one row of each person, or choose a column that tells all people apart.",
} as const;
export const quoteUnclosed = {
  id: "quote-unclosed",
  code: "bad_file",
  message: "A quote is opened but never closed.",
  remedy: 'Write a quote inside a quoted cell twice (""), or export the table again as CSV.',
} as const;
export const reportEmpty = {
  id: "report-empty",
  code: "unknown_category",
  message: "The cell is empty.",
  remedy: "{advice}.",
} as const;
export const reportNotKnown = {
  id: "report-not-known",
  code: "unknown_category",
  message: '"{report}" is no report of this protocol.',
  remedy: "{advice}.",
} as const;
export const reportsAlike = {
  id: "reports-alike",
  code: "bad_request",
  message:
    'The reports "{one}" and "{other}" cannot be told apart in a file, where the first is written like the second.',
  remedy: "Rename one of the categories and design the protocol again.",
} as const;
export const row = { id: "row", text: "row {row}" } as const;
export const rowRagged = {
  id: "row-ragged",
  code: "bad_file",
  message: "A row has {cells} {cells:cell|cells}, but the header has {width}.",
  remedy: "Correct the row, or put cells that contain the delimiter into double quotes.",
} as const;
export const rowTooLong = {
  id: "row-too-long",
  code: "bad_file",
  message: "A row is longer than {megabytes} MB.",
  remedy: "Check where its line ends, or shorten its texts, or export the table again as CSV.",
} as const;
export const setUnknown = {
  id: "set-unknown",
  code: "unknown_category",
  message:
    '"{report}" is no report of this protocol, whose reports have {letters} letters, each {marked} or {unmarked}.',
  remedy: "Use the protocol that the reports were made with.",
} as const;
export const singleValue = {
  id: "single-value",
  code: "too_few_categories",
  message: 'The column "{column}" has a single value ("{value}").',
  remedy: "Choose a column with two different values or more.",
} as const;
export const textAfterQuote = {
  id: "text-after-quote",
  code: "bad_file",
  message: "Text follows a closing quote.",
  remedy: 'Write a quote inside a quoted cell twice (""), or export the table again as CSV.',
} as const;
export const textUndecodable = {
  id: "text-undecodable",
  code: "bad_file",
  message: "The text cannot be decoded as {encoding}.",
  remedy: "Save the file as CSV in UTF-8 and choose it again.",
} as const;
export const theSecret = { id: "the-secret", text: "the secret" } as const;
export const toBeKeptBack = { id: "to-be-kept-back", text: "to be kept back" } as const;
export const toBeShared = { id: "to-be-shared", text: "to be shared" } as const;
export const tooManyCombinations = {
  id: "too-many-combinations",
  code: "too_many_categories",
  message: "The columns {columns} have more than {most} combinations of values ({count} up to {at}).",
  remedy: "Merge values into fewer categories, or choose fewer columns.",
} as const;
export const tooManyValues = {
  id: "too-many-values",
  code: "too_many_categories",
  message: 'The column "{column}" has more than {most} different values ({count} up to {at}).',
  remedy: "Divide it into ranges, merge its values into fewer categories, or choose another column.",
} as const;
export const useOwnProtocol = {
  id: "use-own-protocol",
  text: "Use the protocol that the reports were made with.",
} as const;
export const weightInOtherRole = {
  id: "weight-in-other-role",
  code: "bad_request",
  message: 'The column "{column}" is chosen as the weight and as the {role}.',
  remedy: "Choose another column as the weight, or none.",
} as const;
export const weightMissing = {
  id: "weight-missing",
  code: "bad_weight",
  message: "A weight is missing.",
  remedy: "Weights are finite numbers, zero or more, with a decimal point.",
} as const;
export const weightNotExact = {
  id: "weight-not-exact",
  code: "bad_weight",
  message: 'The weight "{weight}" would be read as another number.',
  remedy: "Give smaller weights: whole numbers are exact up to 2^53 in every case.",
} as const;
export const weightWrong = {
  id: "weight-wrong",
  code: "bad_weight",
  message: '"{weight}" is not a weight.',
  remedy: "Weights are finite numbers, zero or more, with a decimal point.",
} as const;
export const weightsAllZero = {
  id: "weights-all-zero",
  code: "bad_weight",
  message: "All weights are zero.",
  remedy: "Choose a column that says how much each row counts.",
} as const;
export const weightsSumNotExact = {
  id: "weights-sum-not-exact",
  code: "bad_weight",
  message: "A sum of weights is no number that a double can hold.",
  remedy: "Give smaller weights: whole numbers are exact up to 2^53 in every case.",
} as const;
export const weightsSumTooLarge = {
  id: "weights-sum-too-large",
  code: "bad_weight",
  message: "The sum of the weights is too large.",
  remedy: "Choose a column that says how much each row counts.",
} as const;
export const whatReportsStandFor = { id: "what-reports-stand-for", text: "what the reports stand for" } as const;
