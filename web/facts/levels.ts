// SPDX-License-Identifier: GPL-3.0-or-later
/** The levels that the slider offers. */

/** The end of the slider when the data may never be released as they are. */
const widest = 6;
const positions = 120;

/** No level beside the one that is set is worth more than that. */
export const HIGHEST_BESIDE = 20;

/** The highest level worth offering: just above the one at which the answers may go out as they are. */
export function highestLevel(releaseLevel: number | undefined): number {
  if (releaseLevel === undefined || !Number.isFinite(releaseLevel)) return widest;
  return Math.min(widest, Math.max(0.05, Math.ceil(releaseLevel * 100 + 1) / 100));
}

/** Increasing levels from 0, closer together where small differences matter. */
export function stops(highest: number): number[] {
  const levels = new Set([0]);
  for (let position = 1; position <= positions; ++position) {
    const level = highest * (position / positions) ** 2;
    if (level >= 0.01) levels.add(round(level));
  }
  levels.add(highest);
  return [...levels].sort((a, b) => a - b);
}

/** Index of the stop nearest to a level. */
export function nearest(levels: number[], level: number): number {
  let best = 0;
  for (let index = 1; index < levels.length; ++index) {
    const distance = Math.abs((levels[index] ?? 0) - level);
    if (distance < Math.abs((levels[best] ?? 0) - level)) best = index;
  }
  return best;
}

/** A level in the middle: enough protection to see it, enough use to want it. */
function startingLevel(highest: number): number {
  return round(Math.min(0.5, highest / 2));
}

/** How strictly the secret is kept, in one word. */
export type Privacy = "strong" | "medium" | "weak";

/** The level of each, for a table: those of medium privacy are what the page begins with. */
export function privacyLevels(highest: number): Record<Privacy, number> {
  return {
    strong: round(Math.min(0.2, highest / 5)),
    medium: startingLevel(highest),
    weak: round(Math.min(1, highest * 0.8)),
  };
}

/** The name of a level, if it has one. */
export function privacyOf(level: number, highest: number): Privacy | undefined {
  const all = Object.entries(privacyLevels(highest)) as [Privacy, number][];
  return all.find(([, its]) => its === level)?.[0];
}

export function isPrivacy(value: unknown): value is Privacy {
  return value === "strong" || value === "medium" || value === "weak";
}

const curvePoints = 40;

/** Below this level the curve is straight to the eye, and searches are long. */
const leastOfCurve = 0.01;

/** Levels for the curve: the ends first, then halves of halves, so that it fills in evenly. */
export function curveLevels(highest: number): number[] {
  const levels = [curvePoints, 0];
  // Breadth first: the middle of each span, and then of its halves.
  const spans: [number, number][] = [[0, curvePoints]];
  for (const [from, to] of spans) {
    const middle = Math.floor((from + to) / 2);
    if (middle === from) continue;
    levels.push(middle);
    spans.push([middle, to], [from, middle]);
  }
  const rounded = new Set(levels.map((part) => round(highest * (part / curvePoints) ** 2)));
  return [...rounded].filter((level) => level === 0 || level >= leastOfCurve);
}

function round(level: number): number {
  return Number(level.toFixed(level < 0.1 ? 3 : 2));
}
