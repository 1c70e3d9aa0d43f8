// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether parameters are those of a notion, and enough for a table: what is wrong in them, only names can tell. */

import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import type * as core from "./boundary.js";
import { fail } from "./errors.js";
import { shapeOf } from "./notions.js";
import { indexed, ofShape } from "./parameters.js";
import * as texts from "./texts.js";
import type { JointTable, Notion, Parameters } from "./types.js";

/** As the engine takes them. Throws `bad_request`. */
export function enough(notion: Notion, given: Parameters, table: JointTable): core.Parameters {
  const taken = indexed(notion, given, table.secret, table.data);
  const shape = shapeOf(notion);
  if (shape === "sample") checkChance(notion, ofShape(given, shape));
  if (shape === "secret-levels") checkLevels(notion, ofShape(given, shape), table);
  if (shape === "pairs-of-secrets") checkPairs(notion, ofShape(given, shape));
  if (shape === "data-levels" && ofShape(given, shape)?.length === 0) throw fail(texts.levelsNone, notion);
  return taken;
}

function checkChance(notion: Notion, alpha: number | undefined): void {
  if (alpha !== undefined && alpha > 0 && alpha < 1) return;
  throw alpha === undefined ? fail(texts.alphaMissing, notion) : fail(texts.alphaWrong, alpha);
}

/** Every secret that occurs has a level of its own. */
function checkLevels(notion: Notion, levels: [string, number][] | undefined, table: JointTable): void {
  if (!levels) return;
  const named = new Set(levels.map(([category]) => category));
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
function checkPairs(notion: Notion, neighbours: [string, string][] | undefined): void {
  if (neighbours?.length === 0) {
    throw fail(texts.neighboursNone, notion);
  }
  const [same] = neighbours?.find(([one, other]) => one === other) ?? [];
  if (same === undefined) return;
  throw fail(texts.neighbourOfItself, notion, shortened(same));
}
