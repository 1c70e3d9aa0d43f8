// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said in English, as it is said in the other languages. */
import assert from "node:assert/strict";
import { errors as german } from "../../web/messages/de/errors.js";
import { errors as dutch } from "../../web/messages/nl/errors.js";
import { type Catalogue, Translator } from "../../web/text/templates.js";

export const catalogues: Record<"nl" | "de", Catalogue> = { nl: dutch, de: german };

const marks = { nl: ["“", "”"], de: ["„", "“"] };

export const translators = {
  nl: translator("nl"),
  de: translator("de"),
};

function translator(language: "nl" | "de"): Translator {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 15 });
  const [begin, end] = marks[language];
  return new Translator(catalogues[language], {
    number: (value) => format.format(value),
    quoted: (name) => `${begin}${name}${end}`,
  });
}

/** Words that stand in no sentence of these languages, but in almost every English one. */
const ENGLISH = /\b(?:the|which|instead|holds|has|not|with|from|are|and|its)\b/;

/** Fails where a text has no translation, or one in which something is left in English but the names given. */
export function assertTranslated(text: string, names: string[] = []): void {
  for (const [language, translator] of Object.entries(translators)) {
    const said = translator.translated(text);
    assert.ok(said !== undefined, `${language}: ${text}`);
    const rest = names.filter((name) => name !== "").reduce((left, name) => left.replaceAll(name, "…"), said);
    const own = rest.replaceAll(/[“„][^“”„]*[“”]|"[^"]*"/g, "…");
    assert.doesNotMatch(own, ENGLISH, `${language}: ${text} → ${said}`);
  }
}
