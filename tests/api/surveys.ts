// SPDX-License-Identifier: GPL-3.0-or-later
/** Surveys for the tests of the linter. */
import { type Finding, type LintOptions, lintSurvey, type Protocol } from "../../web/survey/surveyjs-linter.js";

/** A protocol with these categories. */
export const protocolOf = (...categories: string[]): Protocol => ({
  data: { name: "answer", categories, dropped: [] },
});

/** A protocol of several columns with the same values each, every combination being a category. */
export function protocolOfColumns(names: string[], values: string[]): Protocol {
  const rows = names.reduce<string[][]>(
    (made, _) => made.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const columns = names.map((name, i) => ({ name, values: rows.map((row) => row[i] as string) }));
  return { data: { name: "answers", categories: rows.map((row) => row.join("|")), columns, dropped: [] } };
}

export const options: LintOptions = {
  protocols: {
    yn: protocolOf("yes", "no"),
    "yn?": protocolOf("yes", "no", ""),
    truth: protocolOf("true", "false"),
    stars: protocolOf("1", "2", "3", "4", "5"),
  },
};

/** The private question, "secret": what is passed is added to it. */
export const secret = (more: object = {}): object => ({
  type: "radiogroup",
  name: "secret",
  choices: ["yes", "no"],
  isRequired: true,
  sluice: "yn",
  ...more,
});

/** A public one. */
export const open = (more: object = {}): object => ({
  type: "radiogroup",
  name: "open",
  choices: ["yes", "no"],
  sluicePublic: true,
  ...more,
});

export const refusals = (json: unknown, more: LintOptions = {}): string[] =>
  rulesOf(lintSurvey(json, { ...options, ...more }), "refuse");
export const warnings = (json: unknown, more: LintOptions = {}): string[] =>
  rulesOf(lintSurvey(json, { ...options, ...more }), "warn");
const rulesOf = (found: Finding[], severity: string): string[] => [
  ...new Set(found.filter((each) => each.severity === severity).map(({ rule }) => rule)),
];
