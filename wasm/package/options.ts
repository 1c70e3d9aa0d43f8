// SPDX-License-Identifier: GPL-3.0-or-later
/** Options as callers write them: unknown names are refused, with the one that may be meant. */
import { show } from "../common/checked.js";
import { type Said, say } from "../common/said.js";
import { fail } from "../contract/errors.js";
import { nearest } from "../files/header.js";
import { EXAMPLE } from "./guarantee.js";
import * as texts from "./texts.js";

const letters = (name: string) => [...name.toLowerCase()].sort().join("");

/** Says which name may be meant, also where letters of a short one change places; or nothing. */
export function suggested(name: string, known: readonly string[]): Said | string {
  const near = nearest(name, [...known]) ?? known.find((other) => letters(other) === letters(name));
  return near === undefined ? "" : say(texts.suggestion, show(near));
}

const choices = (name: string, known: readonly string[]) =>
  suggested(name, known) || say(texts.choicesAre, known.join(", "));

/** How guarantees are asked for elsewhere: on the command line, and in files. */
const ELSEWHERE = ["notion", "guarantee", "epsilon", "parameters"];

/** Throws `bad_request` where an option has no known name. */
export function checkOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw fail(texts.optionsWrong, show(options), `{ ${EXAMPLE} }`);
  }
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const advice = ELSEWHERE.includes(unknown) ? say(texts.guaranteeAsOption, EXAMPLE) : choices(unknown, known);
  throw fail(texts.optionUnknown, show(unknown), advice);
}

/** One of the names that there are; throws `bad_request` with a suggestion. */
export function checkName(name: unknown, known: readonly string[], what: string): void {
  if (name === undefined || known.includes(name as string)) return;
  throw fail(texts.nameUnknown, what, show(name), choices(String(name), known));
}

/** Those of the options that have these names and are given. */
export function pick<T extends object>(options: T, names: readonly string[]): T {
  const own = Object.entries(options).filter(([name, value]) => names.includes(name) && value !== undefined);
  return Object.fromEntries(own) as T;
}
