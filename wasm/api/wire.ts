// SPDX-License-Identifier: GPL-3.0-or-later
/** The words that bridge and worker exchange. Every request has an id of its own. */
import type { ErrorData } from "./errors.js";
import type { Progress, RequestName } from "./requests.js";

export type ToWorker = { id: number; name: RequestName; input: unknown } | { cancel: number };

export type FromWorker =
  | { id: number; progress: Progress }
  | { id: number; output: unknown }
  | { id: number; error: ErrorData };
