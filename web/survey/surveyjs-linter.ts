// SPDX-License-Identifier: Apache-2.0
/**
 * Finds whether a survey of SurveyJS gives private answers away around the adapter that privatises them. It may do so
 * by questions that depend on an answer, texts that repeat it, or handlers that are handed the questions. A question is
 * private where it has a protocol (`sluice`), and public where it is marked so (`sluicePublic`). The linter refuses
 * what it does not understand.
 */
import { answersOf, choicesApart } from "./linter/answers.js";
import { dependences } from "./linter/dependence.js";
import { answerLevel, combinedLevel } from "./linter/level.js";
import { lintWholeSurvey, liveModel, type Model, modelJson } from "./linter/model.js";
import { misplacedProtocols, sharedNames } from "./linter/names.js";
import { lintPrivateQuestion } from "./linter/private.js";
import { isUndeclared, type Question, questions } from "./linter/questions.js";
import { byWeight } from "./linter/reasons.js";
import { finding } from "./linter/texts.js";
import type { Finding, LintOptions } from "./linter/types.js";
import { DEEPEST, isObject, tooDeep, walked } from "./linter/walk.js";

export { refused, type Severity } from "./linter/reasons.js";
export { RULES, type RuleId } from "./linter/texts.js";
export type { Finding, LintOptions, Protocol } from "./linter/types.js";
export type { Model };

/** Finds what leaks by a survey's JSON, what is refused first. Looks at nothing else, and changes nothing. */
export function lintSurvey(json: unknown, options: LintOptions = {}): Finding[] {
  if (!isObject(json)) return [finding("no-survey", "$", { what: "no object" })];
  if (tooDeep(json)) return [finding("no-survey", "$", { what: `nested more than ${DEEPEST} deep` })];
  const all = walked(json);
  const found = questions(json, options, all);
  const misplaced = misplacedProtocols(all, found);
  if (found.private.length === 0) return misplaced.length > 0 ? misplaced : [finding("nothing-private", "$")];
  // A secret that a channel sees is sent by that one's report alone.
  const reported = found.private.filter(({ secretOf }) => !secretOf);
  return byWeight([
    ...misplaced,
    ...found.private.flatMap((question) => lintPrivateQuestion(question, json, all, options)),
    ...sharedNames(all, found),
    ...dependences(all, found, options),
    ...lintWholeSurvey(json),
    ...found.all.filter(isUndeclared).map(({ path, name }) => finding("undeclared", path, { question: name })),
    ...(reported.length > 1 ? [several(reported)] : []),
  ]);
}

function several(reported: readonly Question[]): Finding {
  const levels = reported.flatMap(({ json, declared, protocol }) => {
    const answers = answersOf(json);
    const reports = declared?.each && answers.shape === "set" ? choicesApart(answers) : 1;
    return Array.from({ length: reports }, () => answerLevel(protocol?.channel));
  });
  const names = reported.map(({ name }) => name).join(", ");
  return finding("several", "$", { count: reported.length, names, together: combinedLevel(levels) });
}

/** The same for a live model: its JSON as it is by now, and what only the model has. */
export const lintModel = (survey: Model, options: LintOptions = {}): Finding[] =>
  byWeight([...lintSurvey(modelJson(survey), options), ...liveModel(survey, options)]);
