// SPDX-License-Identifier: GPL-3.0-or-later
/** Texts with ids in a language: its catalogue has them by their ids, and the values go into its words. */
import { filled, type Manner, type Said } from "../../wasm/common/said.js";
import { CORE } from "../../wasm/contract/errors.js";
import type { Catalogue, Spoken } from "../messages/catalogue.js";
import { Translator } from "./templates.js";

/** What a language has. */
export interface Catalogues {
  /** By id. */
  errors: Readonly<Record<string, Spoken>>;
  /** What the core and the checker say, by its English template. */
  core: Catalogue;
}

/** How a language writes numbers and names. */
export interface Writing {
  /** With at least so many decimals. */
  number(value: number, decimals: number): string;
  quoted(name: string): string;
  percent(number: string): string;
}

/** Says texts in a language; nothing where it has no words for one. */
export function speaker({ errors, core }: Catalogues, writing: Writing): (said: Said) => string | undefined {
  const translator = new Translator(core, writing);
  const manner: Manner = {
    number: (value) => writing.number(value, 0),
    quoted: writing.quoted,
    said: (inner) => say(inner) ?? inner.text,
  };
  const say = (said: Said): string | undefined => {
    if (said.id === CORE) return translator.translated(said.text);
    const words = Object.hasOwn(errors, said.id) ? errors[said.id] : undefined;
    const text = typeof words === "object" ? words[said.part ?? "message"] : words;
    return text === undefined ? undefined : filled(text, said.values, manner);
  };
  return say;
}
