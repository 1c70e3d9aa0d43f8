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
    says: "Gemeldet wird „{data}“, zurückgehalten wird „{secret}“.",
    counted: "Das Protokoll wurde aus einer Tabelle von {people} Personen berechnet.",
    sees: "Wer eine Meldung zieht, muss beides kennen: Die Meldung hängt auch von „{secret}“ ab.",
    linked: "Das Protokoll aus dem Link",
    linkDamaged: "Das Protokoll im Link ist beschädigt.",
    linkRemedy: "Kopieren Sie den ganzen Link und öffnen Sie ihn noch einmal, oder bitten Sie um die Datei.",
    tooLarge: "Eine Protokolldatei ist nicht größer als {size}.",
  },

  make: {
    heading: "Eine eigene Frage stellen",
    intro:
      "Für eine Frage, die selbst das Geheimnis ist, etwa ob jemand Drogen genommen hat. Dafür braucht es keine Tabelle: Niemand wird gezählt, und die Zusage gilt, wer auch immer antwortet. Das Protokoll kommt in eine Umfrage oder geht an die Befragten.",
    name: "Wie die Frage heißt",
    nameHelp: "Ein kurzer Name wie „raucht“: Unter ihm stehen die Meldungen.",
    answers: "Ihre Antworten",
    answersHelp: "Jede Antwort, die gegeben werden kann, jeweils in einer Zeile.",
    skippable: "Darf unbeantwortet bleiben",
    level: "Stufe",
    levelHelp:
      "Über 0, bis 6. Bei 1 ist keine Meldung bei einer Antwort mehr als 2,72-mal so wahrscheinlich wie bei einer anderen; bei weniger müssen mehr Personen gefragt werden.",
    make: "Protokoll erstellen",
    save: "Protokolldatei speichern",
    fileName: "protokoll",
    made: "Das Protokoll für „{name}“ ist geöffnet, und seine Zusage ist geprüft. Unten steht, was es tut.",
    missing: "Geben Sie der Frage einen Namen, mindestens zwei Antworten und eine Stufe über 0, bis 6.",
  },

  does: {
    heading: "Was es tut",
    intro: "Was sich aus einer Meldung über Sie erfahren lässt und was zu welcher Antwort gesendet werden kann.",
    skip: "Direkt zu Ihrer eigenen Antwort",
    waiting: "Öffnen Sie zuerst ein Protokoll.",
  },

  answer: {
    heading: "Ihre eigene Antwort",
    intro:
      "Geben Sie an, was wahr ist. Bevor etwas gezogen wird, sehen Sie, was dazu gesendet werden kann und was sich daraus erkennen lässt.",
    truth: "Ihre wahre Antwort",
    own: "{column}",
    choose: "Bitte wählen …",
    may: "Was dazu gesendet werden kann",
    report: "Meldung",
    chance: "So viele von 100 Personen mit Ihrer Antwort senden sie",
    none: "keine Angabe",
    countsAs: "zählt als „{name}“",
    standsFor:
      "„{name}“ steht auch für {cells}: Eine Meldung sagt nicht mehr, als dass Ihre Antwort eine von diesen ist.",
    sentAsItIs: "Ihre Antwort wird immer gesendet, wie sie ist: Wer sie empfängt, kennt sie.",
    sentAlways:
      "Ihre Antwort wird immer gesendet, wie sie ist, aber Personen mit anderen Antworten senden möglicherweise dasselbe.",
    sentAtTimes: "In {chance} von 100 Fällen wird Ihre Antwort gesendet, wie sie ist.",
    toldSurely:
      "Welche Meldung auch gezogen wird, niemand mit einer anderen Antwort sendet sie: Wer sie empfängt, kennt Ihre Antwort.",
    toldAtTimes:
      "In {chance} von 100 Fällen wird eine Meldung gezogen, die niemand mit einer anderen Antwort sendet: Wer sie empfängt, kennt Ihre Antwort.",
    toldNever:
      "Keine Meldung verrät Ihre Antwort mit Sicherheit: Jede, die gezogen werden kann, kann auch von Personen mit anderen Antworten stammen.",
    most: "Von 100 Personen, die dieselbe Meldung senden, haben höchstens {most} Ihre Antwort, gegenüber {among} von 100 insgesamt.",
    otherwiseMost:
      "Sonst haben von 100 Personen, die dieselbe Meldung senden, höchstens {most} Ihre Antwort, gegenüber {among} von 100 insgesamt.",
    columnTold: "Außerdem verrät in {chance} von 100 Fällen eine Meldung, was Sie bei „{column}“ geantwortet haben.",
    shielded:
      "Dieses Protokoll schützt die Antwort selbst: Keine Meldung ist bei ihr mehr als {factor}-mal so wahrscheinlich wie bei einer anderen.",
    stays: "Ihre Antwort bleibt in diesem Fenster: Sie senden nur die Meldung.",
    keptBack:
      "Zurückgehalten wird „{secret}“: Bei der Meldung, die am meisten darüber sagt, haben {after} von 100, die sie senden, „{category}“, gegenüber {before} von 100 insgesamt.",
    ofAll: "{share} von allen",
    oneOf:
      "Die Spalten rechts zeigen, was sich aus einer Meldung schließen lässt: wie viele von denen, die sie senden, welche Angabe bei „{secret}“ haben, daneben wie viele von allen Personen.",
    oneOfMany:
      "Die Spalte rechts zeigt, was sich aus einer Meldung schließen lässt: wie viele von denen, die sie senden, die Angabe bei „{secret}“ haben, über die sie am meisten sagt, daneben wie viele von allen Personen.",
    saysMost: "Angabe bei „{secret}“, über die sie am meisten sagt",
    marks:
      "Eine Meldung ist eine Liste von Markierungen, eine für jede Antwort. Ihre ist in 50 von 100 Fällen markiert, jede andere in {other} von 100, jede für sich.",
    marksHint: "Was eine ganze Liste verrät, sehen Sie, sobald sie gezogen ist.",
    unknown:
      "Diese Kombination kam in der Tabelle, aus der das Protokoll berechnet wurde, nie vor; es gibt dazu keine Meldung.",
    draw: "Meine Meldung ziehen",
    drawn: "Ihre Meldung: {report}",
    drawnSays:
      "Das ist es, was Sie senden. Die Meldung wurde einmal gezogen und bleibt dieselbe, bis diese Seite geschlossen oder neu geladen wird: Eine andere würde mehr verraten als zugesagt.",
    drawnKept:
      "Das ist es, was Sie senden. Die Meldung wurde einmal gezogen und ist auf diesem Gerät gespeichert: Eine andere würde mehr verraten als zugesagt.",
    concludesAnswer:
      "Ihre Antwort: {before} von 100 unter allen Personen, {after} von 100 unter denen, die diese Meldung senden.",
    collected:
      "Wer um Antworten bittet, sammelt die Meldungen: jede in einer eigenen Datei, oder untereinander in eine Spalte „{column}“ kopiert. Wer sie gesendet hat, steht nicht darin.",
    remember: "Auf diesem Gerät merken, dass ich geantwortet habe",
    rememberSays:
      "Dann ist diese Meldung, und keine andere, wieder da, wenn das Protokoll noch einmal geöffnet wird. Gespeichert werden die Meldung und zu welchem Protokoll sie gehört, nicht aber Ihre Antwort; entfernen Sie das Häkchen, um beides zu vergessen.",
    rememberNot:
      "Dieser Browser speichert hier nichts: Bewahren Sie die Meldung selbst auf, und ziehen Sie keine andere.",
    keptOthers: {
      one: "Auf diesem Gerät ist {n} Meldung eines anderen Protokolls gespeichert.",
      other: "Auf diesem Gerät sind {n} Meldungen anderer Protokolle gespeichert.",
    },
    forgetKept: "Alles vergessen",
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
      "Nur dann, wenn Ihre Meldung an niemanden gesendet wurde oder wenn eine andere Person an der Reihe ist. Zwei Meldungen einer Person verraten mehr, als die Zusage erlaubt. Was auf diesem Gerät gespeichert ist, wird vergessen.",
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
