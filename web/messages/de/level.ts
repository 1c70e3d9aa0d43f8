// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step of the level and the promise, in German. */
import type * as english from "../en/level.js";

export const level: typeof english.level = {
  heading: "Wie viel darf bekannt werden?",
  intro:
    "Eine einzige Zahl legt fest, wie weit eine Meldung verschieben darf, was ein Beobachter über das Geheimnis einer Person annimmt.",
  waiting:
    "Sobald ein Geheimnis und eine Spalte zum Weitergeben gewählt sind, steht hier in Ihren eigenen Kategorien, was ein Beobachter erfahren könnte.",
  less: "nichts",
  more: "mehr",
  slider: "Wie viel über das Geheimnis bekannt werden darf",
  sliderAnswer: "Wie viel über die Antwort bekannt werden darf",
  sliderValue: "Stufe {epsilon}; bewahrt: {kept} {what}",
  sliderOf: { answer: "der Antwort", pair: "von Geheimnis und Antwort" },
  sliderValueBare: "Stufe {epsilon}",
  epsilon: "Stufe (epsilon)",
  epsilonHelp: "von 0 bis {highest}",
  epsilonWrong: "Eine Stufe ist eine Zahl von 0 bis {highest}.",
  today: "Bei {before} von {people} Personen lautet die Angabe zu „{column}“: {secret}.",
  fewerThan: "weniger als {n}",
  moreThan: "mehr als {n}",
  after:
    "Wer die Meldung einer Person sieht, gleich welche es ist, geht danach von höchstens {most} und mindestens {least} aus.",
  unmoved: "Keine Meldung ändert etwas daran, was ein Beobachter darüber annimmt.",
  asTheyAre: "Mit der unveränderten Antwort wären es höchstens {most} und mindestens {least}.",
  worstNote: "Von allen Kategorien von „{column}“ ist das die, über die eine Meldung am meisten verraten kann.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after:
      "Wer vorher annahm, dass {before} von {people} Personen wie Sie eine bestimmte Antwort geben, nimmt das nach Ihrer Meldung von höchstens {most} an; aus {half} werden höchstens {halfMost}.",
    says: "Das gilt für jede Antwort und gleich, was vorher angenommen wurde. Wie häufig eine Antwort ist, sagt das Protokoll nicht: Es entstand, bevor jemand geantwortet hatte.",
  },
  worst: {
    sample:
      "Diese Zahlen nehmen die Anteile der Tabelle für die wahren. Die Zusage selbst gilt auch für alle anderen Anteile, die mit den {people} gezählten Personen vereinbar sind.",
    known:
      "Diese Zahlen gelten für Beobachter, die keine der weitergegebenen Spalten kennen; die Zusage selbst gilt auch für andere.",
    nothing:
      "Diese Zahlen gelten für Personen wie in der Tabelle des Protokolls; bei anderen sind sie anders. Die Zusage selbst beruht auf keiner Tabelle.",
  },
  ifSample:
    "Sind diese {people} Personen nur eine Stichprobe? Dann kann eine Meldung eine Vermutung um den Faktor {worst} ändern. Zugesagt ist hier {promised}.",
  ifSampleRules:
    "Sind diese {people} Personen nur eine Stichprobe? Dann kann eine Meldung ein Geheimnis ausschließen. Zugesagt ist hier ein Faktor {promised}.",
  every: "Dasselbe für jede Kategorie von „{column}“",
  everyHead: { secret: "Geheimnis", before: "Vorher", least: "Mindestens", most: "Höchstens" },
  everyUnit:
    "Bei wie vielen von {people} Personen ein Beobachter diese Kategorie annimmt: vorher, und nach einer beliebigen Meldung.",
  released:
    "Auf dieser Stufe dürfen die Antworten unverändert weitergegeben werden: Sie sagen nicht mehr über das Geheimnis, als Sie zulassen.",
  never:
    "Auf keiner Stufe dürfen die Antworten unverändert weitergegeben werden: Mindestens eine Antwort schließt ein Geheimnis aus.",
  unknown:
    "Die Seite weiß nicht, ab welcher Stufe die Antworten unverändert weitergegeben werden dürfen, falls überhaupt.",
  tooHigh:
    "Sie haben Stufe {level} gewählt, mehr als hier einen Unterschied macht. Sie ist wieder da, sobald Spalten oder Zusage so weit reichen.",
  from: "Ab Stufe {level} dürfen die Antworten unverändert weitergegeben werden.",
  kind: "Art der Zusage",
  otherKinds: "Andere Zusagen",
  notions: {
    lip: {
      label: "Einschätzungen ändern sich wenig",
      short: "local information privacy, lip",
      promise:
        "Keine Meldung macht ein Geheimnis in den Augen eines Beobachters um mehr als den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher.",
      nothing: "Keine Meldung ändert, was ein Beobachter über ein Geheimnis annimmt.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, die Personen gut beschreibt und dass ein Beobachter darüber hinaus nichts über die Person weiß.",
    },
    ldp: {
      label: "Geheimnisse sehen ähnlich aus",
      short: "local differential privacy des Geheimnisses, ldp",
      promise: "Keine Meldung ist bei einem Geheimnis mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
      nothing:
        "Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem anderen; deshalb ändert sich keine Einschätzung.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, gut beschreibt, welche Antworten mit welchem Geheimnis einhergehen, und dass ein Beobachter über die Antwort der Person nicht mehr weiß als das. Wie häufig jedes Geheimnis ist, darf falsch sein, und was ein Beobachter darüber annimmt, spielt keine Rolle.",
    },
    pml: {
      label: "Kein Geheimnis wird wahrscheinlich",
      short: "pointwise maximal leakage, pml",
      promise:
        "Keine Meldung macht ein Geheimnis um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Dass eine Meldung eines unwahrscheinlicher macht oder ausschließt, ist zulässig.",
      nothing: "Keine Meldung macht ein Geheimnis wahrscheinlicher, also auch keines unwahrscheinlicher.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, die Personen gut beschreibt und dass ein Beobachter darüber hinaus nichts über die Person weiß.",
    },
    pmc: {
      label: "Kein Geheimnis wird ausgeschlossen",
      short: "pointwise maximal cost, pmc",
      promise:
        "Keine Meldung macht ein Geheimnis um mehr als den Faktor {factor} unwahrscheinlicher als zuvor. Dass eine Meldung eines wahrscheinlicher macht, ist zulässig.",
      nothing: "Keine Meldung macht ein Geheimnis unwahrscheinlicher, also auch keines wahrscheinlicher.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, die Personen gut beschreibt und dass ein Beobachter darüber hinaus nichts über die Person weiß.",
    },
    profile: {
      label: "Nachbarn sehen ähnlich aus",
      short: "profile-based privacy, profile",
      promise:
        "Keine Meldung ist bei einem Geheimnis mehr als {factor}-mal so wahrscheinlich wie bei einem Nachbarn davon. Geheimnisse, die keine Nachbarn sind, lassen sich möglicherweise leichter unterscheiden.",
      nothing: "Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem Nachbarn davon.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, gut beschreibt, welche Antworten mit welchem Geheimnis einhergehen, und dass ein Beobachter über die Antwort der Person nicht mehr weiß als das. Von einem Nachbarn zum nächsten multiplizieren sich die Faktoren.",
    },
    srlip: {
      label: "Bekannte Spalten helfen nicht",
      short: "side-channel resistant local information privacy, srlip",
      promise:
        "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung macht ein Geheimnis in den Augen eines Beobachters um mehr als den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher.",
      nothing:
        "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung ändert, was ein Beobachter über ein Geheimnis annimmt.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, die Personen gut beschreibt und dass ein Beobachter über sie und diese Spalten hinaus nichts über die Person weiß. Was diese Spalten für sich genommen verraten, ist nicht abgedeckt.",
    },
    srldp: {
      label: "Auch neben bekannten Spalten sehen Geheimnisse ähnlich aus",
      short: "side-channel resistant local differential privacy, srldp",
      promise:
        "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung ist bei einem Geheimnis mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
      nothing:
        "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem anderen.",
      assumes:
        "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, gut beschreibt, welche Antworten mit welchem Geheimnis einhergehen, und dass ein Beobachter über die Antwort der Person nicht mehr weiß als das und diese Spalten. Was diese Spalten für sich genommen verraten, ist nicht abgedeckt.",
    },
    rldp: {
      label: "Die Tabelle ist nur eine Stichprobe",
      short: "robust local differential privacy, rldp",
      promise:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung ist bei einem Geheimnis mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
      nothing:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem anderen.",
      assumes:
        "Vorausgesetzt ist, dass die Zeilen zufällig gezogene Personen sind und dass ein Beobachter über die Antwort einer Person nicht mehr weiß, als welche Antworten mit welchem Geheimnis einhergehen; Gewichte müssen ganze Zahlen von Personen sein. Die Meldungen werden aus Geheimnis und Antwort zusammen gezogen, und von beiden bleibt so viel wie möglich erhalten.",
      never:
        "Auf keiner Stufe dürfen Geheimnis und Antwort unverändert weitergegeben werden: Das Geheimnis selbst wäre dabei.",
    },
    rlip: {
      label: "Für Stichproben: Einschätzungen ändern sich wenig",
      short: "robust local information privacy, rlip",
      promise:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung macht ein Geheimnis in den Augen eines Beobachters um mehr als den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher.",
      nothing:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung ändert, was ein Beobachter über ein Geheimnis annimmt.",
      assumes:
        "Vorausgesetzt ist, dass die Zeilen zufällig gezogene Personen sind und dass ein Beobachter über die wahren Anteile hinaus nichts über die Person weiß; Gewichte müssen ganze Zahlen von Personen sein.",
      never:
        "Die Seite weiß nicht, ab welcher Stufe die Antworten unverändert weitergegeben werden dürfen, falls überhaupt.",
    },
    rpml: {
      label: "Für Stichproben: kein Geheimnis wird wahrscheinlich",
      short: "robust pointwise maximal leakage, rpml",
      promise:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung macht ein Geheimnis um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Unwahrscheinlicher darf sie eines machen oder es ausschließen.",
      nothing:
        "Was auch immer die wahren Anteile sind, mit etwa {sure} % Sicherheit, sofern in jeder Zelle der Tabelle viele Personen sind: Keine Meldung macht ein Geheimnis wahrscheinlicher, also auch keines unwahrscheinlicher.",
      assumes:
        "Vorausgesetzt ist, dass die Zeilen zufällig gezogene Personen sind und dass ein Beobachter über die wahren Anteile hinaus nichts über die Person weiß; Gewichte müssen ganze Zahlen von Personen sein.",
      never:
        "Die Seite weiß nicht, ab welcher Stufe die Antworten unverändert weitergegeben werden dürfen, falls überhaupt.",
    },
    "data-ldp": {
      label: "Antworten sehen ähnlich aus",
      short: "local differential privacy der Antwort selbst, data-ldp",
      promise: "Keine Meldung ist bei einer Antwort mehr als {factor}-mal so wahrscheinlich wie bei einer anderen.",
      nothing:
        "Keine Meldung ist bei einer Antwort wahrscheinlicher als bei einer anderen; Meldungen sagen also nichts aus.",
      assumes:
        "Über die Personen wird nichts vorausgesetzt. Geschützt wird die ganze Antwort, nicht nur das, was sie über das Geheimnis sagt; dafür bleibt von ihr viel weniger erhalten.",
      never:
        "Auf keiner Stufe dürfen die Antworten unverändert weitergegeben werden: Keine Meldung darf Antworten mit Sicherheit unterscheiden, und eine Antwort tut das.",
    },
  },
};

