// SPDX-License-Identifier: Apache-2.0
/**
 * For pages that take a script and nothing else: once imported, both elements are there, with the engine for protocols that
 * are written inside them. On a server importing it does nothing.
 */
import { load } from "../../wasm/answer-time/answer-time.js";
import { define as defineTold } from "./disclosure.js";
import { define } from "./form.js";

export { SluiceTold } from "./disclosure.js";
export { provide, SluiceAnswer } from "./form.js";

define({ load });
defineTold();
