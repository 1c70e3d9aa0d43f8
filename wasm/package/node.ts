// SPDX-License-Identifier: GPL-3.0-or-later
/** The same in Node, where workers are threads. An idle thread lets the process exit. */
import { type SluiceOptions, workers } from "./connection.js";
import { Engine } from "./engine.js";
import { functionsOf } from "./functions.js";
import { thread } from "./thread.js";

export * from "./api.js";

export class Sluice extends Engine {
  constructor(options: SluiceOptions = {}) {
    super(
      workers(options, thread, () => thread(new URL("./node-worker.js", import.meta.url))),
      options,
    );
  }
}

export const {
  design,
  load,
  loadReaders,
  verify,
  count,
  inspect,
  describe,
  curve,
  compare,
  countingFrontier,
  posteriors,
  together,
  estimatePooled,
  account,
  compose,
  catalogue,
  close,
} = /* @__PURE__ */ functionsOf(() => new Sluice());
