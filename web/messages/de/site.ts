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
};
