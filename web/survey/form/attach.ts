// SPDX-License-Identifier: Apache-2.0
/** All that a form with `<sluice-answer>` needs, by one call. */

import type { LoadOptions } from "../../../wasm/answer-time/answer-time.js";
import { loadLater } from "../../../wasm/answer-time/load-later.js";
import { protocolNotLoaded } from "../../../wasm/answer-time/texts.js";
import { fail } from "../../../wasm/contract/errors.js";
import { frameFor } from "../frame/frame-url.js";
import type { WordsByLanguage } from "../words/words.js";
import { define } from "./define.js";
import { SluiceAnswer } from "./element.js";
import { nameAmong } from "./engine.js";
import { elementsOf } from "./sent.js";

export interface AttachOptions extends Pick<LoadOptions, "protocols" | "wasm"> {
  /** The address that the form is sent to; left out, that of its `action`. */
  url?: string | URL;
  /** Words for respondents, as in `provideWords`. */
  words?: WordsByLanguage;
}

/**
 * Makes the form's questions elements, with these protocols. A frame checks its own; for questions in the page the
 * engine is loaded, and the promise rejects with what `load` throws. It also rejects where a question's protocol or
 * frame is not there. Nobody can send the form before the promise is fulfilled, nor without a protocol that holds.
 */
export async function attach(form: HTMLFormElement, { protocols, wasm, url, words }: AttachOptions): Promise<void> {
  define(words && { words });
  if (url !== undefined) {
    form.action = String(url);
    form.method = "post";
  }
  const questions = elementsOf(form).filter((element) => element instanceof SluiceAnswer);
  const inPage = questions.filter((one) => frameFor(one.getAttribute("frame"), one.baseURI) === undefined);
  const loading = inPage.length > 0 ? loadLater({ protocols, ...(wasm !== undefined && { wasm }) }) : undefined;
  for (const question of questions) {
    const isInPage = loading && inPage.includes(question);
    question.sluice = isInPage ? loading : textOf(protocols, question.getAttribute("protocol"));
  }
  await loading;
}

function textOf(protocols: LoadOptions["protocols"], wanted: string | null): string {
  const names = Object.keys(protocols);
  const name = nameAmong(names, wanted);
  const file = protocols[name];
  if (file === undefined) throw fail(protocolNotLoaded, name, names.join(", "));
  return typeof file === "string" ? file : JSON.stringify(file);
}
