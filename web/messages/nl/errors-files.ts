// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of files that are read and written, in Dutch: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const files: Catalogue = {
  "The cell is empty, so nobody can say whose answer this is.":
    "De cel is leeg; niemand kan dus zeggen van wie dit antwoord is.",
  "Name the person.": "Vul in wie het is.",
  '"{1}" stands in line {2} already; two reports of one person say more than the guarantee allows.':
    "“{1}” staat al op regel {2#}; twee berichten van één persoon zeggen meer dan de belofte toelaat.",
  '"{1}" stands in row {2} already; two reports of one person say more than the guarantee allows.':
    "“{1}” staat al op rij {2#}; twee berichten van één persoon zeggen meer dan de belofte toelaat.",
  "Keep one row of each person, or choose a column that tells all people apart.":
    "Houd per persoon één rij over, of kies een kolom die alle mensen uit elkaar houdt.",
  'Nobody here has "{1}". That there are such people a sample does not rule out, and how the protocol fares with them it cannot tell.':
    "Niemand in deze gegevens heeft “{1}”. Een steekproef sluit niet uit dat er zulke mensen zijn, en wat het protocol bij hen doet, is daaruit niet af te leiden.",
  "Use data in which each category of the protocol occurs.":
    "Gebruik gegevens waarin elke categorie van het protocol voorkomt.",
  'The protocol does not know the category "{1}".': "Het protocol kent de categorie “{1}” niet.",
  "Use data with the protocol's categories, or design a protocol from these data.":
    "Gebruik gegevens met de categorieën van het protocol, of maak een protocol uit deze gegevens.",
  'The column "{1}" has more than {2} different values ({3} up to line {4}).':
    "De kolom “{1}” heeft meer dan {2#} verschillende waarden ({3#} tot en met regel {4#}).",
  'The column "{1}" has more than {2} different values ({3} up to row {4}).':
    "De kolom “{1}” heeft meer dan {2#} verschillende waarden ({3#} tot en met rij {4#}).",
  "Divide it into ranges, merge its values into fewer categories, or choose another column.":
    "Verdeel haar in klassen, voeg waarden samen tot minder categorieën, of kies een andere kolom.",
  "The cell is empty, which is none of the categories.": "De cel is leeg, en leeg is geen van de categorieën.",
  '"{1}" is none of the categories that were fixed before.':
    "“{1}” is geen van de categorieën die eerder zijn vastgelegd.",
  "{1}Correct the cell, or say which category it counts as.":
    "{1~}Verbeter de cel, of geef aan als welke categorie ze telt.",
  'Did you mean "{1}"? ': "Bedoelde u “{1}”? ",
  'The column "{1}" has a single value ("{2}").': "De kolom “{1}” heeft maar één waarde (“{2}”).",
  "Choose a column with two different values or more.": "Kies een kolom met minstens twee verschillende waarden.",
  "The columns {1} have more than {2} combinations of values ({3} up to line {4}).":
    "De kolommen {1} hebben meer dan {2#} combinaties van waarden ({3#} tot en met regel {4#}).",
  "The columns {1} have more than {2} combinations of values ({3} up to row {4}).":
    "De kolommen {1} hebben meer dan {2#} combinaties van waarden ({3#} tot en met rij {4#}).",
  "Merge values into fewer categories, or choose fewer columns.":
    "Voeg waarden samen tot minder categorieën, of kies minder kolommen.",
  '"{1}" is no number, and the column is divided into ranges.':
    "“{1}” is geen getal, en de kolom is in klassen verdeeld.",
  "Say whether numbers have a decimal point or a decimal comma.":
    "Geef aan of getallen een decimale punt of een decimale komma hebben.",
  "Correct the cell, or count it as missing.": "Verbeter de cel, of tel haar als ontbrekend.",
  "The file has a header but no rows.": "Het bestand heeft een kopregel maar geen rijen.",
  "Choose a file with data.": "Kies een bestand met gegevens.",
  "All weights are zero.": "Alle gewichten zijn nul.",
  "The sum of the weights is too large.": "De som van de gewichten is te groot.",
  "Choose a column that says how much each row counts.": "Kies een kolom die zegt hoe zwaar elke rij telt.",
  "to be kept back": "geheim te houden",
  "to be shared": "te delen",
  "{1} columns are {2}.": "Er zijn {1#} kolommen {2~}.",
  'The column "{1}" is {2} twice.': "De kolom “{1}” is twee keer {2~}.",
  "Name one column, or up to {1} different ones.": "Noem één kolom, of hoogstens {1#} verschillende.",
  'The column "{1}" is chosen both as the secret and as the data.':
    "De kolom “{1}” is zowel als geheim als om te delen gekozen.",
  "Choose two different columns.": "Kies twee verschillende kolommen.",
  'The column "{1}" is chosen as the weight and as the {2}.': "De kolom “{1}” is als gewicht gekozen en ook {2~}.",
  "Choose another column as the weight, or none.": "Kies een andere kolom als gewicht, of geen.",
  'The weight "{1}" would be read as another number.': "Het gewicht “{1}” zou als een ander getal worden gelezen.",
  "A weight is missing.": "Er ontbreekt een gewicht.",
  '"{1}" is not a weight.': "“{1}” is geen gewicht.",
  "Weights are finite numbers, zero or more, with a decimal point.":
    "Gewichten zijn eindige getallen van 0 of meer, met een decimale punt.",
  "A sum of weights is no number that a double can hold.":
    "Een som van gewichten kan niet precies als getal worden opgeslagen.",
  "Give smaller weights: whole numbers are exact up to 2^53 in every case.":
    "Geef kleinere gewichten: gehele getallen zijn tot 2^53 altijd precies.",
  "{1}, or export the table again as CSV.": "{1~}, of exporteer de tabel opnieuw als CSV.",
  'Write a quote inside a quoted cell twice ("")':
    'Schrijf een aanhalingsteken binnen een cel tussen aanhalingstekens twee keer ("")',
  "A quote is opened but never closed.": "Een aanhalingsteken wordt geopend maar nergens gesloten.",
  "A row is longer than {1} MB.": "Een rij is langer dan {1#} MB.",
  "Check where its line ends, or shorten its texts": "Kijk waar de regel eindigt, of maak de teksten erin korter",
  "Text follows a closing quote.": "Na een sluitend aanhalingsteken volgt nog tekst.",
  "A cell begins with blanks and a quote.": "Een cel begint met spaties en een aanhalingsteken.",
  "Remove the blanks before the quote": "Verwijder de spaties voor het aanhalingsteken",
  "Export the table as CSV (UTF-8) and choose that file.": "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  "a workbook or another zip archive": "een werkmap of een ander zip-archief",
  "a Parquet file": "een Parquet-bestand",
  "The file is {1}, not a text file.": "Het bestand is {1~}, geen tekstbestand.",
  "The file is not a text file: it holds the control character {1}.":
    "Het bestand is geen tekstbestand: het bevat het besturingsteken {1}.",
  "The first line of the file is empty.": "De eerste regel van het bestand is leeg.",
  "The file has no header: in its first line, column {1} looks like a value, not a name.":
    "Het bestand heeft geen kopregel: op de eerste regel lijkt kolom {1#} op een waarde, niet op een naam.",
  "Put a first line with the names of the columns into the file.":
    "Zet boven in het bestand een regel met de namen van de kolommen.",
  'There is no column "{1}" in the file.': "Het bestand heeft geen kolom “{1}”.",
  "Check the first line of the file: it must name the columns.":
    "Kijk naar de eerste regel van het bestand: daar moeten de namen van de kolommen staan.",
  'The name "{1}" stands twice in the header (columns {2} and {3}).':
    "De naam “{1}” staat twee keer in de kopregel (kolommen {2#} en {3#}).",
  "Give the columns different names in the file.": "Geef de kolommen in het bestand verschillende namen.",
  "(no name)": "(geen naam)",
  "{1}The columns are: {2} and {3} more.": "{1~}De kolommen zijn: {2} en nog {3#}.",
  "{1}The columns are: {2}.": "{1~}De kolommen zijn: {2}.",
  "The platform offers no cryptographic randomness.": "Dit apparaat biedt geen cryptografisch toeval.",
  "Use an up-to-date browser or system; nothing weaker will do.":
    "Gebruik een actuele browser of een actueel systeem; met minder kan het niet.",
  "What the platform offers as cryptographic randomness is always the same.":
    "Wat dit apparaat als cryptografisch toeval biedt, is steeds hetzelfde.",
  "Find out what has replaced crypto.getRandomValues, an extension or a test perhaps; nothing weaker will do.":
    "Zoek uit wat crypto.getRandomValues heeft vervangen, een extensie of een test misschien; met minder kan het niet.",
  "The file has more rows than reports can be derived for by the number of the row.":
    "Het bestand heeft meer rijen dan waarvoor berichten uit het rijnummer kunnen worden afgeleid.",
  "Split the file, or name the column that says who is who.":
    "Splits het bestand, of noem de kolom die zegt wie wie is.",
  '"{1}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.':
    "“{1}” kan niet worden gemeld: deze combinatie van waarden kwam niet voor in de gegevens waarvoor het protocol is gemaakt.",
  "Correct the row, or design a protocol from data that have this combination.":
    "Verbeter de rij, of maak een protocol uit gegevens waarin deze combinatie voorkomt.",
  "it never occurred in the data that the protocol was designed for":
    "dit kwam niet voor in de gegevens waarvoor het protocol is gemaakt",
  "the protocol does not know it": "het protocol kent dit niet",
  "The cell is empty, and {1}.": "De cel is leeg: {1~}.",
  '"{1}" cannot be reported: {2}.': "“{1}” kan niet worden gemeld: {2~}.",
  "Correct the cell, or design a protocol from data that has this category.":
    "Verbeter de cel, of maak een protocol uit gegevens waarin deze categorie voorkomt.",
  'Did you mean "{1}"? Correct the cell, or design a protocol from data that has this category.':
    "Bedoelde u “{1}”? Verbeter de cel, of maak een protocol uit gegevens waarin deze categorie voorkomt.",
  "The file holds no reports.": "Het bestand bevat geen berichten.",
  "Choose a file with reports.": "Kies een bestand met berichten.",
  "The counts are too large.": "De aantallen zijn te groot.",
  "Count fewer than 2^53 reports.": "Tel minder dan 2^53 berichten.",
  'The file has a column "{1}": its rows seem to stand for as many reports each.':
    "Het bestand heeft een kolom “{1}”: elke rij lijkt voor zoveel berichten te staan.",
  'If so, call the other column "{1}" and read it as counts; otherwise give the column "{2}" another name.':
    "Is dat zo, noem de andere kolom dan “{1}”, zodat ze als aantallen wordt gelezen; geef anders de kolom “{2}” een andere naam.",
  'The reports "{1}" and "{2}" cannot be told apart in a file, where the first is written like the second.':
    "De berichten “{1}” en “{2}” zijn in een bestand niet uit elkaar te houden: daar wordt het eerste geschreven zoals het tweede.",
  "Rename one of the categories and design the protocol again.":
    "Geef een van de categorieën een andere naam en maak het protocol opnieuw.",
  '"{1}" is no report of this protocol, whose reports have {2} letters, each {3} or {4}.':
    "“{1}” is geen bericht van dit protocol: de berichten ervan hebben {2#} letters, elk {3} of {4}.",
  "It is a category of the data: if the file was written with values instead of reports, have it read as that (--written values).":
    "Het is een categorie van de gegevens: bevat het bestand waarden in plaats van berichten, laat het dan zo lezen.",
  'Did you mean "{1}"? Use the protocol that the reports were made with.':
    "Bedoelde u “{1}”? Gebruik het protocol waarmee de berichten zijn gemaakt.",
  "The cell is empty.": "De cel is leeg.",
  "A count is missing.": "Er ontbreekt een aantal.",
  '"{1}" is no count.': "“{1}” is geen aantal.",
  "Counts are whole numbers, zero or more, in digits alone.":
    "Aantallen zijn gehele getallen van 0 of meer, met alleen cijfers geschreven.",
  "Make room there and allow the page to write, or save the file in another place.":
    "Maak daar ruimte en geef de pagina toestemming om te schrijven, of sla het bestand ergens anders op.",
  "The output cannot be written: {1}.": "Het resultaat kan niet worden weggeschreven: {1}.",
  "The file changed or vanished while it was read{1}.": "Het bestand is tijdens het lezen veranderd of verdwenen{1}.",
  "Close the program that writes to it and choose the file again.":
    "Sluit het programma dat erin schrijft en kies het bestand opnieuw.",
  "The file is empty.": "Het bestand is leeg.",
  "Choose a CSV file with a header line.": "Kies een CSV-bestand met een kopregel.",
  "The header is longer than {1} MB.": "De kopregel is langer dan {1#} MB.",
  "Check where the first line of the file ends, or take columns out of the table.":
    "Kijk waar de eerste regel van het bestand eindigt, of haal kolommen uit de tabel.",
  "A row has {1} {2}, but the header has {3}.": "Een rij heeft {1#} {2~}, maar de kopregel heeft er {3#}.",
  "Correct the row, or put cells that contain the delimiter into double quotes.":
    "Verbeter de rij, of zet cellen waarin het scheidingsteken voorkomt tussen dubbele aanhalingstekens.",
  "The text cannot be decoded as {1}.": "De tekst is niet te lezen als {1}.",
  "Save the file as CSV in UTF-8 and choose it again.": "Sla het bestand op als CSV in UTF-8 en kies het opnieuw.",
  cell: "cel",
  cells: "cellen",
  secret: "als geheim",
  data: "om te delen",
};
