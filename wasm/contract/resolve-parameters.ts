// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether parameters are those of a notion, and enough for a table: what is wrong in them, only names can tell. */

import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import { fail } from "./errors.js";
import { type IndexedParameters, indexed } from "./parameters.js";
import * as texts from "./texts.js";
import type { JointTable, Notion, NotionParameter, Parameters } from "./types.js";

/** As the engine takes them. Throws `bad_request`. */
export function enough(
  notion: Notion,
  wanted: NotionParameter | undefined,
  given: Parameters,
  table: JointTable,
): IndexedParameters {
  const taken = indexed(notion, wanted, given, table.secret, table.data);
  if (wanted === "alpha") checkChance(notion, given);
  if (wanted === "secretLevels") checkLevels(notion, given, table);
  if (wanted === "neighbours") checkNeighbours(notion, given);
  if (wanted === "dataLevels" && given.dataLevels?.length === 0) {
    throw fail(texts.levelsNone, notion);
  }
  return taken;
}

function checkChance(notion: Notion, { alpha }: Parameters): void {
  if (alpha !== undefined && alpha > 0 && alpha < 1) return;
  throw alpha === undefined ? fail(texts.alphaMissing, notion) : fail(texts.alphaWrong, alpha);
}

/** Every secret that occurs has a level of its own. */
function checkLevels(notion: Notion, { secretLevels }: Parameters, table: JointTable): void {
  if (!secretLevels) return;
  const named = new Set(secretLevels.map(([category]) => category));
  const { name, categories } = table.secret;
  const width = table.data.categories.length;
  const occurs = (s: number) => table.weights.subarray(s * width, (s + 1) * width).some((weight) => weight > 0);
  const without = categories.filter((category, s) => !named.has(category) && occurs(s));
  const [first] = without;
  if (first === undefined) return;
  const more = without.length > 1 ? say(texts.norForMore, without.length - 1) : "";
  throw fail(texts.levelMissing, notion, shortened(name), shortened(first), more);
}

/** Without any the promise would be about nothing. */
function checkNeighbours(notion: Notion, { neighbours }: Parameters): void {
  if (neighbours?.length === 0) {
    throw fail(texts.neighboursNone, notion);
  }
  const [same] = neighbours?.find(([one, other]) => one === other) ?? [];
  if (same === undefined) return;
  throw fail(texts.neighbourOfItself, notion, shortened(same));
}
