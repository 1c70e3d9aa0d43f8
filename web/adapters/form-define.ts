// SPDX-License-Identifier: Apache-2.0
/** For pages that take a script and nothing else: both elements, with the engine for protocols that are written inside them. */
import { load } from "../../wasm/api/answer-time/answer-time.js";
import { define } from "./form.js";
import { define as defineTold } from "./told.js";

define({ load });
defineTold();
