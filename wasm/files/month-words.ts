// SPDX-License-Identifier: GPL-3.0-or-later
/** Months in words, as the platform's own locale data have them: no word of a language stands here. */

/** The languages in which people may have written dates. */
const LANGUAGES =
  "en nl de fr es it pt ca gl eu da sv nb nn is fo fi et lv lt pl cs sk sl hr bs sr sr-Latn mk bg ro hu el tr az ru uk be kk uz ka hy he ar fa ur hi bn ta te ml mr gu pa th vi id ms fil sw af sq ga cy lb ja ko zh am km lo si ne mn".split(
    " ",
  );

/** A cell without its month: the words around it are of the language, and the numbers are a day and a year, or a year. */
interface Worded {
  month: number;
  numbers: string[];
}

export interface MonthReader {
  language: string;
  read(cell: string): Worded | undefined;
}

/** The languages that read the most of these cells, and enough; those that read all of them as the same months are one. */
export function readersOf(cells: readonly string[], least: number): MonthReader[] {
  const first = cells.slice(0, SAMPLE);
  const count = (own: readonly string[], reader: MonthReader) =>
    own.filter((cell) => reader.read(cell) !== undefined).length;
  const fits = readers()
    .filter((reader) => count(first, reader) >= least * first.length)
    .map((reader) => ({ reader, read: count(cells, reader) }))
    .filter(({ read }) => read >= least * cells.length);
  const most = fits.reduce((best, { read }) => Math.max(best, read), 0);
  const found = new Map<string, MonthReader>();
  for (const { reader, read } of fits) {
    const months = cells.map((cell) => reader.read(cell)?.month ?? "-").join();
    if (read === most && !found.has(months)) found.set(months, reader);
  }
  return [...found.values()];
}

/** So many cells say whether a language is worth a look at all of them. */
const SAMPLE = 30;

let all: MonthReader[] | undefined;

function readers(): MonthReader[] {
  all ??= LANGUAGES.map(readerOf);
  return all;
}

/** As people type it: without accents, in small letters. */
function plain(text: string, language: string): string {
  const letters = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return letters.toLocaleLowerCase(language).normalize("NFC");
}

const WORD = /\d+|[\p{L}\p{M}'’]+/gu;

function readerOf(language: string): MonthReader {
  const tag = `${language}-u-ca-gregory-nu-latn`;
  const months = new Map<string, number>();
  const beside = new Set<string>();
  const own = (text: string) => plain(text, language);
  for (const month of ["long", "short"] as const) {
    const forms = [
      new Intl.DateTimeFormat(tag, { month, timeZone: "UTC" }),
      new Intl.DateTimeFormat(tag, { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
      new Intl.DateTimeFormat(tag, { weekday: month, day: "numeric", month, year: "numeric", timeZone: "UTC" }),
    ];
    for (let at = 0; at < 12; at += 1) {
      const date = new Date(Date.UTC(2024, at, 8 + at));
      for (const form of forms) {
        const parts = form.formatToParts(date);
        for (const [i, { type, value }] of parts.entries()) {
          if (type === "month") {
            // A letter in front of it, as Hebrew has, is one of the word.
            const before = /[\p{L}\p{M}]*$/u.exec(parts[i - 1]?.value ?? "")?.[0] ?? "";
            for (const word of [value, before + value]) months.set(own(word).replace(/\.$/, ""), at + 1);
          } else if (type !== "day" && type !== "year")
            for (const word of own(value).match(WORD) ?? []) beside.add(word);
        }
      }
    }
  }
  // A month that is written as a number alone is none in words.
  const names = [...months.keys()].filter((name) => /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${escaped.join("|")})(?![\\p{L}\\p{M}\\d])`, "gu");
  return {
    language,
    read(cell) {
      const text = own(cell);
      const found = text.match(pattern) ?? [];
      const [name] = found;
      if (name === undefined || found.length > 1) return undefined;
      const words = text.replace(pattern, " ").match(WORD) ?? [];
      const numbers = words.filter((word) => /^\d/.test(word));
      if (words.some((word) => !/^\d/.test(word) && !beside.has(word))) return undefined;
      return { month: months.get(name) as number, numbers };
    },
  };
}
