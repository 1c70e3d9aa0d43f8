// SPDX-License-Identifier: Apache-2.0
/** Every rule for forms of a JSON schema: what leaks, and what to do. `{question}` is the field. */
import { type Found, rulesOf } from "../linter/reasons.js";

/** @public The package writes `RULES` down (RULES.md). */
export const { RULES, finding } = rulesOf({
  depends: ['This depends on the private field "{question}": it would tell the answer, or never apply, as the data lack it.', "Let nothing depend on a private field, nor a private field on another."],
  required: ['The private field "{question}" is required here, and the data lack it: the form could never be sent.', "Take it off the list; the question itself is required."],
  valued: ['The private field "{question}" has a value of its own.', "Take default or const away."],
  "shown-by": ['A rule shows or hides by the private field "{question}", or shows and hides that field.', "Take the rule away."],
  "unknown-field": ['The schema has no field "{question}".', "Name a field of the schema."],
  "nothing-private": ["No field is private: every answer stays in the data.", "Give the private fields the widget `sluice`."],
});

export interface SchemaFinding extends Found<keyof typeof RULES> {}
