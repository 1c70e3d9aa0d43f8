// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether a table counts people, where a guarantee is about a sample of them. */
import { shortened } from "../common/characters.js";
import { type Said, say } from "../common/said.js";
import { fail } from "../contract/errors.js";
import { shapeOf } from "../contract/notions.js";
import type { JointTable, Notion } from "../contract/types.js";
import * as texts from "./texts.js";

/** A sample rules distributions out by how many people it has: shares, and weights that make up for others, are none. */
export function checkPeople(notion: Notion, table: JointTable): void {
  if (shapeOf(notion) === "sample") checkCounted(say(texts.underNotion, notion), table);
}

export function checkCounted(where: Said, { secret, data, weights }: JointTable): void {
  const at = weights.findIndex((weight) => Number.isFinite(weight) && !Number.isInteger(weight));
  if (at < 0) return;
  const [s, x] = [Math.floor(at / data.categories.length), at % data.categories.length];
  const [kept, shared] = [secret.categories[s], data.categories[x]].map((category = "") => shortened(category)) as [
    string,
    string,
  ];
  throw fail(texts.weightsNotPeople, where, kept, shared, Number(weights[at]));
}
