// SPDX-License-Identifier: GPL-3.0-or-later
/** The same in Node, where workers are threads. A thread keeps the process running: `close` ends it. */
import { Sluice as OfAnyWorker } from "../engine/sluice.js";
import { type SluiceOptions, workers } from "./options.js";
import { thread } from "./thread.js";

export * from "../engine/sluice.js";
export { questionTable } from "../protocol/question.js";

export class Sluice extends OfAnyWorker {
  constructor(options: SluiceOptions = {}) {
    super({ createWorker: workers(options, thread, () => thread(new URL("./node-worker.js", import.meta.url))) });
  }
}
