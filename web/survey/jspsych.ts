// SPDX-License-Identifier: Apache-2.0
/**
 * jsPsych (7.3 and 8.3): a trial with the extension has reports in its row instead of answers, before any handler sees it;
 * SluiceChoicePlugin asks one question itself. Inside @jspsych/plugin-survey the SurveyJS adapter is called in
 * `survey_function`, and the trial has the extension with `reports: "response"`.
 */
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./jspsych/errors.js";
import { type ExtensionParams, lookedThrough, SluiceExtension } from "./jspsych/extension.js";
import { lintTimeline, refusal, refused } from "./jspsych/lint.js";
import type { Finding } from "./jspsych/texts.js";
import type { JsPsych } from "./jspsych/types.js";

export { type Attached, type AttachOptions, attach } from "./jspsych/attach.js";
export { type ChoiceParams, SluiceChoicePlugin, SluiceChoicePlugin as default } from "./jspsych/choice.js";
export { type ExtensionParams, SluiceExtension } from "./jspsych/extension.js";
export { type LintOptions, lintTimeline, refused } from "./jspsych/lint.js";
export { type Finding, RULES, type RuleId } from "./jspsych/texts.js";
export type { JsPsych, PrivateAnswer, TrialParams } from "./jspsych/types.js";
export type { Payload } from "./reports.js";
export type { MemoryOption } from "./tab-memory.js";

export interface RunOptions {
  /** Is told what is not refused, and somebody has to look at. */
  onWarnings?: (found: readonly Finding[]) => void;
}

/** What is used of the object that initJsPsych returns. */
export interface Runs extends JsPsych {
  getInitSettings(): object;
  // biome-ignore lint/suspicious/noExplicitAny: jsPsych's own types of timelines differ between its versions.
  run(timeline: any): Promise<unknown>;
}

/**
 * Runs an experiment that keeps private answers to itself, or throws `bad_request` with all that is wrong before anything
 * is shown. jsPsych 8 passes over an extension that is not installed; this does not.
 */
export async function run(jsPsych: Runs, timeline: unknown, options: RunOptions = {}): Promise<void> {
  const settings = jsPsych.getInitSettings() as { extensions?: { type: unknown; params?: ExtensionParams }[] };
  const installed = settings.extensions?.find(({ type }) => type === SluiceExtension)?.params;
  if (!installed) {
    throw fail(texts.extensionMissing);
  }
  const { protocols } = await installed.sluice;
  const found = lintTimeline(timeline, {
    plugins: installed.plugins ?? [],
    extensions: installed.extensions ?? [],
    protocols: Object.fromEntries([...protocols].map(([name, { file }]) => [name, file])),
    settings: handlersOf(settings),
  });
  if (refused(found)) throw refusal(found);
  lookedThrough(jsPsych);
  if (found.length > 0) options.onWarnings?.(found);
  await jsPsych.run(timeline);
}

/** Without the empty ones that jsPsych itself has where none were given. */
function handlersOf(settings: object): object {
  const given = Object.entries(settings).filter(([, value]) => !/^\(\)\s*=>\s*\{\s*\}$/.test(String(value)));
  return Object.fromEntries(given);
}
