// SPDX-License-Identifier: Apache-2.0

import { Reason } from "../common/reason.js";
import { english, type Filling, filled, type Said, type Values, valuesIn } from "../common/said.js";
import * as texts from "./texts.js";

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
 * The place in a file where something is wrong. `line` is the line of a text file, counted from 1. `row` is the row of
 * a workbook, as it counts them, or of a Parquet file, whose first one is 1.
 */
export interface Place {
  file?: string;
  line?: number;
  row?: number;
  column?: string;
  category?: string;
}

/** A place in a file, which has no name where it came out of a pipe. */
export function inFile(file: string | undefined, place: Place = {}): Place {
  return { ...(file && { file }), ...place };
}

/** A SluiceError as plain data, to cross between worker and page. */
export interface ErrorData extends Said {
  code: ErrorCode;
  /** The same values are in it as in the text. */
  remedy: string;
  place: Place;
}

/** Every failure of Sluice: what happened, where, and what to do about it. */
export class SluiceError extends Error {
  override readonly name = "SluiceError";
  readonly code: ErrorCode;
  /** Stable name of this very error; other programs may switch on it. */
  readonly id: string;
  /** The values in the message and the remedy, by names: numbers, names of columns, other texts with ids. */
  readonly values: Values;
  /** Tells the person what to do, in one plain sentence. */
  readonly remedy: string;
  readonly place: Place;

  constructor({ code, id, values, text, remedy, place }: ErrorData) {
    super(text);
    this.code = code;
    this.id = id;
    this.values = values;
    this.remedy = remedy;
    this.place = place;
  }

  /** The same error somewhere else. */
  at(place: Place): SluiceError {
    return new SluiceError({ ...toErrorData(this), place });
  }
}

/** @internal An error of a catalogue, in English. */
export type ErrorText = readonly [id: string, code: ErrorCode, message: string, remedy: string];

/** @internal Makes an error of a catalogue, with a value for each hole. */
export function fail<const T extends ErrorText>(text: T, ...given: Filling<`${T[2]}${T[3]}`>): SluiceError {
  return failWith(text, valuesIn(text[2] + text[3], given));
}

/** @internal The same with values by the names of the holes. */
export function failWith([id, code, message, remedy]: ErrorText, values: Values): SluiceError {
  const [text, advice] = [filled(message, values, english), filled(remedy, values, english)];
  return new SluiceError({ code, id, values, text, remedy: advice, place: {} });
}

/** @internal An error within another one. */
export function saidBy({ id, values, message }: SluiceError): Said {
  return { id, values, text: message };
}

/** @internal */
export function adviceOf({ id, values, remedy }: SluiceError): Said {
  return { id, values, text: remedy, part: "remedy" };
}

/** @internal Why something failed: in words of ours where there are any, in those of the platform else. */
export function reasonOf(error: unknown): Said | string {
  if (error instanceof SluiceError) return saidBy(error);
  if (error instanceof Reason) return error.said;
  return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
}

export function toErrorData(error: unknown): ErrorData {
  if (error instanceof SluiceError) {
    const { code, id, values, message, remedy, place } = error;
    return { code, id, values, text: message, remedy, place };
  }
  return toErrorData(fail(texts.unexpected, error instanceof Error ? error.message : String(error)));
}

export function fromErrorData(data: ErrorData): SluiceError {
  return new SluiceError(data);
}
