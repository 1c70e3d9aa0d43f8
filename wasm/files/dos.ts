// SPDX-License-Identifier: GPL-3.0-or-later
/** Code page 850 of MS-DOS, which spreadsheets still write. It is not read, but it must not be taken for another one either. */

import { isOdd, wordAt } from "./western.js";

/** The letters of code page 850 at 0x80 to 0xa5. */
const LETTERS = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ";
const SHARP_S = 0xe1;

/**
 * A word as it is in code page 850. Each of its bytes beyond ASCII is a letter there and stands where a letter can. In
 * Windows-1252 some cannot, and in Mac OS Roman some cannot.
 */
export function dosWord(head: Uint8Array, windows: string, mac: string): string | undefined {
  const beyond: number[] = [];
  for (let at = 0; at < head.length; at++) if ((head[at] as number) >= 0x80) beyond.push(at);
  // Most files in other encodings have such a byte early on.
  if (beyond.some((at) => letterOf(head[at] as number) === undefined)) return undefined;
  const dos = Array.from(head, (byte) => letterOf(byte) ?? String.fromCharCode(byte)).join("");
  const odd = (text: string) => beyond.find((at) => isOdd(text, at) || isWrong(text, at));
  const first = odd(windows);
  if (first === undefined || odd(mac) === undefined || odd(dos) !== undefined) return undefined;
  return wordAt(dos, first);
}

function letterOf(byte: number): string | undefined {
  return byte === SHARP_S ? "ß" : LETTERS[byte - 0x80];
}

/** A capital between a capital and a small letter, or a quote that opens behind a letter. */
function isWrong(text: string, at: number): boolean {
  const [before = "", character = "", after = ""] = [text[at - 1], text[at], text[at + 1]];
  if (/[‚„]/.test(character)) return /\p{L}/u.test(before);
  return /\p{Lu}/u.test(before) && /\p{Lu}/u.test(character) && /\p{Ll}/u.test(after);
}
