// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Answers of a column in several spellings. Those that read the same are counted as one. Those that differ by capitals,
 * width, dashes or apostrophes are most likely one, but each is counted by itself.
 */
import { asTyped } from "../../wasm/common/characters.js";
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

/**
 * The commonest spelling first, of the answers that more people gave first. With too many different values nothing is
 * known.
 */
export function spellings({ values }: Pick<ColumnSummary, "values">): string[][] {
  const alike = new Map<string, string[]>();
  const joined = new Set(joinedIn("", values).map(({ spelling }) => spelling));
  for (const { value } of values) {
    if (joined.has(value)) continue;
    const key = asTyped(value);
    alike.set(key, [...(alike.get(key) ?? []), value]);
  }
  return [...alike].filter(([key, own]) => key !== "" && own.length > 1).map(([, own]) => own);
}
