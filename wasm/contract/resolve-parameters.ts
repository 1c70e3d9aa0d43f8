// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether parameters are those of a notion, and enough for a table: what is wrong in them, only names can tell. */
import { shortened } from "../common/characters.js";
import type * as core from "./boundary.js";
import { SluiceError } from "./errors.js";
import { shapeOf } from "./notions.js";
import { indexed, ofShape } from "./parameters.js";
import type { JointTable, Notion, Parameters } from "./types.js";

/** As the engine takes them. Throws `bad_request`. */
export function enough(notion: Notion, given: Parameters, table: JointTable): core.Parameters {
  const taken = indexed(notion, given, table.secret, table.data);
  const shape = shapeOf(notion);
  if (shape === "sample") checkChance(notion, ofShape(given, shape));
  if (shape === "secret-levels") checkLevels(notion, ofShape(given, shape), table);
  if (shape === "pairs-of-secrets") checkPairs(notion, ofShape(given, shape));
  if (shape === "data-levels" && ofShape(given, shape)?.length === 0) {
    throw new SluiceError(
      "bad_request",
      `The guarantee "${notion}" is given no level for any pair of categories.`,
      "State a level for one pair at least.",
    );
  }
  return taken;
}

function checkChance(notion: Notion, alpha: number | undefined): void {
  if (alpha !== undefined && alpha > 0 && alpha < 1) return;
  const remedy = "Choose a small one, such as 0.05.";
  throw new SluiceError(
    "bad_request",
    alpha === undefined
      ? `The guarantee "${notion}" needs "alpha", the chance to be wrong about the distribution.`
      : `The parameter "alpha" is ${alpha} and not between 0 and 1.`,
    remedy,
  );
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
  const more = without.length > 1 ? `, nor for ${without.length - 1} more` : "";
  throw new SluiceError(
    "bad_request",
    `The guarantee "${notion}" needs a level for each category of "${shortened(name)}", and there is none for "${shortened(first)}"${more}.`,
    "State one level for each secret.",
  );
}

/** Without any the promise would be about nothing. */
function checkPairs(notion: Notion, neighbours: [string, string][] | undefined): void {
  if (neighbours?.length === 0) {
    throw new SluiceError(
      "bad_request",
      `The guarantee "${notion}" is given no pair of neighbours.`,
      "Name at least one pair of secrets that are not to be told apart.",
    );
  }
  const [same] = neighbours?.find(([one, other]) => one === other) ?? [];
  if (same === undefined) return;
  throw new SluiceError(
    "bad_request",
    `The guarantee "${notion}" is given "${shortened(same)}" as a neighbour of itself.`,
    "Leave the pair out: nothing tells a secret from itself.",
  );
}
