// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of files that are read and written, in German: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const files: Catalogue = {
  "The cell is empty, so nobody can say whose answer this is.":
    "Die Zelle ist leer; deshalb kann niemand sagen, von wem diese Antwort ist.",
  "Name the person.": "Tragen Sie ein, wer es ist.",
  '"{1}" stands in line {2} already; two reports of one person say more than the guarantee allows.':
    "„{1}“ steht schon in Zeile {2#}; zwei Meldungen einer Person sagen mehr, als die Zusage erlaubt.",
  '"{1}" stands in row {2} already; two reports of one person say more than the guarantee allows.':
    "„{1}“ steht schon in Datenzeile {2#}; zwei Meldungen einer Person sagen mehr, als die Zusage erlaubt.",
  "Keep one row of each person, or choose a column that tells all people apart.":
    "Behalten Sie für jede Person eine Zeile, oder wählen Sie eine Spalte, die alle Personen unterscheidet.",
  'Nobody here has "{1}". That there are such people a sample does not rule out, and how the protocol fares with them it cannot tell.':
    "Niemand in diesen Daten hat „{1}“. Dass es solche Personen gibt, schließt eine Stichprobe nicht aus, und was das Protokoll bei ihnen bewirkt, lässt sich daraus nicht sagen.",
  "Use data in which each category of the protocol occurs.":
    "Verwenden Sie Daten, in denen jede Kategorie des Protokolls vorkommt.",
  'The protocol does not know the category "{1}".': "Das Protokoll kennt die Kategorie „{1}“ nicht.",
  "Use data with the protocol's categories, or design a protocol from these data.":
    "Verwenden Sie Daten mit den Kategorien des Protokolls, oder berechnen Sie ein Protokoll aus diesen Daten.",
  'The column "{1}" has more than {2} different values ({3} up to line {4}).':
    "Die Spalte „{1}“ hat mehr als {2#} verschiedene Werte ({3#} bis Zeile {4#}).",
  'The column "{1}" has more than {2} different values ({3} up to row {4}).':
    "Die Spalte „{1}“ hat mehr als {2#} verschiedene Werte ({3#} bis Datenzeile {4#}).",
  "Divide it into ranges, merge its values into fewer categories, or choose another column.":
    "Teilen Sie sie in Bereiche, fassen Sie Werte zu weniger Kategorien zusammen, oder wählen Sie eine andere Spalte.",
  "The cell is empty, which is none of the categories.": "Die Zelle ist leer, und das ist keine der Kategorien.",
  '"{1}" is none of the categories that were fixed before.':
    "„{1}“ ist keine der Kategorien, die vorher festgelegt wurden.",
  "{1}Correct the cell, or say which category it counts as.":
    "{1~}Korrigieren Sie die Zelle, oder geben Sie an, zu welcher Kategorie sie zählt.",
  'Did you mean "{1}"? ': "Meinten Sie „{1}“? ",
  'The column "{1}" has a single value ("{2}").': "Die Spalte „{1}“ hat nur einen einzigen Wert („{2}“).",
  "Choose a column with two different values or more.":
    "Wählen Sie eine Spalte mit mindestens zwei verschiedenen Werten.",
  "The columns {1} have more than {2} combinations of values ({3} up to line {4}).":
    "Die Spalten {1} haben mehr als {2#} Kombinationen von Werten ({3#} bis Zeile {4#}).",
  "The columns {1} have more than {2} combinations of values ({3} up to row {4}).":
    "Die Spalten {1} haben mehr als {2#} Kombinationen von Werten ({3#} bis Datenzeile {4#}).",
  "Merge values into fewer categories, or choose fewer columns.":
    "Fassen Sie Werte zu weniger Kategorien zusammen, oder wählen Sie weniger Spalten.",
  '"{1}" is no number, and the column is divided into ranges.':
    "„{1}“ ist keine Zahl, und die Spalte ist in Bereiche geteilt.",
  "Say whether numbers have a decimal point or a decimal comma.":
    "Geben Sie an, ob Zahlen einen Dezimalpunkt oder ein Dezimalkomma haben.",
  "Correct the cell, or count it as missing.": "Korrigieren Sie die Zelle, oder zählen Sie sie als fehlend.",
  "The file has a header but no rows.": "Die Datei hat eine Kopfzeile, aber keine weiteren Zeilen.",
  "Choose a file with data.": "Wählen Sie eine Datei mit Daten.",
  "All weights are zero.": "Alle Gewichte sind null.",
  "The sum of the weights is too large.": "Die Summe der Gewichte ist zu groß.",
  "Choose a column that says how much each row counts.": "Wählen Sie eine Spalte, die sagt, wie viel jede Zeile zählt.",
  "to be kept back": "zurückzuhalten",
  "to be shared": "weiterzugeben",
  "{1} columns are {2}.": "{1#} Spalten sind {2~}.",
  'The column "{1}" is {2} twice.': "Die Spalte „{1}“ ist zweimal {2~}.",
  "Name one column, or up to {1} different ones.": "Nennen Sie eine Spalte oder höchstens {1#} verschiedene.",
  'The column "{1}" is chosen both as the secret and as the data.':
    "Die Spalte „{1}“ ist sowohl als Geheimnis als auch zum Weitergeben gewählt.",
  "Choose two different columns.": "Wählen Sie zwei verschiedene Spalten.",
  'The column "{1}" is chosen as the weight and as the {2}.': "Die Spalte „{1}“ ist als Gewicht gewählt und auch {2~}.",
  "Choose another column as the weight, or none.": "Wählen Sie eine andere Spalte als Gewicht, oder keine.",
  'The weight "{1}" would be read as another number.': "Das Gewicht „{1}“ würde als eine andere Zahl gelesen.",
  "A weight is missing.": "Ein Gewicht fehlt.",
  '"{1}" is not a weight.': "„{1}“ ist kein Gewicht.",
  "Weights are finite numbers, zero or more, with a decimal point.":
    "Gewichte sind endliche Zahlen ab 0, mit einem Dezimalpunkt.",
  "A sum of weights is no number that a double can hold.":
    "Eine Summe von Gewichten lässt sich nicht genau als Zahl speichern.",
  "Give smaller weights: whole numbers are exact up to 2^53 in every case.":
    "Geben Sie kleinere Gewichte an: Ganze Zahlen sind bis 2^53 immer genau.",
  "{1}, or export the table again as CSV.": "{1~}, oder exportieren Sie die Tabelle noch einmal als CSV.",
  'Write a quote inside a quoted cell twice ("")':
    'Schreiben Sie ein Anführungszeichen innerhalb einer Zelle in Anführungszeichen zweimal ("")',
  "A quote is opened but never closed.": "Ein Anführungszeichen wird geöffnet, aber nirgends geschlossen.",
  "A row is longer than {1} MB.": "Eine Zeile ist länger als {1#} MB.",
  "Check where its line ends, or shorten its texts": "Sehen Sie nach, wo die Zeile endet, oder kürzen Sie ihre Texte",
  "Text follows a closing quote.": "Nach einem schließenden Anführungszeichen folgt noch Text.",
  "A cell begins with blanks and a quote.": "Eine Zelle beginnt mit Leerzeichen und einem Anführungszeichen.",
  "Remove the blanks before the quote": "Entfernen Sie die Leerzeichen vor dem Anführungszeichen",
  "Export the table as CSV (UTF-8) and choose that file.":
    "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  "a workbook or another zip archive": "eine Arbeitsmappe oder ein anderes ZIP-Archiv",
  "a Parquet file": "eine Parquet-Datei",
  "The file is {1}, not a text file.": "Die Datei ist {1~}, keine Textdatei.",
  "The file is not a text file: it holds the control character {1}.":
    "Die Datei ist keine Textdatei: Sie enthält das Steuerzeichen {1}.",
  "The first line of the file is empty.": "Die erste Zeile der Datei ist leer.",
  "The file has no header: in its first line, column {1} looks like a value, not a name.":
    "Die Datei hat keine Kopfzeile: In ihrer ersten Zeile sieht Spalte {1#} wie ein Wert aus, nicht wie ein Name.",
  "Put a first line with the names of the columns into the file.":
    "Setzen Sie an den Anfang der Datei eine Zeile mit den Namen der Spalten.",
  'There is no column "{1}" in the file.': "In der Datei gibt es keine Spalte „{1}“.",
  "Check the first line of the file: it must name the columns.":
    "Prüfen Sie die erste Zeile der Datei: Dort müssen die Namen der Spalten stehen.",
  'The name "{1}" stands twice in the header (columns {2} and {3}).':
    "Der Name „{1}“ steht zweimal in der Kopfzeile (Spalten {2#} und {3#}).",
  "Give the columns different names in the file.": "Geben Sie den Spalten in der Datei verschiedene Namen.",
  "(no name)": "(kein Name)",
  "{1}The columns are: {2} and {3} more.": "{1~}Die Spalten sind: {2} und {3#} weitere.",
  "{1}The columns are: {2}.": "{1~}Die Spalten sind: {2}.",
  "The platform offers no cryptographic randomness.": "Dieses Gerät bietet keinen kryptografischen Zufall.",
  "Use an up-to-date browser or system; nothing weaker will do.":
    "Verwenden Sie einen aktuellen Browser oder ein aktuelles System; weniger genügt nicht.",
  "What the platform offers as cryptographic randomness is always the same.":
    "Was dieses Gerät als kryptografischen Zufall bietet, ist immer dasselbe.",
  "Find out what has replaced crypto.getRandomValues, an extension or a test perhaps; nothing weaker will do.":
    "Finden Sie heraus, was crypto.getRandomValues ersetzt hat, vielleicht eine Erweiterung oder ein Test; weniger genügt nicht.",
  "The file has more rows than reports can be derived for by the number of the row.":
    "Die Datei hat mehr Zeilen, als sich Meldungen aus der Nummer der Zeile ableiten lassen.",
  "Split the file, or name the column that says who is who.":
    "Teilen Sie die Datei, oder nennen Sie die Spalte, die sagt, wer wer ist.",
  '"{1}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.':
    "„{1}“ kann nicht gemeldet werden: Diese Kombination von Werten kam in den Daten nicht vor, aus denen das Protokoll berechnet wurde.",
  "Correct the row, or design a protocol from data that have this combination.":
    "Korrigieren Sie die Zeile, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kombination vorkommt.",
  "it never occurred in the data that the protocol was designed for":
    "das kam in den Daten nicht vor, aus denen das Protokoll berechnet wurde",
  "the protocol does not know it": "das Protokoll kennt das nicht",
  "The cell is empty, and {1}.": "Die Zelle ist leer: {1~}.",
  '"{1}" cannot be reported: {2}.': "„{1}“ kann nicht gemeldet werden: {2~}.",
  "Correct the cell, or design a protocol from data that has this category.":
    "Korrigieren Sie die Zelle, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kategorie vorkommt.",
  'Did you mean "{1}"? Correct the cell, or design a protocol from data that has this category.':
    "Meinten Sie „{1}“? Korrigieren Sie die Zelle, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kategorie vorkommt.",
  "The file holds no reports.": "Die Datei enthält keine Meldungen.",
  "Choose a file with reports.": "Wählen Sie eine Datei mit Meldungen.",
  "The counts are too large.": "Die Anzahlen sind zu groß.",
  "Count fewer than 2^53 reports.": "Zählen Sie weniger als 2^53 Meldungen.",
  'The file has a column "{1}": its rows seem to stand for as many reports each.':
    "Die Datei hat eine Spalte „{1}“: Jede Zeile scheint für so viele Meldungen zu stehen.",
  'If so, call the other column "{1}" and read it as counts; otherwise give the column "{2}" another name.':
    "Wenn das so ist, nennen Sie die andere Spalte „{1}“, damit sie als Anzahlen gelesen wird; sonst geben Sie der Spalte „{2}“ einen anderen Namen.",
  'The reports "{1}" and "{2}" cannot be told apart in a file, where the first is written like the second.':
    "Die Meldungen „{1}“ und „{2}“ lassen sich in einer Datei nicht unterscheiden: Dort wird die erste wie die zweite geschrieben.",
  "Rename one of the categories and design the protocol again.":
    "Benennen Sie eine der Kategorien um, und berechnen Sie das Protokoll neu.",
  '"{1}" is no report of this protocol, whose reports have {2} letters, each {3} or {4}.':
    "„{1}“ ist keine Meldung dieses Protokolls: Seine Meldungen haben {2#} Buchstaben, jeder {3} oder {4}.",
  "It is a category of the data: if the file was written with values instead of reports, have it read as that (--written values).":
    "Es ist eine Kategorie der Daten: Wenn die Datei Werte statt Meldungen enthält, lassen Sie sie so lesen.",
  'Did you mean "{1}"? Use the protocol that the reports were made with.':
    "Meinten Sie „{1}“? Verwenden Sie das Protokoll, mit dem die Meldungen erzeugt wurden.",
  "The cell is empty.": "Die Zelle ist leer.",
  "A count is missing.": "Eine Anzahl fehlt.",
  '"{1}" is no count.': "„{1}“ ist keine Anzahl.",
  "Counts are whole numbers, zero or more, in digits alone.":
    "Anzahlen sind ganze Zahlen ab 0, nur mit Ziffern geschrieben.",
  "Make room there and allow the page to write, or save the file in another place.":
    "Schaffen Sie dort Platz und erlauben Sie der Seite zu schreiben, oder speichern Sie die Datei an einem anderen Ort.",
  "The output cannot be written: {1}.": "Das Ergebnis kann nicht geschrieben werden: {1}.",
  "The file changed or vanished while it was read{1}.":
    "Die Datei hat sich beim Lesen verändert oder ist verschwunden{1}.",
  "Close the program that writes to it and choose the file again.":
    "Schließen Sie das Programm, das hineinschreibt, und wählen Sie die Datei noch einmal.",
  "The file is empty.": "Die Datei ist leer.",
  "Choose a CSV file with a header line.": "Wählen Sie eine CSV-Datei mit einer Kopfzeile.",
  "The header is longer than {1} MB.": "Die Kopfzeile ist länger als {1#} MB.",
  "Check where the first line of the file ends, or take columns out of the table.":
    "Sehen Sie nach, wo die erste Zeile der Datei endet, oder nehmen Sie Spalten aus der Tabelle.",
  "A row has {1} {2}, but the header has {3}.": "Eine Zeile hat {1#} {2~}, die Kopfzeile aber {3#}.",
  "Correct the row, or put cells that contain the delimiter into double quotes.":
    "Korrigieren Sie die Zeile, oder setzen Sie Zellen, die das Trennzeichen enthalten, in doppelte Anführungszeichen.",
  "The text cannot be decoded as {1}.": "Der Text ist nicht als {1} lesbar.",
  "Save the file as CSV in UTF-8 and choose it again.":
    "Speichern Sie die Datei als CSV in UTF-8, und wählen Sie sie noch einmal.",
  cell: "Zelle",
  cells: "Zellen",
  secret: "als Geheimnis",
  data: "zum Weitergeben",
};
