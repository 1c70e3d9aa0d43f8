// SPDX-License-Identifier: Apache-2.0
/** The texts of files that are read and written, in English; other languages have them under the same ids. */

export const aParquetFile = ["a-parquet-file", "a Parquet file"] as const;
export const aZipArchive = ["a-zip-archive", "a workbook or another zip archive"] as const;
export const asTheData = ["as-the-data", "data"] as const;
export const asTheSecret = ["as-the-secret", "secret"] as const;
export const blanksBeforeQuote = [
  "blanks-before-quote",
  "bad_file",
  "A cell begins with blanks and a quote.",
  "Remove the blanks before the quote, or export the table again as CSV.",
] as const;
export const categoricalUnknown = [
  "categorical-unknown",
  "bad_request",
  'The column "{column}" is to hold categories, but is none of the covariates.',
  "Name it among these, or leave it out.",
] as const;
export const categoriesUnusable = [
  "categories-unusable",
  "bad_table",
  "The table cannot be used: {reason}.",
  "Correct the cells or the rules, so that each category has one name and its own cells.",
] as const;
export const checkFirstLine = [
  "check-first-line",
  "Check the first line of the file: it must name the columns.",
] as const;
export const columnChosenTwice = [
  "column-chosen-twice",
  "bad_request",
  'The column "{column}" is {role} twice.',
  "Name one column, or up to {most} different ones.",
] as const;
export const columnInBothRoles = [
  "column-in-both-roles",
  "bad_request",
  'The column "{column}" is chosen both as the secret and as the data.',
  "Choose two different columns.",
] as const;
export const columnKeptTwice = [
  "column-kept-twice",
  "bad_request",
  'The column "{column}" is kept twice.',
  "Name each column once.",
] as const;
export const columnTellsExactly = [
  "column-tells-exactly",
  "column_tells",
  'The column "{column}" tells "{of}" exactly: beside it the reports keep nothing back.',
  "Leave it out, or say that it is to be passed on all the same.",
] as const;
export const columnTellsNearly = [
  "column-tells-nearly",
  "column_tells",
  'The column "{column}" tells "{of}" of nearly every row: beside it the reports keep next to nothing back.',
  "Leave it out, or say that it is to be passed on all the same.",
] as const;
export const columnTwice = [
  "column-twice",
  "unknown_column",
  'The name "{name}" stands twice in the header (columns {first} and {second}).',
  "Give the columns different names in the file.",
] as const;
export const columnUnknown = [
  "column-unknown",
  "unknown_column",
  'There is no column "{name}" in the file.',
  "{advice}.",
] as const;
export const columnsAre = ["columns-are", "{meant}The columns are: {names}."] as const;
export const columnsAreMore = ["columns-are-more", "{meant}The columns are: {names} and {more} more."] as const;
export const columnsWrongNumber = [
  "columns-wrong-number",
  "bad_request",
  "{count} columns are {role}.",
  "Name one column, or up to {most} different ones.",
] as const;
export const combinationNotReportable = [
  "combination-not-reportable",
  "unknown_category",
  '"{combination}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.',
  "Correct the row, or design a protocol from data that have this combination.",
] as const;
export const controlCharacter = [
  "control-character",
  "bad_file",
  "The file is not a text file: it holds the control character {code}.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const countMissing = [
  "count-missing",
  "bad_weight",
  "A count is missing.",
  "Fill the cell in, or take its row out of the file.",
] as const;
export const countWrong = [
  "count-wrong",
  "bad_weight",
  '"{count}" is no count.',
  "Counts are whole numbers, zero or more, in digits alone.",
] as const;
export const countsBesideReports = [
  "counts-beside-reports",
  "bad_file",
  'The file has a column "{count}": its rows seem to stand for as many reports each.',
  'If so, call the other column "{report}" and read it as counts; otherwise give the column "{count}" another name.',
] as const;
export const countsTooLarge = [
  "counts-too-large",
  "bad_weight",
  "The counts are too large.",
  "Count fewer than 2^53 reports.",
] as const;
export const covariateMissing = [
  "covariate-missing",
  "bad_file",
  "The cell is empty, in a column of numbers.",
  "Fill it in or leave the row out, or say that the column holds categories: an empty cell is then one of them.",
] as const;
export const covariateMixed = [
  "covariate-mixed",
  "bad_file",
  '"{cell}" is not a number, in a column that has numbers.',
  "Correct the cell, or say that the column holds categories.",
] as const;
export const crossedAlike = [
  "crossed-alike",
  "bad_file",
  'Both protocols have their reports in the column "{column}".',
  "Give protocols for two different questions.",
] as const;
export const didYouMean = ["did-you-mean", 'Did you mean "{near}"? '] as const;
export const didYouMeanReport = [
  "did-you-mean-report",
  'Did you mean "{near}"? Correct the row, or use the protocol that the reports were made with.',
] as const;
export const emptyBelow = [
  "empty-below",
  "bad_file",
  "The table ends with {rows} {rows:row|rows} of empty cells.",
  "Leave the last {last} {last:row|rows} out, or say that people have left all cells empty.",
] as const;
export const emptyIsNoCategory = [
  "empty-is-no-category",
  "unknown_category",
  "The cell is empty, which is none of the categories.",
  "{meant}Correct the cell, or say which category it counts as.",
] as const;
export const emptyNotReportable = [
  "empty-not-reportable",
  "unknown_category",
  "The cell is empty, and {why}.",
  "{meant}Correct the cell, or design a protocol from data that has this category.",
] as const;
export const fileChanged = [
  "file-changed",
  "file_changed",
  "The file changed or vanished while it was read{detail}.",
  "Close the program that writes to it and choose the file again.",
] as const;
export const fileEmpty = [
  "file-empty",
  "bad_file",
  "The file is empty.",
  "Choose a CSV file with a header line.",
] as const;
export const firstLineEmpty = [
  "first-line-empty",
  "bad_file",
  "The first line of the file is empty.",
  "Put a first line with the names of the columns into the file.",
] as const;
export const guaranteeNotKeptBecause = [
  "guarantee-not-kept-because",
  "not_certified",
  "The protocol does not keep its guarantee: {reason}.",
  "Do not use this protocol file; design the protocol again.",
] as const;
export const groupedByReports = [
  "grouped-by-reports",
  "bad_request",
  'The column "{column}" holds the reports themselves.',
  "Name a public column beside them, or leave it out.",
] as const;
export const groupedTwice = [
  "grouped-twice",
  "bad_request",
  'The column "{column}" is named twice.',
  "Name each column once, and the weight in none of the other places.",
] as const;
export const groupsLookAlike = [
  "groups-look-alike",
  "unknown_category",
  '"{other}" looks like "{one}", but is another group.',
  "Write both in the same way, or call one of them something else.",
] as const;
export const headerMissing = [
  "header-missing",
  "bad_file",
  "The file has no header: in its first line, column {column} looks like a value, not a name.",
  "Put a first line with the names of the columns into the file. Or say --header=yes if these are names, --header=no if there are none.",
] as const;
export const headerRepeated = [
  "header-repeated",
  "bad_file",
  "The row repeats the names of the columns, as if files had been joined here.",
  "Say whether such rows are people, or remove them.",
] as const;
export const headerShort = [
  "header-short",
  "bad_file",
  "The first line has one name fewer than each row has cells. Its first name may be missing, or a separator at its end.",
  "Put a name in front of the first line, or a separator at its end.",
] as const;
export const headerTooLong = [
  "header-too-long",
  "bad_file",
  "The header is longer than {megabytes} MB.",
  "Check where the first line of the file ends, or take columns out of the table.",
] as const;
export const isACategory = [
  "is-a-category",
  "It is a category of the data: if the file was written with values instead of reports, have it read as that (--written values).",
] as const;
export const keptColumnMissing = [
  "kept-column-missing",
  "bad_request",
  'The column "{column}" is not kept, so that nothing has to be known of it.',
  "Keep it, or leave it out of both.",
] as const;
export const keptColumnNamedLike = [
  "kept-column-named-like",
  "bad_request",
  'The column "{column}" is named like {role} and cannot be kept.',
  "Keep other columns or none; if it is something else, give it another name in the file.",
] as const;
export const labelRowsSkipped = [
  "label-rows-skipped",
  "{rows} {rows:row|rows} of labels or ids, as {program} writes them below the header, {rows:was|were} left out.",
] as const;
export const labelsBelow = [
  "labels-below",
  "bad_file",
  "The first row below the header looks like labels: it has words where all others have numbers.",
  "Say whether it is a person, or remove it.",
] as const;
export const line = ["line", "line {line}"] as const;
export const linesAbove = [
  "lines-above",
  "bad_file",
  "The table seems to begin after line {lines}. The text above it looks like notes.",
  "Say whether it does, or remove the notes.",
] as const;
export const looksTheSame = [
  "looks-the-same",
  'It looks like "{near}", but has {code} where that has {other}. ',
] as const;
export const neverOccurred = [
  "never-occurred",
  "it never occurred in the data that the protocol was designed for",
] as const;
export const noCharacter = ["no-character", "nothing"] as const;
export const noName = ["no-name", "(no name)"] as const;
export const noReports = [
  "no-reports",
  "bad_file",
  "The file holds no reports.",
  "Choose a file with reports.",
] as const;
export const noStrata = [
  "no-strata",
  "bad_file",
  "The file of the population names no stratum.",
  "Give it a row for each stratum, with its name and how many people it has.",
] as const;
export const noRows = [
  "no-rows",
  "bad_file",
  "The file has a header but no rows.",
  "Choose a file with data.",
] as const;
export const notAFixedCategory = [
  "not-a-fixed-category",
  "unknown_category",
  '"{category}" is none of the categories that were fixed before.',
  "{meant}Correct the cell, or say which category it counts as.",
] as const;
export const notKnown = ["not-known", "the protocol does not know it"] as const;
export const notReportable = [
  "not-reportable",
  "unknown_category",
  '"{category}" cannot be reported: {why}.',
  "{meant}Correct the cell, or design a protocol from data that has this category.",
] as const;
export const notText = [
  "not-text",
  "bad_file",
  "The file is {format}, not a text file.",
  "Export the table as CSV (UTF-8) and choose that file.",
] as const;
export const notesBelow = [
  "notes-below",
  "bad_file",
  "The table ends with {rows} {rows:row that looks like a note|rows that look like notes}, below an empty row.",
  "Leave the last {last} {last:row|rows} out, or say that they are people.",
] as const;
export const outputUnwritable = [
  "output-unwritable",
  "bad_request",
  "The output cannot be written: {reason}.",
  "Make room there and allow the page to write, or save the file in another place.",
] as const;
export const personColumnUsed = [
  "person-column-used",
  "bad_request",
  'The column "{column}" is what is released or kept back, and names nobody.',
  "Choose the column that says who is who, or none.",
] as const;
export const personMissing = [
  "person-missing",
  "bad_file",
  "The cell is empty, so nobody can say whose answer this is.",
  "Name the person.",
] as const;
export const personTwice = [
  "person-twice",
  "bad_file",
  '"{name}" stands in {at} already; two reports of one person say more than the guarantee allows.',
  "Keep one row of each person, or choose a column that tells all people apart.",
] as const;
export const quoteUnclosed = [
  "quote-unclosed",
  "bad_file",
  "A quote is opened but never closed.",
  'Write a quote inside a quoted cell twice (""), or export the table again as CSV.',
] as const;
export const repeatedHeaderWrong = ["repeated-header-wrong", '{name} is neither "skip" nor "people"'] as const;
export const repeatedHeadersSkipped = [
  "repeated-headers-skipped",
  "{rows} {rows:row that repeats|rows that repeat} the names of the columns {rows:was|were} left out.",
] as const;
export const reportEmpty = [
  "report-empty",
  "unknown_category",
  "The cell is empty. With these settings, people who give no answer have a report as well.",
  "Remove the rows of people who were not asked. Privatise the empty answers of all others.",
] as const;
export const reportNotKnown = [
  "report-not-known",
  "unknown_category",
  '"{report}" is not a report of this protocol.',
  "{advice}.",
] as const;
export const reportsAlike = [
  "reports-alike",
  "bad_request",
  'The reports "{one}" and "{other}" cannot be told apart in a file, where the first is written like the second.',
  "Rename one of the categories and design the protocol again.",
] as const;
export const row = ["row", "row {row}"] as const;
export const rowRagged = [
  "row-ragged",
  "bad_file",
  "A row has {cells} {cells:cell|cells}, but the header has {width}.",
  "Correct the row, or put cells that contain the delimiter into double quotes.",
] as const;
export const rowTooLong = [
  "row-too-long",
  "bad_file",
  "A row is longer than {megabytes} MB.",
  "Check where its line ends, or shorten its texts, or export the table again as CSV.",
] as const;
export const rowSingle = [
  "row-single",
  "bad_file",
  "A row has a single cell, but the header has {width}.",
  "Correct it, or remove it if it is a note.",
] as const;
export const rowsOfEvents = [
  "rows-of-events",
  "This file may have several rows for one person, one for each {column}. Every row counts as a person.",
] as const;
export const scriptsMixed = [
  "scripts-mixed",
  '{column}: the category "{category}" has the letter {letter} ({code}) of another alphabet within a Latin word. It stays as it is.',
] as const;
export const setUnknown = [
  "set-unknown",
  "unknown_category",
  '"{report}" is not a report of this protocol, whose reports have {letters} letters, each {marked} or {unmarked}.',
  "Use the protocol that the reports were made with.",
] as const;
export const singleValue = [
  "single-value",
  "too_few_categories",
  'The column "{column}" has a single value ("{value}").',
  "Choose a column with two different values or more.",
] as const;
export const skippedAll = [
  "skipped-all",
  "bad_file",
  "The file has no table below its first {lines} lines.",
  "Say how many lines stand above the header.",
] as const;
export const skippedWrong = ["skipped-wrong", "{name} is not a whole number from 0 to {most}"] as const;
export const spellingJoined = [
  "spelling-joined",
  '{rows:,} {rows:row has|rows have} another spelling of "{category}" in {column}, {code} instead of {other}: {rows:it counts|they count} as "{category}".',
] as const;
export const spellingsJoinedMore = [
  "spellings-joined-more",
  "{more:,} more {more:spelling was|spellings were} joined in the same way.",
] as const;
export const splitEmpty = [
  "split-empty",
  "bad_file",
  "The column {column} has no answers that could be columns.",
  "Split another column, or none.",
] as const;
export const splitEmptyMissing = [
  "split-empty-missing",
  "bad_request",
  'The protocol counts empty cells of "{column}" as missing answers, not as a no to all.',
  "Leave --empty-is-no out, or design a protocol from data in which they are a no.",
] as const;
export const splitInto = [
  "split-into",
  '{column} is split at "{separator}" into columns of yes and no: {options}.',
] as const;
export const splitNameTaken = [
  "split-name-taken",
  "bad_file",
  'There is a column "{name}" already.',
  "Rename it, or do not split the column.",
] as const;
export const splitTooMany = [
  "split-too-many",
  "bad_file",
  'The column {column} has more than {most} different answers between "{separator}".',
  "Check what separates its answers, or do not split it.",
] as const;
export const splitWrong = ["split-wrong", "{where} has an empty text"] as const;
export const stratumSizeWrong = [
  "stratum-size-wrong",
  "bad_weight",
  '"{people}" is not a number of people.',
  "Write how many people the stratum has, at least 1, in digits alone.",
] as const;
export const stratumTwice = [
  "stratum-twice",
  "bad_file",
  'The stratum "{stratum}" stands in the file twice.',
  "Leave one row for each stratum, with all of its people.",
] as const;
export const textAfterQuote = [
  "text-after-quote",
  "bad_file",
  "Text follows a closing quote.",
  'Write a quote inside a quoted cell twice (""), or export the table again as CSV.',
] as const;
export const textUndecodable = [
  "text-undecodable",
  "bad_file",
  "The text cannot be decoded as {encoding}.",
  "Save the file as CSV in UTF-8 and choose it again.",
] as const;
export const theSecret = ["the-secret", "the secret"] as const;
export const toBeKeptBack = ["to-be-kept-back", "to be kept back"] as const;
export const toBeShared = ["to-be-shared", "to be shared"] as const;
export const tooManyCombinations = [
  "too-many-combinations",
  "too_many_categories",
  "The columns {columns} have more than {most} combinations of values ({count} up to {at}).",
  "Merge values into fewer categories, or choose fewer columns.",
] as const;
export const tooManyGroups = [
  "too-many-groups",
  "too_large",
  "There are more than {most} groups of people with the same cells.",
  "Name fewer columns, or round their numbers.",
] as const;
export const tooManyValues = [
  "too-many-values",
  "too_many_categories",
  'The column "{column}" has more than {most} different values ({count} up to {at}).',
  "Divide it into ranges, merge its values into fewer categories, or choose another column.",
] as const;
export const totalsBelow = [
  "totals-below",
  "bad_file",
  'The last row looks like totals: it begins with "{name}", and the rest are numbers.',
  "Say whether it is a person, or remove it.",
] as const;
export const totalsLeft = [
  "totals-left",
  "bad_file",
  'The last row that is not left out looks like totals: it is called "{name}" and has numbers alone.',
  "Leave out the last {rows} rows, or give it another name if it is a person.",
] as const;
export const useOwnProtocol = [
  "use-own-protocol",
  "Correct the row, or use the protocol that the reports were made with.",
] as const;
export const weightInOtherRole = [
  "weight-in-other-role",
  "bad_request",
  'The column "{column}" is chosen as the weight and as the {role}.',
  "Choose another column as the weight, or none.",
] as const;
export const weightMissing = [
  "weight-missing",
  "bad_weight",
  "A weight is missing.",
  "Fill the cell in, or take its row out of the file: 0 leaves a person out of the counts.",
] as const;
export const weightNotExact = [
  "weight-not-exact",
  "bad_weight",
  'The weight "{weight}" would be read as another number.',
  "Give smaller weights: whole numbers are exact up to 2^53 in every case.",
] as const;
export const weightWrong = [
  "weight-wrong",
  "bad_weight",
  '"{weight}" is not a weight.',
  "Weights are finite numbers, zero or more.",
] as const;
export const weightsAllZero = [
  "weights-all-zero",
  "bad_weight",
  "All weights are zero.",
  "Choose a column that says how much each row counts.",
] as const;
export const weightsSumNotExact = [
  "weights-sum-not-exact",
  "bad_weight",
  "A sum of weights is no number that a double can hold.",
  "Give smaller weights: whole numbers are exact up to 2^53 in every case.",
] as const;
export const weightsSumTooLarge = [
  "weights-sum-too-large",
  "bad_weight",
  "The sum of the weights is too large.",
  "Choose a column that says how much each row counts.",
] as const;
export const whatReportsStandFor = ["what-reports-stand-for", "what the reports stand for"] as const;