export const neighbours: typeof english.neighbours = {
  label: "Nachbarn",
  next: "jede Kategorie mit der nächsten, nach Größe oder Alphabet",
  all: "alle miteinander",
  own: "die unten gewählten Paare",
  pairs: { one: "{n} Nachbarpaar", other: "{n} Nachbarpaare" },
  alone: "In keinem Nachbarpaar: {secrets}. Dass sie sich von anderen kaum unterscheiden lassen, wird nicht zugesagt.",
  apart:
    "Keine Nachbarn verbinden diese Gruppen: {groups}. Dass sich die eine von der anderen kaum unterscheiden lässt, wird nicht zugesagt.",
  graph: {
    title: "Das Bild der Nachbarn",
    says: "Eine Linie verbindet Nachbarn: Keine Meldung ist an einem Ende mehr als {factor}-mal so wahrscheinlich wie am anderen. Liegen mehrere Linien zwischen zwei Geheimnissen, so lassen sie sich um ebenso viele Faktoren, multipliziert, unterscheiden; führen keine Linien vom einen zum anderen, unbegrenzt. Die Zahlen sind die Faktoren, die dieses Protokoll erreicht.",
    picture: "Welche Geheimnisse Nachbarn sind",
    words: {
      pair: "Geheimnisse",
      both: "{one} und {other}",
      neighbours: "Nachbarn",
      promised: "Zugesagt",
      reached: "Erreicht",
      yes: "ja",
      no: "nein",
      edge: "Nachbarn, erreichter Faktor",
      other: "keine Nachbarn, erreichter Faktor",
    },
    times: "×{factor}",
    unlimited: "unbegrenzt",
    unknown: "–",
    summary: {
      one: "{n} von {all} Paaren sind Nachbarn. {parts}",
      other: "{n} von {all} Paaren sind Nachbarn. {parts}",
    },
    part: "{one} und {other}: zugesagt {promised}, erreicht {reached}.",
  },
};

