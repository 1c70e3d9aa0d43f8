// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors and notes of workbooks and Parquet files, in German: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const formats: Catalogue = {
  "Parquet file": "Parquet-Datei",
  "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).":
    "Schreiben Sie sie mit kleineren Zeilengruppen (zum Beispiel row_group_size=100000), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  "it does not hold as many rows as it says": "die Zahl der Zeilen ist nicht die, welche die Datei selbst angibt",
  "A row group has {1} rows of {2} columns.": "Eine Zeilengruppe hat {1#} Zeilen mit {2#} Spalten.",
  "the column {1} is missing": "die Spalte {1} fehlt",
  "its end is missing": "das Ende fehlt",
  "The Parquet file is encrypted.": "Die Parquet-Datei ist verschlüsselt.",
  "Save it without encryption.": "Speichern Sie sie ohne Verschlüsselung.",
  "The Parquet file has too many row groups and columns.": "Die Parquet-Datei hat zu viele Zeilengruppen und Spalten.",
  "The Parquet file has more than {1} columns.": "Die Parquet-Datei hat mehr als {1#} Spalten.",
  "Choose fewer.": "Wählen Sie weniger.",
  "The name of a column stands twice.": "Der Name einer Spalte steht zweimal da.",
  "Give them different names.": "Geben Sie ihnen verschiedene Namen.",
  "Left out, for they hold lists, structures or bytes: {1}.":
    "Weggelassen, weil sie Listen, Strukturen oder Bytes enthalten: {1}.",
  "The Parquet file has no column of plain values.": "Die Parquet-Datei hat keine Spalte mit einfachen Werten.",
  "A row group has more than {1} MB unpacked.": "Eine Zeilengruppe ist ausgepackt größer als {1#} MB.",
  "The Parquet file unpacks to hundreds of times its size, as no honest table does.":
    "Die Parquet-Datei wird beim Auspacken mehrere Hundert Mal so groß; das ist bei keiner ehrlichen Tabelle so.",
  "Write it with one of these: {1}; or export the table as CSV.":
    "Schreiben Sie sie mit einem von diesen: {1}; oder exportieren Sie die Tabelle als CSV.",
  "The Parquet file is packed with {1}, which is not read.":
    "Die Parquet-Datei ist mit {1} gepackt; das wird nicht gelesen.",
  "the column {1} is not where it should be": "die Spalte {1} steht nicht, wo sie stehen sollte",
  "The column {1} is written with the encoding {2}, which is not read.":
    "Die Spalte {1} ist mit der Kodierung {2} geschrieben; diese wird nicht gelesen.",
  "Write it with dictionaries or plain, or export the table as CSV (UTF-8).":
    "Schreiben Sie sie mit Wörterbüchern (dictionary) oder einfach (plain), oder exportieren Sie die Tabelle als CSV (UTF-8).",
  "The column {1} would stand twice.": "Die Spalte {1} würde zweimal dastehen.",
  "Rename one.": "Benennen Sie eine davon um.",
  "A cell holds half a character.": "Eine Zelle enthält ein halbes Zeichen.",
  "Write the cell anew.": "Schreiben Sie die Zelle neu.",
  "Save the table as XLSX or as CSV (UTF-8) and choose that file.":
    "Speichern Sie die Tabelle als XLSX oder als CSV (UTF-8), und wählen Sie diese Datei.",
  "The {1} is damaged: {2}.": "Die {1~} ist beschädigt: {2~}.",
  "Save or download it again. {1}": "Speichern Sie sie neu, oder laden Sie sie noch einmal herunter. {1~}",
  "its contents cannot be read": "ihr Inhalt ist nicht lesbar",
  "an old Excel workbook (.xls), or a workbook with a password":
    "eine alte Excel-Arbeitsmappe (.xls) oder eine Arbeitsmappe mit Kennwort",
  "Open it in a spreadsheet program and save it without a password as XLSX or as CSV (UTF-8).":
    "Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie ohne Kennwort als XLSX oder als CSV (UTF-8).",
  "a gzip archive": "ein gzip-Archiv",
  "Unpack it and choose the CSV, XLSX or Parquet file in it.":
    "Packen Sie sie aus, und wählen Sie die CSV-, XLSX- oder Parquet-Datei darin.",
  "an archive": "ein Archiv",
  "an SPSS file": "eine SPSS-Datei",
  "a Stata file": "eine Stata-Datei",
  "an SQLite database": "eine SQLite-Datenbank",
  "an Arrow or Feather file": "eine Arrow- oder Feather-Datei",
  "Save the table as Parquet or as CSV (UTF-8).": "Speichern Sie die Tabelle als Parquet oder als CSV (UTF-8).",
  "a PDF document": "ein PDF-Dokument",
  "an RTF document": "ein RTF-Dokument",
  "a web page, even if its name ends in .xls": "eine Webseite, auch wenn ihr Name auf .xls endet",
  "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).":
    "Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie als XLSX oder als CSV (UTF-8).",
  "an XML document, even if its name ends in .xls": "ein XML-Dokument, auch wenn sein Name auf .xls endet",
  "The file is {1}, which is not read.": "Die Datei ist {1~}; das wird nicht gelesen.",
  "its rows are not in order": "die Zeilen stehen nicht in der richtigen Reihenfolge",
  "its cells are not in order": "die Zellen stehen nicht in der richtigen Reihenfolge",
  "holds a formula that has never been calculated": "enthält eine Formel, die nie berechnet wurde",
  "Open the workbook in a spreadsheet program and save it there":
    "Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, speichern Sie sie dort",
  "holds the error {1}": "enthält den Fehler {1}",
  "Correct the formula, or empty the cell": "Korrigieren Sie die Formel, oder leeren Sie die Zelle",
  "it has cells of an unknown kind": "es gibt Zellen unbekannter Art",
  "a cell refers to a text that is not there": "eine Zelle verweist auf einen Text, den es nicht gibt",
  "a number is none": "eine Zahl ist keine",
  "is formatted as a date, but no date": "ist als Datum formatiert, enthält aber keines",
  "Give it another format, or correct the number": "Formatieren Sie sie anders, oder korrigieren Sie die Zahl",
  "its merged cells are nowhere": "die verbundenen Zellen liegen nirgends",
  "The cell {1} of the sheet {2} {3}.": "Die Zelle {1} des Blattes {2} {3~}.",
  "{1}, and choose the file again.": "{1~}, und wählen Sie die Datei noch einmal.",
  "in the sheet {1}, {2}": "im Blatt {1}: {2~}",
  "The table is too large: it comes to more than 2 GB of text.":
    "Die Tabelle ist zu groß: Als Text hat sie mehr als 2 GB.",
  "Divide it into several files.": "Teilen Sie sie auf mehrere Dateien auf.",
  "{1} comes to more than {2} MB of text.": "{1~} hat als Text mehr als {2#} MB.",
  "The header": "Die Kopfzeile",
  "A row": "Eine Zeile",
  "Shorten its texts, or take columns out of the table.":
    "Kürzen Sie die Texte, oder nehmen Sie Spalten aus der Tabelle.",
  "The workbook has no sheet with cells.": "Die Arbeitsmappe hat kein Blatt mit Zellen.",
  "a binary Excel workbook (.xlsb)": "eine binäre Excel-Arbeitsmappe (.xlsb)",
  "an OpenDocument file": "eine OpenDocument-Datei",
  "a Word document": "ein Word-Dokument",
  "a zip archive without a workbook in it": "ein ZIP-Archiv ohne Arbeitsmappe darin",
  "The file is {1}, not a table.": "Die Datei ist {1~}, keine Tabelle.",
  "the list of its parts is missing": "die Liste der Teile fehlt",
  "the sheet {1} is missing": "das Blatt {1} fehlt",
  "two of its sheets are the same": "zwei der Blätter sind dasselbe",
  "The workbook is too large: its texts alone have more than {1} MB.":
    "Die Arbeitsmappe ist zu groß: Allein ihre Texte haben mehr als {1#} MB.",
  "a number format is too long": "ein Zahlenformat ist zu lang",
  "The workbook has no sheet with anything in it.": "Die Arbeitsmappe hat kein Blatt, in dem etwas steht.",
  "The sheet {1} has no row with anything in it.": "Das Blatt {1} hat keine Zeile, in der etwas steht.",
  "Name another sheet, or choose another file.": "Nennen Sie ein anderes Blatt, oder wählen Sie eine andere Datei.",
  "The workbook has no sheet {1}.": "Die Arbeitsmappe hat kein Blatt {1}.",
  "Its sheets are: {1}.": "Ihre Blätter sind: {1}.",
  "Only the sheet {1} was read, not {2}.": "Nur das Blatt {1} wurde gelesen, {2} nicht.",
  "1 empty row was passed over above the header.": "Über der Kopfzeile wurde 1 leere Zeile übergangen.",
  "{1} empty rows were passed over above the header.": "Über der Kopfzeile wurden {1#} leere Zeilen übergangen.",
  "1 hidden row was read like all others.": "1 ausgeblendete Zeile wurde wie alle anderen gelesen.",
  "{1} hidden rows were read like all others.": "{1#} ausgeblendete Zeilen wurden wie alle anderen gelesen.",
  "The cell {1}{2} of the sheet {3} stands outside the columns of the header in row {4}.":
    "Die Zelle {1}{2} des Blattes {3} steht außerhalb der Spalten der Kopfzeile in Zeile {4#}.",
  "Keep one table in the sheet, with the names of all its columns in its first row.":
    "Behalten Sie eine einzige Tabelle im Blatt, mit den Namen aller Spalten in ihrer ersten Zeile.",
  "The cells {1} of the sheet {2} are merged into one.": "Die Zellen {1} des Blattes {2} sind zu einer verbunden.",
  "Unmerge them and fill in each, or take titles out of the sheet. {1}":
    "Heben Sie die Verbindung auf und füllen Sie jede Zelle aus, oder nehmen Sie Überschriften aus dem Blatt. {1~}",
  "The workbook would have more than {1} MB unpacked, which is not read again.":
    "Die Arbeitsmappe hätte ausgepackt mehr als {1#} MB; eine solche wird nicht wieder gelesen.",
  "A workbook has room for {1} rows below its header, and there are more.":
    "Eine Arbeitsmappe hat unter ihrer Kopfzeile Platz für {1#} Zeilen, und es sind mehr.",
  "A workbook has room for {1} columns, and there are more.":
    "Eine Arbeitsmappe hat Platz für {1#} Spalten, und es sind mehr.",
  "A cell of a workbook has room for {1} characters.": "Eine Zelle einer Arbeitsmappe hat Platz für {1#} Zeichen.",
  "Write CSV or Parquet instead, which have no such limit.":
    "Speichern Sie als CSV oder Parquet; dort gilt diese Grenze nicht.",
  "its directory is not where it should be": "das Inhaltsverzeichnis steht nicht, wo es stehen sollte",
  "its directory is cut short": "das Inhaltsverzeichnis ist abgeschnitten",
  "a part of it is there twice": "ein Teil ist zweimal enthalten",
  "the size of a part is missing": "die Größe eines Teils fehlt",
  "The workbook unpacks to hundreds of times its size, as no honest table does.":
    "Die Arbeitsmappe wird beim Auspacken mehrere Hundert Mal so groß; das ist bei keiner ehrlichen Tabelle so.",
  "The workbook is too large: unpacked it has more than {1} MB.":
    "Die Arbeitsmappe ist zu groß: Ausgepackt hat sie mehr als {1#} MB.",
  "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.":
    "Exportieren Sie die Tabelle als CSV (UTF-8), wofür diese Grenze nicht gilt, und wählen Sie diese Datei.",
  "a part of it is encrypted": "ein Teil ist verschlüsselt",
  "a part of it is packed in an unknown way": "ein Teil ist auf unbekannte Weise gepackt",
  "a part of it is missing": "ein Teil fehlt",
  "its part {1} cannot be unpacked": "der Teil {1} lässt sich nicht auspacken",
  "its part {1} is larger than it says": "der Teil {1} ist größer als angegeben",
  "its part {1} is not what was saved": "der Teil {1} ist nicht, was gespeichert wurde",
  workbook: "Arbeitsmappe",
};
