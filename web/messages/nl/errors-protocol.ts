// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of protocol files, in Dutch, under the ids of wasm/protocol/texts.ts. */
import type * as texts from "../../../wasm/protocol/texts.js";
import type { Translated } from "../catalogue.js";

export const protocol = {
  "answer-blanks": {
    message: "Om het antwoord “{answer}” staan spaties.",
    remedy: "Noem het antwoord zonder spaties: zo worden antwoorden gelezen.",
  },
  "answer-twice": { message: "Het antwoord “{answer}” staat er twee keer.", remedy: "Noem elk antwoord één keer." },
  "blanks-around": "{where} noemt {cell}, met spaties eromheen",
  "categories-too-few": "{where} heeft minder dan twee categorieën",
  "category-coded-away":
    "de regels voor {column} tellen de cellen {category} als {into}, hoewel mensen in de tabel de categorie {category} hebben",
  "category-no-range": "{column} is in klassen verdeeld, en geen cel kan de categorie {category} worden",
  "category-twice": "{where} bevat een getal twee keer",
  "category-without-cell": "geen cel van {column} kan de categorie {category} worden",
  "cells-empty": "{where}[{i}].cells is leeg",
  "cells-of": "de cellen van {where}",
  "coding-of-other-column": "{where} gaat over de kolom {column}, die geen rol speelt",
  "columns-miscounted": "{where}.columns heeft {count} elementen in plaats van 2 tot en met {most}",
  "combination-misnamed": "{where} noemt een combinatie van waarden {category} in plaats van {name}",
  "columns-called-otherwise": "{where} heet {name}, en heeft de kolommen {columns}",
  "report-called-otherwise": "de melding {report} heet anders dan {name}, waarvoor zij staat",
  "report-of-others": "de melding {report} komt van andere antwoorden dan {where} zegt",
  "bound-of-lower-level": "Een grens van guarantee hoort bij een kleinere epsilon dan guarantee.epsilon.",
  "other-mixing": "certificate.mixing is meer dan alle rijen van het kanaal gemeen hebben.",
  "comma-without-ranges": "{where}.comma is voor kolommen die in klassen zijn verdeeld",
  "decimal-either": {
    message:
      "“{cell}” kan op twee manieren worden gelezen: met een decimale punt als {point}, met een decimale komma als {comma}.",
    remedy: "Open “Gelezen als …” en kies de decimalen van dit bestand.",
  },
  "decimal-other": {
    message: "“{cell}” past niet bij het decimaalteken van de kolom.",
    remedy: "Schrijf alle getallen van de kolom op één manier, of open “Gelezen als …” en kies de decimalen.",
  },
  "decimal-unknown": {
    message: "Het eerste deel van het bestand laat niet zien hoe “{cell}” moet worden gelezen.",
    remedy: "Open “Gelezen als …” en kies de decimalen van dit bestand.",
  },
  "denominator-wrong": "channel.denominator is niet “{denominator}”",
  "denominator-zero": "{where}.denominator is nul",
  "distance-not-zero": "{where} is niet 0, hoewel het van een categorie naar zichzelf gaat",
  "efficiency-without-counts":
    "utility.countingEfficiency is genoemd, maar het kanaal laat de aantallen niet schatten.",
  "efficiency-misplaced":
    "utility.countingEfficiency is geen getal boven 0 en hoogstens 1 naast een upperBound, of staat naast een doel",
  "lifts-out-of-place":
    "“certificate.lifts” hoort bij guarantee.known zonder least en bij een tabel van gewichten, en alleen daarbij",
  "objective-misplaced":
    "utility.objective, {objective}, past niet bij upperBound, de afstanden of de berichten van het document",
  "objective-unknown-here": "utility.objective is {objective}, en dat is geen doel",
  "other-worth": "De genoemde waarde of grens voor het doel {objective} is niet die van het kanaal.",
  "document-too-large": "het is groter dan {megabytes} MB",
  "edges-miscounted": "{where} heeft {count} elementen in plaats van 1 tot en met {most}",
  "entry-at": "{of} bij {name}",
  "format-wrong": "“format” is niet “sluice-protocol”",
  "into-unknown": "de regels voor {column} voegen cellen samen tot {into}, en die categorie heeft de tabel niet",
  "known-without-alpha": "“guarantee.known” hoort bij de parameter alpha, en alleen daarbij",
  "leakage-notion": "een maat voor wat wordt prijsgegeven",
  "level-in": "het niveau van {pair} in {where}",
  "level-of": "{where} van {category}",
  "look-alikes":
    "{where} heeft twee namen die er hetzelfde uitzien, {one} en {other}; het verschil begint bij {code} en {otherCode}",
  "merged-onwards": "{where} telt cellen als {category}, en de cellen {category} zelf als iets anders",
  "marks-with-secret": "“channel” heeft marks; die zijn voor kanalen die alleen de gegevens zien",
  "mixing-too-large": "{where}.mixing is groter dan 1",
  "most-without-ranges": "“guarantee.known.most” hoort bij de parameter ranges, en alleen daarbij",
  "names-of-columns": "bij de namen van {where}.columns",
  "names-same": "geheim en gegevens hebben dezelfde naam",
  "neighbours-empty": "{where}.parameters.neighbours noemt geen enkel paar",
  "no-number-for-ranges": {
    message: "“{cell}” is geen getal, en de kolom is in klassen verdeeld.",
    remedy: "Verbeter de cel, of tel haar als ontbrekend.",
  },
  "not-a-hash": "{where} is {value} in plaats van 64 hexadecimale cijfers",
  "not-rising": "{where} loopt niet op",
  "number-in-other-range": "{where} telt het getal {cell} als {into}, en dat is niet zijn klasse",
  "other-bound": "De vermelde grens ligt lager dan wat het kanaal behoudt.",
  "other-counts": "De categorieën en aantallen zijn niet die waarvoor het certificaat is gemaakt.",
  "other-document": "Het document is niet dat waarvoor het certificaat is gemaakt.",
  "other-entropy": "De vermelde entropie is niet die van de gegevens.",
  "other-gap": "Het vermelde verschil is niet wat de grens overlaat.",
  "other-information": "De vermelde informatie is niet wat het kanaal behoudt.",
  "other-leakage": "Wat volgens het bestand onder {notion} wordt prijsgegeven, is niet wat het kanaal prijsgeeft.",
  "other-mark-too-large": "channel.marks.other is groter dan channel.marks.own",
  "other-worst-ratio": "Het certificaat noemt een andere grootste verhouding dan het kanaal heeft.",
  "own-mark-wrong": "channel.marks.own is niet “{own}”, de helft van de noemer",
  "pair-against": "{one} tegenover {other}",
  "parameter-flaw": "{where}.{parameter} {what}. {advice}",
  "sampled-out-of-place":
    "certificate.points hoort bij certificate.prices en guarantee.known zonder least, elk punt bij een geheim en anderen",
  "statistic-unknown": 'guarantee.known.statistic is "likelihood" of weggelaten (Pearson)',
  "radius-alone": "guarantee.known zonder least heeft een straal boven 0",
  "points-wrong": "{where} is geen lijst van veelvouden van 2^-62, drie voor elk punt",
  "prior-column-empty": "prior heeft geen gewicht voor {category}",
  "prior-not-people": "prior[{s}][{x}] is {weight}, maar met een alpha moet het mensen tellen",
  "prior-row-empty": "prior[{row}], {secret}, heeft geen gewicht",
  "prior-sum-wrong": "prior heeft geen positieve, eindige som",
  "protocol-wrong": {
    message: "Het protocolbestand is niet te gebruiken: {reason}.",
    remedy: "Kies een protocolbestand zoals Sluice het heeft geschreven, of maak het protocol opnieuw.",
  },
  "question-shares": {
    message: "De aandelen van de antwoorden zijn geen {count} eindige getallen boven 0.",
    remedy: "Geef er een voor elk antwoord, in hun volgorde, zoals 0.7, 0.2, 0.1.",
  },
  "question-with-one-answer": {
    message: "Een vraag heeft minstens twee antwoorden.",
    remedy: "Noem elk antwoord dat gegeven kan worden.",
  },
  "question-without-name": { message: "De vraag heeft geen naam.", remedy: "Noem haar zoals in de enquête." },
  "ranges-not-asked": "parameters.ranges is niet op te geven: het protocol bepaalt dat",
  "prices-stray": "“certificate.prices” hoort bij een kanaal van de gegevens met een upperBound, en alleen daarbij",
  "report-never": "het bericht {report} kan nooit voorkomen",
  "reports-empty": "channel.reports is leeg",
  "reports-not-categories": "channel.reports zijn niet de categorieën van de gegevens, die worden aangekruist",
  "used-and-dropped": "{where} noemt {category} zowel gebruikt als weggelaten",
  "weights-miss-denominator": {
    message:
      "Het protocol houdt zijn belofte niet: de gewichten van “{category}” tellen op tot {sum}, niet tot {denominator}.",
    remedy: "Gebruik dit protocolbestand niet; maak het protocol opnieuw.",
  },
  "not-a-language": "{where} is {value}, en dat is geen code van een taal zoals “nl”",
  "text-too-long": "{where} heeft {count} tekens, meer dan {most}",
  "translations-miscounted": "{where} heeft {count} elementen in plaats van 1 tot en met {most}",
} satisfies Translated<typeof texts>;
