// SPDX-License-Identifier: Apache-2.0
/** Has the page know the element. */
import type { load } from "../../../wasm/answer-time/answer-time.js";
import { defineElement } from "../disclosure/dom.js";
import { guardCrossings } from "../frame/crossing-guard.js";
import { useFrame } from "../frame/frame-url.js";
import { provideWords, type WordsByLanguage } from "../words/words.js";
import { SluiceAnswer } from "./element.js";
import { useLoader } from "./engine.js";

/**
 * Makes `<sluice-answer>`, or another tag, an element. `load` is for protocols that are written inside elements.
 * `frame` is the address of sluice-frame.htm, if it is not beside this script. `words` are for respondents, as in
 * `provideWords`.
 */
export function define({
  tag = "sluice-answer",
  load: given,
  frame,
  words,
}: {
  tag?: string;
  load?: typeof load;
  frame?: string;
  words?: WordsByLanguage;
} = {}): void {
  if (given) useLoader(given);
  if (frame) useFrame(frame);
  if (words) provideWords(words);
  // Before there is an element: those of pages that build themselves come late.
  if (globalThis.window) guardCrossings(window);
  defineElement(tag, SluiceAnswer);
}
