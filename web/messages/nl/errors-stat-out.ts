// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of writing files of SPSS and Stata, in Dutch, under the ids of wasm/files/formats/stat-out-texts.ts. */
import type * as texts from "../../../wasm/files/formats/stat-out-texts.js";
import type { Translated } from "../catalogue.js";

export const statOut = {
  "stat-answers-coded": "Antwoorden hebben de codes 1, 2, 3 enzovoort, met hun namen als labels: {columns}.",
  "stat-columns-plain": "Enkele kolommen konden hun vorm niet houden. Ze zijn nu gewone tekst of getallen: {columns}.",
  "stat-labels-cut": "Enkele labels zijn langer dan {program} toestaat. Ze zijn ingekort: {columns}.",
  "stat-name-as": "{column} heet nu {name}",
  "stat-names-changed": "{program} staat enkele namen van kolommen niet toe: {columns}. De labels houden de oude namen.",
  "stat-not-written": ["De tabel past niet in een bestand van {program}.", "Schrijf CSV of Parquet."],
  "stat-text-too-long": ["Een tekst in de kolom {column} is langer dan {program} toestaat ({most:,} bytes).", "Laat de kolom weg, of schrijf CSV of Parquet."],
} satisfies Translated<typeof texts>;
