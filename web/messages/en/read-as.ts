// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of how a file is read, in English. */

export const readAs = {
  says: "Read as: {encoding}, {separator}, {header}, {decimal}",
  why: "{what}: {why}.",
  recognised: "as recognised",
  labels: { encoding: "Encoding", separator: "Between cells", header: "First line", decimal: "Decimals" },
  separators: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars" } as Record<string, string>,
  names: "names of the columns",
  row: "a row like the others",
  firstNames: "the first line has the names",
  firstRow: "the first line is a row",
  decimals: { point: "decimal point", comma: "decimal comma" },
  ask: {
    encoding: "Two encodings fit {file}. Which of these words is right?",
    separator: "Which mark stands between the cells of {file}?",
    header: "The first line of {file} looks like a row. What is it?",
    decimal: "Which number is {cell} in “{column}”?",
    decimalSays: "Each point or comma in this column has three digits after it. They may be thousands or decimals.",
  },
};
