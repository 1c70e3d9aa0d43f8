// SPDX-License-Identifier: Apache-2.0
/** The words of the sheet in a language. */
import { filled, inLanguage } from "../../words/filled.js";
import { german } from "./de.js";
import { english, type SheetWords } from "./en.js";
import { dutch } from "./nl.js";

export { filled, type SheetWords };

const spoken: Record<string, SheetWords> = { en: english, nl: dutch, de: german };

/** Those of a language such as "nl-BE"; English where it is none of these. */
export const sheetWords = (language: string): SheetWords => inLanguage(spoken, language) ?? english;

/** A number as the language writes it. */
export const number = ({ decimal }: SheetWords, value: number | string): string => String(value).replace(".", decimal);

/** A category as it is read; no answer is one without a name. */
export const named = ({ none, name }: SheetWords, category: string): string =>
  category === "" ? none : filled(name, { name: category });
