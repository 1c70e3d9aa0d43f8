// SPDX-License-Identifier: GPL-3.0-or-later
/** What the core and the independent checker say, in German: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const core: Catalogue = {
  "The guarantee is for channels that see the secret, which this one does not.":
    "Die Zusage ist für Kanäle, die das Geheimnis sehen, und dieser sieht es nicht.",
  "Use the protocol file as it was made.": "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  "The channel has {1} rows, but the prior has {2} inputs.": "Der Kanal hat {1#} Zeilen, aber es gibt {2#} Eingaben.",
  "The joint table has a category that never occurs.": "Die Tabelle hat eine Kategorie, die nie vorkommt.",
  "Leave out categories of weight 0.": "Lassen Sie Kategorien mit Gewicht 0 weg.",
  "The stated bounds are not for the levels of this guarantee.":
    "Die genannten Schranken sind nicht für die Stufen dieser Zusage.",
  "The stated bound does not lie between 1 and e^epsilon.":
    "Die genannte Schranke liegt nicht zwischen 1 und e^epsilon.",
  "The channel exceeds the stated bound.": "Der Kanal überschreitet die genannte Schranke.",
  "The marks are not those of a channel that sees the data only.":
    "Die Markierungen sind nicht die eines Kanals, der nur die Daten sieht.",
  "A sample counts one person at least.": "Eine Stichprobe zählt mindestens eine Person.",
  "Give the table in numbers of people.": "Geben Sie die Tabelle in Anzahlen von Personen an.",
  "There are too many sets of marks to go through for their worst case.":
    "Es gibt zu viele Mengen von Markierungen, um sie für den schlimmsten Fall durchzugehen.",
  "Merge categories, or use another protocol.":
    "Fassen Sie Kategorien zusammen, oder verwenden Sie ein anderes Protokoll.",
  'The guarantee "{1}" compares data; a channel that sees the secret too cannot keep it.':
    "Die Zusage „{1}“ vergleicht Antworten; ein Kanal, der auch das Geheimnis sieht, kann sie nicht halten.",
  "Choose a guarantee that compares secrets, or let the channel see the data only.":
    "Wählen Sie eine Zusage, die Geheimnisse vergleicht, oder lassen Sie den Kanal nur die Daten sehen.",
  "Epsilon must be a finite number of at least 0.": "Epsilon muss eine endliche Zahl ab 0 sein.",
  "Choose an epsilon such as 0.5.": "Wählen Sie ein Epsilon wie 0,5.",
  '{1} categories of "{2}" and {3} of "{4}" are too many for this guarantee.':
    "{1#} Kategorien von „{2}“ und {3#} von „{4}“ sind zu viele für diese Zusage.",
  "Merge categories, or choose another guarantee.":
    "Fassen Sie Kategorien zusammen, oder wählen Sie eine andere Zusage.",
  "The weights of a row do not sum to 2^62.": "Die Gewichte einer Zeile ergeben in der Summe nicht 2^62.",
  "Another category's mark is likelier than one's own.":
    "Die Markierung einer anderen Kategorie ist wahrscheinlicher als die der eigenen.",
  'There is no {1} "{2}".': "Unbekannt: {1~} „{2}“.",
  "Choose one of: {1}.": "Wählen Sie eines von diesen: {1}.",
  "Give the counts of the protocol's own reports.": "Geben Sie die Anzahlen der Meldungen des Protokolls selbst an.",
  "The confidence is not between 0 and 1.": "Die Sicherheit liegt nicht zwischen 0 und 1.",
  "Choose one such as 0.95.": "Wählen Sie einen Wert wie 0,95.",
  "What is asked does not fit the channel.": "Was gefragt ist, passt nicht zum Kanal.",
  "There are no reports to estimate from.": "Es gibt keine Meldungen, aus denen sich schätzen ließe.",
  "There are more reports than can be counted.": "Es gibt mehr Meldungen, als sich zählen lassen.",
  "There are more or fewer counts than reports.": "Es gibt mehr oder weniger Anzahlen als Meldungen.",
  "The reports do not fit the channel.": "Die Meldungen passen nicht zum Kanal.",
  "The number of people is not between 1 and 10^12.": "Die Zahl der Personen liegt nicht zwischen 1 und 10^12.",
  "Choose another one.": "Wählen Sie eine andere.",
  "The half width is not above 0.": "Die halbe Breite ist nicht größer als 0.",
  "Choose one such as 0.02.": "Wählen Sie einen Wert wie 0,02.",
  "An answer is not among the categories of the protocol.":
    "Eine Antwort gehört nicht zu den Kategorien des Protokolls.",
  "Use a protocol that was made for these categories.":
    "Verwenden Sie ein Protokoll, das für diese Kategorien berechnet wurde.",
  'There is no guarantee "{1}".': "Eine Zusage „{1}“ gibt es nicht.",
  "Name the guarantee that the levels are of.": "Nennen Sie die Zusage, zu der die Stufen gehören.",
  "There is a level for each release, a number of at least 0.": "Zu jeder Freigabe gehört eine Stufe, eine Zahl ab 0.",
  "Give the levels of all releases.": "Geben Sie die Stufen aller Freigaben an.",
  "Levels of releases of the same observation do not say what these say together: each may say nothing of the secret and both all of it.":
    "Stufen von Freigaben derselben Beobachtung sagen nicht, was diese zusammen sagen: Jede für sich sagt vielleicht nichts über das Geheimnis, und beide zusammen alles.",
  "Design one protocol for all that is to be released, or release only once.":
    "Berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll, oder geben Sie nur einmal frei.",
  "Levels of {1} do not add up: two independent samples may say more of the secret together than the sum.":
    "Stufen von {1} addieren sich nicht: Zwei unabhängige Stichproben sagen zusammen möglicherweise mehr über das Geheimnis als die Summe.",
  "Compose the levels that the releases have under ldp, which add up; what has a level under ldp has it under lip too.":
    "Addieren Sie die Stufen, welche die Freigaben unter ldp haben; dort geht das, und was unter ldp eine Stufe hat, hat sie auch unter lip.",
  'There are no releases of "{1}".': "Es gibt keine Freigaben von „{1}“.",
  "Choose one of: independent samples, independent secrets, same observation.":
    "Wählen Sie eines von: independent samples (unabhängige Stichproben), independent secrets (unabhängige Geheimnisse), same observation (dieselbe Beobachtung).",
  "Levels are multiples of epsilon, from 0.001 to 1000.": "Stufen sind Vielfache von Epsilon, von 0,001 bis 1000.",
  "Name pairs of secrets that are not to be told apart.":
    "Nennen Sie Paare von Geheimnissen, die sich nicht unterscheiden lassen sollen.",
  'The guarantee "{1}" needs {2}.': "Die Zusage „{1}“ braucht {2~}.",
  "a level for what makes a secret less likely": "eine Stufe für das, was ein Geheimnis unwahrscheinlicher macht",
  "a level for each secret": "eine Stufe für jedes Geheimnis",
  "levels for pairs of categories of the data, at least one":
    "Stufen für Paare von Kategorien der Daten, mindestens eine",
  "pairs of different secrets that occur in the table": "Paare verschiedener Geheimnisse, die in der Tabelle vorkommen",
  "at least one pair of secrets that are neighbours": "mindestens ein Paar von Geheimnissen, die Nachbarn sind",
  "The ranges that the guarantee is for leave out distributions that the sample allows for.":
    "Die Bereiche, für welche die Zusage gilt, lassen Verteilungen weg, die die Stichprobe zulässt.",
  "The linear program could not be solved.": "Das lineare Programm konnte nicht gelöst werden.",
  "Try a slightly different epsilon, or merge rare categories.":
    "Versuchen Sie ein etwas anderes Epsilon, oder fassen Sie seltene Kategorien zusammen.",
  "The optimum could not be computed accurately enough.": "Das Optimum konnte nicht genau genug berechnet werden.",
  "A secret occurs with more than 16 categories of the data.":
    "Ein Geheimnis kommt mit mehr als 16 Kategorien der Daten vor.",
  "Merge some of them.": "Fassen Sie einige davon zusammen.",
  "A pair occurs that is known to have a probability of 0.":
    "Ein Paar kommt vor, von dem feststeht, dass seine Wahrscheinlichkeit 0 ist.",
  "Allow for more distributions, with a smaller alpha.": "Lassen Sie mit einem kleineren Alpha mehr Verteilungen zu.",
  "The exact optimum has too many candidates to go through for these categories.":
    "Das exakte Optimum hat bei diesen Kategorien zu viele Kandidaten, um sie durchzugehen.",
  "Merge rare categories, choose another epsilon, allow more time, or use another protocol.":
    "Fassen Sie seltene Kategorien zusammen, wählen Sie ein anderes Epsilon, erlauben Sie mehr Zeit, oder verwenden Sie ein anderes Protokoll.",
  "The guarantee has too many conditions for all its posteriors to be listed.":
    "Die Zusage hat zu viele Bedingungen, um alle Einschätzungen aufzuzählen, die sie zulässt.",
  "Merge categories of the secret, or choose another guarantee.":
    "Fassen Sie Kategorien des Geheimnisses zusammen, oder wählen Sie eine andere Zusage.",
  'The guarantee "{1}" is for channels that see the secret: it bounds no posterior of the data.':
    "Die Zusage „{1}“ ist für Kanäle, die das Geheimnis sehen: Sie begrenzt keine Einschätzung der Daten.",
  "Choose a guarantee for channels that see the data only.":
    "Wählen Sie eine Zusage für Kanäle, die nur die Daten sehen.",
  '"{1}" has {2} categories; posteriors are listed for {3} at most.':
    "„{1}“ hat {2#} Kategorien; dieses Bild gibt es für höchstens {3#}.",
  "Merge categories of the data.": "Fassen Sie Kategorien der Daten zusammen.",
  "Alpha is not between 0 and 1.": "Alpha liegt nicht zwischen 0 und 1.",
  "The sample size is not a positive number.": "Der Umfang der Stichprobe ist keine Zahl größer als 0.",
  "Give the number of people that the table has been counted from.":
    "Geben Sie an, aus wie vielen Personen die Tabelle gezählt wurde.",
  "The table has a weight below 0 or no weight above 0.":
    "Die Tabelle hat ein Gewicht unter 0 oder kein Gewicht über 0.",
  "Give at least one count or probability above 0, and none below.":
    "Geben Sie mindestens eine Anzahl oder Wahrscheinlichkeit über 0 an und keine darunter.",
  "The sample size is so small that nothing is known.": "Die Stichprobe ist so klein, dass nichts bekannt ist.",
  'The table has {1} categories of "{2}", but {3} are named.':
    "Die Tabelle hat {1#} Kategorien von „{2}“, aber {3#} sind benannt.",
  "Name every category once.": "Nennen Sie jede Kategorie einmal.",
  'The category "{1}" of "{2}" is named twice.': "Die Kategorie „{1}“ von „{2}“ ist zweimal genannt.",
  "Give every category a name of its own.": "Geben Sie jeder Kategorie einen eigenen Namen.",
  'The weight of "{1}" with "{2}" is not a finite number of at least 0.':
    "Das Gewicht von „{1}“ mit „{2}“ ist keine endliche Zahl ab 0.",
  "Give counts or probabilities.": "Geben Sie Anzahlen oder Wahrscheinlichkeiten an.",
  "All weights of the table are 0.": "Alle Gewichte der Tabelle sind 0.",
  "Give at least one count or probability above 0.":
    "Geben Sie mindestens eine Anzahl oder Wahrscheinlichkeit über 0 an.",
  "A weight is less than 1e-30 of another one.": "Ein Gewicht ist weniger als 1e-30 eines anderen.",
  "Set it to 0, or merge its category with another.":
    "Setzen Sie es auf 0, oder fassen Sie seine Kategorie mit einer anderen zusammen.",
  '"{1}" is made of {2} attributes, given for {3} categories.':
    "„{1}“ besteht aus {2#} Merkmalen, angegeben für {3#} Kategorien.",
  "Give at most 10 attributes, each with a value for every category.":
    "Geben Sie höchstens 10 Merkmale an, jedes mit einem Wert für jede Kategorie.",
  'Two categories of "{1}" have the same value in every attribute.':
    "Zwei Kategorien von „{1}“ haben in jedem Merkmal denselben Wert.",
  "Count them as one category.": "Zählen Sie sie als eine Kategorie.",
  'The distances between categories of "{1}" are not finite numbers of at least 0, one for each pair and 0 from a category to itself.':
    "Die Entfernungen zwischen Kategorien von „{1}“ sind keine endlichen Zahlen ab 0, eine für jedes Paar und 0 von einer Kategorie zu sich selbst.",
  "Give a distance for each pair of categories.": "Geben Sie für jedes Paar von Kategorien eine Entfernung an.",
  "The product has too many reports.": "Das Produkt hat zu viele Meldungen.",
  "Share fewer columns, or merge categories.": "Geben Sie weniger Spalten weiter, oder fassen Sie Kategorien zusammen.",
  "There are too many categories for this protocol.": "Für dieses Protokoll gibt es zu viele Kategorien.",
  'Merge categories, or choose the protocol "smooth-coupling".':
    "Fassen Sie Kategorien zusammen, oder wählen Sie das Protokoll „smooth-coupling“.",
  "Merge categories, or choose another protocol.":
    "Fassen Sie Kategorien zusammen, oder wählen Sie ein anderes Protokoll.",
  "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.":
    "Die Lücke einer Suche muss mindestens 1e-9 Nats sein, ihre Zeit mindestens 0 Sekunden.",
  "Choose a gap such as 1e-6 and a time such as 30 seconds.":
    "Wählen Sie eine Lücke wie 1e-6 und eine Zeit wie 30 Sekunden.",
  'The protocol "{1}" ': "Das Protokoll „{1}“ ",
  '{1}is for data of {2} categories; "{3}" has {4}.': "{1~}ist für Daten mit {2#} Kategorien; „{3}“ hat {4#}.",
  "Choose another protocol, or merge categories.":
    "Wählen Sie ein anderes Protokoll, oder fassen Sie Kategorien zusammen.",
  "{1}needs the distance between categories of the data.": "{1~}braucht die Entfernung zwischen Kategorien der Daten.",
  "{1}has no use for distances between categories.": "{1~}kann mit Entfernungen zwischen Kategorien nichts anfangen.",
  'Leave the distances out, or choose the protocol "coupling-distance".':
    "Lassen Sie die Entfernungen weg, oder wählen Sie das Protokoll „coupling-distance“.",
  "{1}sees the data only.": "{1~}sieht nur die Daten.",
  'Choose the protocol "optimal", or let the channel see the data only.':
    "Wählen Sie das Protokoll „optimal“, oder lassen Sie den Kanal nur die Daten sehen.",
  '{1}is not made for the guarantee "{2}".': "{1~}ist nicht für die Zusage „{2}“ gemacht.",
  'Choose the protocol "optimal", or another guarantee.': "Wählen Sie das Protokoll „optimal“ oder eine andere Zusage.",
  "The computation did not arrive at a channel.": "Die Berechnung hat keinen Kanal ergeben.",
  "The reports of these releases have too many combinations to be verified together.":
    "Die Meldungen dieser Freigaben haben zu viele Kombinationen, um sie zusammen zu prüfen.",
  "Design one protocol for all that is to be released.":
    "Berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll.",
  "The guarantee is for channels that see the secret.": "Die Zusage ist für Kanäle, die das Geheimnis sehen.",
  "Use protocols that see it, or another guarantee.":
    "Verwenden Sie Protokolle, die es sehen, oder eine andere Zusage.",
  "There is nothing that is released.": "Es wird nichts freigegeben.",
  "Give one protocol at least.": "Geben Sie mindestens ein Protokoll an.",
  "A channel has other inputs than the table.": "Ein Kanal hat andere Eingaben als die Tabelle.",
  "The computation ran out of memory.": "Für die Berechnung war zu wenig Speicher da.",
  "Merge rare categories, or use another protocol.":
    "Fassen Sie seltene Kategorien zusammen, oder verwenden Sie ein anderes Protokoll.",
  protocol: "Protokoll",
  guarantee: "Zusage",
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
  "guarantee.known.least[{1}] {2}": "guarantee.known.least[{1}] {2~}",
  "guarantee.known.most[{1}] {2}": "guarantee.known.most[{1}] {2~}",
  "leaves out what the sample does not rule out.": "lässt Verteilungen weg, die die Stichprobe zulässt.",
  "Count fewer than 2^53 reports.": "Zählen Sie weniger als 2^53 Meldungen.",
  "The platform offers no cryptographic randomness.": "Dieses Gerät bietet keinen kryptografischen Zufall.",
  "Use an up-to-date browser or system; nothing weaker will do.":
    "Verwenden Sie einen aktuellen Browser oder ein aktuelles System; weniger genügt nicht.",
  "independent samples": "unabhängigen Stichproben",
  "independent secrets": "unabhängigen Geheimnisse",
  "Choose a small one, such as 0.05.": "Wählen Sie einen kleinen Wert, zum Beispiel 0,05.",
};
