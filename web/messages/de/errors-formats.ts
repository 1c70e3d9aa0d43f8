// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of workbooks and Parquet files, in German, under the ids of wasm/files/formats/texts.ts. */
import type * as recognised from "../../../wasm/files/formats/recognise-texts.js";
import type * as texts from "../../../wasm/files/formats/texts.js";
import type { Translated } from "../catalogue.js";

export const formats = {
  "a-binary-workbook": "eine binäre Excel-Arbeitsmappe (.xlsb)",
  "a-gzip-archive": "ein gzip-Archiv",
  "a-json-document": "ein JSON-Dokument",
  "a-pdf-document": "ein PDF-Dokument",
  "a-row": "Eine Zeile",
  "a-sas-catalogue": "ein SAS-Katalog mit Formaten",
  "a-web-page": "eine Webseite, auch wenn ihr Name auf .xls endet",
  "a-word-document": "ein Word-Dokument",
  "a-zip-without-workbook": "ein ZIP-Archiv ohne Arbeitsmappe darin",
  "an-archive": "ein Archiv",
  "an-arrow-file": "eine Arrow- oder Feather-Datei",
  "an-old-workbook": "eine alte Excel-Arbeitsmappe (.xls) oder eine Arbeitsmappe mit Kennwort",
  "an-opendocument-file": "eine OpenDocument-Datei",
  "an-rtf-document": "ein RTF-Dokument",
  "an-sqlite-database": "eine SQLite-Datenbank",
  "an-xml-document": "ein XML-Dokument, auch wenn sein Name auf .xls endet",
  "as-csv": "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  "as-parquet-or-csv": "Speichern Sie die Tabelle als Parquet oder als CSV (UTF-8).",
  "as-table": "Machen Sie aus den Datensätzen eine Tabelle, mit einer Zeile für jeden, und speichern Sie sie als CSV (UTF-8). Tabellenprogramme und jq können das.",
  "as-workbook-or-csv": "Speichern Sie die Tabelle als XLSX oder als CSV (UTF-8), und wählen Sie diese Datei.",
  "cell-kind-unknown": "es gibt Zellen unbekannter Art",
  "cell-no-date": {
    message: "Die Zelle {cell} des Blattes {sheet} ist als Datum formatiert, enthält aber keines.",
    remedy: "Formatieren Sie sie anders, oder korrigieren Sie die Zahl, und wählen Sie die Datei noch einmal.",
  },
  "cell-outside-table": {
    message: "Die Zelle {cell} des Blattes {sheet} steht außerhalb der Spalten der Kopfzeile in Zeile {header}.",
    remedy: "Behalten Sie eine einzige Tabelle im Blatt, mit den Namen aller Spalten in ihrer ersten Zeile.",
  },
  "cell-with-error": {
    message: "Die Zelle {cell} des Blattes {sheet} enthält den Fehler {error}.",
    remedy: "Korrigieren Sie die Formel, oder leeren Sie die Zelle, und wählen Sie die Datei noch einmal.",
  },
  "cell-without-value": {
    message: "Die Zelle {cell} des Blattes {sheet} enthält eine Formel, die nie berechnet wurde.",
    remedy: "Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, speichern Sie sie dort, und wählen Sie die Datei noch einmal.",
  },
  "cells-disordered": "die Zellen stehen nicht in der richtigen Reihenfolge",
  "cells-merged": {
    message: "Die Zellen {cells} des Blattes {sheet} sind zu einer verbunden.",
    remedy: "Heben Sie die Verbindung auf und füllen Sie jede Zelle aus, oder nehmen Sie Überschriften aus dem Blatt. Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "column-misplaced": "die Spalte {name} steht nicht, wo sie stehen sollte",
  "column-missing": "die Spalte {name} fehlt",
  "columns-left-out": "Weggelassen, weil sie Listen, Strukturen oder Bytes enthalten: {columns}. Texte werden gelesen, wenn sie als STRING geschrieben sind.",
  "columns-taken-as-text": "Als Text gelesen, denn die Bytes sind UTF-8, obwohl die Datei sie nicht als Text bezeichnet: {columns}.",
  "contents-unreadable": "ihr Inhalt ist nicht lesbar",
  damaged: {
    message: "Die {what} ist beschädigt: {detail}.",
    remedy: "Speichern Sie sie neu, oder laden Sie sie noch einmal herunter. Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "directory-cut": "das Inhaltsverzeichnis ist abgeschnitten",
  "directory-misplaced": "das Inhaltsverzeichnis steht nicht, wo es stehen sollte",
  "empty-rows-above": "Über der Kopfzeile {rows:wurde|wurden} {rows} leere {rows:Zeile|Zeilen} übergangen.",
  "end-missing": "das Ende fehlt",
  "format-not-read": { message: "Die Datei ist {what}; das wird nicht gelesen.", remedy: "{advice}." },
  "half-character": { message: "Eine Zelle enthält ein halbes Zeichen.", remedy: "Schreiben Sie die Zelle neu." },
  "hidden-rows-read": "{rows} ausgeblendete {rows:Zeile wurde|Zeilen wurden} wie alle anderen gelesen.",
  "in-sheet": "im Blatt {sheet}: {detail}",
  "merged-nowhere": "die verbundenen Zellen liegen nirgends",
  "not-a-table": {
    message: "Die Datei ist {what}, keine Tabelle.",
    remedy: "Speichern Sie die Tabelle als XLSX oder als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "number-format-too-long": "ein Zahlenformat ist zu lang",
  "number-wrong": "eine Zahl ist keine",
  "only-sheet-read": "Nur das Blatt {sheet} wurde gelesen, {others} nicht.",
  "output-column-twice": {
    message: "Die Spalte {column} würde zweimal dastehen.",
    remedy: "Benennen Sie eine davon um.",
  },
  "output-half-character": {
    message: "Eine Zelle enthält ein halbes Zeichen.",
    remedy: "Schreiben Sie die Zelle neu.",
  },
  "parquet-column-twice": {
    message: "Der Name einer Spalte steht zweimal da.",
    remedy: "Geben Sie ihnen verschiedene Namen.",
  },
  "parquet-encoding-unknown": {
    message: "Die Spalte {column} ist mit der Kodierung {encoding} geschrieben; diese wird nicht gelesen.",
    remedy: "Schreiben Sie sie mit Wörterbüchern (dictionary) oder einfach (plain), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  },
  "parquet-encrypted": {
    message: "Die Parquet-Datei ist verschlüsselt.",
    remedy: "Speichern Sie sie ohne Verschlüsselung.",
  },
  "parquet-file": "Parquet-Datei",
  "parquet-packing-unknown": {
    message: "Die Parquet-Datei ist mit {codec} gepackt; das wird nicht gelesen.",
    remedy: "Schreiben Sie sie mit einem von diesen: {codecs}; oder exportieren Sie die Tabelle als CSV.",
  },
  "parquet-too-many-columns": {
    message: "Die Parquet-Datei hat mehr als {most} Spalten.",
    remedy: "Wählen Sie weniger.",
  },
  "parquet-too-many-row-groups": {
    message: "Die Parquet-Datei hat zu viele Zeilengruppen und Spalten.",
    remedy: "Schreiben Sie sie mit kleineren Zeilengruppen (zum Beispiel row_group_size=100000), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  },
  "parquet-unpacks-too-large": {
    message: "Die Parquet-Datei wird beim Auspacken mehrere Hundert Mal so groß; das ist bei keiner ehrlichen Tabelle so.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "parquet-without-columns": {
    message: "Die Parquet-Datei hat keine Spalte mit einfachen Werten.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "part-changed": "der Teil {name} ist nicht, was gespeichert wurde",
  "part-encrypted": "ein Teil ist verschlüsselt",
  "part-missing": "ein Teil fehlt",
  "part-not-unpacked": "der Teil {name} lässt sich nicht auspacken",
  "part-packing-unknown": "ein Teil ist auf unbekannte Weise gepackt",
  "part-size-missing": "die Größe eines Teils fehlt",
  "part-too-large": "der Teil {name} ist größer als angegeben",
  "part-twice": "ein Teil ist zweimal enthalten",
  "parts-list-missing": "die Liste der Teile fehlt",
  "row-group-too-large": {
    message: "Eine Zeilengruppe hat {rows} Zeilen mit {columns} Spalten.",
    remedy: "Schreiben Sie sie mit kleineren Zeilengruppen (zum Beispiel row_group_size=100000), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  },
  "row-group-unpacks-too-large": {
    message: "Eine Zeilengruppe ist ausgepackt größer als {megabytes} MB.",
    remedy: "Schreiben Sie sie mit kleineren Zeilengruppen (zum Beispiel row_group_size=100000), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  },
  "row-text-too-long": {
    message: "{row} hat als Text mehr als {megabytes} MB.",
    remedy: "Kürzen Sie die Texte, oder nehmen Sie Spalten aus der Tabelle.",
  },
  "rows-disordered": "die Zeilen stehen nicht in der richtigen Reihenfolge",
  "rows-miscounted": "die Zahl der Zeilen ist nicht die, welche die Datei selbst angibt",
  "save-in-spreadsheet": "Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie als XLSX oder als CSV (UTF-8).",
  "save-without-password": "Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie ohne Kennwort als XLSX oder als CSV (UTF-8).",
  "sheet-empty": {
    message: "Das Blatt {sheet} hat keine Zeile, in der etwas steht.",
    remedy: "Nennen Sie ein anderes Blatt, oder wählen Sie eine andere Datei.",
  },
  "sheet-missing": "das Blatt {name} fehlt",
  "sheet-unknown": { message: "Die Arbeitsmappe hat kein Blatt {sheet}.", remedy: "Ihre Blätter sind: {sheets}." },
  "sheets-same": "zwei der Blätter sind dasselbe",
  "table-too-large": {
    message: "Die Tabelle ist zu groß: Als Text hat sie mehr als 2 GB.",
    remedy: "Teilen Sie sie auf mehrere Dateien auf.",
  },
  "text-missing": "eine Zelle verweist auf einen Text, den es nicht gibt",
  "the-header": "Die Kopfzeile",
  "table-of-sas": "Wählen Sie die Datei mit der Tabelle (.sas7bdat).",
  "unpack-it": "Packen Sie sie aus, und wählen Sie die CSV-, XLSX- oder Parquet-Datei darin.",
  workbook: "Arbeitsmappe",
  "workbook-cell-too-long": {
    message: "Eine Zelle einer Arbeitsmappe hat Platz für {most} Zeichen.",
    remedy: "Speichern Sie als CSV oder Parquet; dort gilt diese Grenze nicht.",
  },
  "workbook-empty": {
    message: "Die Arbeitsmappe hat kein Blatt, in dem etwas steht.",
    remedy: "Nennen Sie ein anderes Blatt, oder wählen Sie eine andere Datei.",
  },
  "workbook-output-too-large": {
    message: "Die Arbeitsmappe hätte ausgepackt mehr als {megabytes} MB; eine solche wird nicht wieder gelesen.",
    remedy: "Speichern Sie als CSV oder Parquet; dort gilt diese Grenze nicht.",
  },
  "workbook-texts-too-large": {
    message: "Die Arbeitsmappe ist zu groß: Allein ihre Texte haben mehr als {megabytes} MB.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "workbook-too-large": {
    message: "Die Arbeitsmappe ist zu groß: Ausgepackt hat sie mehr als {megabytes} MB.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), wofür diese Grenze nicht gilt, und wählen Sie diese Datei.",
  },
  "workbook-too-many-columns": {
    message: "Eine Arbeitsmappe hat Platz für {most} Spalten, und es sind mehr.",
    remedy: "Speichern Sie als CSV oder Parquet; dort gilt diese Grenze nicht.",
  },
  "workbook-too-many-rows": {
    message: "Eine Arbeitsmappe hat unter ihrer Kopfzeile Platz für {most} Zeilen, und es sind mehr.",
    remedy: "Speichern Sie als CSV oder Parquet; dort gilt diese Grenze nicht.",
  },
  "workbook-unpacks-too-large": {
    message: "Die Arbeitsmappe wird beim Auspacken mehrere Hundert Mal so groß; das ist bei keiner ehrlichen Tabelle so.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), wofür diese Grenze nicht gilt, und wählen Sie diese Datei.",
  },
  "workbook-without-sheets": {
    message: "Die Arbeitsmappe hat kein Blatt mit Zellen.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
} satisfies Translated<typeof texts & typeof recognised>;
