// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that shows the channel and what it keeps, in German. */

import type * as english from "../en/channel.js";
import { german as protocols } from "../protocols.js";

export const channel: typeof english.channel = {
  heading: "Was mit einer Antwort geschieht",
  intro:
    "Jede Antwort wird durch eine Meldung ersetzt, die zufällig gezogen wird. Hier steht, mit welcher Wahrscheinlichkeit.",
  cancelled: "Die Suche nach dem besten Protokoll wurde abgebrochen, und es gibt noch keines.",
  cancelledRemedy:
    "Wählen Sie eine andere Stufe, fassen Sie Kategorien zusammen oder verwenden Sie „Randomized Response“, das ohne Suche auskommt. Oder suchen Sie noch einmal, und verwenden Sie das Gefundene, sobald es gut genug ist.",
  useSimple: "Randomized Response verwenden",
  waiting: "Hier sehen Sie, welche Meldung für welche Antwort steht und wie viel von den Antworten erhalten bleibt.",
  title: "Wahrscheinlichkeit jeder Meldung",
  rowAxis: "Antwort",
  columnAxis: "Meldung",
  cell: "Aus der Antwort „{answer}“ wird bei 100 Personen {chance}-mal „{report}“",
  row: "Aus der Antwort „{answer}“ wird bei 100 Personen {reports}.",
  rowPart: "{chance}-mal „{report}“",
  rowRest: "{chance}-mal etwas anderes",
  summary:
    "{answers} Antworten, {reports} Meldungen. Die wahrscheinlichste Meldung zu einer Antwort kommt in {least} bis {most} von 100 Fällen vor.",
  summarySame:
    "{answers} Antworten, {reports} verrauschte Antworten. Die wahrscheinlichste zu jeder Antwort kommt in {most} von 100 Fällen vor.",
  hint: "Zeigen Sie auf das Diagramm, oder bewegen Sie sich mit den Pfeiltasten darin, um es zu lesen.",
  negligible:
    "≈0 ist eine Wahrscheinlichkeit von weniger als eins zu einer Milliarde; in einer Datei werden Sie sie nicht bemerken. Ein Punkt bedeutet: kommt nicht vor.",
  cut: "Nur {n} Antworten und Meldungen sind gezeichnet, die häufigsten, sofern das bekannt ist. Die Protokolldatei enthält alle.",
  legendTitle: "Wofür die Meldungen stehen",
  legend: "Hinter 100 Meldungen „{report}“ steht {answers}.",
  legendPart: "{chance}-mal die Antwort „{answer}“",
  legendRest: "{chance}-mal etwas anderes",
  marks: {
    title: "Wahrscheinlichkeit jeder Markierung",
    columnAxis: "Markiert",
    cell: "Bei 100 Personen mit der Antwort „{answer}“ ist {chance}-mal „{mark}“ markiert",
    row: "Bei 100 Personen mit der Antwort „{answer}“ ist diese Antwort in der Meldung 50-mal markiert und jede andere {other}-mal; jede Markierung wird für sich gezogen.",
    summary:
      "Eine Meldung markiert beliebig viele der {answers} Antworten, jede für sich gezogen: die eigene in 50 von 100 Fällen, jede andere in {other} von 100.",
    note: "Eine Meldung markiert beliebig viele Antworten, vielleicht keine oder alle, und jede Markierung wird für sich gezogen: Die Wahrscheinlichkeiten einer Zeile sind die ihrer Markierungen. In einer Datei besteht eine Meldung aus einem Buchstaben für jede Antwort, in der Reihenfolge der Protokolldatei: y, wo sie markiert ist, sonst n.",
    legendTitle: "Wofür die Markierungen stehen",
    legend: "Hinter 100 Meldungen, die „{report}“ markieren, was auch immer sie sonst markieren, steht {answers}.",
    telling: "die aufschlussreichste",
    tellingSays:
      "Von allen Meldungen kommt bei dieser die Zusage ihrer Grenze am nächsten: Keine andere verschiebt das, was sie bei „{column}“ begrenzt, noch weiter.",
    one: "{answer}, sonst nichts",
    oneSays: "Eine Meldung, die eine einzige Antwort markiert. Andere verraten möglicherweise mehr über „{column}“.",
    none: "ohne Markierung",
  },
  pairs: {
    note: "Die Meldungen werden aus Geheimnis und Antwort zusammen gezogen: Die Wahrscheinlichkeiten hängen auch von „{secret}“ ab.",
    rowAxis: "Paar",
    group: "{column}: {category}",
    cell: "Aus „{answer}“ wird bei 100 Personen {chance}-mal „{report}“",
    row: "Aus „{answer}“ wird bei 100 Personen {reports}.",
    summary:
      "{answers} Paare von Geheimnis und Antwort, {reports} Meldungen. Die wahrscheinlichste Meldung zu einem Paar kommt in {least} bis {most} von 100 Fällen vor.",
    summarySame:
      "{answers} Paare von verborgenem Wert und Antwort, {reports} verrauschte Antworten. Die wahrscheinlichste zu jedem Paar kommt in {most} von 100 Fällen vor.",
    cut: "Nur die {n} häufigsten Paare und Meldungen sind gezeichnet. Die Protokolldatei enthält alle.",
    legendPart: "{chance}-mal „{answer}“",
  },
  look: "Meldung ansehen",
  protocol: "Protokoll",
  otherProtocols: "Andere Protokolle",
  told: "Mit Kenntnis von „{secret}“, das in derselben Datei stehen muss: Diese Protokolle bewahren möglicherweise mehr.",
  protocols,
  /** What the same names stand for where a report is drawn from secret and answer together. */
  /** Under a promise that holds for all shares of a confidence set. */
  protocolsProved: {
    optimal:
      "Für die Tabelle berechnet: von allen Protokollen, die für dieselben Anteile bewiesen sind, jenes, das am meisten bewahrt.",
  } as Record<string, string>,
  objectives: {
    counting:
      "Für Ihre Tabelle erstellt, und zum Zählen. Kein anderes Verfahren, das gleich viel erfährt, braucht dafür weniger Meldungen.",
    guesses:
      "Für die Tabelle berechnet: von allen Protokollen, die gleich viel erfahren, jenes, bei dem unter dieser Zusage die meisten Antworten aus den Meldungen richtig geraten werden.",
    distance:
      "Für die Tabelle berechnet: von allen Protokollen, die gleich viel erfahren, jenes, dessen Meldungen unter dieser Zusage den Antworten am nächsten sind.",
  },
  protocolsOfPairs: {
    grr: "Der Klassiker, für Geheimnis und Antwort zusammen: beide mit einer gewissen Wahrscheinlichkeit behalten, sonst zufällig ein anderes Paar melden.",
    cr: "Das Geheimnis verrauschen; wo es sich ändert, eine Antwort von jemandem mit dem neuen ziehen; auch diese verrauschen.",
  },
  polytope: {
    title: "Das Bild dahinter",
    beliefs:
      "Wer eine Meldung liest, hat danach eine Einschätzung der Antwort. Jede Einschätzung ist ein Punkt: In einer Ecke steht die Antwort fest, und je näher an einer Ecke, desto wahrscheinlicher ist diese Antwort.",
    boundary:
      "Die Zusage zieht eine Grenze um das, was vor jeder Meldung angenommen wird: Keine Meldung darf hinausführen.",
    best: "Das beste Protokoll führt zu Ecken dessen, was übrig bleibt, denn diese sagen am meisten.",
    others:
      "Das beste Protokoll verwendet Ecken dessen, was übrig bleibt, denn sie sagen am meisten; dieses bleibt weiter innen oder verwendet weniger davon.",
    picture: "Einschätzungen der Antwort",
    words: {
      allowed: "was die Zusage übrig lässt",
      report: "eine Meldung; die Fläche: wie oft",
      before: "vor jeder Meldung",
      back: "gestrichelt: auf der Rückseite",
      point: "Einschätzung",
      share: "Gesendet von",
      vertex: "Ecke {n}",
      none: "–",
    },
    corners: {
      one: "Zwischen der Gewissheit über {answers} lässt die Zusage eine einzige Einschätzung übrig.",
      other: "Zwischen der Gewissheit über {answers} lässt die Zusage einen Raum mit {n} Ecken übrig.",
    },
    before: "Vor jeder Meldung ist die Einschätzung {belief}.",
    reports: {
      one: "Das Protokoll hat {n} Meldung; Anzahl in einer Ecke: {corners}.",
      other: "Das Protokoll hat {n} Meldungen; Anzahl in einer Ecke: {corners}.",
    },
    report: "„{report}“, gesendet von {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "Alle Protokolle nebeneinander",
    lead: "Berechnet alle Protokolle, die es für diese Zusage auf dieser Stufe gibt, auch die, die das Geheimnis kennen müssen.",
    start: "Alle Protokolle vergleichen",
    again: "Auf Stufe {epsilon} vergleichen",
    stop: "Vergleich beenden",
    going: "Vergleich läuft, Protokolle bisher: {n} …",
    at: "Auf Stufe {epsilon}, „{notion}“.",
    atSure: "Auf Stufe {epsilon}, „{notion}“, mit etwa {sure} % Sicherheit.",
    picture: "Was jedes Protokoll bewahrt",
    table: "Was jedes Protokoll bewahrt und braucht",
    summary: "Von der Information in {column} bleibt erhalten: {parts}.",
    part: "{share} mit „{protocol}“",
    seeing: "{protocol} (kennt das Geheimnis)",
    protocol: "Protokoll",
    kept: "Bewahrt",
    leaks: "Erreichte Stufe für „{notion}“",
    unlimited: "keine Grenze",
    secret: "Muss das Geheimnis kennen",
    reports: "Meldungen",
    estimates: "Lässt sich schätzen, wie häufig jede Antwort ist?",
    yes: "ja",
    no: "nein",
    always: "ja",
    "under-prior": "wenn die Tabelle passt",
    "in-part": "zum Teil",
    unknown: "nicht bekannt",
    none: "keine",
    atLeast: "mindestens {share}",
    without: "Nicht für diese Daten: {parts}.",
    why: {
      answers: "nur für {n} Antworten",
      tooLarge: "zu viele Kategorien",
      people: "nur für Tabellen, die Personen zählen",
    },
    assumes:
      "Alle geben dieselbe Zusage über dieselbe Tabelle. Ein Protokoll, das das Geheimnis kennen muss, passt dort, wo das Geheimnis in derselben Datei steht oder wo die Person nach beidem gefragt wird. „Wenn die Tabelle passt“: Häufigkeiten lassen sich schätzen, wenn Personen mit derselben Antwort jedes Geheimnis so oft haben wie in der Tabelle.",
  },
  kept: "{share} der Information in {column}",
  keptNone: "Auf dieser Stufe bleibt nichts erhalten: Die Meldung sagt nichts über {column}.",
  guess: "Aus den Meldungen lassen sich {informed} von 1.000 Antworten richtig erraten, ohne sie {blind}.",
  bound: "Kein Protokoll mit dieser Zusage bewahrt mehr als {bound}.",
  boundAlone: "Kein Protokoll mit dieser Zusage, das nur {column} erfährt, bewahrt mehr als {bound}.",
  boundProved: "Kein Protokoll, das für dieselben Anteile bewiesen ist, bewahrt mehr als {bound}.",
  short:
    "Die Suche endete, bevor sie abgeschlossen war: Das beste dieser Art bewahrt möglicherweise bis zu {short} mehr von der Information in {column} als dieses. Die Zusage wird trotzdem voll eingehalten.",
  boundReached: "Kein Protokoll mit dieser Zusage bewahrt mehr, auf die gezeigten Stellen genau.",
  boundReachedAlone:
    "Bis auf die gezeigten Stellen bewahrt kein Protokoll mit dieser Zusage, das nur {column} erfährt, mehr.",
  boundReachedProved:
    "Kein Protokoll, das für dieselben Anteile bewiesen ist, bewahrt mehr, auf die gezeigten Stellen genau.",
  secretGuess:
    "Wer bei {people} Personen „{column}“ rät, liegt mit ihren Meldungen höchstens {informed}-mal richtig, ohne sie {blind}-mal.",
  secretGuessNone:
    "Wer bei {people} Personen „{column}“ rät, liegt {blind}-mal richtig, mit ihren Meldungen oder ohne.",
  secretLeft: "Im Mittel verrät eine Meldung noch {share} der Information in „{column}“.",
  secretLimit: "Das Protokoll sagt zu: im Mittel nie mehr als {share}.",
  estimable: {
    none: "Wie häufig eine einzelne Antwort in {column} ist, lässt sich aus den Meldungen nicht schätzen, so viele es auch sind.",
    some: "Wie viele Meldungen es auch sind, nur bei diesen Antworten in {column} lässt sich aus ihnen schätzen, wie häufig sie sind: {told}. Bei den anderen sind nur Grenzen bekannt.",
    part: "Wie viele Meldungen es auch sind, nur zum Teil lässt sich aus ihnen schätzen, wie häufig die Antworten in {column} sind.",
    underPrior:
      "Wie häufig die Antworten in {column} sind, lässt sich aus den Meldungen nur schätzen, wenn Personen mit derselben Antwort jede Angabe bei „{secret}“ so oft haben wie in der Tabelle.",
    helps:
      "Ein anderes Protokoll kann helfen, etwa „Randomized Response“, oder eine andere Zusage oder eine höhere Stufe.",
  },
  curveTitle: "Was auf jeder Stufe erhalten bleibt",
  curveX: "Stufe",
  curveY: "Bewahrt",
  curveSummary: "„{protocol}“ bewahrt {parts}.",
  curvePart: "{share} auf Stufe {epsilon}",
  curvePartOpen: "mindestens {share} auf Stufe {epsilon}",
  curveOpen: {
    one: "Auf {n} von {all} Stufen war die Suche nicht abgeschlossen: Das beste Protokoll bewahrt dort möglicherweise mehr.",
    other:
      "Auf {n} von {all} Stufen war die Suche nicht abgeschlossen: Das beste Protokoll bewahrt dort möglicherweise mehr.",
  },
  curveMark: "Suche nicht abgeschlossen: vielleicht mehr",
  curveCell: "mindestens {least}, höchstens {most}; Suche nicht abgeschlossen",
  curveChosen: "Gewählt ist Stufe {epsilon}; erhalten bleiben dort {share}.",
  curveTold:
    "Der Punkt gehört zu „{protocol}“ mit Kenntnis des Geheimnisses; die Linien gehören zu Protokollen ohne diese Kenntnis.",
  curveDrawing: "Die Kurve wird berechnet: {done} von {all} Punkten.",
  beliefTitle: "Was eine Meldung verrät",
  beliefIntro:
    "Wie wahrscheinlich jede Kategorie von „{column}“ ist, vor und nach der Meldung {report}. Anteil der Personen, die sie senden: {share}.",
  beliefBefore: "vorher",
  beliefAfter: "nachher",
  beliefMore: "nachher: höher",
  beliefLess: "nachher: niedriger",
  beliefSummary: "Nach der Meldung {report}: {parts}.",
  beliefPart: "„{secret}“ von {before} auf {after}",
  check:
    "Die Zusage ist für genau die ganzen Zahlen bewiesen, mit denen die Meldungen gezogen werden: Kein Verhältnis übersteigt {bound}. Die Protokolldatei enthält alles, was nötig ist, um das anderswo noch einmal zu beweisen.",
  sample: {
    worst:
      "Zugesagt ist ein Faktor von {promised}, für die Anteile in dieser Tabelle. Stammen sie aus einer Stichprobe, können die wahren andere sein: Soweit {people} Personen es zulassen (mit etwa {sure} % Sicherheit), beträgt der Faktor höchstens {worst}.",
    unbounded:
      "Zugesagt ist ein Faktor von {promised}, für die Anteile in dieser Tabelle. Stammen sie aus einer Stichprobe, können die wahren andere sein: Soweit {people} Personen es zulassen (mit etwa {sure} % Sicherheit), kann eine Meldung ein Geheimnis ausschließen.",
    use: "„{notion}“ verwenden: bewahrt weniger von den Daten",
    covered:
      "Die Zusage rechnet mit einer Stichprobe: Sie gilt für alle Anteile, die {people} Personen nicht ausschließen (mit etwa {sure} % Sicherheit), nicht nur für die in dieser Tabelle.",
  },
  again: "Hier noch einmal prüfen",
  checking: "Wird geprüft …",
  holds: "Geprüft, mit exakter Arithmetik, von zwei Programmen, die nichts gemeinsam haben: Die Zusage gilt. {nearest}",
  holdsAgain:
    "Noch einmal geprüft, mit exakter Arithmetik, von zwei Programmen, die nichts gemeinsam haben: Die Zusage gilt. {nearest}",
  nearest:
    "Keine Meldung kommt ihrer Grenze näher als {report}: Sie ist für {more} {ratio}-mal so wahrscheinlich wie für {less}; erlaubt wäre {bound}-mal.",
  nearestOf:
    "Keine Meldung kommt ihrer Grenze näher als {report}: Bei allen Anteilen, mit denen der Beweis rechnet, ist sie für {more} höchstens {ratio}-mal so wahrscheinlich wie für {less}; erlaubt wäre {bound}-mal.",
  everybody: "alle",
  someone: "Personen mit „{category}“",
  context: "{who} (mit bekannten Werten bei {columns} wie in „{category}“)",
  marked: "die mit Markierung bei {marks}",
  fails:
    "Geprüft, mit exakter Arithmetik, von zwei Programmen, die nichts gemeinsam haben: Die Zusage gilt NICHT. {reason} Verwenden Sie dieses Protokoll nicht.",
};

