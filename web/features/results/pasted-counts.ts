// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts, or a list of noisy answers, that somebody pastes: made into a file as any other, or refused where they can be misread. */

import { toCell } from "../../../wasm/common/cells.js";
import { shortened } from "../../../wasm/common/characters.js";
import type { Place } from "../../../wasm/contract/errors.js";
import { messages } from "../../messages/results.js";
import { integer, plain } from "../../text/format-message.js";
import { ownError } from "../../text/own-error.js";
import { folded, meantNames } from "./handwritten-answers.js";
import type { ResultsState } from "./results-state.js";

const t = messages.reports;

interface Line {
  number: number;
  text: string;
  name: string;
  count: string | undefined;
}

interface Row {
  number: number;
  name: string;
  count: number;
}

/** Words that stand above answers and counts, in the languages of the page. */
const HEADERS = new Set(
  [
    "report answer answers response noisy_answer category value name count counts number frequency freq total n people",
    "antwoord antwoorden categorie waarde naam aantal aantallen totaal mensen personen",
    "antwort antworten kategorie wert anzahl anzahlen häufigkeit summe gesamt menschen personen",
    "how_often number_of_answers hoe_vaak wie_oft noisy_answers antwoord_met_ruis verrauschte_antwort",
  ].flatMap((line) => line.split(" ").map((word) => word.replaceAll("_", " "))),
);

/** The rows of a pasted file as they stood in the text. */
const pastedRows = new WeakMap<File, Row[]>();

/** Whether the page itself has written the file, of what somebody pasted. */
export const isPasted = (file: File): boolean => pastedRows.has(file);

/** A place in a file that was pasted is one in the text that somebody sees. */
export function asPasted(file: File, place: Place): Place {
  const rows = pastedRows.get(file);
  const line = place.line === undefined || !rows ? undefined : summed(rows)[place.line - 2]?.number;
  return line === undefined ? place : { ...place, line };
}

/** Noisy answers of a pasted file that are written otherwise than the settings write them. */
export interface Meant {
  name: string;
  /** The first of them, as it was written. */
  written: string;
  count: number;
}

/**
 * A pasted file under the names of the settings, and the lines that had to be read as one of them. Any other file stays
 * as it is.
 * @param headings the texts that may stand above a column of answers that is pasted whole
 */
export function underNames(file: File, names: string[], headings: string[] = []): { file: File; meant: Meant[] } {
  const pasted = pastedRows.get(file);
  if (!pasted) return { file, meant: [] };
  const [first, ...others] = pasted;
  const isHeading =
    first !== undefined &&
    // Not one that has a count.
    pasted.every(({ count }) => count === 1) &&
    !names.includes(first.name) &&
    headings.map(folded).includes(folded(first.name));
  const rows = isHeading && others.length > 0 ? others : pasted;
  const meant = meantNames(
    rows.map(({ name }) => name),
    names,
  );
  if (rows === pasted && meant.size === 0) return { file, meant: [] };
  const found = new Map<string, Meant>();
  for (const { name: written, count } of rows) {
    const name = meant.get(written);
    if (name === undefined) continue;
    const one = found.get(name) ?? { name, written, count: 0 };
    found.set(name, { ...one, count: one.count + count });
  }
  return {
    file: fileOf(
      rows.map((row) => ({ ...row, name: meant.get(row.name) ?? row.name })),
      file.name,
    ),
    meant: [...found.values()],
  };
}

function fileOf(rows: Row[], name: string): File {
  const body = summed(rows).map((row) => `${toCell(row.name, 2)},${row.count}\n`);
  const file = new File([`report,count\n${body.join("")}`], name, { type: "text/csv" });
  pastedRows.set(file, rows);
  return file;
}

/** Whether counts that were pasted would be lost with the window: they are in no file. */
export function unsaved({
  tables,
  question,
  keptHere,
}: Pick<ResultsState, "tables" | "question" | "keptHere">): boolean {
  const waiting = question && "tables" in question ? question.tables : [];
  return !keptHere?.on && [...tables, ...waiting].some((file) => pastedRows.has(file));
}

/**
 * Throws where a line cannot be read, or in two ways.
 * @param names the names of the answers that there are, as far as that is known
 */
export function pastedFile(text: string, names: string[] = []): File {
  if (text.trimStart().startsWith("{")) {
    return new File([text], `${t.pastedName}.json`, { type: "application/json" });
  }
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => lineOf(line, i + 1))
    .filter((line) => line.text !== "");
  const known = new Set(names.map(lower));
  const rows = isHeader(lines, known) ? lines.slice(1) : lines;
  if (rows.length === 0) throw ownError("paste-empty", "bad_file", t.pasteEmpty, t.pasteEmptyRemedy);
  const isCounted = rows.some(({ count }) => count !== undefined);
  // "yes, 12 people" is not an answer of its own.
  const more = isCounted ? undefined : rows.find((row) => isMiscounted(row, known));
  if (more) throw ownError("paste-more", "bad_file", plain(t.pasteMore, shownLine(more)), t.pasteMoreRemedy);
  return fileOf(
    isCounted ? rows.map(withCount) : rows.map(({ number, name }) => ({ number, name, count: 1 })),
    t.pastedName,
  );
}

function lineOf(line: string, number: number): Line {
  const text = line.trim();
  // By the last separator: names of answers may have commas.
  const [, name, count] = /^(.*?)\s*[\t;,:]\s*"?(\d+(?:[.,]\d+)*)"?$/.exec(text) ?? [];
  const [, byBlank, afterBlank] = name === undefined ? (/^(.*\S)\s+(\d+)$/.exec(text) ?? []) : [];
  return { number, text, name: unquoted(name ?? byBlank ?? text), count: count ?? afterBlank };
}

/** A line above the first answer, which has no answer in it and nothing that may be a count. */
function isHeader([first, ...others]: Line[], known: Set<string>): boolean {
  if (first === undefined) return false;
  if (/^"?report"?([\t;,]"?count"?)?$/i.test(first.text)) return true;
  if (first.count !== undefined || !others.some(({ count }) => count !== undefined)) return false;
  const cells = first.text.split(/[\t;,:]/).map((cell) => lower(unquoted(cell.trim())));
  if ([lower(first.name), ...cells].some((cell) => known.has(cell))) return false;
  return cells.every((cell) => HEADERS.has(cell)) || (known.size > 0 && !/\d/.test(first.text));
}

function isMiscounted({ text, name }: Line, known: Set<string>): boolean {
  return /[\t;,:]\s*"?\d/.test(text) && !known.has(lower(name));
}

const shownLine = ({ number, text }: Pick<Line, "number" | "text">) => ({
  line: integer(number),
  text: shortened(text),
});

const lower = (text: string) => text.trim().toLowerCase();

function withCount({ number, text, name, count }: Line): Row {
  const shown = shownLine({ number, text });
  if (count === undefined) {
    throw ownError("paste-mixed", "bad_file", plain(t.pasteMixed, shown), t.pasteMixedRemedy);
  }
  // "yes,1,234": 234 of "yes,1", or 1,234?
  const whole = /^\d+$/.test(count);
  if (!whole || (/^\d{3}$/.test(count) && /[,.;]\s*\d{1,3}$/.test(name))) {
    throw ownError("paste-comma", "bad_file", plain(t.pasteComma, shown), t.pasteCommaRemedy);
  }
  return { number, name, count: Number(count) };
}

/** Each name once, where it stands first. */
function summed(rows: Row[]): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) {
    const one = all.get(row.name);
    all.set(row.name, one ? { ...one, count: one.count + row.count } : row);
  }
  return [...all.values()];
}

function unquoted(text: string): string {
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}
