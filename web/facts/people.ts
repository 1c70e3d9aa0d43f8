// SPDX-License-Identifier: GPL-3.0-or-later
/** Beliefs told as numbers of people, so that what moves reads as moved and what is never reads as none. */
import { messages } from "../messages/page.js";
import { integer, plain } from "../text/format-message.js";
import { atLeast, atMost, outOf, STILL } from "./belief.js";

/** The numbers of people that shares are told out of, from the fewest on. */
const SCALES = [100, 1_000, 10_000, 1_000_000];

/** A share before any report, and what it becomes at most, at least, or both. */
export interface Moved {
  before: number;
  most?: number;
  least?: number;
}

export interface InPeople {
  /** Out of so many. */
  people: number;
  before: string;
}

/**
 * The number of people out of whom a belief and what it becomes are told. It is large enough for the two not to be
 * rounded to the same number. If no scale is, `before` is rounded away from what it becomes.
 */
export function inPeople(moved: Moved): InPeople {
  const { before, least = before } = moved;
  const fewest = outOf([before, least]);
  const people = SCALES.find((scale) => scale >= fewest && !isHidden(moved, scale));
  if (people !== undefined) return { people, before: howMany(before, people) };
  const last = SCALES.at(-1) ?? fewest;
  const away = rises(moved) && Math.round(before * last) >= atMost(moved.most ?? before, last) ? Math.floor : Math.ceil;
  return { people: last, before: howMany(before, last, away) };
}

/** A share of so many people; never none or all of them where it is not. */
export function howMany(share: number, people: number, round: (value: number) => number = Math.round): string {
  const t = messages.level;
  const n = round(share * people);
  if (n <= 0 && share > 0) return plain(t.fewerThan, { n: integer(1) });
  if (n >= people && share < 1) return plain(t.moreThan, { n: integer(people - 1) });
  return integer(n);
}

function rises({ before, most = before }: Moved): boolean {
  return most / before >= 1 + STILL;
}

function falls({ before, least = before }: Moved): boolean {
  return before / least >= 1 + STILL;
}

/** Whether rounding leaves nothing to be seen of what moves. */
function isHidden(moved: Moved, people: number): boolean {
  const { before, most = before, least = before } = moved;
  const said = Math.round(before * people);
  // One that is told in words, as fewer than one, is told apart.
  const inWords = (said <= 0 && before > 0) || (said >= people && before < 1);
  if (inWords && people === SCALES.at(-1)) return false;
  return (rises(moved) && atMost(most, people) <= said) || (falls(moved) && atLeast(least, people) >= said);
}
