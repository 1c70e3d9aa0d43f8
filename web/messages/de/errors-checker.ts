// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the independent checker, in German, under the ids of wasm/checker/texts.ts. */
import type * as texts from "../../../wasm/checker/texts.js";
import type { Translated } from "../catalogue.js";

export const checker = {
  "above-average": "Im Mittel sagen die Meldungen mehr über das Geheimnis als guarantee.averageLeakage.",
  "above-bound": "Ein Verhältnis übersteigt seine Schranke: {ratio}.",
  "alpha-outside": "guarantee.parameters.alpha liegt nicht zwischen 0 und 1.",
  "average-unproved":
    "Nichts beweist guarantee.averageLeakage für Markierungen oder für eine Tabelle, die eine Stichprobe ist.",
  "category-moved": "Die Regeln zählen die Zellen {category} als etwas anderes, obwohl Personen diese Kategorie haben.",
  "category-not-made": "Keine Zelle kann zur Kategorie {category} werden.",
  "coding-wrong": "Die Regeln für {column} sind nicht, was sie sein müssen.",
  "combination-of-another":
    "Eine Kombination von {columns} heißt nicht nach ihren Werten. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "efficiency-none": "utility.countingEfficiency ist angegeben, aber der Kanal lässt die Anzahlen nicht schätzen.",
  "efficiency-not-proved": "Die Datei nennt eine Effizienz des Zählens, und beweist sie nicht.",
  "efficiency-wrong":
    "utility.countingEfficiency ist keine Zahl über 0 und höchstens 1 neben utility.upperBound, oder steht neben einem Ziel.",
  "columns-misnamed": "{name} heißt nicht nach seinen Spalten. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "figure-wrong": "{name} ist nicht, was Kanal und Tabelle ergeben. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "name-not-plain": "{name} ist kein Name in Kleinbuchstaben. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "report-misnamed":
    "Meldung {report} heißt nicht nach den Antworten, für die sie steht. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "report-unsent": "Meldung {report} kann nie vorkommen. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "stands-for-others":
    "Meldung {report} steht für andere Antworten als channel.standsFor sagt. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "text-odd":
    "{name} enthält ein Steuerzeichen, ein halbes Zeichen oder eines, das die Schreibrichtung ändert. Bitten Sie um die Datei ohne dieses Zeichen.",
  "too-large": "Die Datei ist größer als 64 MB. Bitten Sie um eine mit weniger Kategorien.",
  "field-lacking": "Das Feld {name} fehlt.",
  "field-stray": "Das Feld {name} ist unbekannt.",
  "field-wrong": "{name} ist keine Zahl.",
  "lifts-not-proved": "{list} beweist die Schranke nicht für alle Verteilungen, die die Stichprobe offen lässt.",
  "lifts-stray": "certificate.lifts gehört zu guarantee.known ohne least, und nur dazu.",
  "merged-into-nothing": "Die Regeln fassen Zellen zu {into} zusammen, und das ist keine Kategorie.",
  "json-wrong":
    "Das Dokument hat ein Feld zweimal, eine Zahl, die als eine andere gelesen wird, oder ist zu tief verschachtelt.",
  "leakage-differs": "Was laut Datei unter {notion} preisgegeben wird, stimmt nicht oder fehlt.",
  "names-alike": "Zwei Namen in {where} sehen gleich aus.",
  "number-misplaced": "Die Regeln zählen eine Zahl als {into}, und das ist nicht ihr Bereich.",
  "objective-differs": "utility.value oder utility.bound ist nicht der Wert des Kanals für das Ziel {objective}.",
  "objective-not-known": "utility.objective ist {objective}, und das ist kein Ziel.",
  "objective-wrong":
    "utility hat nicht, was das Ziel {objective} braucht, oder daneben certificate.gap oder utility.upperBound.",
  "optimum-of-objective":
    "Das Protokoll wurde für das Ziel {objective} erstellt, nicht für Information. Dass kein anderes besser ist, wird in dieser Datei nicht bewiesen.",
  "optimum-not-proved":
    "Die Angabe, dass das Protokoll optimal oder nahezu optimal ist, wird in dieser Datei nicht bewiesen.",
  "bound-of-another":
    "Die Schranke der Stufe {level} gehört zu einem kleineren epsilon. Bitten Sie um die Datei, wie sie erstellt wurde.",
  "bound-refuted":
    "„utility.upperBound“ ist widerlegt: certificate.prices beweisen die Schranke nicht, oder der Kanal bewahrt mehr.",
  "optimum-proved": "Das Prüfprogramm hat bewiesen, dass dieses Protokoll bis auf {gap} Nats optimal ist.",
  "optimum-too-large":
    "Der Beweis, dass das Protokoll optimal oder nahezu optimal ist, ist zu groß, um hier geprüft zu werden: {boxes} Teilgebiete genügten nicht.",
  "point-outside": "{name} ist nicht als eine Verteilung bewiesen, die die Stichprobe nicht ausschließt.",
  "points-stray":
    "certificate.points gehört zu certificate.prices und certificate.lifts, nach der Likelihood, und nur dazu.",
  "prices-wrong":
    "„certificate.prices“ gehört zu einem Kanal der Daten mit upperBound und nennt eine Zahl für jede Kategorie.",
  "parameter-stray": "Die Zusage hat keine Verwendung für den Parameter {name}.",
  "bound-wrong": "Eine Schranke hat keine Stufe oder ist keine Zahl.",
  "bound-not-allowed": "Die Schranke der Stufe {level} liegt nicht zwischen 1 und e^(Stufe × epsilon).",
  "certificate-wrong": "certificate ist nicht, was es sein muss.",
  "channel-wrong": "channel.denominator oder channel.marks stimmt nicht.",
  "columns-wrong": "Es sind zu viele Spalten, oder sie unterscheiden die Kategorien nicht.",
  "counts-differ": "certificate.counts ist ein anderer Hash.",
  "epsilon-wrong": "epsilon oder seesSecret ist nicht, was es sein muss.",
  "version-wrong": "Das ist keine Protokolldatei von Sluice, Version 1.",
  "ranges-wrong": "guarantee.known.{name} lässt Verteilungen weg, die die Stichprobe zulässt.",
  "levels-wrong": "Die Stufen der Schranken müssen {levels} sein.",
  "list-wrong": "{name} ist keine Liste der nötigen Länge und Art.",
  "most-wrong": "guarantee.known.most steht nur zusammen mit ranges da.",
  "names-wrong": "Es gibt zu wenige Namen, oder ein Name steht zweimal da.",
  "no-protocol": "Kein Protokoll: {detail}",
  "notion-wrong": "{notion} ist unbekannt oder geht nicht mit seesSecret zusammen.",
  "pairs-wrong": "guarantee.parameters: keine Paare, oder keine verschiedenen Namen.",
  "prior-wrong": "prior hat eine Zeile aus lauter Nullen.",
  "protocol-differs": "certificate.protocol ist ein anderer Hash.",
  "radius-wrong": "guarantee.known.radius ist zu klein für alpha.",
  "weights-wrong": "channel.weights[{row}] ergibt in der Summe nicht 2^62.",
  "statistic-wrong": 'guarantee.known.statistic ist weder weggelassen noch "likelihood".',
  "radius-missing": "Die Zusage braucht den Parameter alpha und guarantee.known.radius.",
  "sample-wrong": "rlip und rpml vertragen sich nicht mit seesSecret; prior braucht ganze Zahlen.",
  "shares-wrong": "guarantee.known.{name} ist keine Tabelle wie prior, aus ganzen Zahlen bis 2^40.",
  "slack-differs": "certificate.slack ist nicht {slack}.",
  "worst-differs": "certificate.worst ist nicht {ratio}.",
  "words-wrong": "question.{name} fehlt, ist zu lang oder kein reiner Text.",
} satisfies Translated<typeof texts>;
