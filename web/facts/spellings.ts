// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Answers of a column in several spellings. Those that read the same are counted as one. Those that differ by capitals,
 * width, dashes or apostrophes are most likely one, but each is counted by itself.
 */
import type { Said } from "../../wasm/common/said.js";
import type { ColumnSummary } from "../../wasm/engine/sluice.js";
import { joinedIn, tellJoined, tellMixed } from "../../wasm/files/look-alikes.js";

/** Names the spellings that are counted as one, and the answers that are written in two alphabets. */
export function joinedSpellings({ name, values }: Pick<ColumnSummary, "name" | "values">): Said[] {
  const joined = joinedIn(name, values);
  const others = new Set(joined.map(({ spelling }) => spelling));
  const categories = values.flatMap(({ value }) => (others.has(value) ? [] : [value]));
  return [...tellJoined(joined), ...tellMixed(name, categories)];
}
