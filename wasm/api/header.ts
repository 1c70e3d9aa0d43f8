// SPDX-License-Identifier: GPL-3.0-or-later
/** The header line: whether there is one, and which column a name means. */
import { SluiceError } from "./errors.js";
import { isNumber } from "./number.js";

/** Throws when the first line looks like data: every file must name its columns. */
export function checkHeader(header: string[], rows: string[][], file: string): void {
  const reason = header.every((name) => name === "")
    ? "The first line of the file is empty"
    : looksLikeData(header, rows)
      ? "The file has no header: its first line looks like data"
      : undefined;
  if (reason) {
    throw new SluiceError(
      "bad_file",
      `${reason} (${shortened(header.join(", "))}).`,
      "Put a first line with the names of the columns into the file.",
      { ...(file && { file }), line: 1 },
    );
  }
}

/** Whether each cell of the first line could just as well stand below it. */
function looksLikeData(header: string[], rows: string[][]): boolean {
  if (header.every(isNumber)) return true;
  const columns = header.map((name, i) => {
    const values = rows.map((row) => row[i] ?? "");
    const numeric = values.some(isNumber) && values.every((value) => value === "" || isNumber(value));
    return { numeric, fits: numeric ? isNumber(name) : name !== "" && values.includes(name) };
  });
  const numeric = columns.filter((column) => column.numeric);
  const text = columns.filter((column) => !column.numeric);
  // A name such as "2019" above numbers proves nothing by itself; a name that is also a value does.
  return numeric.length > 0
    ? numeric.every(({ fits }) => fits) && text.some(({ fits }) => fits)
    : text.every(({ fits }) => fits);
}

/** Index of the column; throws `unknown_column` when no column, or more than one, has the name. */
export function findColumn(header: string[], name: string, file: string): number {
  const first = header.indexOf(name);
  const place = { ...(file && { file }), column: name };
  if (first < 0 || name === "") {
    const near = nearest(name, header);
    throw new SluiceError(
      "unknown_column",
      `There is no column "${name}" in the file.`,
      `${near ? `Did you mean "${near}"? ` : ""}The columns are: ${listed(header)}.`,
      place,
    );
  }
  const second = header.indexOf(name, first + 1);
  if (second >= 0) {
    throw new SluiceError(
      "unknown_column",
      `The name "${name}" stands twice in the header (columns ${first + 1} and ${second + 1}).`,
      "Give the columns different names in the file.",
      { ...place, line: 1 },
    );
  }
  return first;
}

const LISTED = 50;

function listed(header: string[]): string {
  const names = header.slice(0, LISTED).map((name) => (name === "" ? "(no name)" : `"${name}"`));
  const more = header.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The name that is the same but for case and blanks, or that has less than a third of its letters different. */
export function nearest(name: string, names: string[]): string | undefined {
  const wanted = folded(name);
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const candidate of names) {
    if (candidate === "") continue;
    const steps = distance(wanted, folded(candidate), least);
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** Levenshtein's distance, or `limit` when it is not below that. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return Math.min(limit, above[b.length] ?? limit);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
