// SPDX-License-Identifier: GPL-3.0-or-later
/** Text in UTF-8 that was taken for Windows-1252 once and converted again: "KÃ¶ln" for "Köln". */
import { decodeStrictly, windowsBytes } from "./code-pages.js";

/** A quick look: a text without this has no letter that was converted twice. */
const MAY_BE = /[\u00c2-\u00f4][^\0-\x7f]/;
/** A blank beyond ASCII may be half of a letter. */
const WORDS = /[^\0-\x20,;|"]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/;

/** A word as it is and as it was, where most different words with a letter beyond ASCII are UTF-8 once more. */
export function encodedTwice(text: string): { word: string; before: string } | undefined {
  if (!MAY_BE.test(text)) return undefined;
  const words = [...new Set(text.match(WORDS)?.filter((word) => BEYOND_ASCII.test(word)))];
  const found = words.flatMap((word) => {
    const before = onceMore(word);
    return before === undefined ? [] : [{ word, before }];
  });
  return 2 * found.length > words.length ? found[0] : undefined;
}

function onceMore(word: string): string | undefined {
  const bytes = windowsBytes(word);
  if (!bytes) return undefined;
  try {
    return decodeStrictly("utf-8", bytes);
  } catch {
    return undefined;
  }
}
