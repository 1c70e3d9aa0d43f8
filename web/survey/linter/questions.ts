// SPDX-License-Identifier: Apache-2.0
/** Finds the questions that a survey asks where an adapter can find their answers, and which of them are private. */
import type { Json, JsonObject, LintOptions, Protocol } from "./types.js";
import { isObject, walked } from "./walk.js";

/** The declaration in `sluice` of a question: its protocol, and how an answer of several parts goes with it. */
export interface Declared {
  /** The name of a protocol, or the protocol itself. */
  protocol: string | JsonObject;
  /** Each choice has a report of its own, under `question.choice`. */
  each: boolean;
  /** For choices that are taken or not: the category, or the value of a column, of one that is taken. */
  chosen: string;
  /** The question that asks for the secret, where the channel sees that too. */
  secret?: string;
}

export interface Question {
  json: JsonObject;
  path: string;
  name: string;
  /** The key that its answer is kept under. */
  key: string;
  type: string;
  /** The page and the panels that it lies in. */
  within: readonly JsonObject[];
  /** The protocol of a private question; undefined where none was found. */
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

const CHOSEN = "yes";
const KEYS = new Set(["each", "protocol", "chosen", "secret"]);

/** Undefined where it is none of these: a name, a protocol, `{ protocol, secret?, chosen? }`, `{ each, chosen? }`. */
export function declared(sluice: unknown): Declared | undefined {
  if (typeof sluice === "string" || (isObject(sluice) && "data" in sluice)) {
    return { protocol: sluice, each: false, chosen: CHOSEN };
  }
  if (!isObject(sluice) || Object.keys(sluice).some((key) => !KEYS.has(key))) return undefined;
  const { each, protocol, chosen = CHOSEN, secret } = sluice;
  const given = each ?? protocol;
  if (typeof given !== "string" && !isObject(given)) return undefined;
  if ((each !== undefined && (protocol ?? secret) !== undefined) || typeof chosen !== "string") return undefined;
  if (secret !== undefined && (typeof secret !== "string" || !secret.trim())) return undefined;
  return { protocol: given, each: each !== undefined, chosen, ...(secret !== undefined && { secret }) };
}

/** Types that show something and ask nothing. */
const SHOWN = new Set(["html", "image"]);

export const hasProtocol = ({ json }: Pick<Question, "json">): boolean =>
  json.sluice !== undefined && json.sluice !== null;
export const isPrivate = (question: Pick<Question, "json" | "secretOf">): boolean =>
  hasProtocol(question) || question.secretOf !== undefined;
export const isUndeclared = (question: Question): boolean =>
  !isPrivate(question) && question.json.sluicePublic !== true && !SHOWN.has(question.type);

/** The places where a survey asks; `questions` is what `elements` was called once, and is still read. */
const ASKED = /^\$(\.pages\[\d+\])?(\.(elements|questions)\[\d+\])+$/;
export const isOnPage = (path: string): boolean => path.startsWith("$.pages");
export const isPanel = ({ type }: JsonObject): boolean => ["panel", "flowpanel"].includes(lower(type));

export function questions(survey: JsonObject, options: LintOptions, { objects } = walked(survey)): Questions {
  const all = objects.flatMap(({ object, path, around: [, ...within] }) => {
    // Elements of a question, as one of its choices may have them, are none of the survey's.
    const isAsked = ASKED.test(path) && within.slice(isOnPage(path) ? 1 : 0).every(isPanel);
    return isAsked && !isPanel(object) ? [question(object, path, within, options)] : [];
  });
  for (const question of all) tellSecret(question, all);
  return { all, private: all.filter(isPrivate) };
}

/** A question that asks for a secret is as private as the one that reports it. */
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
  within: readonly JsonObject[],
  { protocols = {} }: LintOptions,
): Question {
  const name = typeof json.name === "string" ? json.name : "";
  const key = typeof json.valueName === "string" && json.valueName ? json.valueName : name;
  const said = declared(json.sluice);
  const named = said?.protocol;
  const given = typeof named === "string" ? Object.hasOwn(protocols, named) && protocols[named] : named;
  const protocol = isProtocol(given) ? { protocol: given } : {};
  return { json, path, name, key, type: lower(json.type), within, ...protocol, ...(said && { declared: said }) };
}

function isProtocol(value: unknown): value is Protocol {
  const data = isObject(value) ? value.data : undefined;
  return isObject(data) && Array.isArray(data.categories) && data.categories.every((name) => typeof name === "string");
}

export const lower = (value: Json | undefined): string => (typeof value === "string" ? value.trim().toLowerCase() : "");
