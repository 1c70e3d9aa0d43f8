// SPDX-License-Identifier: GPL-3.0-or-later
/** The spellings that were joined, and in how many rows, as the rows come. */

import type { Said } from "../common/said.js";
import type { Task } from "../contract/task.js";
import { type Batch, cellIn } from "./batch.js";
import { type Joined, tellJoined } from "./look-alikes.js";

export class JoinedRows {
  readonly #columns = new Map<string, Map<string, Joined>>();

  /** A row with this spelling. */
  readonly add = (column: string, spelling: string, category: string): void => {
    this.#joined(column, spelling, category).rows += 1;
  };

  /** For a caller that asks once for each spelling: its rows are counted with their batch. */
  readonly learn = (column: string, spelling: string, category: string): void => {
    this.#joined(column, spelling, category);
  };

  /** The rows of a batch whose spellings have all been learnt. A file in which none is joined costs nothing. */
  count(batch: Batch, header: string[]): void {
    for (const [column, own] of this.#columns) {
      const cellOf = cellIn(batch.column(header.indexOf(column)));
      for (let i = 0; i < batch.length; i++) {
        const joined = own.get(cellOf(i));
        if (joined) joined.rows += 1;
      }
    }
  }

  #joined(column: string, spelling: string, category: string): Joined {
    const own = this.#columns.get(column) ?? new Map<string, Joined>();
    this.#columns.set(column, own);
    const joined = own.get(spelling) ?? { column, spelling, category, rows: 0 };
    own.set(spelling, joined);
    return joined;
  }

  tell({ onNote }: Pick<Task, "onNote">): Said[] {
    const notes = tellJoined([...this.#columns.values()].flatMap((own) => [...own.values()]));
    for (const note of notes) onNote?.(note);
    return notes;
  }
}
