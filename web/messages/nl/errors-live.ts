// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of elements for documents, in Dutch, under the ids of web/messages/en/errors-live.ts. */

import type { Translated } from "../catalogue.js";
import type * as texts from "../en/errors-live.js";

export const live = {
  "element-crashed": ["{reason}", "Laad de pagina opnieuw."],
  "engine-not-provided": ["De pagina zegt niet hoe een rekenprogramma start.", "Roep eerst provideEngine aan."],
  "foreign-engine-not-started": [
    "Het rekenprogramma kon niet worden gestart vanaf {address} ({reason})",
    'Dat is niet de herkomst van de pagina zelf. Laat het beleid van de pagina script-src {origin} \'wasm-unsafe-eval\' en worker-src blob: toestaan. Of zet worker.js bij de pagina zelf en noem het: <meta name="{name}" content="…/worker.js">.',
  ],
  "live-engine-not-started": [
    "Het rekenprogramma kon niet worden gestart vanaf {address} ({reason})",
    "Zet worker.js daar neer of zeg waar het is: <meta name=\"{name}\" content=\"…/worker.js\">. Laat het beleid van de pagina worker-src 'self' toestaan. Laat het beleid van worker.js script-src 'wasm-unsafe-eval' toestaan.",
  ],
  "no-picture": ["Er is geen afbeelding om op te slaan.", "Toon eerst het element."],
  "table-count-wrong": ["“{count}” is geen aantal.", "Gebruik alleen cijfers."],
  "table-missing": ["Er is geen tabel met aantallen.", "Zet een tabel in het element, of geef zijn eigenschap “table” een waarde."],
  "table-row-ragged": ["Een rij van de tabel heeft {counts} aantallen.", "Geef er {width}."],
  "table-without-counts": ["De tabel heeft geen aantallen.", "Geef haar een eerste rij en een eerste kolom met namen, en daartussen aantallen."],
  "weights-missing": ["De eigenschap “table” heeft geen gewichten.", "Geef er één voor elke verborgen waarde en elk antwoord, rij na rij."],
  "worker-address-missing": ["De pagina zegt niet waar de worker is.", 'Zeg waar hij is: <meta name="{name}" content="https://…/worker.js">, of roep provideEngine aan.'],
  "worker-address-wrong": ["“{address}” is geen adres van een worker.", 'Zeg waar hij is: <meta name="{name}" content="https://…/worker.js">, of roep provideEngine aan.'],
} satisfies Translated<typeof texts>;
