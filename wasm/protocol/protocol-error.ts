// SPDX-License-Identifier: Apache-2.0

import type { Said } from "../common/said.js";
import { type ErrorCode, fail, inFile, SluiceError, saidBy } from "../contract/errors.js";
import * as texts from "./texts.js";

export function badProtocol(reason: Said | string, file: string): SluiceError {
  return fail(texts.protocolWrong, reason).at(inFile(file));
}

const FOR_REQUESTS: ErrorCode[] = ["bad_request", "bad_table"];

/**
 * Runs `work` for a file. Errors about a request become errors about the file, because only the file asked for
 * anything.
 */
export function ofFile<T>(work: () => T, file = ""): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SluiceError) || !FOR_REQUESTS.includes(error.code)) throw error;
    const said = saidBy(error);
    throw badProtocol({ ...said, text: said.text.charAt(0).toLowerCase() + said.text.slice(1) }, file);
  }
}
