// SPDX-License-Identifier: GPL-3.0-or-later
/** The table of counts that an element computes from: in the document, where it is what one sees without any script, or given. */

import { fail } from "../../wasm/contract/errors.js";
import type { JointTable } from "../../wasm/engine/sluice.js";
import * as texts from "../messages/en/errors-live.js";

/** A table of counts whose numbers may stand in any list, row by row, as JSON has them. */
export interface Counts extends Omit<JointTable, "weights"> {
  weights: ArrayLike<number>;
}

/** The table that was given, or the one within the element, which may have to arrive first. */
export async function tableOf(
  element: HTMLElement & { table: Counts | undefined; secret: string; data: string },
): Promise<JointTable> {
  const { table, secret, data } = element;
  if (table) return given(table);
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const within = element.querySelector("table");
  if (within) return countsIn(within, secret, data);
  throw fail(texts.tableMissing);
}

/** As far as what is left of it is the engine's to check. */
function given(table: Counts): JointTable {
  if (typeof table.weights?.length === "number") return { ...table, weights: Float64Array.from(table.weights) };
  throw fail(texts.weightsMissing);
}

/**
 * Reads a table of counts: a row for each category of the secret, a column for each category of the data. The first
 * cell names each row, and the first row names the columns. Throws `bad_request` if it is another table, with the row
 * and the category where one cell is wrong.
 */
export function countsIn(table: HTMLTableElement, secret: string, data: string): JointTable {
  const [head, ...rows] = Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent.trim()));
  const [, ...categories] = head ?? [];
  if (categories.length === 0 || rows.length === 0) {
    throw fail(texts.tableWithoutCounts);
  }
  const weights = rows.flatMap(([name = "", ...cells], r) => {
    if (cells.length !== categories.length) {
      const place = { row: r + 2, ...(name && { category: name }) };
      throw fail(texts.tableRowRagged, cells.length, categories.length).at(place);
    }
    return cells.map((cell, c) => {
      if (/^\d+(\.\d+)?$/.test(cell)) return Number(cell);
      const place = { row: r + 2, category: categories[c] ?? "" };
      throw fail(texts.tableCountWrong, cell).at(place);
    });
  });
  return {
    secret: { name: secret, categories: rows.map(([name = ""]) => name) },
    data: { name: data, categories },
    weights: Float64Array.from(weights),
  };
}
