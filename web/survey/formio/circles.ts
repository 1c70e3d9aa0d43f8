// SPDX-License-Identifier: Apache-2.0
/**
 * Fields that are calculated from themselves, in however many steps. Form.io calculates anew whenever anything is answered,
 * so that they count answers: also how often a private one was given.
 */
import type { JsonObject } from "../linter/types.js";
import { isObject, list, type TextSite } from "../linter/walk.js";
import { fieldsIn } from "./code.js";

/** Actions that give a value, or code that may. */
const GIVES = ["value", "customAction"];

/** Whether what stands there decides what a field's value is. */
function decides({ keys, around }: TextSite): boolean {
  if (keys.includes("calculateValue")) return true;
  const entry = keys.includes("logic") && around.findLast(isLogic);
  return entry ? list(entry.actions).some((action) => isObject(action) && GIVES.includes(String(action.type))) : false;
}

const isLogic = ({ trigger, actions }: JsonObject): boolean => isObject(trigger) && Array.isArray(actions);

/** The names of fields that are read; what a simple trigger looks at is one by itself. */
const readBy = ({ text, keys }: TextSite): string[] =>
  ["when", "component"].includes(keys.at(-1) ?? "") && keys.includes("trigger") ? text.split(".") : fieldsIn(text);

/** The texts by which a field comes to depend on itself; `keyOf` is the field that has a text. */
export function circles(texts: readonly TextSite[], keyOf: (site: TextSite) => string): TextSite[] {
  const all = texts.filter(decides).map((site) => ({ site, key: keyOf(site), read: readBy(site) }));
  const readFor = (field: string): string[] => all.flatMap(({ key, read }) => (key === field ? read : []));
  return all
    .filter(({ key, read }) => {
      const seen = new Set<string>();
      const todo = [...read];
      for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
        if (!seen.has(next)) todo.push(...readFor(next));
        seen.add(next);
      }
      return key !== "" && seen.has(key);
    })
    .map(({ site }) => site);
}
