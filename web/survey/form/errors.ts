// SPDX-License-Identifier: Apache-2.0
/** The texts of the element for forms, in English only. */

export const formFieldsAlike = {
  id: "form-fields-alike",
  code: "bad_request",
  message: 'Two fields would be sent as "{field}".',
  remedy: "Give each a name of its own.",
} as const;
export const noLoader = {
  id: "no-loader",
  code: "bad_request",
  message: "A protocol stands inside the element, and nothing was given that could load it.",
  remedy: "Give define the function load of answer time.",
} as const;
export const noWindow = {
  id: "no-window",
  code: "bad_request",
  message:
    "The document that the element stands in belongs to no window, so nothing that happens in it could be guarded.",
  remedy: "Put the element into a page or a frame that is shown.",
} as const;
export const optionUnknown = {
  id: "option-unknown",
  code: "bad_request",
  message: 'The option "{option}" is there twice, or the protocol does not know it.',
  remedy: "Offer each of the protocol's categories once, and nothing else: {categories}.",
} as const;
export const protocolOfColumns = {
  id: "protocol-of-columns",
  code: "bad_request",
  message: "The protocol reads {columns} columns, and this asks one question.",
  remedy: "Use a protocol of one column that is not told the secret.",
} as const;
export const protocolUnnamed = {
  id: "protocol-unnamed",
  code: "bad_request",
  message: "Several protocols are loaded, or none, and the element does not say which is its own.",
  remedy: "Write its name into the attribute protocol.",
} as const;
export const questionUnnamed = {
  id: "question-unnamed",
  code: "bad_request",
  message: "The question has no name, so nothing of it could be sent.",
  remedy: "Write its name into the attribute name.",
} as const;
export const questionsAlike = {
  id: "questions-alike",
  code: "bad_request",
  message:
    'After a reload two questions called "{name}" could not be told apart, and one would send the other\'s report.',
  remedy: "Give each form an id of its own, or each question a name; or do without the memory.",
} as const;
