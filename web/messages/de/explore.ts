// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in German. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Erkunden",
  lead: "Was die Zusagen bedeuten, was Protokolle tun und wo das Gefühl täuscht: kurze Kapitel, jedes mit einem Bild, das in diesem Fenster berechnet wird, während Sie es verändern.",
  contents: "Kapitel",
  figures: "Die Abbildungen der Arbeiten, neu berechnet",
  more: "Die Mathematik",
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "Gewohnheit",
      secrets: ["ja", "nein"],
      data: "Antwort",
      columns: [{ name: "Antwort", answers: ["ja", "nein"] }],
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
    coins: "Zwei Münzen, und ob sie dieselbe Seite zeigen: Jede Münze allein sagt nichts, beide zusammen alles.",
    body: "Größe und Gewicht, jedes durch das beste Protokoll, das für sich die Zusage hält, und was beide Meldungen zusammen über starkes Übergewicht sagen.",
    tests:
      "Zwei Tests auf eine Krankheit, für Beobachter, die das Ergebnis eines davon kennen können: Die veröffentlichte Regel rechnet damit, und doch sagen beide Meldungen bei Stufen wie 0,8 mehr als die Summe.",
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
    title: "Fünf Wege, eine Antwort zu verbergen",
    columns: ["Sie …", "Sie müssen vertrauen", "Es scheitert, wenn"],
    rows: [
      ["entfernen die Namen", "allen, die die Datei bekommen", "zwei oder drei andere Spalten auf Sie zeigen"],
      ["senden einen Hash", "allen, die die Datei bekommen", "man alle Antworten ausprobieren kann"],
      ["machen Gruppen gleich (k-Anonymität)", "dem, der die Datei hat", "eine ganze Gruppe dasselbe Geheimnis hat"],
      [
        "verrauschen Summen (zentrale Differential Privacy)",
        "dem, der die Datei hat",
        "die Datei bekannt wird, durch Leck, Angriff oder Zwang",
      ],
      ["verrauschen jede Antwort (Sluice)", "niemandem", "Sie viele verrauschte Antworten auf eine Frage senden"],
    ],
  },
  chapters: {
    response: {
      heading: "Werfen Sie eine Münze",
      says: [
        "Beantworten Sie eine Frage, wie eine Umfrage sie stellt. Eine Münze entscheidet, ob Sie die Wahrheit senden oder es dem Zufall überlassen. Niemand, der Ihre Antwort sieht, weiß, was es war.",
        "Dann tun 100 Menschen dasselbe. Schätzen Sie zuerst, sehen Sie dann nach, und rechnen Sie das Rauschen heraus. Das Raster darunter zeigt die Chancen; bewegen Sie den Regler und sehen Sie, was sich ändert.",
      ],
      more: [
        "Der Kanal behält eine Antwort mit Wahrscheinlichkeit e^ε/(e^ε + a − 1) und nennt jede der a − 1 anderen mit 1/(e^ε + a − 1). Anzahlen lassen sich danach berichtigen, denn man weiß, wie oft gelogen wird.",
      ],
    },
    reader: {
      heading: "Erraten Sie es?",
      says: [
        "Jetzt lesen Sie mit. Wir wählen durch Zufall eine Person. Sie sehen nur ihre verrauschte Antwort. Raten Sie die wahre.",
        "Spielen Sie zehn Runden. Dann soll jede Person zwei oder fünf verrauschte Antworten senden. Sehen Sie, wie das beste Raten besser wird.",
      ],
      more: [
        "Am besten rät man das Geheimnis mit der größten Posterior. Das ist mit der Wahrscheinlichkeit Σ max P(s, y) richtig: summiert über die Berichte y, mit dem Maximum über die Geheimnisse s. Bei mehreren Berichten steht y für alle zusammen, jeder neu aus derselben Antwort gezogen.",
      ],
    },
    balance: {
      heading: "Ein Regler, zwei Seiten",
      says: [
        "Mehr Rauschen verbirgt einen Menschen besser. Es macht auch jede Zählung schlechter. Das eine gibt es nicht ohne das andere.",
        "Bewegen Sie den Regler. Die eine Seite zeigt, wie oft ein Leser richtig rät. Die andere zeigt, wie weit ein Prozentwert danebenliegen kann.",
      ],
      more: [
        "Die halbe Breite des breitesten 95-%-Intervalls für einen Anteil, für Menschen wie in der Tabelle. Richtig geraten wie im Spiel darüber.",
      ],
    },
    secret: {
      heading: "Ein Geheimnis neben der Antwort",
      says: [
        "Oft ist die Antwort nicht das Geheimnis. Ihre Ausbildung dürfen andere wissen; was sie über Ihr Einkommen sagt, behalten Sie lieber für sich. Dann muss nur das verrauscht werden, und das meiste von der Antwort kann bleiben.",
        "Die Tabelle sagt, wie viele Personen es von jeder Art gibt. Der Kanal darunter bewahrt so viel von der Antwort, wie die Zusage erlaubt (ldp bezüglich des Geheimnisses): Keine Meldung darf bei einem Einkommen viel wahrscheinlicher sein als bei einem anderen; um wie viel, sagt die Stufe. Eine Antwort, die über das Geheimnis nichts sagt, darf unverändert weitergegeben werden.",
      ],
      more: [
        "Auf Stufe ε ist der Faktor e^ε, 1,65 bei 0,5. Jede solche Zusage ist eine Menge linearer Bedingungen an eine Spalte des Kanals: P(y|s) ≤ e^ε P(y|s′), wobei P(y|s) die Spalte ist, gemittelt über die Antworten der Personen mit dem Geheimnis s.",
      ],
    },
    belief: {
      heading: "Was ein Beobachter annimmt",
      says: [
        "Eine Zusage über Einschätzungen (lip) besagt: Keine Meldung ändert die Einschätzung eines Geheimnisses um mehr als einen Faktor, den die Stufe festlegt, nach oben oder nach unten. Die Balken zeigen die Einschätzung vor und nach jeder Meldung.",
        "Sie rechnet mit jemandem, der die Tabelle kennt und sonst nichts über Sie weiß. „Geheimnisse sehen ähnlich aus“ (ldp) rechnet mit jeder Einschätzung des Geheimnisses und kostet mehr: Aus lip folgt ldp auf der doppelten Stufe, nicht auf derselben.",
      ],
      more: [
        "Aus lip auf Stufe ε folgt ldp auf Stufe 2ε, denn P(y|s)/P(y|s′) ist ein Quotient zweier Verhältnisse zu P(y); aus ldp auf Stufe ε folgt lip auf Stufe ε, denn P(y) liegt zwischen dem kleinsten und dem größten P(y|s).",
        "Der Quotient aus der Einschätzung nach und vor einer Meldung heißt Lift, sein Logarithmus Log-Lift: lip begrenzt ihn nach beiden Seiten. Mit einer eigenen Stufe für jede Seite heißt die Zusage alip.",
      ],
    },
    optimum: {
      heading: "Das beste Protokoll",
      says: [
        "Welcher von allen Kanälen, die eine Zusage halten, bewahrt am meisten von der Antwort? Stellen Sie sich eine Meldung als Einschätzung der Antwort vor. Die Zusage zieht eine Grenze um die erlaubten Einschätzungen; das beste Protokoll verwendet nur Ecken davon, höchstens so viele, wie es Antworten gibt.",
        "Die Linie zeigt, was auf jeder Stufe erhalten bleiben kann. Sie steigt, bis die Antwort unverändert weitergegeben werden darf. Darunter Randomized Response, das jede Antwort gleich stark verrauscht.",
        "Unten ist der Raum der Einschätzungen bei drei möglichen Antworten: In jeder Ecke des Dreiecks steht eine Antwort fest. Die farbige Fläche ist, was die Zusage übrig lässt; die Kreise sind die Meldungen, die das beste Protokoll verwendet. Verschieben Sie die Stufe und sehen Sie, wie die Fläche wächst.",
      ],
      more: [
        "Das größte I(X;Y) ist H(X) minus die untere konvexe Hülle der Entropie über dem Polytop der A-posteriori-Verteilungen, an der Stelle der A-priori-Verteilung; weil die Entropie konkav ist, zählen nur Ecken. Sluice findet sie über alle Ecken oder Ecke für Ecke, mit einem Beweis, dass keine andere mehr nützt.",
      ],
    },
    profiles: {
      heading: "Nur Nachbarn sehen ähnlich aus",
      says: [
        "Nicht alle Geheimnisse müssen ähnlich aussehen. Vielleicht darf niemand erkennen, ob ein Einkommen niedrig oder mittel ist, während niedrig und sehr hoch unterscheidbar sein dürfen. Eine Zusage über Nachbarn (profile) gilt für die Paare, die Sie nennen, und bewahrt dafür mehr von der Antwort.",
        "Linien im Bild verbinden Nachbarn; die Zahl an einer Linie sagt, wie weit eine Meldung ihre Enden unterscheidet. Nehmen Sie ein Paar weg und sehen Sie, wie viel größer sie wird.",
      ],
      more: [
        "P(y|s) ≤ e^ε P(y|s′) für jede Kante (s, s′) des Graphen, in beide Richtungen (C, Gleichung 2). Entlang eines Weges aus k Kanten addieren sich die Stufen zu kε; zwischen zwei Geheimnissen in verschiedenen Komponenten gibt es keine Grenze.",
        "In C kennt der Mechanismus das Profil, also das Geheimnis („smooth-one-bit“, „smooth-categorical“). Hier sieht der Kanal nur die Antwort: Das passt zu einem Gerät, das das Geheimnis nicht kennt.",
      ],
    },
    robust: {
      heading: "Wenn die Tabelle nur eine Stichprobe ist",
      says: [
        "Wer Personen zählt, kennt die Anteile der Gezählten und nicht die wahren. Eine Zusage für die gezählten Anteile gilt für die wahren möglicherweise nicht. Die robuste Zusage (rldp) gilt für alle Anteile, die die Stichprobe nicht ausschließt.",
        "Jedes Gebiet enthält, was die wahren Anteile unter denen mit einem Geheimnis sein können. Verschieben Sie die Zahl der Personen: Die Gebiete schrumpfen, und von den Daten bleibt mehr erhalten.",
      ],
      more: [
        "Die Menge ist F = {P : Σ (P̂ − P)²/P ≤ B}, mit B als Quantil der χ²-Verteilung, geteilt durch die Zahl der Personen (E). Von einem Geheimnis s aus gesehen ist sie {R : Σ (P̂(u|s) − R(u))²/R(u) ≤ a(s)}, a(s) = ((√(1+B) + P̂(s) − 1)/P̂(s))² − 1; das zeigt das Bild.",
        "Der Beweis rechnet mit dem kleinsten und dem größten Anteil jeder Antwort, dem gepunkteten Sechseck darum. Dass die Wahrheit mit der genannten Wahrscheinlichkeit in der Menge liegt, trifft bei vielen Personen in jeder Zelle zu.",
      ],
    },
    sides: {
      heading: "Was jemand sonst noch weiß",
      says: [
        "Zwei Spalten können einzeln nichts über ein Geheimnis sagen und zusammen alles: zwei Münzen, und ob sie dieselbe Seite zeigen. Wer die erste Münze kennt, erfährt das Geheimnis durch die zweite.",
        "So ist es auch mit dem Gewicht für jemanden, der die Größe kennt: Jedes für sich sagt nicht von allen, ob sie stark übergewichtig sind, beide zusammen schon. Eine Zusage, die mit schon Bekanntem rechnet (srlip), gilt für jeden Beobachter, der einige der weitergegebenen Spalten kennt.",
      ],
      more: [
        "Die Stufen von Kanälen für jede Spalte addieren sich nicht zu einer Stufe für alle: Sind h und q zwei faire Bits und S = h xor q, so sagt h nichts, solange q nicht bekannt ist, und q nichts, solange h nicht bekannt ist; beide zusammen sagen S. Sluice misst die Stufe des Ganzen.",
        "Dass sie sich addieren, wenn jede Stufe mit Beobachtern rechnet, die andere Spalten kennen, ist veröffentlicht worden (A, Satz 4); es stimmt trotzdem nicht, wo Spalten zusammenhängen: Die erste Meldung sagt auch etwas über die zweite Spalte. Bei den zwei Tests werden einzeln 0,8 und 1,373 gemessen, zusammen 2,173, und beide Meldungen erreichen 2,281. „sequential“ macht das zweite Protokoll für das, was die erste Meldung übrig lässt; dann addieren sich die Stufen.",
      ],
    },
    conditional: {
      heading: "Protokolle, die das Geheimnis kennen",
      says: [
        "Wo das Gerät auch das Geheimnis kennt, darf der Kanal darauf schauen. Conditional Reporting verrauscht das Geheimnis; bleibt es dabei, was es ist, wird die wahre Antwort gemeldet, sonst die gezogene Antwort einer Person mit dem anderen Geheimnis.",
        "Es bewahrt nie mehr und meist weniger als das beste Protokoll, das das Geheimnis kennt, braucht aber keine Suche und ist leicht zu erklären.",
      ],
      more: [
        "A, Algorithmus 1: Randomized Response auf S; wo es aus s ein s′ macht, wird die Meldung aus P(X|S = s′) gezogen.",
      ],
    },
    reduction: {
      heading: "Behalten oder neu ziehen",
      says: [
        "Noch ein einfaches Protokoll: Mit einer gewissen Wahrscheinlichkeit bleibt die Antwort, sonst wird eine aus allen Antworten gezogen. Jede Antwort bleibt so häufig, wie sie war, und wie weit eine Meldung Einschätzungen des Geheimnisses bewegt, schrumpft im selben Maß.",
      ],
      more: [
        "Eine lineare Reduktion der A-posteriori- zur A-priori-Verteilung hin (B, Lemma 1). Von allen Kanälen, die dasselbe über das Geheimnis sagen, ändert „coupling“ die wenigsten Antworten.",
      ],
    },
    composition: {
      heading: "Zweimal ist nicht einmal",
      says: [
        "Fragen Sie jemanden zweimal, so sagen zwei zufällige Antworten mehr als eine. Auch Zusagen addieren sich nicht einfach: Von zwei Meldungen kann jede nichts sagen, und beide zusammen alles. Darum zieht Sluice eine Meldung einmal und leitet danach dieselbe wieder ab und prüft Freigaben über dieselben Personen gemeinsam.",
        "Hier wird dieselbe Antwort ein-, zwei-, drei- und viermal gemeldet, jedes Mal durch dasselbe Protokoll und neu gezogen. Die Marke steht, wo die Stufe wäre, wenn sich Stufen addierten. Länger als bei bekannter Antwort wird kein Balken: Mehr als die Antwort selbst sagen auch viele Meldungen nicht.",
      ],
      more: [
        "Unter lip kann eine Meldung nichts über das Geheimnis sagen und viel über die Antwort; zwei davon können die Antwort festlegen und alles, was sie über das Geheimnis sagt. Stufen addieren sich unter data-ldp, wo die Antwort selbst verglichen wird, und unter ldp für Beobachtungen, die bei gegebenem Geheimnis unabhängig sind (C), aber im Allgemeinen nicht unter lip.",
      ],
    },
    estimating: {
      heading: "Was sich aus Meldungen lernen lässt",
      says: [
        "Eine einzelne Meldung sagt wenig, viele sagen viel: Weil bekannt ist, wie oft jede Antwort als eine andere gemeldet wird, lassen sich Anteile zurückrechnen. Hier werden Personen wie in der Tabelle befragt, jede Meldung wird wie jede andere gezogen, und nur die Meldungen werden angesehen.",
        "Der Strich ist die Schätzung, der Balken ihr Intervall, die Raute die Wahrheit. Fragen Sie noch einmal: Der Zufall ergibt jedes Mal andere Meldungen. Mit hundertmal so vielen Personen sind die Intervalle etwa zehnmal so schmal.",
      ],
      more: [
        "Die Anzahlen von N Meldungen zufällig gezogener Personen sind multinomial verteilt mit q = Qᵀp. Die Intervalle sind exakt: die von Clopper und Pearson für jede Meldung, alle zugleich, und dann der kleinste und der größte Anteil, der zu allen passt, durch lineare Programme. Sie gelten zusammen mit 95 % Sicherheit oder mehr, wie wenige Meldungen es auch sind.",
        "Die Breiten darunter sind zu erwarten, bevor jemand befragt wird, bei Personen wie in der Tabelle.",
      ],
    },
    others: {
      heading: "Warum nicht einfach hashen?",
      says: [
        "Ein Hash sieht aus wie Rauschen. Er ist keines: Dieselbe Antwort gibt immer denselben Hash. Drei Antworten geben drei Hashes.",
        "Wählen Sie eine Antwort, und spielen Sie den Leser. Die Tabelle darunter stellt fünf Wege nebeneinander.",
      ],
      more: [
        "Rauschen auf jeder Antwort kostet mehr als Rauschen auf Summen: Der Fehler einer Zählung wächst mit √n, statt gleich zu bleiben. Das ist der Preis dafür, niemandem vertrauen zu müssen.",
      ],
    },
  },
};
