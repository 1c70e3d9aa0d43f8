// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Says what stays useful: how sure each percentage is when it is counted from the new file, and what helps where it is
 * not.
 */
import type { Design, JointTable, WriteMode } from "../../wasm/engine/sluice.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/page.js";
import { MANY_TIMES } from "./counting.js";
import { edgesOf, type Rules } from "./rules.js";
import { shareErrors } from "./share-errors.js";

export interface UsefulShare {
  name: string;
  share: number;
  /** Half of an interval of 95 %; infinite where the share cannot be told. */
  error: number;
  /** Whether it is no better than saying that the share is 0. */
  rough: boolean;
}

/** A percentage that is off by half of everything says nothing. */
const NOTHING = 0.5;

/** The commonest answer first, from a file of so many people; nothing where the page does not know it. */
export function usefulShares(design: Design, write: WriteMode, people: number): UsefulShare[] | undefined {
  const errors = shareErrors(design, write, people);
  if (!errors) return undefined;
  const shares = errors.map((error, x): UsefulShare => {
    const share = design.dataDistribution[x] ?? 0;
    const name = design.data.categories[x] || messages.empty;
    return { name, share, error: error < NOTHING ? error : Number.POSITIVE_INFINITY, rough: error > share };
  });
  return shares.toSorted((one, other) => other.share - one.share);
}

/** The half width that each percentage is to have. */
const POINTS = 0.05;

/**
 * How many people it takes until each share is right to ± 5 points, from a file in which it is written like this. It is
 * infinite if one of the shares shown of so many people cannot be told. If shares are not known, it is the number for
 * noise codes.
 */
export function peopleFor5Points(
  design: Design,
  write: WriteMode,
  people: number,
  shares = usefulShares(design, write, people),
): number {
  if (!shares) return design.utility.counting?.peopleFor5Points ?? Number.POSITIVE_INFINITY;
  const widest = Math.max(...shares.map(({ error }) => error));
  return Math.max(1, Math.ceil(people * (widest / POINTS) ** 2));
}

/** Chooses the sentence on how many people it takes, beside the method made for counting, if that number is known. */
export function peopleSaid(own: number, best: number | undefined): "people" | "tooMany" | "bestOnly" | undefined {
  const finite = Number.isFinite(own);
  if (best !== undefined && Number.isFinite(best) && own >= MANY_TIMES * best) return finite ? "tooMany" : "bestOnly";
  return finite ? "people" : undefined;
}

/**
 * Whether noise codes take far fewer people than the same categories do, be these made for counting or not. Categories
 * are drawn from the codes, and may lose what the codes still tell.
 */
export function codesInstead(own: number, best: number | undefined, codes: number): boolean {
  return Number.isFinite(codes) && Math.min(own, best ?? own) >= MANY_TIMES * codes;
}

/** Whether no share at all can be told. */
export function saysNothing(shares: UsefulShare[]): boolean {
  return shares.length > 0 && shares.every(({ error }) => !Number.isFinite(error));
}

/**
 * The limit below which categories would have to be merged for no rough one to be left. It is nothing for ranges, for
 * several columns and for a single rough one: merging does not help there. It is also nothing where hardly anything
 * else would be left.
 */
export function mergeBelow(shares: UsefulShare[], design: Design, table: JointTable, rules: Rules): number | undefined {
  const [column, ...others] = columnsOf(table.data);
  const rough = shares.filter((share) => share.rough);
  if (!column || others.length > 0 || (edgesOf(rules, column.name) ?? []).length > 0) return undefined;
  const most = Math.max(...rough.map(({ share }) => share));
  const merged = shares.filter(({ share }) => share <= most);
  if (rough.length < 2 || shares.length - merged.length < 2) return undefined;
  const below = Math.floor(most * design.total) + 1;
  return below > rules.rareBelow ? below : undefined;
}
