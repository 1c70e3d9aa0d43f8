// SPDX-License-Identifier: GPL-3.0-or-later
/** Randomness of a page that is replaced before anything of it runs: later would be too late, as adapters keep what they found. */

/**
 * Its chance is that of the seed, so that what it sends is known beforehand. Everybody who draws a device's secret gets the
 * same one: which of a page's elements is ready first is not known beforehand.
 */
export function chanceOf(seed: number): void {
  const SECRET_BYTES = 32;
  let state = seed;
  let secrets = 0;
  const next = (): number => {
    // Mulberry32, which is enough for a test.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 24;
  };
  crypto.getRandomValues = <Into extends ArrayBufferView | null>(into: Into): Into => {
    if (!into) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    const before = state;
    // A secret is drawn twice, to see that it is not always the same.
    if (bytes.length === SECRET_BYTES) {
      state = ~seed - (secrets % 2);
      secrets += 1;
    }
    bytes.forEach((_, i) => {
      bytes[i] = next();
    });
    if (bytes.length === SECRET_BYTES) state = before;
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
