// SPDX-License-Identifier: GPL-3.0-or-later
/** Surveys for the tests of the linter. */
import assert from "node:assert/strict";
import { type Finding, type LintOptions, lintSurvey, type Protocol, RULES } from "../../web/survey/surveyjs-linter.js";

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

/** The same without the combinations at these places. */
export function without({ data }: Protocol, ...places: number[]): Protocol {
  const left = <Value>(all: readonly Value[]): Value[] => all.filter((_, i) => !places.includes(i));
  const columns = (data.columns ?? []).map((column) => ({ ...column, values: left(column.values) }));
  return { data: { ...data, categories: left(data.categories), columns } };
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

/** Answers of several parts, and the protocol and the option for them. */
export const parts = protocolOfColumns(["a", "b"], ["yes", "no"]);
export const shapes = { shapes: ["set", "matrix"] } as const satisfies LintOptions;
export const boxes = (more: object = {}): object =>
  secret({ type: "checkbox", choices: ["a", "b"], isRequired: false, sluice: parts, ...more });
export const grid = (more: object = {}): object =>
  secret({
    ...{ type: "matrix", choices: undefined, rows: ["a", "b"], columns: ["yes", "no"], sluice: parts },
    // As versions call it.
    ...{ eachRowRequired: true, isAllRowRequired: true },
    ...more,
  });

export const refusals = (json: unknown, more: LintOptions = {}): string[] =>
  rulesOf(lintSurvey(json, { ...options, ...more }), "refuse");
export const warnings = (json: unknown, more: LintOptions = {}): string[] =>
  rulesOf(lintSurvey(json, { ...options, ...more }), "warn");
/** Every finding says all that it has to say. */
export function assertWhole({ rule, severity, message, remedy, path }: Finding): void {
  assert.equal(severity, RULES[rule].severity);
  assert.doesNotMatch(message + remedy, /\{\w*\}(?!["'?])|undefined|null/, "no hole is left open");
  assert.match(path, /^\$/);
}
const rulesOf = (found: Finding[], severity: string): string[] => [
  ...new Set(found.filter((each) => each.severity === severity).map(({ rule }) => rule)),
];
