// SPDX-License-Identifier: Apache-2.0
/** The texts of adapters for surveys, in English only. */

export const fieldPublic = {
  id: "field-public",
  code: "bad_request",
  message: 'The field "{key}" has a protocol and is public.',
  remedy: "Say one of both.",
} as const;
export const fieldsAlike = {
  id: "fields-alike",
  code: "bad_request",
  message: 'Two fields would be sent as "{field}".',
  remedy: "Give each a name of its own.",
} as const;
export const formAsksAddress = {
  id: "form-asks-address",
  code: "bad_request",
  message: "The form asks for an address{type}, which may have an answer in it, so it is not asked for.",
  remedy: "Say with `asks` which addresses may be asked for.",
} as const;
export const formLeaks = {
  id: "form-leaks",
  code: "bad_request",
  message: "The form would give private answers away:\n{reasons}",
  remedy: "Change the form at these places; what to do stands behind each.",
} as const;
export const memoryUnknown = {
  id: "memory-unknown",
  code: "bad_request",
  message: "The memory is none that there is, so that answers would be drawn again after a reload.",
  remedy: 'Write "tab", or leave it out.',
} as const;
export const noSubmission = {
  id: "no-submission",
  code: "bad_request",
  message: "The form would send something that is no submission, so nothing is sent.",
  remedy: "Send answers with Form.io's own submission.",
} as const;
export const protocolInSurvey = {
  id: "protocol-in-survey",
  code: "bad_request",
  message: 'The protocol of "{name}" lies in the survey, where nobody has checked it.',
  remedy: "Load it with the others, and name it in the survey.",
} as const;
export const protocolOfQuestionNotLoaded = {
  id: "protocol-of-question-not-loaded",
  code: "bad_request",
  message: 'The protocol of "{name}" is not among those that were loaded.',
  remedy: "Load it, by the name that the survey has for it.",
} as const;
export const receiverNotReached = {
  id: "receiver-not-reached",
  code: "bad_request",
  message: "The receiver was not reached.",
  remedy: "Try again: the same is sent, and counted once.",
} as const;
export const receiverRefused = {
  id: "receiver-refused",
  code: "bad_request",
  message: "The receiver did not take what was sent (status {status}).",
  remedy: "Try again; if it happens again, tell whoever made the survey.",
} as const;
export const submissionIdConstant = {
  id: "submission-id-constant",
  code: "no_randomness",
  message: "Randomness is always the same.",
  remedy: "Find out what has replaced it.",
} as const;
export const surveyAnswerUnknown = {
  id: "survey-answer-unknown",
  code: "unknown_category",
  message: 'The answer to "{name}" is none that its protocol knows.',
  remedy: "Let the question offer the protocol's categories and no others; count no answer as one of them.",
} as const;
export const surveyLeaks = {
  id: "survey-leaks",
  code: "bad_request",
  message: "The survey would give private answers away:\n{reasons}",
  remedy: "Change the survey at these places; what to do stands behind each.",
} as const;
export const surveyWithoutProtocols = {
  id: "survey-without-protocols",
  code: "bad_request",
  message: "No question of the survey has a protocol.",
  remedy:
    "Name a protocol in the property sluice of a question, and call register before the model is made, with the Serializer of the very survey-core that makes it.",
} as const;
export const tabKeepsNothing = {
  id: "tab-keeps-nothing",
  code: "bad_request",
  message: "This browser keeps nothing for the tab, so that answers would be drawn again after a reload.",
  remedy: "Allow the page to keep data, or do without the memory.",
} as const;
