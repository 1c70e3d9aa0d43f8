// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors and notes of workbooks and Parquet files, in Dutch: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const formats: Catalogue = {
  "Parquet file": "Het Parquet-bestand",
  "Write it with smaller row groups (for example row_group_size=100000), or export the table as CSV (UTF-8).":
    "Schrijf het met kleinere groepen rijen (bijvoorbeeld row_group_size=100000), of exporteer de tabel als CSV (UTF-8).",
  "it does not hold as many rows as it says": "het aantal rijen is niet wat het bestand zelf opgeeft",
  "A row group has {1} rows of {2} columns.": "Een groep rijen heeft {1#} rijen van {2#} kolommen.",
  "the column {1} is missing": "de kolom {1} ontbreekt",
  "its end is missing": "het einde ontbreekt",
  "The Parquet file is encrypted.": "Het Parquet-bestand is versleuteld.",
  "Save it without encryption.": "Sla het zonder versleuteling op.",
  "The Parquet file has too many row groups and columns.":
    "Het Parquet-bestand heeft te veel groepen rijen en kolommen.",
  "The Parquet file has more than {1} columns.": "Het Parquet-bestand heeft meer dan {1#} kolommen.",
  "Choose fewer.": "Kies er minder.",
  "The name of a column stands twice.": "De naam van een kolom staat er twee keer.",
  "Give them different names.": "Geef ze verschillende namen.",
  "Left out, for they hold lists, structures or bytes: {1}.":
    "Weggelaten, want ze bevatten lijsten, structuren of bytes: {1}.",
  "The Parquet file has no column of plain values.": "Het Parquet-bestand heeft geen kolom met gewone waarden.",
  "A row group has more than {1} MB unpacked.": "Een groep rijen is uitgepakt groter dan {1#} MB.",
  "The Parquet file unpacks to hundreds of times its size, as no honest table does.":
    "Het Parquet-bestand wordt bij het uitpakken honderden keren zo groot; dat doet geen eerlijke tabel.",
  "Write it with one of these: {1}; or export the table as CSV.":
    "Schrijf het met een van deze: {1}; of exporteer de tabel als CSV.",
  "The Parquet file is packed with {1}, which is not read.":
    "Het Parquet-bestand is ingepakt met {1}; dat wordt niet gelezen.",
  "the column {1} is not where it should be": "de kolom {1} staat niet waar ze hoort",
  "The column {1} is written with the encoding {2}, which is not read.":
    "De kolom {1} is geschreven met de codering {2}; die wordt niet gelezen.",
  "Write it with dictionaries or plain, or export the table as CSV (UTF-8).":
    "Schrijf het met woordenlijsten (dictionary) of gewoon (plain), of exporteer de tabel als CSV (UTF-8).",
  "The column {1} would stand twice.": "De kolom {1} zou er twee keer staan.",
  "Rename one.": "Geef er één een andere naam.",
  "A cell holds half a character.": "Een cel bevat een half teken.",
  "Write the cell anew.": "Schrijf de cel opnieuw.",
  "Save the table as XLSX or as CSV (UTF-8) and choose that file.":
    "Sla de tabel op als XLSX of als CSV (UTF-8) en kies dat bestand.",
  "The {1} is damaged: {2}.": "{1~} is beschadigd: {2~}.",
  "Save or download it again. {1}": "Sla het opnieuw op, of download het nog eens. {1~}",
  "its contents cannot be read": "de inhoud is niet te lezen",
  "an old Excel workbook (.xls), or a workbook with a password":
    "een oude Excel-werkmap (.xls), of een werkmap met een wachtwoord",
  "Open it in a spreadsheet program and save it without a password as XLSX or as CSV (UTF-8).":
    "Open het in een spreadsheetprogramma en sla het zonder wachtwoord op als XLSX of als CSV (UTF-8).",
  "a gzip archive": "een gzip-archief",
  "Unpack it and choose the CSV, XLSX or Parquet file in it.":
    "Pak het uit en kies het CSV-, XLSX- of Parquet-bestand dat erin zit.",
  "an archive": "een archief",
  "an SPSS file": "een SPSS-bestand",
  "a Stata file": "een Stata-bestand",
  "an SQLite database": "een SQLite-database",
  "an Arrow or Feather file": "een Arrow- of Feather-bestand",
  "Save the table as Parquet or as CSV (UTF-8).": "Sla de tabel op als Parquet of als CSV (UTF-8).",
  "a PDF document": "een PDF-document",
  "an RTF document": "een RTF-document",
  "a web page, even if its name ends in .xls": "een webpagina, ook al eindigt de naam op .xls",
  "Open it in a spreadsheet program and save it as XLSX or as CSV (UTF-8).":
    "Open het in een spreadsheetprogramma en sla het op als XLSX of als CSV (UTF-8).",
  "an XML document, even if its name ends in .xls": "een XML-document, ook al eindigt de naam op .xls",
  "The file is {1}, which is not read.": "Het bestand is {1~}; dat wordt niet gelezen.",
  "its rows are not in order": "de rijen staan niet op volgorde",
  "its cells are not in order": "de cellen staan niet op volgorde",
  "holds a formula that has never been calculated": "bevat een formule die nooit is berekend",
  "Open the workbook in a spreadsheet program and save it there":
    "Open de werkmap in een spreadsheetprogramma, sla haar daar op",
  "holds the error {1}": "bevat de fout {1}",
  "Correct the formula, or empty the cell": "Verbeter de formule, of maak de cel leeg",
  "it has cells of an unknown kind": "er zijn cellen van een onbekende soort",
  "a cell refers to a text that is not there": "een cel verwijst naar een tekst die er niet is",
  "a number is none": "een getal is er geen",
  "is formatted as a date, but no date": "heeft de opmaak van een datum, maar bevat er geen",
  "Give it another format, or correct the number": "Geef de cel een andere opmaak, of verbeter het getal",
  "its merged cells are nowhere": "de samengevoegde cellen liggen nergens",
  "The cell {1} of the sheet {2} {3}.": "De cel {1} van het blad {2} {3~}.",
  "{1}, and choose the file again.": "{1~}, en kies het bestand opnieuw.",
  "in the sheet {1}, {2}": "in het blad {1}: {2~}",
  "The table is too large: it comes to more than 2 GB of text.": "De tabel is te groot: als tekst is ze meer dan 2 GB.",
  "Divide it into several files.": "Verdeel haar over meerdere bestanden.",
  "{1} comes to more than {2} MB of text.": "{1~} is als tekst meer dan {2#} MB.",
  "The header": "De kopregel",
  "A row": "Een rij",
  "Shorten its texts, or take columns out of the table.": "Maak de teksten korter, of haal kolommen uit de tabel.",
  "The workbook has no sheet with cells.": "De werkmap heeft geen blad met cellen.",
  "a binary Excel workbook (.xlsb)": "een binaire Excel-werkmap (.xlsb)",
  "an OpenDocument file": "een OpenDocument-bestand",
  "a Word document": "een Word-document",
  "a zip archive without a workbook in it": "een zip-archief zonder werkmap erin",
  "The file is {1}, not a table.": "Het bestand is {1~}, geen tabel.",
  "the list of its parts is missing": "de lijst van de onderdelen ontbreekt",
  "the sheet {1} is missing": "het blad {1} ontbreekt",
  "two of its sheets are the same": "twee van de bladen zijn hetzelfde",
  "The workbook is too large: its texts alone have more than {1} MB.":
    "De werkmap is te groot: alleen al de teksten zijn meer dan {1#} MB.",
  "a number format is too long": "een getalopmaak is te lang",
  "The workbook has no sheet with anything in it.": "De werkmap heeft geen blad waarin iets staat.",
  "The sheet {1} has no row with anything in it.": "Het blad {1} heeft geen rij waarin iets staat.",
  "Name another sheet, or choose another file.": "Noem een ander blad, of kies een ander bestand.",
  "The workbook has no sheet {1}.": "De werkmap heeft geen blad {1}.",
  "Its sheets are: {1}.": "De bladen zijn: {1}.",
  "Only the sheet {1} was read, not {2}.": "Alleen het blad {1} is gelezen; {2} niet.",
  "1 empty row was passed over above the header.": "Boven de kopregel is 1 lege rij overgeslagen.",
  "{1} empty rows were passed over above the header.": "Boven de kopregel zijn {1#} lege rijen overgeslagen.",
  "1 hidden row was read like all others.": "1 verborgen rij is gelezen zoals alle andere.",
  "{1} hidden rows were read like all others.": "{1#} verborgen rijen zijn gelezen zoals alle andere.",
  "The cell {1}{2} of the sheet {3} stands outside the columns of the header in row {4}.":
    "De cel {1}{2} van het blad {3} staat buiten de kolommen van de kopregel in rij {4#}.",
  "Keep one table in the sheet, with the names of all its columns in its first row.":
    "Houd één tabel in het blad, met de namen van alle kolommen in de eerste rij.",
  "The cells {1} of the sheet {2} are merged into one.":
    "De cellen {1} van het blad {2} zijn tot één cel samengevoegd.",
  "Unmerge them and fill in each, or take titles out of the sheet. {1}":
    "Splits ze en vul elke cel in, of haal titels uit het blad. {1~}",
  "The workbook would have more than {1} MB unpacked, which is not read again.":
    "De werkmap zou uitgepakt meer dan {1#} MB zijn; zo’n werkmap wordt niet meer gelezen.",
  "A workbook has room for {1} rows below its header, and there are more.":
    "Een werkmap heeft onder de kopregel plaats voor {1#} rijen, en er zijn er meer.",
  "A workbook has room for {1} columns, and there are more.":
    "Een werkmap heeft plaats voor {1#} kolommen, en er zijn er meer.",
  "A cell of a workbook has room for {1} characters.": "Een cel van een werkmap heeft plaats voor {1#} tekens.",
  "Write CSV or Parquet instead, which have no such limit.": "Sla op als CSV of Parquet; daar geldt die grens niet.",
  "its directory is not where it should be": "de inhoudsopgave staat niet waar ze hoort",
  "its directory is cut short": "de inhoudsopgave is afgekapt",
  "a part of it is there twice": "een onderdeel zit er twee keer in",
  "the size of a part is missing": "de grootte van een onderdeel ontbreekt",
  "The workbook unpacks to hundreds of times its size, as no honest table does.":
    "De werkmap wordt bij het uitpakken honderden keren zo groot; dat doet geen eerlijke tabel.",
  "The workbook is too large: unpacked it has more than {1} MB.":
    "De werkmap is te groot: uitgepakt is ze meer dan {1#} MB.",
  "Export the table as CSV (UTF-8), for which there is no such limit, and choose that file.":
    "Exporteer de tabel als CSV (UTF-8), waarvoor die grens niet geldt, en kies dat bestand.",
  "a part of it is encrypted": "een onderdeel is versleuteld",
  "a part of it is packed in an unknown way": "een onderdeel is op een onbekende manier ingepakt",
  "a part of it is missing": "een onderdeel ontbreekt",
  "its part {1} cannot be unpacked": "het onderdeel {1} is niet uit te pakken",
  "its part {1} is larger than it says": "het onderdeel {1} is groter dan opgegeven",
  "its part {1} is not what was saved": "het onderdeel {1} is niet wat is opgeslagen",
  workbook: "De werkmap",
};
