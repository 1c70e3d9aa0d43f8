// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of reports that are derived, the ledger and joint audits, in German, under the ids of wasm/releases/texts.ts. */
import type * as texts from "../../../wasm/releases/texts.js";
import type { Translated } from "../catalogue.js";

export const releases = {
  "answers-released-before": ["Diese Antworten wurden schon einmal freigegeben; es sind keine {of}.", "Geben Sie sie als das frei, was sie sind, oder wählen Sie die Datei, die gemeint war."],
  "budget-exceeded": "{why}, und das Budget ist {epsilon} unter {notion}.",
  "columns-coded-differently": ["Diese Protokolle bilden aus der Spalte „{column}“ auf verschiedene Weise Kategorien.", "Berechnen Sie Protokolle, die zusammen verwendet werden sollen, mit denselben Bereichen und denselben fehlenden und zusammengefassten Werten."],
  "combinations-without-people": [
    "Von {all} Kombinationen von Werten kommen {missing} in diesen Daten bei niemandem vor. Dass es solche Personen gibt, schließt eine Stichprobe nicht aus, und was die Freigaben zusammen über sie sagen, lässt sich nicht feststellen.",
    "Fassen Sie Kategorien zusammen, bis jede Kombination vorkommt, oder geben Sie nur eine Spalte frei.",
  ],
  "independent-samples": "unabhängigen Stichproben",
  "independent-secrets": "unabhängigen Geheimnisse",
  "ledger-for-each": "Führen Sie für jede Beobachtung ein eigenes Konto.",
  "ledger-not-a-ledger": "„format“ ist nicht „sluice-ledger“",
  "ledger-secret-wrong": "„secret“ besteht nicht aus 64 hexadezimalen Ziffern",
  "ledger-wrong": ["Das ist kein Konto: {reason}.", "Verwenden Sie das Konto so, wie es gespeichert wurde."],
  "no-bound": "unbegrenzt",
  "no-randomness": ["Dieses Gerät bietet keinen kryptografischen Zufall.", "Verwenden Sie einen aktuellen Browser oder ein aktuelles System; weniger genügt nicht."],
  "other-people": ["Das sind nicht die Personen, für die das Protokoll für „{name}“ berechnet wurde: Seine Tabelle hat andere Anzahlen.", "Verwenden Sie die Daten, aus denen alle Protokolle berechnet wurden, mit denselben Gewichten."],
  "over-budget": ["{why}. Verbraucht: {spent}; verlangt: {requested}; übrig: {remaining} von {epsilon} Nats ({notion}).", "{advice}."],
  "randomness-constant": ["Was dieses Gerät als kryptografischen Zufall bietet, ist immer dasselbe.", "Finden Sie heraus, was crypto.getRandomValues ersetzt hat, vielleicht eine Erweiterung oder ein Test; weniger genügt nicht."],
  "release-nothing-more": "Geben Sie von diesen Antworten nichts mehr frei, oder berechnen Sie ein einziges Protokoll für alles, was freigegeben werden soll.",
  "release-of-wrong": "{where}.of ist {value}",
  "secrets-differ": ["Diese Protokolle betreffen verschiedene Geheimnisse: „{one}“ und „{other}“.", "Prüfen Sie zusammen, was dasselbe Geheimnis betrifft."],
  "several-observations": "Auf dem Konto stehen Freigaben verschiedener Beobachtungen, und niemand kann sagen, zu welcher diese gehört.",
  "some-protocol-lacks-category": ["Ein Protokoll kennt die Kategorie „{category}“ nicht.", "Verwenden Sie Daten mit den Kategorien der Protokolle."],
  "table-lacks-column": ["Die Tabelle hat keine Spalte „{name}“.", "Geben Sie Daten an, die sie enthalten."],
  "tables-differ": ["Diese Protokolle wurden aus verschiedenen Tabellen berechnet: Was sie zusammen sagen, hängt davon ab, wie ihre Spalten zusammenhängen.", "Geben Sie die Daten an, mit allen Spalten, die freigegeben werden, und mit dem Geheimnis."],
  "the-ledger": "das Konto",
  "too-many-rows-to-derive": ["Die Datei hat mehr Zeilen, als sich Meldungen aus der Nummer der Zeile ableiten lassen.", "Teilen Sie die Datei, oder nennen Sie die Spalte, die sagt, wer wer ist."],
  "too-many-sets": ["Die Meldungen des Protokolls „{protocol}“ sind Mengen, zu viele, um sie mit anderen unter einer anderen Tabelle zu prüfen.", "Verwenden Sie ein Protokoll mit weniger Meldungen."],
  "would-reach": "Zusammen mit dem, was vorher freigegeben wurde, käme das auf {reached}",
  "would-rule-out": "Zusammen mit dem, was vorher freigegeben wurde, würde das etwas mit Sicherheit ausschließen",
} satisfies Translated<typeof texts>;
