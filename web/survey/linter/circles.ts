// SPDX-License-Identifier: Apache-2.0
/**
 * What is calculated from itself. SurveyJS calculates anew whenever something is answered, so that it counts answers: also
 * whether a private one was given, and how often it was changed.
 */
import { affectedNames, type DependentText, dependentTexts, siteName } from "./dependence.js";
import { finding } from "./finding.js";
import { lower } from "./questions.js";
import { isPartOf, references } from "./references.js";
import type { Finding, JsonObject } from "./types.js";

/** What puts a value somewhere; conditions and checks do not. */
const CALCULATES = new Set(["expression", "setValueExpression", "defaultValueExpression", "runExpression"]);

const calculates = ({ site: { keys }, purpose }: DependentText): boolean =>
  CALCULATES.has(purpose.key) &&
  !keys.includes("validators") &&
  (!keys.includes("triggers") || purpose.key === "runExpression");

/** Names of whatever is read, in lower case; of a row or a panel its own. */
const readBy = ({ site: { text } }: DependentText): string[] => {
  const { within, without } = references(text.toLowerCase());
  const quoted = [...without.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, two]) => (one ?? two ?? "").trim());
  return [...within.map((name) => name.trim().replace(/^[\s#$]*((row|\w*panel)\.)?/, "")), ...quoted];
};

/** How many pages are shown, which what is shown decides. */
const PAGES = "pagecount";

export function circles(survey: JsonObject): Finding[] {
  const places = dependentTexts(survey);
  const shown = places.filter((place) => place.purpose.key === "visibleIf" && readBy(place).includes(PAGES));
  return [...shown.map(({ site }) => finding("circle", site.path, { what: siteName(site) })), ...calculated(places)];
}

function calculated(places: readonly DependentText[]): Finding[] {
  const all = places.filter(calculates).map((place) => ({
    place,
    names: affectedNames(place.site)
      .map((name) => lower(name))
      .filter(Boolean),
    read: readBy(place),
  }));
  const next = all.map(({ read }) =>
    all.flatMap(({ names }, i) =>
      names.some((name) => read.some((one) => one === name || isPartOf(one, name))) ? [i] : [],
    ),
  );
  return all.flatMap(({ place: { site } }, start) => {
    const seen = new Set<number>();
    const todo = [...(next[start] ?? [])];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      if (!seen.has(at)) todo.push(...(next[at] ?? []));
      seen.add(at);
    }
    return seen.has(start) ? [finding("circle", site.path, { what: siteName(site) })] : [];
  });
}
