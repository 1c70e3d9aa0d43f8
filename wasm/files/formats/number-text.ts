// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers and dates of a workbook as the text that a person expects. */

/**
 * How the number format of a cell lets a number be read. A number says how many digits it has at least, as in a
 * postcode.
 */
export type Kind = "number" | "date" | "time" | "date-time" | "elapsed" | number;

/** Formats that have numbers and no code of their own; those from 27 on are dates of East Asian editions. */
const BUILT_IN: [from: number, to: number, kind: Kind][] = [
  [14, 17, "date"],
  [18, 21, "time"],
  [22, 22, "date-time"],
  [27, 31, "date"],
  [32, 35, "time"],
  [36, 36, "date"],
  [45, 45, "time"],
  [46, 46, "elapsed"],
  [47, 47, "time"],
  [50, 58, "date"],
];

/** The longest format code that spreadsheet programs allow. */
export const MOST_CODE = 255;

export function kindOfFormat(id: number, code: string | undefined): Kind {
  if (code === undefined) return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? "number";
  // The first of several sections is for positive numbers. Neither texts nor colours nor fillers are placeholders.
  const [first = ""] = code.replace(/"[^"]*"|\\.|_.|\*./gs, "").split(";");
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return "elapsed";
  const bare = first.replace(/\[[^[\]]*\]/g, "").replace(/am\/pm|a\/p/gi, "h");
  if (/^0{2,}$/.test(bare)) return bare.length;
  if (/general|[0#?]/i.test(bare.replace(/s\.0+/gi, "s"))) return "number";
  const day = /[dye]|m{3,}/i.test(bare);
  const time = /[hs]/i.test(bare);
  if (day) return time ? "date-time" : "date";
  if (time) return "time";
  return /m/i.test(bare) ? "date" : "number";
}

/** The 15 digits that a spreadsheet shows: 0.1 + 0.2 is 0.3. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)));
}

const DAY = 86_400_000;
/** Days from the day 0 of either calendar to 1970. */
const TO_1970 = { 1900: 25_569, 1904: 24_107 };
/** The first day that four digits of a year cannot say. */
const TOO_LATE = Date.UTC(10_000, 0);

/** A date as ISO 8601 has it, or nothing where the number is none. */
export function dateText(
  serial: number,
  kind: Exclude<Kind, "number" | number>,
  from1904: boolean,
): string | undefined {
  if (serial < 0) return undefined;
  const clock = Math.round(serial * DAY);
  if (kind === "elapsed") return clockText(clock);
  if (kind === "time" && clock < DAY) return clockText(clock);
  const days = Math.floor(clock / DAY);
  const time = clock % DAY;
  const rest = time > 0 || kind !== "date" ? `T${clockText(time)}` : "";
  // In one of the two calendars 1900 was a leap year.
  if (!from1904 && days === 60) return `1900-02-29${rest}`;
  const shift = from1904 ? TO_1970[1904] : TO_1970[1900] - (days < 60 ? 1 : 0);
  const date = (days - shift) * DAY;
  return date < TOO_LATE ? `${new Date(date).toISOString().slice(0, 10)}${rest}` : undefined;
}

/** Hours, minutes and seconds, and thousandths where there are some. */
function clockText(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [thousandths, seconds] = [milliseconds % 1000, Math.floor(milliseconds / 1000)];
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return thousandths ? `${text}.${String(thousandths).padStart(3, "0")}` : text;
}
