// SPDX-License-Identifier: Apache-2.0
/** Words that a host gives: checked against the English ones, so that none lacks what is put into it. */
import { fail } from "../../../wasm/contract/errors.js";
import { english, type Words } from "./en.js";
import * as texts from "./errors.js";

type Texts<Group> = Group extends string ? string : { readonly [Key in keyof Group]?: string };

/** The texts that respondents read, by the keys of the English ones. Those that are left out are read in English. */
export type RespondentWords = { readonly [Group in keyof Words]?: Texts<Words[Group]> };

/** Such texts by languages, as `lang` has them: "ar", "pt-BR". Texts of "pt" serve "pt-BR" as well. */
export type WordsByLanguage = Readonly<Record<string, RespondentWords>>;

/** Each text by its key, such as "form.next". */
export type FlatWords = Readonly<Record<string, string>>;

const TAG = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/;
const HOLE = /\{\w+\}/g;
const EXAMPLE = '{ "ar": { "form": { "next": "…" } } }';

/** All texts by their keys, with those of groups in one list. */
export function flat(words: object): FlatWords {
  const entries = Object.entries(words).flatMap(([group, within]): [string, string][] =>
    typeof within === "string"
      ? [[group, within]]
      : Object.entries(within as FlatWords).map(([key, text]) => [`${group}.${key}`, text]),
  );
  return Object.fromEntries(entries);
}

const needed: FlatWords = flat(english);
const groups = new Set<string>(Object.keys(english).filter((key) => needed[key] === undefined));

/**
 * The texts of each language, by its tag in small letters. Throws `bad_request` where a key is not one of ours, or a
 * text has other parts in braces than the English one.
 */
export function checkedWords(words: unknown): ReadonlyMap<string, FlatWords> {
  return new Map(
    entriesOf(words, "words").map(([language, catalogue]) => {
      const tag = language.toLowerCase();
      if (!TAG.test(tag)) throw fail(texts.wordsOfNoLanguage, language);
      return [tag, checkedCatalogue(catalogue, `words.${language}`)];
    }),
  );
}

/** As an attribute has them. Throws like `checkedWords`. */
export function wordsAsJson(words: WordsByLanguage): string {
  checkedWords(words);
  return JSON.stringify(words);
}

function checkedCatalogue(catalogue: unknown, at: string): FlatWords {
  const given = entriesOf(catalogue, at).flatMap(([name, value]): [string, unknown][] =>
    groups.has(name)
      ? entriesOf(value, `${at}.${name}`).map(([key, text]) => [`${name}.${key}`, text])
      : [[name, value]],
  );
  for (const [key, text] of given) check(key, text, `${at}.${key}`);
  return Object.fromEntries(given as [string, string][]);
}

function check(key: string, text: unknown, place: string): void {
  const original = Object.hasOwn(needed, key) ? needed[key] : undefined;
  if (original === undefined) throw fail(texts.wordUnknown, place, keysBeside(key).join(", "));
  if (typeof text !== "string" || text.trim() === "") throw fail(texts.wordNoText, place);
  const [found, wanted] = [holes(text), holes(original)];
  if (found !== wanted || /[{}]/.test(text.replace(HOLE, "")))
    throw fail(texts.wordHoles, place, found || "nothing", wanted || "nothing", original);
}

/** The parts in braces, each once: a language may need one twice. */
const holes = (text: string): string => [...new Set(text.match(HOLE) ?? [])].sort().join(" ");

/** The keys of the same group, or of none. */
function keysBeside(key: string): string[] {
  const group = key.includes(".") ? `${key.split(".")[0]}.` : undefined;
  if (group !== undefined) return Object.keys(needed).filter((known) => known.startsWith(group));
  return Object.keys(english);
}

/** An object of a host in pairs, without keys that have no value. */
function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw fail(texts.wordsNoGroup, place, EXAMPLE);
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
