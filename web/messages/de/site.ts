// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in German; also the title of each page. */
import type { messages as english } from "../en/site.js";

export const messages: typeof english = {
  name: "Sluice",
  nav: "Seiten",
  skip: "Zum Inhalt",
  language: "Sprache",
  views: {
    privatise: { label: "Verrauschen", title: "Sluice: die Antwort weitergeben, das Geheimnis bewahren" },
    answer: { label: "Antworten", title: "Sluice: mit einem Protokoll antworten" },
    estimate: { label: "Schätzen", title: "Sluice: aus Meldungen schätzen" },
    explore: { label: "Erkunden", title: "Sluice: erkunden" },
    figures: { label: "Abbildungen", title: "Sluice: die Abbildungen der Arbeiten" },
    limits: { label: "Grenzen", title: "Sluice: wovon die Zusage abhängt" },
  },
  footer: "Sluice {version}. Freie Software unter der GNU General Public License, Version 3 oder später.",
  build: {
    label: "Build {start}…",
    says: "Wer dieselbe Version baut, erhält dieselben Dateien, Byte für Byte, und diesen Hash (SHA-256) von allen zusammen. Dass eine Seite ihn zeigt, beweist nichts; vergleichen Sie die Dateien.",
  },
  oneFile: "Diese Seite als eine Datei herunterladen",
  kept: "Dieser Browser bewahrt die Seite auf: Sie öffnet sich ohne Netz.",
  newer: "Eine neuere Version ist da: Laden Sie die Seite neu, um sie zu verwenden.",
  missing: {
    says: "Diese Seite ist nicht angekommen: Die Verbindung brach ab, während die Website geladen wurde. Laden Sie sie neu, sobald Sie wieder verbunden sind. Was Sie auf den anderen Seiten geöffnet oder erzeugt haben, geht dabei verloren; speichern Sie es also zuerst.",
    reload: "Neu laden",
  },
};
