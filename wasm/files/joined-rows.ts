// SPDX-License-Identifier: GPL-3.0-or-later
/** Which spellings were joined, and in how many rows, as the rows come. */

import type { Said } from "../common/said.js";
import type { Task } from "../contract/task.js";
import { type Joined, tellJoined } from "./look-alikes.js";

export class JoinedRows {
  readonly #columns = new Map<string, Map<string, Joined>>();

  readonly add = (column: string, spelling: string, category: string): void => {
    const own = this.#columns.get(column) ?? new Map<string, Joined>();
    this.#columns.set(column, own);
    const joined = own.get(spelling);
    if (joined) joined.rows += 1;
    else own.set(spelling, { column, spelling, category, rows: 1 });
  };

  tell({ onNote }: Pick<Task, "onNote">): Said[] {
    const notes = tellJoined([...this.#columns.values()].flatMap((own) => [...own.values()]));
    for (const note of notes) onNote?.(note);
    return notes;
  }
}
