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
 * Bundlers know how to follow this address, letter by letter. Some bundlers, such as esbuild, and servers for
 * development leave the script behind all the same. The worker is then made of its text, which is only loaded then.
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
