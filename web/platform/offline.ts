// SPDX-License-Identifier: GPL-3.0-or-later
/** If the browser can, it keeps the files of the site (offline.js), so that it opens without a network. */
import { inOneFile } from "./views.js";

/** "kept": by this browser, the build that is shown or a newer one; "newer": a newer one, for the next time. */
export type Kept = "no" | "kept" | "newer";

let kept: Kept = "no";
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function keptOffline(): Kept {
  return kept;
}

export function onOffline(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Asks for it, once everything that is shown has arrived. When this ends, all is done that the policy could stop. The
 * files are fetched by the service worker, on its own, and may still be coming.
 */
export function keepOffline(): Promise<void> {
  asked ??= loaded().then(register);
  return asked;
}

async function register(): Promise<void> {
  // Neither is there without https, but at localhost; the one file has nothing beside it.
  if (inOneFile() || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => become("newer"));
  try {
    await serviceWorker.register("./offline.js");
    void serviceWorker.ready.then(() => kept === "no" && become("kept"));
  } catch {
    // A browser that keeps nothing shows the site all the same.
  }
}

function become(next: Kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

function loaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}
