// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What an address says behind its "#", which no server is told: settings as in "#lang=nl&level=0.5", or the name of a
 * section. Nothing of a file ever stands there.
 */

/** Undefined where it is not set, in this window's address unless it is another one. */
export function setting(name: string, hash = window.location.hash): string | undefined {
  return settings(hash).get(name) ?? undefined;
}

/** Sets some and takes away those that are undefined, in this window's address; others stay. */
export function setSettings(changed: Record<string, string | undefined>): void {
  const all = settings(window.location.hash);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const { href } = window.location;
  const [bare] = href.split("#") as [string];
  const text = all.toString();
  const next = text ? `${bare}#${text}` : bare;
  if (next !== href) window.history.replaceState(window.history.state, "", next);
}

function settings(hash: string): URLSearchParams {
  const text = hash.slice(1);
  return new URLSearchParams(text.includes("=") ? text : "");
}
