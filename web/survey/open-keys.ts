// SPDX-License-Identifier: Apache-2.0
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";

/** Throws `bad_request` where keys are no list: of a text, each letter would be taken for a key. */
export function checkListed(open: readonly string[]): void {
  if (!Array.isArray(open)) throw fail(texts.openNotListed, String(open));
}
