// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the elements that one plays with, in German. */
import type { messages as english } from "../en/demos.js";

export const messages: typeof english = {
  people: { one: "{n} Person", other: "{n} Personen" },
  counted: "Gezählte Personen",
  asked: "Befragte Personen",
  keptTitle: "Was erhalten bleibt, nach der Zahl der gezählten Personen",
  keptRows: "Gezählte Personen",
  kept: "Bewahrt",
  keptSummary: "Bei denselben Anteilen und derselben Zusage bleibt erhalten: {parts}.",
  keptPart: "{share} bei {people}",
  estimate: {
    again: "Noch einmal fragen",
    title: "Wie häufig jede Antwort ist, allein aus Meldungen",
    truth: "die Wahrheit",
    widthTitle: "Die halbe Breite der Intervalle, nach der Zahl der Befragten",
    width: "Halbe Breite",
    widthSummary: "Zu erwartende halbe Breite des breitesten Intervalls: {parts}.",
    widthPart: "{share} bei {people}",
    within: {
      one: "{n} von {all} Intervallen enthält die Wahrheit.",
      other: "{n} von {all} Intervallen enthalten die Wahrheit.",
    },
  },
  neighbours: "Nachbarn",
  none: "Es ist kein Nachbarpaar gewählt: Nichts wäre zugesagt.",
  keptOf: "Bewahrt: {kept} der Antwort. Wären alle Geheimnisse Nachbarn, so wären es {all}.",
  together: {
    title: "Stufen einzeln und zusammen",
    row: "Freigegeben",
    level: "die Stufe, wie sie geprüft ist",
    expected: "wenn sich Stufen addierten",
    unlimited: "unbegrenzt",
    none: "–",
    reports: { one: "{n} Meldung", other: "{n} Meldungen" },
    alone: "nur {column}",
    both: "beide zusammen",
    joint: "ein Protokoll für beide",
    summary: "Geprüft: {parts}. Addierten sich Stufen, so wäre es für alles zusammen {expected}.",
    part: "{name} {level}",
  },
};
