// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says in short what a protocol comes to, in German. */
import type { label as english } from "../en/label.js";

export const label: typeof english = {
  title: "Kurz gesagt",
  names: {
    learnt: "Leser erfahren höchstens",
    rests: "Setzt voraus",
    kept: "Bleibt nützlich",
    costs: "Kostet",
  },
  learnt: {
    brief: "{figure} von {people} Personen statt {before}",
    anybody: "von einer Vermutung von {before} zu {people} auf {figure}",
    none: "nichts über „{column}“",
    answers: "nichts über „{column}“; über die Antwort einen Faktor {figure}",
    toldApart: "Eine verrauschte Antwort unterscheidet zwei echte Antworten mit Sicherheit.",
    most: "Unter {people} Personen, die „{report}“ senden, haben höchstens {after} bei „{column}“ die Angabe „{category}“. Unter {people} Personen insgesamt sind es {before}. Keine andere verrauschte Antwort sagt mehr.",
    least: "Unter {people} Personen, die „{report}“ senden, haben mindestens {after} bei „{column}“ die Angabe „{category}“. Unter {people} Personen insgesamt sind es {before}. Keine andere verrauschte Antwort sagt mehr.",
    anyMost: "Unter {people} Personen mit derselben verrauschten Antwort haben höchstens {after} bei „{column}“ die Angabe „{category}“. Unter {people} Personen insgesamt sind es {before}. Das gilt für jede verrauschte Antwort.",
    anyLeast: "Unter {people} Personen mit derselben verrauschten Antwort haben mindestens {after} bei „{column}“ die Angabe „{category}“. Unter {people} Personen insgesamt sind es {before}. Das gilt für jede verrauschte Antwort.",
  },
  rests: {
    brief: "eine Tabelle von {figure} Personen",
    shares: "eine Tabelle mit Prozentsätzen",
    nothing: "keine Tabelle",
    says: {
      prior: "Das setzt zweierlei voraus: Die Tabelle beschreibt diese Personen, und Leser wissen sonst nichts über sie.",
      shares: "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen sonst nichts über die Antwort einer Person.",
      known: "Das setzt zweierlei voraus. Die Tabelle beschreibt diese Personen. Leser wissen über sie sonst nur die weitergegebenen Spalten.",
      knownShares: "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen über die Antwort einer Person sonst nur die weitergegebenen Spalten.",
      sample: "Das setzt zweierlei voraus. Die Personen wurden zufällig gezogen. Leser wissen nicht mehr als die wahren Prozentsätze. Der Schutz gilt dann mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      nothing: "Das setzt über die Personen nichts voraus.",
    },
  },
  kept: {
    stays: "Die verrauschte Antwort nennt die wahre Antwort bei {column} in {names} von 100 Fällen. Mit Sicherheit verrät sie sie in {tells} von 100.",
    staysNever: "Die verrauschte Antwort nennt die wahre Antwort bei {column} in {names} von 100 Fällen. Mit Sicherheit verrät sie sie nie.",
    tells: "Die verrauschte Antwort verrät die Antwort bei {column} in {tells} von 100 Fällen mit Sicherheit.",
    marked: "Eine verrauschte Antwort hakt die wahre Antwort in 50 von 100 Fällen an, und daneben andere.",
    markedAlone: "Eine verrauschte Antwort hakt die wahre Antwort in 50 von 100 Fällen an, und nie eine andere. Ein Häkchen verrät sie mit Sicherheit.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} von 100 Antworten unverändert",
      least: "mindestens {share} von 100 Antworten unverändert",
      guessed: "mindestens {share} von 100 Antworten aus der verrauschten Antwort richtig geraten",
      marked: "die wahre Antwort, in {share} von 100 verrauschten Antworten",
      says: "Das gilt für jede Antwort.",
    },
  },
  costs: {
    brief: "{figure}-mal so viele Personen",
    briefRange: "{least}- bis {figure}-mal so viele Personen",
    never: "mehr Personen helfen nicht",
    says: "Sie brauchen etwa {people} Personen, um jeden Prozentsatz so gut zu kennen wie aus {plain} echten Antworten.",
    apart: "„{hardest}“ braucht so viele. „{easiest}“ braucht etwa {fewest}.",
    within: "Mit {plain} Personen stimmt jeder Prozentsatz auf ± {points} Prozentpunkte, in 95 von 100 Fällen. Mit echten Antworten sind es ± {without}.",
    assumed: "Das setzt die Tabelle voraus: Personen mit derselben Antwort haben jeden verborgenen Wert so oft wie in ihr.",
    anybody: "Aus {plain} echten Antworten kennen Sie jeden Prozentsatz auf ± {without} Prozentpunkte, in 95 von 100 Fällen. Mit Rauschen brauchen Sie dafür etwa {people} Personen.",
    neverSays: "So viele verrauschte Antworten Sie auch haben: Sie zeigen nicht von jeder Antwort, wie häufig sie ist.",
  },
};
