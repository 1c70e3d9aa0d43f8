// SPDX-License-Identifier: Apache-2.0
/** Characters that have no business in a table, and texts made safe to be shown in a message. */

/**
 * Control characters that no text file holds (all of Cc but five), and those that turn the direction of writing around. In
 * code units: whole files are searched, and so it takes half the time.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const CONTROL = /[\0-\x08\v\x0e-\x1f\x7f-\x84\x86-\x9f\u202d\u202e]/;
/**
 * These characters would move a terminal's cursor, break a line or reorder it; half a character can be neither shown
 * nor saved.
 */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const HALF = /\p{Surrogate}/u;

/** The index of the first such character, or -1. */
export function controlAt(text: string): number {
  return text.search(CONTROL);
}

/** The half of a character whose other half is missing: no encoding can carry it. */
export function hasHalf(text: string): boolean {
  return HALF.test(text);
}

/** How a message names the character at `index`. */
export function codeAt(text: string, index: number): string {
  const code = text.codePointAt(index) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Every character that acts on a terminal instead of being seen as \u{…}. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The same in a JSON document, by JSON's own escapes. */
export function visibleInJson(json: string): string {
  return json.replace(UNSEEN, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Nothing but blanks and characters without a shape: fillers and joiners, which Unicode has as such, and the empty Braille
 * pattern, which it does not.
 */
const BLANK = /^[\s\x85\p{DI}\u2800]*$/u;

/** A cell as it is read: without the blanks around it, and empty where it shows nothing at all. */
export function asCell(text: string): string {
  const cell = text.trim();
  return cell.charCodeAt(0) > 0x7f && BLANK.test(cell) ? "" : cell;
}

const SHOWN = 40;

/** A cell or a name for a message: enough to find it, too little to give a record away. */
export function shortened(text: string): string {
  const characters = [...text.slice(0, 2 * SHOWN + 2)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join("")}…` : text;
}

/** The text without what is not seen, in one way of writing it: texts that differ in that alone look the same. */
export const asSeen = (text: string): string => text.normalize("NFKC").replace(/[\p{Cf}\p{DI}\u2800]/gu, "");

/** Letters of Greek, Cyrillic and Armenian that are drawn as a Latin one is, behind that one. */
const DRAWN_ALIKE = [
  "AΑА BΒВ CϹС EΕЕ HΗН IΙІӀ JЈ KΚК LԼ MΜМ NΝ OΟОՕ PΡР SЅՏ TΤТ UՍ XΧХ YΥУҮ ZΖ",
  "aа cϲс dԁ eе gց hһհ iі jϳјյ lӏ nո oοоօ pρр qԛզ sѕ uս vν wԝ xх yу",
]
  .join(" ")
  .split(" ");
const LATIN = new Map(DRAWN_ALIKE.flatMap(([latin = "", ...others]) => others.map((other) => [other, latin] as const)));

/** The same for spellings of one text: accents in two ways of writing, other blanks, more of them, and what is not seen. */
export function folded(text: string): string {
  const seen = text.replace(/[\p{Cf}\p{DI}]/gu, "").normalize("NFC");
  return seen.replace(/[\s\u2800]+/g, " ").trim();
}

/** Letters and digits of formulas, which are the common ones in another type. */
const OF_FORMULAS = /[\u2100-\u214f\u{1d400}-\u{1d7ff}]/gu;

/**
 * The same for texts that nobody tells apart by looking: spellings of one text, and letters may be those of another
 * alphabet, or of formulas. Case and width are seen.
 */
export function likeness(text: string): string {
  const plain = folded(text).replace(OF_FORMULAS, (letter) => letter.normalize("NFKC"));
  return Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join("");
}

/** Signs that people type for others, behind the common one. */
const SIGNS: [RegExp, string][] = [
  [/[\u00ad\u058a\u2010-\u2015\u2212\ufe58\uff0d]|(?<=\p{N})[~\u301c\uff5e](?=\p{N})/gu, "-"],
  [/[`´‘’‚‛ʻʼʽ′׳]/g, "'"],
  [/[“”„‟″«»״]/g, '"'],
  [/،/g, ","],
  [/[•∙・‧]/g, "·"],
  [/\u2044/g, "/"],
];
/** Letters that are written in two ways, also where capitals are made of them. */
const LETTERS: [RegExp, string][] = [
  [/ß/g, "ss"],
  [/ς/g, "σ"],
  [/ı/g, "i"],
  [/ё/g, "е"],
  [/[ىی]/g, "ي"],
  [/ک/g, "ك"],
  // Lengthening and vowels of Arabic, points of Hebrew.
  [/[\u0640\u064b-\u0652\u0670\u0591-\u05c7]/g, ""],
];
/** Accents of Latin and Greek letters, which not everybody types; elsewhere they make another letter. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}][\u0300-\u036f]*)[\u0300-\u036f]/gu;

/**
 * The same for texts that people type in different ways and mean one thing: with other dashes, apostrophes, widths, case,
 * accents, digits or blanks.
 */
export function asTyped(text: string): string {
  const replaced = (of: string, all: [RegExp, string][]) => all.reduce((now, [from, to]) => now.replace(from, to), of);
  // Before they are taken apart into a blank and an accent.
  const signs = replaced(folded(text).replace(/[´¨]/g, "'"), SIGNS).normalize("NFKC");
  const letters = replaced(replaced(signs, SIGNS).toLowerCase(), LETTERS);
  const bare = letters.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  const typed = bare
    .replace(/(?<=\p{L})[-_\s]+(?=\p{L})/gu, " ")
    .replace(/\s*&\s*/g, "&")
    .replace(/(?<=\p{L})[.!]+$/u, "");
  return asNumber(typed.replace(/\p{Nd}/gu, digitOf));
}

/** A number in digits of any script, without a plus, zeros in front, and decimals that are zero. */
function asNumber(text: string): string {
  return /^\+?\d+(?:\.\d+)?$/.test(text) && text.length < 16 ? String(Number(text)) : text;
}

/** Digits of a script stand one behind the other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The first letter of another alphabet that is drawn as a Latin one, in a word with Latin letters; nothing where there is none. */
export function foreignLetter(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.find((word) => /\p{Script=Latin}/u.test(word) && [...word].some((letter) => LATIN.has(letter)));
  return mixed && [...mixed].find((letter) => LATIN.has(letter));
}

/** The first two that look alike. */
export function lookAlikes(names: readonly string[]): [string, string] | undefined {
  const seen = new Map<string, string>();
  for (const name of names) {
    const like = likeness(name);
    const other = seen.get(like);
    if (other !== undefined) return [other, name];
    seen.set(like, name);
  }
  return undefined;
}

/** Characters of either text from where they begin to differ, as messages name them. */
export function difference(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  // Not from within a character.
  if (/[\udc00-\udfff]/.test(one[at] ?? other[at] ?? "")) at -= 1;
  const codes = (text: string) =>
    Array.from(text.slice(at, at + 8))
      .slice(0, 3)
      .map((letter) => codeAt(letter, 0))
      .join(" ");
  return [codes(one), codes(other)];
}
