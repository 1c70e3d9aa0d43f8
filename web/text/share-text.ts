// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimated percentages as they are printed everywhere on the page: the ends of ranges are rounded outwards. */
import { decimalsOfEnds, onGrid, percentOfEnd, type Rounding } from "../../wasm/common/rounding.js";
import { messages as page } from "../messages/page.js";
import { messages as t } from "../messages/shares.js";
import { fixed, plain } from "./format-message.js";

type Ends = readonly [low: number, high: number];

/** How much wider than the range itself ± may make it, before its ends are told one by one. */
const MOST_WIDENED = 1.15;

/** The ends in per cent, in the digits of the command line. */
export function endsOf([low, high]: Ends): [low: string, high: string] {
  const decimals = decimalsOfEnds([low, high]);
  return [inDigits(...percentOfEnd(low, Math.floor, decimals)), inDigits(...percentOfEnd(high, Math.ceil, decimals))];
}

/**
 * "3.1 % ± 0.9" where that says the range, otherwise "0 to 4.0 %, best guess 1.1 %". Either leaves out nothing of the range. At
 * an end of it there is no best guess: "0 %" would be read as "nobody" where chance alone has made the count so small.
 */
export function shareText(point: number | undefined, ends: Ends): string {
  const around = point === undefined ? undefined : halfOf(point, ends, [0, 100]);
  if (around) return plain(t.plusMinus, around);
  const [low, high] = endsOf(ends);
  const n = point === undefined ? low : digitsOf(point, ends);
  return n === low || n === high ? plain(t.range, { low, high }) : plain(t.rangeAround, { low, high, n });
}

/** The estimate alone, as exact as its range is told. */
export function pointText(point: number, ends: Ends): string {
  return plain(page.percent, { n: digitsOf(point, ends) });
}

function digitsOf(point: number, ends: Ends): string {
  const decimals = decimalsOfEnds(ends);
  return inDigits(onGrid(100 * Math.min(1, Math.max(0, point)), 10 ** decimals), decimals);
}

/** The same of a difference of two shares, in percentage points, with its sign. */
export function differenceText(point: number | undefined, ends: Ends): string {
  const around = point === undefined ? undefined : halfOf(point, ends, [-100, 100]);
  if (around) return plain(t.points, { ...around, n: signed(around.value, around.decimals) });
  const decimals = decimalsOfEnds(ends);
  const inPoints = (share: number, round?: Rounding) => signed(onGrid(100 * share, 10 ** decimals, round), decimals);
  const [low, high] = [inPoints(ends[0], Math.floor), inPoints(ends[1], Math.ceil)];
  const n = point === undefined ? low : inPoints(point);
  return n === low || n === high ? plain(t.pointsRange, { low, high }) : plain(t.pointsAround, { low, high, n });
}

/** The middle as it is shown and what has to stand behind ± so that both ends are within; nothing where that would mislead. */
function halfOf(point: number, ends: Ends, [least, most]: Ends) {
  const decimals = decimalsOfEnds(ends);
  const unit = 10 ** decimals;
  const value = onGrid(100 * point, unit);
  const exact = Math.max(value - 100 * ends[0], 100 * ends[1] - value);
  const half = onGrid(exact, unit, Math.ceil);
  const width = 100 * (ends[1] - ends[0]);
  if (!(2 * exact <= MOST_WIDENED * width + 1 / unit)) return undefined;
  if (value - half < least - 0.5 / unit || value + half > most + 0.5 / unit) return undefined;
  // A ± that reaches an end of the scale while the range is narrower would say of a share that it may be nothing, or all.
  const reaches = value - half < least + 0.5 / unit || value + half > most - 0.5 / unit;
  if (reaches && 2 * half > width + 0.5 / unit) return undefined;
  return { n: inDigits(value, decimals), half: fixed(half, decimals), value, decimals };
}

/** Nothing and all have no decimals. */
function inDigits(percent: number, decimals: number): string {
  return percent === 0 || percent === 100 ? fixed(percent, 0) : fixed(percent, decimals);
}

function signed(points: number, decimals: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${fixed(Math.abs(points), decimals)}`;
}
