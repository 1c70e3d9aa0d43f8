// SPDX-License-Identifier: Apache-2.0
/** The texts of adapters for surveys, in English only. */

export const fieldNowhere = ["field-nowhere", "bad_request", 'The public field "{key}" is no component of the form, so its answers would be lost.', "Give the key of the component in `open`."] as const;
export const fieldPublic = ["field-public", "bad_request", 'The field "{key}" has a protocol and is public.', "Say one of both."] as const;
export const fieldsAlike = ["fields-alike", "bad_request", 'Two fields would be sent as "{field}".', "Give each a name of its own."] as const;
export const formAsksAddress = ["form-asks-address", "bad_request", "The form asks for an address{type}, which may have an answer in it, so it is not asked for.", "Say with `asks` which addresses may be asked for."] as const;
export const formLeaks = ["form-leaks", "bad_request", "The form would give private answers away:\n{reasons}", "Change the form at these places; what to do stands behind each."] as const;
export const memoryUnknown = ["memory-unknown", "bad_request", "The memory is none that there is, so that answers would be drawn again after a reload.", 'Write "tab", or leave it out.'] as const;
export const noSubmission = ["no-submission", "bad_request", "The form would send something that is no submission, so nothing is sent.", "Send answers with Form.io's own submission."] as const;
export const openNotListed = ["open-not-listed", "bad_request", 'The option open is "{key}", and not a list of keys.', 'Write it as a list: open: ["{key}"].'] as const;
export const protocolInSurvey = ["protocol-in-survey", "bad_request", 'The protocol of "{name}" lies in the survey, where nobody has checked it.', "Load it with the others, and name it in the survey."] as const;
export const protocolOfQuestionNotLoaded = ["protocol-of-question-not-loaded", "bad_request", 'The protocol of "{name}" is not among those that were loaded.', "Load it, by the name that the survey has for it."] as const;
export const receiverNotReached = ["receiver-not-reached", "bad_request", "The receiver was not reached.", "Try again: the same is sent, and counted once."] as const;
export const receiverRefused = ["receiver-refused", "bad_request", "The receiver did not take what was sent (status {status}).", "Try again; if it happens again, tell whoever made the survey."] as const;
export const submissionIdConstant = ["submission-id-constant", "no_randomness", "Randomness is always the same.", "Find out what has replaced it."] as const;
export const surveyAnswerUnknown = ["survey-answer-unknown", "unknown_category", 'The answer to "{name}" is none that its protocol knows.', "Let the question offer the protocol's categories and no others; count no answer as one of them."] as const;
export const surveyDrawnUnseen = [
  "survey-drawn-unseen",
  "bad_request",
  'The question "{name}" was answered in the page itself, where scripts can learn the answer: no frame was put in its place.',
  'Call afterRenderQuestion where your page draws a question, as SurveyJS does; frame: "none" asks in the page itself.',
] as const;
export const surveyHandlerBefore = ["survey-handler-before", "bad_request", "A handler of onComplete is there already. It would find no data, as the reports come after it.", "Call privatise right after the survey's model is made, and add handlers after that."] as const;
export const surveyLeaks = ["survey-leaks", "bad_request", "The survey would give private answers away:\n{reasons}", "Change the survey at these places; what to do stands behind each."] as const;
export const surveyWithoutButtons = ["survey-without-buttons", "bad_request", "The survey turns its pages when they are answered and has no buttons, but a frame never says that somebody answered.", 'Show the navigation buttons; frame: "none" asks in the page itself, where scripts can learn the answer.'] as const;
export const surveyWithoutProtocols = ["survey-without-protocols", "bad_request", "No question of the survey has a protocol.", "Name a protocol in the property sluice of a question, and call register before the model is made, with the Serializer of the very survey-core that makes it."] as const;
export const tabKeepsNothing = ["tab-keeps-nothing", "bad_request", "This browser keeps nothing for the tab, so that answers would be drawn again after a reload.", "Allow the page to keep data, or do without the memory."] as const;
