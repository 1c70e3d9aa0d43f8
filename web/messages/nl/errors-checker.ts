// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the independent checker, in Dutch, under the ids of wasm/checker/texts.ts. */
import type * as texts from "../../../wasm/checker/texts.js";
import type { Translated } from "../catalogue.js";

export const checker = {
  "above-average": "Gemiddeld zeggen de berichten meer over het geheim dan guarantee.averageLeakage.",
  "above-bound": "Een verhouding is groter dan haar grens: {ratio}.",
  "alpha-outside": "guarantee.parameters.alpha ligt niet tussen 0 en 1.",
  "average-unproved": "Niets bewijst guarantee.averageLeakage voor kruisjes, of voor een tabel die een steekproef is.",
  "category-moved": "De regels tellen de cellen {category} als iets anders, hoewel mensen deze categorie hebben.",
  "category-not-made": "Geen cel kan de categorie {category} worden.",
  "coding-wrong": "De regels voor {column} zijn niet wat ze moeten zijn.",
  "combination-of-another":
    "Een combinatie van {columns} heet niet naar haar waarden. Vraag om het bestand zoals het is gemaakt.",
  "efficiency-none": "utility.countingEfficiency is genoemd, maar het kanaal laat de aantallen niet schatten.",
  "efficiency-not-proved": "Het bestand noemt een doelmatigheid van het tellen, en bewijst die niet.",
  "efficiency-wrong":
    "utility.countingEfficiency is geen getal boven 0 en hoogstens 1 naast utility.upperBound, of staat naast een doel.",
  "columns-misnamed": "{name} heet niet naar zijn kolommen. Vraag om het bestand zoals het is gemaakt.",
  "figure-wrong": "{name} is niet wat het kanaal en de tabel geven. Vraag om het bestand zoals het is gemaakt.",
  "name-not-plain": "{name} is geen naam in kleine letters. Vraag om het bestand zoals het is gemaakt.",
  "report-misnamed":
    "Melding {report} heet niet naar de antwoorden waarvoor zij staat. Vraag om het bestand zoals het is gemaakt.",
  "report-unsent": "Melding {report} kan nooit voorkomen. Vraag om het bestand zoals het is gemaakt.",
  "stands-for-others":
    "Melding {report} staat voor andere antwoorden dan channel.standsFor zegt. Vraag om het bestand zoals het is gemaakt.",
  "text-odd":
    "{name} bevat een stuurteken, een half teken of een teken dat de schrijfrichting verandert. Vraag om het bestand zonder dat teken.",
  "too-large": "Het bestand is groter dan 64 MB. Vraag om een bestand met minder categorieën.",
  "field-lacking": "Het veld {name} ontbreekt.",
  "field-stray": "Het veld {name} is onbekend.",
  "field-wrong": "{name} is geen getal.",
  "lifts-not-proved": "{list} bewijst de grens niet voor alle verdelingen die de steekproef openlaat.",
  "lifts-stray": "certificate.lifts hoort bij guarantee.known zonder least, en alleen daarbij.",
  "merged-into-nothing": "De regels voegen cellen samen tot {into}, en dat is geen categorie.",
  "json-wrong":
    "Het document heeft een veld twee keer, een getal dat als een ander wordt gelezen, of is te diep genest.",
  "leakage-differs": "Wat volgens het bestand onder {notion} wordt prijsgegeven, klopt niet of ontbreekt.",
  "names-alike": "Twee namen in {where} zien er hetzelfde uit.",
  "number-misplaced": "De regels tellen een getal als {into}, en dat is niet zijn klasse.",
  "objective-differs": "utility.value of utility.bound is niet die van het kanaal voor het doel {objective}.",
  "objective-not-known": "utility.objective is {objective}, en dat is geen doel.",
  "objective-wrong":
    "utility heeft niet wat het doel {objective} nodig heeft, of daarnaast certificate.gap of utility.upperBound.",
  "optimum-of-objective":
    "Het protocol is gemaakt voor het doel {objective}, niet voor informatie. Dat geen ander beter is, wordt in dit bestand niet bewezen.",
  "optimum-not-proved":
    "De bewering dat het protocol optimaal of bijna optimaal is, wordt in dit bestand niet bewezen.",
  "bound-of-another":
    "De grens van niveau {level} hoort bij een kleinere epsilon. Vraag om het bestand zoals het is gemaakt.",
  "bound-refuted":
    "“utility.upperBound” is weerlegd: certificate.prices bewijzen de grens niet, of het kanaal behoudt meer.",
  "optimum-proved": "Het controleprogramma heeft bewezen dat dit protocol op {gap} nats na optimaal is.",
  "optimum-too-large":
    "Het bewijs dat het protocol optimaal of bijna optimaal is, is te groot om hier te controleren: {boxes} deelgebieden waren niet genoeg.",
  "point-outside": "{name} is niet bewezen een verdeling te zijn die de steekproef niet uitsluit.",
  "points-stray":
    "certificate.points hoort bij certificate.prices en certificate.lifts, volgens de likelihood, en alleen daarbij.",
  "prices-wrong":
    "“certificate.prices” hoort bij een kanaal van de gegevens met een upperBound, en noemt een getal per categorie.",
  "parameter-stray": "De belofte heeft geen parameter {name}.",
  "bound-wrong": "Een grens heeft geen niveau, of is geen getal.",
  "bound-not-allowed": "De grens van niveau {level} ligt niet tussen 1 en e^(niveau × epsilon).",
  "certificate-wrong": "certificate is niet wat het moet zijn.",
  "channel-wrong": "channel.denominator of channel.marks klopt niet.",
  "columns-wrong": "Er zijn te veel kolommen, of ze houden de categorieën niet uit elkaar.",
  "counts-differ": "certificate.counts is een andere hash.",
  "epsilon-wrong": "epsilon of seesSecret is niet wat het moet zijn.",
  "version-wrong": "Dit is geen protocolbestand van Sluice, versie 1.",
  "ranges-wrong": "guarantee.known.{name} laat verdelingen weg die de steekproef toelaat.",
  "levels-wrong": "De niveaus van de grenzen moeten {levels} zijn.",
  "list-wrong": "{name} is geen lijst van het vereiste aantal en de vereiste soort.",
  "most-wrong": "guarantee.known.most staat er alleen als ranges er staat.",
  "names-wrong": "Er zijn te weinig namen, of een naam staat er twee keer.",
  "no-protocol": "Geen protocol: {detail}",
  "notion-wrong": "{notion} is onbekend, of gaat niet samen met seesSecret.",
  "pairs-wrong": "guarantee.parameters: geen paren, of namen die niet verschillen.",
  "prior-wrong": "prior heeft een regel met alleen nullen.",
  "protocol-differs": "certificate.protocol is een andere hash.",
  "radius-wrong": "guarantee.known.radius is te klein voor alpha.",
  "weights-wrong": "channel.weights[{row}] telt niet op tot 2^62.",
  "statistic-wrong": 'guarantee.known.statistic is niet weggelaten en ook niet "likelihood".',
  "radius-missing": "De belofte vraagt om de parameter alpha en om guarantee.known.radius.",
  "sample-wrong": "rlip en rpml gaan niet samen met seesSecret; prior vraagt om gehele getallen.",
  "shares-wrong": "guarantee.known.{name} is geen tabel zoals prior, van gehele getallen tot 2^40.",
  "slack-differs": "certificate.slack is niet {slack}.",
  "worst-differs": "certificate.worst is niet {ratio}.",
  "words-wrong": "question.{name} ontbreekt, is te lang of is geen platte tekst.",
} satisfies Translated<typeof texts>;
