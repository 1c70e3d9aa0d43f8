// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of protocol files, in German, under the ids of wasm/protocol/texts.ts. */
import type * as texts from "../../../wasm/protocol/texts.js";
import type { Translated } from "../catalogue.js";

export const protocol = {
  "answer-blanks": {
    message: "Um die Antwort „{answer}“ stehen Leerzeichen.",
    remedy: "Nennen Sie die Antwort ohne sie: So werden Antworten gelesen.",
  },
  "answer-twice": { message: "Die Antwort „{answer}“ kommt zweimal vor.", remedy: "Nennen Sie jede Antwort einmal." },
  "blanks-around": "{where} nennt {cell}, mit Leerzeichen darum",
  "categories-too-few": "{where} hat weniger als zwei Kategorien",
  "category-coded-away":
    "die Regeln für {column} zählen die Zellen {category} als {into}, obwohl Personen der Tabelle die Kategorie {category} haben",
  "category-no-range": "{column} ist in Bereiche geteilt, und keine Zelle kann zur Kategorie {category} werden",
  "category-twice": "{where} enthält eine Zahl zweimal",
  "category-without-cell": "keine Zelle von {column} kann zur Kategorie {category} werden",
  "cells-empty": "{where}[{i}].cells ist leer",
  "cells-of": "die Zellen von {where}",
  "coding-of-other-column": "{where} betrifft die Spalte {column}, die keine Rolle spielt",
  "columns-miscounted": "{where}.columns hat {count} Einträge statt 2 bis {most}",
  "combination-misnamed": "{where} nennt eine Kombination von Werten {category} statt {name}",
  "columns-called-otherwise": "{where} heißt {name}, und hat die Spalten {columns}",
  "report-called-otherwise": "die Meldung {report} heißt anders als {name}, wofür sie steht",
  "report-of-others": "die Meldung {report} kommt von anderen Antworten, als {where} sagt",
  "bound-of-lower-level": "Eine Schranke von guarantee gehört zu einem kleineren epsilon als guarantee.epsilon.",
  "other-mixing": "certificate.mixing ist mehr, als alle Zeilen des Kanals gemeinsam haben.",
  "comma-without-ranges": "{where}.comma ist für Spalten, die in Bereiche geteilt sind",
  "decimal-either": {
    message: "„{cell}“ lässt sich auf zwei Arten lesen: mit Dezimalpunkt als {point}, mit Dezimalkomma als {comma}.",
    remedy: "Öffnen Sie „Gelesen als …“ und wählen Sie die Dezimalstellen dieser Datei.",
  },
  "decimal-other": {
    message: "„{cell}“ passt nicht zum Dezimalzeichen der Spalte.",
    remedy:
      "Schreiben Sie alle Zahlen der Spalte gleich, oder öffnen Sie „Gelesen als …“ und wählen Sie die Dezimalstellen.",
  },
  "decimal-unknown": {
    message: "Der erste Teil der Datei zeigt nicht, wie „{cell}“ zu lesen ist.",
    remedy: "Öffnen Sie „Gelesen als …“ und wählen Sie die Dezimalstellen dieser Datei.",
  },
  "denominator-wrong": "channel.denominator ist nicht „{denominator}“",
  "denominator-zero": "{where}.denominator ist null",
  "distance-not-zero": "{where} ist nicht 0, obwohl es von einer Kategorie zu ihr selbst führt",
  "efficiency-without-counts":
    "utility.countingEfficiency ist angegeben, aber der Kanal lässt die Anzahlen nicht schätzen.",
  "efficiency-misplaced":
    "utility.countingEfficiency ist keine Zahl über 0 und höchstens 1 neben einem upperBound, oder steht neben einem Ziel",
  "lifts-out-of-place":
    "„certificate.lifts“ gehört zu guarantee.known ohne least und zu einer Tabelle von Gewichten, und nur dazu",
  "objective-misplaced":
    "utility.objective, {objective}, passt nicht zu upperBound, zu den Entfernungen oder den Meldungen des Dokuments",
  "objective-unknown-here": "utility.objective ist {objective}, und das ist kein Ziel",
  "other-worth": "Der angegebene Wert oder die Schranke für das Ziel {objective} ist nicht der des Kanals.",
  "document-too-large": "sie ist größer als {megabytes} MB",
  "edges-miscounted": "{where} hat {count} Einträge statt 1 bis {most}",
  "entry-at": "{of} bei {name}",
  "format-wrong": "„format“ ist nicht „sluice-protocol“",
  "into-unknown": "die Regeln für {column} fassen Zellen zu {into} zusammen, und diese Kategorie hat die Tabelle nicht",
  "known-without-alpha": "„guarantee.known“ gehört zum Parameter alpha, und nur zu ihm",
  "leakage-notion": "ein Maß für das, was preisgegeben wird",
  "level-in": "die Stufe von {pair} in {where}",
  "level-of": "{where} von {category}",
  "look-alikes":
    "{where} hat zwei Namen, die gleich aussehen, {one} und {other}; der Unterschied beginnt bei {code} und {otherCode}",
  "merged-onwards": "{where} zählt Zellen als {category}, und die Zellen {category} selbst als etwas anderes",
  "marks-with-secret": "„channel“ hat marks; diese sind für Kanäle, die nur die Daten sehen",
  "mixing-too-large": "{where}.mixing ist größer als 1",
  "most-without-ranges": "„guarantee.known.most“ gehört zum Parameter ranges, und nur zu ihm",
  "names-of-columns": "bei den Namen von {where}.columns",
  "names-same": "Geheimnis und Daten haben denselben Namen",
  "neighbours-empty": "{where}.parameters.neighbours nennt kein einziges Paar",
  "no-number-for-ranges": {
    message: "„{cell}“ ist keine Zahl, und die Spalte ist in Bereiche geteilt.",
    remedy: "Korrigieren Sie die Zelle, oder zählen Sie sie als fehlend.",
  },
  "not-a-hash": "{where} ist {value} statt 64 hexadezimaler Ziffern",
  "not-rising": "{where} steigt nicht an",
  "number-in-other-range": "{where} zählt die Zahl {cell} als {into}, und das ist nicht ihr Bereich",
  "other-bound": "Die genannte Schranke liegt unter dem, was der Kanal bewahrt.",
  "other-counts": "Die Kategorien und Anzahlen sind nicht die, für die das Zertifikat ausgestellt wurde.",
  "other-document": "Das Dokument ist nicht das, für welches das Zertifikat ausgestellt wurde.",
  "other-entropy": "Die genannte Entropie ist nicht die der Daten.",
  "other-gap": "Die genannte Lücke ist nicht die, welche die Schranke lässt.",
  "other-information": "Die genannte Information ist nicht die, die der Kanal bewahrt.",
  "other-leakage": "Was laut Datei unter {notion} preisgegeben wird, ist nicht das, was der Kanal preisgibt.",
  "other-mark-too-large": "channel.marks.other ist größer als channel.marks.own",
  "other-worst-ratio": "Das Zertifikat nennt ein anderes größtes Verhältnis, als der Kanal hat.",
  "own-mark-wrong": "channel.marks.own ist nicht „{own}“, die Hälfte des Nenners",
  "pair-against": "{one} gegenüber {other}",
  "parameter-flaw": "{where}.{parameter} {what}. {advice}",
  "sampled-out-of-place":
    "certificate.points gehört zu certificate.prices und guarantee.known ohne least, jeder Punkt zu einem Geheimnis und anderen",
  "statistic-unknown": 'guarantee.known.statistic ist "likelihood" oder weggelassen (Pearson)',
  "radius-alone": "guarantee.known ohne least hat einen Radius über 0",
  "points-wrong": "{where} ist keine Liste von Vielfachen von 2^-62, drei für jeden Punkt",
  "prior-column-empty": "prior hat kein Gewicht für {category}",
  "prior-not-people": "prior[{s}][{x}] ist {weight}, muss mit einem alpha aber Personen zählen",
  "prior-row-empty": "prior[{row}], {secret}, hat kein Gewicht",
  "prior-sum-wrong": "prior hat keine positive, endliche Summe",
  "protocol-wrong": {
    message: "Die Protokolldatei kann nicht verwendet werden: {reason}.",
    remedy: "Wählen Sie eine Protokolldatei, wie Sluice sie geschrieben hat, oder berechnen Sie das Protokoll neu.",
  },
  "question-shares": {
    message: "Die Anteile der Antworten sind nicht {count} endliche Zahlen über 0.",
    remedy: "Geben Sie einen für jede Antwort an, in ihrer Reihenfolge, etwa 0.7, 0.2, 0.1.",
  },
  "question-with-one-answer": {
    message: "Eine Frage hat mindestens zwei Antworten.",
    remedy: "Nennen Sie jede Antwort, die gegeben werden kann.",
  },
  "question-without-name": { message: "Die Frage hat keinen Namen.", remedy: "Nennen Sie sie so wie in der Umfrage." },
  "ranges-not-asked": "parameters.ranges lässt sich nicht verlangen: Das Protokoll entscheidet darüber",
  "prices-stray": "„certificate.prices“ gehört zu einem Kanal der Daten mit upperBound, und nur dazu",
  "report-never": "die Meldung {report} kann nie vorkommen",
  "reports-empty": "channel.reports ist leer",
  "reports-not-categories": "channel.reports sind nicht die Kategorien der Daten, die markiert werden",
  "used-and-dropped": "{where} nennt {category} sowohl als verwendet wie als weggelassen",
  "weights-miss-denominator": {
    message:
      "Das Protokoll hält seine Zusage nicht: Die Gewichte von „{category}“ ergeben in der Summe {sum}, nicht {denominator}.",
    remedy: "Verwenden Sie diese Protokolldatei nicht; berechnen Sie das Protokoll neu.",
  },
  "not-a-language": "{where} ist {value} und damit kein Kürzel einer Sprache wie „de“",
  "text-too-long": "{where} hat {count} Zeichen, mehr als {most}",
  "translations-miscounted": "{where} hat {count} Einträge statt 1 bis {most}",
} satisfies Translated<typeof texts>;
