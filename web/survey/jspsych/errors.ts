// SPDX-License-Identifier: Apache-2.0
/** The texts of the adapter for jsPsych, in English only. */

export const choicesUnnamed = {
  id: "choices-unnamed",
  code: "bad_request",
  message: 'What the choices of "{question}" are called cannot be told from the trial.',
  remedy: "Name the category of each choice, in their order, in `choices` of the extension's params.",
} as const;
export const experimentLeaks = {
  id: "experiment-leaks",
  code: "bad_request",
  message: "The experiment would give private answers away:\n{reasons}",
  remedy: "Change the experiment at these places; what to do stands behind each.",
} as const;
export const extensionMissing = {
  id: "extension-missing",
  code: "bad_request",
  message: "The extension is not installed, so no answer would be protected.",
  remedy: "Give initJsPsych `extensions: [{ type: SluiceExtension, params: { sluice } }]`.",
} as const;
export const fieldMissingInRow = {
  id: "field-missing-in-row",
  code: "bad_request",
  message: 'The row has no "{path}" for "{question}".',
  remedy: "Name the field in which the plug-in puts the answer, such as response, or response.Q0.",
} as const;
export const fieldWithoutReports = {
  id: "field-without-reports",
  code: "bad_request",
  message: '"{field}" holds no reports.',
  remedy: "Attach the adapter of what is shown in the trial, as `privatise` does for a survey.",
} as const;
export const plugInWithoutProtocols = {
  id: "plug-in-without-protocols",
  code: "bad_request",
  message: "The plug-in has no protocols: the extension is not installed.",
  remedy: "Give initJsPsych `extensions: [{ type: SluiceExtension, params: { sluice } }]`.",
} as const;
export const protocolChanged = {
  id: "protocol-changed",
  code: "bad_request",
  message: 'The question "{question}" had another protocol before.',
  remedy: "Give each question a name of its own.",
} as const;
export const protocolsNotLoaded = {
  id: "protocols-not-loaded",
  code: "bad_request",
  message: "The protocols are not loaded, so no answer could be protected.",
  remedy: "Await `load` before jsPsych.run, and give what it returns to the extension as `sluice` in initJsPsych.",
} as const;
export const severalColumns = {
  id: "several-columns",
  code: "bad_request",
  message: 'The protocol of "{question}" has several columns, and one choice is asked for.',
  remedy: "Take a protocol of one column, or ask with survey-multi-select.",
} as const;
export const trialAnswerUnknown = {
  id: "trial-answer-unknown",
  code: "unknown_category",
  message: 'The answer to "{question}" is in no form that its protocol takes.',
  remedy:
    "Let the question offer the protocol's categories and no others; let options that are ticked be the protocol's columns.",
} as const;
