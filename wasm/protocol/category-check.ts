// SPDX-License-Identifier: Apache-2.0
/** Whether the categories of a table are what its own rules make of cells, and can be told from one another. */

import { difference, lookAlikes } from "../common/characters.js";
import { show, type Where } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import * as common from "../common/texts.js";
import type { Coding, DataVariable } from "../contract/types.js";
import { codingOf, MISSING, rangeNames } from "./coding.js";
import { checkTrimmed } from "./coding-check.js";
import { BETWEEN, columnsOf, namesOf } from "./columns.js";
import * as texts from "./texts.js";

/** Throws a `Reason`. `dropped` are names that categories had which never occurred. */
export function checkCategories(variables: [DataVariable, string, dropped: string[]][], codings: Coding[] = []): void {
  for (const [variable, where, dropped] of variables) {
    checkLookAlikes(variable.categories, `${where}.categories`);
    for (const { name, values } of columnsOf(variable)) {
      const used = [...new Set(values)];
      checkTrimmed(used, where);
      if (variable.columns) checkLookAlikes(used, where);
      checkMade(used, variable.columns ? [] : dropped, codingOf(codings, name), name);
    }
    checkCombinations(variable, where);
  }
}

/** People who compare two names by eye must not take one for the other: people would be counted under either. */
export function checkLookAlikes(names: string[], where: Where): void {
  const found = lookAlikes(names);
  if (!found) return;
  const [one, other] = found;
  if (one === other) throw new Reason(say(common.namedTwice, where, show(one)));
  const [code, otherCode] = difference(one, other);
  // A name may end there.
  const shown = (codes: string) => codes || show(undefined);
  throw new Reason(say(texts.lookAlikes, where, show(one), show(other), shown(code), shown(otherCode)));
}

/** A category that the rules give to nobody would be proved for people whose cells are drawn for as another one. */
function checkMade(used: string[], dropped: string[], coding: Coding | undefined, column: string): void {
  const unread = used.find((category) => category.includes("\r"));
  if (unread !== undefined) throw new Reason(say(texts.categoryWithoutCell, show(column), show(unread)));
  if (!coding) return;
  const { missing = [], merged = [], edges } = coding;
  const into = new Map(merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)));
  for (const cell of missing) into.set(cell, MISSING);
  for (const category of used) {
    const other = into.get(category) ?? category;
    if (other !== category) {
      throw new Reason(say(texts.categoryCodedAway, show(column), show(category), show(other)));
    }
  }
  const named = new Set([...used, ...dropped]);
  const nowhere = merged.find(({ into }) => !named.has(into));
  if (nowhere) throw new Reason(say(texts.intoUnknown, show(column), show(nowhere.into)));
  if (!edges) return;
  const others = new Set([MISSING, ...merged.map(({ into }) => into)]);
  // Nothing is below the least number.
  const ranges = rangeNames(edges).slice(edges[0] === -Number.MAX_VALUE ? 1 : 0);
  const none = used.find((category) => !ranges.includes(category) && !others.has(category));
  if (none !== undefined) throw new Reason(say(texts.categoryNoRange, show(column), show(none)));
}

/** People read the name, and the columns are what is looked up. */
function checkCombinations({ name, categories, columns }: DataVariable, where: string): void {
  if (!columns) return;
  const all = namesOf(categories.map((_, x) => columns.map(({ values }) => values[x] as string)));
  const wrong = categories.findIndex((category, x) => !all[x]?.includes(category));
  if (wrong >= 0)
    throw new Reason(say(texts.combinationMisnamed, where, show(categories[wrong]), show(all[wrong]?.[0])));
  const called = columns.map((column) => column.name).join(BETWEEN);
  if (name !== called) throw new Reason(say(texts.columnsMisnamed, where, show(name), show(called)));
}
