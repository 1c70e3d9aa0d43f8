// SPDX-License-Identifier: Apache-2.0
/** Which input of a protocol's channel a row of a file is. */
import { shortened } from "../common/characters.js";
import { SluiceError } from "../contract/errors.js";
import type { ProtocolFile } from "../contract/types.js";
import { BETWEEN, columnsOf } from "../protocol/columns.js";
import { inputIn, type Recogniser, type Source, variableIn } from "../protocol/lookup.js";
import { findColumn, nearest } from "./header.js";

export { columnsRead, type Recogniser } from "../protocol/lookup.js";

export function recogniser(protocol: ProtocolFile, header: string[], file: string): Recogniser {
  return inputIn(protocol, fileWith(header, file));
}

/** The secret of a row, where the file has it. */
export function secretIn({ secret, coding }: ProtocolFile, header: string[], file: string): Recogniser | undefined {
  const there = columnsOf(secret).every(({ name }) => header.filter((other) => other === name).length === 1);
  return there ? variableIn(secret, coding, fileWith(header, file)) : undefined;
}

function fileWith(header: string[], file: string): Source {
  const place = { ...(file && { file }) };
  return {
    file,
    indexOf: (column) => findColumn(header, column, file),
    unknown: (cell, { name, categories }, dropped, line) => {
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
        { ...place, line, column: name, category: shown },
      );
    },
    neverTogether: (values, variable, line) => {
      const combination = shortened(values.map((value) => value || "(empty)").join(BETWEEN));
      return new SluiceError(
        "unknown_category",
        `"${combination}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.`,
        "Correct the row, or design a protocol from data that have this combination.",
        { ...place, line, column: variable, category: combination },
      );
    },
  };
}
