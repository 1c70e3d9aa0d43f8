// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of writing files of SPSS and Stata, in German, under the ids of wasm/files/formats/stat-out-texts.ts. */
import type * as texts from "../../../wasm/files/formats/stat-out-texts.js";
import type { Translated } from "../catalogue.js";

export const statOut = {
  "stat-answers-coded": "Antworten haben die Codes 1, 2, 3 und so weiter, mit ihren Namen als Beschriftungen: {columns}.",
  "stat-columns-plain": "Einige Spalten konnten ihre Form nicht behalten. Sie sind jetzt einfacher Text oder Zahlen: {columns}.",
  "stat-labels-cut": "Einige Beschriftungen sind länger, als {program} erlaubt. Sie wurden gekürzt: {columns}.",
  "stat-name-as": "{column} heißt jetzt {name}",
  "stat-names-changed": "{program} erlaubt einige Namen von Spalten nicht: {columns}. Die Beschriftungen behalten die alten Namen.",
  "stat-not-written": ["Die Tabelle passt nicht in eine Datei von {program}.", "Schreiben Sie CSV oder Parquet."],
  "stat-text-too-long": ["Ein Text in der Spalte {column} ist länger, als {program} erlaubt ({most:,} Bytes).", "Lassen Sie die Spalte weg, oder schreiben Sie CSV oder Parquet."],
} satisfies Translated<typeof texts>;
