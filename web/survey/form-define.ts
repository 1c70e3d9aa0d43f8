// SPDX-License-Identifier: Apache-2.0
/**
 * For pages that take a script and nothing else: once imported, both elements are there. The engine comes for protocols
 * that are written inside them. On a server importing it does nothing.
 */
import { loadLater } from "../../wasm/answer-time/load-later.js";
import { define as defineTold } from "./disclosure.js";
import { define } from "./form.js";

export { SluiceTold } from "./disclosure.js";
export { provide, SluiceAnswer } from "./form.js";

define({ load: loadLater });
defineTold();
