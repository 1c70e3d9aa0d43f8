// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of workbooks and Parquet files, in Dutch, under the ids of wasm/files/formats/texts.ts. */
import type * as recognised from "../../../wasm/files/formats/recognise-texts.js";
import type * as texts from "../../../wasm/files/formats/texts.js";
import type { Translated } from "../catalogue.js";

export const formats = {
  "a-binary-workbook": "een binaire Excel-werkmap (.xlsb)",
  "a-gzip-archive": "een gzip-archief",
  "a-json-document": "een JSON-document",
  "a-pdf-document": "een PDF-document",
  "a-row": "Een rij",
  "a-sas-catalogue": "een SAS-catalogus met formaten",
  "a-web-page": "een webpagina, ook al eindigt de naam op .xls",
  "a-word-document": "een Word-document",
  "a-zip-without-workbook": "een zip-archief zonder werkmap erin",
  "an-archive": "een archief",
  "an-arrow-file": "een Arrow- of Feather-bestand",
  "an-old-workbook": "een oude Excel-werkmap (.xls), of een werkmap met een wachtwoord",
  "an-opendocument-file": "een OpenDocument-bestand",
  "an-rtf-document": "een RTF-document",
  "an-sqlite-database": "een SQLite-database",
  "an-xml-document": "een XML-document, ook al eindigt de naam op .xls",
  "as-csv": "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  "as-parquet-or-csv": "Sla de tabel op als Parquet of als CSV (UTF-8).",
  "as-table": "Maak van de records een tabel, met een rij voor elk, en bewaar die als CSV (UTF-8). Spreadsheetprogramma’s en jq kunnen dat.",
  "as-workbook-or-csv": "Sla de tabel op als XLSX of als CSV (UTF-8) en kies dat bestand.",
  "cell-kind-unknown": "er zijn cellen van een onbekende soort",
  "cell-no-date": {
    message: "De cel {cell} van het blad {sheet} heeft de opmaak van een datum, maar bevat er geen.",
    remedy: "Geef de cel een andere opmaak, of verbeter het getal, en kies het bestand opnieuw.",
  },
  "cell-outside-table": {
    message: "De cel {cell} van het blad {sheet} staat buiten de kolommen van de kopregel in rij {header}.",
    remedy: "Houd één tabel in het blad, met de namen van alle kolommen in de eerste rij.",
  },
  "cell-with-error": {
    message: "De cel {cell} van het blad {sheet} bevat de fout {error}.",
    remedy: "Verbeter de formule, of maak de cel leeg, en kies het bestand opnieuw.",
  },
  "cell-without-value": {
    message: "De cel {cell} van het blad {sheet} bevat een formule die nooit is berekend.",
    remedy: "Open de werkmap in een spreadsheetprogramma, sla haar daar op, en kies het bestand opnieuw.",
  },
  "cells-disordered": "de cellen staan niet op volgorde",
  "cells-merged": {
    message: "De cellen {cells} van het blad {sheet} zijn tot één cel samengevoegd.",
    remedy: "Splits ze en vul elke cel in, of haal titels uit het blad. Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "column-misplaced": "de kolom {name} staat niet waar ze hoort",
  "column-missing": "de kolom {name} ontbreekt",
  "columns-left-out": "Weggelaten, want ze bevatten lijsten, structuren of bytes: {columns}. Teksten worden gelezen als ze als STRING zijn geschreven.",
  "columns-taken-as-text": "Gelezen als tekst, want de bytes zijn UTF-8, al noemt het bestand ze geen tekst: {columns}.",
  "contents-unreadable": "de inhoud is niet te lezen",
  damaged: {
    message: "{what} is beschadigd: {detail}.",
    remedy: "Sla het opnieuw op, of download het nog eens. Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "directory-cut": "de inhoudsopgave is afgekapt",
  "directory-misplaced": "de inhoudsopgave staat niet waar ze hoort",
  "empty-rows-above": "Boven de kopregel {rows:is|zijn} {rows} lege {rows:rij|rijen} overgeslagen.",
  "end-missing": "het einde ontbreekt",
  "format-not-read": { message: "Het bestand is {what}; dat wordt niet gelezen.", remedy: "{advice}." },
  "half-character": { message: "Een cel bevat een half teken.", remedy: "Schrijf de cel opnieuw." },
  "hidden-rows-read": "{rows} verborgen {rows:rij is|rijen zijn} gelezen zoals alle andere.",
  "in-sheet": "in het blad {sheet}: {detail}",
  "merged-nowhere": "de samengevoegde cellen liggen nergens",
  "not-a-table": {
    message: "Het bestand is {what}, geen tabel.",
    remedy: "Sla de tabel op als XLSX of als CSV (UTF-8) en kies dat bestand.",
  },
  "number-format-too-long": "een getalopmaak is te lang",
  "number-wrong": "een getal is er geen",
  "only-sheet-read": "Alleen het blad {sheet} is gelezen; {others} niet.",
  "output-column-twice": {
    message: "De kolom {column} zou er twee keer staan.",
    remedy: "Geef er één een andere naam.",
  },
  "output-half-character": { message: "Een cel bevat een half teken.", remedy: "Schrijf de cel opnieuw." },
  "parquet-column-twice": {
    message: "De naam van een kolom staat er twee keer.",
    remedy: "Geef ze verschillende namen.",
  },
  "parquet-encoding-unknown": {
    message: "De kolom {column} is geschreven met de codering {encoding}; die wordt niet gelezen.",
    remedy: "Schrijf het met woordenlijsten (dictionary) of gewoon (plain), of exporteer de tabel als CSV (UTF-8).",
  },
  "parquet-encrypted": { message: "Het Parquet-bestand is versleuteld.", remedy: "Sla het zonder versleuteling op." },
  "parquet-file": "Het Parquet-bestand",
  "parquet-packing-unknown": {
    message: "Het Parquet-bestand is ingepakt met {codec}; dat wordt niet gelezen.",
    remedy: "Schrijf het met een van deze: {codecs}; of exporteer de tabel als CSV.",
  },
  "parquet-too-many-columns": {
    message: "Het Parquet-bestand heeft meer dan {most} kolommen.",
    remedy: "Kies er minder.",
  },
  "parquet-too-many-row-groups": {
    message: "Het Parquet-bestand heeft te veel groepen rijen en kolommen.",
    remedy: "Schrijf het met kleinere groepen rijen (bijvoorbeeld row_group_size=100000), of exporteer de tabel als CSV (UTF-8).",
  },
  "parquet-unpacks-too-large": {
    message: "Het Parquet-bestand wordt bij het uitpakken honderden keren zo groot; dat doet geen eerlijke tabel.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "parquet-without-columns": {
    message: "Het Parquet-bestand heeft geen kolom met gewone waarden.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "part-changed": "het onderdeel {name} is niet wat is opgeslagen",
  "part-encrypted": "een onderdeel is versleuteld",
  "part-missing": "een onderdeel ontbreekt",
  "part-not-unpacked": "het onderdeel {name} is niet uit te pakken",
  "part-packing-unknown": "een onderdeel is op een onbekende manier ingepakt",
  "part-size-missing": "de grootte van een onderdeel ontbreekt",
  "part-too-large": "het onderdeel {name} is groter dan opgegeven",
  "part-twice": "een onderdeel zit er twee keer in",
  "parts-list-missing": "de lijst van de onderdelen ontbreekt",
  "row-group-too-large": {
    message: "Een groep rijen heeft {rows} rijen van {columns} kolommen.",
    remedy: "Schrijf het met kleinere groepen rijen (bijvoorbeeld row_group_size=100000), of exporteer de tabel als CSV (UTF-8).",
  },
  "row-group-unpacks-too-large": {
    message: "Een groep rijen is uitgepakt groter dan {megabytes} MB.",
    remedy: "Schrijf het met kleinere groepen rijen (bijvoorbeeld row_group_size=100000), of exporteer de tabel als CSV (UTF-8).",
  },
  "row-text-too-long": {
    message: "{row} is als tekst meer dan {megabytes} MB.",
    remedy: "Maak de teksten korter, of haal kolommen uit de tabel.",
  },
  "rows-disordered": "de rijen staan niet op volgorde",
  "rows-miscounted": "het aantal rijen is niet wat het bestand zelf opgeeft",
  "save-in-spreadsheet": "Open het in een spreadsheetprogramma en sla het op als XLSX of als CSV (UTF-8).",
  "save-without-password": "Open het in een spreadsheetprogramma en sla het zonder wachtwoord op als XLSX of als CSV (UTF-8).",
  "sheet-empty": {
    message: "Het blad {sheet} heeft geen rij waarin iets staat.",
    remedy: "Noem een ander blad, of kies een ander bestand.",
  },
  "sheet-missing": "het blad {name} ontbreekt",
  "sheet-unknown": { message: "De werkmap heeft geen blad {sheet}.", remedy: "De bladen zijn: {sheets}." },
  "sheets-same": "twee van de bladen zijn hetzelfde",
  "table-too-large": {
    message: "De tabel is te groot: als tekst is ze meer dan 2 GB.",
    remedy: "Verdeel haar over meerdere bestanden.",
  },
  "text-missing": "een cel verwijst naar een tekst die er niet is",
  "the-header": "De kopregel",
  "table-of-sas": "Kies het bestand met de tabel (.sas7bdat).",
  "unpack-it": "Pak het uit en kies het CSV-, XLSX- of Parquet-bestand dat erin zit.",
  workbook: "De werkmap",
  "workbook-cell-too-long": {
    message: "Een cel van een werkmap heeft plaats voor {most} tekens.",
    remedy: "Sla op als CSV of Parquet; daar geldt die grens niet.",
  },
  "workbook-empty": {
    message: "De werkmap heeft geen blad waarin iets staat.",
    remedy: "Noem een ander blad, of kies een ander bestand.",
  },
  "workbook-output-too-large": {
    message: "De werkmap zou uitgepakt meer dan {megabytes} MB zijn; zo’n werkmap wordt niet meer gelezen.",
    remedy: "Sla op als CSV of Parquet; daar geldt die grens niet.",
  },
  "workbook-texts-too-large": {
    message: "De werkmap is te groot: alleen al de teksten zijn meer dan {megabytes} MB.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "workbook-too-large": {
    message: "De werkmap is te groot: uitgepakt is ze meer dan {megabytes} MB.",
    remedy: "Exporteer de tabel als CSV (UTF-8), waarvoor die grens niet geldt, en kies dat bestand.",
  },
  "workbook-too-many-columns": {
    message: "Een werkmap heeft plaats voor {most} kolommen, en er zijn er meer.",
    remedy: "Sla op als CSV of Parquet; daar geldt die grens niet.",
  },
  "workbook-too-many-rows": {
    message: "Een werkmap heeft onder de kopregel plaats voor {most} rijen, en er zijn er meer.",
    remedy: "Sla op als CSV of Parquet; daar geldt die grens niet.",
  },
  "workbook-unpacks-too-large": {
    message: "De werkmap wordt bij het uitpakken honderden keren zo groot; dat doet geen eerlijke tabel.",
    remedy: "Exporteer de tabel als CSV (UTF-8), waarvoor die grens niet geldt, en kies dat bestand.",
  },
  "workbook-without-sheets": {
    message: "De werkmap heeft geen blad met cellen.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
} satisfies Translated<typeof texts & typeof recognised>;
