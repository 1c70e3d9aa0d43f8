// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in German, under the ids of web/messages/en/errors-live.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-live.js";

export const live = {
  "element-crashed": ["{reason}", "Laden Sie die Seite neu."],
  "engine-not-provided": ["Die Seite sagt nicht, wie ein Rechenprogramm startet.", "Rufen Sie zuerst provideEngine auf."],
  "foreign-engine-not-started": [
    "Das Rechenprogramm konnte nicht von {address} gestartet werden ({reason})",
    'Das ist nicht die Herkunft der Seite selbst. Die Richtlinie der Seite muss script-src {origin} \'wasm-unsafe-eval\' und worker-src blob: erlauben. Oder legen Sie worker.js zur Seite selbst, und nennen Sie es: <meta name="{name}" content="…/worker.js">.',
  ],
  "live-engine-not-started": [
    "Das Rechenprogramm konnte nicht von {address} gestartet werden ({reason})",
    "Legen Sie worker.js dorthin, oder sagen Sie, wo es ist: <meta name=\"{name}\" content=\"…/worker.js\">. Die Richtlinie der Seite muss worker-src 'self' erlauben. Die Richtlinie von worker.js muss script-src 'wasm-unsafe-eval' erlauben.",
  ],
  "no-picture": ["Es gibt kein Bild zu speichern.", "Zeigen Sie zuerst das Element."],
  "table-count-wrong": ["„{count}“ ist keine Anzahl.", "Verwenden Sie nur Ziffern."],
  "table-missing": ["Es gibt keine Tabelle mit Anzahlen.", "Setzen Sie eine Tabelle in das Element, oder setzen Sie seine Eigenschaft „table“."],
  "table-row-ragged": ["Eine Zeile der Tabelle hat {counts} Anzahlen.", "Geben Sie ihr {width}."],
  "table-without-counts": ["Die Tabelle hat keine Anzahlen.", "Geben Sie ihr eine erste Zeile und eine erste Spalte mit Namen und dazwischen Anzahlen."],
  "weights-missing": ["Die Eigenschaft „table“ hat keine Gewichte.", "Geben Sie eines für jeden verborgenen Wert und jede Antwort an, Zeile für Zeile."],
  "worker-address-missing": ["Die Seite sagt nicht, wo der Worker ist.", 'Sagen Sie, wo er ist: <meta name="{name}" content="https://…/worker.js">, oder rufen Sie provideEngine auf.'],
  "worker-address-wrong": ["„{address}“ ist keine Adresse eines Workers.", 'Sagen Sie, wo er ist: <meta name="{name}" content="https://…/worker.js">, oder rufen Sie provideEngine auf.'],
} satisfies Translated<typeof texts>;
