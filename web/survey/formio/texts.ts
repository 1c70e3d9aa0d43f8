// SPDX-License-Identifier: Apache-2.0
/** Every rule for forms of Form.io: what leaks, and what to do. `{…}` are holes. */
import { type Found, rulesOf } from "../linter/reasons.js";

/** @public The package writes `RULES` down (RULES.md). */
export const { RULES, finding } = rulesOf({
  "no-form": ["This is no form that can be looked through: it has no list of components, or is too deep.", "Give the form's JSON, as Form.io has it, with its components."],
  "no-field": ['The private field "{question}" is no component of this form.', "Give the field the key of its component."],
  "depends-on": ['{what} depends on the answer to "{question}" ({key}): that it is there, or what it holds, tells the answer.', "Show and calculate it without the answer."],
  "unread-code": ["The code of {what} ({key}) reads more than fields by their names: it could be any answer.", "Read fields as data.name, and nothing else of the form."],
  counts: ["{what} is calculated from itself ({key}): it counts how often anything is answered, which tells whether a private field is.", "Calculate it from other fields only."],
  "own-check": ['"{question}" has a check or actions of its own ({key}): whether anything can be submitted could depend on the answer.', "Take them away; offer only what may be answered."],
});

export type FormRuleId = keyof typeof RULES;
export interface FormFinding extends Found<FormRuleId> {}
