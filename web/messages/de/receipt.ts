// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about what happened to the answers of a file, and about where its files go, in German. */
import type { receipt as english } from "../en/receipt.js";

export const receipt: typeof english = {
  exactly: "{n} von {rows}",
  about: "etwa {n} von {rows}",
  like: "Das gilt für Menschen wie in der Tabelle.",
  changed: {
    one: "Wir haben {number} Antwort in {column} per Zufall geändert.",
    other: "Wir haben {number} Antworten in {column} per Zufall geändert.",
  },
  replaced: {
    codes: "Jede Antwort in {column} wurde zu einem Rauschcode, den der Zufall gewählt hat.",
    pairs: "Jede Zeile bekam ein Paar aus {columns}, das der Zufall gewählt hat.",
    ticks: "Jede Antwort in {column} wurde zu einer Häkchenliste, die der Zufall gewählt hat.",
  },
  named: {
    codes: {
      one: "Der Code nennt die echte Antwort in {number} Zeile.",
      other: "Der Code nennt die echte Antwort in {number} Zeilen.",
    },
    pairs: {
      one: "Das Paar ist das echte in {number} Zeile.",
      other: "Das Paar ist das echte in {number} Zeilen.",
    },
  },
  real: "Der Zufall hat in {column} nichts geändert. Unveränderte Antworten halten die gewählte Grenze für {secret} schon ein.",
  coded: "Zuerst wurden Ihre Regeln für Bereiche, fehlende und seltene Werte angewandt.",
  hides: "Das verbirgt {secret}.",
  limits: "Das begrenzt, wie viel man aus der Datei über {secret} erfährt.",
  proves: "Eine verrauschte Antwort kann einen Wert davon trotzdem beweisen oder ausschließen.",
  not: "Es verbirgt {column} nicht.",
  hidesBoth: "Das verbirgt {column}, und damit {secret}.",
  hidesAnswer: "Das verbirgt {column}.",
  limitsBoth: "Das begrenzt, wie viel man aus der Datei über {column} erfährt, und damit über {secret}.",
  limitsAnswer: "Das begrenzt, wie viel man aus der Datei über {column} erfährt.",
  alone: "Behalten Sie diese Zahl für sich: Neben der Datei sagt sie mehr, als der Schutz erlaubt.",
  give: "Geben Sie dies weiter:",
  keep: "Behalten Sie dies:",
  officer: "Zum Erklären:",
  settings: "{name}, die Einstellungsdatei.",
  counts: "Sie enthält echte Anzahlen: {secret} je {column}.",
  weighted: "Sie enthält die gewichtete Tabelle: {secret} je {column}.",
  shares: "Sie enthält echte Prozentsätze: {secret} je {column}. Geben Sie sie nur Menschen, die diese sehen dürfen.",
  single: {
    one: "{n} dieser Anzahlen betrifft eine Person.",
    other: "{n} dieser Anzahlen betreffen je eine Person.",
  },
  few: {
    one: "{n} dieser Anzahlen betrifft 2 bis 4 Menschen.",
    other: "{n} dieser Anzahlen betreffen je 2 bis 4 Menschen.",
  },
  only: "Geben Sie sie nur Menschen, die diese Anzahlen sehen dürfen.",
};
