// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of protocol files, and what the checks say of them, in German: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const protocols: Catalogue = {
  "{1}.mixing is more than 1": "{1}.mixing ist größer als 1",
  "{1} is {2} instead of 64 hexadecimal digits": "{1} ist {2~} statt 64 hexadezimaler Ziffern",
  "The certificate states another worst ratio than the channel has.":
    "Das Zertifikat nennt ein anderes größtes Verhältnis, als der Kanal hat.",
  "The categories and counts are not those that the certificate is for.":
    "Die Kategorien und Anzahlen sind nicht die, für die das Zertifikat ausgestellt wurde.",
  "The document is not the one that the certificate is for.":
    "Das Dokument ist nicht das, für welches das Zertifikat ausgestellt wurde.",
  "The stated leakage under {1} is not that of the channel.":
    "Was laut Datei unter {1} preisgegeben wird, ist nicht das, was der Kanal preisgibt.",
  "The stated information is not what the channel keeps.":
    "Die genannte Information ist nicht die, die der Kanal bewahrt.",
  "The stated entropy is not that of the data.": "Die genannte Entropie ist nicht die der Daten.",
  "The stated gap is not what the bound leaves.": "Die genannte Lücke ist nicht die, welche die Schranke lässt.",
  "The stated bound is below what the channel keeps.": "Die genannte Schranke liegt unter dem, was der Kanal bewahrt.",
  '{1} lacks "{2}"': "bei {1~} fehlt „{2}“",
  "{1} has an unknown field {2}": "{1~} hat ein unbekanntes Feld {2}",
  "{1} is not an object": "{1~} ist kein Objekt",
  "{1} is not a list": "{1~} ist keine Liste",
  "{1} has {2} {3} instead of {4}": "{1~} hat {2#} {3~} statt {4#}",
  "{1} has {2} twice": "{1~} hat {2} zweimal",
  "{1} holds {2} instead of a text": "{1~} enthält {2~} statt eines Textes",
  "{1} holds the control character {2}": "{1~} enthält das Steuerzeichen {2}",
  "{1} holds half a character": "{1~} enthält ein halbes Zeichen",
  "{1} is empty": "{1~} ist leer",
  "{1} is {2} instead of a name in small letters": "{1~} ist {2~} statt eines Namens in Kleinbuchstaben",
  "{1} holds {2} instead of a non-negative integer of at most {3} digits":
    "{1~} enthält {2~} statt einer ganzen Zahl ab 0 mit höchstens {3#} Ziffern",
  "{1} is {2} instead of a finite number": "{1~} ist {2~} statt einer endlichen Zahl",
  "{1} is negative": "{1~} ist negativ",
  "{1} is {2} instead of true or left out": "{1~} ist {2~}, statt true zu sein oder zu fehlen",
  "{1} holds {2} instead of an index below {3}": "{1~} enthält {2~} statt eines Index unter {3#}",
  "a {1}": "ein {1}",
  "a list": "eine Liste",
  "an object": "ein Objekt",
  "rldp needs seesSecret, and whole numbers in prior.": "rldp braucht seesSecret und ganze Zahlen in prior.",
  "rldp needs the parameter alpha, and guarantee.known.radius.":
    "rldp braucht den Parameter alpha und guarantee.known.radius.",
  "guarantee.known.most is there just with ranges.": "guarantee.known.most steht nur zusammen mit ranges da.",
  "guarantee.known.{1} is not a table like prior, of integers up to 2^40.":
    "guarantee.known.{1} ist keine Tabelle wie prior, aus ganzen Zahlen bis 2^40.",
  "guarantee.known.radius is too small for alpha.": "guarantee.known.radius ist zu klein für alpha.",
  "{1} is not a list of as many and such as it must be.": "{1} ist keine Liste der nötigen Länge und Art.",
  "This is no Sluice protocol file of version 1.": "Das ist keine Protokolldatei von Sluice, Version 1.",
  "epsilon or seesSecret is not what it must be.": "epsilon oder seesSecret ist nicht, was es sein muss.",
  "There are too few names, or a name twice.": "Es gibt zu wenige Namen, oder ein Name steht zweimal da.",
  "prior has a line of zeros.": "prior hat eine Zeile aus lauter Nullen.",
  "data.columns are too many, or do not tell the categories apart.":
    "data.columns sind zu viele, oder sie unterscheiden die Kategorien nicht.",
  "channel.denominator or channel.marks is wrong.": "channel.denominator oder channel.marks stimmt nicht.",
  "A bound has no level, or is no number.": "Eine Schranke hat keine Stufe oder ist keine Zahl.",
  "certificate is not what it must be.": "certificate ist nicht, was es sein muss.",
  "{1} is unknown, or not with seesSecret.": "{1} ist unbekannt oder geht nicht mit seesSecret zusammen.",
  "guarantee.parameters: no pairs, or not different names.":
    "guarantee.parameters: keine Paare, oder keine verschiedenen Namen.",
  "The levels of the bounds have to be {1}.": "Die Stufen der Schranken müssen {1} sein.",
  "channel.weights[{1}] does not sum to 2^62.": "channel.weights[{1}] ergibt in der Summe nicht 2^62.",
  "The bound of level {1} is not from 1 to e^(level epsilon).":
    "Die Schranke der Stufe {1} liegt nicht zwischen 1 und e^(Stufe × epsilon).",
  "A ratio exceeds its bound: {1}.": "Ein Verhältnis übersteigt seine Schranke: {1}.",
  "certificate.worst is not {1}.": "certificate.worst ist nicht {1}.",
  "certificate.slack is not {1}.": "certificate.slack ist nicht {1}.",
  "certificate.counts is another hash.": "certificate.counts ist ein anderer Hash.",
  "certificate.protocol is another hash.": "certificate.protocol ist ein anderer Hash.",
  "No protocol: {1}": "Kein Protokoll: {1}",
  "{1} is about the column {2}, which plays no part": "{1~} betrifft die Spalte {2}, die keine Rolle spielt",
  "{1}.comma is for columns that are divided into ranges": "{1}.comma ist für Spalten, die in Bereiche geteilt sind",
  "the cells of {1}": "die Zellen von {1}",
  "{1} names {2}, with blanks around it": "{1~} nennt {2}, mit Leerzeichen darum",
  "{1} has {2} entries instead of 1 to {3}": "{1~} hat {2#} Einträge statt 1 bis {3#}",
  "{1} does not rise": "{1~} steigt nicht an",
  "{1}[{2}].cells is empty": "{1}[{2}].cells ist leer",
  "{1}.denominator is zero": "{1}.denominator ist null",
  "{1} of {2}": "{1~} von {2}",
  "the level of {1} in {2}": "die Stufe von {1~} in {2}",
  "{1} against {2}": "{1} gegenüber {2}",
  " at {1}": " bei {1}",
  "parameters.ranges cannot be asked for, the protocol decides it":
    "parameters.ranges lässt sich nicht verlangen: Das Protokoll entscheidet darüber",
  ", which knows neither NaN nor Infinity": ": JSON kennt weder NaN noch Infinity",
  "it is not JSON{1}": "sie ist kein JSON{1~}",
  "it has a field twice in one object": "ein Feld steht zweimal im selben Objekt",
  "it is nested too deeply": "sie ist zu tief verschachtelt",
  "the number in line {1} would be read as another one: no double is near enough to it":
    "die Zahl in Zeile {1#} würde als eine andere gelesen: Kein Double liegt nah genug bei ihr",
  "These are answers that have been released before, and no {1}.":
    "Diese Antworten wurden schon einmal freigegeben; es sind keine {1~}.",
  "Release them as what they are, or choose the file that was meant.":
    "Geben Sie sie als das frei, was sie sind, oder wählen Sie die Datei, die gemeint war.",
  "The ledger has releases of several observations, and nobody can tell of which of them this one is.":
    "Auf dem Konto stehen Freigaben verschiedener Beobachtungen, und niemand kann sagen, zu welcher diese gehört.",
  "Keep a ledger for each observation.": "Führen Sie für jede Beobachtung ein eigenes Konto.",
  "Together with what has been released before this would reach {1}":
    "Zusammen mit dem, was vorher freigegeben wurde, käme das auf {1#}",
  "Together with what has been released before this would rule something out for certain":
    "Zusammen mit dem, was vorher freigegeben wurde, würde das etwas mit Sicherheit ausschließen",
  "{1}, and the budget is {2} of {3}.": "{1~}, und das Budget ist {2#} unter {3}.",
  "Release nothing more of these answers, or design one protocol for all that is to be released.":
    "Geben Sie von diesen Antworten nichts mehr frei, oder berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll.",
  "{1} Spent: {2}; requested: {3}; remaining: {4} of {5} nats ({6}).":
    "{1~} Verbraucht: {2~}; verlangt: {3~}; übrig: {4~} von {5~} Nats ({6}).",
  "no bound": "unbegrenzt",
  "This is not a ledger: {1}.": "Das ist kein Konto: {1~}.",
  "Use the ledger as it was written.": "Verwenden Sie das Konto so, wie es gespeichert wurde.",
  "the ledger": "das Konto",
  '"format" is not "sluice-ledger"': "„format“ ist nicht „sluice-ledger“",
  "version {1} is not known, only 1 is": "Version {1~} ist nicht bekannt, nur 1",
  '"secret" is not 64 hexadecimal digits': "„secret“ besteht nicht aus 64 hexadezimalen Ziffern",
  "independent samples": "unabhängigen Stichproben",
  "independent secrets": "unabhängigen Geheimnisse",
  "{1}.of is {2}": "{1}.of ist {2~}",
  'The column "{1}" is what is released or kept back, and names nobody.':
    "Die Spalte „{1}“ ist das, was freigegeben oder zurückgehalten wird, und benennt niemanden.",
  "Choose the column that says who is who, or none.": "Wählen Sie die Spalte, die sagt, wer wer ist, oder keine.",
  "The protocol does not keep its guarantee{1}": "Das Protokoll hält seine Zusage nicht{1~}",
  "Do not use this protocol file; design the protocol again.":
    "Verwenden Sie diese Protokolldatei nicht; berechnen Sie das Protokoll neu.",
  "the secret": "das Geheimnis",
  "what the reports stand for": "das, wofür die Meldungen stehen",
  'The column "{1}" is named like {2} and cannot be kept.':
    "Die Spalte „{1}“ heißt wie {2~} und kann nicht unverändert weitergegeben werden.",
  "Keep other columns or none; if it is something else, give it another name in the file.":
    "Geben Sie andere Spalten weiter oder keine; wenn es etwas anderes ist, benennen Sie die Spalte in der Datei um.",
  'The column "{1}" tells "{2}" exactly: beside it the reports keep nothing back.':
    "Die Spalte „{1}“ verrät „{2}“ genau: Daneben halten die Meldungen nichts zurück.",
  'The column "{1}" tells "{2}" of nearly every row: beside it the reports keep next to nothing back.':
    "Die Spalte „{1}“ verrät „{2}“ bei fast jeder Zeile: Daneben halten die Meldungen so gut wie nichts zurück.",
  "Leave it out, or say that it is to be passed on all the same.":
    "Lassen Sie sie weg, oder sagen Sie, dass sie trotzdem weitergegeben werden soll.",
  'The column "{1}" is not kept, so that nothing has to be known of it.':
    "Die Spalte „{1}“ wird nicht weitergegeben, also muss von ihr nichts bekannt sein.",
  "Keep it, or leave it out of both.": "Geben Sie sie weiter, oder lassen Sie sie in beidem weg.",
  'The column "{1}" is kept twice.': "Die Spalte „{1}“ wird zweimal unverändert weitergegeben.",
  "Name each column once.": "Nennen Sie jede Spalte einmal.",
  'The protocol does not keep its guarantee: the weights of "{1}" sum to {2}, not to {3}.':
    "Das Protokoll hält seine Zusage nicht: Die Gewichte von „{1}“ ergeben in der Summe {2}, nicht {3}.",
  "the document": "das Dokument",
  '"format" is not "sluice-protocol"': "„format“ ist nicht „sluice-protocol“",
  "secret and data have the same name": "Geheimnis und Daten haben denselben Namen",
  '"channel" has marks, which are for channels that see the data only':
    "„channel“ hat marks; diese sind für Kanäle, die nur die Daten sehen",
  '"guarantee.known" stands beside the parameter alpha, and only there':
    "„guarantee.known“ gehört zum Parameter alpha, und nur zu ihm",
  '"guarantee.known.most" stands beside the parameter ranges, and only there':
    "„guarantee.known.most“ gehört zum Parameter ranges, und nur zu ihm",
  "{1}.columns has {2} entries instead of 2 to {3}": "{1}.columns hat {2#} Einträge statt 2 bis {3#}",
  "the names of {1}.columns": "bei den Namen von {1}.columns",
  "{1} has fewer than two categories": "{1} hat weniger als zwei Kategorien",
  "{1} lists {2} both as used and as dropped": "{1} nennt {2} sowohl als verwendet wie als weggelassen",
  "prior does not have a positive, finite sum": "prior hat keine positive, endliche Summe",
  "prior[{1}], {2}, has no weight": "prior[{1}], {2}, hat kein Gewicht",
  "prior has no weight for {1}": "prior hat kein Gewicht für {1}",
  'channel.denominator is not "{1}"': "channel.denominator ist nicht „{1}“",
  "channel.reports are not the categories of the data, which are what is marked":
    "channel.reports sind nicht die Kategorien der Daten, die markiert werden",
  'channel.marks.own is not "{1}", half of the denominator':
    "channel.marks.own ist nicht „{1}“, die Hälfte des Nenners",
  "channel.marks.other is more than channel.marks.own": "channel.marks.other ist größer als channel.marks.own",
  "{1}.parameters.neighbours names no pair": "{1}.parameters.neighbours nennt kein einziges Paar",
  "channel.reports is empty": "channel.reports ist leer",
  "the report {1} can never occur": "die Meldung {1} kann nie vorkommen",
  "{1} names a category twice": "{1} nennt eine Kategorie zweimal",
  "prior[{1}][{2}] is {3}, but with an alpha it has to count people":
    "prior[{1}][{2}] ist {3#}, muss mit einem alpha aber Personen zählen",
  "a notion of leakage": "ein Maß für das, was preisgegeben wird",
  "The protocol file cannot be used: {1}.": "Die Protokolldatei kann nicht verwendet werden: {1~}.",
  "Choose a protocol file as Sluice wrote it, or design the protocol again.":
    "Wählen Sie eine Protokolldatei, wie Sluice sie geschrieben hat, oder berechnen Sie das Protokoll neu.",
  "it is larger than {1} MB": "sie ist größer als {1#} MB",
  "These protocols were made from different tables: what they say together depends on how their columns go together.":
    "Diese Protokolle wurden aus verschiedenen Tabellen berechnet: Was sie zusammen sagen, hängt davon ab, wie ihre Spalten zusammenhängen.",
  "Give the data, with all columns that are released and the secret.":
    "Geben Sie die Daten an, mit allen Spalten, die freigegeben werden, und mit dem Geheimnis.",
  'These are not the people that the protocol for "{1}" was made for: its table has other counts.':
    "Das sind nicht die Personen, für die das Protokoll für „{1}“ berechnet wurde: Seine Tabelle hat andere Anzahlen.",
  "Use the data that all protocols were made from, weighted as they were.":
    "Verwenden Sie die Daten, aus denen alle Protokolle berechnet wurden, mit denselben Gewichten.",
  "Of {1} combinations of values {2} occur with nobody in these data. That there are such people a sample does not rule out, and what the releases say of them together cannot be told.":
    "Von {1#} Kombinationen von Werten kommen {2#} in diesen Daten bei niemandem vor. Dass es solche Personen gibt, schließt eine Stichprobe nicht aus, und was die Freigaben zusammen über sie sagen, lässt sich nicht feststellen.",
  "Merge categories until each combination occurs, or release one column only.":
    "Fassen Sie Kategorien zusammen, bis jede Kombination vorkommt, oder geben Sie nur eine Spalte frei.",
  'These protocols are about different secrets: "{1}" and "{2}".':
    "Diese Protokolle betreffen verschiedene Geheimnisse: „{1}“ und „{2}“.",
  "Verify those together that are about one secret.": "Prüfen Sie zusammen, was dasselbe Geheimnis betrifft.",
  'These protocols make categories of the column "{1}" in different ways.':
    "Diese Protokolle bilden aus der Spalte „{1}“ auf verschiedene Weise Kategorien.",
  "Design protocols that are to be used together with the same ranges and the same missing and merged values.":
    "Berechnen Sie Protokolle, die zusammen verwendet werden sollen, mit denselben Bereichen und denselben fehlenden und zusammengefassten Werten.",
  'The reports of the protocol "{1}" are sets, too many of them to be verified together with others under another table.':
    "Die Meldungen des Protokolls „{1}“ sind Mengen, zu viele, um sie mit anderen unter einer anderen Tabelle zu prüfen.",
  "Use a protocol with fewer reports.": "Verwenden Sie ein Protokoll mit weniger Meldungen.",
  'The table has no column "{1}".': "Die Tabelle hat keine Spalte „{1}“.",
  "Give data that have it.": "Geben Sie Daten an, die sie enthalten.",
  'A protocol does not know the category "{1}".': "Ein Protokoll kennt die Kategorie „{1}“ nicht.",
  "Use data with the protocols' categories.": "Verwenden Sie Daten mit den Kategorien der Protokolle.",
  entry: "Eintrag",
  entries: "Einträge",
  nothing: "nichts",
  ": {1}": ": {1~}",
  "{1}.{2} {3}. {4}": "{1}.{2} {3~}. {4~}",
  "guarantee.known.least[{1}] {2}": "guarantee.known.least[{1}] {2~}",
  "guarantee.known.most[{1}] {2}": "guarantee.known.most[{1}] {2~}",
  "leaves out what the sample does not rule out.": "lässt Verteilungen weg, die die Stichprobe zulässt.",
};
