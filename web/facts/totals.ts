// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of totals, as spreadsheets have them below a table: each would count as a person. */
import type { ColumnSummary } from "../../wasm/engine/sluice.js";
import { isTotal } from "../../wasm/files/totals.js";

/**
 * The first value of a column that looks like the name of such a row. With too many different values nothing is known.
 */
export function totalsIn({ values }: Pick<ColumnSummary, "values">): string | undefined {
  return values.find(({ value }) => isTotal(value))?.value;
}
