// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in German, under the ids of web/messages/en/errors-live.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-live.js";

export const live = {
  "element-crashed": { message: "{reason}", remedy: "Laden Sie die Seite neu." },
  "engine-not-provided": {
    message: "Die Seite sagt nicht, wie ein Rechenprogramm startet.",
    remedy: "Rufen Sie zuerst provideEngine auf.",
  },
  "foreign-engine-not-started": {
    message: "Das Rechenprogramm konnte nicht von {address} gestartet werden ({reason})",
    remedy: 'Das ist nicht die Herkunft der Seite selbst. Die Richtlinie der Seite muss script-src {origin} \'wasm-unsafe-eval\' und worker-src blob: erlauben. Oder legen Sie worker.js zur Seite selbst, und nennen Sie es: <meta name="{name}" content="…/worker.js">.',
  },
  "live-engine-not-started": {
    message: "Das Rechenprogramm konnte nicht von {address} gestartet werden ({reason})",
    remedy: "Legen Sie worker.js dorthin, oder sagen Sie, wo es ist: <meta name=\"{name}\" content=\"…/worker.js\">. Die Richtlinie der Seite muss worker-src 'self' erlauben. Die Richtlinie von worker.js muss script-src 'wasm-unsafe-eval' erlauben.",
  },
  "no-picture": {
    message: "Es gibt kein Bild zu speichern.",
    remedy: "Zeigen Sie zuerst das Element.",
  },
  "table-count-wrong": { message: "„{count}“ ist keine Anzahl.", remedy: "Verwenden Sie nur Ziffern." },
  "table-missing": {
    message: "Es gibt keine Tabelle mit Anzahlen.",
    remedy: "Setzen Sie eine Tabelle in das Element, oder setzen Sie seine Eigenschaft „table“.",
  },
  "table-row-ragged": { message: "Eine Zeile der Tabelle hat {counts} Anzahlen.", remedy: "Geben Sie ihr {width}." },
  "table-without-counts": {
    message: "Die Tabelle hat keine Anzahlen.",
    remedy: "Geben Sie ihr eine erste Zeile und eine erste Spalte mit Namen und dazwischen Anzahlen.",
  },
  "weights-missing": {
    message: "Die Eigenschaft „table“ hat keine Gewichte.",
    remedy: "Geben Sie eines für jeden verborgenen Wert und jede Antwort an, Zeile für Zeile.",
  },
  "worker-address-missing": {
    message: "Die Seite sagt nicht, wo der Worker ist.",
    remedy: 'Sagen Sie, wo er ist: <meta name="{name}" content="https://…/worker.js">, oder rufen Sie provideEngine auf.',
  },
  "worker-address-wrong": {
    message: "„{address}“ ist keine Adresse eines Workers.",
    remedy: 'Sagen Sie, wo er ist: <meta name="{name}" content="https://…/worker.js">, oder rufen Sie provideEngine auf.',
  },
} satisfies Translated<typeof texts>;
