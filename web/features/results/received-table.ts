// SPDX-License-Identifier: GPL-3.0-or-later
/** The one table of noisy answers that has rows, read once more for what else is asked of it. */
import { type CallOptions, type ColumnSummary, type Sluice, SluiceError } from "../../../wasm/engine/sluice.js";
import { wordingsOf } from "../../../wasm/protocol/question-words.js";
import { dialectIn, ofRow, openTable } from "../../platform/formats.js";
import { layoutOf } from "../../platform/layouts.js";
import type { Host } from "../../session/store.js";
import { reportColumn } from "./received-reports.js";
import type { ResultsState } from "./results-state.js";

/** Errors say which file, and in a workbook which row. */
export async function fromTable<T>(
  host: Host<ResultsState>,
  signal: AbortSignal,
  count: (files: Sluice, table: File, read: Pick<CallOptions, "dialect" | "layout">) => Promise<T>,
): Promise<T> {
  const [file] = host.state.received?.files ?? [];
  if (!file) throw new TypeError("there is nothing to count");
  try {
    const { table, ...opened } = await openTable(file, { signal });
    const { files } = await host.engines;
    return await count(files, table, { layout: layoutOf(file), ...dialectIn(opened) });
  } catch (error) {
    if (!(error instanceof SluiceError)) throw error;
    throw ofRow(error.at({ file: file.name, ...error.place }), file);
  }
}

/** Columns beside the noisy answers that everybody may know: noisy answers to another question are none. */
export function publicColumns({ received, second }: Pick<ResultsState, "received" | "second">): ColumnSummary[] {
  const columns = received?.columns ?? [];
  if (!second) return columns;
  const other = [reportColumn(second.protocol), ...wordingsOf(second.protocol)];
  return columns.filter(({ name }) => !other.includes(name));
}
