// SPDX-License-Identifier: Apache-2.0
/** The texts of the element for forms, in English only. */

export const formFieldsAlike = ["form-fields-alike", "bad_request", 'Two fields would be sent as "{field}".', "Give each a name of its own."] as const;
export const noLoader = ["no-loader", "bad_request", "A protocol stands inside the element, and nothing was given that could load it.", "Give define the function load of answer time."] as const;
export const noWindow = ["no-window", "bad_request", "The document that the element stands in belongs to no window, so nobody could answer there.", "Put the element into a page or a frame that is shown."] as const;
export const optionUnknown = ["option-unknown", "bad_request", 'The option "{option}" is there twice, or the protocol does not know it.', "Offer each of the protocol's categories once, and nothing else: {categories}."] as const;
export const protocolOfColumns = ["protocol-of-columns", "bad_request", "The protocol reads {columns} columns, and this asks one question.", "Use a protocol of one column that is not told the secret."] as const;
export const protocolUnnamed = ["protocol-unnamed", "bad_request", "Several protocols are loaded, or none, and the element does not say which is its own.", "Write its name into the attribute protocol."] as const;
export const questionRenamed = ["question-renamed", "bad_request", 'The element has drawn the report of another question, and is now called "{name}".', "Give each question an element of its own, in React and Vue by a key."] as const;
export const questionUnnamed = ["question-unnamed", "bad_request", "The question has no name, so nothing of it could be sent.", "Write its name into the attribute name."] as const;
export const questionsAlike = ["questions-alike", "bad_request", 'After a reload two questions called "{name}" could not be told apart, and one would send the other\'s report.', "Give each form an id of its own, or each question a name; or do without the memory."] as const;
