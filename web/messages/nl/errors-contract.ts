// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of requests, in Dutch, under the ids of wasm/contract/texts.ts. */
import type * as texts from "../../../wasm/contract/texts.js";
import type { Translated } from "../catalogue.js";

export const contract = {
  "alpha-missing": {
    message: "De belofte “{notion}” vraagt om “alpha”, de kans om zich in de verdeling te vergissen.",
    remedy: "Kies een kleine waarde, zoals 0,05.",
  },
  "alpha-wrong": {
    message: "De parameter “alpha” is {alpha} en ligt niet tussen 0 en 1.",
    remedy: "Kies een kleine waarde, zoals 0,05.",
  },
  "category-unknown": {
    message: "“{category}” is geen categorie van “{name}”.",
    remedy: "Noem de categorieën zoals ze in de tabel staan.",
  },
  "contrast-constant": "{where} heeft voor elke categorie die voorkomt dezelfde coëfficiënt: dat is zonder enig bericht bekend",
  "count-out-of-range": "{where} is {number} in plaats van een getal van {least} tot {most}",
  "contrast-twice": "{where} is hetzelfde als {other}, of het tegendeel ervan",
  "counted-twice": "{where} noemt “{category}” twee keer",
  "distance-missing": {
    message: "Er is geen afstand tussen “{one}” en “{other}”.",
    remedy: "Geef voor elk paar categorieën één afstand, een eindig getal van minstens 0, of helemaal geen.",
  },
  "distance-not-finite": {
    message: "De afstand tussen “{one}” en “{other}” is geen eindig getal van minstens 0.",
    remedy: "Geef voor elk paar categorieën één afstand, een eindig getal van minstens 0, of helemaal geen.",
  },
  "distance-of": "de afstand van {one} tot {other} in {where}",
  "distance-to-itself": "heeft een afstand van “{category}” tot zichzelf",
  "distance-twice": "heeft het paar “{one}”, “{other}” twee keer",
  "distances-unknown": {
    message: "“{category}” bij de afstanden is geen categorie van “{name}”.",
    remedy: "Geef voor elk paar categorieën één afstand, een eindig getal van minstens 0, of helemaal geen.",
  },
  "distances-wrong": {
    message: "De lijst van afstanden {flaw}.",
    remedy: "Geef voor elk paar categorieën één afstand, een eindig getal van minstens 0, of helemaal geen.",
  },
  "for-category": " voor {category}",
  "for-pair": " voor {one} tegenover {other}",
  "give-instead": "Geef in plaats daarvan “{parameter}”.",
  "has-level": "heeft het niveau {level}{of}",
  "leave-it-out": "Laat die weg.",
  "level-against-itself": "heeft een niveau voor {category} tegenover zichzelf",
  "level-against-itself-advice": "Laat het weg: een categorie is niet waarschijnlijker dan zichzelf.",
  "level-against-twice": "heeft een niveau voor {one} tegenover {other} twee keer",
  "level-missing": {
    message: "De belofte “{notion}” vraagt om een niveau voor elke categorie van “{name}”, en dat is er niet voor “{category}”{more}.",
    remedy: "Geef voor elk geheim één niveau.",
  },
  "level-not-finite": "heeft geen eindig niveau voor {one} tegenover {other}",
  "level-not-finite-advice": "Laat paren weg waarover niets wordt beloofd.",
  "level-twice": "heeft een niveau voor {category} twee keer",
  "levels-none": {
    message: "Voor de belofte “{notion}” is voor geen enkel paar categorieën een niveau gegeven.",
    remedy: "Geef voor minstens één paar een niveau.",
  },
  "levels-range-or-none": "Niveaus zijn veelvouden van epsilon: 0, of van {least} tot en met {most}.",
  "levels-range": "Niveaus zijn veelvouden van epsilon, van {least} tot en met {most}.",
  "names-no-category": "{where} noemt {category}, en dat is geen categorie",
  "neighbour-of-itself": {
    message: "Voor de belofte “{notion}” is “{category}” als buur van zichzelf gegeven.",
    remedy: "Laat dit paar weg: niets onderscheidt een geheim van zichzelf.",
  },
  "neighbours-none": {
    message: "Voor de belofte “{notion}” is geen enkel paar buren gegeven.",
    remedy: "Noem minstens één paar geheimen die niet te onderscheiden mogen zijn.",
  },
  "never-occurs": "{where} noemt “{category}”, dat in de tabel nooit voorkomt",
  "nor-for-more": ", en ook niet voor nog {count} andere",
  "nothing-counted": "{where} laat niets over om te tellen",
  "one-level-each": "Geef voor elk geheim één niveau.",
  "one-level-each-pair": "Geef voor elk paar één niveau; elke richting is een paar op zich.",
  "pair-twice": "heeft het paar {pair} twee keer",
  "pair-twice-advice": "Noem elk paar één keer; het telt in beide richtingen.",
  "parameter-not-taken": { message: "De belofte “{notion}” heeft geen parameter “{parameter}”.", remedy: "{advice}." },
  "parameter-wrong": { message: "De parameter “{parameter}” {what}.", remedy: "{advice}." },
  unexpected: { message: "{reason}", remedy: "Probeer het opnieuw; meld het ons als het nog eens gebeurt." },
  "where-flaw": "{where} {flaw}",
  "work-cancelled": { message: "Het werk is geannuleerd.", remedy: "Begin opnieuw wanneer u wilt." },
} satisfies Translated<typeof texts>;
