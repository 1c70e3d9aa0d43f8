// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in German. */

export const messages = {
  privatise: {
    answer: "Die Antwort „{data}“",
    secret: "Das Geheimnis „{secret}“",
    draw: "Meldung ziehen",
    waiting:
      "Wählen Sie eine Antwort und ziehen Sie: Hier sehen Sie die Meldung, und was ein Beobachter danach annimmt.",
    drawn: "Meldung: {report}",
    chance: "Von 100 Personen mit dieser Antwort senden {chance} diese Meldung.",
    chancePair: "Von 100 Personen mit dieser Antwort und diesem Geheimnis senden {chance} diese Meldung.",
    tally: "Hier bisher gezogen: {counts}.",
    tallied: "{report} {n}×",
    note: "Eine Vorführung: Nichts davon wird gespeichert oder gesendet. In einer Umfrage wird für jede Antwort nur eine Meldung gezogen, weil mehrere mehr sagen, als zugesagt war.",
  },
};
