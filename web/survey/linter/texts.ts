// SPDX-License-Identifier: Apache-2.0
/**
 * Every rule of the linter: what leaks, and what to do. `{…}` are holes. First stand those that refuse, then those that
 * warn.
 */
import { rulesOf } from "./reasons.js";

export const { RULES, finding } = rulesOf(
  {
    "no-survey": ["This is no survey that can be looked through: {what}.", "Give the survey's JSON as an object."],
    "unknown-protocol": ['The protocol of "{question}"{called} is not known.', "Name one of those that were given (protocols); sluice is a name, or says { protocol } or { each }."],
    "sees-secret": ['The protocol of "{question}" has to be told the secret as well as the answer, and nobody here knows it.', "Name the question that asks for the secret (secret), or take a protocol that sees the answer alone."],
    "unknown-secret": ['"{question}" takes the secret from "{secret}", and no other question outside of others is called that.', "Name the question that asks for the secret."],
    "needless-secret": ['"{question}" names a question that asks for the secret, which its protocol does not see.', "Take the name away (secret), or take a protocol that sees the secret."],
    "secret-with-protocol": ['"{question}" is the secret that the protocol of "{other}" sees, and has a protocol of its own.', "Take one of the two protocols away."],
    "private-and-public": ['"{question}" has a protocol and is marked as public: it would be sent as it is.', "Take away sluicePublic, or the protocol."],
    nested: ['"{question}" is asked within another question, or is none: its answer would be sent as it is, within the other\'s.', "Put private questions on a page or in a panel of their own, not into matrices, dynamic panels or choices."],
    nameless: ["A private question has no name: its answer cannot be found.", "Give it a name."],
    type: ['"{question}" is of the type "{type}": its answers are no list of categories that a protocol could have.', "Ask for one of several choices: radiogroup, dropdown, buttongroup, imagepicker, boolean or rating."],
    shape: ['The answer to "{question}" has several parts, which its protocol does not have one by one.', 'Let each choice have a report of its own ({ "each": "name" }), take a protocol with a column for each part, or ask for one choice.'],
    each: ['Each choice of "{question}" is to have a report of its own. That needs a question of which several choices can be taken, and a protocol of one column with two categories, one of them "{chosen}".', "Take such a protocol, and name the category of what is taken (chosen)."],
    combinations: ['There are answers to "{question}" that its protocol lacks as a combination, though it has all their parts.', "Design the protocol from a table in which every combination occurs."],
    "not-all-answers": ['"{question}" does not take all answers that its protocol has ({key}): whoever has one of these cannot send anything, and everybody who sends has another one.', "Take the property away; what nobody may answer should be no category of the protocol."],
    "choices-elsewhere": ['What can be answered to "{question}" is not in the survey ({key}): nobody can tell whether the protocol has it.', "List the choices in the survey, exactly as the protocol has them."],
    categories: ['The answers to "{question}" are not the categories of its protocol{lacking}{extra}.', "List exactly the protocol's categories as values of the choices, special choices included; a boolean has valueTrue and valueFalse."],
    "no-answer": ['"{question}" can be left without an answer ({why}), and the protocol has no category for that: everybody would see who says nothing.', "Require an answer in every case (isRequired), or take a protocol that has a missing answer as a category (sluice question … --skippable)."],
    "free-text": ['"{question}" has room for words ({key}), which are sent as they are written.', 'Take the comment or the choice of words of one\'s own away; make "other" an ordinary choice.'],
    "choice-elements": ['A choice of "{question}" has questions of its own: that they are answered tells the choice.', "Take the questions out of the choice; ask them of everybody, or make one protocol for all of it."],
    "own-validator": ['"{question}" turns some of its answers away (validators): whoever has these cannot answer truly, or at all.', "Take the validators away; offer only what may be answered."],
    overwritten: ['"{question}" is given a value by an expression ({key}), which can put something else in the place of the report.', "Let nobody but the respondent set it."],
    quiz: ['"{question}" has a correct answer: the score tells whether it was given.', "Take the correct answer (correctAnswer) away."],
    "shared-name": ['"{question}" is kept under a name that something else uses too ("{name}"): one is sent in the place of the other.', "Give each a name and a valueName of its own."],
    "follow-up": ['{what} is shown, open or required depending on the answer to "{question}"{through}: that it is answered tells the answer, whatever the report says.', "Show it to everybody, or make one protocol for question and follow-up together."],
    "conditional-choices": ['What can be chosen in {what} depends on the answer to "{question}"{through}: what is chosen tells it.', "Offer everybody the same choices."],
    "carry-forward": ['{what} takes its choices from the answer to "{question}"{through}.', "List the choices."],
    piping: ['{what} has the answer to "{question}"{through} in its text, which goes where texts go: plain data, pictures\' addresses, what is measured of the page.', "Take the name in braces out of the text."],
    "completed-text": ['What is shown or loaded at the end depends on the answer to "{question}"{through}.', "Show everybody the same."],
    address: ['The answer to "{question}"{through} becomes part of an address ({key}), which is asked for over the network.', "Take the name in braces out of the address."],
    calculated: ['{what} is calculated from the answer to "{question}"{through}, and may be sent or keep what it was before.', "Calculate from public answers only; from reports the receiver can calculate it himself."],
    trigger: ['A trigger reads or sets the answer to "{question}"{through}: what it does tells the answer.', "Take the trigger away."],
    "value-expression": ['The value of {what}, or what it may be, is made from the answer to "{question}"{through} ({key}).', "Take the expression away."],
    validator: ['What {what} accepts depends on the answer to "{question}"{through}.', "Check it by public answers only."],
    total: ['A total in {what} is made from the answer to "{question}"{through}.', "Leave it out of the total."],
    mention: ['{what} mentions "{question}"{through} in a place that the linter does not know ({key}).', "Take it out, or call the question differently if something else is meant."],
    "custom-function": ['The function "{name}" in {what} is none of SurveyJS\'s own: it could read any answer and send it.', "Look at it, and name it among the functions that do neither."],
    "looked-up": ['The function "{name}" in {what} is given a name that is put together or answered: it may be any question\'s.', "Write the name of one question in quotes."],
    service: ["Answers or questions go through a service of SurveyJS ({key}), past the adapter.", "Send what the adapter gives you yourself."],
    "sees-answers": ["Somebody listens to {key} and is handed the survey, whose questions know their answers (value). Its data have none that is private.", "Take the handler away. If none of yours reads a private question, count them: handlers: { {key}: {count} }."],
    delimiters: ["Names of questions do not stand between {start} and {end} here: what depends on an answer would be missed.", "Give the linter what SurveyJS was told (delimiters: settings.expressionVariableDelimiters)."],
  },
  {
    "nothing-private": ["No question of this survey has a protocol: every answer that is sent is sent as it is.", "Give the private questions a protocol (sluice); register the property before the survey is loaded."],
    undeclared: ['"{question}" has no protocol and is not marked as public: it is not sent at all.', "Mark it with sluicePublic if everybody may know it."],
    several: ["{count} questions are private ({names}). Each keeps its own promise; what all of them say together is another one: of all answers {together}.", "Have their protocols verified together, or share them by one protocol."],
    "adds-up": ['"{question}" sends {count} reports, one for each choice. Each keeps its own promise; all of them together keep {together}.', "Give each choice a part of the level that all may have together, or let one protocol have them all."],
    "asked-of-some": ['"{question}" is not asked of everybody, or not with all choices ({key}).', "Make sure that the answers it depends on may be known, and that the protocol was made for those who are asked."],
    timer: ["Time is taken ({key}): how long somebody thinks can tell what he thinks about.", "Do without, or send no times (timeSpent)."],
    stored: ["Something of this survey stays in the browser ({key}): that it was answered.", "Do without on devices that people share, and never store the answers with it."],
  },
);

export type RuleId = keyof typeof RULES;
