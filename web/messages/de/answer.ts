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
      "Eine JSON-Datei. Sie sagt, was zu jeder Antwort mit welchen Chancen gesendet werden kann, und beweist den Schutz. Die Seite prüft den Beweis gleich beim Öffnen.",
    choose: "Einstellungsdatei wählen",
    drop: "oder ziehen Sie sie irgendwo auf diese Seite",
    sample: "Beispiel ausprobieren",
    sampleNote:
      "Dies ist ein Beispiel: Einstellungen für die Umfrage, die zu Sluice gehört. Alle Zahlen darin sind erfunden.",
    opening: "Wird geöffnet und geprüft …",
    opened: "{name}",
    says: "Sie teilen eine verrauschte Antwort zu „{data}“. Sie verbirgt „{secret}“.",
    saysQuestion: "Es geht um „{data}“. Geschützt ist Ihre Antwort selbst.",
    counted: "Die Einstellungen kommen aus einer Tabelle von {people} Personen.",
    sees: "Beides zählt für die verrauschte Antwort: Ihre Chancen hängen auch von „{secret}“ ab.",
    linked: "Die Einstellungen aus dem Link",
    linkDamaged: "Der Link ist beschädigt.",
    linkRemedy:
      "Kopieren Sie den ganzen Link und öffnen Sie ihn noch einmal, oder bitten Sie den Absender um die Einstellungsdatei.",
    tooLarge: "Eine Einstellungsdatei ist nicht größer als {size}.",
  },

  does: {
    heading: "Was es tut",
    intro: "Die Chancen jeder verrauschten Antwort, und wie viel die fragende Person erfahren kann.",
    waiting: "Öffnen Sie zuerst eine Einstellungsdatei.",
  },

  question: {
    asks: "Niemand hat diesen Namen geprüft. Gefragt von:",
    asker: "„{asker}“",
    one: "Ihre Antwort auf „{column}“",
    several: "Ihre Antworten",
    own: "{column}",
    choose: "Bitte wählen …",
    rather: "Möchte ich nicht sagen",
    stays:
      "Ihre Wahl bleibt auf diesem Gerät. Sie senden eine verrauschte Antwort: Der Zufall kann sie geändert haben.",
    hides: "Das verbirgt „{secret}“. Die Antwort selbst verbirgt es nicht.",
    missing: "Wählen Sie zuerst eine Antwort.",
    get: "Meine verrauschte Antwort holen",
    again: "Meine verrauschte Antwort zeigen",
    fixed:
      "Sie haben schon eine verrauschte Antwort, und die Seite hat Ihre Wahl vergessen. Um neu zu beginnen, zeigen Sie sie und öffnen „Mehr über Ihre verrauschte Antwort“.",
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
      ticks: "Die Münze entscheidet bei jeder Antwort, ob sie ein Häkchen bekommt.",
      nobody: "So erkennt niemand Ihre Antwort sicher. Über viele Personen gleichen sich die Münzen aus.",
      some: "Manche verrauschte Antworten zeigen trotzdem Ihre wahre. Die Chancen stehen unter Details.",
    },
    send: "Senden Sie: {report}",
    chance: {
      picked: "Der Zufall hat das gewählt.",
      pickedOne: "Der Zufall hat das gewählt: Es kann Ihre wahre Antwort sein oder nicht.",
      one: "Das kommt auch von {chance} von 100 Personen mit der wahren Antwort {other}.",
      same: "Das kommt auch von {chance} von 100 Personen mit einer anderen wahren Antwort.",
      group:
        "Genau das kommt von {own} von {people} Personen mit einer dieser wahren Antworten. Es kommt auch von {chance} von {people} anderen.",
      range:
        "Das kommt auch von {least} bis {most} von 100 Personen mit einer anderen wahren Antwort. Es hängt von der Antwort ab.",
      none: "Nur Personen mit dieser Antwort senden das. Es zeigt Ihre Antwort.",
      noneOf: "Nur Personen mit einer dieser Antworten senden das.",
      ticks:
        "Der Zufall hat diese Häkchen gewählt. Ihre eigene Antwort bekommt in 50 von 100 Fällen eines, jede andere in {other}.",
    },
    rise: "Angenommen, jemand schätzt die Chance Ihrer wahren Antwort auf {half} von {people}. Dadurch werden daraus höchstens {most}.",
    still: "Sie ändert niemandes Vermutung.",
    ofSecret:
      "Unter denen, die das senden, haben {after} von 100 bei „{secret}“ die Angabe „{category}“. Unter allen sind es {before} von 100.",
    to: "Senden Sie es an {to}.",
    toAsker: "Senden Sie es an die Person, die gefragt hat.",
    email: "Ihre E-Mail zeigt Ihren Namen. Die verrauschte Antwort nicht.",
    paste: "Kopieren Sie sie, und fügen Sie sie dort ein.",
    unsent: "Diese Seite sendet selbst nichts.",
    more: "Mehr über Ihre verrauschte Antwort",
    drawnSays:
      "Bitte nicht noch einmal versuchen: Zwei verrauschte Antworten verraten mehr als eine. Diese bleibt, bis Sie die Seite verlassen oder neu laden.",
    remembered:
      "Dieses Gerät hat sich diese verrauschte Antwort gemerkt. Ist es nicht Ihre? Dann beginnen Sie unter „Mehr über Ihre verrauschte Antwort“ neu.",
    drawnKept:
      "Bitte nicht noch einmal versuchen: Zwei verrauschte Antworten verraten mehr als eine. Diese ist auf diesem Gerät gespeichert.",
    remember: "Meine verrauschte Antwort auf diesem Gerät merken, wo andere sie sehen können",
  },

  answer: {
    heading: "Ihre eigene Antwort",
    intro: "Die Chancen jeder verrauschten Antwort zu Ihrer Wahl, und wie viel die fragende Person daraus erkennt.",
    unchosen: "Wählen Sie oben eine Antwort, um ihre Chancen zu sehen.",
    forgotten: "Die Seite hat Ihre Wahl vergessen.",
    may: "Was dazu gesendet werden kann",
    report: "Verrauschte Antwort",
    chance: "So viele von 100 Personen mit Ihrer Antwort senden sie",
    none: "keine Angabe",
    countsAs: "zählt als „{name}“",
    standsFor:
      "„{name}“ steht auch für {cells}. Eine verrauschte Antwort sagt nur, dass Ihre Antwort eine von diesen ist.",
    sentAsItIs: "Ihre Antwort wird immer gesendet, wie sie ist: Die fragende Person kennt sie.",
    sentAlways:
      "Ihre Antwort wird immer gesendet, wie sie ist, aber Personen mit anderen Antworten senden möglicherweise dasselbe.",
    sentAtTimes: "In {chance} von 100 Fällen wird Ihre Antwort gesendet, wie sie ist.",
    toldSurely:
      "Nur Personen mit Ihrer Antwort senden die verrauschten Antworten, die Sie bekommen können: Die fragende Person kennt dann Ihre Antwort.",
    toldAtTimes:
      "In {chance} von 100 Fällen bekommen Sie eine verrauschte Antwort, die nur Personen mit Ihrer Antwort senden. Die fragende Person kennt dann Ihre Antwort.",
    toldNever:
      "Keine verrauschte Antwort verrät Ihre mit Sicherheit. Personen mit anderen Antworten können jede davon senden.",
    most: "Höchstens {most} von 100 Personen, die dieselbe verrauschte Antwort senden, haben Ihre Antwort. Unter allen sind es {among} von 100.",
    otherwiseMost:
      "Sonst haben höchstens {most} von 100 Personen, die dieselbe verrauschte Antwort senden, Ihre Antwort. Unter allen sind es {among} von 100.",
    columnTold:
      "In {chance} von 100 Fällen verrät eine verrauschte Antwort auch, was Sie bei „{column}“ geantwortet haben.",
    shielded:
      "Diese Einstellungen schützen die Antwort selbst. Keine verrauschte Antwort ist bei Ihrer mehr als {factor}-mal so wahrscheinlich wie bei einer anderen.",
    stays: "Ihre Antwort bleibt in diesem Fenster: Sie senden die verrauschte Antwort.",
    keptBack:
      "Die Einstellungen verbergen „{secret}“. Nehmen Sie die verrauschte Antwort, die am meisten darüber sagt. {after} von 100 Personen, die sie senden, haben „{category}“. Unter allen sind es {before} von 100.",
    ofAll: "{share} von allen",
    oneOf:
      "Die anderen Spalten zeigen, was die fragende Person schließen kann: wie viele, die sie senden, jede Angabe bei „{secret}“ haben. Daneben steht die Zahl für alle.",
    oneOfMany:
      "Die letzte Spalte zeigt die Angabe bei „{secret}“, über die eine verrauschte Antwort am meisten sagt. Sie sagt, wie viele von denen, die sie senden, diese Angabe haben. Daneben steht die Zahl für alle.",
    saysMost: "Angabe bei „{secret}“, über die sie am meisten sagt",
    marks:
      "Eine verrauschte Antwort ist eine Liste von Häkchen: eines oder keines bei jeder Antwort. Ihre bekommt eines in 50 von 100 Fällen, jede andere in {other}. Der Zufall wählt jedes Häkchen für sich.",
    marksHint: "Sie sehen, was eine ganze Liste verrät, sobald Sie sie haben.",
    unknown:
      "Diese Antworten kamen in der Tabelle hinter den Einstellungen nie zusammen vor. Dazu gibt es keine verrauschte Antwort.",
    tells: "Bedeutung von „{report}“",
    concludesAnswer:
      "Unter allen Personen haben {before} von 100 „{answer}“. Unter denen, die diese verrauschte Antwort senden, sind es {after}.",
    collected:
      "Die fragende Person sammelt die verrauschten Antworten: jede in einer eigenen Datei, oder untereinander in einer Spalte „{column}“. Darin steht nicht, wer sie gesendet hat.",
    rememberSays:
      "Wenn dieses Gerät sie sich merkt, ist diese verrauschte Antwort wieder da, sobald Sie die Frage öffnen, und keine andere. Die Seite speichert die verrauschte Antwort, die Frage und deren Einstellungen, nicht aber Ihre Antwort. Entfernen Sie das Häkchen, um sie zu vergessen.",
    rememberNot:
      "Dieser Browser speichert hier nichts. Notieren Sie die verrauschte Antwort selbst, und holen Sie keine andere.",
    keptOthers: {
      one: "Auf diesem Gerät ist {n} verrauschte Antwort auf eine andere Frage gespeichert.",
      other: "Auf diesem Gerät sind {n} verrauschte Antworten auf andere Fragen gespeichert.",
    },
    forgetKept: "Alles vergessen",
    concludes:
      "Unter allen Personen haben {before} von 100 bei „{secret}“ die Angabe „{category}“. Unter denen, die diese verrauschte Antwort senden, sind es {after}.",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Das Kopieren ist nicht gelungen. Markieren und kopieren Sie sie von Hand.",
    save: "Als Datei speichern",
    share: "Senden",
    fileName: "verrauschte-antwort.csv",
    over: "Neu beginnen, oder jemand anderen antworten lassen",
    overTitle: "Neu beginnen?",
    overBody:
      "Nur wenn Sie Ihre verrauschte Antwort an niemanden gesendet haben, oder wenn eine andere Person an der Reihe ist. Zwei verrauschte Antworten einer Person verraten mehr als eine. Dieses Gerät vergisst dann, was es von dieser Frage gespeichert hat.",
    overYes: "Neu beginnen",
    overNo: "Verrauschte Antwort behalten",
  },

  file: {
    heading: "Eine ganze Datei",
    intro:
      "Für eine Datei mit Antworten vieler Personen: Jede Zeile bekommt ihre eigene verrauschte Antwort. Ihre Datei bleibt, wie sie ist, und Sie bekommen eine neue.",
    needs: "Die Datei braucht die {columns} mit den Kategorien, die die Einstellungen kennen.",
    column: "Spalte {names}",
    columns: "Spalten {names}",
  },
};
