// SPDX-License-Identifier: Apache-2.0
/** The texts of the adapter for jsPsych, in English only. */

export const choicesUnnamed = ["choices-unnamed", "bad_request", 'What the choices of "{question}" are called cannot be told from the trial.', "Name the category of each choice, in their order, in `choices` of the extension's params."] as const;
export const experimentLeaks = ["experiment-leaks", "bad_request", "The experiment would give private answers away:\n{reasons}", "Change the experiment at these places; what to do stands behind each."] as const;
export const extensionMissing = ["extension-missing", "bad_request", "The extension is not installed, so no answer would be protected.", "Give initJsPsych `extensions: [{ type: SluiceExtension, params: { sluice } }]`."] as const;
export const fieldMissingInRow = ["field-missing-in-row", "bad_request", 'The row has no "{path}" for "{question}".', "Name the field in which the plug-in puts the answer, such as response, or response.Q0."] as const;
export const fieldWithoutReports = ["field-without-reports", "bad_request", '"{field}" holds no reports.', "Attach the adapter of what is shown in the trial, as `privatise` does for a survey."] as const;
export const protocolChanged = ["protocol-changed", "bad_request", 'The question "{question}" had another protocol before.', "Give each question a name of its own."] as const;
export const protocolsNotLoaded = ["protocols-not-loaded", "bad_request", "The protocols are not loaded, so no answer could be protected.", "Await `load` before jsPsych.run, and give what it returns to the extension as `sluice` in initJsPsych."] as const;
export const severalColumns = ["several-columns", "bad_request", 'The protocol of "{question}" has several columns, and one choice is asked for.', "Take a protocol of one column, or ask with survey-multi-select."] as const;
export const trialAnswerUnknown = ["trial-answer-unknown", "unknown_category", 'The answer to "{question}" is in no form that its protocol takes.', "Let the question offer the protocol's categories and no others; let options that are ticked be the protocol's columns."] as const;
