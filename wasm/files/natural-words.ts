// SPDX-License-Identifier: GPL-3.0-or-later
/** Languages that may have a word, by its letters and where they stand. A wrong encoding makes words of no language. */

/** The letters beyond A to Z of languages in the Latin alphabet. Those behind the bar are rare, and programs write without. */
const LETTERS: Record<string, string> = {
  Albanian: "çë",
  Catalan: "àçèéíïòóúü",
  Croatian: "čćđšž",
  Czech: "áčďéěíňóřšťúůýž",
  Danish: "åæø|éêóòôü",
  Dutch: "éë|èêïöü",
  Estonian: "äõöü|šž",
  Faroese: "áæðíóøúý",
  Finnish: "äö|åšž",
  French: "àâçèéêëîïôùû|æœüÿ",
  German: "äöüß|éèà",
  Hungarian: "áéíóöőúüű",
  Icelandic: "áæðéíóöþúý",
  Italian: "àèéìòù|íóú",
  Latvian: "āčēģīķļņšūž",
  Lithuanian: "ąčęėįšųūž",
  Polish: "ąćęłńóśźż",
  Portuguese: "áâãçéêíóôõú|àü",
  Romanian: "ăâî|șşțţ",
  Slovak: "áäčďéíĺľňóôŕšťúýž",
  Slovene: "čšž",
  Spanish: "áéíñóú|ü",
  Swedish: "äåö|é",
  Turkish: "çğıöşü|âîû",
};
const NAMES = Object.keys(LETTERS);

/** Places where letters do not stand. */
const NEVER: Record<string, RegExp> = {
  Catalan: /[íïàèéòóúü]{2}|ç(?![aouàòóú]|$)|w/,
  Czech: /w/,
  Estonian: /aä/,
  Faroese: /[cqwxz]/,
  Finnish: /aä/,
  French: /[^aoubdgpsé]î(?!t)|ç(?![aouâôû])|(?<!^|[clt])æ/,
  German: /aä/,
  Hungarian: /w/,
  Icelandic: /[cqwz]/,
  Italian: /[àèìòù](?!$)|w/,
  Portuguese: /õ(?!e)|ã(?![oeismn]|$)|ç(?![aouáâãóôõú])|w/,
  Slovak: /w/,
  Spanish: /ñ(?![aeiouáéíóú])|w/,
  Swedish: /aä/,
};

/** Letters that are words, or the short form of one. */
const SINGLE = /^[àáâåæèéòôöøúýž\u0100-\u017f]$/;
const BESIDE_DIGIT = /\d(?!è[mr]e)(?![a-z])\p{Script=Latin}|(?![a-z])\p{Script=Latin}\d/iu;

const OTHER_SCRIPTS = [
  /^[\p{Script=Cyrillic}]+$/u,
  /^[\p{Script=Greek}]+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}]+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
  /^[A-Z]{0,3}[\p{Script=Hangul}]+$/u,
  /^[A-Z]{0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u,
];
/** Letters of Cyrillic that the languages of today have. */
const CYRILLIC = /^[а-яёђѓєѕіїјљњћќўџґ]*$/i;

/** The languages of a text by its words so far. */
export interface Languages {
  /** How many words some language may have. */
  natural: number;
  /** Whether one language may have them all, and which ones may; nothing where signs are all that there is. */
  one: boolean;
  names: readonly string[] | undefined;
}

/**
 * Looks at words with a letter or a sign beyond ASCII. They are of languages whose letters an encoding has, which are all that
 * it has beyond ASCII.
 */
export function languagesOf(words: readonly string[], letters: string): Languages {
  const small = letters.toLowerCase();
  const possible = NAMES.filter((name) =>
    [...(LETTERS[name] ?? "").replace(/\|.*/, "")].every((each) => small.includes(each)),
  );
  let left: readonly string[] | undefined;
  let natural = 0;
  for (const word of words) {
    const found = languagesOfWord(word, possible);
    if (found === undefined) continue;
    natural += 1;
    // Signs alone are of all languages.
    if (found !== "any") left = left ? left.filter((name) => found.includes(name)) : found;
  }
  return { natural, one: natural === words.length && left?.length !== 0, names: left };
}

/** Nothing where no language has it. */
function languagesOfWord(word: string, possible: readonly string[]): readonly string[] | "any" | undefined {
  let all: readonly string[] | undefined;
  const bare = word.replace(SIGNS, " ");
  if (BESIDE_DIGIT.test(bare)) return undefined;
  for (const part of bare.split(BETWEEN)) {
    if (!BEYOND_ASCII.test(part)) continue;
    const found = languagesOfPart(part, possible);
    if (found.length === 0) return undefined;
    const before: readonly string[] = all ?? found;
    all = before.filter((name) => found.includes(name));
    if (all.length === 0) return undefined;
  }
  return all ?? "any";
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const BETWEEN = /[\0-@[-`{-\x7f’‘]+/;

/**
 * Signs where they stand: quotes and dashes around words, currencies and shares beside numbers, marks of ordinals and units
 * behind digits and letters.
 */
const SIGNS = new RegExp(
  [
    "[’‘“”»›–—…](?!\\p{L})",
    "(?<!\\p{L})[’‘‚“”„«»‹›–—…]",
    "(?<=\\p{L}{3})[–—](?=\\p{L}{3})|(?<=\\p{Lu})[–—](?=\\p{Lu})|(?<=\\p{L})·(?=\\p{L})",
    "(?<!\\p{L})[¿¡](?=[\\p{Lu}q])",
    "(?<!\\p{L})[€£¥§](?=[\\s\\d]|$)|(?<=[\\d\\s])[€£¥]",
    "(?<=[\\d\\s]|^)[°½¼¾µ‰](?!\\p{Ll}{3})",
    "(?<=[\\d.mM])[²³]|(?<=[\\d.mMnN])[ºª°]|(?<=\\p{L})[®™]",
    "(?<!\\p{L})[©±×÷•·№₽₩≤≥≠≈]|(?<!\\p{L})∞(?!\\p{L})",
    "\\u00a0(?!\\p{Ll})|[\\u3000-\\u303f\\uff01-\\uff65]",
  ].join("|"),
  "gu",
);

function languagesOfPart(part: string, possible: readonly string[]): readonly string[] {
  if (/^\p{Script=Latin}+$/u.test(part) && !/[ªºƒµﬁﬂˆ\p{Lm}]/u.test(part)) return latin(part, possible);
  const script = OTHER_SCRIPTS.findIndex((each) => each.test(part));
  if (script < 0 || (script === 0 && !(CYRILLIC.test(part) && hasUsualCase(part)))) return [];
  return script === 1 && !hasUsualCase(part) ? [] : [`script ${script}`];
}

function latin(part: string, possible: readonly string[]): readonly string[] {
  if (!hasUsualCase(part)) return [];
  // Small, İ has two characters.
  const small = part.replace(/İ/g, "ı").toLowerCase();
  const beyond = [...small].filter((letter) => BEYOND_ASCII.test(letter));
  if (beyond.length === small.length && !SINGLE.test(small) && small !== "öö") return [];
  return possible.filter(
    (name) => beyond.every((letter) => LETTERS[name]?.includes(letter)) && !NEVER[name]?.test(small),
  );
}

/** Capitals at the beginning or throughout. One of ASCII may stand behind two letters, as in DuPré. */
function hasUsualCase(part: string): boolean {
  const neutral = part.replace(/ß/g, "");
  return /^(?:\p{Lu}?\p{Ll}*|\p{Lu}+|\p{Lu}[a-z]{1,2}[A-Z]\p{Ll}+)$/u.test(neutral);
}
