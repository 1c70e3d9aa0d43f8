// SPDX-License-Identifier: Apache-2.0
/** Every rule for forms of Form.io: what leaks, and what to do. `{…}` are holes. */
import type { Severity } from "../linter/types.js";

const rules = {
  "no-form": {
    severity: "refuse",
    message: "This is no form that can be looked through: it has no list of components, or is too deep.",
    remedy: "Give the form's JSON, as Form.io has it, with its components.",
  },
  "no-field": {
    severity: "refuse",
    message: 'The private field "{question}" is no component of this form.',
    remedy: "Give the field the key of its component.",
  },
  "depends-on": {
    severity: "refuse",
    message:
      '{what} depends on the answer to "{question}" ({key}): that it is there, or what it holds, tells the answer.',
    remedy: "Show and calculate it without the answer.",
  },
  "unread-code": {
    severity: "refuse",
    message: "The code of {what} ({key}) reads more than fields by their names: it could be any answer.",
    remedy: "Read fields as data.name, and nothing else of the form.",
  },
  counts: {
    severity: "refuse",
    message:
      "{what} is calculated from itself ({key}): it counts how often anything is answered, which tells whether a private field is.",
    remedy: "Calculate it from other fields only.",
  },
  "own-check": {
    severity: "refuse",
    message:
      '"{question}" has a check or actions of its own ({key}): whether anything can be submitted could depend on the answer.',
    remedy: "Take them away; offer only what may be answered.",
  },
} as const satisfies Record<string, { severity: Severity; message: string; remedy: string }>;

export type FormRuleId = keyof typeof rules;

/** @public The package writes them down (RULES.md). */
export const RULES: Readonly<Record<FormRuleId, { severity: Severity; message: string; remedy: string }>> = rules;

/** As the findings of the linter for SurveyJS are. */
export interface FormFinding {
  rule: FormRuleId;
  severity: Severity;
  /** Where in the form, as in `$.components[1].conditional.when`. */
  path: string;
  /** The private field whose answer leaks, where it is one's. */
  question?: string;
  message: string;
  remedy: string;
}

export function finding(rule: FormRuleId, path: string, holes: Record<string, string> = {}): FormFinding {
  const { severity, message, remedy } = rules[rule];
  // In one pass: what fills a hole may itself look like one.
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, hole) => holes[hole] ?? "");
  const { question } = holes;
  return {
    rule,
    severity,
    path,
    ...(question !== undefined && { question }),
    message: fill(message),
    remedy: fill(remedy),
  };
}
