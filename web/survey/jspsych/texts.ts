// SPDX-License-Identifier: Apache-2.0
/**
 * Every rule for timelines of jsPsych: what leaks, and what to do. `{…}` are holes. First stand those that refuse, then
 * those that warn.
 */
import { type Found, rulesOf } from "../linter/reasons.js";

export const { RULES, finding } = rulesOf(
  {
    "no-timeline": ["This is no timeline that can be looked through: {what}.", "Give the list of trials that jsPsych.run is given."],
    params: ["What the trial says of its private answer cannot be followed: {what}.", "Name protocol and question, and the field of the row where it is not `response`."],
    "unknown-protocol": ['The protocol of "{question}" is not known.', "Name one of the protocols that were loaded."],
    "sees-secret": ['The protocol of "{question}" has to be told the secret as well as the answer, and nobody here knows it.', "Take a protocol that sees the answer alone."],
    "same-question": ['Two trials have the question "{question}": the second would send the report of the first.', "Give each question a name of its own."],
    "other-plugin": ['Nobody knows whether the plug-in "{plugin}" writes the answer to "{question}" anywhere but into its row.', "Use a plug-in that is known, or name this one in `plugins` once you have read it."],
    survey: ["The answers of a survey are replaced within it, not in its row.", 'Call `privatise` of the SurveyJS adapter in survey_function, and give the trial the extension with `reports: "response"`.'],
    "other-extension": ['The extension "{key}" would record beside the answer to "{question}", as mouse, eyes or video tell it.', "Take it off this trial, or name it in `extensions` if it records nothing."],
    "saved-parameters": ["{key} puts into the row what was shown and how, beside the report.", "Take it away; name in `public` what everybody may know."],
    "own-data": ["data.{key} {what}.", "Give it another name, a value that does not depend on answers, or take it away."],
    scored: ['{key} compares the answer to "{question}" with another: what comes of it tells the answer.', "Ask without a correct answer and without feedback."],
    unrecorded: ["record_data is off: there is no row that a report could stand in.", "Take record_data away."],
    categories: ['The choices of "{question}" are not the categories of its protocol{lacking}{extra}.', "Offer the protocol's categories and no others, or name the category of each in `choices`."],
    combinations: ['Options of "{question}" can be ticked together, or left, in ways that its protocol lacks: whoever answers so sends nothing.', "Design the protocol from a table in which every combination occurs, none of them included."],
    "not-all-answers": ['"{question}" does not take all answers that its protocol has ({key}): who has ticked nothing cannot go on.', "Take the property away; what nobody may answer should be no category of the protocol."],
    "no-answer": ['"{question}" can be left without an answer ({key}), and no answer is none of its protocol\'s categories.', "Make it required without a time limit, or design the protocol with no answer as a category."],
  },
  {
    "nothing-private": ["No trial of this timeline has the extension: every answer is kept as it is.", "Give the private trials the extension and its params, or make them with SluiceChoicePlugin."],
    "asked-again": ['"{question}" may be asked more than once ({key}); every time the first report is sent.', "Ask it once, or give each time a question and a protocol of its own."],
    several: ["{count} questions are private ({names}). Each keeps its own promise; what all of them say together is another one: of all answers {together}.", "Have their protocols verified together, or share them by one protocol."],
    "in-page": ['The plug-in "{plugin}" asks "{question}" in the page itself: a recorder, or a script that listens for clicks and keys, can learn the choice.', "Ask it with SluiceChoicePlugin, in a frame of its own, or name the plug-in in `plugins` if the page has no such script."],
    "data-left-out": ["data.{key} is not named in `public`: it does not stay in the row.", "Name it in `public` if everybody may know it."],
    undeclared: ['"{question}" has no protocol and is not public: its answer does not stay in the row.', "Name it in `public`, as in response.{question}, if everybody may know it."],
    function: ["{key} is a function, which cannot be looked into. It is given reports, but it can read the page.", "See to it that it sends and keeps nothing of what it finds on the page while a private question is shown."],
    conditional: ["{key} decides who is shown these trials, or sees them again, and is given reports in the place of answers.", "Decide by no private question: the report of one person may well be another answer."],
    "sends-rows": ["{key} is called after every trial: whoever is sent something then sees how long each answer took.", "Send everything at once, in on_finish of the experiment."],
    "told-of-focus": ["{key} is told when the person leaves the page, also while a private question is shown.", "Send nothing from there."],
  },
);

export type RuleId = keyof typeof RULES;
/** A rule that is broken, and where. */
export interface Finding extends Found<RuleId> {}
