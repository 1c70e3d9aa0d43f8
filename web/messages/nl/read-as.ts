// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of how a file is read, in Dutch. */

export const readAs = {
  says: "Gelezen als: {encoding}, {separator}, {header}, {decimal}",
  why: "{what}: {why}.",
  recognised: "zoals herkend",
  labels: { encoding: "Codering", separator: "Tussen cellen", header: "Eerste regel", decimal: "Decimalen" },
  separators: { ",": "komma’s", ";": "puntkomma’s", "\t": "tabs", "|": "verticale strepen" } as Record<string, string>,
  names: "namen van de kolommen",
  row: "een rij zoals de andere",
  firstNames: "de eerste regel heeft de namen",
  firstRow: "de eerste regel is een rij",
  decimals: { point: "decimale punt", comma: "decimale komma" },
  ask: {
    encoding: "Twee coderingen passen bij {file}. Welk van deze woorden klopt?",
    separator: "Welk teken staat er tussen de cellen van {file}?",
    header: "De eerste regel van {file} lijkt op een rij. Wat is het?",
    decimal: "Welk getal is {cell} in “{column}”?",
    decimalSays: "Na elke punt of komma in deze kolom staan drie cijfers. Dat kunnen duizendtallen of decimalen zijn.",
  },
};
