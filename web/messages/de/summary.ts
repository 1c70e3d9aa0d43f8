// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a protected file, in German. */
import type { summary as english } from "../en/summary.js";

export const summary: typeof english = {
  title: "So hat Sluice {column} geschützt",
  file: "{name}: {rows}, erstellt am {date}.",
  usesSecret:
    "Die Wahrscheinlichkeiten nutzen die verborgene Spalte. Die Datei hat sie nicht in der ursprünglichen Form.",
  wroteReports: "Die Datei enthält die verrauschten Antworten.",
  wrotePairs: "Die Datei enthält die verrauschten Antworten in der Spalte „{column}“, jede ein Paar aus {columns}.",
  wroteMarks:
    "Die Datei enthält Häkchenlisten: ein Buchstabe für jede Antwort, in der Reihenfolge der Einstellungsdatei. Ein y ist ein Häkchen, ein n keines.",
  wroteValues:
    "Die Datei hat dieselben Kategorien wie vorher. Jede wurde aus den Antworten gezogen, die die verrauschte Antwort wahrscheinlich macht.",
  kept: "Diese Spalten wurden unverändert kopiert und sind nicht geschützt: {columns}.",
  keptSafe: "Diese Spalten wurden kopiert und sind nicht geschützt: {columns}.",
  keptNone: "Die Datei hat keine andere Spalte.",
  promiseTitle: "Der Schutz",
  protocol: "Verfahren: {protocol} ({name}). {says}",
  level: "Epsilon ist {epsilon}. Die Art des Schutzes ist {notion}.",
  sample:
    "Die Tabelle gilt als Stichprobe von {people} Personen. Die wahren Prozentsätze liegen mit einer Wahrscheinlichkeit von {alpha} (alpha) außerhalb des Bereichs, den das abdeckt.",
  neighbours: "Nachbarn sind {pairs}.",
  bound: "Kein Verhältnis ist größer als {numerator} / {denominator}, ungefähr {value}. Das ist bewiesen.",
  protocolFile:
    "Die Einstellungsdatei {name} enthält alles, um das noch einmal zu prüfen. Ihre Kennung ist {identity}.",
  much: "Das ist viel schwächer. Der Schutz „{notion}“ ist für Stichproben gemacht.",
  valuesKept: "Das gilt für die verrauschten Antworten. Die Kategorien in der Datei bewahren {share} der Information.",
  prior:
    "Das Verfahren wurde für eine Tabelle mit der Summe {total} erstellt. Die Tabelle hat {secrets} Kategorien von „{secret}“ und {answers} von {column}. Die Einstellungsdatei enthält sie. Veröffentlichen Sie diese Datei nur, wenn die Tabelle öffentlich sein darf.",
  priorNone:
    "Das Verfahren entstand für die {answers} Antworten in {column}, bevor jemand geantwortet hatte. Es sagt nicht, wie häufig sie sind. Sie dürfen es veröffentlichen.",
  checked:
    "Sluice hat das vor der Verwendung mit exakter Arithmetik geprüft, für genau die ganzen Zahlen, mit denen gezogen wird.",
  limitsTitle: "Grenzen und Voraussetzungen",
  channelTitle: "Wahrscheinlichkeit jeder verrauschten Antwort, von 100",
  axes: "{down} ↓, {across} →",
  marksTitle: "Wahrscheinlichkeit eines Häkchens für jede Antwort, von 100",
  channelLarge: "Die Tabelle der Wahrscheinlichkeiten ist zu groß für diese Seite. Sie steht in der Einstellungsdatei.",
  negligible: "≈0 bedeutet weniger als eins zu einer Milliarde, aber nicht null.",
  made: "Erstellt mit Sluice {version} in einem Webbrowser, der die Daten nirgendwohin gesendet hat.",
  fileName: "{name}-zusammenfassung.html",
  protocolName: "{name}-protokoll.json",
};
