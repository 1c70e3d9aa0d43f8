// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in German. `{name}` is a hole. */
import type { messages as english } from "../en/answer.js";

export const messages: typeof english = {
  title: "Eine Frage beantworten",
  lead: "Wählen Sie die Einstellungsdatei, die Sie bekommen haben, oder fügen Sie den Link ein.",
  own: "Selbst eine Frage stellen",
  details: "Details: Chancen, Beweis, Grenzen, eine ganze Datei",
  paste: "Link",
  pasteGo: "Link öffnen",
  pasteWrong: "Das ist kein Link zu einer Frage. Kopieren Sie den ganzen Link und fügen Sie ihn noch einmal ein.",
  open: {
    heading: "Die Einstellungen",
    intro:
      "Eine JSON-Datei, die sagt, was zu jeder Antwort mit welcher Wahrscheinlichkeit gesendet werden kann, und beweist, was das zusagt. Der Beweis wird gleich beim Öffnen geprüft.",
    choose: "Einstellungsdatei wählen",
    drop: "oder ziehen Sie sie irgendwo auf diese Seite",
    sample: "Beispiel ausprobieren",
    sampleNote:
      "Sie sehen ein Beispiel: ein Protokoll für die Umfrage, die zu Sluice gehört. Alle Zahlen darin sind erfunden.",
    opening: "Wird geöffnet und geprüft …",
    opened: "{name}",
    says: "Gemeldet wird „{data}“, zurückgehalten wird „{secret}“.",
    counted: "Das Protokoll wurde aus einer Tabelle von {people} Personen berechnet.",
    sees: "Wer eine Meldung zieht, muss beides kennen: Die Meldung hängt auch von „{secret}“ ab.",
    linked: "Die Einstellungen aus dem Link",
    linkDamaged: "Der Link ist beschädigt.",
    linkRemedy:
      "Kopieren Sie den ganzen Link und öffnen Sie ihn noch einmal, oder bitten Sie den Absender um die Einstellungsdatei.",
    tooLarge: "Eine Protokolldatei ist nicht größer als {size}.",
  },

  does: {
    heading: "Was es tut",
    intro: "Die Chancen jeder verrauschten Antwort, und wie viel die fragende Person erfahren kann.",
    waiting: "Öffnen Sie zuerst ein Protokoll.",
  },

  question: {
    asks: "Niemand hat diesen Namen geprüft. Gefragt von:",
    asker: "„{asker}“",
    one: "Ihre Antwort auf „{column}“",
    several: "Ihre Antworten",
    own: "{column}",
    choose: "Bitte wählen …",
    rather: "Möchte ich nicht sagen",
    stays: "Ihre Wahl bleibt auf diesem Gerät.",
    hides: "Das verbirgt „{secret}“. Die Antwort selbst verbirgt es nicht.",
    missing: "Wählen Sie zuerst eine Antwort.",
    get: "Meine verrauschte Antwort holen",
    again: "Meine verrauschte Antwort zeigen",
    fixed:
      "Sie haben schon eine verrauschte Antwort, daher steht diese Wahl fest. Zum Ändern öffnen Sie „Mehr über Ihre verrauschte Antwort“.",
    earlier:
      "Mit diesen Einstellungen haben Sie geantwortet auf: „{wording}“. Ist das eine andere Frage? Dann holen Sie eine andere verrauschte Antwort.",
    earlierOther: "Diese andere Frage beantworten",
    earlierShow: "Meine frühere verrauschte Antwort zeigen",
    back: "Zurück zur Frage",
    how: "Wie schützt mich das?",
    coin: {
      flips: "Ihr Gerät wirft eine Münze, die nur das Gerät sieht.",
      one: "Die Münze entscheidet: Ihre wahre Antwort oder eine, die der Zufall wählt.",
      group: "Die Münze entscheidet, welche Antworten Sie senden.",
      ticks: "Die Münze entscheidet bei jeder Antwort, ob sie ein Kreuz bekommt.",
      nobody: "So erkennt niemand Ihre Antwort sicher. Über viele Personen gleichen sich die Münzen aus.",
      some: "Manche verrauschte Antworten zeigen trotzdem Ihre wahre. Die Chancen stehen unter Details.",
    },
    send: "Senden Sie: {report}",
    chance: {
      one: "Der Zufall hat das gewählt. Auch {chance} von 100 Personen mit der wahren Antwort {other} senden es.",
      same: "Der Zufall hat das gewählt. {chance} von 100 Personen, deren wahre Antwort anders lautet, senden dies trotzdem.",
      range:
        "Der Zufall hat das gewählt. {least} bis {most} von 100 Personen, deren wahre Antwort anders lautet, senden dies trotzdem.",
      none: "Nur Personen mit dieser Antwort senden das. Es zeigt Ihre Antwort.",
      noneOf: "Nur Personen mit einer dieser Antworten senden das.",
      ticks:
        "Der Zufall hat diese Kreuze gewählt. Ihre eigene Antwort bekommt in 50 von 100 Fällen eines, jede andere in {other}.",
    },
    rise: "Eine Vermutung von {half} zu {people} kann auf höchstens {most} steigen.",
    still: "Sie ändert niemandes Vermutung.",
    ofSecret:
      "Unter denen, die das senden, haben {after} von 100 bei „{secret}“ die Angabe „{category}“. Unter allen sind es {before} von 100.",
    to: "Senden Sie es an {to}.",
    toAsker: "Senden Sie es an die Person, die gefragt hat.",
    email: "Ihre E-Mail zeigt Ihren Namen. Die verrauschte Antwort nicht.",
    more: "Mehr über Ihre verrauschte Antwort",
    drawnSays:
      "Bitte nicht noch einmal versuchen: Zwei verrauschte Antworten verraten mehr als eine. Diese bleibt, bis Sie die Seite schließen oder neu laden.",
    drawnKept:
      "Bitte nicht noch einmal versuchen: Zwei verrauschte Antworten verraten mehr als eine. Diese ist auf diesem Gerät gespeichert.",
    remember: "Auf diesem Gerät merken, dass ich geantwortet habe",
  },

  answer: {
    heading: "Ihre eigene Antwort",
    intro: "Die Chancen jeder verrauschten Antwort zu Ihrer Wahl, und wie viel die fragende Person daraus erkennt.",
    unchosen: "Wählen Sie oben eine Antwort, um ihre Chancen zu sehen.",
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
      "Die anderen Spalten zeigen, was sich daraus schließen lässt: wie viele von denen, die sie senden, welche Angabe bei „{secret}“ haben, daneben wie viele von allen Personen.",
    oneOfMany:
      "Die letzte Spalte zeigt, was sich daraus schließen lässt: wie viele von denen, die sie senden, die Angabe bei „{secret}“ haben, über die sie am meisten sagt, daneben wie viele von allen Personen.",
    saysMost: "Angabe bei „{secret}“, über die sie am meisten sagt",
    marks:
      "Eine Meldung ist eine Liste von Markierungen, eine für jede Antwort. Ihre ist in 50 von 100 Fällen markiert, jede andere in {other} von 100, jede für sich.",
    marksHint: "Was eine ganze Liste verrät, sehen Sie, sobald sie gezogen ist.",
    unknown:
      "Diese Kombination kam in der Tabelle, aus der das Protokoll berechnet wurde, nie vor; es gibt dazu keine Meldung.",
    tells: "Bedeutung von „{report}“",
    concludesAnswer:
      "Ihre Antwort: {before} von 100 unter allen Personen, {after} von 100 unter denen, die diese Meldung senden.",
    collected:
      "Wer um Antworten bittet, sammelt die Meldungen: jede in einer eigenen Datei, oder untereinander in eine Spalte „{column}“ kopiert. Wer sie gesendet hat, steht nicht darin.",
    rememberSays:
      "Dann ist diese verrauschte Antwort, und keine andere, wieder da, wenn Sie die Frage noch einmal öffnen. Die Seite speichert die verrauschte Antwort, die Frage und deren Einstellungen, nicht aber Ihre Antwort. Entfernen Sie das Häkchen, um sie zu vergessen.",
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
    share: "Senden",
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