export const certainty: typeof english.certainty = {
  label: "Wie sicher",
  option: "{sure} %",
  says: "Mit einer Wahrscheinlichkeit von etwa {alpha} (alpha) sind die wahren Anteile andere als die, mit denen die Zusage rechnet. Das trifft zu, wenn jede Kategorie viele Personen hat.",
  open: {
    title: "Was die Stichprobe offenlässt",
    intro:
      "Die wahren Anteile sind nicht bekannt, nur die der {people} gezählten Personen. Die Zusage gilt für alle Anteile, die eine solche Stichprobe nicht ausschließt (mit etwa {sure} % Sicherheit). Bei mehr Personen bleibt weniger offen, und mehr kann erhalten bleiben.",
    picture: "Anteile von „{data}“, die die Stichprobe offenlässt",
    among: "Unter denen mit",
    words: {
      open: "was die Stichprobe offenlässt",
      ranges: "womit der Beweis rechnet",
      counted: "wie gezählt",
      set: "Unter denen mit",
      answer: "Antwort",
      least: "Mindestens",
      most: "Höchstens",
      interval: "Bleibt offen",
      none: "–",
    },
    summary: "Die Stichprobe umfasst {people} Personen. {parts}",
    part: "Unter denen mit {column} „{secret}“: {answers}.",
    answer: "{answer} zwischen {low} und {high}",
  },
};
