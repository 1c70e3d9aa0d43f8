// SPDX-License-Identifier: GPL-3.0-or-later
/** How far work has come: one shape for all that takes long. */
import type { Progress as Read } from "../contract/file-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import type { Design } from "../contract/types.js";
import type { Task } from "./connection.js";

export interface Progress<Interim = unknown> {
  /** Whether data are read, or a channel is searched for. */
  stage: "reading" | "searching";
  /** From 0 to 1: of the bytes of a file, or of the proven bound. */
  fraction: number;
  /** Rows that have been read. */
  rows?: number;
  /** The information of the best channel so far, in nats; it never falls. */
  lower?: number;
  /** Proven: no channel has more. It never rises. */
  upper?: number;
  /** The best channel so far, if it is better than the last one: verified, and ready to be used. */
  interim?: Interim;
}

export interface Watched {
  /** Ends the work; it then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress<never>) => void) | undefined;
}

/** The options that watch work. */
export const TASK_KEYS = ["signal", "onProgress"];

/** The task of work that reads. */
export const watching = ({ signal, onProgress }: Watched): Task<Read> => ({
  signal,
  ...(onProgress && { onProgress: readingTo(onProgress) }),
});

export const readingTo =
  (tell: ((progress: Progress<never>) => void) | undefined) =>
  ({ bytes, totalBytes, rows }: Read): void =>
    tell?.({ stage: "reading", fraction: totalBytes > 0 ? bytes / totalBytes : 1, rows });

export const searchingTo =
  <Interim>(tell: ((progress: Progress<Interim>) => void) | undefined, made: (design: Design) => Interim) =>
  ({ lower, upper, interim }: SearchProgress): void => {
    const fraction = upper > 0 && Number.isFinite(upper) ? Math.min(1, Math.max(0, lower) / upper) : 0;
    tell?.({ stage: "searching", fraction, lower, upper, ...(interim && { interim: made(interim) }) });
  };
