// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about epsilon and the kinds of protection, in German. */
import type * as english from "../en/level.js";

export const level: typeof english.level = {
  less: "nichts",
  more: "mehr",
  slider: "Wie viel über den verborgenen Wert bekannt werden darf",
  sliderAnswer: "Wie viel über die Antwort bekannt werden darf",
  sliderValue: "Epsilon {epsilon}; bewahrt: {kept} {what}",
  sliderOf: { answer: "der Antwort", pair: "von verborgenem Wert und Antwort" },
  sliderValueBare: "Epsilon {epsilon}",
  epsilon: "Epsilon (ε)",
  epsilonHelp: "von 0 bis {highest}",
  epsilonWrong: "Epsilon ist eine Zahl von 0 bis {highest}.",
  today: "Bei {before} von {people} Personen lautet die Angabe zu „{column}“: {secret}.",
  fewerThan: "weniger als {n}",
  moreThan: "mehr als {n}",
  after:
    "Unter gleich vielen Personen mit derselben verrauschten Antwort sind es höchstens {most} und mindestens {least}.",
  unmoved: "Keine verrauschte Antwort ändert die Vermutung darüber.",
  asTheyAre: "Mit derselben echten Antwort wären es höchstens {most} und mindestens {least}.",
  worstNote: "Über diese Kategorie von „{column}“ können verrauschte Antworten am meisten sagen.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after:
      "Jemand vermutet etwa, dass {before} von {people} Personen wie Sie eine bestimmte Antwort geben. Ihre verrauschte Antwort kann das auf höchstens {most} erhöhen. Aus {half} werden höchstens {halfMost}.",
    says: "Das gilt für jede Antwort und jede frühere Vermutung. Die Einstellungen sagen nicht, wie häufig eine Antwort ist: Sie entstanden, bevor jemand geantwortet hatte.",
  },
  worst: {
    sample:
      "Diese Zahlen nehmen die Prozentsätze der Tabelle für die wahren. Der Schutz gilt auch für alle anderen, die ihre {people} Personen nicht ausschließen.",
    known:
      "Diese Zahlen gelten für alle, die keine der geteilten Spalten kennen. Der Schutz gilt auch gegenüber anderen.",
    nothing:
      "Diese Zahlen gelten für Personen wie in der Tabelle der Einstellungen. Bei anderen sind sie anders. Der Schutz setzt keine Tabelle voraus.",
  },
  ifSample:
    "Sind diese {people} Personen nur eine Stichprobe? Dann kann eine verrauschte Antwort eine Vermutung um den Faktor {worst} ändern. Die Grenze ist hier {promised}.",
  ifSampleNearly:
    "Sind diese {people} Personen nur eine Stichprobe? Dann kann eine verrauschte Antwort einen verborgenen Wert fast ausschließen. Die Grenze ist hier ein Faktor {promised}.",
  ifSampleRules:
    "Sind diese {people} Personen nur eine Stichprobe? Dann kann eine verrauschte Antwort einen verborgenen Wert ausschließen. Die Grenze ist hier ein Faktor {promised}.",
  every: "Dasselbe für jede Kategorie von „{column}“",
  everyHead: { secret: "Wert", before: "Vorher", least: "Mindestens", most: "Höchstens" },
  everyUnit:
    "Wie viele von {people} Personen in dieser Kategorie sind, unter allen und unter denen mit derselben verrauschten Antwort.",
  released:
    "Mit diesem ε können Sie die echten Antworten teilen: Sie sagen nicht mehr über den verborgenen Wert, als Sie zulassen.",
  never:
    "Sie können die echten Antworten mit keinem ε unverändert teilen. Eine Antwort würde beweisen, welcher verborgene Wert es nicht ist.",
  unknown: "Die Seite weiß nicht, ab welchem ε Sie die echten Antworten teilen können, falls überhaupt.",
  tooHigh:
    "Sie haben ε = {level} gewählt, mehr als hier einen Unterschied macht. Es ist wieder da, sobald Spalten oder Schutz so weit reichen.",
  from: "Ab ε = {level} können Sie die echten Antworten teilen.",
  kind: "Art des Schutzes",
  otherKinds: "Andere Arten von Schutz",
  notions: {
    lip: {
      label: "Vermutungen ändern sich wenig",
      short: "local information privacy, lip",
      promise:
        "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}, nach oben oder unten.",
      nothing: "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert.",
      assumes:
        "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
    },
    ldp: {
      label: "Verborgene Werte sehen ähnlich aus",
      short: "local differential privacy des verborgenen Werts, ldp",
      promise:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
      nothing:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem anderen: Sie ändert keine Vermutung.",
      assumes:
        "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen sonst nichts über die Antwort einer Person. Wie häufig jeder verborgene Wert ist, darf in der Tabelle falsch sein. Leser dürfen darüber alles vermuten.",
    },
    pml: {
      label: "Kein verborgener Wert wird wahrscheinlich",
      short: "pointwise maximal leakage, pml",
      promise:
        "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Sie darf einen unwahrscheinlicher machen oder ausschließen.",
      nothing:
        "Keine verrauschte Antwort macht einen verborgenen Wert wahrscheinlicher, also auch keinen unwahrscheinlicher.",
      assumes:
        "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
    },
    pmc: {
      label: "Kein verborgener Wert wird ausgeschlossen",
      short: "pointwise maximal cost, pmc",
      promise:
        "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} unwahrscheinlicher als zuvor. Sie darf einen wahrscheinlicher machen.",
      nothing:
        "Keine verrauschte Antwort macht einen verborgenen Wert unwahrscheinlicher, also auch keinen wahrscheinlicher.",
      assumes:
        "Das setzt zweierlei voraus: Die Tabelle beschreibt die Personen, und Leser wissen sonst nichts über sie.",
    },
    profile: {
      label: "Nachbarn sehen ähnlich aus",
      short: "profile-based privacy, profile",
      promise:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem Nachbarn davon. Verborgene Werte, die keine Nachbarn sind, lassen sich vielleicht leichter unterscheiden.",
      nothing:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem Nachbarn davon.",
      assumes:
        "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen sonst nichts über die Antwort einer Person. Die Faktoren multiplizieren sich von einem Nachbarn zum nächsten.",
    },
    srlip: {
      label: "Bekannte Spalten helfen nicht",
      short: "side-channel resistant local information privacy, srlip",
      promise:
        "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ändert keine verrauschte Antwort eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}.",
      nothing:
        "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ändert keine verrauschte Antwort eine Vermutung über einen verborgenen Wert.",
      assumes:
        "Das setzt zweierlei voraus. Die Tabelle beschreibt die Personen. Leser wissen über sie sonst nur diese Spalten. Nicht abgedeckt ist, was diese Spalten selbst verraten.",
    },
    srldp: {
      label: "Auch neben bekannten Spalten sehen verborgene Werte ähnlich aus",
      short: "side-channel resistant local differential privacy, srldp",
      promise:
        "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ist keine verrauschte Antwort bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
      nothing:
        "Leser kennen vielleicht schon geteilte Spalten, gleich welche. Auch dann ist keine verrauschte Antwort bei einem verborgenen Wert wahrscheinlicher als bei einem anderen.",
      assumes:
        "Das setzt zweierlei voraus. Die Tabelle sagt, wie häufig jede Antwort bei jedem verborgenen Wert ist. Leser wissen über die Antwort einer Person sonst nur diese Spalten. Nicht abgedeckt ist, was diese Spalten selbst verraten.",
    },
    rldp: {
      label: "Die Tabelle ist nur eine Stichprobe",
      short: "robust local differential privacy, rldp",
      promise:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert mehr als {factor}-mal so wahrscheinlich wie bei einem anderen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      nothing:
        "Keine verrauschte Antwort ist bei einem verborgenen Wert wahrscheinlicher als bei einem anderen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      assumes:
        "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von einer Antwort nur, wie häufig sie bei jedem verborgenen Wert ist. Gewichte müssen ganze Zahlen von Personen sein. Verrauschte Antworten entstehen aus verborgenem Wert und Antwort zusammen und bewahren von beiden so viel wie möglich.",
      never:
        "Sie können verborgenen Wert und Antwort mit keinem ε unverändert teilen: Der verborgene Wert stünde lesbar dabei.",
    },
    rlip: {
      label: "Für eine Stichprobe: Vermutungen ändern sich wenig",
      short: "robust local information privacy, rlip",
      promise:
        "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert um mehr als den Faktor {factor}, nach oben oder unten. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      nothing:
        "Keine verrauschte Antwort ändert eine Vermutung über einen verborgenen Wert. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      assumes:
        "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von ihnen nur die wahren Prozentsätze. Gewichte müssen ganze Zahlen von Personen sein.",
      never: "Die Seite weiß nicht, ab welchem ε Sie die echten Antworten teilen können, falls überhaupt.",
    },
    rpml: {
      label: "Für eine Stichprobe: kein verborgener Wert wird wahrscheinlich",
      short: "robust pointwise maximal leakage, rpml",
      promise:
        "Keine verrauschte Antwort macht einen verborgenen Wert um mehr als den Faktor {factor} wahrscheinlicher als zuvor. Sie darf einen unwahrscheinlicher machen oder ausschließen. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      nothing:
        "Keine verrauschte Antwort macht einen verborgenen Wert wahrscheinlicher, also auch keinen unwahrscheinlicher. Das gilt für beliebige wahre Prozentsätze, mit etwa {sure} % Sicherheit, wenn jede Zelle der Tabelle viele Personen hat.",
      assumes:
        "Das setzt zweierlei voraus. Die Zeilen sind zufällig gezogene Personen. Leser wissen von ihnen nur die wahren Prozentsätze. Gewichte müssen ganze Zahlen von Personen sein.",
      never: "Die Seite weiß nicht, ab welchem ε Sie die echten Antworten teilen können, falls überhaupt.",
    },
    "data-ldp": {
      label: "Antworten sehen ähnlich aus",
      short: "local differential privacy der Antwort selbst, data-ldp",
      promise:
        "Keine verrauschte Antwort ist bei einer Antwort mehr als {factor}-mal so wahrscheinlich wie bei einer anderen.",
      nothing:
        "Keine verrauschte Antwort ist bei einer Antwort wahrscheinlicher als bei einer anderen: Sie sagt nichts.",
      assumes:
        "Das setzt über die Personen nichts voraus. Es schützt die ganze Antwort, nicht nur das, was sie über den verborgenen Wert sagt. Viel weniger bleibt nützlich.",
      never:
        "Sie können die echten Antworten mit keinem ε unverändert teilen. Keine verrauschte Antwort darf Antworten mit Sicherheit unterscheiden, und eine echte tut das.",
    },
  },
};

