// SPDX-License-Identifier: GPL-3.0-or-later
/** What can be wrong with a workbook or a Parquet file. */
import { SluiceError } from "../../contract/errors.js";

export const AS_CSV = "Export the table as CSV (UTF-8) and choose that file.";
export const AS_WORKBOOK_OR_CSV = "Save the table as XLSX or as CSV (UTF-8) and choose that file.";

export function badFile(file: string, message: string, remedy: string, place: { row?: number } = {}): SluiceError {
  return new SluiceError("bad_file", message, remedy, { ...(file && { file }), ...place });
}

/** It breaks the rules of its format: cut short on its way, or made by a faulty or a hostile program. */
export function damaged(file: string, what: string, detail: string): SluiceError {
  return badFile(file, `The ${what} is damaged: ${detail}.`, `Save or download it again. ${AS_CSV}`);
}

export function tooLarge(file: string, message: string, remedy: string, place: { row?: number } = {}): SluiceError {
  return new SluiceError("too_large", message, remedy, { ...(file && { file }), ...place });
}

/** What a library throws says little, but never more than what is wrong with the bytes. */
export async function* guarded<T>(items: AsyncGenerator<T>, file: string, what: string): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw error instanceof SluiceError ? error : damaged(file, what, "its contents cannot be read");
  }
}
