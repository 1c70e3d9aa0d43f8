// SPDX-License-Identifier: Apache-2.0
/** Which questions a survey asks where an adapter can find their answers, and which of them are private. */
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
}

export interface Questions {
  all: Question[];
  private: Question[];
}

/** What shows something and asks nothing. */
const SHOWN = new Set(["html", "image"]);

export const isPrivate = ({ json }: Pick<Question, "json">): boolean =>
  json.sluice !== undefined && json.sluice !== null;
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
  return { all, private: all.filter(isPrivate) };
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
  const { sluice } = json;
  const given = typeof sluice === "string" ? Object.hasOwn(protocols, sluice) && protocols[sluice] : sluice;
  return { json, path, name, key, type, within, ...(isProtocol(given) && { protocol: given }) };
}

function isProtocol(value: unknown): value is Protocol {
  const data = isObject(value) ? value.data : undefined;
  return isObject(data) && Array.isArray(data.categories) && data.categories.every((name) => typeof name === "string");
}

export const lower = (value: Json | undefined): string => (typeof value === "string" ? value.trim().toLowerCase() : "");
