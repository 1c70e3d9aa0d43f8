// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts, or a list of noisy answers, that somebody pastes: made into a file as any other, or refused where they can be misread. */
import { toCell } from "../../../wasm/common/cells.js";
import { shortened } from "../../../wasm/common/characters.js";
import { messages } from "../../messages/estimate.js";
import { integer, plain } from "../../text/format-message.js";
import { ownError } from "../../text/own-error.js";

const t = messages.reports;

interface Line {
  number: number;
  text: string;
  name: string;
  count: string | undefined;
}

/** Throws where a line cannot be read, or in two ways. */
export function pastedFile(text: string): File {
  if (text.trimStart().startsWith("{")) {
    return new File([text], `${t.pastedName}.json`, { type: "application/json" });
  }
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => lineOf(line, i + 1))
    .filter((line) => line.text !== "");
  const rows = isHeader(lines) ? lines.slice(1) : lines;
  if (rows.length === 0) throw ownError("paste-empty", "bad_file", t.pasteEmpty, t.pasteEmptyRemedy);
  const counted = rows.some(({ count }) => count !== undefined) ? rows.map(withCount) : occurrences(rows);
  const body = counted.map(([name, count]) => `${toCell(name, 2)},${count}\n`);
  return new File([`report,count\n${body.join("")}`], t.pastedName, { type: "text/csv" });
}

function lineOf(line: string, number: number): Line {
  const text = line.trim();
  // By the last separator: names of answers may have commas.
  const [, name, count] = /^(.*?)\s*[\t;,:]\s*"?(\d+(?:[.,]\d+)*)"?$/.exec(text) ?? [];
  const [, byBlank, afterBlank] = name === undefined ? (/^(.*\S)\s+(\d+)$/.exec(text) ?? []) : [];
  return { number, text, name: unquoted(name ?? byBlank ?? text), count: count ?? afterBlank };
}

/** A first line without a count, above lines that have one; or the names that our own files have. */
function isHeader([first, ...others]: Line[]): boolean {
  if (first === undefined) return false;
  if (/^"?report"?([\t;,]"?count"?)?$/i.test(first.text)) return true;
  return first.count === undefined && others.length > 0 && others.every(({ count }) => count !== undefined);
}

function withCount({ number, text, name, count }: Line): [name: string, count: number] {
  const shown = { line: integer(number), text: shortened(text) };
  if (count === undefined) {
    throw ownError("paste-mixed", "bad_file", plain(t.pasteMixed, shown), t.pasteMixedRemedy);
  }
  // "yes,1,234": 234 of "yes,1", or 1,234?
  const whole = /^\d+$/.test(count);
  if (!whole || (/^\d{3}$/.test(count) && /[,.;]\s*\d{1,3}$/.test(name))) {
    throw ownError("paste-comma", "bad_file", plain(t.pasteComma, shown), t.pasteCommaRemedy);
  }
  return [name, Number(count)];
}

function occurrences(rows: Line[]): [name: string, count: number][] {
  const all = new Map<string, number>();
  for (const { text } of rows) all.set(unquoted(text), (all.get(unquoted(text)) ?? 0) + 1);
  return [...all];
}

function unquoted(text: string): string {
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}
