// SPDX-License-Identifier: GPL-3.0-or-later
import { neutralise } from "./cells.js";
import { type Place, SluiceError } from "./errors.js";
import { nearest } from "./header.js";
import type { ProtocolFile } from "./types.js";

/** Finds a cell among the protocol's categories; a file written by Sluice may carry apostrophes. */
export function recogniser(protocol: ProtocolFile, file: string): (cell: string, line: number) => number {
  const { name, categories, dropped } = protocol.data;
  const known = new Map<string, number>();
  for (const [index, category] of categories.entries()) known.set(neutralise(category), index);
  // The category itself comes before another one's neutralised form.
  for (const [index, category] of categories.entries()) known.set(category, index);
  return (cell, line) => {
    const index = known.get(cell);
    if (index !== undefined) return index;
    throw unknownCategory(cell, { ...(file && { file }), line, column: name, category: cell }, categories, dropped);
  };
}

function unknownCategory(cell: string, place: Place, categories: string[], dropped: string[]): SluiceError {
  const near = nearest(cell, categories);
  const why = dropped.includes(cell)
    ? "it never occurred in the data that the protocol was designed for"
    : "the protocol does not know it";
  return new SluiceError(
    "unknown_category",
    cell === "" ? `The cell is empty, and ${why}.` : `"${cell}" cannot be reported: ${why}.`,
    near === undefined
      ? "Correct the cell, or design a protocol from data that has this category."
      : `Did you mean "${near}"? Correct the cell, or design a protocol from data that has this category.`,
    place,
  );
}
