// SPDX-License-Identifier: GPL-3.0-or-later
/** What can be wrong with a workbook or a Parquet file. */

import type { Said } from "../../common/said.js";
import { say } from "../../common/said.js";
import { fail, inFile, SluiceError } from "../../contract/errors.js";
import * as texts from "./texts.js";

/** It breaks the rules of its format: cut short on its way, or made by a faulty or a hostile program. */
export function damaged(file: string, what: Container, detail: Said): SluiceError {
  return fail(texts.damaged, say(what === "workbook" ? texts.workbook : texts.parquetFile), detail).at(inFile(file));
}

export type Container = "workbook" | "parquet-file";

/** What a library throws says little, but never more than what is wrong with the bytes. */
export async function* guarded<T>(items: AsyncGenerator<T>, file: string, what: Container): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw error instanceof SluiceError ? error : damaged(file, what, say(texts.contentsUnreadable));
  }
}
