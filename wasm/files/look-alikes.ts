// SPDX-License-Identifier: Apache-2.0
/** Spellings that read the same are one category. All of it looks at the distinct spellings of a column, never at rows. */

import { asTyped, codeAt, difference, folded, foreignLetter, likeness, shortened } from "../common/characters.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import * as texts from "./texts.js";

/**
 * Gives the meaning of a spelling among these names. A spelling that is one of them means itself. Otherwise it means
 * the only name that reads the same, or else itself.
 */
export function meaningAmong(names: Iterable<string>): (spelling: string) => string {
  const exact = new Set(names);
  const alike = new Map<string, string | undefined>();
  for (const name of exact) {
    const like = folded(name);
    // If two read the same, nobody knows which one is meant.
    alike.set(like, alike.has(like) ? undefined : name);
  }
  return (spelling) => (exact.has(spelling) ? spelling : (alike.get(folded(spelling)) ?? spelling));
}

/** A spelling that counts as a category which is spelt otherwise. */
export interface Joined {
  column: string;
  spelling: string;
  category: string;
  rows: number;
}

/** The spelling of most rows, of as many the first by code units: the same people give the same name in any order. */
export function commonest(spellings: readonly { value: string; count: number }[]): string {
  const first = spellings.reduce((best, one) =>
    one.count > best.count || (one.count === best.count && one.value < best.value) ? one : best,
  );
  return first.value;
}

/** Finds the spellings that are joined in a column, given its spellings with how many rows have each. */
export function joinedIn(column: string, values: readonly { value: string; count: number }[]): Joined[] {
  const groups = new Map<string, { value: string; count: number }[]>();
  for (const one of values) {
    const like = folded(one.value);
    const group = groups.get(like);
    if (group) group.push(one);
    else groups.set(like, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    const category = commonest(group);
    return group
      .filter(({ value }) => value !== category)
      .map(({ value, count }) => ({ column, spelling: value, category, rows: count }));
  });
}

/** More than these are told by their number. */
const TOLD = 5;

/** In sentences. They name the characters: the spellings look the same in print. */
export function tellJoined(joined: readonly Joined[]): Said[] {
  const said = joined.slice(0, TOLD).map(({ column, spelling, category, rows }) => {
    const [code, other] = codes(spelling, category);
    return say(texts.spellingJoined, rows, shortened(category), column, code, other);
  });
  const more = joined.length - said.length;
  return more > 0 ? [...said, say(texts.spellingsJoinedMore, more)] : said;
}

/** Categories that have a letter of another alphabet within a Latin word: they are told, and stay what they are. */
export function tellMixed(column: string, categories: readonly string[]): Said[] {
  const mixed = categories.flatMap((category) => {
    const letter = foreignLetter(category);
    return letter === undefined
      ? []
      : [say(texts.scriptsMixed, column, shortened(category), letter, codeAt(letter, 0))];
  });
  return mixed.slice(0, TOLD);
}

/** Categories that people may mean as one, but for how they type it: they are told, and stay what they are. */
export function tellTyped(column: string, categories: readonly string[]): Said[] {
  const first = new Map<string, string>();
  const alike = categories.flatMap((category) => {
    const typed = asTyped(category);
    const other = first.get(typed);
    if (other === undefined) first.set(typed, category);
    return other === undefined ? [] : [say(texts.typedAlike, column, shortened(other), shortened(category))];
  });
  return alike.slice(0, TOLD);
}

/** Finds where two names begin to differ, and names the characters for messages. */
function codes(one: string, other: string): [string | Said, string | Said] {
  const nothing = say(texts.noCharacter);
  const [code, otherCode] = difference(one, other);
  return [code || nothing, otherCode || nothing];
}

/** Says that another name may be meant, or where it differs if both look the same. */
export function sayMeant(category: string, near: string): Said {
  if (likeness(category) !== likeness(near)) return say(texts.didYouMean, shortened(near));
  const [code, other] = codes(category, near);
  return say(texts.looksTheSame, shortened(near), code, other);
}
