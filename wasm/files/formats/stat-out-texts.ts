// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of writing files of SPSS and Stata, in English; other languages have them under the same ids. */

export const nameAs = ["stat-name-as", "{column} is now {name}"] as const;
export const namesChanged = ["stat-names-changed", "{program} does not allow some names of columns: {columns}. The labels keep the old names."] as const;
export const answersCoded = ["stat-answers-coded", "Answers have the codes 1, 2, 3 and so on, with their names as labels: {columns}."] as const;
export const columnsPlain = ["stat-columns-plain", "Some columns could not keep their form. They are plain text or numbers now: {columns}."] as const;
export const labelsCut = ["stat-labels-cut", "Some labels are longer than {program} allows. They were cut: {columns}."] as const;
export const textTooLong = ["stat-text-too-long", "too_large", "A text in the column {column} is longer than {program} allows ({most:,} bytes).", "Leave the column out, or write CSV or Parquet."] as const;
export const notWritten = ["stat-not-written", "too_large", "The table does not fit into a file of {program}.", "Write CSV or Parquet."] as const;
