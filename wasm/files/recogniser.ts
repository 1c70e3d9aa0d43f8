// SPDX-License-Identifier: Apache-2.0
/** Which input of a protocol's channel a row of a file is. */

import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { ProtocolFile } from "../contract/types.js";
import { BETWEEN, columnsOf } from "../protocol/columns.js";
import { inputIn, type Recogniser, type Source, variableIn } from "../protocol/lookup.js";
import { findColumn, nearest } from "./header.js";
import * as texts from "./texts.js";

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
  const place = inFile(file);
  return {
    file,
    indexOf: (column) => findColumn(header, column, file),
    unknown: (cell, { name, categories }, dropped, line) => {
      const shown = shortened(cell);
      const near = nearest(cell, categories);
      const why = dropped.includes(cell) ? say(texts.neverOccurred) : say(texts.notKnown);
      const meant = near === undefined ? "" : say(texts.didYouMean, shortened(near));
      const at = { ...place, line, column: name, category: shown };
      return cell === ""
        ? fail(texts.emptyNotReportable, why, meant).at(at)
        : fail(texts.notReportable, shown, why, meant).at(at);
    },
    neverTogether: (values, variable, line) => {
      const combination = shortened(values.map((value) => value || "(empty)").join(BETWEEN));
      return fail(texts.combinationNotReportable, combination).at({
        ...place,
        line,
        column: variable,
        category: combination,
      });
    },
  };
}
