// SPDX-License-Identifier: Apache-2.0
/** Which page this is, for what is kept in a tab: one address may have many questions behind what stands in its query. */
export function pageOf(): string[] {
  const { pathname = "", search = "", hash = "" } = globalThis.location ?? {};
  // Where it is no route it is only a place on the page.
  return [pathname, search, /^#!?\//.test(hash) ? hash : ""];
}
