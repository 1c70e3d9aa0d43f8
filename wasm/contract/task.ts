// SPDX-License-Identifier: GPL-3.0-or-later
/** Work that can be watched and cancelled. */

import type { Said } from "../common/said.js";
import type { SluiceError } from "./errors.js";
import { fail } from "./errors.js";
import type { Decision, Dialect, Progress } from "./file-types.js";
import * as texts from "./texts.js";

export interface Task<P = Progress> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: P) => void) | undefined;
  /** Told at the end of a file how many blank lines were passed over, where there were some. */
  onBlankLines?: ((lines: number) => void) | undefined;
  /** Told how a file was read where nobody had said so. */
  onNote?: ((note: Said) => void) | undefined;
  /** Told at the beginning of a file how it is read. */
  onDialect?: ((dialect: Dialect) => void) | undefined;
  /** Told of each column of numbers that have a mark which one it is. */
  onDecimal?: ((column: string, decimal: Decision<"point" | "comma">) => void) | undefined;
}

/** How long the worker may be deaf to a cancellation, in milliseconds. */
const DEAF = 20;

/** To be awaited between batches: lets messages in now and then, and stops when one cancels. */
export function pacer({ signal }: Pick<Task, "signal">): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last > DEAF) {
      await turn();
      last = performance.now();
    }
    if (signal?.aborted) {
      throw cancelled();
    }
  };
}

export const cancelled = (): SluiceError => fail(texts.workCancelled);

/** One turn of the event loop. A timer would do, but browsers slow nested timers down to 4 ms. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
