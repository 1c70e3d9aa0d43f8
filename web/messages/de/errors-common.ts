// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of what is wrong in a document that somebody else wrote, in German, under the ids of wasm/common/texts.ts. */
import type * as texts from "../../../wasm/common/texts.js";
import type { Translated } from "../catalogue.js";

export const common = {
  "a-function": "eine Funktion",
  "a-list": "eine Liste",
  "a-symbol": "ein Symbol",
  "an-object": "ein Objekt",
  document: "das Dokument",
  "entries-miscounted": "{where} hat {count} {count:Eintrag|Einträge} statt {length}",
  "field-missing": "bei {where} fehlt „{key}“",
  "field-unknown": "{where} hat ein unbekanntes Feld {field}",
  "holds-control": "{where} enthält das Steuerzeichen {code}",
  "holds-half-character": "{where} enthält ein halbes Zeichen",
  "json-field-twice": "ein Feld steht zweimal im selben Objekt",
  "json-no-such-numbers": ": JSON kennt weder NaN noch Infinity",
  "json-number-not-exact": "die Zahl in Zeile {line} würde als eine andere gelesen: Kein Double liegt nah genug bei ihr",
  "json-too-deep": "sie ist zu tief verschachtelt",
  "named-twice": "{where} hat {name} zweimal",
  negative: "{where} ist negativ",
  "not-a-flag": "{where} ist {value}, statt true zu sein oder zu fehlen",
  "not-a-list": "{where} ist keine Liste",
  "not-a-plain-name": "{where} ist {value} statt eines Namens in Kleinbuchstaben",
  "not-a-text": "{where} enthält {value} statt eines Textes",
  "not-an-index": "{where} enthält {value} statt eines Index unter {length}",
  "not-an-integer": "{where} enthält {value} statt einer ganzen Zahl ab 0 mit höchstens {digits} Ziffern",
  "not-an-object": "{where} ist kein Objekt",
  "not-finite": "{where} ist {value} statt einer endlichen Zahl",
  "not-json": "sie ist kein JSON{why}",
  nothing: "nichts",
  "nothing-in": "{where} ist leer",
  "version-unknown": "Version {version} ist nicht bekannt, nur 1",
} satisfies Translated<typeof texts>;
