// SPDX-License-Identifier: GPL-3.0-or-later
/** Draws for simulated surveys, the same each time. */

/** Mulberry32: a number between 0 and 1. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A place among these shares, as often as they say. */
export function drawn(shares: readonly number[], random: () => number): number {
  let left = random();
  const at = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return at < 0 ? shares.length - 1 : at;
}
