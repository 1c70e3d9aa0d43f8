// SPDX-License-Identifier: GPL-3.0-or-later
/** When the browser paints. */

/** Milliseconds after which a page that is not being painted, as one behind others is, counts as painted. */
const HIDDEN = 300;

/** Resolves when the next picture is about to be painted: what is changed now is still in it. */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, HIDDEN);
  });
}

/** Resolves when what stands in the page has been painted. */
export async function painted(): Promise<void> {
  await nextPicture();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
