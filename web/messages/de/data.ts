// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that opens a table, in German. */
import type { data as english } from "../en/data.js";

export const data: typeof english = {
  choose: "Datei wählen",
  isProtocol: "{name} ist keine Tabelle. Es sieht nach einer Einstellungsdatei aus.",
  asProtocol: "Unter „Frage beantworten“ öffnen",
  paste: "Tabelle einfügen",
  pasteLabel: "Zeilen mit einer Kopfzeile, aus einer Textdatei oder einer Tabellenkalkulation",
  pasteUse: "Diese Zeilen verwenden",
  pastedName: "einfuegung.csv",
  sampleTable: {
    name: "haushaltsumfrage.csv",
    columns: { region: "Region", education: "Bildung", income: "Einkommen", health: "Gesundheit" },
    regions: ["Nord", "Ost", "Süd", "West"],
    educations: ["kein Abschluss", "Schule", "Ausbildung", "Bachelor", "Master", "Promotion"],
    incomes: ["0 bis 20.000", "20.000 bis 40.000", "40.000 bis 70.000", "70.000 und mehr"],
    health: ["gut", "Asthma", "Diabetes", "Depression"],
  },
  keep: {
    this: "Diese Datei in diesem Tab behalten, bis ich ihn schließe",
    these: "Diese Dateien in diesem Tab behalten, bis ich ihn schließe",
    says: "Die Datei ist wieder da, wenn Sie die Seite neu laden. Ihr Browser speichert sie für diesen Tab, auf diesem Gerät. Ein wieder geöffneter oder kopierter Tab hat sie vielleicht auch. Entfernen Sie das Häkchen oder öffnen Sie eine andere Datei, und sie ist weg. Sonst wird nichts gespeichert.",
    large: "{name} ist zu groß: Ein Browser speichert für einen Tab gepackt etwa 5 MB. Es wurde nichts gespeichert.",
    long: "{name} ist zu groß: Ein Tab speichert höchstens {most}, alle Dateien zusammen. Es wurde nichts gespeichert.",
    never: "Dieser Browser speichert hier nichts. Es wurde nichts gespeichert.",
  },
  reading: "{name} wird gelesen",
  cancelled: "Sie haben das Lesen abgebrochen.",
  cancelledRemedy: "Es wurde nichts gespeichert. Sie können die Datei jederzeit erneut wählen.",
  recognised: "{rows}, {columns}, {delimiter}, {encoding}, {size}",
  columns: { one: "{n} Spalte", other: "{n} Spalten" },
  delimiters: {
    ",": "durch Kommas getrennt",
    ";": "durch Semikolons getrennt",
    "\t": "durch Tabulatoren getrennt",
    "|": "durch senkrechte Striche getrennt",
  },
  recognisedFrom: "{rows}, {columns}, {from}, {size}",
  from: {
    zip: "Arbeitsmappe",
    parquet: "Parquet-Datei",
    sav: "SPSS-Datei",
    por: "SPSS-Datei",
    dta: "Stata-Datei",
    xport: "SAS-Datei",
    sas7bdat: "SAS-Datei",
  },
  sheet: "Blatt der Arbeitsmappe",
  headerIsRow: "Die erste Zeile gilt als Kopfzeile.",
  headerIsSchema: "Die Namen sind die der Spalten in der Datei.",
  delimiterOther: "durch „{delimiter}“ getrennt",
  encodings: {
    "utf-8": "UTF-8-Text",
    "utf-16le": "UTF-16-Text",
    "utf-16be": "UTF-16-Text",
    "windows-1252": "Windows-1252-Text",
  },
  headerIs: "Die erste Zeile gilt als Kopfzeile.",
  previewTitle: "Die ersten Zeilen von {name}",
  role: "Verwendung von {column}",
  roles: {
    leave: "weglassen",
    secret: "verbergen",
    share: "teilen",
    weight: "Gewicht",
  },
  scrolls: "Die Tabelle ist breiter als der Bildschirm. Schieben Sie sie zur Seite, um alle Spalten zu sehen.",
  roleHelp:
    "Wählen Sie oben oder in der Tabelle. Eine Spalte mit Gewichten ist nicht nötig: Sie sagt, für wie viele Personen eine Zeile zählt.",
  pickNone: "Spalte wählen",
  several: {
    share: {
      title: "Mehrere Spalten gemeinsam teilen",
      says: "Jede verrauschte Antwort steht für eine Kombination ihrer Antworten. Bei mehr Kombinationen bleibt weniger nützlich. Leser, die eine Spalte kennen, erfahren aus den anderen vielleicht mehr. Der Schutz „Bekannte Spalten helfen nicht“ deckt das ab.",
    },
    secret: {
      title: "Mehrere Spalten gemeinsam verbergen",
      says: "Ihre Kombination ist verborgen: Eine verrauschte Antwort sagt wenig über sie zusammen.",
    },
  },
  rules: {
    title: "Bereiche, fehlende und seltene Werte",
    says: "Diese Regeln machen aus Zellen Kategorien. Sie stehen in der Einstellungsdatei, damit andere Dateien genauso gelesen werden.",
    edges: "„{column}“ unterteilen bei",
    edgesSays:
      "Aufsteigende Zahlen, zum Beispiel 20; 40; 60. Die untere Grenze gehört zum Bereich. Bleibt das Feld leer, ist jede Zahl eine Kategorie.",
    edgesWrong: "„{text}“ ist keine Liste aufsteigender Zahlen mit Semikolons dazwischen.",
    missing: "Außer leeren Zellen gilt als fehlend",
    missingSays:
      "Zellen wie ?; NA, mit Semikolons dazwischen, oder mit Kommas, wenn keine Kategorie eines enthält. „Fehlend“ ist eine eigene Kategorie.",
    rare: "Kategorien mit weniger als",
    rareUnit: "Personen zu „Sonstige“ zusammenfassen",
    other: "Sonstige",
    rareSays:
      "Bereiche werden nie zusammengefasst. Eine Kategorie allein auch nicht: Sie bekäme nur einen anderen Namen.",
    stillRare: {
      single: "„{category}“ in „{column}“ hat {people}, weniger als {below}, und bleibt: Es ist die einzige.",
      merged: "„{category}“ in „{column}“ hat noch immer nur {people}, weniger als {below}.",
      range: "„{category}“ in „{column}“ hat {people}, weniger als {below}: Ändern Sie die Grenzen.",
    },
    stillMore: {
      one: "{n} weitere Kategorie hat ebenfalls weniger.",
      other: "{n} weitere Kategorien haben ebenfalls weniger.",
    },
    merged: "In „{column}“ zu „{into}“ zusammengefasst: {cells}.",
  },
  noRows: "Die Datei {file} hat eine Kopfzeile, aber keine weiteren Zeilen.",
  noRowsRemedy: "Wählen Sie eine Datei, in der unter der Kopfzeile eine Zeile für jede Person steht.",
  oneColumn: "Die Datei {file} hat nur eine einzige Spalte, {column}.",
  oneColumnRemedy:
    "Wählen Sie eine Datei mit mindestens zwei Spalten: einer zum Weitergeben und einer zum Verbergen. Eine einzelne Antwort schützen Sie, indem Sie sie als Frage stellen.",
  unnamed: "Eine Spalte der Datei {file} hat keinen Namen.",
  twice: "Der Name {column} steht zweimal in der Kopfzeile der Datei {file}.",
  twiceRemedy:
    "Geben Sie in der ersten Zeile der Datei jeder Spalte einen eigenen Namen, und öffnen Sie sie noch einmal.",
  someTwice:
    "Spalten ohne eigenen Namen sind nicht verwendbar: {names}. Benennen Sie sie in der Datei um, wenn Sie sie brauchen.",
  categories: { one: "{n} Kategorie", other: "{n} Kategorien" },
  tooMany: "mehr als 1.000 verschiedene Werte",
  secretTitle: "Verborgen: {column}",
  shareTitle: "Geteilt: {column}",
  more: { one: "{n} weitere Kategorie", other: "{n} weitere Kategorien" },
  emptyNote: {
    one: "{n} Zeile hat hier keinen Wert. Sie zählt als eigene Kategorie mit dem Namen (leer).",
    other: "{n} Zeilen haben hier keinen Wert. Sie zählen als eigene Kategorie mit dem Namen (leer).",
  },
  emptyWith: "Leere Zellen und {cells} zählen hier als eigene Kategorie mit dem Namen (leer).",
  caution: {
    few: { one: "Gezählt ist nur {n} Person.", other: "Gezählt sind nur {n} Personen." },
    single: "Nur eine einzige Person hat „{category}“ in der Spalte „{column}“.",
    more: {
      one: "Dasselbe gilt für {n} weitere Kategorie.",
      other: "Dasselbe gilt für {n} weitere Kategorien.",
    },
    says: "Bei so wenigen sagt die Tabelle wenig über andere. Der Schutz gilt für die hier gezählten Prozentsätze.",
  },
  combinations:
    "{n} Kombinationen von Werten. Mehr Kombinationen bedeuten weniger Personen in jeder, weniger Nutzen und eine längere Suche. Bereiche und Zusammenfassen helfen.",
  dropped:
    "Die Seite lässt diese weg, weil ihr Gewicht nie positiv ist: {names}. Entfernen Sie ihre Zeilen aus der Datei, um sie loszuwerden.",
};
