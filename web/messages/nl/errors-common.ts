// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of what is wrong in a document that somebody else wrote, in Dutch, under the ids of wasm/common/texts.ts. */
import type * as texts from "../../../wasm/common/texts.js";
import type { Translated } from "../catalogue.js";

export const common = {
  "a-function": "een functie",
  "a-list": "een lijst",
  "a-symbol": "een symbool",
  "an-object": "een object",
  document: "het document",
  "entries-miscounted": "{where} heeft {count} {count:element|elementen} in plaats van {length}",
  "field-missing": "bij {where} ontbreekt “{key}”",
  "field-unknown": "{where} heeft een onbekend veld {field}",
  "holds-control": "{where} bevat het besturingsteken {code}",
  "holds-half-character": "{where} bevat een half teken",
  "json-field-twice": "een veld staat twee keer in hetzelfde object",
  "json-no-such-numbers": ": JSON kent NaN en Infinity niet",
  "json-number-not-exact": "het getal op regel {line} zou als een ander getal worden gelezen: geen double komt er dicht genoeg bij",
  "json-too-deep": "het is te diep genest",
  "named-twice": "{where} heeft {name} twee keer",
  negative: "{where} is negatief",
  "not-a-flag": "{where} is {value} in plaats van true of weggelaten",
  "not-a-list": "{where} is geen lijst",
  "not-a-plain-name": "{where} is {value} in plaats van een naam in kleine letters",
  "not-a-text": "{where} bevat {value} in plaats van een tekst",
  "not-an-index": "{where} bevat {value} in plaats van een index kleiner dan {length}",
  "not-an-integer": "{where} bevat {value} in plaats van een geheel getal van minstens 0 met hoogstens {digits} cijfers",
  "not-an-object": "{where} is geen object",
  "not-finite": "{where} is {value} in plaats van een eindig getal",
  "not-json": "het is geen JSON{why}",
  nothing: "niets",
  "nothing-in": "{where} is leeg",
  "version-unknown": "versie {version} is niet bekend, alleen 1",
} satisfies Translated<typeof texts>;