export const neighbours: typeof english.neighbours = {
  label: "Nachbarn",
  next: "jede Kategorie mit der nächsten, nach Größe oder Alphabet",
  all: "alle miteinander",
  own: "die unten gewählten Paare",
  pairs: { one: "{n} Nachbarpaar", other: "{n} Nachbarpaare" },
  alone:
    "In keinem Nachbarpaar: {secrets}. Der Schutz begrenzt nicht, wie leicht sie sich von anderen unterscheiden lassen.",
  apart:
    "Keine Nachbarn verbinden diese Gruppen: {groups}. Der Schutz begrenzt nicht, wie leicht sie sich unterscheiden lassen.",
  graph: {
    title: "Das Bild der Nachbarn",
    says: "Eine Linie verbindet Nachbarn. Keine verrauschte Antwort ist an einem Ende mehr als {factor}-mal so wahrscheinlich wie am anderen. Entlang mehrerer Linien multiplizieren sich die Faktoren. Führen keine Linien von einem verborgenen Wert zum anderen, gibt es keine Grenze. Die Zahlen sind die Faktoren, die diese Methode erreicht.",
    picture: "Welche verborgenen Werte Nachbarn sind",
    words: {
      pair: "Verborgene Werte",
      both: "{one} und {other}",
      neighbours: "Nachbarn",
      promised: "Grenze",
      reached: "Erreicht",
      yes: "ja",
      no: "nein",
      edge: "Nachbarn, erreichter Faktor",
      other: "keine Nachbarn, erreichter Faktor",
    },
    times: "×{factor}",
    unlimited: "keine Grenze",
    unknown: "–",
    summary: {
      one: "{n} von {all} Paaren sind Nachbarn. {parts}",
      other: "{n} von {all} Paaren sind Nachbarn. {parts}",
    },
    part: "{one} und {other}: Grenze {promised}, erreicht {reached}.",
  },
};

export const certainty: typeof english.certainty = {
  label: "Wie sicher",
  option: "{sure} %",
  says: "Mit einer Wahrscheinlichkeit von etwa {alpha} (alpha) deckt der Schutz die wahren Prozentsätze nicht ab. Das zeigen Simulationen, auch mit seltenen Kategorien.",
  open: {
    title: "Das lässt die Stichprobe offen",
    intro:
      "Die Seite kennt nur die Prozentsätze der {people} gezählten Personen. Die wahren können andere sein. Der Schutz gilt für alle, die eine solche Stichprobe nicht ausschließt (mit etwa {sure} % Sicherheit). Bei mehr Personen bleibt weniger offen und vielleicht mehr nützlich.",
    picture: "Prozentsätze von „{data}“, die die Stichprobe offenlässt",
    among: "Unter denen mit",
    words: {
      open: "was die Stichprobe offenlässt",
      ranges: "was der Beweis abdeckt",
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
