// SPDX-License-Identifier: Apache-2.0
/**
 * For pages that take a script and nothing else: once imported, both elements are there, with the engine for protocols that
 * are written inside them. On a server importing it does nothing.
 */
import { load } from "../../wasm/api/answer-time/answer-time.js";
import { define } from "./form.js";
import { define as defineTold } from "./told.js";

export { provide, SluiceAnswer } from "./form.js";
export { SluiceTold } from "./told.js";

define({ load });
defineTold();
