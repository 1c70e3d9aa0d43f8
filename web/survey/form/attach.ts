// SPDX-License-Identifier: Apache-2.0
/** All that a form with `<sluice-answer>` needs, by one call. */

import { type LoadOptions, load } from "../../../wasm/answer-time/answer-time.js";
import type { WordsByLanguage } from "../words/words.js";
import { define } from "./define.js";
import { SluiceAnswer } from "./element.js";
import { elementsOf } from "./sent.js";

export interface AttachOptions extends Pick<LoadOptions, "protocols" | "wasm"> {
  /** The address that the form is sent to; left out, that of its `action`. */
  url?: string | URL;
  /** Words for respondents, as in `provideWords`. */
  words?: WordsByLanguage;
}

/**
 * Makes the form's questions elements, with these protocols. Until the promise is fulfilled nobody can send the form, nor
 * ever where it rejects, with what `load` throws.
 */
export async function attach(form: HTMLFormElement, { protocols, wasm, url, words }: AttachOptions): Promise<void> {
  define(words && { words });
  const loading = load({ protocols, ...(wasm !== undefined && { wasm }) });
  for (const element of elementsOf(form)) if (element instanceof SluiceAnswer) element.sluice = loading;
  if (url !== undefined) {
    form.action = String(url);
    form.method = "post";
  }
  await loading;
}
