// SPDX-License-Identifier: GPL-3.0-or-later
/** Puts values into the copy of web/messages: as text, or as parts of a template. */

import { isNegligible } from "../../wasm/common/negligible.js";
import { decimalsOfPercentage, LEAST_SHOWN, onGrid, type Rounding } from "../../wasm/common/rounding.js";
import { BETWEEN_CATEGORIES } from "../../wasm/protocol/label-check.js";
import { messages } from "../messages/page.js";
import { isolated } from "./isolate.js";
import { language } from "./language.js";

const hole = /\{(\w+)\}/;

/** The pieces of a message, to be put into a template: what stands in a hole may be markup, and sees to its own direction. */
export function say(message: string, values: Record<string, unknown>): unknown[] {
  return message.split(hole).map((piece, index) => {
    const value = index % 2 ? values[piece] : piece;
    return index % 2 && typeof value === "string" ? isolated(value) : value;
  });
}

/** The same as plain text. */
export function plain(message: string, values: Record<string, string | number>): string {
  return say(message, values).join("");
}

export interface Plural {
  one: string;
  other: string;
}

/** Makes one for each language, and with each option, and keeps it: to make one takes longer than to use it. */
function kept<Of>(make: (language: string, option: number, other: number) => Of) {
  const all = new Map<string, Of>();
  return (option = 0, other = 0): Of => {
    const key = `${language()} ${option} ${other}`;
    const one = all.get(key) ?? make(language(), option, other);
    all.set(key, one);
    return one;
  };
}

const numbers = kept(
  (language, maximumFractionDigits, minimumFractionDigits) =>
    new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits }),
);
const plurals = kept((language) => new Intl.PluralRules(language));
const lists = kept((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** A message with a number in it, which stands in the hole {n}. */
export function count(n: number, forms: Plural, values: Record<string, string | number> = {}): string {
  const form = plurals().select(n) === "one" ? forms.one : forms.other;
  return plain(form, { ...values, n: integer(n) });
}

/** A number as it is typed: its thousands are not grouped. */
export function ungrouped(value: number): string {
  return new Intl.NumberFormat(language(), { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

export function integer(value: number): string {
  // A window's first Intl.NumberFormat takes a tenth of a second, for which the first question would wait.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return numbers(0).format(value);
}

export function decimal(value: number, digits = 2): string {
  return numbers(digits).format(value);
}

/** Rounded up: what something is within must not be said to be less than it is. */
export function decimalUp(value: number, digits: number): string {
  return decimal(onGrid(value, 10 ** digits, Math.ceil), digits);
}

/** Half of an interval of a share, in percentage points. */
export function pointsText(half: number): string {
  return decimalUp(100 * half, half < 0.01 ? 2 : 1);
}

/** With so many decimals, zeros among them, and all others that there are. */
export function exactly(value: number, decimals: number): string {
  return numbers(Math.max(15, decimals), decimals).format(value);
}

/** With just so many decimals. */
export function fixed(value: number, decimals: number): string {
  return numbers(decimals, decimals).format(value);
}

/** A number that stands in digits already, more than `decimal` could be given: "1.5" as the language writes it. */
function inDigits(text: string): string {
  const point = numbers(1)
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal");
  return text.replace(".", point?.value ?? ".");
}

/**
 * A level, rounded up, for its text must not be less than what a report may do. It has three decimals or, if it is
 * small, two digits that count.
 */
export function levelText(level: number): string {
  if (level <= 0) return decimal(level);
  const unit = 10 ** Math.min(15, Math.max(3, 1 - Math.floor(Math.log10(level))));
  return decimal(Math.max(1 / unit, onGrid(level, unit, Math.ceil)), 15);
}

/** By how much at most something is likelier: rounded up, with three decimals or, next to 1, two digits that count. */
export function ratioText({ numerator, denominator }: { numerator: string; denominator: string }): string {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) return "∞";
  const above = n > d ? Math.max(1e-15, Number(((n - d) * 10n ** 15n) / d) / 1e15) : 0;
  const digits = Math.min(15, Math.max(3, above > 0 ? 1 - Math.floor(Math.log10(above)) : 0));
  const unit = 10n ** BigInt(digits);
  const text = ((n * unit + d - 1n) / d).toString().padStart(digits + 1, "0");
  const whole = numbers(0).format(BigInt(text.slice(0, -digits)));
  const rest = text.slice(-digits).replace(/0+$/, "");
  return rest ? whole + inDigits(`.${rest}`) : whole;
}

/** A sum of weights: whole where it is whole. */
export function amount(value: number): string {
  return Number.isInteger(value) ? integer(value) : decimal(value);
}

/** Shares below this are what rounding leaves of nothing. */
const nothing = 1e-12;

/**
 * A share with two significant digits, of what is missing too: what is not 0 % or 100 % never looks like it. `decimals` are
 * those that it has at least.
 */
export function percent(share: number, round: Rounding = Math.round, decimals = 0): string {
  const said = (text: string) => plain(messages.percent, { n: text });
  if (share < nothing) return said("0");
  if (share > 1 - nothing) return said("100");
  if (share < LEAST_SHOWN) return round === Math.floor ? said("0") : said(`< ${decimal(LEAST_SHOWN * 100, 4)}`);
  if (share > 1 - LEAST_SHOWN)
    return said(
      round === Math.ceil ? "100" : `${round === Math.floor ? "" : "> "}${decimal(100 - LEAST_SHOWN * 100, 4)}`,
    );
  const value = share * 100;
  const digits = decimalsOfPercentage(value, decimals);
  return said(decimal(onGrid(value, 10 ** digits, round), digits));
}

/** A chance as a number out of 100, with as many digits as `percent` gives it; only what is none is "0". */
export function hundredth(chance: number): string {
  return isNegligible(chance) ? "≈0" : percent(chance).replace(/\s*%/, "");
}

/** A day by the clock of who reads it; no month is a number, which might be taken for a day. */
export function day(date: Date): string {
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { dateStyle: "long" }).format(date);
}

export function bytes(size: number): string {
  const { units } = messages;
  let power = 0;
  let value = size;
  while (value >= 1000 && power < units.length - 1) {
    value /= 1000;
    power += 1;
  }
  return `${decimal(value, power > 1 && value < 100 ? 1 : 0)} ${units[power]}`;
}

/** "a, b and c" */
export function list(items: string[]): string {
  return lists().format(items.map(isolated));
}

/** "a or b": in English as names of reports have it in files. */
export function either(items: string[]): string {
  const all = items.map(isolated);
  if (language() === "en") return all.join(BETWEEN_CATEGORIES);
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(all);
}

/** The same of names of columns or categories, set off. */
export function quoted(names: string[]): string {
  return list(names.map((name) => plain(messages.quoted, { name: name || messages.empty })));
}
