// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of protocol files, and what the checks say of them, in Dutch: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const protocols: Catalogue = {
  "{1}.mixing is more than 1": "{1}.mixing is groter dan 1",
  "{1} is {2} instead of 64 hexadecimal digits": "{1} is {2~} in plaats van 64 hexadecimale cijfers",
  "The certificate states another worst ratio than the channel has.":
    "Het certificaat noemt een andere grootste verhouding dan het kanaal heeft.",
  "The categories and counts are not those that the certificate is for.":
    "De categorieën en aantallen zijn niet die waarvoor het certificaat is gemaakt.",
  "The document is not the one that the certificate is for.":
    "Het document is niet dat waarvoor het certificaat is gemaakt.",
  "The stated leakage under {1} is not that of the channel.":
    "Wat volgens het bestand onder {1} wordt prijsgegeven, is niet wat het kanaal prijsgeeft.",
  "The stated information is not what the channel keeps.": "De vermelde informatie is niet wat het kanaal behoudt.",
  "The stated entropy is not that of the data.": "De vermelde entropie is niet die van de gegevens.",
  "The stated gap is not what the bound leaves.": "Het vermelde verschil is niet wat de grens overlaat.",
  "The stated bound is below what the channel keeps.": "De vermelde grens ligt lager dan wat het kanaal behoudt.",
  '{1} lacks "{2}"': "bij {1~} ontbreekt “{2}”",
  "{1} has an unknown field {2}": "{1~} heeft een onbekend veld {2}",
  "{1} is not an object": "{1~} is geen object",
  "{1} is not a list": "{1~} is geen lijst",
  "{1} has {2} {3} instead of {4}": "{1~} heeft {2#} {3~} in plaats van {4#}",
  "{1} has {2} twice": "{1~} heeft {2} twee keer",
  "{1} holds {2} instead of a text": "{1~} bevat {2~} in plaats van een tekst",
  "{1} holds the control character {2}": "{1~} bevat het besturingsteken {2}",
  "{1} holds half a character": "{1~} bevat een half teken",
  "{1} is empty": "{1~} is leeg",
  "{1} is {2} instead of a name in small letters": "{1~} is {2~} in plaats van een naam in kleine letters",
  "{1} holds {2} instead of a non-negative integer of at most {3} digits":
    "{1~} bevat {2~} in plaats van een geheel getal van minstens 0 met hoogstens {3#} cijfers",
  "{1} is {2} instead of a finite number": "{1~} is {2~} in plaats van een eindig getal",
  "{1} is negative": "{1~} is negatief",
  "{1} is {2} instead of true or left out": "{1~} is {2~} in plaats van true of weggelaten",
  "{1} holds {2} instead of an index below {3}": "{1~} bevat {2~} in plaats van een index kleiner dan {3#}",
  "a {1}": "een {1}",
  "a list": "een lijst",
  "an object": "een object",
  "rldp needs seesSecret, and whole numbers in prior.": "rldp vraagt om seesSecret en om gehele getallen in prior.",
  "rldp needs the parameter alpha, and guarantee.known.radius.":
    "rldp vraagt om de parameter alpha en om guarantee.known.radius.",
  "guarantee.known.most is there just with ranges.": "guarantee.known.most staat er alleen als ranges er staat.",
  "guarantee.known.{1} is not a table like prior, of integers up to 2^40.":
    "guarantee.known.{1} is geen tabel zoals prior, van gehele getallen tot 2^40.",
  "guarantee.known.radius is too small for alpha.": "guarantee.known.radius is te klein voor alpha.",
  "{1} is not a list of as many and such as it must be.":
    "{1} is geen lijst van het vereiste aantal en de vereiste soort.",
  "This is no Sluice protocol file of version 1.": "Dit is geen protocolbestand van Sluice, versie 1.",
  "epsilon or seesSecret is not what it must be.": "epsilon of seesSecret is niet wat het moet zijn.",
  "There are too few names, or a name twice.": "Er zijn te weinig namen, of een naam staat er twee keer.",
  "prior has a line of zeros.": "prior heeft een regel met alleen nullen.",
  "data.columns are too many, or do not tell the categories apart.":
    "data.columns zijn er te veel, of ze houden de categorieën niet uit elkaar.",
  "channel.denominator or channel.marks is wrong.": "channel.denominator of channel.marks klopt niet.",
  "A bound has no level, or is no number.": "Een grens heeft geen niveau, of is geen getal.",
  "certificate is not what it must be.": "certificate is niet wat het moet zijn.",
  "{1} is unknown, or not with seesSecret.": "{1} is onbekend, of gaat niet samen met seesSecret.",
  "guarantee.parameters: no pairs, or not different names.":
    "guarantee.parameters: geen paren, of namen die niet verschillen.",
  "The levels of the bounds have to be {1}.": "De niveaus van de grenzen moeten {1} zijn.",
  "channel.weights[{1}] does not sum to 2^62.": "channel.weights[{1}] telt niet op tot 2^62.",
  "The bound of level {1} is not from 1 to e^(level epsilon).":
    "De grens van niveau {1} ligt niet tussen 1 en e^(niveau × epsilon).",
  "A ratio exceeds its bound: {1}.": "Een verhouding is groter dan haar grens: {1}.",
  "certificate.worst is not {1}.": "certificate.worst is niet {1}.",
  "certificate.slack is not {1}.": "certificate.slack is niet {1}.",
  "certificate.counts is another hash.": "certificate.counts is een andere hash.",
  "certificate.protocol is another hash.": "certificate.protocol is een andere hash.",
  "No protocol: {1}": "Geen protocol: {1}",
  "{1} is about the column {2}, which plays no part": "{1~} gaat over de kolom {2}, die geen rol speelt",
  "{1}.comma is for columns that are divided into ranges": "{1}.comma is voor kolommen die in klassen zijn verdeeld",
  "the cells of {1}": "de cellen van {1}",
  "{1} names {2}, with blanks around it": "{1~} noemt {2}, met spaties eromheen",
  "{1} has {2} entries instead of 1 to {3}": "{1~} heeft {2#} elementen in plaats van 1 tot en met {3#}",
  "{1} does not rise": "{1~} loopt niet op",
  "{1}[{2}].cells is empty": "{1}[{2}].cells is leeg",
  "{1}.denominator is zero": "{1}.denominator is nul",
  "{1} of {2}": "{1~} van {2}",
  "the level of {1} in {2}": "het niveau van {1~} in {2}",
  "{1} against {2}": "{1} tegenover {2}",
  " at {1}": " bij {1}",
  "parameters.ranges cannot be asked for, the protocol decides it":
    "parameters.ranges is niet op te geven: het protocol bepaalt dat",
  ", which knows neither NaN nor Infinity": ": JSON kent NaN en Infinity niet",
  "it is not JSON{1}": "het is geen JSON{1~}",
  "it has a field twice in one object": "een veld staat twee keer in hetzelfde object",
  "it is nested too deeply": "het is te diep genest",
  "the number in line {1} would be read as another one: no double is near enough to it":
    "het getal op regel {1#} zou als een ander getal worden gelezen: geen double komt er dicht genoeg bij",
  "These are answers that have been released before, and no {1}.":
    "Deze antwoorden zijn eerder vrijgegeven; het zijn geen {1~}.",
  "Release them as what they are, or choose the file that was meant.":
    "Geef ze vrij als wat ze zijn, of kies het bestand dat bedoeld was.",
  "The ledger has releases of several observations, and nobody can tell of which of them this one is.":
    "Op de rekening staan vrijgaven van verschillende waarnemingen, en niemand kan zeggen bij welke daarvan deze hoort.",
  "Keep a ledger for each observation.": "Houd voor elke waarneming een eigen rekening bij.",
  "Together with what has been released before this would reach {1}":
    "Samen met wat eerder is vrijgegeven, zou dit {1#} bereiken",
  "Together with what has been released before this would rule something out for certain":
    "Samen met wat eerder is vrijgegeven, zou dit iets met zekerheid uitsluiten",
  "{1}, and the budget is {2} of {3}.": "{1~}, en het budget is {2#} onder {3}.",
  "Release nothing more of these answers, or design one protocol for all that is to be released.":
    "Geef van deze antwoorden niets meer vrij, of maak één protocol voor alles wat wordt vrijgegeven.",
  "{1} Spent: {2}; requested: {3}; remaining: {4} of {5} nats ({6}).":
    "{1~} Verbruikt: {2~}; gevraagd: {3~}; over: {4~} van {5~} nats ({6}).",
  "no bound": "onbegrensd",
  "This is not a ledger: {1}.": "Dit is geen rekening: {1~}.",
  "Use the ledger as it was written.": "Gebruik de rekening zoals ze is opgeslagen.",
  "the ledger": "de rekening",
  '"format" is not "sluice-ledger"': "“format” is niet “sluice-ledger”",
  "version {1} is not known, only 1 is": "versie {1~} is niet bekend, alleen 1",
  '"secret" is not 64 hexadecimal digits': "“secret” bestaat niet uit 64 hexadecimale cijfers",
  "independent samples": "onafhankelijke steekproeven",
  "independent secrets": "onafhankelijke geheimen",
  "{1}.of is {2}": "{1}.of is {2~}",
  'The column "{1}" is what is released or kept back, and names nobody.':
    "De kolom “{1}” is wat wordt vrijgegeven of geheimgehouden, en zegt niet wie iemand is.",
  "Choose the column that says who is who, or none.": "Kies de kolom die zegt wie wie is, of geen.",
  "The protocol does not keep its guarantee{1}": "Het protocol houdt zijn belofte niet{1~}",
  "Do not use this protocol file; design the protocol again.":
    "Gebruik dit protocolbestand niet; maak het protocol opnieuw.",
  "the secret": "het geheim",
  "what the reports stand for": "waar de berichten voor staan",
  'The column "{1}" is named like {2} and cannot be kept.':
    "De kolom “{1}” heet net als {2~} en kan niet worden doorgegeven.",
  "Keep other columns or none; if it is something else, give it another name in the file.":
    "Geef andere kolommen door of geen; is het iets anders, geef de kolom dan een andere naam in het bestand.",
  'The column "{1}" tells "{2}" exactly: beside it the reports keep nothing back.':
    "De kolom “{1}” verraadt “{2}” precies: ernaast houden de berichten niets achter.",
  'The column "{1}" tells "{2}" of nearly every row: beside it the reports keep next to nothing back.':
    "De kolom “{1}” verraadt “{2}” van bijna elke rij: ernaast houden de berichten vrijwel niets achter.",
  "Leave it out, or say that it is to be passed on all the same.":
    "Laat haar weg, of zeg dat ze toch moet worden doorgegeven.",
  'The column "{1}" is not kept, so that nothing has to be known of it.':
    "De kolom “{1}” wordt niet doorgegeven, dus hoeft er niets van bekend te zijn.",
  "Keep it, or leave it out of both.": "Geef haar door, of laat haar in beide weg.",
  'The column "{1}" is kept twice.': "De kolom “{1}” wordt twee keer doorgegeven.",
  "Name each column once.": "Noem elke kolom één keer.",
  'The protocol does not keep its guarantee: the weights of "{1}" sum to {2}, not to {3}.':
    "Het protocol houdt zijn belofte niet: de gewichten van “{1}” tellen op tot {2}, niet tot {3}.",
  "the document": "het document",
  '"format" is not "sluice-protocol"': "“format” is niet “sluice-protocol”",
  "secret and data have the same name": "geheim en gegevens hebben dezelfde naam",
  '"channel" has marks, which are for channels that see the data only':
    "“channel” heeft marks; die zijn voor kanalen die alleen de gegevens zien",
  '"guarantee.known" stands beside the parameter alpha, and only there':
    "“guarantee.known” hoort bij de parameter alpha, en alleen daarbij",
  '"guarantee.known.most" stands beside the parameter ranges, and only there':
    "“guarantee.known.most” hoort bij de parameter ranges, en alleen daarbij",
  "{1}.columns has {2} entries instead of 2 to {3}": "{1}.columns heeft {2#} elementen in plaats van 2 tot en met {3#}",
  "the names of {1}.columns": "bij de namen van {1}.columns",
  "{1} has fewer than two categories": "{1} heeft minder dan twee categorieën",
  "{1} lists {2} both as used and as dropped": "{1} noemt {2} zowel gebruikt als weggelaten",
  "prior does not have a positive, finite sum": "prior heeft geen positieve, eindige som",
  "prior[{1}], {2}, has no weight": "prior[{1}], {2}, heeft geen gewicht",
  "prior has no weight for {1}": "prior heeft geen gewicht voor {1}",
  'channel.denominator is not "{1}"': "channel.denominator is niet “{1}”",
  "channel.reports are not the categories of the data, which are what is marked":
    "channel.reports zijn niet de categorieën van de gegevens, die worden aangekruist",
  'channel.marks.own is not "{1}", half of the denominator': "channel.marks.own is niet “{1}”, de helft van de noemer",
  "channel.marks.other is more than channel.marks.own": "channel.marks.other is groter dan channel.marks.own",
  "{1}.parameters.neighbours names no pair": "{1}.parameters.neighbours noemt geen enkel paar",
  "channel.reports is empty": "channel.reports is leeg",
  "the report {1} can never occur": "het bericht {1} kan nooit voorkomen",
  "{1} names a category twice": "{1} noemt een categorie twee keer",
  "prior[{1}][{2}] is {3}, but with an alpha it has to count people":
    "prior[{1}][{2}] is {3#}, maar met een alpha moet het mensen tellen",
  "a notion of leakage": "een maat voor wat wordt prijsgegeven",
  "The protocol file cannot be used: {1}.": "Het protocolbestand is niet te gebruiken: {1~}.",
  "Choose a protocol file as Sluice wrote it, or design the protocol again.":
    "Kies een protocolbestand zoals Sluice het heeft geschreven, of maak het protocol opnieuw.",
  "it is larger than {1} MB": "het is groter dan {1#} MB",
  "These protocols were made from different tables: what they say together depends on how their columns go together.":
    "Deze protocollen zijn uit verschillende tabellen gemaakt: wat ze samen zeggen, hangt af van hoe hun kolommen samenhangen.",
  "Give the data, with all columns that are released and the secret.":
    "Geef de gegevens, met alle kolommen die worden vrijgegeven en met het geheim.",
  'These are not the people that the protocol for "{1}" was made for: its table has other counts.':
    "Dit zijn niet de mensen waarvoor het protocol voor “{1}” is gemaakt: de tabel ervan heeft andere aantallen.",
  "Use the data that all protocols were made from, weighted as they were.":
    "Gebruik de gegevens waaruit alle protocollen zijn gemaakt, met dezelfde gewichten.",
  "Of {1} combinations of values {2} occur with nobody in these data. That there are such people a sample does not rule out, and what the releases say of them together cannot be told.":
    "Van {1#} combinaties van waarden komen er {2#} in deze gegevens bij niemand voor. Een steekproef sluit niet uit dat er zulke mensen zijn, en wat de vrijgaven samen over hen zeggen, valt niet te bepalen.",
  "Merge categories until each combination occurs, or release one column only.":
    "Voeg categorieën samen tot elke combinatie voorkomt, of geef maar één kolom vrij.",
  'These protocols are about different secrets: "{1}" and "{2}".':
    "Deze protocollen gaan over verschillende geheimen: “{1}” en “{2}”.",
  "Verify those together that are about one secret.": "Controleer samen wat over hetzelfde geheim gaat.",
  'These protocols make categories of the column "{1}" in different ways.':
    "Deze protocollen maken op verschillende manieren categorieën van de kolom “{1}”.",
  "Design protocols that are to be used together with the same ranges and the same missing and merged values.":
    "Maak protocollen die samen worden gebruikt met dezelfde klassen en met dezelfde ontbrekende en samengevoegde waarden.",
  'The reports of the protocol "{1}" are sets, too many of them to be verified together with others under another table.':
    "De berichten van het protocol “{1}” zijn verzamelingen, te veel om samen met andere onder een andere tabel te controleren.",
  "Use a protocol with fewer reports.": "Gebruik een protocol met minder berichten.",
  'The table has no column "{1}".': "De tabel heeft geen kolom “{1}”.",
  "Give data that have it.": "Geef gegevens die de kolom bevatten.",
  'A protocol does not know the category "{1}".': "Een protocol kent de categorie “{1}” niet.",
  "Use data with the protocols' categories.": "Gebruik gegevens met de categorieën van de protocollen.",
  entry: "element",
  entries: "elementen",
  nothing: "niets",
  ": {1}": ": {1~}",
  "{1}.{2} {3}. {4}": "{1}.{2} {3~}. {4~}",
  "guarantee.known.least[{1}] {2}": "guarantee.known.least[{1}] {2~}",
  "guarantee.known.most[{1}] {2}": "guarantee.known.most[{1}] {2~}",
  "leaves out what the sample does not rule out.": "laat verdelingen weg die de steekproef toelaat.",
};
