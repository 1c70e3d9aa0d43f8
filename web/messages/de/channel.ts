// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about the channel and what stays useful of the answers, in German. */

import type * as english from "../en/channel.js";
import { german as protocols } from "../protocols.js";

export const channel: typeof english.channel = {
  cancelled: "Sie haben die Suche nach der besten Methode abgebrochen. Deshalb gibt es noch keine Methode.",
  cancelledRemedy:
    "Wählen Sie ein anderes ε, fassen Sie Kategorien zusammen oder verwenden Sie „Randomized Response“, das keine Suche braucht. Oder suchen Sie noch einmal, und verwenden Sie das Gefundene, sobald es gut genug ist.",
  useSimple: "Randomized Response verwenden",
  title: "Chancen jeder verrauschten Antwort",
  rowAxis: "Antwort",
  columnAxis: "Verrauschte Antwort",
  cell: "Unter 100 Personen mit der Antwort „{answer}“ senden {chance} „{report}“",
  row: "Unter 100 Personen mit der Antwort „{answer}“: {reports}.",
  rowPart: "{chance} senden „{report}“",
  rowRest: "{chance} etwas anderes",
  summary:
    "{answers} Antworten, {reports} verrauschte Antworten. Die wahrscheinlichste zu jeder Antwort kommt in {least} bis {most} von 100 Fällen vor.",
  summarySame:
    "{answers} Antworten, {reports} verrauschte Antworten. Die wahrscheinlichste zu jeder Antwort kommt in {most} von 100 Fällen vor.",
  hint: "Zeigen Sie auf das Diagramm, oder bewegen Sie sich mit den Pfeiltasten darin, um es zu lesen.",
  negligible:
    "≈0 ist eine Chance von weniger als eins zu einer Milliarde: In einer Datei sehen Sie sie nicht. Ein Punkt heißt, dass es nie vorkommt.",
  cut: "Das Diagramm zeigt einen Teil der Antworten und verrauschten Antworten, jeweils höchstens {n}. Es sind die häufigsten, sofern bekannt. Die Einstellungsdatei enthält alle.",
  legendTitle: "Dafür stehen die verrauschten Antworten",
  legend: "Unter 100 Personen, die „{report}“ senden: {answers}.",
  legendPart: "{chance} mit der Antwort „{answer}“",
  legendRest: "{chance} mit etwas anderem",
  marks: {
    title: "Chancen jedes Häkchens",
    columnAxis: "Angehakt",
    cell: "Unter 100 Personen mit der Antwort „{answer}“ ist bei {chance} „{mark}“ angehakt",
    row: "Unter 100 Personen mit der Antwort „{answer}“ ist sie bei 50 angehakt, und jede andere bei {other}. Der Zufall wählt jedes Häkchen für sich.",
    summary:
      "Eine verrauschte Antwort hakt beliebig viele der {answers} Antworten an. Die wahre Antwort ist in 50 von 100 Fällen angehakt, jede andere in {other}. Der Zufall wählt jedes Häkchen für sich.",
    note: "Eine verrauschte Antwort hakt beliebig viele Antworten an, von keiner bis zu allen. Der Zufall wählt jedes Häkchen für sich, und eine Zeile zeigt die Chancen ihrer Häkchen. In einer Datei ist sie ein Buchstabe für jede Antwort, in der Reihenfolge der Einstellungsdatei. Ein y ist ein Häkchen, ein n keines.",
    legendTitle: "Dafür stehen die Häkchen",
    legend: "Unter 100 Personen, bei denen „{report}“ angehakt ist, mit oder ohne andere Häkchen: {answers}.",
    telling: "die aufschlussreichste",
    tellingSays:
      "Diese verrauschte Antwort kommt der Grenze des Schutzes am nächsten. Keine andere sagt mehr über „{column}“, so wie dieser Schutz es misst.",
    one: "{answer}, sonst nichts",
    oneSays: "Eine verrauschte Antwort mit einem einzigen Häkchen. Andere verraten vielleicht mehr über „{column}“.",
    none: "ohne Häkchen",
  },
  pairs: {
    note: "Verrauschte Antworten entstehen aus verborgenem Wert und Antwort zusammen: Die Chancen hängen auch von „{secret}“ ab.",
    rowAxis: "Paar",
    group: "{column}: {category}",
    cell: "Unter 100 Personen mit „{answer}“ senden {chance} „{report}“",
    row: "Unter 100 Personen mit „{answer}“: {reports}.",
    summary:
      "{answers} Paare von verborgenem Wert und Antwort, {reports} verrauschte Antworten. Die wahrscheinlichste zu jedem Paar kommt in {least} bis {most} von 100 Fällen vor.",
    summarySame:
      "{answers} Paare von verborgenem Wert und Antwort, {reports} verrauschte Antworten. Die wahrscheinlichste zu jedem Paar kommt in {most} von 100 Fällen vor.",
    cut: "Das Diagramm zeigt die häufigsten Paare und verrauschten Antworten, jeweils höchstens {n}. Die Einstellungsdatei enthält alle.",
    legendPart: "{chance} mit „{answer}“",
  },
  look: "Verrauschte Antwort ansehen",
  protocol: "Methode wählen",
  otherProtocols: "Andere Methoden",
  told: "Diese Methoden nutzen die verborgene Spalte „{secret}“. Vielleicht bleibt mehr nützlich, aber die Spalte muss in derselben Datei stehen.",
  protocols,
  /** Says of the best method that no better one is known, if none is proved. */
  bestKnown: "Für Ihre Tabelle erstellt. Eine bessere Methode ist nicht bekannt.",
  objectives: {
    counting:
      "Für Ihre Tabelle erstellt, und zum Zählen. Keine andere Methode, die gleich viel sieht, braucht dafür weniger verrauschte Antworten.",
    guesses:
      "Für Ihre Tabelle erstellt, und zum Raten. Mit diesem Schutz lässt keine andere Methode, die gleich viel sieht, mehr Antworten richtig raten.",
    distance:
      "Für Ihre Tabelle erstellt, um nah an den Antworten zu bleiben. Mit diesem Schutz bleibt keine andere Methode, die gleich viel sieht, näher.",
    "chi-square":
      "Für Ihre Tabelle erstellt, und um wahre Antworten wahrscheinlicher zu machen. Mit diesem Schutz vervielfacht keine andere Methode, die gleich viel sieht, ihre Chance im Mittel stärker.",
  },
  /** What the same names stand for where a report is drawn from secret and answer together. */
  protocolsOfPairs: {
    grr: "Der Klassiker, für verborgenen Wert und Antwort zusammen. Behält beide mit einer gewissen Chance und sendet sonst zufällig ein anderes Paar.",
    cr: "Verrauscht den verborgenen Wert. Ändert er sich, zieht sie eine Antwort von jemandem mit dem neuen. Verrauscht auch diese.",
  } as Record<string, string>,
  polytope: {
    title: "Das Bild dahinter",
    beliefs:
      "Jede verrauschte Antwort hinterlässt beim Lesen eine Vermutung über die Antwort. Jede Vermutung ist ein Punkt. In einer Ecke steht die Antwort fest. Je näher an einer Ecke, desto wahrscheinlicher ist diese Antwort.",
    boundary:
      "Der Schutz zieht eine Grenze um die Vermutung vor jeder verrauschten Antwort. Keine verrauschte Antwort darf hinausführen.",
    best: "Die beste Methode führt zu Ecken dieses Raums, denn diese sagen am meisten.",
    others:
      "Die beste Methode verwendet Ecken dieses Raums, denn diese sagen am meisten. Diese hier bleibt weiter innen oder verwendet weniger davon.",
    picture: "Vermutungen über die Antwort",
    words: {
      allowed: "was der Schutz zulässt",
      report: "eine verrauschte Antwort; die Fläche: wie oft",
      before: "vor jeder verrauschten Antwort",
      back: "gestrichelt: auf der Rückseite",
      point: "Vermutung",
      share: "Gesendet von",
      vertex: "Ecke {n}",
      none: "–",
    },
    corners: {
      one: "Zwischen der Gewissheit über {answers} lässt der Schutz eine einzige Vermutung übrig.",
      other: "Zwischen der Gewissheit über {answers} lässt der Schutz einen Raum mit {n} Ecken übrig.",
    },
    before: "Vor jeder verrauschten Antwort ist die Vermutung {belief}.",
    reports: {
      one: "Die Methode hat {n} verrauschte Antwort. Anzahl in einer Ecke: {corners}.",
      other: "Die Methode hat {n} verrauschte Antworten. Anzahl in einer Ecke: {corners}.",
    },
    report: "„{report}“, gesendet von {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "Alle Methoden nebeneinander",
    lead: "Das berechnet alle Methoden für diesen Schutz und dieses ε, auch die, die die verborgene Spalte nutzen.",
    start: "Alle Methoden vergleichen",
    again: "Bei ε = {epsilon} vergleichen",
    stop: "Vergleich beenden",
    going: "Vergleich läuft, Methoden bisher: {n} …",
    at: "Bei ε = {epsilon}, „{notion}“.",
    atSure: "Bei ε = {epsilon}, „{notion}“, mit etwa {sure} % Sicherheit.",
    picture: "Das bleibt bei jeder Methode nützlich",
    table: "Das bleibt bei jeder Methode nützlich, und das braucht sie",
    summary: "So viel der Information in {column} bleibt erhalten: {parts}.",
    part: "{share} mit „{protocol}“",
    seeing: "{protocol} (nutzt die verborgene Spalte)",
    protocol: "Methode",
    kept: "Bleibt nützlich",
    leaks: "Erreichtes ε für „{notion}“",
    unlimited: "keine Grenze",
    secret: "Nutzt die verborgene Spalte",
    reports: "Verrauschte Antworten",
    estimates: "Lassen sich die Antworten zählen?",
    yes: "ja",
    no: "nein",
    always: "ja",
    "under-prior": "wenn die Tabelle passt",
    "in-part": "zum Teil",
    unknown: "nicht bekannt",
    none: "keine",
    atLeast: "mindestens {share}",
    without: "Nicht für diese Tabelle: {parts}.",
    why: {
      answers: "nur für {n} Antworten",
      tooLarge: "zu viele Kategorien",
      people: "nur für Tabellen, die Personen zählen",
    },
    assumes:
      "Alle geben denselben Schutz für dieselbe Tabelle. Eine Methode, die die verborgene Spalte nutzt, braucht sie in derselben Datei oder fragt nach beidem. „Wenn die Tabelle passt“: Personen mit derselben Antwort haben jeden verborgenen Wert so oft wie in der Tabelle. Nur dann lässt sich zählen.",
  },
  kept: "{share} der Information in {column}",
  keptNone: "Nichts: Mit diesem Schutz sagen verrauschte Antworten nichts über {column}.",
  guess:
    "Aus den verrauschten Antworten lassen sich {informed} von 1.000 Antworten richtig erraten. Ohne sie sind es {blind}.",
  bound: "Keine Methode mit diesem Schutz bewahrt mehr als {bound}.",
  boundAlone: "Keine Methode mit diesem Schutz, die nur {column} nutzt, bewahrt mehr als {bound}.",
  boundProved: "Keine Methode, die für dieselben Prozentsätze bewiesen ist, bewahrt mehr als {bound}.",
  short:
    "Die Suche endete vorzeitig. Die beste Methode dieser Art bewahrt höchstens {short} mehr von der Information in {column}. Der Schutz gilt in vollem Umfang.",
  boundReached: "Keine Methode mit diesem Schutz bewahrt mehr, auf die gezeigten Stellen genau.",
  boundReachedAlone:
    "Keine Methode mit diesem Schutz, die nur {column} nutzt, bewahrt mehr, auf die gezeigten Stellen genau.",
  boundReachedProved:
    "Keine Methode, die für dieselben Prozentsätze bewiesen ist, bewahrt mehr, auf die gezeigten Stellen genau.",
  secretGuess:
    "Mit ihren verrauschten Antworten lässt sich „{column}“ von {people} Personen höchstens {informed}-mal richtig raten. Ohne sie ist es {blind}-mal.",
  secretGuessNone:
    "„{column}“ von {people} Personen lässt sich {blind}-mal richtig raten, mit ihren verrauschten Antworten oder ohne.",
  secretLeft: "Im Mittel verrät eine verrauschte Antwort noch {share} der Information in „{column}“.",
  secretLimit: "Die Grenze für dieses Mittel ist {share}.",
  estimable: {
    none: "So viele verrauschte Antworten es auch sind: Sie zeigen von keiner Antwort in {column}, wie häufig sie ist.",
    some: "So viele verrauschte Antworten es auch sind: Nur diese Antworten in {column} lassen sich aus ihnen zählen: {told}. Für die anderen gibt es Grenzen.",
    part: "So viele verrauschte Antworten es auch sind: Sie zeigen nur zum Teil, wie häufig die Antworten in {column} sind.",
    underPrior:
      "Verrauschte Antworten zeigen, wie häufig die Antworten in {column} sind, aber nur, wenn die Tabelle passt. Personen mit derselben Antwort müssen jede Angabe bei „{secret}“ so oft haben wie in der Tabelle.",
    helps: "Eine andere Methode kann helfen, etwa „Randomized Response“. Auch ein anderer Schutz oder ein größeres ε.",
  },
  curveTitle: "Das bleibt bei jedem Epsilon nützlich",
  curveX: "ε",
  curveY: "Bleibt nützlich",
  curveSummary: "„{protocol}“ bewahrt {parts}.",
  curvePart: "{share} bei ε = {epsilon}",
  curvePartOpen: "mindestens {share} bei ε = {epsilon}",
  curveOpen: {
    one: "An {n} von {all} Punkten war die Suche nicht abgeschlossen: Dort bewahrt die beste Methode vielleicht mehr.",
    other:
      "An {n} von {all} Punkten war die Suche nicht abgeschlossen: Dort bewahrt die beste Methode vielleicht mehr.",
  },
  curveMark: "Suche nicht abgeschlossen: vielleicht mehr",
  curveCell: "mindestens {least}, höchstens {most}; Suche nicht abgeschlossen",
  curveChosen: "Gewählt ist ε = {epsilon}; das bewahrt {share}.",
  curveTold:
    "Der Punkt gehört zu „{protocol}“, das die verborgene Spalte nutzt. Die Linien gehören zu Methoden, die sie nicht nutzen.",
  curveDrawing: "Die Seite berechnet die Kurve: {done} von {all} Punkten.",
  beliefTitle: "Das verrät eine verrauschte Antwort",
  beliefIntro:
    "Vermutung für jede Kategorie von „{column}“, vor und nach der verrauschten Antwort {report}. Prozentsatz der Personen, die sie senden: {share}.",
  beliefBefore: "vorher",
  beliefAfter: "nachher",
  beliefMore: "nachher: höher",
  beliefLess: "nachher: niedriger",
  beliefSummary: "Nach der verrauschten Antwort {report}: {parts}.",
  beliefPart: "„{secret}“ von {before} auf {after}",
  check:
    "Der Schutz ist für genau die ganzen Zahlen bewiesen, mit denen gezogen wird. Kein Verhältnis ist größer als {bound}. Die Einstellungsdatei enthält alles, um das anderswo noch einmal zu beweisen.",
  sample: {
    worst:
      "Die Grenze ist ein Faktor von {promised}, für die Prozentsätze in dieser Tabelle. Sind diese Personen eine Stichprobe? Dann kann die Wahrheit eine andere sein. Für alle Prozentsätze, die {people} Personen nicht ausschließen (mit etwa {sure} % Sicherheit), ist der Faktor höchstens {worst}.",
    unbounded:
      "Die Grenze ist ein Faktor von {promised}, für die Prozentsätze in dieser Tabelle. Sind diese Personen eine Stichprobe? Dann kann die Wahrheit eine andere sein. {people} Personen lassen offen (mit etwa {sure} % Sicherheit), ob eine verrauschte Antwort einen verborgenen Wert ausschließt.",
    nearly:
      "Die Grenze ist ein Faktor von {promised}, für die Prozentsätze in dieser Tabelle. Sind diese Personen eine Stichprobe? Dann kann die Wahrheit eine andere sein. {people} Personen lassen offen (mit etwa {sure} % Sicherheit), ob eine verrauschte Antwort einen verborgenen Wert fast ausschließt.",
    use: "„{notion}“ verwenden: Es bleibt weniger nützlich",
    covered:
      "Dieser Schutz ist für eine Stichprobe, nicht nur für diese Tabelle. Er gilt für alle Prozentsätze, die {people} Personen nicht ausschließen (mit etwa {sure} % Sicherheit).",
  },
  again: "Hier noch einmal prüfen",
  checking: "Wird geprüft …",
  holds: "Zwei getrennte Programme haben die Grenze mit exakter Arithmetik geprüft. Sie gilt. {nearest}",
  holdsAgain:
    "Zwei getrennte Programme haben die Grenze noch einmal geprüft, mit exakter Arithmetik. Sie gilt. {nearest}",
  nearest:
    "Die verrauschte Antwort {report} kommt der Grenze am nächsten. Sie ist für {more} {ratio}-mal so wahrscheinlich wie für {less}. Die Grenze ist {bound}-mal.",
  nearestIn:
    "In der Tabelle kommt die verrauschte Antwort {report} der Grenze am nächsten. Sie ist für {more} {ratio}-mal so wahrscheinlich wie für {less}. Die Grenze von {bound}-mal gilt für alle Prozentsätze, die die Stichprobe offenlässt.",
  nearestOf:
    "Die verrauschte Antwort {report} kommt der Grenze am nächsten. Bei allen Prozentsätzen, die der Beweis abdeckt, ist sie für {more} höchstens {ratio}-mal so wahrscheinlich wie für {less}. Die Grenze ist {bound}-mal.",
  everybody: "alle",
  someone: "Personen mit „{category}“",
  context: "{who} (mit bekannten Werten bei {columns} wie in „{category}“)",
  marked: "die mit Häkchen bei {marks}",
  fails:
    "Zwei getrennte Programme haben die Grenze mit exakter Arithmetik geprüft. Sie gilt NICHT. {reason} Verwenden Sie diese Einstellungen nicht.",
};

