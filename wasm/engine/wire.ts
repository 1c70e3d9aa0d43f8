// SPDX-License-Identifier: GPL-3.0-or-later
/** The words that bridge and worker exchange. Every request has an id of its own. */
import type { ErrorData } from "../contract/errors.js";
import type { Progress } from "../contract/file-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import type { CallName } from "./calls.js";

/** The engine's bytes, or the engine as it was compiled elsewhere. */
export type Wasm = BufferSource | WebAssembly.Module;

/** `watched` is whether anybody wants to know how far the work is: to find out takes time. */
export interface Asked {
  id: number;
  name: CallName;
  input: Record<number, unknown>;
  watched: boolean;
}

/** The first message may bring the engine. */
export type ToWorker = Asked | { cancel: number } | { wasm: Wasm };

export type FromWorker =
  | { id: number; progress: Progress | SearchProgress }
  | { id: number; output: unknown }
  | { id: number; error: ErrorData };
