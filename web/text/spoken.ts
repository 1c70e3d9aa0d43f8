// SPDX-License-Identifier: GPL-3.0-or-later
/** Texts with ids in a language: its catalogue has them by their ids, and the values go into its words. */
import { filled, type Manner, type Said } from "../../wasm/common/said.js";
import type { Spoken } from "../messages/catalogue.js";

/** How a language writes numbers and names. */
export interface Writing {
  /** With at least so many decimals. */
  number(value: number, decimals: number): string;
  quoted(name: string): string;
}

/** Says texts in a language; nothing where it has no words for one. */
export function speaker(
  errors: Readonly<Record<string, Spoken>>,
  writing: Writing,
): (said: Said) => string | undefined {
  const manner: Manner = {
    number: (value) => writing.number(value, 0),
    quoted: writing.quoted,
    said: (inner) => say(inner) ?? inner.text,
  };
  const say = (said: Said): string | undefined => {
    const words = Object.hasOwn(errors, said.id) ? errors[said.id] : undefined;
    const text = typeof words === "object" ? words[said.part ? 1 : 0] : words;
    return text === undefined ? undefined : filled(text, said.values, manner);
  };
  return say;
}
