// SPDX-License-Identifier: GPL-3.0-or-later

/** A text in straight quotes that stands between words, and is not a value of markup or code. */
const QUOTED = /(?<=^|[\s(])"([^"<>=]*)"(?=$|[\s).,:;?!])/g;

/** Programs write names in straight quotes, and so do errors in English; the page sets them in curly ones. */
export function curly(text: string): string {
  return text.replaceAll(QUOTED, "“$1”");
}
