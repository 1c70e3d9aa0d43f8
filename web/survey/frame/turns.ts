// SPDX-License-Identifier: Apache-2.0
/**
 * Frames load a few at a time, in the order of the page. All at once they would keep the first one waiting for the
 * last, and the page's thread busy. Once one is there people have something to answer, and more at once are through
 * sooner: a frame that loads waits for the browser.
 */

const AT_FIRST = 3;
const AFTERWARDS = 6;
/** Milliseconds after which the next one begins anyway: a frame that is out of the page does not load. */
const LONGEST = 2000;

let atOnce = AT_FIRST;
let loading = 0;
const waiting = new Set<() => void>();
let afterwards: (() => void)[] = [];

/** Calls `begin` when it is this one's turn. The turn is over when what is returned is called, which may be before. */
export function takeTurn(begin: () => void): () => void {
  let hasBegun = false;
  const start = () => {
    hasBegun = true;
    loading += 1;
    setTimeout(end, LONGEST);
    begin();
  };
  const end = () => {
    waiting.delete(start);
    if (hasBegun) {
      loading -= 1;
      atOnce = AFTERWARDS;
    }
    hasBegun = false;
    startNext();
  };
  waiting.add(start);
  startNext();
  return end;
}

/** Calls it once no frame loads or waits for its turn. */
export function afterTurns(act: () => void): void {
  afterwards.push(act);
  startNext();
}

function startNext(): void {
  for (const start of waiting) {
    if (loading >= atOnce) return;
    waiting.delete(start);
    start();
  }
  if (loading > 0) return;
  const acts = afterwards;
  afterwards = [];
  for (const act of acts) act();
}
