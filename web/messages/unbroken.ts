// SPDX-License-Identifier: GPL-3.0-or-later

/** A number and its sign stay on one line: "31 %", "± 5". So does a word whose hyphen follows a single letter: "e-mail". */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(?<=[\d}]) %/g, "\u00a0%")
    .replaceAll(/± (?=[\d{])/g, "±\u00a0")
    .replaceAll(/\b(e)-(?=mail)/gi, "$1\u2011");
}
