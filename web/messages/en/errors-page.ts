// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Errors that the page says in other words than the command line, in English. The command line speaks of reports,
 * protocols and options; the page speaks of noisy answers, settings and controls. Any other error is said as it is.
 * Dutch and German have their words for all errors.
 */
import type { Spoken } from "../catalogue.js";

export const errors: Readonly<Record<string, Spoken>> = {
  "counts-beside-reports": ["The file has a column “{count}”. Each row seems to stand for so many noisy answers.", "If so, call the other column “{report}”. If not, give the column “{count}” another name."],
  "crossed-alike": ["Both settings files have their noisy answers in the column “{column}”.", "Choose the settings of two different questions."],
  "crossed-kinds": ["These settings cannot be linked: their noise is ticks, or it depends on a hidden column.", "Link questions whose noisy answers are answers themselves."],
  "crossed-too-wide": ["Both questions have too many answers together.", "Merge answers, or link two shorter questions."],
  "decimal-either": ["“{cell}” can be {point} or {comma}.", "Open “Read as …” and choose the decimals of this file."],
  "decimal-other": ["“{cell}” does not fit the decimal mark of its column.", "Write all numbers of the column in one way, or open “Read as …” and choose the decimals."],
  "decimal-unknown": ["The first part of the file does not show how to read “{cell}”.", "Open “Read as …” and choose the decimals of this file."],
  "did-you-mean-report": "Did you mean “{near}”? Correct the row, or take it out. If many rows are like it, add their own settings file.",
  "encoding-other": ["The encoding is not clear: one word can be {words}.", "Choose the encoding under “Read it in another way”. If none is right, save the file as CSV (UTF-8)."],
  "encoding-word": "“{word}” ({encoding})",
  "header-missing": ["The file has no header: in its first line, column {column} looks like a value, not a name.", "Add a first line with the names of the columns. Or say what that line is under “Read it in another way”."],
  "is-a-category": "It is a real answer. Protect the file first, or add its own settings file.",
  "no-reports": ["The file holds no noisy answers.", "Choose a file with noisy answers."],
  "people-repeated": ["Several rows seem to be of one person: values of “{column}” come again. Each row would get a noisy answer, and together these tell more than one.", "Keep one row of each person, or say that each row is a person of its own."],
  "pooled-answers-differ": ["One settings file does not have the answer “{category}”.", "Use settings for the same question with the same answers."],
  "pooled-pairs": ["These settings use the hidden column. So they cannot be used with others.", "Read the noisy answers of each settings file apart."],
  "report-not-known": ["“{report}” is not one of the noisy answers of these settings.", "{advice}."],
  "report-unknown": ["“{report}” is not one of the noisy answers of these settings.", "Correct the row, or take it out. If many rows are like it, add their own settings file."],
  "reports-alike": ["The noisy answers “{one}” and “{other}” look the same in a file.", "Rename one of the answers, and make the settings again."],
  "separator-either": ["The page cannot tell what stands between cells: {one} and {other} give all rows the same number of cells.", "Choose it under “Read it in another way”."],
  "set-unknown": ["“{report}” is not one of these tick lists. Each has {letters} letters, all {marked} or {unmarked}.", "Correct the row, or take it out. If many rows are like it, add their own settings file."],
  "split-empty-missing": ["For these settings, an empty cell of “{column}” is a missing answer, not no to all.", "Clear the box “An empty cell means no to all”. Or make settings with that box ticked."],
  "use-own-protocol": "Correct the row, or take it out. If many rows are like it, add their own settings file.",
};
