// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files of SPSS, Stata and SAS, in German, under the ids of wasm/files/formats/stat-texts.ts. */
import type * as texts from "../../../wasm/files/formats/stat-texts.js";
import type { Translated } from "../catalogue.js";

export const stat = {
  "stat-column-count": "{column} ({cells:,})",
  "stat-compression-unknown": ["Die {program}-Datei ist verschlüsselt oder auf eine Weise gepackt, die nicht bekannt ist.", "Speichern Sie die Tabelle ohne Kennwort, oder exportieren Sie sie als CSV (UTF-8), und wählen Sie diese Datei."],
  "stat-declared-missing": "Die Datei erklärt einige Werte für fehlend. Ihre Zellen sind leer: {columns}.",
  "stat-encoding-assumed": "Die Datei sagt nicht, wie ihre Texte kodiert sind. Sie werden als {encoding} gelesen: Sehen Buchstaben seltsam aus, so wählen Sie eine andere Kodierung.",
  "stat-encoding-guessed": "Die Datei sagt nicht, wie ihre Texte kodiert sind. Sie werden als westlich (windows-1252) gelesen: Sehen Buchstaben seltsam aus, so wählen Sie eine andere Kodierung.",
  "stat-encoding-unknown": ["Die Texte der Datei haben die Kodierung {encoding}, die nicht bekannt ist.", "Speichern Sie die Tabelle in UTF-8, oder exportieren Sie sie als CSV (UTF-8), und wählen Sie diese Datei."],
  "stat-encoding-wrong": ["Die Datei sagt, ihre Texte hätten die Kodierung {encoding}. Einige haben sie nicht.", "Speichern Sie die Tabelle in UTF-8, oder exportieren Sie sie als CSV (UTF-8), und wählen Sie diese Datei."],
  "stat-encoding-not-chosen": ["Einige Texte der Datei haben nicht die Kodierung {encoding}.", "Wählen Sie eine andere Kodierung."],
  "stat-why-all-utf8": "alle ihre Texte sind UTF-8",
  "stat-why-file-says": "die Datei sagt es",
  "stat-why-not-said": "die Datei sagt es nicht",
  "stat-labels-elsewhere": "SAS bewahrt die Beschriftungen von Werten in einer anderen Datei auf, die nicht gelesen wird. In den Zellen stehen Codes.",
  "stat-labels-shared": "Mehrere Werte haben dieselbe Beschriftung. Dahinter steht ihr Code: {columns}.",
  "stat-name-twice": ["Die Datei hat zwei Variablen namens {name}.", "Benennen Sie eine davon um, und wählen Sie die Datei noch einmal."],
  "stat-numbers-no-dates": "Einige Zahlen sind als Datum formatiert, aber keines. Sie bleiben, wie sie sind: {columns}.",
  "stat-rows-deleted": ["Die SAS-Datei enthält noch Zeilen, die gelöscht wurden.", "Machen Sie in SAS eine neue Kopie (data new; set old; run;), und wählen Sie diese."],
  "stat-several-tables": ["Die SAS-Datei enthält {tables} Tabellen hintereinander.", "Speichern Sie jede Tabelle in einer eigenen Datei, und wählen Sie eine davon."],
  "stat-rows-missing": "sie hat {found} von {rows} Zeilen",
  "stat-rows-weighted": "Die Datei gibt jeder Zeile das Gewicht in der Spalte {column}. Wählen Sie diese Spalte als Gewicht, wenn die Zeilen so viel zählen sollen.",
  "stat-sas-file": "SAS-Datei",
  "stat-sizes-impossible": "sie nennt Größen, die keine solche Datei hat",
  "stat-spss-file": "SPSS-Datei",
  "stat-stata-file": "Stata-Datei",
  "stat-too-large": ["Die {program}-Datei hat Teile, die nicht in den Speicher passen, oder sie ist beschädigt.", "Speichern Sie sie neu, oder laden Sie sie noch einmal herunter. Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei."],
  "stat-too-many-variables": ["Die Datei hat mehr als {most} Variablen.", "Speichern Sie die Tabelle mit weniger Variablen, und wählen Sie diese Datei."],
  "stat-values-without-label": "Einige Werte haben keine Beschriftung. Sie bleiben, wie sie sind: {columns}.",
  "stat-version-unknown": ["Die Datei hat eine Version von {program}, die nicht bekannt ist.", "Speichern Sie die Tabelle in einer älteren Version des Formats, oder exportieren Sie sie als CSV (UTF-8), und wählen Sie diese Datei."],
  "stat-without-variables": ["Die {program}-Datei hat keine Variablen.", "Wählen Sie eine Datei, die eine Tabelle enthält."],
  "stat-labels-not-there": "Die Datei nennt Beschriftungen, die sie nicht enthält. In den Zellen stehen Codes: {columns}.",
} satisfies Translated<typeof texts>;
