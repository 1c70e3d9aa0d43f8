// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The words of the site in the language that is spoken. Every part of them is an object that stays the same and holds
 * other words once another language is spoken. A reader of it that draws therefore has the right ones.
 */

import { type Nested, nested } from "./nested.js";
import { unbroken } from "./unbroken.js";

/** Words of the parts, by their names; each has the keys of the English ones. */
export type Words = Record<string, object>;

interface Part {
  english: object;
  shown: Record<string, unknown>;
}

const parts = new Map<string, Part>();
let spoken: Words = {};

/** To be called once for every part, with the English words, which also stand in for those that a language lacks. */
export function live<English extends object>(name: string, english: English): Nested<English> {
  const part = { english, shown: {} };
  parts.set(name, part);
  put(part, name);
  return part.shown as Nested<English>;
}

/** Nothing stands for English. */
export function speak(words: Words = {}): void {
  spoken = words;
  parts.forEach(put);
}

/** Lines break nowhere but where they should. */
function put({ english, shown }: Part, name: string): void {
  for (const words of [english, spoken[name] ?? {}]) nested(words, unbroken, shown);
}
