// SPDX-License-Identifier: Apache-2.0
/** Everything in a survey that depends on a private answer, at first hand or through something that does. */
import { containerNames } from "./containers.js";
import { finding } from "./finding.js";
import { lower, type Questions } from "./questions.js";
import {
  functionsOf,
  isBuiltIn,
  type Names,
  type Tainted,
  taintedInBraces,
  taintedInExpression,
  taintedName,
  taintedReference,
  unreadableLookups,
  variableReader,
} from "./references.js";
import { roleOf, type TextRole } from "./text-roles.js";
import type { Finding, JsonObject, LintOptions } from "./types.js";
import { namesWithin, root, sites, type TextSite } from "./walk.js";

/** The function that tells the time. */
const CLOCK = "currentDate";

interface DependentText {
  site: TextSite;
  purpose: TextRole;
}

/** All texts that may depend on something. */
const dependentTexts = (survey: JsonObject): DependentText[] =>
  [...sites(survey, root)].flatMap((site) => {
    const purpose = "text" in site ? roleOf(site) : undefined;
    return "text" in site && purpose ? [{ site, purpose }] : [];
  });

export function dependences(survey: JsonObject, questions: Questions, options: LintOptions): Finding[] {
  const places = dependentTexts(survey);
  const tainted = new Map<string, Tainted>();
  const taint = (name: string, origin: string): boolean => {
    const key = name.trim().toLowerCase();
    if (!key || tainted.has(key)) return false;
    tainted.set(key, { name, origin });
    return true;
  };
  const containers = new Map<string, Tainted>();
  for (const question of questions.private) {
    const { name, key } = question;
    taint(name, name);
    taint(key, name);
    for (const called of containerNames(question, survey)) containers.set(called, { name, origin: name });
  }
  const known = new Set(namesWithin(survey).map((name) => lower(name)));
  const names: Names = { tainted, containers, known, variablesOf: variableReader(options) };

  // Until nothing more comes to depend on them.
  let waiting = places.filter(({ purpose }) => !purpose.shown);
  for (let grown = true; grown; ) {
    grown = false;
    waiting = waiting.filter((place) => {
      const found = mentioned(place, names, options);
      if (found) for (const name of affectedNames(place.site)) grown = taint(name, found.origin) || grown;
      return !found;
    });
  }
  return places.flatMap((place) => {
    const found = mentioned(place, names, options);
    return [...(found ? [leak(place, found)] : []), ...strangers(place, options)];
  });
}

function mentioned(
  { site: { text }, purpose }: DependentText,
  names: Names,
  options: LintOptions,
): Tainted | undefined {
  const named =
    purpose.name === "reference" ? taintedReference(text, names, options) : purpose.name && taintedName(text, names);
  return (
    (named || undefined) ??
    (purpose.shown ? taintedInBraces(text, names, options) : taintedInExpression(text, names, options))
  );
}

/** The names of whatever takes a value, or is there, because of what stands at a place. */
function affectedNames({ keys, around }: TextSite): string[] {
  if (keys.includes("triggers")) {
    const trigger = around.at(-1);
    return trigger
      ? [trigger.setToName, ...[trigger.questions ?? []].flat()].filter((name) => typeof name === "string")
      : [];
  }
  const owner = around.findLast((object) => lower(object.name) !== "");
  return owner ? namesWithin(owner) : [];
}

function siteName(site: TextSite): string {
  const name = site.around.findLast((object) => lower(object.name) !== "")?.name;
  return typeof name === "string" ? `"${name}"` : "the survey";
}

function leak({ site, purpose: { rule, key } }: DependentText, { name, origin }: Tainted): Finding {
  const through = name.toLowerCase() === origin.toLowerCase() ? "" : ` (through "${name}")`;
  return finding(rule, site.path, { question: origin, through, key, what: siteName(site) });
}

/** Functions that somebody has registered, and those that may be asked for any question. */
function strangers({ site, purpose: { key } }: DependentText, { functions = [] }: LintOptions): Finding[] {
  // A value that begins so is an expression, and kept as one.
  if (!/(If|expression)$/i.test(key) && !site.text.startsWith("=")) return [];
  const called = functionsOf(site.text);
  const unknown = called.filter((name) => !isBuiltIn(name) && !functions.includes(name));
  return [
    // To the millisecond, and calculated anew whenever something has been answered.
    ...(called.includes(CLOCK) ? [finding("timer", site.path, { key: CLOCK })] : []),
    ...unknown.map((name) => finding("custom-function", site.path, { name, what: siteName(site) })),
    ...unreadableLookups(site.text).map((name) => finding("looked-up", site.path, { name, what: siteName(site) })),
  ];
}
