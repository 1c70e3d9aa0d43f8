// SPDX-License-Identifier: GPL-3.0-or-later
/** Noisy answers as people type them into messages and lists: each is found where only one of the settings' names can be meant. */

/** Numbers of a list, as programs that write letters put them before its lines. */
const NUMBERED = /^\(?(\d{1,6})[.)]\s+/;
/** Points of a list, and marks of a quoted message. */
const POINT = /^(?:[-–—*]\s+|[•·>]\s*)+/;
const QUOTES = `"'“”„«»‘’‚‹›`;
const AROUND = new RegExp(`^[${QUOTES}\\s]+|[${QUOTES}\\s.!,;]+$`, "gu");

/**
 * The names that are meant, by what was written. A text that is a name already is left out, and so is one that may mean
 * none or several.
 * @param written all lines in their order: numbers are a list's only where they count it
 */
export function meantNames(written: string[], names: string[]): Map<string, string> {
  const known = new Set(names);
  const byFolded = new Map<string, string[]>();
  for (const name of known) byFolded.set(folded(name), [...(byFolded.get(folded(name)) ?? []), name]);
  const others = written.filter((text) => !known.has(text));
  const isList = counts(others.flatMap((text) => NUMBERED.exec(text)?.[1] ?? []).map(Number));
  const meant = new Map<string, string>();
  for (const text of new Set(others)) {
    const bare = (isList ? text.replace(NUMBERED, "") : text).replace(POINT, "").replaceAll(AROUND, "");
    const [name, ...more] = byFolded.get(folded(text)) ?? byFolded.get(folded(bare)) ?? [];
    if (name !== undefined && more.length === 0) meant.set(text, name);
  }
  return meant;
}

/** 1, 2, 3, and from 1 again where another list follows. "101. Yes" may be a count. */
function counts(numbers: number[]): boolean {
  return numbers.every((n, i) => n === 1 || n === (numbers[i - 1] ?? 0) + 1);
}

/** As the eye compares texts: without case, and with one blank for several. */
export function folded(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
