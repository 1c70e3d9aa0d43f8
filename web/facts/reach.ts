// SPDX-License-Identifier: GPL-3.0-or-later
/** Says in one phrase how well the answers of a file can be counted: so that two methods can be held side by side. */
import { messages } from "../messages/page.js";
import { count, integer, plain, pointsText } from "../text/format-message.js";
import type { UsefulShare } from "./useful.js";

export interface Reach {
  /** How many answers can be told, and of how many. */
  told: number;
  of: number;
  /** The error of the one that is told worst, of those that can be told. */
  within: number;
}

export function reachOf(shares: UsefulShare[]): Reach {
  const errors = shares.map(({ error }) => error).filter(Number.isFinite);
  return { told: errors.length, of: shares.length, within: Math.max(0, ...errors) };
}

/** Beside another one that tells as many answers, the error says which is better. */
export function reachText({ told, of, within }: Reach, beside?: Reach): string {
  const t = messages.protect.reach;
  const points = pointsText(within);
  if (told === of) return plain(t.all, { points });
  const isAsMany = told > 0 && beside?.told === told;
  return count(of, isAsMany ? t.somePoints : t.some, { told: integer(told), points });
}

/** Whether one is at least as good as the other. */
export function reachesAsFar(one: Reach, other: Reach): boolean {
  return one.told > other.told || (one.told === other.told && one.within <= other.within);
}
