// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Names within sentences that are written in another direction: without being isolated they would turn round the words,
 * figures and signs beside them. For the page alone: files have none of these characters.
 */

const [BEGIN, END] = ["\u2068", "\u2069"];
/** Letters that are written from right to left, and characters that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /\u2068([^\u2068\u2069]*)\u2069/g;

/** The same where there is nothing to turn, or all that would turn is isolated already. */
export function isolated(text: string): string {
  return TURNS.test(text.replaceAll(ISOLATES, "")) ? BEGIN + text + END : text;
}

/** The text as it goes into a file. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}

/** The text as it goes into a file of HTML, which has an element for it; the text is escaped already. */
export function isolatesAsMarkup(escaped: string): string {
  return escaped.replaceAll(ISOLATES, "<bdi>$1</bdi>").replaceAll(ISOLATES, "<bdi>$1</bdi>");
}
