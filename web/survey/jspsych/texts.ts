// SPDX-License-Identifier: Apache-2.0
/** Every rule for timelines of jsPsych: how bad it is, what leaks, and what to do. `{…}` are holes. */
import type { Severity } from "../linter/types.js";

const rules = {
  "no-timeline": {
    severity: "refuse",
    message: "This is no timeline that can be looked through: {what}.",
    remedy: "Give the list of trials that jsPsych.run is given.",
  },
  "nothing-private": {
    severity: "warn",
    message: "No trial of this timeline has the extension: every answer is kept as it is.",
    remedy: "Give the private trials the extension and its params, or make them with SluiceChoicePlugin.",
  },
  params: {
    severity: "refuse",
    message: "What the trial says of its private answer cannot be followed: {what}.",
    remedy: "Name protocol and question, and the field of the row where it is not `response`.",
  },
  "unknown-protocol": {
    severity: "refuse",
    message: 'The protocol of "{question}" is not known.',
    remedy: "Name one of the protocols that were loaded.",
  },
  "sees-secret": {
    severity: "refuse",
    message: 'The protocol of "{question}" has to be told the secret as well as the answer, and nobody here knows it.',
    remedy: "Take a protocol that sees the answer alone.",
  },
  "same-question": {
    severity: "refuse",
    message: 'Two trials have the question "{question}": the second would send the report of the first.',
    remedy: "Give each question a name of its own.",
  },
  "asked-again": {
    severity: "warn",
    message: '"{question}" may be asked more than once ({key}); every time the first report is sent.',
    remedy: "Ask it once, or give each time a question and a protocol of its own.",
  },
  several: {
    severity: "warn",
    message:
      "{count} questions are private ({names}). Each keeps its own promise; what all of them say together is another one: of all answers {together}.",
    remedy: "Have their protocols verified together, or share them by one protocol.",
  },
  "other-plugin": {
    severity: "refuse",
    message: 'Nobody knows whether the plug-in "{plugin}" writes the answer to "{question}" anywhere but into its row.',
    remedy: "Use a plug-in that is known, or name this one in `plugins` once you have read it.",
  },
  "in-page": {
    severity: "warn",
    message:
      'The plug-in "{plugin}" asks "{question}" in the page itself: a recorder, or a script that listens for clicks and keys, can learn the choice.',
    remedy:
      "Ask it with SluiceChoicePlugin, in a frame of its own, or name the plug-in in `plugins` if the page has no such script.",
  },
  survey: {
    severity: "refuse",
    message: "The answers of a survey are replaced within it, not in its row.",
    remedy:
      'Call `privatise` of the SurveyJS adapter in survey_function, and give the trial the extension with `reports: "response"`.',
  },
  "other-extension": {
    severity: "refuse",
    message: 'The extension "{key}" would record beside the answer to "{question}", as mouse, eyes or video tell it.',
    remedy: "Take it off this trial, or name it in `extensions` if it records nothing.",
  },
  "saved-parameters": {
    severity: "refuse",
    message: "{key} puts into the row what was shown and how, beside the report.",
    remedy: "Take it away; name in `public` what everybody may know.",
  },
  "own-data": {
    severity: "refuse",
    message: "data.{key} {what}.",
    remedy: "Give it another name, a value that does not depend on answers, or take it away.",
  },
  "data-left-out": {
    severity: "warn",
    message: "data.{key} is not named in `public`: it does not stay in the row.",
    remedy: "Name it in `public` if everybody may know it.",
  },
  scored: {
    severity: "refuse",
    message: '{key} compares the answer to "{question}" with another: what comes of it tells the answer.',
    remedy: "Ask without a correct answer and without feedback.",
  },
  unrecorded: {
    severity: "refuse",
    message: "record_data is off: there is no row that a report could stand in.",
    remedy: "Take record_data away.",
  },
  categories: {
    severity: "refuse",
    message: 'The choices of "{question}" are not the categories of its protocol{lacking}{extra}.',
    remedy: "Offer the protocol's categories and no others, or name the category of each in `choices`.",
  },
  combinations: {
    severity: "refuse",
    message:
      'Options of "{question}" can be ticked together, or left, in ways that its protocol lacks: whoever answers so sends nothing.',
    remedy: "Design the protocol from a table in which every combination occurs, none of them included.",
  },
  "not-all-answers": {
    severity: "refuse",
    message:
      '"{question}" does not take all answers that its protocol has ({key}): who has ticked nothing cannot go on.',
    remedy: "Take the property away; what nobody may answer should be no category of the protocol.",
  },
  "no-answer": {
    severity: "refuse",
    message: '"{question}" can be left without an answer ({key}), and no answer is none of its protocol\'s categories.',
    remedy: "Make it required without a time limit, or design the protocol with no answer as a category.",
  },
  undeclared: {
    severity: "warn",
    message: '"{question}" has no protocol and is not public: its answer does not stay in the row.',
    remedy: "Name it in `public`, as in response.{question}, if everybody may know it.",
  },
  function: {
    severity: "warn",
    message: "{key} is a function, which cannot be looked into. It is given reports, but it can read the page.",
    remedy: "See to it that it sends and keeps nothing of what it finds on the page while a private question is shown.",
  },
  conditional: {
    severity: "warn",
    message:
      "{key} decides who is shown these trials, or sees them again, and is given reports in the place of answers.",
    remedy: "Decide by no private question: the report of one person may well be another answer.",
  },
  "sends-rows": {
    severity: "warn",
    message: "{key} is called after every trial: whoever is sent something then sees how long each answer took.",
    remedy: "Send everything at once, in on_finish of the experiment.",
  },
  "told-of-focus": {
    severity: "warn",
    message: "{key} is told when the person leaves the page, also while a private question is shown.",
    remedy: "Send nothing from there.",
  },
} satisfies Record<string, { severity: Severity; message: string; remedy: string }>;

export type RuleId = keyof typeof rules;
export const RULES: Readonly<Record<RuleId, { severity: Severity; message: string; remedy: string }>> = rules;

/** What is found, and where. */
export interface Finding {
  rule: RuleId;
  severity: Severity;
  /** Where in the timeline, as in `$[1].timeline[0].extensions`. */
  path: string;
  message: string;
  remedy: string;
}

export function finding(rule: RuleId, path: string, holes: Record<string, string> = {}): Finding {
  const { severity, message, remedy } = RULES[rule];
  // In one pass: what fills a hole may itself look like one.
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, hole) => holes[hole] ?? "");
  return { rule, severity, path, message: fill(message), remedy: fill(remedy) };
}
