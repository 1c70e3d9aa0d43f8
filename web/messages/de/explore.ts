// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in German. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Erkunden",
  lead: "Was die Zusagen bedeuten, was Protokolle tun und wo das Gefühl täuscht: kurze Kapitel, jedes mit einem Bild, das in diesem Fenster berechnet wird, während Sie es verändern.",
  contents: "Kapitel",
  figures: "Die Abbildungen der Arbeiten, neu berechnet",
  more: "Die Mathematik",
  /** Of the tables that are played with. */
  tables: {
    income: "Einkommen",
    incomes: ["niedrig", "mittel", "hoch"],
    education: "Bildung",
    educations: ["Schule", "Ausbildung", "Bachelor", "Master"],
    habit: "Gewohnheit",
    answer: "Antwort",
    yes: "ja",
    no: "nein",
    side: "gleiche Seite",
    coins: "Münzen",
    head: "Kopf",
    tail: "Zahl",
  },
  chapters: {
    response: {
      heading: "Zufällige Antworten",
      says: [
        "Das älteste Protokoll: Werfen Sie heimlich eine Münze. Meistens sagen Sie die Wahrheit, manchmal etwas anderes, und wer die Antwort hört, kann Ihnen nichts nachweisen.",
        "Hier wird die Antwort selbst geschützt (data-ldp): Was immer Sie sagen, es könnte von jeder Antwort kommen. Bewegen Sie die Stufe: Ganz links sind beide Meldungen fast gleich wahrscheinlich, was immer wahr ist, und sagen fast nichts.",
      ],
      more: [
        "Der Kanal behält eine Antwort mit Wahrscheinlichkeit e^ε/(e^ε + a − 1) und nennt jede der a − 1 anderen mit 1/(e^ε + a − 1). Anzahlen lassen sich danach berichtigen, denn man weiß, wie oft gelogen wird.",
      ],
    },
    secret: {
      heading: "Ein Geheimnis neben der Antwort",
      says: [
        "Oft ist die Antwort nicht das Geheimnis. Ihre Ausbildung dürfen andere wissen; was sie über Ihr Einkommen sagt, behalten Sie lieber für sich. Dann muss nur das verrauscht werden, und das meiste der Antwort kann bleiben.",
        "Die Tabelle sagt, wie viele Personen es von jeder Art gibt. Der Kanal darunter ändert so wenig, wie die Zusage erlaubt (ldp bezüglich des Geheimnisses): Keine Meldung ist bei einem Einkommen mehr als e^ε-mal so wahrscheinlich wie bei einem anderen. Antworten, die über das Geheimnis nichts sagen, gehen hinaus, wie sie sind.",
      ],
      more: [
        "Jede solche Zusage ist eine Menge linearer Bedingungen an eine Spalte des Kanals: P(y|s) ≤ e^ε P(y|s′), wobei P(y|s) die Spalte ist, gemittelt über die Antworten der Personen mit dem Geheimnis s.",
      ],
    },
    belief: {
      heading: "Was ein Beobachter annimmt",
      says: [
        "Eine Zusage über Annahmen (lip) besagt: Keine Meldung ändert irgendjemandes Annahme über ein Geheimnis um mehr als den Faktor e^ε, nach oben oder nach unten. Die Balken zeigen die Annahme vor und nach jeder Meldung.",
        "Sie rechnet mit jemandem, der die Tabelle kennt und sonst nichts von Ihnen. „Geheimnisse sehen ähnlich aus“ (ldp) rechnet mit jeder Annahme über das Geheimnis und kostet mehr: Aus lip folgt ldp auf der doppelten Stufe, nicht auf derselben.",
      ],
      more: [
        "Aus lip auf Stufe ε folgt ldp auf Stufe 2ε, denn P(y|s)/P(y|s′) ist ein Quotient zweier Verhältnisse zu P(y); aus ldp auf Stufe ε folgt lip auf Stufe ε, denn P(y) liegt zwischen dem kleinsten und dem größten P(y|s).",
      ],
    },
    optimum: {
      heading: "Das beste Protokoll",
      says: [
        "Welcher von allen Kanälen, die eine Zusage halten, erhält am meisten von der Antwort? Stellen Sie sich eine Meldung als Annahme über die Antwort vor. Die Zusage zieht eine Grenze um die erlaubten Annahmen; das beste Protokoll verwendet nur Ecken davon, höchstens so viele, wie es Antworten gibt.",
        "Die Linie zeigt, was auf jeder Stufe erhalten bleiben kann. Sie steigt, bis die Antwort hinausgehen darf, wie sie ist. Darunter Randomized Response, das die Tabelle nicht beachtet.",
      ],
      more: [
        "Das größte I(X;Y) ist H(X) minus die untere konvexe Hülle der Entropie über dem Polytop der A-posteriori-Verteilungen, an der Stelle der A-priori-Verteilung. Sluice findet sie über alle Ecken oder Ecke für Ecke, mit einem Beweis, dass keine andere mehr nützt.",
      ],
    },
    sides: {
      heading: "Was jemand sonst noch weiß",
      says: [
        "Zwei Spalten können einzeln nichts über ein Geheimnis sagen und zusammen alles: zwei Münzen, und ob sie dieselbe Seite zeigen. Wer die erste Münze kennt, erfährt das Geheimnis von der zweiten.",
        "So ist es auch mit dem Gewicht für jemanden, der die Größe kennt: Jedes für sich sagt wenig darüber, wer stark übergewichtig ist, beide zusammen alles. Eine Zusage, die mit schon Bekanntem rechnet (srlip), gilt für jeden Beobachter, der einige der weitergegebenen Spalten kennt.",
      ],
      more: [
        "Dass sich die Stufen von Kanälen für jede Spalte zu einer Stufe für alle addieren, ist veröffentlicht worden (A, Satz 4) und stimmt nicht: Sind h und q zwei faire Bits und S = h xor q, so sagt h nichts, solange q nicht bekannt ist, und q nichts, solange h nicht bekannt ist; beide zusammen sagen S. Sluice misst die Stufe des Ganzen.",
      ],
    },
    conditional: {
      heading: "Protokolle, die das Geheimnis kennen",
      says: [
        "Wo das Gerät auch das Geheimnis kennt, darf der Kanal darauf schauen. Conditional Reporting verrauscht das Geheimnis; bleibt es dabei, was es ist, wird die wahre Antwort gemeldet, sonst die ausgeloste Antwort einer Person mit dem anderen Geheimnis.",
        "Es erhält weniger als das beste Protokoll, das das Geheimnis kennt, braucht aber keine Suche und ist leicht zu erklären.",
      ],
      more: [
        "A, Algorithmus 1: Randomized Response auf S; wo es aus s ein s′ macht, wird die Meldung aus P(X|S = s′) gezogen.",
      ],
    },
    reduction: {
      heading: "Behalten oder neu ziehen",
      says: [
        "Noch ein einfaches Protokoll: Mit einer gewissen Wahrscheinlichkeit bleibt die Antwort, sonst wird eine aus allen Antworten gezogen. Jede Antwort bleibt so häufig, wie sie war, und was eine Meldung über das Geheimnis sagt, schrumpft im selben Maß.",
      ],
      more: [
        "Eine lineare Verkleinerung der A-posteriori- zur A-priori-Verteilung hin (B, Lemma 1). Von allen Kanälen, die dasselbe über das Geheimnis sagen, ändert „coupling“ die wenigsten Antworten.",
      ],
    },
    composition: {
      heading: "Zweimal ist nicht einmal",
      says: [
        "Fragen Sie jemanden zweimal, so sagen zwei zufällige Antworten mehr als eine. Auch Zusagen addieren sich nicht einfach: Von zwei Meldungen kann jede nichts sagen, und beide zusammen alles. Darum zieht Sluice eine Meldung einmal und leitet dieselbe wieder her und prüft Weitergaben über dieselben Personen gemeinsam.",
      ],
      more: [],
    },
  },
};
