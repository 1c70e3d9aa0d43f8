// SPDX-License-Identifier: Apache-2.0
/** Which questions a survey asks where an adapter can find their answers, and which of them are private. */
import { type Declared, declared } from "./declared.js";
import type { Json, JsonObject, LintOptions, Protocol } from "./types.js";
import { isObject, list } from "./walk.js";

export interface Question {
  json: JsonObject;
  path: string;
  name: string;
  /** What its answer is kept under. */
  key: string;
  type: string;
  /** The page and the panels that it lies in. */
  within: readonly JsonObject[];
  /** Of a private question; undefined where none was found. */
  protocol?: Protocol | undefined;
  declared?: Declared | undefined;
  /** Asks for the secret that the channel of another question sees: that one's report is all that is sent of it. */
  secretOf?: Question;
  /** The question that asks for the secret. */
  told?: Question;
}

export interface Questions {
  all: Question[];
  private: Question[];
}

/** What shows something and asks nothing. */
const SHOWN = new Set(["html", "image"]);

export const hasProtocol = ({ json }: Pick<Question, "json">): boolean =>
  json.sluice !== undefined && json.sluice !== null;
export const isPrivate = (question: Pick<Question, "json" | "secretOf">): boolean =>
  hasProtocol(question) || question.secretOf !== undefined;
export const isUndeclared = (question: Question): boolean =>
  !isPrivate(question) && question.json.sluicePublic !== true && !SHOWN.has(question.type);

export function questions(survey: JsonObject, options: LintOptions): Questions {
  const all: Question[] = [];
  const visit = (holder: JsonObject, path: string, within: readonly JsonObject[]): void => {
    // `questions` is what `elements` was called once, and is still read.
    for (const key of ["elements", "questions"]) {
      for (const [i, element] of list(holder[key]).entries()) {
        if (!isObject(element)) continue;
        const here = `${path}.${key}[${i}]`;
        const type = lower(element.type);
        if (type === "panel" || type === "flowpanel") visit(element, here, [...within, element]);
        else all.push(question(element, here, type, within, options));
      }
    }
  };
  visit(survey, "$", []);
  for (const [i, page] of list(survey.pages).entries()) if (isObject(page)) visit(page, `$.pages[${i}]`, [page]);
  for (const question of all) tellSecret(question, all);
  return { all, private: all.filter(isPrivate) };
}

/** Whoever asks for a secret is as private as whoever reports it. */
function tellSecret(question: Question, all: readonly Question[]): void {
  const secret = question.declared?.secret;
  const told = secret && all.find((other) => other !== question && lower(other.name) === lower(secret));
  if (!told) return;
  question.told = told;
  told.secretOf ??= question;
  const variable = question.protocol?.seesSecret ? question.protocol.secret : undefined;
  if (variable && !hasProtocol(told)) told.protocol = { data: variable };
}

function question(
  json: JsonObject,
  path: string,
  type: string,
  within: readonly JsonObject[],
  { protocols = {} }: LintOptions,
): Question {
  const name = typeof json.name === "string" ? json.name : "";
  const key = typeof json.valueName === "string" && json.valueName ? json.valueName : name;
  const said = declared(json.sluice);
  const named = said?.protocol;
  const given = typeof named === "string" ? Object.hasOwn(protocols, named) && protocols[named] : named;
  const protocol = isProtocol(given) ? { protocol: given } : {};
  return { json, path, name, key, type, within, ...protocol, ...(said && { declared: said }) };
}

function isProtocol(value: unknown): value is Protocol {
  const data = isObject(value) ? value.data : undefined;
  return isObject(data) && Array.isArray(data.categories) && data.categories.every((name) => typeof name === "string");
}

export const lower = (value: Json | undefined): string => (typeof value === "string" ? value.trim().toLowerCase() : "");
