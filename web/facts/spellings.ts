// SPDX-License-Identifier: GPL-3.0-or-later
/** Answers of a column that differ by capitals or spaces only: most likely one, and each is counted by itself. */
import type { ColumnSummary } from "../../wasm/engine/sluice.js";

/** The commonest spelling first, of the answers that more people gave first. Of too many different values nothing is known. */
export function spellings({ values }: Pick<ColumnSummary, "values">): string[][] {
  const alike = new Map<string, string[]>();
  for (const { value } of values) {
    const key = value.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
    alike.set(key, [...(alike.get(key) ?? []), value]);
  }
  return [...alike].filter(([key, own]) => key !== "" && own.length > 1).map(([, own]) => own);
}
