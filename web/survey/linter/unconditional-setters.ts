// SPDX-License-Identifier: Apache-2.0
/**
 * What sets a value whatever has been answered. SurveyJS runs what sets one when something has changed that is named there;
 * where nothing is named, or a function needs no name, whenever anything has. What somebody has put there in the meantime is
 * then overwritten, so that it tells whether a private question was answered, or changed, after it.
 */
import { finding } from "./finding.js";
import { lower, type Questions } from "./questions.js";
import { functionsOf, references } from "./references.js";
import { isOn } from "./required.js";
import type { Finding, JsonObject } from "./types.js";
import { isSet, type ObjectSite, root, sites } from "./walk.js";

/** Triggers that set a value, by the types that they have in JSON. */
const SETTING = /^(setvalue|copyvalue|runexpression)(trigger)?$/;
/** What sets the value of the question, or the column, that has it. */
const SETTERS = ["setValueIf", "resetValueIf", "setValueExpression"];

/** Triggers of version 1 run by any function; whatever else sets a value, of all versions, by one that is given nothing. */
const ANY_CALL = /\(/;
const BARE_CALL = /\(\s*\)/;

export function unconditionalSetters(survey: JsonObject, { private: ours }: Questions): Finding[] {
  const objects = [...sites(survey, root)].filter((site): site is ObjectSite => "object" in site);
  // Of a private question every setter is refused.
  const others = objects.filter(({ object }) => !ours.some(({ json }) => json === object));
  return others.flatMap(({ object, path, keys }) =>
    settersOf(object, keys)
      .filter((key) => isAnyway(object[key], keys.at(-1) === "triggers" ? ANY_CALL : BARE_CALL))
      .map((key) => finding("runs-anyway", `${path}.${key}`, { what: what(object, keys), key })),
  );
}

function settersOf(object: JsonObject, keys: readonly string[]): string[] {
  if (keys.at(-1) === "triggers") {
    return SETTING.test(lower(object.type)) && isSet(object.setToName) ? ["expression"] : [];
  }
  // Nobody has put anything else where it cannot be answered.
  return SETTERS.filter((key) => !(key === "setValueExpression" && isOn(object.readOnly)));
}

function isAnyway(expression: unknown, call: RegExp): boolean {
  if (typeof expression !== "string" || !expression.trim()) return false;
  // A name in quotes is a text.
  const code = expression.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "?");
  if (functionsOf(expression).length > 0 && call.test(code)) return true;
  return references(code).within.every((name) => !name.trim());
}

const what = ({ name, setToName }: JsonObject, keys: readonly string[]): string =>
  `"${String(keys.at(-1) === "triggers" ? setToName : (name ?? "?"))}"`;
