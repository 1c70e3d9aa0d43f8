// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the elements that one plays with, in Dutch. */
import type { messages as english } from "../en/demos.js";

export const messages: typeof english = {
  people: { one: "{n} persoon", other: "{n} mensen" },
  counted: "Getelde mensen",
  asked: "Ondervraagde mensen",
  keptTitle: "Wat behouden blijft, naar het aantal getelde mensen",
  keptRows: "Getelde mensen",
  kept: "Behouden",
  keptSummary: "Bij dezelfde aandelen en dezelfde belofte blijft behouden: {parts}.",
  keptPart: "{share} bij {people}",
  estimate: {
    again: "Opnieuw vragen",
    title: "Hoe vaak elk antwoord voorkomt, alleen uit berichten",
    truth: "de werkelijkheid",
    widthTitle: "De halve breedte van de intervallen, naar het aantal ondervraagden",
    width: "Halve breedte",
    widthSummary: "De halve breedte die van het breedste interval te verwachten is: {parts}.",
    widthPart: "{share} bij {people}",
    within: {
      one: "{n} van de {all} intervallen bevat de werkelijkheid.",
      other: "{n} van de {all} intervallen bevatten de werkelijkheid.",
    },
  },
  neighbours: "Buren",
  none: "Er is geen enkel paar buren gekozen: er zou niets worden beloofd.",
  keptOf: "Behouden: {kept} van het antwoord. Waren alle geheimen buren, dan zou het {all} zijn.",
  together: {
    title: "Niveaus apart en samen",
    row: "Vrijgegeven",
    level: "het niveau, zoals gecontroleerd",
    expected: "als niveaus zouden optellen",
    unlimited: "onbegrensd",
    none: "–",
    reports: { one: "{n} bericht", other: "{n} berichten" },
    alone: "alleen {column}",
    both: "beide samen",
    joint: "één protocol voor beide",
    summary: "Gecontroleerd: {parts}. Telden niveaus op, dan zou het voor alles samen {expected} zijn.",
    part: "{name} {level}",
  },
};
