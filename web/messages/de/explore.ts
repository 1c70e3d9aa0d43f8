// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in German. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Lernen",
  lead: "Eine Klasse, eine heikle Frage, eine Münze. Werfen, raten und zählen Sie selbst. Ihr Browser rechnet jede Zahl dabei aus.",
  contents: "Kapitel",
  figures: "Die Abbildungen der Arbeiten, neu berechnet",
  more: "Die Mathematik",
  depth: { legend: "Wie tief?", basics: "Grundlagen", more: "Mehr", formulas: "Mit Formeln" },
  task: "Ihre Aufgabe",
  further: {
    heading: "Über die Klasse hinaus",
    says: "Ab hier sind die Antwort und der verborgene Wert zwei verschiedene Dinge.",
  },
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "wahre Antwort",
      secrets: ["ja", "nein"],
      data: "Antwort",
      columns: [{ name: "Antwort", answers: ["ja", "nein"] }],
    },
    schooling: {
      secret: "wahre Bildung",
      secrets: ["Schulabschluss", "einige Jahre Studium", "Bachelor", "Master", "Doktor"],
      data: "education",
      columns: [{ name: "education", answers: ["Schulabschluss", "einige Jahre Studium", "Bachelor", "Master", "Doktor"] }],
    },
    incomes: {
      secret: "Einkommen",
      secrets: ["niedrig", "mittel", "hoch"],
      data: "Bildung",
      columns: [{ name: "Bildung", answers: ["Schule", "Ausbildung", "Bachelor", "Master"] }],
    },
    health: {
      secret: "Einkommen",
      secrets: ["niedrig", "mittel", "hoch"],
      data: "Gesundheit",
      columns: [{ name: "Gesundheit", answers: ["schlecht", "mittelmäßig", "gut"] }],
    },
    salaries: {
      secret: "Einkommen",
      secrets: ["niedrig", "mittel", "hoch", "sehr hoch"],
      data: "Bildung",
      columns: [{ name: "Bildung", answers: ["Schule", "Ausbildung", "Universität"] }],
    },
    samples: {
      secret: "Krankheit",
      secrets: ["ja", "nein"],
      data: "Bezirk",
      columns: [{ name: "Bezirk", answers: ["Nord", "Mitte", "Süd"] }],
    },
    coins: {
      secret: "gleiche Seite",
      secrets: ["ja", "nein"],
      data: "Münzen",
      columns: [
        { name: "erste Münze", answers: ["Kopf", "Zahl"] },
        { name: "zweite Münze", answers: ["Kopf", "Zahl"] },
      ],
    },
    bodies: {
      secret: "starkes Übergewicht",
      secrets: ["ja", "nein"],
      data: "Körper",
      columns: [
        { name: "Größe", answers: ["klein", "mittel", "groß"] },
        { name: "Gewicht", answers: ["leicht", "mittel", "schwer"] },
      ],
    },
    tests: {
      secret: "krank",
      secrets: ["ja", "nein"],
      data: "Tests",
      columns: [
        { name: "erster Test", answers: ["negativ", "positiv"] },
        { name: "zweiter Test", answers: ["negativ", "positiv"] },
      ],
    },
  },
  captions: {
    coins: "Zwei Münzen, und ob sie dieselbe Seite zeigen. Jede Münze allein sagt nichts. Beide zusammen sagen alles.",
    body: "Größe und Gewicht, jedes mit dem besten Rauschen für sich. Beide zusammen sagen mehr über starkes Übergewicht.",
    tests: "Zwei Tests auf eine Krankheit, jeder mit eigenem Rauschen. Jedes ε ist für einen Leser geprüft, der den anderen Test kennt. Beide zusammen sagen mehr als die Summe.",
  },
  hashed: {
    question: "Ihre Antwort",
    answers: ["nie", "einmal", "oft"],
    sent: "Sie senden stattdessen den Hash (SHA-256):",
    undo: "Alle drei Antworten ausprobieren",
    tried: "Der Leser hasht jede mögliche Antwort und vergleicht:",
    found: "Das ist Ihre.",
  },
  compared: {
    title: "Sechs Wege, eine Antwort zu verbergen",
    columns: ["Sie …", "Sie müssen vertrauen", "Es scheitert, wenn"],
    rows: [
      ["entfernen die Namen", "allen, die die Datei bekommen", "zwei oder drei andere Spalten auf Sie zeigen"],
      ["senden einen Hash", "allen, die die Datei bekommen", "ein Leser alle Antworten ausprobieren kann"],
      ["machen Gruppen gleich (k-Anonymität)", "dem, der die Datei hat", "eine ganze Gruppe dieselbe Antwort gab"],
      ["verrauschen eine Spalte", "allen, die die Datei bekommen", "eine andere Spalte dasselbe sagt"],
      ["verrauschen Summen (zentrale Differential Privacy)", "dem, der die Datei hat", "die Datei bekannt wird, durch Leck, Angriff oder Zwang"],
      ["verrauschen jede Antwort (Sluice)", "niemandem", "Sie viele verrauschte Antworten auf eine Frage senden"],
    ],
  },
  chapters: {
    response: {
      heading: "Werfen Sie eine Münze",
      task: "Wählen Sie eine Antwort und werfen Sie. Tun Sie das ein paar Mal.",
      says: ["Ihre Klasse wird gefragt, wer in einer Prüfung geschummelt hat. Wenige würden es sagen. Eine Münze kann helfen.", "Kopf: Sie senden die Wahrheit. Zahl: Der Zufall wählt „ja“ oder „nein“ für Sie. Niemand sieht, was es war."],
      more: ["Das Raster zeigt die Chancen bei jeder wahren Antwort. Bewegen Sie den Regler. Mehr Rauschen macht die Zeilen ähnlicher."],
      formulas: ["grr mit a Antworten: Q(y|x) = e^ε/(e^ε + a − 1), wenn y = x, sonst 1/(e^ε + a − 1).", "data-ldp: Q(y|x) ≤ e^ε Q(y|x′) für alle x, x′ und y. Bei der fairen Münze ist e^ε = 3."],
    },
    crowd: {
      heading: "Die ganze Klasse wirft",
      task: "Sagen Sie, wie viele „ja“ senden. Sehen Sie dann nach.",
      says: ["Jetzt wirft jede Person der Klasse eine Münze. Jede kleine Figur ist eine Person. Sie ist ausgefüllt, wenn die Person „ja“ sendet.", "Öffnen Sie die Zahlen unter dem Bild. Tippen Sie die einer anderen Klasse und fragen Sie noch einmal."],
      more: ["Fragen Sie mehrmals. Die Münzen fallen jedes Mal anders, also schwankt die Zahl. Die Summe zeigt, was zu erwarten ist."],
      formulas: ["Es meinen n₁ Personen ja und n₀ nein. Mit t = Q(ja|ja) und u = Q(ja|nein): E[N] = n₁t + n₀u.", "Var N = n₁t(1 − t) + n₀u(1 − u)."],
    },
    reader: {
      heading: "Seien Sie der Leser",
      task: "Spielen Sie zehn Runden. Dann soll jede Person zwei verrauschte Antworten senden.",
      says: ["Wir wählen zufällig eine Person. Sie sehen nur ihre verrauschte Antwort. Raten Sie die wahre.", "Blindes Raten nennt immer die häufigste Antwort. Das beste Raten nutzt die verrauschten Antworten: je mehr, desto besser."],
      more: ["Zwei gleiche verrauschte Antworten beweisen mehr als eine. Darum sendet jede Person nur eine, ein für alle Mal."],
      formulas: ["Am besten rät man die größte Posterior. Das ist mit der Chance Σ max P(s, y) richtig: Summe über y, Maximum über s.", "Bei k verrauschten Antworten steht y für alle k. Jede kommt aus demselben x."],
    },
    undo: {
      heading: "Rauschen herausrechnen",
      task: "Gehen Sie Schritt für Schritt. Sagen Sie das Ergebnis, bevor Sie nachsehen.",
      says: ["Sie kennen die Münze. Also wissen Sie, wie viele „ja“ nur Zufall sind.", "Ziehen Sie diese ab. Der Rest sagt etwas über die Klasse, mit einem Spielraum."],
      more: ["Das Bild darunter fragt mehr Menschen. Hundertmal so viele machen den Spielraum etwa zehnmal so schmal."],
      formulas: ["p̂ = (N/n − u)/(t − u), mit t = e^ε/(e^ε + a − 1) und u = 1/(e^ε + a − 1).", "Für eine Antwort von grr ist N binomialverteilt. Der Spielraum ist exakt: der von Clopper und Pearson, durch dieselbe Formel. Nahe 0 und 100 % gelten die Fehlerchancen von Feldman und Cousins."],
    },
    balance: {
      heading: "Ein Regler, zwei Seiten",
      task: "Finden Sie eine Stelle, an der der Leser wenig lernt und die Zählung noch etwas nützt.",
      says: [
        "Mehr Rauschen verbirgt einen Menschen besser. Jede Zählung wird dadurch auch schlechter. Das eine gibt es nicht ohne das andere.",
        "Bewegen Sie den Regler nach links für mehr Rauschen. Die Zahl daneben ist ε (Epsilon): je kleiner, desto mehr Rauschen. Das erste Bild zeigt, wie oft ein Leser richtig rät. Das zweite zeigt, wie weit eine Zählung danebenliegen kann.",
      ],
      more: ["Mehr Menschen machen die Zählung besser. Sie helfen dem Leser nicht, eine Person zu erraten."],
      formulas: ["Erstes Bild: Σ max P(s, y), wie im Spiel. Zweites: die Hälfte des breitesten 95-%-Spielraums für einen Anteil."],
    },
    others: {
      heading: "Wege, die scheitern",
      task: "Knacken Sie alle fünf.",
      says: ["Rauschen auf einer Spalte scheitert, wenn eine andere Spalte dasselbe sagt.", "Vier andere Wege sehen zuerst sicher aus. Versuchen Sie, in jedem jemanden zu finden."],
      more: ["Die letzte Tabelle stellt die Wege nebeneinander."],
      formulas: ["Rauschen auf einer Summe hat einen Fehler, der für jedes n gleich bleibt. Bei Rauschen auf jeder Antwort wächst er mit √n.", "Das ist der Preis dafür, niemandem zu vertrauen."],
    },
    sandbox: {
      heading: "Ihre eigene Frage",
      task: "Machen Sie eine eigene Frage. Verwenden Sie sie dann in einer Umfrage.",
      says: ["Tippen Sie eine Frage, ihre Antworten und wie viele Menschen jede geben würden.", "Sehen Sie, was ein Leser erraten kann und wie weit Zählungen danebenliegen. Ändern Sie den Schutz, bis beides passt."],
      more: ["Das Raster zeigt die Chancen, die die Menschen sehen werden."],
      formulas: ["Das Raster und die Spielräume sind die von grr. „Frage stellen“ wählt vielleicht eine Methode, die weniger Menschen braucht."],
    },
    secret: {
      heading: "Ein verborgener Wert neben der Antwort",
      task: "",
      says: [
        "Oft ist die Antwort nicht das, was Sie verbergen wollen. Sie sagen vielleicht Ihre Bildung, aber nicht Ihr Einkommen.",
        "Dann braucht nur der Bezug zum Einkommen Rauschen. Das meiste der Antwort kann bleiben.",
        "Das Raster zeigt das Rauschen, das am meisten übrig lässt. Keine verrauschte Antwort ist bei einem Einkommen viel wahrscheinlicher als bei einem anderen.",
      ],
      more: [],
      formulas: ["ldp für den verborgenen Wert S: P(y|s) ≤ e^ε P(y|s′) für alle s, s′ und y. Bei ε = 0,5 ist e^ε gleich 1,65.", "P(y|s) ist das Mittel von Q(y|x) über Personen mit S = s. Also ist jede Bedingung linear in einer Spalte von Q."],
    },
    belief: {
      heading: "Vorher und nachher",
      task: "",
      says: [
        "Denken Sie an einen Leser, der die Tabelle kennt und sonst nichts über Sie. Wie sicher ist er bei Ihrem Einkommen?",
        "Die Balken zeigen es vor und nach jeder verrauschten Antwort. Der Schutz lip begrenzt, wie weit ein Balken gehen kann.",
        "Der Schutz ldp gilt für jeden Leser, was er auch zuerst denkt. Dafür braucht es mehr Rauschen.",
      ],
      more: [],
      formulas: ["lip: e^−ε ≤ P(y|s)/P(y) ≤ e^ε. Das Verhältnis heißt Lift; alip hat für jede Seite eine eigene Grenze.", "Aus lip bei ε folgt ldp bei 2ε. Aus ldp bei ε folgt lip bei ε."],
    },
    optimum: {
      heading: "Das beste Rauschen",
      task: "",
      says: [
        "Viele Arten von Rauschen schützen gleich gut. Welche lässt am meisten von der Antwort übrig?",
        "Im ersten Bild zeigt die obere Linie das beste Rauschen, für jede Stellung des Reglers. Die untere Linie ist die einfache Münze.",
        "Im zweiten ist jede Ecke des Dreiecks eine sichere Antwort. Die farbige Fläche ist erlaubt, und die Kreise sind die verrauschten Antworten. Die besten liegen auf Ecken.",
      ],
      more: [],
      formulas: ["Das größte I(X;Y) ist H(X) minus die untere konvexe Hülle der Entropie über den erlaubten Posteriors, an der Prior.", "Entropie ist konkav, also zählen nur Ecken. Es braucht höchstens so viele, wie es Antworten gibt."],
    },
    profiles: {
      heading: "Nur Nachbarn sehen ähnlich aus",
      task: "",
      says: [
        "Nicht alle verborgenen Werte müssen ähnlich aussehen. Niedrig und mittel vielleicht schon, niedrig und sehr hoch nicht.",
        "Linien verbinden Nachbarn. Die Zahl an einer Linie vergleicht die Enden. So viel Mal so wahrscheinlich kann eine verrauschte Antwort an einem sein wie am anderen. Nehmen Sie ein Paar weg.",
      ],
      more: [],
      formulas: ["profile: P(y|s) ≤ e^ε P(y|s′) für jede Kante (s, s′), in beide Richtungen (C, Gleichung 2). Ein Weg aus k Kanten gibt kε.", "In C darf das Rauschen auch von S abhängen. Hier sieht es nur die Antwort."],
    },
    robust: {
      heading: "Wenn die Tabelle nur eine Stichprobe ist",
      task: "",
      says: ["Eine Zählung einiger Menschen ist nicht die Wahrheit über alle. Rauschen für die Zählung kann für die Wahrheit zu schwach sein.", "Der Schutz rldp gilt für jede Wahrheit, die zur Stichprobe passt. Bewegen Sie „Gezählte Personen“: Mit mehr Menschen schrumpfen die Flächen."],
      more: [],
      formulas: [
        "F = {P : 2 Σ P̂ ln(P̂/P) ≤ B}. In E steht dort Σ (P̂ − P)²/P.",
        "Aus Sicht von S = s: 2 Σ P̂(u|s) ln(P̂(u|s)/R(u)) ≤ B/P̂(s).",
        "Für m + 1 Zellen ist B = f q/n, mit q einem χ²-Quantil.",
        "f = 1,13 + min(0,035, m/10000) + 1/m². Das kommt aus Simulationen.",
        "In diesen enthielt F die Wahrheit oft genug, auch bei seltenen Antworten. Die Menge von E tut das nicht.",
      ],
    },
    sides: {
      heading: "Der Leser weiß mehr",
      task: "",
      says: [
        "Zwei Spalten können einzeln nichts sagen und zusammen alles. Nehmen Sie zwei Münzen, und fragen Sie, ob sie gleich sind.",
        "Kennen Sie die eine Münze, so sagt Ihnen die andere, ob sie gleich sind. So ähnlich ist es mit Größe, Gewicht und Übergewicht.",
        "Der Schutz srlip gilt für Leser, die einige Spalten schon kennen.",
      ],
      more: [],
      formulas: [
        "Nehmen Sie zwei faire Bits h und q, und S = h xor q. Jedes allein sagt nichts über S. Beide zusammen sagen S.",
        "A, Satz 4 addiert ε über Spalten. Das stimmt nicht, wenn Spalten zusammenhängen, wie die zwei Tests zeigen.",
        "Mit „sequential“ rechnet das zweite Rauschen mit dem, was das erste sagte. Dann stimmt die Summe.",
      ],
    },
    conditional: {
      heading: "Rauschen, das den verborgenen Wert kennt",
      task: "",
      says: ["Ihr Telefon kennt vielleicht auch den verborgenen Wert. Dann darf das Rauschen darauf schauen.", "Conditional Reporting verrauscht zuerst den verborgenen Wert. Bleibt er gleich, so senden Sie Ihre wahre Antwort. Sonst senden Sie die Antwort einer Person mit dem neuen verborgenen Wert."],
      more: [],
      formulas: ["A, Algorithmus 1: Randomised Response auf S. Wird s dabei zu s′, so kommt die verrauschte Antwort aus P(X|S = s′)."],
    },
    reduction: {
      heading: "Behalten oder neu würfeln",
      task: "",
      says: ["Hier ist noch ein einfaches Rauschen. Manchmal bleibt Ihre Antwort. Sonst wird aus allen Antworten neu gewürfelt.", "Jede Antwort bleibt so häufig, wie sie war."],
      more: [],
      formulas: ["B, Lemma 1: Q(y|x) = (1 − α) 1[x = y] + α P(y). P(y|s) rückt also um den Anteil α zu P(y).", "Bei gleichem P(y|s) ändert „coupling“ die wenigsten Antworten."],
    },
    composition: {
      heading: "Zweimal ist nicht einmal",
      task: "",
      says: [
        "Fragen Sie jemanden zweimal, so sagen zwei verrauschte Antworten mehr als eine. Darum macht Sluice eine und sendet dieselbe wieder.",
        "Hier sendet eine Person eine, zwei, drei und vier. Die Marke zeigt, wo einfaches Addieren läge.",
        "Addieren stimmt nicht immer. Jede kann einzeln nichts sagen, und beide zusammen alles.",
      ],
      more: [],
      formulas: ["ε addiert sich unter data-ldp. Unter ldp gilt das, wenn die Antworten bei gegebenem S unabhängig sind (C).", "Unter lip nicht: Zwei verrauschte Antworten können x festlegen, und x bestimmt, was es über s sagt."],
    },
    estimating: {
      heading: "Zählen in der Menge",
      task: "",
      says: ["Eine verrauschte Antwort sagt wenig. Viele sagen viel, denn wir kennen das Rauschen.", "Der Strich ist die Schätzung, der Balken ihr Spielraum, die Raute die Wahrheit. Fragen Sie noch einmal."],
      more: [],
      formulas: [
        "Anzahlen von N verrauschten Antworten sind multinomial mit q = Qᵀp. Die Spielräume sind exakt und gelten zusammen, mit 95 % oder mehr.",
        "Jeder kommt von Clopper und Pearson für jedes y, dann von zwei linearen Programmen. Nahe einem Ende dessen, was die Chance von y sein kann, gelten die Fehlerchancen von Feldman und Cousins.",
      ],
    },
  },
};
