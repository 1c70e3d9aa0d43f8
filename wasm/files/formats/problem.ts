// SPDX-License-Identifier: GPL-3.0-or-later
/** The faults that a file that is no text can have. */

import type { Said } from "../../common/said.js";
import { say } from "../../common/said.js";
import { fail, inFile, SluiceError } from "../../contract/errors.js";
import type { StatFormat } from "./recognise.js";
import * as statTexts from "./stat-texts.js";
import * as texts from "./texts.js";

/** It breaks the rules of its format: cut short on its way, or made by a faulty or a hostile program. */
export function damaged(file: string, what: Container, detail: Said): SluiceError {
  return fail(texts.damaged, say(CONTAINERS[what]), detail).at(inFile(file));
}

export type Container = "workbook" | "parquet-file" | StatFormat;

const CONTAINERS = {
  workbook: texts.workbook,
  "parquet-file": texts.parquetFile,
  sav: statTexts.spssFile,
  por: statTexts.spssFile,
  dta: statTexts.stataFile,
  xport: statTexts.sasFile,
  sas7bdat: statTexts.sasFile,
};

/** An error that a library throws says little, but never more than what is wrong with the bytes. */
export async function* guarded<T>(items: AsyncGenerator<T>, file: string, what: Container): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw error instanceof SluiceError ? error : damaged(file, what, say(texts.contentsUnreadable));
  }
}
