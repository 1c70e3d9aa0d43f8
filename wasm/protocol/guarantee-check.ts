// SPDX-License-Identifier: Apache-2.0

import {
  atLeastZero,
  fields,
  flag,
  integer,
  list,
  onlyKeys,
  plainName,
  present,
  record,
  show,
  text,
  type Where,
} from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { ENTRIES, PARAMETERS } from "../contract/catalogue.js";
import { namesNoCategory } from "../contract/distances.js";
import { flawOf, ofShape, STATED } from "../contract/parameters.js";
import type { Claim, Parameters, ProtocolFile, Ratio, Variable } from "../contract/types.js";
import { checkKnown } from "./certificate-check.js";
import * as texts from "./texts.js";

/**
 * No bound that is published has more: it is below e^64 in units of 2^-96, hence its numerator below 2^189. Every
 * condition on every report is multiplied by it, so longer ones would make the check of a file take minutes.
 */
const BOUND_DIGITS = 57;

const WHERE = "guarantee";

/** Checks the promise as settings for readers state it. */
export function checkClaim(value: unknown, secret: Variable, data: Variable): Claim {
  const raw = record(value, WHERE);
  onlyKeys(raw, ["notion", "epsilon", "averageLeakage", "parameters"], WHERE);
  return claimIn(raw, secret, data);
}

function claimIn(raw: Record<string, unknown>, secret: Variable, data: Variable): Claim {
  const parameters = raw.parameters === undefined ? undefined : checkParameters(raw.parameters, secret, data);
  if (parameters && ofShape(parameters, "pairs-of-secrets")?.length === 0)
    throw new Reason(say(texts.neighboursEmpty, WHERE));
  return {
    notion: plainName(raw.notion, `${WHERE}.notion`),
    epsilon: atLeastZero(raw.epsilon, `${WHERE}.epsilon`),
    ...(raw.averageLeakage !== undefined && {
      averageLeakage: atLeastZero(raw.averageLeakage, `${WHERE}.averageLeakage`),
    }),
    ...(parameters && { parameters }),
  };
}

/** Checks the guarantee of a protocol file. */
export function checkGuarantee(value: unknown, secret: Variable, data: Variable): ProtocolFile["guarantee"] {
  const where = WHERE;
  const raw = record(value, where);
  onlyKeys(raw, ["notion", "epsilon", "averageLeakage", "parameters", "known", "bound", "bounds"], where);
  const bounds =
    raw.bounds === undefined
      ? undefined
      : list(raw.bounds, `${where}.bounds`).map((item, i) => levelAndBound(item, `${where}.bounds[${i}]`));
  return {
    ...claimIn(raw, secret, data),
    ...(raw.known !== undefined && {
      known: checkKnown(raw.known, secret.categories.length, data.categories.length),
    }),
    bound: ratio(
      fields(present(raw, "bound", where), ["numerator", "denominator"], `${where}.bound`),
      `${where}.bound`,
    ),
    ...(bounds && { bounds }),
  };
}

function levelAndBound(value: unknown, where: string): { level: number } & Ratio {
  const { level, ...rest } = fields(value, ["level", "numerator", "denominator"], where);
  return { level: atLeastZero(level, `${where}.level`), ...ratio(rest, where) };
}

function ratio(raw: Record<"numerator" | "denominator", unknown>, where: string): Ratio {
  const checked = {
    numerator: integer(raw.numerator, BOUND_DIGITS, `${where}.numerator`),
    denominator: integer(raw.denominator, BOUND_DIGITS, `${where}.denominator`),
  };
  if (BigInt(checked.denominator) === 0n) throw new Reason(say(texts.denominatorZero, where));
  return checked;
}

/** A notion's parameters, in a protocol file or in a request. Throws an error that says where something is wrong. */
export function checkParameters(
  value: unknown,
  secret: Variable,
  data: Variable,
  where = "guarantee.parameters",
): Parameters {
  const raw = record(value, where);
  onlyKeys(raw, [...STATED, "ranges"], where);
  const tuples = (name: string, length: number) =>
    list(raw[name], `${where}.${name}`).map((item, i) => list(item, entry(`${where}.${name}`, item, i), length));
  const of = (variable: Variable, value: unknown) =>
    member(value, variable.categories, say(texts.levelOf, where, show(variable.name)));
  const level = (value: unknown, of: unknown, than?: unknown) => {
    const pair = than === undefined ? show(of) : say(texts.pairAgainst, show(of), show(than));
    return atLeastZero(value, say(texts.levelIn, pair, where));
  };
  const variables = { secret, data };
  const read = (name: keyof typeof PARAMETERS) => {
    const parts = ENTRIES[PARAMETERS[name]];
    if (parts.length === 0) return atLeastZero(raw[name], `${where}.${name}`);
    return tuples(name, parts.length).map((entry) =>
      parts.map((part, i) =>
        part === "level" ? level(entry[i], entry[0], i > 1 ? entry[1] : undefined) : of(variables[part], entry[i]),
      ),
    );
  };
  const stated = STATED.filter((name) => raw[name] !== undefined);
  const parameters: Parameters = {
    ...Object.fromEntries(stated.map((name) => [name, read(name)])),
    ...(raw.ranges !== undefined && { ranges: flag(raw.ranges, `${where}.ranges`) as true }),
  };
  const flaw = flawOf(parameters);
  if (flaw) throw new Reason(say(texts.parameterFlaw, where, flaw.parameter, flaw.what, flaw.remedy));
  return parameters;
}

/** The same of a request. */
export function checkAsked(value: unknown, secret: Variable, data: Variable): Parameters {
  const parameters = checkParameters(value, secret, data, "parameters");
  if (parameters.ranges) throw new Reason(say(texts.rangesNotAsked));
  return parameters;
}

/** An entry of a list by the category that it begins with, as nobody counts from 0. */
function entry(of: string, item: unknown, i: number): Where {
  const [first] = Array.isArray(item) ? item : [];
  return typeof first === "string" ? say(texts.entryAt, of, show(first)) : `${of}[${i}]`;
}

function member(value: unknown, categories: string[], where: Where): string {
  const checked = text(value, where);
  if (categories.includes(checked)) return checked;
  throw new Reason(namesNoCategory(where, checked));
}
