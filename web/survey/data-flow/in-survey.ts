// SPDX-License-Identifier: Apache-2.0
/**
 * Lists what a survey of SurveyJS sends, for a sheet. It reads the survey's JSON, so that neither can say something
 * else.
 */

import { fail } from "../../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import * as texts from "../errors.js";
import { answersOf } from "../linter/answers.js";
import { hasProtocol, isPrivate, type Question, questions } from "../linter/questions.js";
import type { Json, JsonObject } from "../linter/types.js";
import { isObject, list } from "../linter/walk.js";

/** One thing that is sent. */
interface Sent {
  label: string;
  protocol: ProtocolFile | "public";
}

/**
 * Lists what is sent in the order of the survey, by the questions' titles. Choices that have a report each have an
 * entry each. Questions that are not sent have none. The second argument is what `load` has returned. `language` is for
 * titles in several. Throws `bad_request` where a protocol is not known.
 */
export function sentBy(
  json: unknown,
  { protocols }: { readonly protocols: ReadonlyMap<string, { readonly file: ProtocolFile }> },
  language = "default",
): Sent[] {
  const files = Object.fromEntries([...protocols].map(([name, { file }]) => [name, file]));
  const { all } = questions((isObject(json) ? json : {}) as JsonObject, { protocols: files });
  return all.flatMap((question): Sent[] => {
    const label = textOf(question.json.title, language) ?? question.name;
    if (!isPrivate(question)) return question.json.sluicePublic === true ? [{ label, protocol: "public" }] : [];
    if (!hasProtocol(question)) return [];
    const protocol = protocolOf(question, files);
    if (!question.declared?.each) return [{ label, protocol }];
    const answers = answersOf(question.json);
    const values = new Set(answers.shape === "set" ? answers.answers : []);
    return [...values].map((value) => ({ label: `${label} ${choiceOf(question, value, language)}`, protocol }));
  });
}

function protocolOf({ name, declared }: Question, files: Record<string, ProtocolFile>): ProtocolFile {
  const named = declared?.protocol;
  const found = typeof named === "string" && Object.hasOwn(files, named) ? files[named] : undefined;
  if (found) return found;
  throw fail(texts.protocolOfQuestionNotLoaded, name);
}

/** A text, or that of a language where there are several. */
function textOf(text: Json | undefined, language: string): string | undefined {
  if (typeof text === "string") return text || undefined;
  const said = isObject(text) ? (text[language] ?? text.default) : undefined;
  return typeof said === "string" && said ? said : undefined;
}

function choiceOf({ json }: Question, value: string, language: string): string {
  const choice = list(json.choices).find((each) => isObject(each) && String(each.value) === value);
  return `(${(isObject(choice) && textOf(choice.text, language)) || value})`;
}
