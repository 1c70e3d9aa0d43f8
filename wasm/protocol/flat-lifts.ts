// SPDX-License-Identifier: Apache-2.0
/** The points of a proof for the set of a sample as the engines take them: one list after another, and how long each is. */
export function flatLifts(lifts: number[][][]): { points: Float64Array; lengths: number[] } {
  const lists = lifts.flat();
  return { points: Float64Array.from(lists.flat()), lengths: lists.map((list) => list.length / 3) };
}
