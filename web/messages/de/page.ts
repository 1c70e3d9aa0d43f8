// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page, in German. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";

export const messages: typeof english = {
  title: "Die Antwort weitergeben. Das Geheimnis bewahren.",
  lead: "Sluice berechnet, wie stark die Antworten in einer Tabelle verrauscht, also zufällig verändert, werden müssen, damit ein Geheimnis daneben verborgen bleibt. Von den Antworten erhält es so viel, wie dann noch möglich ist, und zeigt Ihnen beides, bevor Sie etwas weitergeben.",

  badge: {
    label: "Funktioniert ohne Netz. Diese Seite kann nichts senden.",
    why: "Dafür sorgt Ihr Browser. Diese Seite kam mit einer Richtlinie, die es ihr und den Hintergrundprozessen, die Ihre Datei lesen, verbietet, irgendeine Verbindung zu öffnen; und sobald alles da war, hat sie selbst das Recht abgegeben, von ihrem eigenen Server noch etwas nachzuladen. Keine Statistik und kein Fehlerbericht verlässt dieses Fenster, und nichts von dem, was Sie öffnen, wird gespeichert, außer wenn Sie es verlangen.",
    howTitle: "So prüfen Sie das nach",
    how: [
      "Trennen Sie jetzt die Verbindung zum Netz: Alles auf dieser Seite funktioniert weiter.",
      "Oder öffnen Sie die Entwicklerwerkzeuge Ihres Browsers, wählen Sie „Netzwerk“ und benutzen Sie die Seite: Die Liste bleibt leer.",
      "Oder sehen Sie sich den Quelltext dieser Seite an: In der Zeile mit „Content-Security-Policy“ steht connect-src 'none'.",
    ],
    more: "Schritt für Schritt",
    limits:
      "Was die Richtlinie nicht ausschließen kann: dass eine Seite eine andere Adresse öffnet (das würden Sie sehen), Verbindungen über WebRTC (diese Seite nutzt es nicht), eine Browser-Erweiterung, die mitliest, einen Computer, über den Sie nicht die Kontrolle haben, oder eine veränderte Kopie dieser Seite.",
  },

  error: {
    inFile: "Datei {file}",
    inLine: "Zeile {line}",
    inRow: "Datenzeile {row}",
    inColumn: "Spalte „{column}“",
    inCategory: "Kategorie „{category}“",
    missing: "Ein Teil dieser Seite ist nicht angekommen, deshalb kann sie nichts berechnen.",
    missingRemedy: "Laden Sie die Seite neu. Wenn das nicht hilft, ist möglicherweise ihr Server gestört.",
    crashed: "Die Berechnung ist unerwartet abgebrochen.",
    crashedRemedy: "Versuchen Sie es noch einmal. Ihre Datei ist unverändert, und es wurde nichts geschrieben.",
  },

  empty: "(leer)",
  percent: "{n} %",
  range: "{low} bis {high}",
  quoted: "„{name}“",
  units: ["Byte", "kB", "MB", "GB"],
  working: "Wird berechnet …",
  cancel: "Abbrechen",
  showTable: "Als Tabelle zeigen",
  chartFiles: {
    save: "Diagramm speichern",
    kinds: "Diagramm speichern als",
    svg: "Bild (SVG)",
    png: "Bild (PNG)",
    csv: "Tabelle (CSV)",
    failed: "Das Bild konnte hier nicht erzeugt werden. Speichern Sie es als SVG.",
  },
  solid: {
    label: "Der Körper: mit den Pfeiltasten drehen oder ziehen",
    turn: "Drehen",
    tilt: "Kippen",
  },
  scrolls: "Das Diagramm ist breiter als der Bildschirm: Verschieben Sie es seitlich, um alles zu sehen.",
  progress: "{rows}, {bytes} von {total}",
  rows: { one: "{n} Zeile", other: "{n} Zeilen" },
  blankLines: { one: "{n} Leerzeile wurde übergangen.", other: "{n} Leerzeilen wurden übergangen." },

  data: {
    heading: "Ihre Daten",
    intro:
      "Eine Tabelle mit einer Kopfzeile und einer Zeile für jede Person. Sie wird hier gelesen, in diesem Fenster, und bleibt hier.",
    choose: "Datei wählen",
    drop: "oder ziehen Sie eine Datei irgendwo auf diese Seite: CSV, TSV, Excel (.xlsx) oder Parquet",
    isProtocol: "{name} ist keine Tabelle; es scheint ein Protokoll zu sein.",
    asProtocol: "Unter „Antworten“ öffnen",
    paste: "Tabelle einfügen",
    pasteLabel: "Zeilen mit einer Kopfzeile, aus einer Textdatei oder einer Tabellenkalkulation",
    pasteUse: "Diese Zeilen verwenden",
    pastedName: "einfuegung.csv",
    sample: "Beispiel ausprobieren",
    sampleNote: "Sie sehen eine Beispielumfrage. Alle Zahlen darin sind erfunden.",
    reading: "{name} wird gelesen",
    cancelled: "Das Lesen wurde abgebrochen.",
    cancelledRemedy: "Es wurde nichts behalten. Sie können die Datei jederzeit erneut wählen.",
    recognised: "{rows}, {columns}, {delimiter}, {encoding}, {size}",
    columns: { one: "{n} Spalte", other: "{n} Spalten" },
    delimiters: {
      ",": "durch Kommas getrennt",
      ";": "durch Semikolons getrennt",
      "\t": "durch Tabulatoren getrennt",
      "|": "durch senkrechte Striche getrennt",
    },
    recognisedFrom: "{rows}, {columns}, {from}, {size}",
    from: { zip: "Arbeitsmappe", parquet: "Parquet-Datei" },
    sheet: "Blatt der Arbeitsmappe",
    headerIsRow: "Die erste Zeile gilt als Kopfzeile.",
    headerIsSchema: "Die Namen sind die der Spalten in der Datei.",
    delimiterOther: "durch „{delimiter}“ getrennt",
    encodings: {
      "utf-8": "UTF-8-Text",
      "utf-16le": "UTF-16-Text",
      "utf-16be": "UTF-16-Text",
      "windows-1252": "Windows-1252-Text",
    },
    headerIs: "Die erste Zeile gilt als Kopfzeile.",
    previewTitle: "Die ersten Zeilen von {name}",
    role: "Verwendung von {column}",
    roles: {
      leave: "weglassen",
      secret: "Geheimnis",
      share: "weitergeben",
      weight: "Gewicht",
    },
    scrolls: "Die Tabelle ist breiter als der Bildschirm: Schieben Sie sie zur Seite, um alle Spalten zu sehen.",
    roleHelp:
      "Wählen Sie oben, oder geben Sie den Spalten in der Tabelle ihre Rollen. Eine Spalte mit Gewichten ist nicht nötig: Sie sagt, für wie viele Personen eine Zeile zählt.",
    pick: { secret: "Geheimnis", share: "Weitergeben" },
    pickNone: "Spalte wählen",
    several: {
      share: {
        title: "Mehrere Spalten gemeinsam weitergeben",
        says: "Ihre Antworten werden gemeinsam verrauscht: Eine Meldung steht für eine Kombination von ihnen. Je mehr Kombinationen es gibt, desto weniger kann von jeder erhalten bleiben. Wer eine der Spalten kennt, erfährt aus den anderen möglicherweise mehr: Damit rechnet weiter unten die Zusage „Bekannte Spalten helfen nicht“.",
      },
      secret: {
        title: "Mehrere Spalten gemeinsam zurückhalten",
        says: "Das Geheimnis ist dann ihre Kombination: Keine Meldung darf viel über eine dieser Kombinationen verraten.",
      },
    },
    rules: {
      title: "Bereiche, fehlende und seltene Werte",
      says: "Wie aus den Zellen dieser Spalten Kategorien werden. Das wird im Protokoll gespeichert, damit andere Dateien genauso gelesen werden.",
      edges: "„{column}“ unterteilen bei",
      edgesSays:
        "Aufsteigende Zahlen, zum Beispiel 20; 40; 60. Die untere Grenze gehört jeweils zum Bereich. Bleibt das Feld leer, ist jede Zahl eine eigene Kategorie.",
      edgesWrong: "„{text}“ ist keine Liste aufsteigender Zahlen mit Semikolons dazwischen.",
      missing: "Außer leeren Zellen gilt als fehlend",
      missingSays:
        "Zellen wie ?; NA, mit Semikolons dazwischen, oder mit Kommas, wenn keine Kategorie eines enthält. „Fehlend“ ist eine eigene Kategorie.",
      rare: "Kategorien mit weniger als",
      rareUnit: "Personen zu „Sonstige“ zusammenfassen",
      other: "Sonstige",
      rareSays:
        "Bei einer Spalte mit Bereichen wird nichts zusammengefasst, und bei keiner Spalte eine Kategorie allein: Sie bekäme nur einen anderen Namen.",
      stillRare: {
        single: "„{category}“ in „{column}“ hat {people}, weniger als {below}, und bleibt: Es ist die einzige.",
        merged: "„{category}“ in „{column}“ hat trotzdem nur {people}, weniger als {below}.",
        range: "„{category}“ in „{column}“ hat {people}, weniger als {below}: Ändern Sie die Grenzen.",
      },
      stillMore: {
        one: "{n} weitere Kategorie hat ebenfalls weniger.",
        other: "{n} weitere Kategorien haben ebenfalls weniger.",
      },
      merged: "In „{column}“ zu „{into}“ zusammengefasst: {cells}.",
    },
    noRows: "Die Datei {file} hat eine Kopfzeile, aber keine weiteren Zeilen.",
    noRowsRemedy: "Wählen Sie eine Datei, in der unter der Kopfzeile eine Zeile für jede Person steht.",
    oneColumn: "Die Datei {file} hat nur eine einzige Spalte, {column}.",
    oneColumnRemedy:
      "Wählen Sie eine Datei mit mindestens zwei Spalten: einer, die das Geheimnis ist, und einer, die Sie weitergeben.",
    unnamed: "Eine Spalte der Datei {file} hat keinen Namen.",
    twice: "Der Name {column} steht zweimal in der Kopfzeile der Datei {file}.",
    twiceRemedy:
      "Geben Sie in der ersten Zeile der Datei jeder Spalte einen eigenen Namen, und öffnen Sie sie noch einmal.",
    someTwice:
      "Spalten ohne eigenen Namen sind nicht verwendbar: {names}. Benennen Sie sie in der Datei um, wenn Sie sie brauchen.",
    needRoles: "Wählen Sie ein Geheimnis und eine Spalte zum Weitergeben, dann füllt sich der Rest dieser Seite.",
    needShare: "Wählen Sie jetzt die Spalte zum Weitergeben.",
    needSecret: "Wählen Sie jetzt das Geheimnis.",
    categories: { one: "{n} Kategorie", other: "{n} Kategorien" },
    tooMany: "mehr als 1.000 verschiedene Werte",
    secretTitle: "Das Geheimnis: {column}",
    shareTitle: "Zum Weitergeben: {column}",
    people: { one: "insgesamt {n}", other: "insgesamt {n}" },
    more: { one: "{n} weitere Kategorie", other: "{n} weitere Kategorien" },
    emptyNote: {
      one: "{n} Zeile hat hier keinen Wert. Sie zählt als eigene Kategorie mit dem Namen (leer).",
      other: "{n} Zeilen haben hier keinen Wert. Sie zählen als eigene Kategorie mit dem Namen (leer).",
    },
    emptyWith: "Leere Zellen und {cells} zählen hier als eigene Kategorie mit dem Namen (leer).",
    caution: {
      few: { one: "Gezählt ist nur {n} Person.", other: "Gezählt sind nur {n} Personen." },
      single: "Nur eine einzige Person hat „{category}“ in der Spalte „{column}“.",
      more: {
        one: "Ebenso ist es bei {n} weiteren Kategorie.",
        other: "Ebenso ist es bei {n} weiteren Kategorien.",
      },
      says: "Bei so wenigen sagt die Tabelle kaum etwas Sicheres über andere, und die Zusage betrifft die hier gezählten Anteile.",
    },
    combinations:
      "{n} Kombinationen von Werten. Je mehr es sind, desto weniger Personen kommen auf jede, desto weniger kann von ihnen erhalten bleiben, und desto länger dauert die Suche nach dem besten Protokoll. Bereiche und Zusammenfassen helfen.",
    dropped:
      "Kommt nie mit positivem Gewicht vor und wird weggelassen: {names}. Damit das auf Dauer wegfällt, entfernen Sie diese Zeilen aus der Datei.",
    shareOf: "{count} ({percent})",
  },

  level: {
    heading: "Wie viel darf bekannt werden?",
    intro:
      "Eine einzige Zahl legt fest, wie weit eine Meldung verschieben darf, was ein Beobachter über das Geheimnis einer Person annimmt.",
    waiting:
      "Sobald ein Geheimnis und eine Spalte zum Weitergeben gewählt sind, steht hier in Ihren eigenen Kategorien, was ein Beobachter erfahren könnte.",
    less: "nichts",
    more: "mehr",
    slider: "Wie viel über das Geheimnis bekannt werden darf",
    sliderValue: "Stufe {epsilon}; erhalten: {kept} {what}",
    sliderOf: { answer: "der Antwort", pair: "von Geheimnis und Antwort" },
    sliderValueBare: "Stufe {epsilon}",
    epsilon: "Stufe (epsilon)",
    epsilonHelp: "von 0 bis {highest}",
    epsilonWrong: "Eine Stufe ist eine Zahl von 0 bis {highest}.",
    today: "Bei {before} von {people} Personen lautet die Angabe zu „{column}“: {secret}.",
    after:
      "Wer die Meldung einer Person sieht, gleich welche es ist, geht danach von höchstens {most} und mindestens {least} aus.",
    unmoved: "Keine Meldung ändert etwas daran, was ein Beobachter darüber annimmt.",
    asTheyAre: "Mit der unveränderten Antwort wären es höchstens {most} und mindestens {least}.",
    worstNote: "Von allen Kategorien von „{column}“ ist das die, über die eine Meldung am meisten verraten kann.",
    worst: {
      rldp: "Diese Zahlen nehmen die Anteile der Tabelle für die wahren. Die Zusage selbst gilt auch für alle anderen Anteile, die mit den {people} gezählten Personen vereinbar sind.",
      srlip:
        "Diese Zahlen gelten für Beobachter, die keine der weitergegebenen Spalten kennen; die Zusage selbst gilt auch für andere.",
    },
    ifSample:
      "Wenn diese {people} Personen nur eine Stichprobe sind, kann der wahre Faktor bis zu {worst} betragen, wo {promised} zugesagt ist.",
    ifSampleRules:
      "Wenn diese {people} Personen nur eine Stichprobe sind, kann eine Meldung in Wahrheit ein Geheimnis ausschließen, wo ein Faktor {promised} zugesagt ist.",
    every: "Dasselbe für jede Kategorie von „{column}“",
    everyHead: { secret: "Geheimnis", before: "Vorher", least: "Mindestens", most: "Höchstens" },
    everyUnit:
      "Bei wie vielen von {people} Personen ein Beobachter diese Kategorie annimmt: vorher, und nach einer beliebigen Meldung.",
    released:
      "Auf dieser Stufe dürfen die Antworten unverändert weitergegeben werden: Sie sagen nicht mehr über das Geheimnis, als Sie zulassen.",
    never:
      "Auf keiner Stufe dürfen die Antworten unverändert weitergegeben werden: Mindestens eine Antwort schließt ein Geheimnis aus.",
    from: "Ab Stufe {level} dürfen die Antworten unverändert weitergegeben werden.",
    kind: "Art der Zusage",
    notions: {
      lip: {
        label: "Annahmen ändern sich wenig",
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
          "Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem anderen; deshalb ändert sich keine Annahme.",
        assumes:
          "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, gut beschreibt, welche Antworten mit welchem Geheimnis einhergehen. Wie häufig jedes Geheimnis ist, darf falsch sein, und was ein Beobachter darüber annimmt, spielt keine Rolle.",
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
          "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, gut beschreibt, welche Antworten mit welchem Geheimnis einhergehen. Von einem Nachbarn zum nächsten multiplizieren sich die Faktoren.",
      },
      srlip: {
        label: "Bekannte Spalten helfen nicht",
        short: "side-channel resistant local information privacy, srlip",
        promise:
          "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung macht ein Geheimnis in den Augen eines Beobachters um mehr als den Faktor {factor} wahrscheinlicher oder unwahrscheinlicher.",
        nothing:
          "Welche der weitergegebenen Spalten auch schon bekannt sind: Keine Meldung ändert, was ein Beobachter über ein Geheimnis annimmt.",
        assumes:
          "Vorausgesetzt ist, dass die Tabelle, die der Berechnung zugrunde liegt, die Personen gut beschreibt und dass ein Beobachter über sie und diese Spalten hinaus nichts über die Person weiß. Was diese Spalten für sich genommen verraten, ist nicht erfasst.",
      },
      rldp: {
        label: "Die Tabelle ist nur eine Stichprobe",
        short: "robust local differential privacy, rldp",
        promise:
          "Was auch immer die wahren Anteile sind, mit {sure} % Sicherheit: Keine Meldung ist bei einem Geheimnis mehr als {factor}-mal so wahrscheinlich wie bei einem anderen.",
        nothing:
          "Was auch immer die wahren Anteile sind, mit {sure} % Sicherheit: Keine Meldung ist bei einem Geheimnis wahrscheinlicher als bei einem anderen.",
        assumes:
          "Vorausgesetzt ist, dass die Zeilen zufällig gezogene Personen sind; Gewichte müssen ganze Zahlen von Personen sein. Die Meldungen werden aus Geheimnis und Antwort zusammen gezogen, und von beiden bleibt so viel wie möglich erhalten.",
        never:
          "Auf keiner Stufe dürfen Geheimnis und Antwort unverändert weitergegeben werden: Das Geheimnis selbst wäre dabei.",
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
  },

  neighbours: {
    label: "Nachbarn",
    next: "jede Kategorie mit der nächsten, nach Größe oder Alphabet",
    all: "alle miteinander",
    own: "die unten gewählten Paare",
    pairs: { one: "{n} Paar von Nachbarn", other: "{n} Paare von Nachbarn" },
    alone:
      "In keinem Paar von Nachbarn: {secrets}. Dass sie sich von anderen kaum unterscheiden lassen, wird nicht zugesagt.",
    apart:
      "Keine Nachbarn verbinden diese Gruppen: {groups}. Dass sich die eine von der anderen kaum unterscheiden lässt, wird nicht zugesagt.",
  },

  certainty: {
    label: "Wie sicher",
    option: "{sure} %",
    says: "Mit einer Wahrscheinlichkeit von etwa {alpha} (alpha) sind die wahren Anteile andere als die, mit denen die Zusage rechnet. Das trifft zu, wenn jede Kategorie viele Personen hat.",
  },

  channel: {
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
    hint: "Zeigen Sie auf das Diagramm, oder bewegen Sie sich mit den Pfeiltasten darin, um es zu lesen.",
    negligible:
      "≈0 ist eine Wahrscheinlichkeit von weniger als eins zu einer Milliarde; in einer Datei werden Sie sie nicht bemerken. Ein Punkt bedeutet: kommt nicht vor.",
    cut: "Nur die {n} häufigsten Antworten und Meldungen sind gezeichnet. Die Protokolldatei enthält alle.",
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
      cut: "Nur die {n} häufigsten Paare und Meldungen sind gezeichnet. Die Protokolldatei enthält alle.",
      legendPart: "{chance}-mal „{answer}“",
    },
    look: "Meldung ansehen",
    protocol: "Protokoll",
    told: "Mit Kenntnis von „{secret}“, das in derselben Datei stehen muss: Diese Protokolle erhalten möglicherweise mehr.",
    protocols: {
      optimal: {
        label: "Das beste für diese Tabelle",
        says: "Für die Tabelle berechnet: erhält so viel, wie die Zusage zulässt.",
      },
      grr: {
        label: "Randomized Response",
        says: "Der Klassiker: die Antwort mit einer gewissen Wahrscheinlichkeit behalten, sonst zufällig eine andere melden.",
      },
      oue: {
        label: "Markierungen",
        says: "Jede Antwort wird für sich markiert oder nicht, die wahre in der Hälfte der Fälle. Für viele Antworten; erhält höchstens die Hälfte.",
      },
      resample: {
        label: "Behalten oder neu ziehen",
        says: "Die Antwort mit einer gewissen Wahrscheinlichkeit behalten, sonst eine aus allen Antworten ziehen: Jede bleibt so häufig, wie sie war.",
      },
      cr: {
        label: "Conditional Reporting",
        says: "Das Geheimnis verrauschen und, wo es sich ändert, die Antwort von jemandem mit dem neuen melden.",
      },
      coupling: {
        label: "Möglichst wenige Änderungen",
        says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“ und ändert nur so viele Antworten, wie dafür nötig ist.",
      },
      "coupling-distance": {
        label: "Kürzester Weg",
        says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“; die Meldungen liegen im Mittel nicht weiter von den Antworten entfernt, als dafür nötig ist. Die Entfernung ist der Unterschied der Zahlen, sonst der Abstand in der Reihenfolge der Kategorien.",
      },
      "one-bit": {
        label: "Tauschen, für alle gleich",
        says: "Von zwei Antworten die andere melden, für alle mit derselben Wahrscheinlichkeit.",
      },
      "smooth-one-bit": {
        label: "Tauschen, je nach Geheimnis",
        says: "Von zwei Antworten die andere melden, mit einer Wahrscheinlichkeit, die vom Geheimnis abhängt; die größte ist so klein wie möglich.",
      },
      "smooth-categorical": {
        label: "Geglättet",
        says: "Für jedes Geheimnis eigene Wahrscheinlichkeiten, sodass keine Antwort oft zu einer bestimmten anderen wird.",
      },
      "smooth-coupling": {
        label: "Möglichst wenige falsche Meldungen",
        says: "Für jedes Geheimnis eigene Wahrscheinlichkeiten, sodass möglichst wenige Meldungen von der Antwort abweichen.",
      },
      polyopt: {
        label: "Das beste nach den kleinsten Anteilen",
        says: "Das beste, wenn nur berücksichtigt wird, wie selten jede Antwort äußerstenfalls sein kann (PolyOpt).",
      },
      ir: {
        label: "Independent Reporting",
        says: "Geheimnis und Antwort verrauschen, jedes für sich.",
      },
      "ir-tight": {
        label: "Independent Reporting, knapper",
        says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt.",
      },
      "cr-tight": {
        label: "Conditional Reporting, knapper",
        says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt.",
      },
      product: {
        label: "Jede Spalte für sich",
        says: "Ein Kanal für jede weitergegebene Spalte; die Stufe ist die von allen zusammen.",
      },
      sequential: {
        label: "Eine Spalte nach der anderen",
        says: "Ein Kanal für jede Spalte, berechnet für das, was die Meldungen vor ihr übrig lassen.",
      },
      markov: {
        label: "So häufig wie zuvor",
        says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“, lässt jede Antwort so häufig, wie sie war, und erhält so viel, wie das zulässt.",
      },
    },
    /** What the same names stand for where a report is drawn from secret and answer together. */
    protocolsOfPairs: {
      grr: "Der Klassiker, für Geheimnis und Antwort zusammen: beide mit einer gewissen Wahrscheinlichkeit behalten, sonst zufällig ein anderes Paar melden.",
      cr: "Das Geheimnis verrauschen; wo es sich ändert, eine Antwort von jemandem mit dem neuen ziehen; auch diese verrauschen.",
    },
    polytope: {
      title: "Das Bild dahinter",
      beliefs:
        "Wer eine Meldung liest, hat danach eine Annahme über die Antwort. Jede Annahme ist ein Punkt: In einer Ecke steht die Antwort fest, und je näher an einer Ecke, desto wahrscheinlicher ist diese Antwort.",
      boundary:
        "Die Zusage zieht eine Grenze um das, was vor jeder Meldung angenommen wird: Keine Meldung darf hinausführen.",
      best: "Das beste Protokoll führt zu Ecken dessen, was übrig bleibt, denn diese sagen am meisten.",
      others:
        "Das beste Protokoll verwendet Ecken dessen, was übrig bleibt, denn sie sagen am meisten; dieses bleibt weiter innen oder verwendet weniger davon.",
      picture: "Annahmen über die Antwort",
      words: {
        allowed: "was die Zusage übrig lässt",
        report: "eine Meldung; die Fläche: wie oft",
        before: "vor jeder Meldung",
        back: "gestrichelt: auf der Rückseite",
        point: "Annahme",
        share: "Gesendet von",
        vertex: "Ecke {n}",
        none: "–",
      },
      corners: {
        one: "Zwischen der Gewissheit über {answers} lässt die Zusage eine einzige Annahme übrig.",
        other: "Zwischen der Gewissheit über {answers} lässt die Zusage einen Raum mit {n} Ecken übrig.",
      },
      before: "Vor jeder Meldung ist die Annahme {belief}.",
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
      atSure: "Auf Stufe {epsilon}, „{notion}“, mit {sure} % Sicherheit.",
      picture: "Was jedes Protokoll erhält",
      table: "Was jedes Protokoll erhält und braucht",
      summary: "Von der Information in {column} bleibt erhalten: {parts}.",
      part: "{share} mit „{protocol}“",
      seeing: "{protocol} (kennt das Geheimnis)",
      protocol: "Protokoll",
      kept: "Erhalten",
      leaks: "Erreichte Stufe: {notions}",
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
      assumes:
        "Alle geben dieselbe Zusage über dieselbe Tabelle. Ein Protokoll, das das Geheimnis kennen muss, passt dort, wo das Geheimnis in derselben Datei steht oder wo die Person nach beidem gefragt wird. „Wenn die Tabelle passt“: Häufigkeiten lassen sich schätzen, wenn Personen mit derselben Antwort jedes Geheimnis so oft haben wie in der Tabelle.",
    },
    keptTitle: "Was erhalten bleibt",
    kept: "{share} der Information in {column}",
    keptNone: "Auf dieser Stufe bleibt nichts erhalten: Die Meldung sagt nichts über {column}.",
    guess: "Aus den Meldungen lassen sich {informed} von 1.000 Antworten richtig erraten, ohne sie {blind}.",
    bound: "Kein Protokoll mit dieser Zusage erhält mehr als {bound}.",
    short:
      "Die Suche endete, bevor sie abgeschlossen war: Das beste Protokoll erhält möglicherweise bis zu {short} mehr von der Information in {column} als dieses. Die Zusage wird trotzdem voll eingehalten.",
    boundReached: "Auf die gezeigten Stellen genau erhält kein Protokoll mit dieser Zusage mehr.",
    secretLeft: "Im Mittel verrät eine Meldung noch {share} der Information in „{column}“.",
    estimable: {
      none: "Wie häufig eine einzelne Antwort in {column} ist, lässt sich aus den Meldungen nicht schätzen, wie viele es auch sind.",
      some: "Wie viele Meldungen es auch sind, nur bei diesen Antworten in {column} lässt sich aus ihnen schätzen, wie häufig sie sind: {told}. Bei den anderen sind nur Grenzen bekannt.",
      part: "Wie viele Meldungen es auch sind, nur zum Teil lässt sich aus ihnen schätzen, wie häufig die Antworten in {column} sind.",
      underPrior:
        "Wie häufig die Antworten in {column} sind, lässt sich aus den Meldungen nur schätzen, wenn Personen mit derselben Antwort jede Angabe bei „{secret}“ so oft haben wie in der Tabelle.",
      helps:
        "Ein anderes Protokoll kann helfen, etwa „Randomized Response“, oder eine andere Zusage oder eine höhere Stufe.",
    },
    curveTitle: "Was auf jeder Stufe erhalten bleibt",
    curveX: "Stufe",
    curveY: "Erhalten",
    curveSummary: "„{protocol}“ erhält {parts}.",
    curvePart: "{share} auf Stufe {epsilon}",
    curvePartOpen: "mindestens {share} auf Stufe {epsilon}",
    curveOpen: {
      one: "Auf {n} von {all} Stufen war die Suche nicht abgeschlossen: Das beste Protokoll erhält dort möglicherweise mehr.",
      other:
        "Auf {n} von {all} Stufen war die Suche nicht abgeschlossen: Das beste Protokoll erhält dort möglicherweise mehr.",
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
        "Zugesagt ist ein Faktor von {promised}, für die Anteile in dieser Tabelle. Stammen sie aus einer Stichprobe, können die wahren andere sein: Soweit {people} Personen es zulassen ({sure} %), beträgt der Faktor höchstens {worst}.",
      unbounded:
        "Zugesagt ist ein Faktor von {promised}, für die Anteile in dieser Tabelle. Stammen sie aus einer Stichprobe, können die wahren andere sein: Soweit {people} Personen es zulassen ({sure} %), kann eine Meldung ein Geheimnis ausschließen.",
      use: "„{notion}“ verwenden",
      covered:
        "Die Zusage rechnet mit einer Stichprobe: Sie gilt für alle Anteile, die {people} Personen nicht ausschließen ({sure} %), nicht nur für die in dieser Tabelle.",
    },
    again: "Hier noch einmal prüfen",
    checking: "Wird geprüft …",
    holds:
      "Noch einmal geprüft, mit exakter Arithmetik, von zwei Programmen, die nichts gemeinsam haben: Die Zusage gilt. Das größte Verhältnis ist {ratio} bei einer Schranke von {bound}; dort ist die Meldung {report} {who}.",
    more: "für {more} wahrscheinlicher als für {less}",
    everybody: "alle",
    someone: "Personen mit „{category}“",
    context: "{who} (mit bekannten Werten bei {columns} wie in „{category}“)",
    marked: "mit Markierung bei {marks}",
    fails:
      "Noch einmal geprüft, mit exakter Arithmetik, von zwei Programmen, die nichts gemeinsam haben: Die Zusage gilt NICHT. {reason} Verwenden Sie dieses Protokoll nicht.",
  },

  search: {
    title: "Suche nach dem besten Protokoll",
    of: { answer: "den Antworten", pair: "Geheimnissen und Antworten" },
    says: "Gefunden ist eines, das {found} der Information in {what} erhält; mehr als {possible} kann keines erhalten.",
    found: "das beste bisher gefundene",
    open: "noch offen",
    possible: "mehr kann kein Protokoll erhalten",
    seconds: "Sekunden",
    use: "Gut genug, dieses verwenden",
    useSays:
      "Was gefunden ist, lässt sich jetzt verwenden: Es hält die Zusage voll ein. Eine abgeschlossene Suche könnte bis zu {short} mehr von der Information in {what} erhalten.",
    stopped: "Die Suche auf Stufe {epsilon} wurde abgebrochen.",
    stoppedBack:
      "Die Suche auf Stufe {epsilon} wurde abgebrochen. Eingestellt ist wieder, was zum vorhandenen Protokoll gehört.",
    again: "Noch einmal suchen",
    useLater: "Sobald ein Protokoll gefunden ist, das die Zusage einhält, können Sie es verwenden.",
  },

  privatise: {
    heading: "Verrauschen",
    intro:
      "Jede Zeile bekommt ihre eigene Meldung, gezogen mit einem geheimen Schlüssel, den Ihr Browser zufällig erzeugt hat: Dieselben Antworten bekommen wieder dieselben Meldungen. Ihre Datei bleibt, wie sie ist; es entsteht eine neue.",
    waiting: "Wenn das Protokoll steht, macht ein Klick aus der Datei eine, die Sie weitergeben können.",
    which: "Zu verrauschende Datei",
    noFile: "noch keine",
    thisFile: "{name}, oben geöffnet",
    otherFile: "Andere Datei mit denselben Spalten wählen",
    chooseFile: "Datei wählen",
    back: "Wieder {name} verwenden",
    writeTitle: "Was geschrieben wird",
    reports: "Meldungen",
    reportsSays: "Die Meldungen selbst.",
    reportsFor: {
      always: "Am besten zum Zählen und für die Forschung: Wer das Protokoll kennt, kann das Rauschen herausrechnen.",
      "under-prior":
        "Zum Zählen und für die Forschung: Wer das Protokoll kennt, kann das Rauschen herausrechnen, soweit die Personen denen in der Tabelle gleichen.",
      "in-part":
        "Wer das Protokoll kennt, kann das Rauschen nur zum Teil herausrechnen: Bei manchen Antworten lässt sich nicht schätzen, wie häufig sie sind.",
      none: "Sie sagen etwas über einzelne Personen, aber wie häufig eine Antwort ist, lässt sich aus ihnen nicht schätzen.",
      unknown: "Für die Forschung; ob sich mit dem Protokoll alles Rauschen herausrechnen lässt, ist nicht bekannt.",
    },
    marksSays:
      "Jede ist eine Reihe von Buchstaben, einer für jede Antwort in der Reihenfolge der Protokolldatei: y, wo sie markiert ist.",
    pairsSays:
      "Jede steht für ein Geheimnis und eine Antwort zusammen, die sie wahrscheinlich oder unwahrscheinlich macht.",
    both: "Die Meldungen werden aus {columns} zusammen gezogen: Alle diese Spalten werden gelesen, also muss die Datei sie enthalten. Weitergegeben wird keine davon.",
    values: "Aus den Meldungen gezogene Antworten",
    valuesSays:
      "Für jede Meldung eine Antwort, die sie wahrscheinlich macht, sodass die Spalte aussieht wie die ursprüngliche. Praktisch für Programme, die das erwarten; es wird nicht mehr verraten, aber weniger bleibt erhalten.",
    keeps: "Erhalten bleiben damit {share} der Information in {columns}.",
    keepTitle: "Andere Spalten",
    keepSays:
      "Die neue Datei enthält nur das Verrauschte und sonst nichts, es sei denn, Sie fügen hier eine Spalte hinzu.",
    keepNone: "Diese Datei hat keine andere Spalte, die Sie hinzufügen könnten.",
    confirmTitle: "„{column}“ unverändert weitergeben?",
    confirmBody:
      "Die Spalte „{column}“ würde unverändert übernommen, Zeile für Zeile, neben den Meldungen. Sie verrät möglicherweise etwas über „{secret}“ oder darüber, wer die Person ist, und die Zusage erfasst das nicht.",
    confirmYes: "„{column}“ unverändert hinzufügen",
    confirmNo: "Weglassen",
    go: "{name} verrauschen",
    again: "Noch einmal verrauschen",
    levelWrong: "Was oben eingegeben wurde, ist keine Stufe. Berichtigen Sie es zuerst, oder bewegen Sie den Regler.",
    onceTitle: "Einmal ist einmal",
    onceSays:
      "Zwei verschiedene Meldungen zu einer Antwort verraten mehr als eine. Deshalb werden die Meldungen aus einem geheimen Schlüssel abgeleitet, den diese Seite erzeugt hat: Verrauschen Sie dieselben Antworten noch einmal mit demselben Protokoll, kommen dieselben Meldungen heraus. Dateien, die Sie speichern, werden auf einem Konto verbucht; ein anderes Protokoll für dieselben Antworten wird zusammen mit den früheren geprüft und abgelehnt, wenn alle zusammen mehr verraten würden als zugesagt.",
    person: "Wer ist wer",
    personRow: "die Stelle in der Datei: Zeile für Zeile",
    personSays:
      "Mit einer Spalte, die jede Person bezeichnet, werden dieselben Antworten auch dann wiedererkannt, wenn Zeilen verschoben wurden.",
    remember: "Das Konto und seinen geheimen Schlüssel auf diesem Gerät behalten",
    rememberSays:
      "Sonst sind beide weg, wenn diese Seite geschlossen wird. Wer sie lesen kann, kann aus den Meldungen auf die Antworten zurückschließen.",
    accountTitle: "Aus dieser Datei weitergegeben",
    accountSays:
      "Für „{notion}“ stehen insgesamt {budget} Nat zur Verfügung. Davon verbraucht: {spent}, noch übrig: {remaining}.",
    accountItem: "{date}: „{protocol}“, „{notion}“ auf Stufe {epsilon}, {rows}",
    accountForget: "Neues Konto beginnen, wenn niemand diese Dateien gesehen hat",
    forgetTitle: "Neues Konto beginnen?",
    forgetBody:
      "Nur dann, wenn keine der gespeicherten Dateien an irgendjemanden gegeben wurde. Ein neues Konto hat einen neuen geheimen Schlüssel: Dieselben Antworten bekommen andere Meldungen, und wer beide sieht, erfährt mehr, als die Zusage sagt.",
    forgetYes: "Niemand hat sie gesehen",
    forgetNo: "Konto behalten",
    limitsShort:
      "Die Zusage setzt voraus, dass die Tabelle dahinter stimmt, dass die Personen nichts miteinander zu tun haben und dass nur einmal weitergegeben wird.",
    limitsLink: "Wovon die Zusage abhängt",
    running: "{name} wird verrauscht",
    cancelled: "Das Verrauschen wurde abgebrochen.",
    cancelledRemedy: "Es ist keine Datei entstanden; Sie können jederzeit neu beginnen.",
    done: "Fertig: {rows} verrauscht.",
    earlier: "Von vorher: {name}, {rows}, erstellt auf Stufe {epsilon}.",
    changed: "Oben wurden seither Einstellungen geändert: {settings}. Diese Datei wurde auf Stufe {epsilon} erstellt.",
    settings: {
      source: "die Tabelle",
      columns: "die Spalten",
      notion: "die Art der Zusage",
      epsilon: "die Stufe",
      alpha: "die Sicherheit",
      neighbours: "die Nachbarn",
      protocol: "das Protokoll",
      told: "ob das Protokoll das Geheimnis kennt",
      file: "die zu verrauschende Datei",
      write: "was geschrieben wird",
      keep: "die anderen Spalten",
      person: "wer wer ist",
    },
    saveFile: "Datei speichern",
    notSaved: "Die Datei kann nicht geschrieben werden: {reason}.",
    notSavedRemedy: "Schaffen Sie dort Platz, oder speichern Sie sie an einem anderen Ort.",
    saveOther: "Dasselbe in einem anderen Format",
    formats: { xlsx: "Excel (.xlsx)", parquet: "Parquet" },
    saveProtocol: "Protokoll speichern",
    linkProtocol: "Link dazu kopieren",
    linkSays:
      "Zur Seite „Antworten“ mit diesem Protokoll darin, für alle, die antworten sollen. Der Teil eines Links hinter dem # wird an keinen Server gesendet; er enthält wie die Datei die Häufigkeitstabelle.",
    linkCopied: "Der Link ist kopiert.",
    linkNot: "Der Link konnte nicht kopiert werden. Speichern Sie das Protokoll und senden Sie die Datei.",
    linkTooLong: "Dieses Protokoll ist zu groß für einen Link. Speichern Sie es und senden Sie die Datei.",
    saveSummary: "Zusammenfassung speichern",
    fileSays: "{name}, mit {column}",
    fileSaysAlso: "{name}, mit {column} und, unverändert, {columns}",
    protocolSays:
      "Was mit einer Antwort geschehen ist, für alle, die mit der Datei arbeiten, und alles, was nötig ist, um die Zusage noch einmal zu prüfen. Es enthält die Häufigkeitstabelle, aus der es berechnet wurde: Veröffentlichen Sie es nur, wenn diese Tabelle öffentlich sein darf.",
    summarySays: "Eine Seite in einfachen Worten, für eine Ethikkommission oder ein Datenblatt.",
    countsTitle: "Wie oft jede Meldung gezogen wurde",
    marksTitle: "Wie oft jede Antwort markiert wurde",
    counted: { one: "{report}: {n}-mal", other: "{report}: {n}-mal" },
    limitsTitle: "Was das nicht leistet",
    limits: [
      "Es verbirgt nicht, dass eine Person in der Datei steht, und auch nicht, wie viele Zeilen es gibt und in welcher Reihenfolge sie stehen.",
      "Es erfasst, was eine Meldung über „{secret}“ verrät. Andere Spalten oder andere Dateien über dieselben Personen erfasst es nicht.",
      "Es erfasst eine Meldung für jede Person. Mehrere Meldungen über dieselbe Person verraten zusammen mehr.",
      "Es ist aus einer einzigen Häufigkeitstabelle berechnet. Für Personen, die anders sind, ist die Zusage eine andere.",
    ],
    /** Where answers are not what is compared. */
    limitAnswer:
      "Zurückgehalten wird „{secret}“, nicht die Antwort: Eine Meldung kann die Antwort selbst sein oder eine, die nur zu dieser Antwort gehören kann.",
    /** In the place of the last one, where the table is a sample. */
    limitSample:
      "Es ist aus einer einzigen Häufigkeitstabelle berechnet und gilt für die Personen, aus denen die gezählten zufällig gezogen wurden. Für andere ist die Zusage eine andere.",
  },

  summary: {
    title: "Was mit {column} geschehen ist",
    file: "{name}: {rows}, erstellt am {date}.",
    happened:
      "Jede Antwort in {column} wurde vor der Weitergabe der Datei durch eine zufällige Meldung ersetzt, sodass die Meldung wenig über „{secret}“ verrät.",
    happenedPairs:
      "Jede Antwort in {column} wurde vor der Weitergabe der Datei durch eine zufällige Meldung ersetzt, sodass die Meldung wenig über „{secret}“ verrät. Die Wahrscheinlichkeiten der Meldungen hängen auch von „{secret}“ ab; diese Spalte wurde dafür gelesen und nicht weitergegeben.",
    wroteReports: "Die Datei enthält die Meldungen.",
    wrotePairs: "Die Datei enthält die Meldungen, jede ein Paar aus {columns}, in der Spalte „{column}“.",
    wroteMarks:
      "Die Datei enthält die Meldungen: einen Buchstaben für jede Antwort, in der Reihenfolge, in der die Protokolldatei sie nennt, y, wo die Meldung sie markiert, sonst n.",
    wroteValues:
      "Die Datei enthält für jede Meldung eine Antwort, gezogen aus denen, die die Meldung wahrscheinlich macht.",
    kept: "Diese Spalten wurden unverändert übernommen und sind nicht geschützt: {columns}.",
    keptNone: "Keine andere Spalte wurde weitergegeben.",
    promiseTitle: "Was zugesagt ist",
    protocol: "Protokoll: {protocol} ({name}). {says}",
    level: "Die Stufe (epsilon) ist {epsilon}; die Art der Zusage ist {notion}.",
    sample:
      "Die Tabelle gilt als Stichprobe von {people} Personen. Mit einer Wahrscheinlichkeit von {alpha} (alpha) sind die wahren Anteile andere als die, mit denen die Zusage rechnet.",
    neighbours: "Nachbarn sind {pairs}.",
    bound:
      "Das Verhältnis, das bewiesenermaßen nie überschritten wird, ist {numerator} / {denominator}, ungefähr {value}.",
    protocolFile:
      "Das Protokoll selbst, mit allem, was für eine erneute Prüfung nötig ist, steht in der Datei {name}. Seine Kennung, die auch in dieser Datei steht und sich aus ihr ergibt, ist {identity}.",
    much: "Das ist viel mehr als zugesagt: „{notion}“ ist die Zusage, die damit rechnet.",
    lossTitle: "Was erhalten bleibt",
    valuesKept:
      "Das ist, was die Meldungen erhalten. Die daraus gezogenen Antworten, die in der Datei stehen, erhalten {share}.",
    prior:
      "Das Protokoll wurde aus einer Tabelle mit einer Gesamtzahl von {total} berechnet, mit {secrets} Kategorien von „{secret}“ und {answers} von {column}. Die Protokolldatei enthält diese Häufigkeitstabelle; sie sollte nur veröffentlicht werden, wenn die Tabelle öffentlich sein darf.",
    checked:
      "Vor der Verwendung wurde die Zusage mit exakter Arithmetik geprüft, für genau die ganzen Zahlen, mit denen die Meldungen gezogen wurden.",
    limitsTitle: "Grenzen und Voraussetzungen",
    channelTitle: "Wahrscheinlichkeit jeder Meldung, in 100 Fällen",
    axes: "{down} ↓, {across} →",
    marksTitle: "Wahrscheinlichkeit jeder Antwort, in einer Meldung markiert zu sein, in 100 Fällen",
    channelLarge: "Die Tabelle der Wahrscheinlichkeiten ist zu groß für diese Seite; sie steht in der Protokolldatei.",
    negligible: "≈0 ist eine Wahrscheinlichkeit von weniger als eins zu einer Milliarde, aber nicht null.",
    made: "Erstellt mit Sluice {version}, in einem Webbrowser, der die Daten nirgendwohin gesendet hat.",
    fileName: "{name}-zusammenfassung.html",
    protocolName: "{name}-protokoll.json",
  },
};
