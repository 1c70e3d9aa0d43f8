// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the core, in German, under the ids of wasm/contract/core-texts.ts. */
import type * as texts from "../../../wasm/contract/core-texts.js";
import type { Translated } from "../catalogue.js";

export const core = {
  "alpha-out-of-range": {
    message: "Alpha liegt nicht zwischen 0 und 1.",
    remedy: "Wählen Sie einen kleinen Wert, zum Beispiel 0,05.",
  },
  "asked-does-not-fit": {
    message: "Was gefragt ist, passt nicht zum Kanal.",
    remedy: "Geben Sie die Anzahlen der Meldungen des Protokolls selbst an.",
  },
  "attributes-alike": {
    message: "Zwei Kategorien von „{name}“ haben in jedem Merkmal denselben Wert.",
    remedy: "Zählen Sie sie als eine Kategorie.",
  },
  "attributes-miscounted": {
    message: "„{name}“ besteht aus {attributes} Merkmalen, angegeben für {categories} Kategorien.",
    remedy: "Geben Sie höchstens 10 Merkmale an, jedes mit einem Wert für jede Kategorie.",
  },
  "average-exceeded": "Im Mittel sagen die Meldungen mehr über das Geheimnis als die genannte Grenze, oder es ist nicht bewiesen, dass sie weniger sagen.",
  "average-not-here": {
    message: "Nur das Protokoll „optimal“, gemacht für Information, nimmt eine Grenze dafür, was Meldungen im Mittel verraten. Sein Kanal sieht nur die Daten, und seine Zusage betrifft keine Stichprobe.",
    remedy: "Wählen Sie dieses Protokoll, dieses Ziel und eine solche Zusage, oder lassen Sie diese Grenze weg.",
  },
  "average-out-of-range": {
    message: "Was Meldungen im Mittel verraten dürfen, muss eine endliche Zahl von mindestens 1e-6 Nats sein.",
    remedy: "Sollen die Meldungen nichts über das Geheimnis sagen, wählen Sie Epsilon 0 ohne diese Grenze.",
  },
  "bound-exceeded": "Der Kanal überschreitet die genannte Schranke.",
  "bound-out-of-range": "Die genannte Schranke liegt nicht zwischen 1 und e^epsilon.",
  "categorical-too-large": {
    message: "Für dieses Protokoll gibt es zu viele Kategorien.",
    remedy: "Fassen Sie Kategorien zusammen, oder wählen Sie das Protokoll „smooth-coupling“.",
  },
  "categories-miscounted": {
    message: "Die Tabelle hat {expected} Kategorien von „{name}“, aber {named} sind benannt.",
    remedy: "Nennen Sie jede Kategorie einmal.",
  },
  "category-never-occurs": {
    message: "Die Tabelle hat eine Kategorie, die nie vorkommt.",
    remedy: "Lassen Sie Kategorien mit Gewicht 0 weg.",
  },
  "category-named-twice": {
    message: "Die Kategorie „{category}“ von „{name}“ ist zweimal genannt.",
    remedy: "Geben Sie jeder Kategorie einen eigenen Namen.",
  },
  "channel-rows-miscounted": {
    message: "Der Kanal hat {rows} Zeilen, aber es gibt {inputs} Eingaben.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "confidence-out-of-range": {
    message: "Die Sicherheit liegt nicht zwischen 0 und 1.",
    remedy: "Wählen Sie einen Wert wie 0,95.",
  },
  "contrasts-without-use": {
    message: "Gewichte von Anzahlen und Kontraste sind nur zum Zählen da.",
    remedy: "Wählen Sie das Ziel „counting“ oder eine Effizienz des Zählens, oder lassen Sie sie weg.",
  },
  "counts-miscounted": {
    message: "Es gibt mehr oder weniger Anzahlen als Meldungen.",
    remedy: "Geben Sie die Anzahlen der Meldungen des Protokolls selbst an.",
  },
  "coupling-too-large": {
    message: "Für dieses Protokoll gibt es zu viele Kategorien.",
    remedy: "Fassen Sie Kategorien zusammen, oder wählen Sie ein anderes Protokoll.",
  },
  "covariate-collinear": {
    message: "Die Kovariate „{covariate}“ folgt aus den Kovariaten davor, oder hat nur einen Wert.",
    remedy: "Lassen Sie sie weg: neben den anderen lässt sich über ihre Wirkung nichts sagen.",
  },
  "distances-not-finite": {
    message: "Die Entfernungen zwischen Kategorien von „{data}“ sind keine endlichen Zahlen ab 0, eine für jedes Paar und 0 von einer Kategorie zu sich selbst.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an.",
  },
  "efficiency-not-here": {
    message: "Nur das Protokoll „optimal“, für Information gemacht, nimmt eine Effizienz des Zählens. Sein Kanal sieht nur die Daten, seine Garantie handelt nicht von einer Stichprobe, und sein mittleres Leck hat keine Grenze.",
    remedy: "Wählen Sie dieses Protokoll, dieses Ziel und eine solche Garantie, oder lassen Sie die Effizienz des Zählens weg.",
  },
  "efficiency-out-of-range": {
    message: "Die Effizienz des Zählens muss über 0 liegen und darf höchstens 1 sein.",
    remedy: "Wählen Sie zum Beispiel 0.8.",
  },
  "epsilon-not-finite": {
    message: "Epsilon muss eine endliche Zahl ab 0 sein.",
    remedy: "Wählen Sie ein Epsilon wie 0,5.",
  },
  "guarantee-for-data-only": {
    message: "Die Zusage „{notion}“ ist für Kanäle, die nur die Daten sehen.",
    remedy: "Lassen Sie den Kanal nur die Daten sehen, oder wählen Sie eine andere Zusage.",
  },
  "guarantee-too-large": {
    message: "{secrets} Kategorien von „{secret}“ und {categories} von „{data}“ sind zu viele für diese Zusage.",
    remedy: "Fassen Sie Kategorien zusammen, oder wählen Sie eine andere Zusage.",
  },
  "guarantee-unknown": {
    message: "Eine Zusage „{notion}“ gibt es nicht.",
    remedy: "Wählen Sie eines von diesen: {notions}.",
  },
  "half-width-not-positive": {
    message: "Die halbe Breite ist nicht größer als 0.",
    remedy: "Wählen Sie einen Wert wie 0,02.",
  },
  "input-unknown": {
    message: "Eine Antwort gehört nicht zu den Kategorien des Protokolls.",
    remedy: "Verwenden Sie ein Protokoll, das für diese Kategorien berechnet wurde.",
  },
  "levels-differ": "Die genannten Schranken sind nicht für die Stufen dieser Zusage.",
  "levels-do-not-add-up": {
    message: "Stufen von {notion} addieren sich nicht: Zwei unabhängige Stichproben sagen zusammen möglicherweise mehr über das Geheimnis als die Summe.",
    remedy: "Addieren Sie die Stufen, welche die Freigaben unter ldp haben; dort geht das, und was unter ldp eine Stufe hat, hat sie auch unter lip.",
  },
  "levels-of-unknown-guarantee": {
    message: "Eine Zusage „{notion}“ gibt es nicht.",
    remedy: "Nennen Sie die Zusage, zu der die Stufen gehören.",
  },
  "likelihood-boundless": {
    message: "Die Likelihood hat keinen größten Wert: sie wächst ohne Ende mit dem Koeffizienten von „{covariate}“.",
    remedy: "Fassen Sie Kategorien zusammen, lassen Sie diese Kovariate weg, oder fragen Sie mehr Menschen. Für manche Werte sehen die Meldungen aus, als hätten alle, oder niemand, mit Ja geantwortet.",
  },
  "likelihood-flat": {
    message: "Die Likelihood ist flach: diese Meldungen sagen nichts über die Koeffizienten.",
    remedy: "Nehmen Sie Meldungen eines Protokolls, das mehr durchlässt, oder lassen Sie Kovariaten weg.",
  },
  "linear-program-failed": {
    message: "Das lineare Programm konnte nicht gelöst werden.",
    remedy: "Versuchen Sie ein etwas anderes Epsilon, oder fassen Sie seltene Kategorien zusammen.",
  },
  "mark-too-likely": {
    message: "Die Markierung einer anderen Kategorie ist wahrscheinlicher als die der eigenen.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "marks-of-sample": {
    message: "Unter {notion} können Meldungen Mengen von höchstens {most} Kategorien sein; es sind {categories}.",
    remedy: "Wählen Sie ein anderes Protokoll, oder fassen Sie Kategorien zusammen.",
  },
  "marks-see-secret": {
    message: "Die Markierungen sind nicht die eines Kanals, der nur die Daten sieht.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "needs-data-levels": {
    message: "Die Zusage „{notion}“ braucht Stufen für Paare von Kategorien der Daten, mindestens eine.",
    remedy: "Stufen sind Vielfache von Epsilon: 0, oder von 0,001 bis 1000.",
  },
  "needs-different-secrets": {
    message: "Die Zusage „{notion}“ braucht Paare verschiedener Geheimnisse, die in der Tabelle vorkommen.",
    remedy: "Nennen Sie Paare von Geheimnissen, die sich nicht unterscheiden lassen sollen.",
  },
  "needs-level": {
    message: "Die Zusage „{notion}“ braucht die Stufe „{parameter}“.",
    remedy: "Stufen sind Vielfache von Epsilon, von 0,001 bis 1000.",
  },
  "needs-neighbours": {
    message: "Die Zusage „{notion}“ braucht mindestens ein Paar von Geheimnissen, die Nachbarn sind.",
    remedy: "Nennen Sie Paare von Geheimnissen, die sich nicht unterscheiden lassen sollen.",
  },
  "needs-secret-levels": {
    message: "Die Zusage „{notion}“ braucht eine Stufe für jedes Geheimnis.",
    remedy: "Stufen sind Vielfache von Epsilon: 0, oder von 0,001 bis 1000.",
  },
  "no-channel": {
    message: "Die Berechnung hat keinen Kanal ergeben.",
    remedy: "Versuchen Sie ein etwas anderes Epsilon, oder fassen Sie seltene Kategorien zusammen.",
  },
  "nothing-pooled": {
    message: "Es gibt keine Meldungen, die zusammenzunehmen wären.",
    remedy: "Geben Sie mindestens ein Protokoll mit seinen Meldungen.",
  },
  "pooled-unary-too-wide": {
    message: "Unäre Kodierung von {categories} Kategorien hat zu viele Meldungen, um mit anderen zusammengenommen zu werden.",
    remedy: "Nehmen Sie Protokolle anderer Art zusammen, oder von höchstens {most} Kategorien.",
  },
  "randomness-missing": {
    message: "Dieses Gerät bietet keinen kryptografischen Zufall.",
    remedy: "Verwenden Sie einen aktuellen Browser oder ein aktuelles System; weniger genügt nicht.",
  },
  "no-reports-given": {
    message: "Es gibt keine Meldungen, aus denen sich schätzen ließe.",
    remedy: "Geben Sie die Anzahlen der Meldungen des Protokolls selbst an.",
  },
  "nothing-released": { message: "Es wird nichts freigegeben.", remedy: "Geben Sie mindestens ein Protokoll an." },
  "contrasts-do-not-fit": {
    message: "Die Summen von Anteilen, die gezählt werden sollen, passen nicht zu den Kategorien der Daten.",
    remedy: "Geben Sie jeder Summe ein endliches Gewicht für jede Kategorie, die vorkommt.",
  },
  "not-for-guarantee": {
    message: "Unter der Zusage „{notion}“ werden keine Protokolle zum Zählen erstellt.",
    remedy: "Behalten Sie statt Zählungen Information, oder wählen Sie eine andere Zusage.",
  },
  "set-not-proved": "Der Beweis gilt nicht für alle Verteilungen, die die Stichprobe offen lässt.",
  "shares-hidden": {
    message: "Unter dieser Zusage verraten keine Meldungen alle Anteile von „{data}“: Bei einem Niveau von 0 bleiben manche Unterschiede verborgen.",
    remedy: "Wählen Sie ein Epsilon über 0, etwa 0,1, oder behalten Sie statt Zählungen Information.",
  },
  "optimum-inaccurate": {
    message: "Das Optimum konnte nicht genau genug berechnet werden.",
    remedy: "Versuchen Sie ein etwas anderes Epsilon, oder fassen Sie seltene Kategorien zusammen.",
  },
  "out-of-memory": {
    message: "Für die Berechnung war zu wenig Speicher da.",
    remedy: "Fassen Sie seltene Kategorien zusammen, oder verwenden Sie ein anderes Protokoll.",
  },
  "pair-impossible": {
    message: "Ein Paar kommt vor, von dem feststeht, dass seine Wahrscheinlichkeit 0 ist.",
    remedy: "Lassen Sie mit einem kleineren Alpha mehr Verteilungen zu.",
  },
  "people-out-of-range": {
    message: "Die Zahl der Personen liegt nicht zwischen 1 und 10^12.",
    remedy: "Wählen Sie eine andere.",
  },
  "product-too-large": {
    message: "Das Produkt hat zu viele Meldungen.",
    remedy: "Geben Sie weniger Spalten weiter, oder fassen Sie Kategorien zusammen.",
  },
  "answers-too-large": {
    message: "Es sind zu viele Kategorien für dieses Ziel unter dieser Zusage.",
    remedy: "Fassen Sie Kategorien zusammen, oder lassen Sie das Ziel weg.",
  },
  "objective-not-for-channel": {
    message: "Das Ziel „{objective}“ ist nicht für einen solchen Kanal unter der Zusage „{notion}“.",
    remedy: "Lassen Sie den Kanal nur die Daten sehen, oder wählen Sie ein anderes Ziel.",
  },
  "objective-of-answers": {
    message: "Das Ziel „{objective}“ ist für Meldungen, die Antworten sind, eine für jede Meldung.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erstellt wurde.",
  },
  "objective-unknown": {
    message: "Es gibt kein Ziel „{objective}“.",
    remedy: "Wählen Sie eines von diesen: {objectives}.",
  },
  "objective-without-use": {
    message: "Das Protokoll „{protocol}“ kann nicht für das Ziel „{objective}“ erstellt werden.",
    remedy: "Lassen Sie das Ziel weg, oder wählen Sie das Protokoll „optimal“.",
  },
  "protocol-needs-distances": {
    message: "Das Protokoll „{protocol}“ braucht die Entfernung zwischen Kategorien der Daten.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an.",
  },
  "protocol-not-for-guarantee": {
    message: "Das Protokoll „{protocol}“ ist nicht für die Zusage „{notion}“ gemacht.",
    remedy: "Wählen Sie das Protokoll „optimal“ oder eine andere Zusage.",
  },
  "protocol-of-other-width": {
    message: "Das Protokoll „{protocol}“ ist für Daten mit {width} Kategorien; „{data}“ hat {categories}.",
    remedy: "Wählen Sie ein anderes Protokoll, oder fassen Sie Kategorien zusammen.",
  },
  "protocol-sees-data-only": {
    message: "Das Protokoll „{protocol}“ sieht nur die Daten.",
    remedy: "Wählen Sie das Protokoll „optimal“, oder lassen Sie den Kanal nur die Daten sehen.",
  },
  "protocol-sees-secret": {
    message: "Das Protokoll „{protocol}“ sieht das Geheimnis.",
    remedy: "Wählen Sie das Protokoll „optimal“, oder lassen Sie den Kanal das Geheimnis sehen.",
  },
  "protocol-unknown": {
    message: "Ein Protokoll „{protocol}“ gibt es nicht.",
    remedy: "Wählen Sie eines von diesen: {protocols}.",
  },
  "protocol-without-distances": {
    message: "Das Protokoll „{protocol}“ kann mit Entfernungen zwischen Kategorien nichts anfangen.",
    remedy: "Lassen Sie die Entfernungen weg, oder wählen Sie das Protokoll „coupling-distance“.",
  },
  "radius-too-small": {
    message: "Die Zusage gilt für weniger Verteilungen, als alpha verlangt.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "ranges-too-narrow": {
    message: "Die Bereiche, für welche die Zusage gilt, lassen Verteilungen weg, die die Stichprobe zulässt.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "regression-does-not-fit": {
    message: "Die Kovariaten, Wahrscheinlichkeiten und Anzahlen dieser Regression passen nicht zueinander.",
    remedy: "Geben Sie jedem Fall eine Zeile endlicher Kovariaten, zwei Wahrscheinlichkeiten zwischen 0 und 1, und eine Anzahl über 0.",
  },
  "regression-too-large": {
    message: "Es gibt zu viele verschiedene Menschen für diese Regression.",
    remedy: "Nehmen Sie weniger Kovariaten, oder runden Sie sie, sodass mehr Menschen dieselben haben.",
  },
  "release-levels-wrong": {
    message: "Zu jeder Freigabe gehört eine Stufe, eine Zahl ab 0.",
    remedy: "Geben Sie die Stufen aller Freigaben an.",
  },
  "release-of-other-inputs": {
    message: "Ein Kanal hat andere Eingaben als die Tabelle.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "releases-unknown": {
    message: "Es gibt keine Freigaben von „{releases}“.",
    remedy: "Wählen Sie eines von: independent samples (unabhängige Stichproben), independent secrets (unabhängige Geheimnisse), same observation (dieselbe Beobachtung).",
  },
  "reports-do-not-fit": {
    message: "Die Meldungen passen nicht zum Kanal.",
    remedy: "Geben Sie die Anzahlen der Meldungen des Protokolls selbst an.",
  },
  "row-sum-wrong": {
    message: "Die Gewichte einer Zeile ergeben in der Summe nicht 2^62.",
    remedy: "Verwenden Sie die Protokolldatei so, wie sie erzeugt wurde.",
  },
  "same-observation": {
    message: "Stufen von Freigaben derselben Beobachtung sagen nicht, was diese zusammen sagen: Jede für sich sagt vielleicht nichts über das Geheimnis, und beide zusammen alles.",
    remedy: "Berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll, oder geben Sie nur einmal frei.",
  },
  "sample-of-nobody": {
    message: "Eine Stichprobe zählt mindestens eine Person.",
    remedy: "Geben Sie die Tabelle in Anzahlen von Personen an.",
  },
  "sample-size-not-positive": {
    message: "Der Umfang der Stichprobe ist keine Zahl größer als 0.",
    remedy: "Geben Sie an, aus wie vielen Personen die Tabelle gezählt wurde.",
  },
  "sample-too-small": {
    message: "Die Stichprobe ist so klein, dass nichts bekannt ist.",
    remedy: "Geben Sie an, aus wie vielen Personen die Tabelle gezählt wurde.",
  },
  "search-out-of-range": {
    message: "Die Lücke einer Suche muss mindestens 1e-9 Nats sein, ihre Zeit mindestens 0 Sekunden.",
    remedy: "Wählen Sie eine Lücke wie 1e-6 und eine Zeit wie 30 Sekunden.",
  },
  "secret-too-wide": {
    message: "Ein Geheimnis kommt mit mehr als 16 Kategorien der Daten vor.",
    remedy: "Fassen Sie einige davon zusammen.",
  },
  "too-many-candidates": {
    message: "Das exakte Optimum hat bei diesen Kategorien zu viele Kandidaten, um sie durchzugehen.",
    remedy: "Fassen Sie seltene Kategorien zusammen, wählen Sie ein anderes Epsilon, erlauben Sie mehr Zeit, oder verwenden Sie ein anderes Protokoll.",
  },
  "too-many-joint-reports": {
    message: "Die Meldungen dieser Freigaben haben zu viele Kombinationen, um sie zusammen zu prüfen.",
    remedy: "Berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll.",
  },
  "too-many-conditions": {
    message: "Die Zusage hat zu viele Bedingungen, um alle Einschätzungen aufzuzählen, die sie zulässt.",
    remedy: "Fassen Sie Kategorien des Geheimnisses zusammen, oder wählen Sie eine andere Zusage.",
  },
  "too-many-reports": {
    message: "Es gibt mehr Meldungen, als sich zählen lassen.",
    remedy: "Zählen Sie weniger als 2^53 Meldungen.",
  },
  "too-many-sets-of-marks": {
    message: "Es gibt zu viele Mengen von Markierungen, um sie für den schlimmsten Fall durchzugehen.",
    remedy: "Fassen Sie Kategorien zusammen, oder verwenden Sie ein anderes Protokoll.",
  },
  "too-many-to-list": {
    message: "„{data}“ hat {categories} Kategorien; dieses Bild gibt es für höchstens {most}.",
    remedy: "Fassen Sie Kategorien der Daten zusammen.",
  },
  "weight-not-finite": {
    message: "Das Gewicht von „{secret}“ mit „{data}“ ist keine endliche Zahl ab 0.",
    remedy: "Geben Sie Anzahlen oder Wahrscheinlichkeiten an.",
  },
  "weight-too-small": {
    message: "Ein Gewicht ist weniger als 1e-30 eines anderen.",
    remedy: "Setzen Sie es auf 0, oder fassen Sie seine Kategorie mit einer anderen zusammen.",
  },
  "table-of-zeros": {
    message: "Alle Gewichte der Tabelle sind 0.",
    remedy: "Geben Sie mindestens eine Anzahl oder Wahrscheinlichkeit über 0 an.",
  },
  "weights-do-not-fit": {
    message: "Die Gewichte passen nicht zu den Menschen, von denen sie sind.",
    remedy: "Geben Sie für jede Meldung die Zahl der Menschen, die Summe ihrer Gewichte und die der Quadrate davon.",
  },
  "weights-not-counts": {
    message: "Die Tabelle hat ein Gewicht unter 0 oder kein Gewicht über 0.",
    remedy: "Geben Sie mindestens eine Anzahl oder Wahrscheinlichkeit über 0 an und keine darunter.",
  },
} satisfies Translated<typeof texts>;
