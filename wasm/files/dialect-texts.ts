// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of how a file is read and why, in English; other languages have them under the same ids. */

export const encodingOther = ["encoding-other", "bad_file", "The encoding is not clear: one word can be {words}.", "Say which of them is right: --encoding with the name in brackets. If none is, save the file as CSV (UTF-8)."] as const;
export const encodingWord = ["encoding-word", '"{word}" ({encoding})'] as const;
export const encodedTwice = ["encoded-twice", 'Letters beyond A to Z look garbled: "{word}" may be "{before}", converted to UTF-8 twice. They stay as they are. Export the file again as UTF-8.'] as const;
export const separatorEither = ["separator-either", "bad_file", "The separator is not clear: {one} and {other} both give all rows the same number of cells.", "Say which of the two it is, such as --separator=comma or --separator=semicolon."] as const;
export const inColumns = ["in-columns", "bad_file", "The cells stand under each other, with several blanks between them.", "Save the file as CSV, with a comma or a tab between cells."] as const;
export const whyChosen = ["why-chosen", "as you said"] as const;
export const whyMark = ["why-mark", "its first bytes say so"] as const;
export const whyAscii = ["why-ascii", "its letters are all A to Z"] as const;
export const whyUtf8 = ["why-utf8", "its letters beyond A to Z are valid UTF-8"] as const;
export const whyZeros = ["why-zeros", "every other byte is zero"] as const;
export const whyWindows = ["why-windows", 'it is not UTF-8, and so one word is "{word}"'] as const;
export const whyWindowsAlone = ["why-windows-alone", "it is not UTF-8, and no word contradicts this"] as const;
export const whyMac = ["why-mac", '"{word}" would be "{other}" in Windows-1252'] as const;
export const whySeparatorLine = ["why-separator-line", "its first line says so"] as const;
export const whyEveryRow = ["why-every-row", "they give each of the first rows {cells} cells"] as const;
export const whyMostRows = ["why-most-rows", "they give most of the first rows {cells} cells"] as const;
export const whyOneColumn = ["why-one-column", "no separator gives rows of several cells"] as const;
export const whyNames = ["why-names", "it does not look like the rows below it"] as const;
export const whySettled = ["why-settled", '"{cell}" cannot be read otherwise'] as const;
export const comma = ["comma", "commas"] as const;
export const semicolon = ["semicolon", "semicolons"] as const;
export const tab = ["tab", "tabs"] as const;
export const bar = ["bar", "bars"] as const;
export const blank = ["blank", "blanks"] as const;
