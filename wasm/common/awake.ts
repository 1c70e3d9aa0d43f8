// SPDX-License-Identifier: Apache-2.0
/** A WebKit worker may not go on after a settled promise until another event occurs. A timer supplies one while work runs. */
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
