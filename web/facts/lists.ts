// SPDX-License-Identifier: GPL-3.0-or-later
/** Columns whose cells hold several answers, as survey programs write the ticks of a question. */

import type { Inspection } from "../../wasm/engine/sluice.js";
import { listSeparator, partsOf } from "../../wasm/files/split.js";

interface Lists {
  column: string;
  separator: string;
  /** One that shows it. */
  cell: string;
}

const known = new WeakMap<Inspection, Lists[]>();

/** Finds no lists in columns with too many different cells: their values are not known. */
export function listsIn(inspection: Inspection): Lists[] {
  const before = known.get(inspection);
  if (before) return before;
  const found = inspection.columns.flatMap(({ name, values, numeric, comma }): Lists[] => {
    const cells = values.map(({ value }) => value);
    const separator = numeric || comma || name === "" ? undefined : listSeparator(cells);
    const cell = cells.find((each) => separator !== undefined && partsOf(each, separator).length > 1);
    return separator === undefined || cell === undefined ? [] : [{ column: name, separator, cell }];
  });
  known.set(inspection, found);
  return found;
}
