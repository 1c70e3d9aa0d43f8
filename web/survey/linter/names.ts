// SPDX-License-Identifier: Apache-2.0
/** Answers that nobody would find where the adapter looks, or where it finds another one. */
import { isPanel, lower, type Questions } from "./questions.js";
import { finding } from "./texts.js";
import type { Finding } from "./types.js";
import type { Walked } from "./walk.js";

/** Objects in these have names of their own, which are none of the survey's; triggers name what they look at. */
const ELSEWHERE = new Set(["columns", "rows", "items", "templateElements", "detailElements", "validators", "triggers"]);

/** SurveyJS finds names in any case. */
export function sharedNames({ objects }: Walked, { private: ours }: Questions): Finding[] {
  const named = objects.filter(
    ({ keys, object }) => keys.at(-1) !== "pages" && !isPanel(object) && !keys.some((key) => ELSEWHERE.has(key)),
  );
  return ours.flatMap(({ json, name, key }) => {
    const mine = [lower(name), lower(key)].filter(Boolean).flatMap((each) => [each, `${each}-comment`]);
    return named.flatMap(({ object, path, around }) => {
      if (object === json || around.includes(json)) return [];
      const clash = [object.name, object.valueName].find((each) => mine.includes(lower(each)));
      return typeof clash === "string" ? [finding("shared-name", path, { question: name, name: clash })] : [];
    });
  });
}

/** Protocols where no adapter would look for them. */
export function misplacedProtocols({ objects }: Walked, { all }: Questions): Finding[] {
  const found = new Set(all.map(({ json }) => json));
  return objects.flatMap(({ object, path }) => {
    const { sluice, name } = object;
    if (found.has(object) || sluice === undefined || sluice === null) return [];
    return [finding("nested", `${path}.sluice`, { question: typeof name === "string" ? name : "?" })];
  });
}