export const search: typeof english.search = {
  title: "Suche nach dem besten Protokoll",
  of: { answer: "den Antworten", pair: "Geheimnissen und Antworten" },
  says: "Gefunden ist eines, das {found} der Information in {what} bewahrt; mehr als {possible} kann keines bewahren, das gleich viel erfährt.",
  saysProved:
    "Gefunden ist eines, das {found} der Information in {what} bewahrt; mehr als {possible} kann keines bewahren, das für dieselben Anteile bewiesen ist.",
  found: "das beste bisher gefundene",
  open: "noch offen",
  possible: "mehr kann kein Protokoll bewahren",
  seconds: "Sekunden",
  use: "Gut genug, dieses verwenden",
  useSays:
    "Was gefunden ist, lässt sich jetzt verwenden: Es hält die Zusage voll ein. Eine abgeschlossene Suche könnte bis zu {short} mehr von der Information in {what} bewahren.",
  stopped: "Die Suche auf Stufe {epsilon} wurde abgebrochen.",
  stoppedBack:
    "Die Suche auf Stufe {epsilon} wurde abgebrochen. Eingestellt ist wieder, was zum vorhandenen Protokoll gehört.",
  again: "Noch einmal suchen",
  useLater: "Sobald ein Protokoll gefunden ist, das die Zusage einhält, können Sie es verwenden.",
};
