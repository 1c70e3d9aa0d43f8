// SPDX-License-Identifier: Apache-2.0
/** Finds what a private question itself may not be or have. */
import { checkCategories } from "./categories.js";
import { hasProtocol, lower, type Question } from "./questions.js";
import { finding, type RuleId } from "./texts.js";
import type { Finding, JsonObject, LintOptions } from "./types.js";
import { isObject, isSet, list, type ObjectSite, type Walked } from "./walk.js";

/** Words of the respondent's own: old names and new. */
const WORDS = ["showOtherItem", "hasOther", "showCommentArea", "hasComment"];
/** Properties that put a value there that nobody has chosen, also when the report is there already. */
const SETTERS = ["setValueExpression", "setValueIf", "resetValueIf", "defaultValueExpression"];
const CONDITIONS = ["visibleIf", "enableIf"];
const CHOICE_CONDITIONS = ["choicesVisibleIf", "choicesEnableIf"];

type Place = Pick<ObjectSite, "object" | "path">;

export function lintPrivateQuestion(
  question: Question,
  survey: JsonObject,
  { objects }: Walked,
  options: LintOptions,
): Finding[] {
  const { json, path, name, protocol, within } = question;
  const whereSet = (rule: RuleId, keys: readonly string[], { object, path }: Place): Finding[] =>
    keys.filter((key) => isSet(object[key])).map((key) => finding(rule, `${path}.${key}`, { question: name, key }));
  const self = { path, object: json };
  const parts = objects.filter(({ around }) => around.includes(json));
  return [
    ...(name.trim() ? [] : [finding("nameless", path)]),
    ...(protocol ? [] : [finding("unknown-protocol", `${path}.sluice`, { question: name, called: called(question) })]),
    ...ofSecret(question),
    ...whereSet("private-and-public", ["sluicePublic"], self),
    ...whereSet("free-text", WORDS, self),
    ...whereSet("overwritten", SETTERS, self),
    ...(json.correctAnswer === undefined ? [] : [finding("quiz", `${path}.correctAnswer`, { question: name })]),
    ...(list(json.validators).length > 0 ? [finding("own-validator", `${path}.validators`, { question: name })] : []),
    ...whereSet("asked-of-some", [...CONDITIONS, ...CHOICE_CONDITIONS], self),
    ...within.flatMap((object) => whereSet("asked-of-some", CONDITIONS, { path, object })),
    ...parts.flatMap((part) => [
      ...whereSet("free-text", WORDS, part),
      ...whereSet("choice-elements", ["elements", "questions"], part),
      ...whereSet("asked-of-some", CONDITIONS, part),
    ]),
    ...endings(survey).map(({ path, type }) =>
      finding("asked-of-some", path, { question: name, key: `${type} trigger` }),
    ),
    ...(protocol ? checkCategories(question, protocol, survey, options) : []),
  ];
}

function called({ declared }: Question): string {
  return typeof declared?.protocol === "string" ? ` ("${declared.protocol}")` : "";
}

/** Whether the channel sees the secret where there is one to see, and only there. */
function ofSecret(question: Question): Finding[] {
  const { path, name, protocol, declared, told, secretOf } = question;
  const at = `${path}.sluice`;
  const named = declared?.secret;
  if (secretOf && hasProtocol(question)) {
    return [finding("secret-with-protocol", at, { question: name, other: secretOf.name })];
  }
  if (named === undefined) return protocol?.seesSecret ? [finding("sees-secret", at, { question: name })] : [];
  if (!told) return [finding("unknown-secret", `${at}.secret`, { question: name, secret: named })];
  return protocol && !protocol.seesSecret ? [finding("needless-secret", `${at}.secret`, { question: name })] : [];
}

/** Triggers that leave questions out. Their conditions are looked at elsewhere. */
function endings(survey: JsonObject): { path: string; type: string }[] {
  return list(survey.triggers).flatMap((trigger, i) => {
    const type = isObject(trigger) ? lower(trigger.type) : "";
    return type === "complete" || type === "skip" ? [{ path: `$.triggers[${i}]`, type }] : [];
  });
}
