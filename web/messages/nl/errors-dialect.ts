// SPDX-License-Identifier: GPL-3.0-or-later
/** How a file is read and why, in Dutch, under the ids of wasm/files/dialect-texts.ts. */
import type * as texts from "../../../wasm/files/dialect-texts.js";
import type { Translated } from "../catalogue.js";

export const dialect = {
  "encoded-twice": "Letters buiten A tot en met Z zien er verminkt uit: “{word}” is waarschijnlijk “{before}”, twee keer naar UTF-8 omgezet. Ze blijven zoals ze zijn. Exporteer het bestand opnieuw als UTF-8.",
  "encoding-other": ["De codering is niet duidelijk: één woord kan {words} zijn.", "Kies de codering onder “Lees het op een andere manier”. Klopt er geen? Sla het bestand dan op als CSV (UTF-8)."],
  "encoding-word": "“{word}” ({encoding})",
  "separator-either": ["Het scheidingsteken is niet duidelijk: {one} en {other} geven allebei elke rij evenveel cellen.", "Kies het juiste teken onder “Lees het op een andere manier”."],
  "why-chosen": "zoals u hebt gezegd",
  "why-mark": "de eerste bytes zeggen het",
  "why-ascii": "alle letters zijn A tot en met Z",
  "why-utf8": "de letters buiten A tot en met Z zijn geldige UTF-8",
  "why-zeros": "elke tweede byte is nul",
  "why-windows": "het is geen UTF-8, en zo is één woord “{word}”",
  "why-windows-alone": "het is geen UTF-8, en geen woord spreekt dit tegen",
  "why-mac": "“{word}” zou in Windows-1252 “{other}” zijn",
  "why-separator-line": "de eerste regel zegt het",
  "why-every-row": "ze geven elk van de eerste rijen {cells} cellen",
  "why-most-rows": "ze geven de meeste van de eerste rijen {cells} cellen",
  "why-one-column": "geen scheidingsteken geeft rijen van meerdere cellen",
  "why-names": "die lijkt niet op de rijen eronder",
  "why-settled": "“{cell}” is niet anders te lezen",
  comma: "komma’s",
  semicolon: "puntkomma’s",
  tab: "tabs",
  bar: "verticale strepen",
} satisfies Translated<typeof texts>;
