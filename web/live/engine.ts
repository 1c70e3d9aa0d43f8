// SPDX-License-Identifier: GPL-3.0-or-later
/** The one engine of a document, for all elements in it: started when the first of them needs it. */
import { Sluice } from "../../wasm/api/sluice.js";

let make = async (): Promise<Sluice> =>
  new Sluice({ createWorker: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }) });
let engine: Promise<Sluice> | undefined;

/** To be called before any element needs one, where the worker is not beside this script, or the page has an engine already. */
export function provideEngine(maker: () => Promise<Sluice>): void {
  make = maker;
  engine = undefined;
}

export function theEngine(): Promise<Sluice> {
  engine ??= make();
  return engine;
}
