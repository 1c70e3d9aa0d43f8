// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a privatised file, in German. */
import type { summary as english } from "../en/summary.js";

export const summary: typeof english = {
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
  valuesKept:
    "So viel bewahren die Meldungen. Die daraus gezogenen Antworten, die in der Datei stehen, bewahren {share} der Information.",
  prior:
    "Das Protokoll wurde aus einer Tabelle mit einer Gesamtzahl von {total} berechnet, mit {secrets} Kategorien von „{secret}“ und {answers} von {column}. Die Protokolldatei enthält diese Häufigkeitstabelle; sie sollte nur veröffentlicht werden, wenn die Tabelle öffentlich sein darf.",
  priorNone:
    "Das Protokoll entstand für die {answers} Antworten in {column}, bevor jemand geantwortet hatte. Es sagt nicht, wie häufig sie sind, und darf veröffentlicht werden.",
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
};
