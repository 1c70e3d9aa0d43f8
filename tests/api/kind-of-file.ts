// SPDX-License-Identifier: GPL-3.0-or-later
/** How a kind of file is described, in the list of all of them. */
import type { Dialect, DialectChoice, Layout } from "../../wasm/contract/file-types.js";

/** The id of a note, and how many rows it is about where it says so. */
export type Told = [note: string, rows?: number];

/** A member that is left out is not looked at. */
export interface Kind {
  name: string;
  file: string | Uint8Array | (() => Promise<Uint8Array>);
  dialect?: DialectChoice;
  layout?: Layout;
  /** Encoding, separator and header as they are read, and the reason of one that is worth it. */
  encoding?: string;
  separator?: string;
  header?: string[];
  rows?: number;
  why?: [keyof Dialect, RegExp];
  /** The values of the first column, the most frequent first. */
  values?: string[];
  /** The values of a column by its number, and the sum of one that has numbers. */
  column?: [at: number, values: string[]];
  sum?: [at: number, sum: number];
  /** All notes; of blank lines, of spellings and of cells that look like no answer as well. None where nothing is said. */
  told?: Told[];
  /** The id of the refusal, all that it names, and parts of what it says. */
  refused?: string;
  params?: object;
  names?: string[];
  /** The columns that are counted once the file has been looked at. */
  counted?: { secret: string; data: string; weight?: string; edges?: number[] };
}
