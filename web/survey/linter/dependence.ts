// SPDX-License-Identifier: Apache-2.0
/** Everything in a survey that depends on a private answer, at first hand or through something that does. */
import { isOnPage, lower, type Question, type Questions } from "./questions.js";
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
import { finding } from "./texts.js";
import type { Finding, LintOptions } from "./types.js";
import { namesOf, type TextSite, type Walked, within } from "./walk.js";

/** The function that tells the time. */
const CLOCK = "currentDate";

interface DependentText {
  site: TextSite;
  purpose: TextRole;
}

export function dependences(survey: Walked, questions: Questions, options: LintOptions): Finding[] {
  const places = survey.texts.flatMap((site): DependentText[] => {
    const purpose = roleOf(site);
    return purpose ? [{ site, purpose }] : [];
  });
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
  const known = new Set(namesOf(survey.objects).map(lower));
  const names: Names = { tainted, containers, known, variablesOf: variableReader(options) };

  // Until nothing more comes to depend on them.
  let waiting = places.filter(({ purpose }) => !purpose.shown);
  for (let grown = true; grown; ) {
    grown = false;
    waiting = waiting.filter((place) => {
      const found = mentioned(place, names, options);
      if (found) for (const name of affectedNames(place.site, survey)) grown = taint(name, found.origin) || grown;
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
function affectedNames({ keys, around }: TextSite, { objects }: Walked): string[] {
  if (keys.includes("triggers")) {
    const trigger = around.at(-1);
    return trigger
      ? [trigger.setToName, ...[trigger.questions ?? []].flat()].filter((name) => typeof name === "string")
      : [];
  }
  const owner = around.findLast((object) => lower(object.name) !== "");
  return owner ? namesOf(within(objects, owner)) : [];
}

/**
 * The names by which SurveyJS finds the pages and panels around a question. One without a name is given one by
 * SurveyJS, with the first number that is free: any of these may be its.
 */
function containerNames({ within, path }: Question, { objects }: Walked): string[] {
  const counts = {
    page: objects.filter(({ keys }) => keys.join() === "pages").length + 1,
    panel: objects.filter(({ object }) => /panel/i.test(String(object.type))).length,
  };
  const kinds = within.map((holder, i) => [lower(holder.name), i === 0 && isOnPage(path) ? "page" : "panel"] as const);
  const all = isOnPage(path) ? kinds : [["", "page"] as const, ...kinds];
  return all.flatMap(([name, kind]) =>
    name ? [name] : Array.from({ length: counts[kind] }, (_, i) => `${kind}${i + 1}`),
  );
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
