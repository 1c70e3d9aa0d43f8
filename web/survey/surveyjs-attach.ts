// SPDX-License-Identifier: Apache-2.0
/** All that a survey of SurveyJS needs, by one call: protocols are loaded, answers become reports, people are told, reports are sent. */

import { type LoadOptions, load } from "../../wasm/answer-time/answer-time.js";
import type { DrawnSurvey } from "./disclosure/in-survey.js";
import { tellIn } from "./disclosure.js";
import type { SendOptions } from "./send.js";
import { type Attached, privatise, type SurveyModel, type SurveyOptions, sendOnComplete } from "./surveyjs.js";
import { wordsOf } from "./words/words.js";

export interface AttachOptions extends Omit<SurveyOptions, "sluice">, Pick<LoadOptions, "protocols" | "wasm"> {
  /** Where the submission is sent. Left out, a handler of `onComplete` of your own sends `survey.data`. */
  url?: string | URL;
  /** Whether people see below each private question what is sent instead, and with which odds. */
  told?: boolean;
  /** How it is sent, and what the survey says of that. */
  sending?: SendOptions & { sent?: string; unsent?: string };
}

/**
 * Attaches Sluice to a survey, right after its model is made and before any handler is added. Until the promise is
 * fulfilled nobody can complete the survey, nor ever where it is refused. Rejects with what `load` and `privatise` throw.
 */
export async function attach(
  survey: SurveyModel & DrawnSurvey,
  { protocols, wasm, url, told = true, sending, ...options }: AttachOptions,
): Promise<Attached> {
  const release = holdBack(survey, options.failed);
  const sluice = await load({ protocols, ...(wasm !== undefined && { wasm }) });
  // In one go: the linter counts who listens, and nobody can complete the survey in between.
  release();
  let attached: Attached;
  try {
    attached = privatise(survey, { sluice, ...options });
  } catch (error) {
    holdBack(survey, options.failed);
    throw error;
  }
  if (told) tellIn(survey, sluice);
  if (url !== undefined) sendOnComplete(survey, attached, url, sending);
  return attached;
}

/** Nobody completes the survey until this is called. */
function holdBack(survey: SurveyModel, failed: string | undefined): () => void {
  const refuse = (model: SurveyModel, event: { allow?: boolean; allowComplete?: boolean }): void => {
    event.allow = false;
    event.allowComplete = false;
    model.notify(failed ?? wordsOf(model.locale ?? "").failed.survey, "error");
  };
  survey.onCompleting.add(refuse);
  return () => survey.onCompleting.remove(refuse);
}
