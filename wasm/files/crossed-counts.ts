// SPDX-License-Identifier: GPL-3.0-or-later
/** How often each pair of reports stands in a file, of people who gave two answers through a protocol each. */

import { shortened } from "../common/characters.js";
import { fail, inFile } from "../contract/errors.js";
import type { CrossedReports } from "../contract/research-types.js";
import type { Task } from "../contract/task.js";
import type { SettingsFile } from "../contract/types.js";
import { JoinedRows } from "./joined-rows.js";
import { namesOf, reportColumns, reportsIn } from "./report-reading.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import * as texts from "./texts.js";

/** Rows that lack one report or both are passed over, and counted as missing. */
export async function countCrossed(
  source: Source,
  protocols: [SettingsFile, SettingsFile],
  task: Task = {},
): Promise<CrossedReports> {
  const file = source.name;
  const places = protocols.map((protocol) => new Map(namesOf(protocol, "reports").map((name, y) => [name, y])));
  const counts = new Map<string, [number, number, number]>();
  let missing = 0;
  const joined = new JoinedRows();
  await scan(source, task, ({ header }) => {
    const [[first], [second]] = protocols.map((protocol) => reportColumns(protocol, "reports", header)) as [
      [string],
      [string],
    ];
    if (first === second) throw fail(texts.crossedAlike, shortened(first)).at(inFile(file, { column: first }));
    const readings = protocols.map((protocol) => reportsIn(protocol, "reports", "rows", header, file, joined.add));
    return (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const [y, z] = readings.map((read, k) => {
          const report = read(row, line);
          return report === undefined ? undefined : places[k]?.get(report);
        });
        if (y === undefined || z === undefined) {
          missing += 1;
          return;
        }
        const key = `${y} ${z}`;
        const pair = counts.get(key);
        if (pair) pair[2] += 1;
        else counts.set(key, [y, z, 1]);
      });
    };
  });
  joined.tell(task);
  if (counts.size === 0) throw fail(texts.noReports).at(inFile(file));
  return { counts: [...counts.values()], ...(missing > 0 && { missing }) };
}
