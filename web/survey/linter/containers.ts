// SPDX-License-Identifier: Apache-2.0
/** What SurveyJS finds the pages and panels around a question by. */
import { lower, type Question } from "./questions.js";
import type { JsonObject } from "./types.js";
import { list, root, sites } from "./walk.js";

/**
 * What the pages and panels around a question are called. One without a name is given one by SurveyJS, with the first number
 * that is free: any of these may be its.
 */
export function containerNames({ within, path }: Question, survey: JsonObject): string[] {
  const onPage = path.startsWith("$.pages");
  const holders = within.map((holder, i) => ({
    called: lower(holder.name),
    kind: i === 0 && onPage ? "page" : "panel",
  }));
  const all = onPage ? holders : [{ called: "", kind: "page" }, ...holders];
  return all.flatMap(({ called, kind }) => {
    if (called) return [called];
    const most = kind === "page" ? list(survey.pages).length + 1 : panelsIn(survey);
    return Array.from({ length: most }, (_, i) => `${kind}${i + 1}`);
  });
}

const panelsIn = (survey: JsonObject): number =>
  [...sites(survey, root)].filter((site) => "object" in site && /panel/i.test(String(site.object.type))).length;
