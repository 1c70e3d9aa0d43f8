// SPDX-License-Identifier: GPL-3.0-or-later
/** The package's worker thread, in a test: one of the test file itself. */
import type { WorkerLike } from "../../wasm/engine/bridge.js";
import { thread } from "../../wasm/package/thread.js";

export { port } from "../../wasm/package/thread.js";

export function nodeWorker(url: string | URL): WorkerLike {
  // Its own standard output would mix with the test report.
  return thread(url, { stdout: true, stderr: true });
}
