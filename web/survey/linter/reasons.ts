// SPDX-License-Identifier: Apache-2.0
/**
 * The common part of all linters here: rules, what is found by them, and what the maker of a survey is told of that.
 */

/** `refuse`: this would give answers away. `warn`: somebody has to look at it. */
export type Severity = "refuse" | "warn";

/** A text on what leaks, and one on what to do. `{…}` are holes. */
type Text = readonly [message: string, remedy: string];
type Texts<Id extends string> = Readonly<Record<Id, Text>>;

export interface Rule {
  severity: Severity;
  message: string;
  remedy: string;
}

export interface Found<Id extends string = string> extends Rule {
  rule: Id;
  /**
   * The place in the JSON or the timeline, as in `$.pages[0].elements[2].visibleIf`; for a model, the property or
   * event.
   */
  path: string;
  /** The private question whose answer leaks, where it is one's. */
  question?: string;
}

type Holes = Readonly<Record<string, string | number | undefined>>;

/** Rules by their ids, and what makes a finding of one. */
export function rulesOf<Refused extends string, Warned extends string = never>(
  refuse: Texts<Refused>,
  warn = {} as Texts<Warned>,
) {
  type Id = Refused | Warned;
  const RULES = { ...ruled("refuse", refuse), ...ruled("warn", warn) } as Readonly<Record<Id, Rule>>;
  /** The holes of its texts filled; `question` is also one of them. */
  const finding = (rule: Id, path: string, holes: Holes = {}): Found<Id> => {
    const { severity, message, remedy } = RULES[rule];
    // In one pass: what fills a hole may itself look like one.
    const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, hole) => String(holes[hole] ?? ""));
    const { question } = holes;
    const whose = typeof question === "string" && { question };
    return { rule, severity, path, ...whose, message: fill(message), remedy: fill(remedy) };
  };
  return { RULES, finding };
}

const ruled = (severity: Severity, texts: Texts<string>): Record<string, Rule> =>
  Object.fromEntries(Object.entries(texts).map(([id, [message, remedy]]) => [id, { severity, message, remedy }]));

const isRefused = ({ severity }: Found): boolean => severity === "refuse";

/** Whether there is something for which the survey has to be refused. */
export const refused = (found: readonly Found[]): boolean => found.some(isRefused);

/** Every finding once, with those that refuse first. */
export function byWeight<One extends Found>(found: readonly One[]): One[] {
  const said = new Set<string>();
  const once = found.filter(({ path, message }) => {
    const key = `${path} ${message}`;
    return !said.has(key) && said.add(key);
  });
  return once.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)));
}

/** Whose rules they are: RULES.md of the package has each under the link that stands behind it. */
type Adapter = "surveyjs" | "jspsych" | "formio" | "schema";

/** A line for each of what is found. */
export const reasonsOf = (adapter: Adapter, found: readonly Found[]): string =>
  found
    .map(({ rule, path, message, remedy }) => `${path}: ${message} ${remedy} (RULES.md#${adapter}-${rule})`)
    .join("\n");

/** The same for what is refused alone. */
export const refusedReasons = (adapter: Adapter, found: readonly Found[]): string =>
  reasonsOf(adapter, found.filter(isRefused));
