// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in German. */

export const messages = {
  "privatise.answer": "Die Antwort „{data}“",
  "privatise.secret": "Verborgen: „{secret}“",
  "privatise.draw": "Verrauschte Antwort ziehen",
  "privatise.waiting": "Wählen Sie eine Antwort und ziehen Sie eine verrauschte. Hier sehen Sie sie, und die Vermutung danach.",
  "privatise.drawn": "Verrauschte Antwort: {report}",
  "privatise.chance": "{chance} von 100 Personen mit dieser Antwort senden diese verrauschte Antwort.",
  "privatise.chancePair": "{chance} von 100 Personen mit dieser Antwort und diesem verborgenen Wert senden diese verrauschte Antwort.",
  "privatise.tally": "Verrauschte Antworten bisher: {counts}.",
  "privatise.tallied": "{report} {n}×",
  "privatise.note": "Dies ist eine Vorführung: Nichts wird gespeichert oder gesendet. Eine Umfrage zieht für jede Antwort nur eine verrauschte. Mehrere verraten mehr als eine.",
};
