// SPDX-License-Identifier: Apache-2.0
/**
 * WebKit's workers can sleep through a promise that has settled, as of a read, until something else happens in them. While
 * there is work, something does.
 */
const MILLISECONDS = 50;

let work = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Called when a piece of work begins. */
export function stayAwake(): void {
  work += 1;
  timer ??= setInterval(() => {}, MILLISECONDS);
}

/** Called when it has ended. */
export function mayRest(): void {
  work -= 1;
  if (work > 0) return;
  clearInterval(timer);
  timer = undefined;
}
