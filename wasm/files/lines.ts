// SPDX-License-Identifier: GPL-3.0-or-later
/** The lines of a private file, as they go to its sink. */
import { toCell } from "../common/cells.js";
import type { Batch } from "./batch.js";
import { CsvModule } from "./csv-module.js";
import { CsvOutput } from "./csv-output.js";
import { ScannedBatch } from "./csv-scanner.js";
import type { Drawn, ReportSampler } from "./report-sampling.js";
import type { Sink } from "./sink.js";

/** As many bytes are worth a call. */
const PIECE = 1 << 16;

/** Number `written` of what is drawn or, where that is undefined, what stood there. */
interface Column {
  at: number;
  written: number | undefined;
  /** Of a column that is kept what is written for each spelling. */
  cells: string[];
  /** The cells that the output has, and how many there were then. */
  known: readonly string[] | undefined;
  count: number;
}

export class OutputLines {
  readonly #sink: Sink;
  readonly #sampler: ReportSampler;
  /** From left to right. */
  #columns: Column[] = [];
  #width = 0;
  #rows = 0;
  #header = "";
  #output: CsvOutput | undefined;

  constructor(sink: Sink, sampler: ReportSampler) {
    this.#sink = sink;
    this.#sampler = sampler;
  }

  /** The header line; `shared` and `kept` are where the columns stand that reports are about, and those that are kept. */
  begin(header: string[], shared: number[], kept: number[]): void {
    const { names } = this.#sampler;
    this.#width = names.length + kept.length;
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const none = { cells: [], known: undefined, count: 0 };
    const columns = [
      ...names.map((name, written) => ({ ...none, at: shared[written] as number, name, written })),
      ...kept.map((at) => ({ ...none, cells: [], at, name: header[at] as string, written: undefined })),
    ].sort((one, other) => one.at - other.at);
    this.#columns = columns;
    this.#header = `${columns.map(({ name }) => toCell(name, this.#width)).join(",")}\n`;
  }

  /** Draws for these inputs; `batch` is needed where columns are kept. */
  add(inputs: Uint32Array, names: string[] | undefined, batch?: Batch): Promise<void> | undefined {
    const drawn = this.#sampler.draw(inputs, { before: this.#rows, ...(names && { names }) });
    this.#rows += inputs.length;
    if (!this.#output && batch instanceof ScannedBatch) this.#begin(batch.module);
    if (this.#output) return this.#write(this.#output, drawn, inputs.length, batch);
    return CsvModule.start().then((module) => this.#write(this.#begin(module), drawn, inputs.length, batch));
  }

  #begin(module: CsvModule): CsvOutput {
    this.#output = new CsvOutput(module, this.#columns.length);
    return this.#output;
  }

  #write(output: CsvOutput, drawn: Drawn[], rows: number, batch: Batch | undefined): Promise<void> | undefined {
    for (const [k, column] of this.#columns.entries()) {
      const { written } = column;
      const { cells, codes } = written === undefined ? this.#kept(column, batch as Batch) : (drawn[written] as Drawn);
      if (cells !== column.known || cells.length !== column.count) output.cells(k, cells);
      column.known = cells;
      column.count = cells.length;
      output.codes(k, rows).set(codes);
    }
    output.write(rows);
    return output.size < PIECE ? undefined : this.end();
  }

  /** What is written of a column that is kept: found out once for each spelling, where they are numbered. */
  #kept({ at, cells }: Column, batch: Batch): Drawn {
    const { values, codes } = batch.column(at);
    if (!codes) {
      const texts = values.map((text) => toCell(text, this.#width));
      return { cells: texts, codes: Uint32Array.from(texts.keys()) };
    }
    for (let code = cells.length; code < values.length; code++) cells.push(toCell(values[code] as string, this.#width));
    return { cells, codes };
  }

  /** Hands on what has been held back to be worth a call. */
  async end(): Promise<void> {
    const text = this.#output?.text() ?? new Uint8Array();
    const header = new TextEncoder().encode(this.#header);
    this.#header = "";
    if (header.length + text.length === 0) return;
    await this.#sink.write(header.length === 0 ? text : joined(header, text));
    this.#output?.clear();
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
