// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The table of letters in a portable file of SPSS. It has a place for each letter, and says which byte stands for it. PSPP
 * gives the same byte to several letters, such as 1 to a raised 1 as well. The first of them is meant.
 */
import type { RandomAccess } from "./random-access.js";

/** Bytes above the table and of it, line ends not among them. */
const ABOVE = 200;
const TABLE = 256;
/** The place of the digit 0: control characters stand before it. */
const FIRST = 64;
const HEAD = 600;
/** Stands for a letter that no byte stands for. */
const NONE = 0x30;
const LINE_ENDS = [0x0a, 0x0d];

/** The same file with a table in which each byte stands for one letter. */
export async function withPlainLetters(file: RandomAccess): Promise<RandomAccess> {
  const head = (await file.read(0, Math.min(HEAD, file.size))).slice();
  const seen = new Set<number>();
  let at = -ABOVE;
  for (const [place, byte] of head.entries()) {
    if (LINE_ENDS.includes(byte)) continue;
    if (at >= FIRST && at < TABLE) {
      if (seen.has(byte)) head[place] = NONE;
      seen.add(byte);
    }
    at += 1;
  }
  return {
    ...file,
    async read(start, end) {
      const bytes = await file.read(start, end);
      if (start >= head.length) return bytes;
      const own = bytes.slice();
      own.set(head.subarray(start, Math.min(end, head.length)));
      return own;
    },
  };
}
