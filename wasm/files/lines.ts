// SPDX-License-Identifier: GPL-3.0-or-later
/** The lines of a private file, as they go to its sink. */
import { toCell } from "../common/cells.js";
import type { ReportSampler } from "./report-sampling.js";
import type { Sink } from "./sink.js";

/** As many characters are worth a call. */
const PIECE = 1 << 16;

/** In UTF-8, of a unit of UTF-16. */
const MOST_BYTES_OF_A_CHARACTER = 3;

/** Number `written` of what is drawn or, where that is undefined, what stood there. */
interface Column {
  at: number;
  written: number | undefined;
}

export class OutputLines {
  readonly #sink: Sink;
  readonly #sampler: ReportSampler;
  readonly #encoder = new TextEncoder();
  /** From left to right. */
  #columns: Column[] = [];
  #width = 0;
  #rows = 0;
  #text = "";
  /** Used again for every piece: buffers of which each lives for a moment only fill the memory faster than they are collected. */
  #bytes = new Uint8Array(0);

  constructor(sink: Sink, sampler: ReportSampler) {
    this.#sink = sink;
    this.#sampler = sampler;
  }

  /** The header line; `shared` and `kept` are where the columns stand that reports are about, and those that are kept. */
  begin(header: string[], shared: number[], kept: number[]): void {
    const { names } = this.#sampler;
    this.#width = names.length + kept.length;
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const columns = [
      ...names.map((name, written) => ({ at: shared[written] as number, name, written })),
      ...kept.map((at) => ({ at, name: header[at] as string, written: undefined })),
    ].sort((one, other) => one.at - other.at);
    this.#columns = columns;
    this.#text = `${columns.map(({ name }) => toCell(name, this.#width)).join(",")}\n`;
  }

  /** Draws for these inputs; `rows` are needed where columns are kept, and may be left as soon as this has returned. */
  add(inputs: Uint32Array, names: string[] | undefined, rows?: string[][]): Promise<void> | undefined {
    const cell = this.#sampler.draw(inputs, { before: this.#rows, ...(names && { names }) });
    this.#rows += inputs.length;
    const [columns, width] = [this.#columns, this.#width];
    let text = this.#text;
    for (let i = 0; i < inputs.length; i++) {
      for (let k = 0; k < columns.length; k++) {
        const { at, written } = columns[k] as Column;
        if (k > 0) text += ",";
        text += written === undefined ? toCell(rows?.[i]?.[at] as string, width) : cell(i, written);
      }
      text += "\n";
    }
    this.#text = text;
    return text.length < PIECE ? undefined : this.end();
  }

  /** Hands on what has been held back to be worth a call. */
  async end(): Promise<void> {
    const most = MOST_BYTES_OF_A_CHARACTER * this.#text.length;
    if (this.#bytes.length < most) this.#bytes = new Uint8Array(most);
    const { written } = this.#encoder.encodeInto(this.#text, this.#bytes);
    this.#text = "";
    await this.#sink.write(this.#bytes.subarray(0, written));
  }
}
