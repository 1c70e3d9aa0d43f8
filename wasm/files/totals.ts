// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of totals, as spreadsheets have them below a table. */

/** As spreadsheets of the page's languages call them. */
const TOTAL =
  /^(?:(?:grand|sub)?[ -]?totals?|sum|(?:eind|sub)?totaal|som|(?:gesamt|zwischen)?summe|gesamt|insgesamt|gesamtergebnis|(?:total result|totaal resultaat|summe ergebnis))\s*:?$/i;

/** A number as spreadsheets show it. */
const SUM = /^[-+(]?[€$£]?\s?\d[\d.,'’\s]*\)?\s?[%€$£]?$/;

export function isTotal(cell: string): boolean {
  return TOTAL.test(cell.trim());
}

/** The name of such a row, where it comes first and nothing but numbers follows. */
export function totalOf(row: string[]): string | undefined {
  const [name = "", ...others] = row.filter((cell) => cell !== "");
  return isTotal(name) && others.length > 0 && others.every((cell) => SUM.test(cell)) ? name : undefined;
}
