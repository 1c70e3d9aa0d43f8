// SPDX-License-Identifier: GPL-3.0-or-later
/** The lines of a private file, as they go to its sink. */
import { inCsv, neutralise, toCell } from "../common/cells.js";
import type { SpreadsheetSafe } from "../contract/file-types.js";
import type { Batch } from "./batch.js";
import { CsvModule } from "./csv-module.js";
import { CsvOutput, KEPT } from "./csv-output.js";
import { ScannedBatch } from "./csv-scanner.js";
import { behindCommas, guarded } from "./kept-cells.js";
import type { Drawn, ReportSampler } from "./report-sampling.js";
import type { Sink } from "./sink.js";
import type { TableInfo } from "./table.js";

/** As many bytes are worth a call. */
const PIECE = 1 << 16;

const NONE: readonly string[] = [];

/** Number `written` of what is drawn or, where that is undefined, what stood there. */
interface Column {
  at: number;
  written: number | undefined;
  /** The cells that the output has, and how many there were then. */
  known: readonly string[] | undefined;
  count: number;
}

export class OutputLines {
  readonly #sink: Sink;
  readonly #sampler: ReportSampler;
  readonly #safe: SpreadsheetSafe;
  /** From left to right. */
  #columns: Column[] = [];
  #delimiter = ",";
  #rows = 0;
  #apostrophes = 0;
  #header = "";
  #output: CsvOutput | undefined;

  constructor(sink: Sink, sampler: ReportSampler, safe: SpreadsheetSafe = "reports") {
    this.#sink = sink;
    this.#sampler = sampler;
    this.#safe = safe;
  }

  /** How many cells so far got an apostrophe. */
  get apostrophes(): number {
    return this.#apostrophes;
  }

  /** The header line; `shared` and `kept` are where the columns stand that reports are about, and those that are kept. */
  begin({ header, delimiter, writtenHeader }: TableInfo, shared: number[], kept: number[]): void {
    const { names } = this.#sampler;
    const width = names.length + kept.length;
    this.#delimiter = delimiter;
    const inFile = kept.length > 0 ? writtenHeader() : [];
    const keptName = (at: number) => this.#cell(inFile[at] ?? inCsv(header[at] as string, width));
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const none = { known: undefined, count: 0 };
    if (this.#safe !== "none") this.#apostrophes += names.filter((name) => neutralise(name) !== name).length;
    const columns = [
      ...names.map((name, written) => ({
        ...none,
        at: shared[written] as number,
        name: this.#safe === "none" ? inCsv(name, width) : toCell(name, width),
        written,
      })),
      ...kept.map((at) => ({ ...none, at, name: keptName(at), written: undefined })),
    ].sort((one, other) => one.at - other.at);
    this.#columns = columns;
    this.#header = `${columns.map(({ name }) => name).join(",")}\n`;
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
      const { at, written } = column;
      if (written === undefined && batch instanceof ScannedBatch) output.keep(k, batch.keptAt(at));
      const { cells, codes, marked } =
        written === undefined ? this.#kept(at, batch as Batch) : (drawn[written] as Drawn);
      for (let i = 0; marked && i < codes.length; i++) if (marked[codes[i] as number]) this.#apostrophes += 1;
      if (cells !== column.known || cells.length !== column.count) output.cells(k, cells);
      column.known = cells;
      column.count = cells.length;
      output.codes(k, rows).set(codes);
    }
    output.write(rows);
    return output.size < PIECE ? undefined : this.end();
  }

  /** The cells to write of a column that is kept. */
  #kept(at: number, batch: Batch): Drawn {
    const copied = batch instanceof ScannedBatch;
    if (copied && this.#safe !== "all") return { cells: NONE, codes: new Uint32Array(batch.length).fill(KEPT) };
    const written = batch.asWritten(at);
    if (!copied) return { cells: written.map((cell) => this.#cell(cell)), codes: Uint32Array.from(written.keys()) };
    const cells: string[] = [];
    const codes = Uint32Array.from(written, (cell) => {
      const safe = guarded(cell);
      return safe === undefined ? KEPT : cells.push(safe) - 1;
    });
    this.#apostrophes += cells.length;
    return { cells, codes };
  }

  /** A cell that is kept, behind commas. */
  #cell(written: string): string {
    const safe = this.#safe === "all" ? guarded(written) : undefined;
    if (safe !== undefined) this.#apostrophes += 1;
    return safe ?? behindCommas(written, this.#delimiter);
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
