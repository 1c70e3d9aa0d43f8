// SPDX-License-Identifier: GPL-3.0-or-later
import { neutralise } from "./cells.js";
import { shortened } from "./characters.js";
import { type Place, SluiceError } from "./errors.js";
import { nearest } from "./header.js";
import type { ProtocolFile } from "./types.js";

/** Finds a cell among the protocol's categories; a file written by Sluice may carry apostrophes. */
export function recogniser(protocol: ProtocolFile, file: string): (cell: string, line: number) => number {
  const { name, categories, dropped } = protocol.data;
  const known = new Map(categories.map((category, index) => [category, index]));
  const names = new Set([...categories, ...dropped]);
  for (const [index, category] of categories.entries()) {
    const alias = neutralise(category);
    // A category that the protocol names means itself, never another one's neutralised form.
    if (!names.has(alias)) known.set(alias, index);
  }
  return (cell, line) => {
    const index = known.get(cell);
    if (index !== undefined) return index;
    throw unknownCategory(cell, { ...(file && { file }), line, column: name }, categories, dropped);
  };
}

function unknownCategory(cell: string, at: Place, categories: string[], dropped: string[]): SluiceError {
  const shown = shortened(cell);
  const near = nearest(cell, categories);
  const why = dropped.includes(cell)
    ? "it never occurred in the data that the protocol was designed for"
    : "the protocol does not know it";
  return new SluiceError(
    "unknown_category",
    cell === "" ? `The cell is empty, and ${why}.` : `"${shown}" cannot be reported: ${why}.`,
    near === undefined
      ? "Correct the cell, or design a protocol from data that has this category."
      : `Did you mean "${shortened(near)}"? Correct the cell, or design a protocol from data that has this category.`,
    { ...at, category: shown },
  );
}
