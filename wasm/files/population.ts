// SPDX-License-Identifier: GPL-3.0-or-later
/** The known sizes of strata: a file with a row for each, and how many people it has. */

import { shortened } from "../common/characters.js";
import { own } from "../common/own.js";
import { fail, inFile } from "../contract/errors.js";
import type { Task } from "../contract/task.js";
import { findColumn } from "./header.js";
import { placeOf } from "./report-reading.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import * as texts from "./texts.js";

/** The column beside that of the strata. */
const PEOPLE = "people";

export async function readPopulation(
  source: Source,
  column: string,
  task: Task = {},
): Promise<[stratum: string, people: number][]> {
  const file = source.name;
  const sizes = new Map<string, number>();
  await scan(source, task, ({ header }) => {
    const [stratum, people] = [findColumn(header, column, file), findColumn(header, PEOPLE, file)];
    return (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const name = row[stratum] as string;
        if (sizes.has(name)) throw fail(texts.stratumTwice, shortened(name)).at(placeOf(file, line, column));
        const cell = row[people] as string;
        // 1.000 may be a thousand: people are counted in digits alone.
        const size = /^\d+(\.0)?$/.test(cell) ? Number(cell) : Number.NaN;
        if (!(Number.isSafeInteger(size) && size > 0)) {
          throw fail(texts.stratumSizeWrong, shortened(cell)).at(placeOf(file, line, PEOPLE));
        }
        sizes.set(own(name), size);
      });
    };
  });
  if (sizes.size === 0) throw fail(texts.noStrata).at(inFile(file));
  return [...sizes];
}
