// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in German; also the title of each page. */
import type { messages as english } from "../en/site.js";

export const messages: typeof english = {
  name: "Sluice",
  nav: "Seiten",
  menu: "Menü",
  more: "Mehr",
  skip: "Zum Inhalt",
  language: "Sprache",
  theme: { label: "Hell oder dunkel", device: "Wie auf diesem Gerät", light: "Hell", dark: "Dunkel" },
  views: {
    privatise: { label: "Datei schützen", title: "Sluice: eine Datei schützen" },
    answer: { label: "Frage beantworten", title: "Sluice: eine Frage beantworten" },
    ask: { label: "Frage stellen", title: "Sluice: eine Frage stellen" },
    estimate: { label: "Ergebnisse lesen", title: "Sluice: Ergebnisse lesen" },
    explore: { label: "Lernen", title: "Sluice: lernen" },
    figures: { label: "Die Abbildungen der Arbeiten", title: "Sluice: die Abbildungen der Arbeiten" },
    limits: { label: "Grenzen", title: "Sluice: Grenzen" },
  },
  footer: "Sluice {version}. Freie Software unter der GNU General Public License, Version 3 oder neuer.",
  build: {
    label: "Build {start}…",
    says: "Bauen Sie diese Version selbst, und Sie erhalten dieselben Dateien, Byte für Byte. Das ist ihr Hash (SHA-256). Dass er hier steht, beweist nichts: Vergleichen Sie die Dateien.",
  },
  oneFile: "Diese Seite als eine Datei herunterladen",
  kept: "Dieser Browser behält die Seite: Sie öffnet sich auch ohne Netz.",
  newer: "Eine neuere Version ist bereit. Laden Sie die Seite neu, um sie zu verwenden.",
  start: {
    loading: "Bleibt diese Seite leer? Laden Sie sie neu. Vielleicht ist dieser Browser zu alt, oder er blockiert die Skripte der Seite.",
    cannot: "Diese Seite läuft in diesem Browser nicht. Das fehlt ihm, oder es ist abgeschaltet: {names}.",
    versions: "Neu genug sind: Chrome und Edge ab {chrome}, Firefox ab {firefox}, Safari und iOS ab {safari}.",
  },
  missing: {
    says: "Diese Seite ist nicht angekommen: Die Verbindung brach beim Laden ab. Laden Sie die Seite neu, sobald Sie verbunden sind. Das Neuladen schließt, was Sie auf den anderen Seiten geöffnet oder erstellt haben. Speichern Sie es also zuerst.",
    reload: "Neu laden",
  },
};
