// SPDX-License-Identifier: GPL-3.0-or-later
/** Ten invented pupils without their names: month of birth, shoe size, and whether they cheated (1) or not (0). */
import type { Limits } from "../../facts/typed-counts.js";

export const PUPILS: number[][] = [
  [2, 36, 0],
  [5, 37, 1],
  [5, 37, 0],
  [9, 38, 0],
  [5, 39, 1],
  [11, 40, 1],
  [2, 41, 1],
  [9, 41, 0],
  [9, 42, 0],
  [11, 44, 0],
];

export const PUPIL_LIMITS: Limits = {
  counts: false,
  each: [
    { least: 1, most: 12 },
    { least: 30, most: 50 },
    { least: 0, most: 1 },
  ],
};

/** The values that occur, from the least. */
export function valuesOf(pupils: number[][], column: 0 | 1): number[] {
  return [...new Set(pupils.map((pupil) => pupil[column] ?? 0))].sort((a, b) => a - b);
}

/** Those who fit what is known; undefined is not known. */
export function fitting(pupils: number[][], month: number | undefined, shoe: number | undefined): number[][] {
  return pupils.filter(
    ([born, size]) => (month === undefined || born === month) && (shoe === undefined || size === shoe),
  );
}

/** How many are alone with their month and their size. */
export function alone(pupils: number[][]): number {
  return pupils.filter(([month, shoe]) => fitting(pupils, month, shoe).length === 1).length;
}

/**
 * Groups of at least so many pupils whose shoe sizes follow one another. Pupils of one size stay together, so that nothing
 * tells them apart; what is left at the end joins the last group.
 */
export function groupsOf(pupils: number[][], size: number): number[][][] {
  const sorted = [...pupils].sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  const groups: number[][][] = [];
  let group: number[][] = [];
  for (const [i, pupil] of sorted.entries()) {
    group.push(pupil);
    if (group.length < size || sorted[i + 1]?.[1] === pupil[1]) continue;
    groups.push(group);
    group = [];
  }
  if (group.length === 0) return groups;
  const last = groups.pop() ?? [];
  return [...groups, [...last, ...group]];
}

/** Whether everyone in it gave the same answer. */
export function isAlike(group: number[][]): boolean {
  return group.every(([, , cheated]) => cheated === group[0]?.[2]);
}
