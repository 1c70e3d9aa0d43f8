// SPDX-License-Identifier: Apache-2.0

/** Stable names of what can go wrong; other programs may switch on them. */
export type ErrorCode =
  | "bad_request" // an option is missing, unknown or out of range
  | "bad_table" // the joint table is not a distribution: negative, not finite, all zero, names repeated
  | "too_few_categories" // the secret or the data has a single category: nothing to hide or to share
  | "too_many_categories"
  | "too_large" // the computation would not end in a sensible time
  | "solver_failed"
  | "not_certified" // the exact check of the guarantee failed
  | "bad_file" // not text, empty, no header, ragged row, unreadable encoding
  | "file_changed" // the file changed or vanished while it was read
  | "unknown_column"
  | "unknown_category"
  | "bad_weight"
  | "column_tells" // a column to be kept tells what the reports keep back
  | "over_budget" // with what has been released before, this would say more than may be said
  | "bad_protocol" // the protocol file is damaged, tampered with, or of another version
  | "no_randomness" // the platform offers no cryptographic randomness
  | "cancelled"
  | "crashed"; // the engine stopped; a new one has been started

/**
 * Where in a file something is wrong. `line` is the line of a text file, counted from 1; `row` the row of a workbook, as it
 * counts them, or of a Parquet file, whose first one is 1.
 */
export interface Place {
  file?: string;
  line?: number;
  row?: number;
  column?: string;
  category?: string;
}

/** Every failure of Sluice: what happened, where, and what to do about it. */
export class SluiceError extends Error {
  override readonly name = "SluiceError";
  constructor(
    readonly code: ErrorCode,
    /** What happened, in one plain sentence. */
    message: string,
    /** What the person can do about it, in one plain sentence. */
    readonly remedy: string,
    readonly place: Place = {},
  ) {
    super(message);
  }
}

/** A SluiceError as plain data, to cross between worker and page. */
export interface ErrorData {
  code: ErrorCode;
  message: string;
  remedy: string;
  place: Place;
}

export function toErrorData(error: unknown): ErrorData {
  if (error instanceof SluiceError) {
    const { code, message, remedy, place } = error;
    return { code, message, remedy, place };
  }
  return {
    code: "crashed",
    message: error instanceof Error ? error.message : String(error),
    remedy: "Try again; if it happens again, please report it.",
    place: {},
  };
}

export function fromErrorData(data: ErrorData): SluiceError {
  return new SluiceError(data.code, data.message, data.remedy, data.place);
}
