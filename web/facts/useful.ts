// SPDX-License-Identifier: GPL-3.0-or-later
/** What stays useful: how sure each percentage is when it is counted from the new file, and what helps where it is not. */
import type { Design, JointTable, WriteMode } from "../../wasm/engine/sluice.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/page.js";
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

/** What is off by half of everything says nothing. */
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

/**
 * The limit below which categories would have to be merged for no rough one to be left; nothing where merging does not
 * help: of ranges, of several columns, of a single rough one, or where hardly anything else would be left.
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
