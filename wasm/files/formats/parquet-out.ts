// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows as a Parquet file of texts, row group by row group. */

import type { SchemaElement } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { hasHalf } from "../../common/characters.js";
import { named } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import * as texts from "./texts.js";

/** Rows of a group; in memory are its texts and what they are written as. */
const GROUP_ROWS = 100_000;
/** Cells of a group, where there are many columns. */
const GROUP_CELLS = 2_000_000;

/** The first row is the header, in which every name stands once. */
export async function* toParquet(batches: AsyncIterable<string[][]>, file = ""): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  let columns: Columns | undefined;
  for await (const batch of batches) {
    for (const row of batch) {
      if (!columns) {
        columns = new Columns(row, writer, file);
        continue;
      }
      if (columns.add(row)) yield* taken(writer);
    }
  }
  columns?.finish();
  yield* taken(writer);
}

class Columns {
  readonly #names: string[];
  readonly #parquet: ParquetWriter;
  readonly #rows: number;
  readonly #file: string;
  #data: string[][];

  constructor(names: string[], writer: ByteWriter, file: string) {
    this.#file = file;
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) throw fail(texts.outputColumnTwice, named(twice)).at(inFile(this.#file));
    this.#names = names;
    this.#rows = Math.max(1, Math.min(GROUP_ROWS, Math.floor(GROUP_CELLS / names.length)));
    this.#data = names.map(() => []);
    const text = { type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "REQUIRED" } as const;
    const root: SchemaElement = { name: "root", num_children: names.length };
    const schema = [root, ...names.map((name): SchemaElement => ({ name, ...text, logical_type: { type: "STRING" } }))];
    this.#parquet = new ParquetWriter({ writer, schema, createdBy: "Sluice" });
  }

  /** Whether a group has been written. */
  add(row: string[]): boolean {
    row.forEach((cell, i) => {
      if (hasHalf(cell)) throw fail(texts.outputHalfCharacter).at(inFile(this.#file));
      this.#data[i]?.push(cell);
    });
    if ((this.#data[0]?.length ?? 0) < this.#rows) return false;
    this.#write();
    return true;
  }

  finish(): void {
    if ((this.#data[0]?.length ?? 0) > 0) this.#write();
    this.#parquet.finish();
  }

  #write(): void {
    const columnData = this.#names.map((name, i) => ({ name, data: this.#data[i] as string[] }));
    this.#parquet.write({ columnData, rowGroupSize: this.#rows });
    this.#data = this.#names.map(() => []);
  }
}

/** The bytes that have been written so far; positions in the file go on counting. */
function* taken(writer: ByteWriter): Generator<Uint8Array> {
  if (writer.index === 0) return;
  yield writer.getBytes().slice();
  writer.index = 0;
}
