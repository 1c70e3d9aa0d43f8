// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of SPSS and Stata as ReadStat writes them, for tests. */

import { StatModule } from "../../wasm/files/formats/stat-module.js";
import {
  RecordWriter,
  type StatValue,
  type StatVariable,
  writeDescription,
} from "../../wasm/files/formats/stat-records.js";
import { statWasm } from "./stat-load.js";

/** A number, a text, a letter of .a to .z, or nothing where a value is missing. */
export type Cell = number | string | { tag: string } | undefined;

export interface Column {
  name: string;
  label?: string;
  format?: string;
  /** Bytes of a text; without it the column has numbers. */
  width?: number;
  /** Stata's: 1 to 3 for whole numbers of 8, 16 and 32 bits, 4 for single. */
  type?: number;
  labels?: [value: Cell, label: string][];
  missing?: [from: Cell, to: Cell][];
}

const DOUBLE = 5;

const stored = (cell: Cell): StatValue =>
  typeof cell === "number"
    ? { kind: "number", value: cell }
    : typeof cell === "string"
      ? { kind: "text", value: cell }
      : { kind: "missing", ...cell };

export interface Made {
  compression?: number;
  version?: number;
  weight?: number;
  label?: string;
}

export async function statFile(
  kind: "sav" | "dta",
  columns: Column[],
  rows: Cell[][],
  { compression = 0, version = kind === "sav" ? 2 : 118, weight, label = "" }: Made = {},
): Promise<Uint8Array> {
  const module = await StatModule.start(await statWasm(), { name: "", size: 0, read: async () => new Uint8Array() });
  const variables = columns.map((column): StatVariable => {
    const { name, label = "", format = "", width, type = width === undefined ? DOUBLE : 0, missing = [] } = column;
    return {
      ...{ name, label, format, labels: column.labels ? `set_${name}` : "" },
      type: width === undefined ? "number" : "text",
      storage: { type, width: width ?? 0, measure: 0, alignment: 0, displayWidth: 8 },
      missing: missing.map(([from, to]) => [stored(from), stored(to)]),
    };
  });
  const labels = new Map(
    columns.flatMap(({ name, labels }) =>
      labels ? [[`set_${name}`, labels.map(([value, label]) => ({ value: stored(value), label }))]] : [],
    ),
  );
  const table = {
    rows: rows.length,
    version,
    compression,
    label,
    variables,
    labels,
    ...(weight !== undefined && { weight }),
  };
  const parts: Uint8Array[] = [];
  const texts = new RecordWriter();
  for (const row of rows) {
    for (const [i, cell] of row.entries()) if (variables[i]?.storage.type === 6) texts.text(String(cell ?? ""));
  }
  const written = {
    rows: rows.length,
    description: writeDescription(table),
    texts: texts.take(),
    pieces: records(rows),
  };
  const writing = module.write(kind === "dta", written);
  for (;;) {
    const { done, value } = await writing.next();
    if (!done) parts.push(value);
    else if (value.error === 0) return Buffer.concat(parts);
    else throw new Error(`not written: ${value.error}`);
  }
}

async function* records(rows: Cell[][]): AsyncGenerator<Uint8Array> {
  const out = new RecordWriter();
  for (const row of rows) {
    out.begin("R");
    for (const cell of row) out.value(stored(cell));
    if (out.length > 1 << 18) yield out.take();
  }
  yield out.take();
}
