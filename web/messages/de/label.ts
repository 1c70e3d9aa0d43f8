// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says what a protocol comes to, in German. */
import type { label as english } from "../en/label.js";

export const label: typeof english = {
  title: "Worauf es hinausläuft",
  names: {
    learnt: "Höchstens verraten",
    rests: "Beruht auf",
    kept: "Bewahrt",
    costs: "Kostet",
  },
  learnt: {
    brief: "von {before} auf {figure} von {people} Personen",
    anybody: "aus einer Vermutung von {before} in {people} werden {figure}",
    none: "nichts über „{column}“",
    answers: "nichts über „{column}“; über die Antwort ein Faktor {figure}",
    toldApart: "Mindestens eine Meldung unterscheidet Antworten mit Sicherheit.",
    most: "Die Meldung „{report}“ verrät am meisten: Von {people} Personen, die sie senden, haben höchstens {after} die Angabe „{category}“ in „{column}“; von {people} insgesamt sind es {before}.",
    least:
      "Die Meldung „{report}“ verrät am meisten: Von {people} Personen, die sie senden, haben mindestens {after} die Angabe „{category}“ in „{column}“; von {people} insgesamt sind es {before}.",
    anyMost:
      "Von {people} Personen, die dieselbe Meldung senden, gleich welche, haben höchstens {after} die Angabe „{category}“ in „{column}“; von {people} insgesamt sind es {before}.",
    anyLeast:
      "Von {people} Personen, die dieselbe Meldung senden, gleich welche, haben mindestens {after} die Angabe „{category}“ in „{column}“; von {people} insgesamt sind es {before}.",
  },
  rests: {
    brief: "einer Tabelle mit {figure} Personen",
    shares: "einer Tabelle von Anteilen",
    nothing: "keiner Tabelle",
    says: {
      prior:
        "Sie muss die Personen richtig beschreiben, und niemand darf über eine Person mehr wissen, als darin steht.",
      shares:
        "Sie muss richtig beschreiben, welche Antworten mit welchem Geheimnis einhergehen, und niemand darf über die Antwort einer Person mehr wissen als das.",
      known:
        "Sie muss die Personen richtig beschreiben, und niemand darf über eine Person mehr wissen, als die Tabelle und die weitergegebenen Spalten sagen.",
      knownShares:
        "Sie muss richtig beschreiben, welche Antworten mit welchem Geheimnis einhergehen, und niemand darf über die Antwort einer Person mehr wissen als das und was die weitergegebenen Spalten sagen.",
      sample:
        "Sie müssen zufällig gezogen sein, und niemand darf über eine Person mehr wissen, als die wahren Anteile sagen; dann gilt die Zusage mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind.",
      nothing: "Über die Personen wird nichts vorausgesetzt.",
    },
  },
  kept: {
    stays:
      "Die Meldung nennt die wahre Antwort in {column} in {names} von 100 Fällen und verrät sie in {tells} mit Sicherheit.",
    staysNever:
      "Die Meldung nennt die wahre Antwort in {column} in {names} von 100 Fällen und verrät sie nie mit Sicherheit.",
    tells: "Die Meldung verrät die Antwort in {column} in {tells} von 100 Fällen mit Sicherheit.",
    marked: "Eine Meldung markiert die wahre Antwort in 50 von 100 Fällen, und daneben andere.",
    markedAlone:
      "Eine Meldung markiert die wahre Antwort in 50 von 100 Fällen und nie eine andere: Eine Markierung verrät sie mit Sicherheit.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} von 100 Antworten unverändert",
      least: "mindestens {share} von 100 Antworten unverändert",
      guessed: "mindestens {share} von 100 Antworten aus der Meldung richtig erraten",
      marked: "die wahre Antwort, in {share} von 100 Meldungen",
      says: "Das gilt für jede Antwort.",
    },
  },
  costs: {
    brief: "{figure}-mal so viele Personen",
    briefRange: "{least}- bis {figure}-mal so viele Personen",
    never: "keine Zahl von Personen genügt",
    says: "Um jeden Anteil so genau zu kennen wie aus {plain} unveränderten Antworten, braucht es Meldungen von etwa {people} Personen.",
    apart: "So viele braucht der Anteil von „{hardest}“; für den von „{easiest}“ genügen etwa {fewest}.",
    within:
      "Aus Meldungen von {plain} Personen ist jeder Anteil in 95 von 100 Fällen auf {points} Prozentpunkte genau bekannt; aus unveränderten Antworten auf {without}.",
    assumed: "Das gilt für Personen, die bei gleicher Antwort jedes Geheimnis so häufig haben wie in der Tabelle.",
    anybody:
      "Gleich wie groß die Anteile sind: {plain} unveränderte Antworten geben jeden in 95 von 100 Fällen auf {without} Prozentpunkte genau an; mit Meldungen braucht das etwa {people} Personen.",
    neverSays: "Wie viele Meldungen es auch sind: Sie sagen nicht von jeder Antwort, wie häufig sie ist.",
  },
};
