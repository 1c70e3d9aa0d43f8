// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Windows-1252 or Mac OS Roman: every byte means something in both, so words decide. In the wrong one of them capitals
 * stand within words, and signs between letters.
 */

export interface Western {
  /** Nothing where both can be right. */
  name: "windows-1252" | "macintosh" | undefined;
  /** A word as it is in each, where one has a letter that they disagree about. */
  words?: { windows: string; mac: string };
}

/** How many times as many odd places the other reading has to have. */
const CLEARLY = 3;

/** The bytes, and what they are in each: a character for each byte. */
export function recogniseWestern(head: Uint8Array, windows: string, mac: string): Western {
  let [oddInWindows, oddInMac, wordsInMac, dashed] = [0, 0, 0, 0];
  let at = -1;
  for (let i = 0; i < head.length; i++) {
    if ((head[i] as number) < 0x80) continue;
    if (LOWER.test(mac[i] ?? "") && /[a-z]/.test(`${mac[i - 1]}${mac[i + 1]}`)) wordsInMac++;
    const [odd, other] = [isOdd(windows, i), isOdd(mac, i)];
    oddInWindows += Number(odd);
    oddInMac += Number(other);
    // Alone it says nothing: some write words—words.
    if (/[–—]/.test(windows[i] ?? "") && LOWER.test(windows[i - 1] ?? "") && LOWER.test(windows[i + 1] ?? "")) dashed++;
    // The first place that tells them apart, or else the first within a word.
    const within = LETTER.test(windows[i - 1] ?? "") || LETTER.test(windows[i + 1] ?? "");
    if (odd !== other && (at < 0 || isOdd(windows, at) === isOdd(mac, at))) at = i;
    else if (at < 0 && within) at = i;
  }
  if (at < 0) return { name: "windows-1252" };
  const words = { windows: wordAt(windows, at), mac: wordAt(mac, at) };
  if (oddInWindows === 0 && oddInMac === 0) return { name: undefined, words };
  if (oddInMac >= CLEARLY * oddInWindows) return { name: "windows-1252", words };
  if (wordsInMac === 0) return { name: "windows-1252", words };
  return { name: oddInWindows > 0 && oddInWindows + dashed / 2 >= CLEARLY * oddInMac ? "macintosh" : undefined, words };
}

/**
 * A word that hardly anybody writes in Windows-1252, but that another code page of Windows comes to in it. Nothing where there
 * is none.
 */
export function unlikelyWord(text: string): string | undefined {
  const icelandic = /[áéíóúæ]/i.test(text) && !BEYOND_ICELANDIC.test(text);
  const czech = (/[ìøæ]/i.test(text) && /[šž]/i.test(text)) || (/ø/i.test(text) && /[ýìè]/i.test(text));
  const at = [
    // Cyrillic, Greek and Hebrew.
    text.search(/(?<!\p{L})(?:(?![a-zªº])\p{L}){3,}(?!\p{L})/iu),
    // A single letter of theirs as a whole cell, such as М and Ж for men and women.
    text.search(/(?<=^|[,;\t|"\r\n])(?:(?![A-Z])\p{Lu}|[ìæ])(?=$|[,;\t|"\r\n])/u),
    // Turkish ğ, ı and ş; š and ž of the Baltic.
    icelandic ? -1 : text.search(/[ðþý]/i),
    // Hungarian ő; Portuguese and Estonian have other letters beside this one.
    /[ãçä]/i.test(text) ? -1 : text.search(/õ/i),
    czech || (/ì/i.test(text) && /ý/i.test(text)) ? text.search(/[ìøæ]/i) : -1,
    // Polish ł, ą, ż and Ł, Slovak ľ, Romanian ş.
    text.search(/(?<=\p{L})[³¹¿£¾º][\p{L}³¹¿]/u),
  ].find((each) => each >= 0);
  return at === undefined ? undefined : wordAt(text, at);
}

/** A letter that neither Icelandic nor Faroese has. */
const BEYOND_ICELANDIC = /(?![a-záéíóúýðþæöøªºƒˆµ])\p{L}/iu;

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** The characters that stand between words, and in front of them and behind. */
const MARK = /[‘’‚“”„–—…•«»‹›¡¿\s]/;
/** Signs that Unicode has among letters. */
const SIGN = /[ƒªºˆ˜ˇﬁﬂıµ\p{Lm}]/u;

function isLetter(character: string): boolean {
  return LETTER.test(character) && !SIGN.test(character);
}

/** Whether nobody would write the character at this place. */
export function isOdd(text: string, at: number): boolean {
  const [before = "", character = "", after = ""] = [text[at - 1], text[at], text[at + 1]];
  const [left, right] = [isLetter(before), isLetter(after)];
  if (isLetter(character)) {
    if (/\d/.test(before + after)) return true;
    if (UPPER.test(character)) return LOWER.test(before);
    if (UPPER.test(after) && LOWER.test(character)) return true;
    return isLoneDash(text, at) || isApostrophe(text, at);
  }
  if (/\p{Cc}/u.test(character)) return true;
  if (MARK.test(character)) return /[«‹…]/.test(character) && !left && LOWER.test(after);
  return (left && right) || (!left && LOWER.test(after));
}

/** Letters of Mac OS Roman that are dashes and quotes in Windows-1252 (0x91 to 0x97), and words of nobody. */
const DASHES = /[ëíìîïñó]/;

function isLoneDash(text: string, at: number): boolean {
  return DASHES.test(text[at] ?? "") && !isLetter(text[at - 1] ?? "") && !isLetter(text[at + 1] ?? "");
}

/** Whether í stands where an apostrophe does (0x92), as in itís, díaccord or OíBrien. */
function isApostrophe(text: string, at: number): boolean {
  if (text[at] !== "í") return false;
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? "";
  const after = /^\p{L}*/u.exec(text.slice(at + 1, at + 12))?.[0] ?? "";
  if (/^(?:s|t|re|ve|ll|d|m|n)$/i.test(after) && before.length > 0) return true;
  if (after === "" && /\p{L}{2}s$/u.test(before)) return true;
  return /^(?:|[a-z]|qu|jusqu|lorsqu|puisqu|aujourd)$/i.test(before) && after.length > 1;
}

const LONGEST = 30;

export function wordAt(text: string, at: number): string {
  const begin = /[^\s,;|"]*$/.exec(text.slice(Math.max(0, at - LONGEST), at))?.[0] ?? "";
  const end = /^[^\s,;|"]*/.exec(text.slice(at, at + LONGEST))?.[0] ?? "";
  return begin + end;
}
