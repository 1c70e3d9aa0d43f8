// SPDX-License-Identifier: GPL-3.0-or-later
/** Randomness of a page that is replaced before anything of it runs: later would be too late, as adapters keep what they found. */

/** Its chance is that of the seed, so that what it sends is known beforehand. */
export function chanceOf(seed: number): void {
  let state = seed;
  const next = (): number => {
    // Mulberry32, which is enough for a test.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 24;
  };
  crypto.getRandomValues = <Into extends ArrayBufferView | null>(into: Into): Into => {
    if (into)
      new Uint8Array(into.buffer, into.byteOffset, into.byteLength).forEach((_, i, bytes) => {
        bytes[i] = next();
      });
    return into;
  };
}

declare global {
  interface Window {
    /** Set when there is to be no more chance. */
    dry?: boolean;
  }
}

/** There is chance until the page's `dry` is set. */
export function chanceUntilDry(): void {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (window.dry) throw new Error("no chance");
    return real(into);
  };
}
