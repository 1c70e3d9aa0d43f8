// SPDX-License-Identifier: Apache-2.0
/**
 * The parts of the address that tell pages apart, for what is kept in a tab. One path may have many questions, which
 * its query tells apart.
 */
export function pageOf(): string[] {
  const { pathname = "", search = "", hash = "" } = globalThis.location ?? {};
  // A hash that is no route is only a place on the page.
  return [pathname, search, /^#!?\//.test(hash) ? hash : ""];
}
