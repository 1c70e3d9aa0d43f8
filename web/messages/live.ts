// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The words of the site in the language that is spoken. Every part of them is an object that stays the same and holds
 * other words once another language is spoken; so whoever reads from it when drawing has the right ones.
 */

import { unbroken } from "./unbroken.js";

/** Words of the parts, by their names; each as deep as the English ones. */
export type Words = Record<string, object>;

const parts = new Map<string, { english: object; spoken: object }>();
let spoken: Words = {};

/** To be called once for every part, with the English words, which also stand in for those that a language lacks. */
export function live<Part extends object>(name: string, english: Part): Part {
  const part = { english, spoken: structuredClone(english) };
  put(part.spoken, english);
  put(part.spoken, spoken[name] ?? {});
  parts.set(name, part);
  return part.spoken;
}

/** Nothing stands for English. */
export function speak(words: Words = {}): void {
  spoken = words;
  for (const [name, part] of parts) {
    put(part.spoken, part.english);
    put(part.spoken, words[name] ?? {});
  }
}

/** Lists are taken as a whole. */
function put(into: object, from: object): void {
  for (const [key, value] of Object.entries(from)) {
    const there: unknown = Reflect.get(into, key);
    if (isRecord(value) && isRecord(there)) put(there, value);
    else Reflect.set(into, key, held(value));
  }
}

/** A copy, in which lines break nowhere but where they should. */
function held(value: unknown): unknown {
  if (typeof value === "string") return unbroken(value);
  if (Array.isArray(value)) return value.map(held);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, held(one)]));
  return value;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
