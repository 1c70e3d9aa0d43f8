// SPDX-License-Identifier: Apache-2.0
/**
 * For jsPsych (7.3 and 8.3). A trial with the extension has reports in its row instead of answers, before any handler
 * sees it. SluiceChoicePlugin asks one question itself. Inside @jspsych/plugin-survey the SurveyJS adapter is called in
 * `survey_function`, and the trial has the extension with `reports: "response"`.
 */
export { type Attached, type AttachOptions, attach, type RunOptions, type Runs, run } from "./jspsych/attach.js";
export { type ChoiceParams, SluiceChoicePlugin, SluiceChoicePlugin as default } from "./jspsych/choice.js";
export { type ExtensionParams, SluiceExtension } from "./jspsych/extension.js";
export { type LintOptions, lintTimeline } from "./jspsych/lint.js";
export { type Finding, RULES, type RuleId } from "./jspsych/texts.js";
export type { JsPsych, PrivateAnswer, TrialParams } from "./jspsych/types.js";
export { refused } from "./linter/reasons.js";
export type { Payload } from "./reports.js";
export type { MemoryOption } from "./tab-memory.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
