// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files of SPSS, Stata and SAS, in English; other languages have them under the same ids. */

export const columnCount = ["stat-column-count", "{column} ({cells:,})"] as const;
export const declaredMissing = ["stat-declared-missing", "The file declares some values missing. Their cells are empty: {columns}."] as const;
export const labelsShared = ["stat-labels-shared", "Several values have the same label. Their codes stand behind it: {columns}."] as const;
export const valuesWithoutLabel = ["stat-values-without-label", "Some values have no label. They stay as they are: {columns}."] as const;
export const numbersNoDates = ["stat-numbers-no-dates", "Some numbers are formatted as dates, but no dates. They stay as they are: {columns}."] as const;
export const rowsWeighted = ["stat-rows-weighted", "The file gives each row the weight in the column {column}. Choose this column as the weight if rows should count so much."] as const;
export const encodingGuessed = ["stat-encoding-guessed", "The file does not say how its texts are encoded. They are read as Western (windows-1252): if letters look garbled, say another encoding."] as const;
export const encodingAssumed = ["stat-encoding-assumed", "The file does not say how its texts are encoded. They are read as {encoding}: if letters look garbled, say another encoding."] as const;
export const labelsNotThere = ["stat-labels-not-there", "The file names labels that it does not hold. The cells hold codes: {columns}."] as const;
export const labelsElsewhere = ["stat-labels-elsewhere", "SAS keeps the labels of values in another file, which is not read. The cells hold codes."] as const;
export const encodingUnknown = ["stat-encoding-unknown", "bad_file", "The texts of the file are in the encoding {encoding}, which is not known.", "Save the table in UTF-8, or export it as CSV (UTF-8) and choose that file."] as const;
export const encodingWrong = ["stat-encoding-wrong", "bad_file", "The file says that its texts are in the encoding {encoding}. Some are not.", "Save the table in UTF-8, or export it as CSV (UTF-8) and choose that file."] as const;
export const encodingNotChosen = ["stat-encoding-not-chosen", "bad_file", "Some texts of the file are not in the encoding {encoding}.", "Choose another encoding."] as const;
export const whyFileSays = ["stat-why-file-says", "the file says so"] as const;
export const whyAllUtf8 = ["stat-why-all-utf8", "all of its texts are UTF-8"] as const;
export const whyNotSaid = ["stat-why-not-said", "the file does not say"] as const;
export const versionUnknown = ["stat-version-unknown", "bad_file", "The file is of a version of {program} that is not known.", "Save the table in an older version of the format, or export it as CSV (UTF-8) and choose that file."] as const;
export const compressionUnknown = ["stat-compression-unknown", "bad_file", "The {program} file is encrypted, or packed in a way that is not known.", "Save the table without a password, or export it as CSV (UTF-8) and choose that file."] as const;
export const statTooLarge = ["stat-too-large", "bad_file", "The {program} file has parts that do not fit into memory, or it is damaged.", "Save or download it again. Export the table as CSV (UTF-8) and choose that file."] as const;
export const withoutVariables = ["stat-without-variables", "bad_file", "The {program} file has no variables.", "Choose a file with a table in it."] as const;
export const tooManyVariables = ["stat-too-many-variables", "bad_file", "The file has more than {most:,} variables.", "Save the table with fewer variables and choose that file."] as const;
export const nameTwice = ["stat-name-twice", "bad_file", "The file has two variables called {name}.", "Rename one of them and choose the file again."] as const;
export const rowsDeleted = ["stat-rows-deleted", "bad_file", "The SAS file still holds rows that were deleted.", "Make a new copy in SAS (data new; set old; run;) and choose that."] as const;
export const severalTables = ["stat-several-tables", "bad_file", "The SAS file holds {tables:,} tables, one behind the other.", "Save each table in a file of its own, and choose one of them."] as const;
export const spssFile = ["stat-spss-file", "SPSS file"] as const;
export const stataFile = ["stat-stata-file", "Stata file"] as const;
export const sasFile = ["stat-sas-file", "SAS file"] as const;
export const rowsMissing = ["stat-rows-missing", "it has {found:,} of {rows:,} rows"] as const;
export const sizesImpossible = ["stat-sizes-impossible", "it gives sizes that no such file has"] as const;
