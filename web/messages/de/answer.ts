// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in German. `{name}` is a hole. */
import type { messages as english } from "../en/answer.js";

export const messages: typeof english = {
  title: "Ein Protokoll verwenden",
  lead: "Jemand bittet Sie oder Ihre Organisation um Antworten und hat eine Protokolldatei mitgeschickt. Hier sehen Sie, was das Protokoll tut, können seine Zusage prüfen lassen und eine Meldung zu einer einzelnen Antwort oder zu einer ganzen Datei ziehen. Nichts verlässt dieses Fenster.",

  open: {
    heading: "Das Protokoll",
    intro:
      "Eine JSON-Datei, die sagt, was zu jeder Antwort mit welcher Wahrscheinlichkeit gesendet werden kann, und beweist, was das zusagt. Der Beweis wird gleich beim Öffnen geprüft.",
    choose: "Protokolldatei wählen",
    drop: "oder ziehen Sie sie irgendwo auf diese Seite",
    sample: "Beispiel ausprobieren",
    sampleNote:
      "Sie sehen ein Beispiel: ein Protokoll für die Umfrage, die zu Sluice gehört. Alle Zahlen darin sind erfunden.",
    opening: "Wird geöffnet und geprüft …",
    opened: "{name}",
    says: "Gemeldet wird „{data}“, zurückgehalten wird „{secret}“. Das Protokoll wurde aus einer Tabelle von {people} Personen berechnet.",
    sees: "Wer eine Meldung zieht, muss beides kennen: Die Meldung hängt auch von „{secret}“ ab.",
    linked: "Das Protokoll aus dem Link",
    linkDamaged: "Das Protokoll im Link ist beschädigt.",
    linkRemedy: "Kopieren Sie den ganzen Link und öffnen Sie ihn noch einmal, oder bitten Sie um die Datei.",
    tooLarge: "Eine Protokolldatei ist nicht größer als {size}.",
  },

  does: {
    heading: "Was es tut",
    intro: "Was sich aus einer Meldung über Sie erfahren lässt und was zu welcher Antwort gesendet werden kann.",
    waiting: "Öffnen Sie zuerst ein Protokoll.",
  },

  answer: {
    heading: "Ihre eigene Antwort",
    intro:
      "Geben Sie an, was wahr ist. Das bleibt in diesem Fenster: Sie senden nur die Meldung, die dazu gezogen wird.",
    truth: "Ihre wahre Antwort",
    own: "{column}",
    choose: "Bitte wählen …",
    may: "Was dazu gesendet werden kann",
    report: "Meldung",
    chance: "So viele von 100 Personen mit Ihrer Antwort senden sie",
    after: "„{secret}“: von 100, die sie senden",
    before: "von 100 insgesamt",
    oneOf:
      "Die Spalten rechts zeigen, was sich aus einer Meldung schließen lässt: wie viele von denen, die sie senden, welche Angabe bei „{secret}“ haben, daneben wie viele von allen.",
    marks:
      "Eine Meldung ist eine Liste von Markierungen, eine für jede Antwort. Ihre ist in 50 von 100 Fällen markiert, jede andere in {other} von 100, jede für sich.",
    marksHint:
      "So kann niemand erkennen, welche der Markierungen Ihre ist; was eine ganze Liste verrät, sehen Sie, sobald sie gezogen ist.",
    unknown:
      "Diese Kombination kam in der Tabelle, aus der das Protokoll berechnet wurde, nie vor; es gibt dazu keine Meldung.",
    draw: "Meine Meldung ziehen",
    drawn: "Ihre Meldung: {report}",
    drawnSays:
      "Das ist es, was Sie senden. Die Meldung wurde einmal gezogen und bleibt dieselbe: Noch einmal zu ziehen würde mehr verraten als zugesagt.",
    concludes:
      "„{category}“ bei „{secret}“: {before} von 100 unter allen Personen, {after} von 100 unter denen, die diese Meldung senden.",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Das Kopieren ist nicht gelungen; markieren und kopieren Sie die Meldung von Hand.",
    save: "Als Datei speichern",
    share: "Senden …",
    fileName: "meldung.csv",
    over: "Mit einer anderen Antwort neu beginnen",
    overTitle: "Neu beginnen?",
    overBody:
      "Nur dann, wenn Ihre Meldung an niemanden gesendet wurde oder wenn eine andere Person an der Reihe ist. Zwei Meldungen einer Person verraten mehr, als die Zusage erlaubt.",
    overYes: "Niemand hat sie gesehen",
    overNo: "Meldung behalten",
  },

  file: {
    heading: "Eine ganze Datei",
    intro:
      "Für alle, die Antworten vieler Personen haben: Jede Zeile bekommt ihre eigene Meldung, gezogen nach diesem Protokoll. Ihre Datei bleibt, wie sie ist; es entsteht eine neue.",
    needs: "Die Datei braucht die {columns} mit den Kategorien, die das Protokoll kennt.",
    column: "Spalte {names}",
    columns: "Spalten {names}",
  },
};
