// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of how a file is read, in German. */

export const readAs = {
  says: "Gelesen als: {encoding}, {separator}, {header}, {decimal}",
  why: "{what}: {why}.",
  recognised: "wie erkannt",
  labels: { encoding: "Kodierung", separator: "Zwischen Zellen", header: "Erste Zeile", decimal: "Dezimalstellen" },
  separators: { ",": "Kommas", ";": "Semikolons", "\t": "Tabulatoren", "|": "senkrechte Striche" } as Record<
    string,
    string
  >,
  names: "Namen der Spalten",
  row: "eine Zeile wie die anderen",
  firstNames: "die erste Zeile hat die Namen",
  firstRow: "die erste Zeile ist ein Datensatz",
  decimals: { point: "Dezimalpunkt", comma: "Dezimalkomma" },
  ask: {
    encoding: "Zwei Kodierungen passen zu {file}. Welches dieser Wörter stimmt?",
    separator: "Welches Zeichen steht zwischen den Zellen von {file}?",
    header: "Die erste Zeile von {file} sieht aus wie ein Datensatz. Was ist sie?",
    decimal: "Welche Zahl ist {cell} in „{column}“?",
    decimalSays:
      "Nach jedem Punkt oder Komma in dieser Spalte stehen drei Ziffern. Das können Tausender oder Dezimalstellen sein.",
  },
};
