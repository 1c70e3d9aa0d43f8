// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells by which files say that somebody has not answered, as statistics programs and surveys write them. */

import { isNumber } from "../common/number.js";

/** The texts that a spreadsheet shows for a formula without a value, in the page's languages. */
const FAILED = /^#(?:N\/A|NV|N\/B|(?:DIV|DEEL)\/0!|\p{Lu}+[!?])$/u;
const WORDS = /^(?:n\/?a\.?|#n\/?a|nan|null|none|missing|k\. ?a\.|n\.? ?v\.?t\.?|[.?]|-+|\u2013|\u2014)$/i;
/** Numbers below 0 of nines, and a few of their kind, in a column of numbers that are not. */
const NUMBERS = /^-(?:[1-9]|9[0-9]|[6-9]{3,4}|9{2,5})(?:\.0+)?$/;

/** Those of these categories that look so; never all of them. */
export function missingCodes(values: readonly string[]): string[] {
  const filled = values.filter((value) => value !== "");
  const numbers = filled.filter(isNumber);
  const below = numbers.filter((value) => Number(value) < 0);
  // If a column goes below 0 by itself, nobody can tell.
  const coded = numbers.length - below.length >= 2 && below.every((value) => NUMBERS.test(value)) ? below : [];
  const found = filled.filter((value) => WORDS.test(value) || FAILED.test(value) || coded.includes(value));
  return found.length < filled.length ? found : [];
}
