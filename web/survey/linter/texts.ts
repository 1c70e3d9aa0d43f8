// SPDX-License-Identifier: Apache-2.0
/** Every rule of the linter: how bad it is, what leaks, and what to do. `{…}` are holes. */
/** `refuse`: privatising this survey would give answers away. `warn`: somebody has to look at it. */
export type Severity = "refuse" | "warn";

interface Rule {
  severity: Severity;
  message: string;
  remedy: string;
}

const rules = {
  "no-survey": {
    severity: "refuse",
    message: "This is no survey that can be looked through: {what}.",
    remedy: "Give the survey's JSON as an object.",
  },
  "nothing-private": {
    severity: "warn",
    message: "No question of this survey has a protocol: every answer that is sent is sent as it is.",
    remedy: "Give the private questions a protocol (sluice); register the property before the survey is loaded.",
  },
  "unknown-protocol": {
    severity: "refuse",
    message: 'The protocol of "{question}"{called} is not known.',
    remedy: "Name one of those that were given (protocols); sluice is a name, or says { protocol } or { each }.",
  },
  "sees-secret": {
    severity: "refuse",
    message: 'The protocol of "{question}" has to be told the secret as well as the answer, and nobody here knows it.',
    remedy: "Name the question that asks for the secret (secret), or take a protocol that sees the answer alone.",
  },
  "unknown-secret": {
    severity: "refuse",
    message: '"{question}" takes the secret from "{secret}", and no other question outside of others is called that.',
    remedy: "Name the question that asks for the secret.",
  },
  "needless-secret": {
    severity: "refuse",
    message: '"{question}" names a question that asks for the secret, which its protocol does not see.',
    remedy: "Take the name away (secret), or take a protocol that sees the secret.",
  },
  "secret-with-protocol": {
    severity: "refuse",
    message: '"{question}" is the secret that the protocol of "{other}" sees, and has a protocol of its own.',
    remedy: "Take one of the two protocols away.",
  },
  "private-and-public": {
    severity: "refuse",
    message: '"{question}" has a protocol and is marked as public: it would be sent as it is.',
    remedy: "Take away sluicePublic, or the protocol.",
  },
  undeclared: {
    severity: "warn",
    message: '"{question}" has no protocol and is not marked as public: it is not sent at all.',
    remedy: "Mark it with sluicePublic if everybody may know it.",
  },
  several: {
    severity: "warn",
    message:
      "{count} questions are private ({names}). Each keeps its own promise; what all of them say together is another one: of all answers {together}.",
    remedy: "Have their protocols verified together, or share them by one protocol.",
  },
  nested: {
    severity: "refuse",
    message:
      '"{question}" is asked within another question, or is none: its answer would be sent as it is, within the other\'s.',
    remedy: "Put private questions on a page or in a panel of their own, not into matrices, dynamic panels or choices.",
  },
  nameless: {
    severity: "refuse",
    message: "A private question has no name: its answer cannot be found.",
    remedy: "Give it a name.",
  },
  type: {
    severity: "refuse",
    message: '"{question}" is of the type "{type}": its answers are no list of categories that a protocol could have.',
    remedy: "Ask for one of several choices: radiogroup, dropdown, buttongroup, imagepicker, boolean or rating.",
  },
  shape: {
    severity: "refuse",
    message: 'The answer to "{question}" has several parts, which its protocol does not have one by one.',
    remedy:
      'Let each choice have a report of its own ({ "each": "name" }), take a protocol with a column for each part, or ask for one choice.',
  },
  each: {
    severity: "refuse",
    message:
      'Each choice of "{question}" is to have a report of its own. That needs a question of which several choices can be taken, and a protocol of one column with two categories, one of them "{chosen}".',
    remedy: "Take such a protocol, and name the category of what is taken (chosen).",
  },
  combinations: {
    severity: "refuse",
    message:
      'There are answers to "{question}" that its protocol lacks as a combination, though it has all their parts.',
    remedy: "Design the protocol from a table in which every combination occurs.",
  },
  "not-all-answers": {
    severity: "refuse",
    message:
      '"{question}" does not take all answers that its protocol has ({key}): whoever has one of these cannot send anything, and everybody who sends has another one.',
    remedy: "Take the property away; what nobody may answer should be no category of the protocol.",
  },
  "adds-up": {
    severity: "warn",
    message:
      '"{question}" sends {count} reports, one for each choice. Each keeps its own promise; all of them together keep {together}.',
    remedy: "Give each choice a part of the level that all may have together, or let one protocol have them all.",
  },
  "choices-elsewhere": {
    severity: "refuse",
    message:
      'What can be answered to "{question}" is not in the survey ({key}): nobody can tell whether the protocol has it.',
    remedy: "List the choices in the survey, exactly as the protocol has them.",
  },
  categories: {
    severity: "refuse",
    message: 'The answers to "{question}" are not the categories of its protocol{lacking}{extra}.',
    remedy:
      "List exactly the protocol's categories as values of the choices, special choices included; a boolean has valueTrue and valueFalse.",
  },
  "no-answer": {
    severity: "refuse",
    message:
      '"{question}" can be left without an answer ({why}), and the protocol has no category for that: everybody would see who says nothing.',
    remedy:
      "Require an answer in every case (isRequired), or take a protocol that has a missing answer as a category (sluice question … --skippable).",
  },
  "asked-of-some": {
    severity: "warn",
    message: '"{question}" is not asked of everybody, or not with all choices ({key}).',
    remedy:
      "Make sure that the answers it depends on may be known, and that the protocol was made for those who are asked.",
  },
  "free-text": {
    severity: "refuse",
    message: '"{question}" has room for words ({key}), which are sent as they are written.',
    remedy: 'Take the comment or the choice of words of one\'s own away; make "other" an ordinary choice.',
  },
  "choice-elements": {
    severity: "refuse",
    message: 'A choice of "{question}" has questions of its own: that they are answered tells the choice.',
    remedy: "Take the questions out of the choice; ask them of everybody, or make one protocol for all of it.",
  },
  "own-validator": {
    severity: "refuse",
    message:
      '"{question}" turns some of its answers away (validators): whoever has these cannot answer truly, or at all.',
    remedy: "Take the validators away; offer only what may be answered.",
  },
  overwritten: {
    severity: "refuse",
    message:
      '"{question}" is given a value by an expression ({key}), which can put something else in the place of the report.',
    remedy: "Let nobody but the respondent set it.",
  },
  quiz: {
    severity: "refuse",
    message: '"{question}" has a correct answer: the score tells whether it was given.',
    remedy: "Take the correct answer (correctAnswer) away.",
  },
  "shared-name": {
    severity: "refuse",
    message:
      '"{question}" is kept under a name that something else uses too ("{name}"): one is sent in the place of the other.',
    remedy: "Give each a name and a valueName of its own.",
  },
  "follow-up": {
    severity: "refuse",
    message:
      '{what} is shown, open or required depending on the answer to "{question}"{through}: that it is answered tells the answer, whatever the report says.',
    remedy: "Show it to everybody, or make one protocol for question and follow-up together.",
  },
  "conditional-choices": {
    severity: "refuse",
    message: 'What can be chosen in {what} depends on the answer to "{question}"{through}: what is chosen tells it.',
    remedy: "Offer everybody the same choices.",
  },
  "carry-forward": {
    severity: "refuse",
    message: '{what} takes its choices from the answer to "{question}"{through}.',
    remedy: "List the choices.",
  },
  piping: {
    severity: "refuse",
    message:
      '{what} has the answer to "{question}"{through} in its text, which goes where texts go: plain data, pictures\' addresses, what is measured of the page.',
    remedy: "Take the name in braces out of the text.",
  },
  "completed-text": {
    severity: "refuse",
    message: 'What is shown or loaded at the end depends on the answer to "{question}"{through}.',
    remedy: "Show everybody the same.",
  },
  address: {
    severity: "refuse",
    message:
      'The answer to "{question}"{through} becomes part of an address ({key}), which is asked for over the network.',
    remedy: "Take the name in braces out of the address.",
  },
  calculated: {
    severity: "refuse",
    message:
      '{what} is calculated from the answer to "{question}"{through}, and may be sent or keep what it was before.',
    remedy: "Calculate from public answers only; from reports the receiver can calculate it himself.",
  },
  trigger: {
    severity: "refuse",
    message: 'A trigger reads or sets the answer to "{question}"{through}: what it does tells the answer.',
    remedy: "Take the trigger away.",
  },
  "value-expression": {
    severity: "refuse",
    message: 'The value of {what}, or what it may be, is made from the answer to "{question}"{through} ({key}).',
    remedy: "Take the expression away.",
  },
  validator: {
    severity: "refuse",
    message: 'What {what} accepts depends on the answer to "{question}"{through}.',
    remedy: "Check it by public answers only.",
  },
  total: {
    severity: "refuse",
    message: 'A total in {what} is made from the answer to "{question}"{through}.',
    remedy: "Leave it out of the total.",
  },
  mention: {
    severity: "refuse",
    message: '{what} mentions "{question}"{through} in a place that the linter does not know ({key}).',
    remedy: "Take it out, or call the question differently if something else is meant.",
  },
  "custom-function": {
    severity: "refuse",
    message: 'The function "{name}" in {what} is none of SurveyJS\'s own: it could read any answer and send it.',
    remedy: "Look at it, and name it among the functions that do neither.",
  },
  "looked-up": {
    severity: "refuse",
    message:
      'The function "{name}" in {what} is given a name that is put together or answered: it may be any question\'s.',
    remedy: "Write the name of one question in quotes.",
  },
  service: {
    severity: "refuse",
    message: "Answers or questions go through a service of SurveyJS ({key}), past the adapter.",
    remedy: "Send what the adapter gives you yourself.",
  },
  timer: {
    severity: "warn",
    message: "Time is taken ({key}): how long somebody thinks can tell what he thinks about.",
    remedy: "Do without, or send no times (timeSpent).",
  },
  stored: {
    severity: "warn",
    message: "Something of this survey stays in the browser ({key}): that it was answered.",
    remedy: "Do without on devices that people share, and never store the answers with it.",
  },
  "sees-answers": {
    severity: "refuse",
    message:
      "Somebody listens to {key} and is handed the survey, whose questions know their answers (value). Its data have none that is private.",
    remedy:
      "Take the handler away. If none of yours reads a private question, count them: handlers: { {key}: {count} }.",
  },
  delimiters: {
    severity: "refuse",
    message:
      "Names of questions do not stand between {start} and {end} here: what depends on an answer would be missed.",
    remedy: "Give the linter what SurveyJS was told (delimiters: settings.expressionVariableDelimiters).",
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export const RULES: Readonly<Record<RuleId, Rule>> = rules;
