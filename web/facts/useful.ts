// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Says what stays useful: how sure each percentage is when it is counted from the new file, and what helps where it is
 * not. The figures are those of a plan.
 */
import type { Design, JointTable, SurveyPlan } from "../../wasm/engine/sluice.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/page.js";
import { MANY_TIMES } from "./counting.js";
import { estimable } from "./estimable.js";
import { edgesOf, type Rules } from "./rules.js";

export interface UsefulShare {
  name: string;
  share: number;
  /** It is off by at most this 95 times in 100; infinite where the share cannot be told. */
  error: number;
  /** Whether it is no better than saying that the share is 0. */
  rough: boolean;
}

/** A percentage that is off by half of everything says nothing. */
const NOTHING = 0.5;

/** The commonest answer first; nothing where the plan does not know it. */
export function usefulShares(design: Design, { halfWidth }: SurveyPlan): UsefulShare[] | undefined {
  const { kind, answers } = estimable(design);
  if (!halfWidth || kind === "unknown") return undefined;
  // Chances are rounded to be drawn exactly: what is left of that tells nothing.
  const isTold = (x: number) => kind !== "none" && (kind !== "in-part" || answers?.includes(x) === true);
  const shares = halfWidth.categories.map(({ each, wald }, x): UsefulShare => {
    const share = design.dataDistribution[x] ?? 0;
    const name = design.data.categories[x] || messages.empty;
    // An interval that ends at 0 or at 100 % is narrower than what the estimate may be off by.
    const off = Math.max(each, wald);
    const error = isTold(x) && off < NOTHING ? off : Number.POSITIVE_INFINITY;
    return { name, share, error, rough: error > share };
  });
  return shares.toSorted((one, other) => other.share - one.share);
}

/** How many people it takes until each percentage is right to ± 5 points, and what takes far fewer. */
export interface Advice {
  kind: "people" | "counting" | "codes" | "none";
  own: number;
  /** With what is advised. */
  best: number;
}

/**
 * One advice: the method made for counting if it takes far fewer people in the same format. If noise codes take far
 * fewer than that, it is those. Categories are drawn from the codes, and may lose what the codes still tell.
 */
export function adviceOf(own: number, counting: number | undefined, codes: number | undefined): Advice {
  const isFar = (fewer: number | undefined, than: number): fewer is number =>
    fewer !== undefined && Number.isFinite(fewer) && than >= MANY_TIMES * fewer;
  if (isFar(codes, isFar(counting, own) ? counting : own)) return { kind: "codes", own, best: codes };
  if (isFar(counting, own)) return { kind: "counting", own, best: counting };
  return { kind: Number.isFinite(own) ? "people" : "none", own, best: own };
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
