// SPDX-License-Identifier: GPL-3.0-or-later
import { setSettings, setting } from "../platform/address.js";
import { inOneFile, type ViewName } from "../platform/views.js";

/**
 * The names that pages had before: people have links with these names. For each the site has a file that leads on.
 * @public The build imports it in a script that it makes.
 */
export const formerNames: ReadonlyMap<string, ViewName> = new Map([
  ["privatise", "protect"],
  ["estimate", "results"],
  ["explore", "learn"],
]);

/** Behind the "#" of the one file a page gets the name that it has now. */
export function renewAddress(): void {
  const page = formerNames.get(setting("page") ?? "");
  if (inOneFile() && page) setSettings({ page });
}
