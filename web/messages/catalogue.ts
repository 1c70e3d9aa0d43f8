// SPDX-License-Identifier: GPL-3.0-or-later
import type { Text } from "../../wasm/common/said.js";
import type { ErrorText } from "../../wasm/contract/errors.js";

/** Translations by the English template that a text is made of (see text/templates.ts). */
export type Catalogue = Record<string, string>;

/** The entry of a language under an id: a text, or both texts of an error. */
export type Spoken = string | readonly [message: string, remedy: string];

/** The same ids as in English. */
export type Translated<Texts extends Record<string, Text | ErrorText>> = {
  readonly [Name in keyof Texts as Texts[Name][0]]: Texts[Name] extends Text ? string : Exclude<Spoken, string>;
};
