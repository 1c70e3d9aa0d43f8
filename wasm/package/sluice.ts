// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Sluice in a page: designs protocols, privatises files, estimates. The engine runs in a worker of its own.
 *
 * @module sluice
 */
import { Sluice as OfAnyWorker } from "../engine/sluice.js";
import { type SluiceOptions, workers } from "./options.js";
import { Replaceable } from "./replaceable.js";

export * from "../engine/sluice.js";
export { questionTable } from "../protocol/question.js";
export type { SluiceOptions } from "./options.js";

export class Sluice extends OfAnyWorker {
  /** The worker starts with the first request, and ends with `close`. */
  constructor(options: SluiceOptions = {}) {
    super({ createWorker: workers(options, (url) => new Worker(url, { type: "module" }), besideThis) });
  }
}

/**
 * By the address that bundlers know how to follow, letter by letter. Where the script was left behind all the same, as esbuild
 * and servers for development do, the worker is made of its text, which comes only then.
 */
function besideThis(): Replaceable {
  return new Replaceable(
    () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
    async () => {
      const { default: source } = await import("./inline-worker.js");
      const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      return new Worker(address);
    },
  );
}