export const search: typeof english.search = {
  title: "Suche nach der besten Methode",
  of: { answer: "den Antworten", pair: "verborgenen Werten und Antworten" },
  says: "Die beste bisher bewahrt {found} der Information in {what}. Keine Methode, die gleich viel sieht, kann mehr als {possible} bewahren.",
  saysProved:
    "Die beste bisher bewahrt {found} der Information in {what}. Keine Methode, die für dieselben Prozentsätze bewiesen ist, kann mehr als {possible} bewahren.",
  found: "die beste bisher",
  open: "noch offen",
  possible: "mehr ist nicht möglich",
  seconds: "Sekunden",
  use: "Gut genug, diese verwenden",
  useSays:
    "Sie können die beste bisher verwenden: Der Schutz gilt dabei in vollem Umfang. Eine abgeschlossene Suche bewahrt höchstens {short} mehr von der Information in {what}.",
  stopped: "Sie haben die Suche bei ε = {epsilon} abgebrochen.",
  stoppedBack:
    "Sie haben die Suche bei ε = {epsilon} abgebrochen. Eingestellt ist wieder, was zur Methode von vorher gehört.",
  again: "Noch einmal suchen",
  useLater: "Sobald es eine Methode mit diesem Schutz gibt, können Sie sie verwenden.",
};
