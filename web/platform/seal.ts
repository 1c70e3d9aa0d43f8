// SPDX-License-Identifier: GPL-3.0-or-later
import { keepOffline } from "./offline.js";
import { painted } from "./painting.js";
import { partsArrived } from "./site-parts.js";

/**
 * The policy for the rest, once everything is here: the page starts workers that are here already, and compiles them.
 */
const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'; worker-src blob:; img-src data:; manifest-src data:";

let sealed: Promise<void> | undefined;

/**
 * Fetches what is not here yet, then shuts the page off. The policy it came with must let it load its own scripts and
 * styles. A second one, added when they are all there, refuses these too: from now on not even the page's host can be
 * told anything. Workers started afterwards inherit both. The service worker has to be registered before: it is the one
 * worker with an address, and a policy, of its own.
 */
export function seal(): Promise<void> {
  sealed ??= shut();
  return sealed;
}

async function shut(): Promise<void> {
  // The first sight of the page comes first. The picture after it is painted when it is on the screen.
  await painted();
  await painted();
  await Promise.all([keepOffline(), partsArrived()]);
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy;
  document.head.append(meta);
}
