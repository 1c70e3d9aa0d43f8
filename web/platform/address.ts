// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The part of an address behind its "#", which no server is told: settings as in "#lang=nl&level=0.5", or the name of a
 * section. Nothing of a file ever stands there.
 */

/** Whether the page was opened from a disk: an address of it opens nothing on another device. */
export function isOnDisk(): boolean {
  return window.location.protocol === "file:";
}

/** Undefined where it is not set, in this window's address unless it is another one. */
export function setting(name: string, hash = window.location.hash): string | undefined {
  return settings(hash).get(name) ?? undefined;
}

/** This window's address with some set and those that are undefined taken away; others stay. */
export function addressWith(changed: Record<string, string | undefined>): string {
  const all = settings(window.location.hash);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const [bare] = window.location.href.split("#") as [string];
  const text = all.toString();
  return text ? `${bare}#${text}` : bare;
}

/** Sets some, and takes some away, in this window's address. */
export function setSettings(changed: Record<string, string | undefined>): void {
  const next = addressWith(changed);
  if (next !== window.location.href) window.history.replaceState(window.history.state, "", next);
}

function settings(hash: string): URLSearchParams {
  const text = hash.slice(1);
  return new URLSearchParams(text.includes("=") ? text : "");
}
