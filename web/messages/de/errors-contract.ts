// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of requests, in German, under the ids of wasm/contract/texts.ts. */
import type * as texts from "../../../wasm/contract/texts.js";
import type { Translated } from "../catalogue.js";

export const contract = {
  "alpha-missing": {
    message: "Die Zusage „{notion}“ braucht „alpha“, die Wahrscheinlichkeit, sich in der Verteilung zu irren.",
    remedy: "Wählen Sie einen kleinen Wert, zum Beispiel 0,05.",
  },
  "alpha-wrong": {
    message: "Der Parameter „alpha“ ist {alpha} und liegt nicht zwischen 0 und 1.",
    remedy: "Wählen Sie einen kleinen Wert, zum Beispiel 0,05.",
  },
  "category-unknown": {
    message: "„{category}“ ist keine Kategorie von „{name}“.",
    remedy: "Nennen Sie die Kategorien so, wie sie in der Tabelle stehen.",
  },
  "contrast-constant": "{where} hat für jede Kategorie, die vorkommt, denselben Koeffizienten: das ist ohne jede Meldung bekannt",
  "count-out-of-range": "{where} ist {number} statt einer Zahl von {least} bis {most}",
  "contrast-twice": "{where} ist dasselbe wie {other}, oder das Gegenteil davon",
  "counted-twice": "{where} nennt „{category}“ zweimal",
  "distance-missing": {
    message: "Es gibt keine Entfernung zwischen „{one}“ und „{other}“.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an, eine endliche Zahl ab 0, oder gar keine.",
  },
  "distance-not-finite": {
    message: "Die Entfernung zwischen „{one}“ und „{other}“ ist keine endliche Zahl ab 0.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an, eine endliche Zahl ab 0, oder gar keine.",
  },
  "distance-of": "die Entfernung von {one} zu {other} in {where}",
  "distance-to-itself": "hat eine Entfernung von „{category}“ zu sich selbst",
  "distance-twice": "hat das Paar „{one}“, „{other}“ zweimal",
  "distances-unknown": {
    message: "„{category}“ bei den Entfernungen ist keine Kategorie von „{name}“.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an, eine endliche Zahl ab 0, oder gar keine.",
  },
  "distances-wrong": {
    message: "Die Liste der Entfernungen {flaw}.",
    remedy: "Geben Sie für jedes Paar von Kategorien eine Entfernung an, eine endliche Zahl ab 0, oder gar keine.",
  },
  "for-category": " für {category}",
  "for-pair": " für {one} gegenüber {other}",
  "give-instead": "Geben Sie stattdessen „{parameter}“ an.",
  "has-level": "hat die Stufe {level}{of}",
  "leave-it-out": "Lassen Sie ihn weg.",
  "level-against-itself": "hat eine Stufe für {category} gegenüber sich selbst",
  "level-against-itself-advice": "Lassen Sie es weg: Eine Kategorie ist nicht wahrscheinlicher als sie selbst.",
  "level-against-twice": "hat eine Stufe für {one} gegenüber {other} zweimal",
  "level-missing": {
    message: "Die Zusage „{notion}“ braucht eine Stufe für jede Kategorie von „{name}“, und für „{category}“ gibt es keine{more}.",
    remedy: "Geben Sie für jedes Geheimnis eine Stufe an.",
  },
  "level-not-finite": "hat keine endliche Stufe für {one} gegenüber {other}",
  "level-not-finite-advice": "Lassen Sie Paare weg, über die nichts zugesagt wird.",
  "level-twice": "hat eine Stufe für {category} zweimal",
  "levels-none": {
    message: "Für die Zusage „{notion}“ ist für kein Paar von Kategorien eine Stufe angegeben.",
    remedy: "Geben Sie für mindestens ein Paar eine Stufe an.",
  },
  "levels-range-or-none": "Stufen sind Vielfache von Epsilon: 0, oder von {least} bis {most}.",
  "levels-range": "Stufen sind Vielfache von Epsilon, von {least} bis {most}.",
  "names-no-category": "{where} nennt {category}, und das ist keine Kategorie",
  "neighbour-of-itself": {
    message: "Für die Zusage „{notion}“ ist „{category}“ als Nachbar von sich selbst angegeben.",
    remedy: "Lassen Sie das Paar weg: Nichts unterscheidet ein Geheimnis von sich selbst.",
  },
  "neighbours-none": {
    message: "Für die Zusage „{notion}“ ist kein Nachbarpaar angegeben.",
    remedy: "Nennen Sie mindestens ein Paar von Geheimnissen, die sich nicht unterscheiden lassen sollen.",
  },
  "never-occurs": "{where} nennt „{category}“, das in der Tabelle nie vorkommt",
  "nor-for-more": ", und auch nicht für {count} weitere",
  "nothing-counted": "{where} lässt nichts übrig, was zu zählen wäre",
  "one-level-each": "Geben Sie für jedes Geheimnis eine Stufe an.",
  "one-level-each-pair": "Geben Sie für jedes Paar eine Stufe an; jede Richtung ist ein eigenes Paar.",
  "pair-twice": "hat das Paar {pair} zweimal",
  "pair-twice-advice": "Nennen Sie jedes Paar einmal; es zählt in beide Richtungen.",
  "parameter-not-taken": { message: "Die Zusage „{notion}“ hat keinen Parameter „{parameter}“.", remedy: "{advice}." },
  "parameter-wrong": { message: "Der Parameter „{parameter}“ {what}.", remedy: "{advice}." },
  unexpected: {
    message: "{reason}",
    remedy: "Versuchen Sie es noch einmal; wenn es wieder geschieht, melden Sie es bitte.",
  },
  "where-flaw": "{where} {flaw}",
  "work-cancelled": { message: "Die Arbeit wurde abgebrochen.", remedy: "Sie können jederzeit neu beginnen." },
} satisfies Translated<typeof texts>;
