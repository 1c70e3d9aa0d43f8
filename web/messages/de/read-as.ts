// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of how a file is read, in German. */

export const readAs = {
  says: "Gelesen als: {encoding}, {separator}, {header}, {decimal}",
  saysFrom: "Gelesen als: {all}",
  ofFile: "{file}: {says}",
  otherwise: "Anders lesen",
  sheet: "Blatt „{sheet}“",
  notes: {
    "stat-rows-weighted": "Zeilen mit Gewichten",
    "stat-declared-missing": "einige Werte fehlen laut Datei",
    "stat-labels-shared": "einige Beschriftungen mit Codes",
    "stat-values-without-label": "einige Werte ohne Beschriftung",
    "stat-numbers-no-dates": "einige Zahlen sind kein Datum",
    "stat-encoding-guessed": "Kodierung nicht angegeben",
    "stat-encoding-assumed": "Kodierung nicht angegeben",
    "stat-labels-not-there": "einige Beschriftungen fehlen",
    "stat-labels-elsewhere": "Codes ohne Beschriftung",
    "only-sheet-read": "andere Blätter nicht gelesen",
    "empty-rows-above": "leere Zeilen über der Tabelle",
    "hidden-rows-read": "ausgeblendete Zeilen mitgelesen",
    "columns-left-out": "einige Spalten ausgelassen",
    "columns-taken-as-text": "einige Spalten als Text gelesen",
  } as Record<string, string>,
  notesMore: { one: "{n} weiterer Hinweis", other: "{n} weitere Hinweise" },
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
    encoding: "Mehrere Kodierungen passen zu {file}. Welches dieser Wörter stimmt?",
    separator: "Welches Zeichen steht zwischen den Zellen von {file}?",
    header: "Die erste Zeile von {file} sieht aus wie ein Datensatz. Was ist sie?",
    decimal: "Welche Zahl ist {cell} in „{column}“?",
    decimalSays:
      "Nach jedem Punkt oder Komma in dieser Spalte stehen drei Ziffern. Das können Tausender oder Dezimalstellen sein.",
  },
};
