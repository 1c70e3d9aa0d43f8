// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files of SPSS, Stata and SAS, in Dutch, under the ids of wasm/files/formats/stat-texts.ts. */
import type * as texts from "../../../wasm/files/formats/stat-texts.js";
import type { Translated } from "../catalogue.js";

export const stat = {
  "stat-column-count": "{column} ({cells:,})",
  "stat-compression-unknown": ["Het {program}-bestand is versleuteld, of ingepakt op een manier die niet bekend is.", "Sla de tabel op zonder wachtwoord, of exporteer haar als CSV (UTF-8) en kies dat bestand."],
  "stat-declared-missing": "Het bestand verklaart enkele waarden ontbrekend. Hun cellen zijn leeg: {columns}.",
  "stat-encoding-assumed": "Het bestand zegt niet hoe de teksten gecodeerd zijn. Ze worden gelezen als {encoding}: kies een andere codering als letters er vreemd uitzien.",
  "stat-encoding-guessed": "Het bestand zegt niet hoe de teksten gecodeerd zijn. Ze worden gelezen als westers (windows-1252): kies een andere codering als letters er vreemd uitzien.",
  "stat-encoding-unknown": ["De teksten van het bestand hebben de codering {encoding}, die niet bekend is.", "Sla de tabel op in UTF-8, of exporteer haar als CSV (UTF-8) en kies dat bestand."],
  "stat-encoding-wrong": ["Het bestand zegt dat de teksten de codering {encoding} hebben. Enkele hebben die niet.", "Sla de tabel op in UTF-8, of exporteer haar als CSV (UTF-8) en kies dat bestand."],
  "stat-encoding-not-chosen": ["Enkele teksten van het bestand hebben niet de codering {encoding}.", "Kies een andere codering."],
  "stat-why-all-utf8": "al zijn teksten zijn UTF-8",
  "stat-why-file-says": "het bestand zegt het",
  "stat-why-not-said": "het bestand zegt het niet",
  "stat-labels-elsewhere": "SAS bewaart de labels van waarden in een ander bestand, dat niet wordt gelezen. In de cellen staan codes.",
  "stat-labels-shared": "Meer waarden hebben hetzelfde label. Hun code staat erachter: {columns}.",
  "stat-name-twice": ["Het bestand heeft twee variabelen met de naam {name}.", "Geef een ervan een andere naam en kies het bestand opnieuw."],
  "stat-numbers-no-dates": "Enkele getallen zijn opgemaakt als datum, maar zijn er geen. Ze blijven zoals ze zijn: {columns}.",
  "stat-rows-deleted": ["Het SAS-bestand bevat nog rijen die zijn verwijderd.", "Maak in SAS een nieuwe kopie (data new; set old; run;) en kies die."],
  "stat-several-tables": ["Het SAS-bestand bevat {tables} tabellen achter elkaar.", "Sla elke tabel op in een eigen bestand en kies er één."],
  "stat-rows-missing": "het heeft {found} van {rows} rijen",
  "stat-rows-weighted": "Het bestand geeft elke rij het gewicht in de kolom {column}. Kies deze kolom als gewicht als rijen zo zwaar moeten tellen.",
  "stat-sas-file": "Het SAS-bestand",
  "stat-sizes-impossible": "het noemt groottes die geen zulk bestand heeft",
  "stat-spss-file": "Het SPSS-bestand",
  "stat-stata-file": "Het Stata-bestand",
  "stat-too-large": ["Het {program}-bestand heeft delen die niet in het geheugen passen, of het is beschadigd.", "Sla het opnieuw op, of download het nog eens. Exporteer de tabel als CSV (UTF-8) en kies dat bestand."],
  "stat-too-many-variables": ["Het bestand heeft meer dan {most} variabelen.", "Sla de tabel op met minder variabelen en kies dat bestand."],
  "stat-values-without-label": "Enkele waarden hebben geen label. Ze blijven zoals ze zijn: {columns}.",
  "stat-version-unknown": ["Het bestand heeft een versie van {program} die niet bekend is.", "Sla de tabel op in een oudere versie van het formaat, of exporteer haar als CSV (UTF-8) en kies dat bestand."],
  "stat-without-variables": ["Het {program}-bestand heeft geen variabelen.", "Kies een bestand met een tabel erin."],
  "stat-labels-not-there": "Het bestand noemt labels die het niet bevat. In de cellen staan codes: {columns}.",
} satisfies Translated<typeof texts>;
