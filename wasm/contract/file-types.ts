// SPDX-License-Identifier: GPL-3.0-or-later
/** Files on their way through the engine: what is asked of them and what is told of them, as plain data. */
import type { NumberTexts } from "../common/number.js";
import type { Said } from "../common/said.js";
import type { Coding, WriteMode } from "./types.js";

/**
 * The rows of a file that are people, and the columns that hold several answers in a cell, as somebody has said. By
 * default, a survey's rows of labels are left out and told. Other lines that seem to be no people are an error.
 */
export interface Layout {
  /** Lines above the header; a line `sep=;` is none of them. */
  skipRows?: number;
  /** Rows below the header that hold labels. */
  labelRows?: number;
  /** Rows at the end. */
  skipLast?: number;
  /** Rows that are the header again, as where files were joined: left out, or people after all. */
  repeatedHeader?: "skip" | "people";
  /** Each row is a person of its own, though a column has the same person again or the table seems to be counted already. */
  eachRow?: "person";
  /** Rows begin with a name that the header has no column for, as R's `write.table` writes them. */
  rowNames?: true;
  /** Columns that are made columns of yes and no, called "COLUMN: ANSWER", behind all others. */
  split?: Split[];
}

/** A column with several answers in a cell. */
export interface Split {
  column: string;
  /** The text between answers. */
  separator: string;
  /** A person who has ticked nothing has said no to all; otherwise nothing is known of them. */
  emptyIsNo?: boolean;
  /** Answers that have a column though nobody may have given them. */
  options?: string[];
}

/** How the bytes of a text file are characters. The first five are recognised, the others have to be said. */
export type EncodingName =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "macintosh"
  | "windows-1250"
  | "windows-1251"
  | "windows-1253"
  | "windows-1254"
  | "windows-1257"
  | "windows-1255"
  | "windows-1256"
  | "windows-1258"
  | "windows-874"
  | "iso-8859-2"
  | "iso-8859-5"
  | "iso-8859-6"
  | "iso-8859-7"
  | "iso-8859-13"
  | "iso-8859-15"
  | "koi8-r"
  | "koi8-u"
  | "x-mac-cyrillic"
  | "ibm437"
  | "ibm850"
  | "ibm852"
  | "ibm866"
  | "shift_jis"
  | "euc-jp"
  | "euc-kr"
  | "gb18030"
  | "big5";

/** The person's choices of how a text file is read; all else is recognised. */
export interface DialectChoice {
  encoding?: EncodingName;
  /** The text between cells: a character. */
  separator?: string;
  /** Whether the first line has the names of the columns; where it has not, they are called "column 1" and so on. */
  header?: boolean;
  /** The mark in front of decimals, in columns that are read as numbers. */
  decimal?: "point" | "comma";
  /** The text was made from a file in which numbers are no texts, as in a workbook. */
  typed?: true;
  /** The cells that are texts all the same, by the number of their column from 0. */
  texts?: readonly (NumberTexts | undefined)[];
}

/** One decision on how a file is read. */
export interface Decision<T> {
  value: T;
  why: Said;
  /** Whether somebody has said so. */
  chosen: boolean;
}

/** How a text file is read. */
export interface Dialect {
  encoding: Decision<EncodingName>;
  separator: Decision<string>;
  header: Decision<boolean>;
}

/** The categories that are merged, and the name of what they become. */
export interface Rare {
  /** Categories that count for less than this in their column. */
  below: number;
  into: string;
}

export interface Progress {
  bytes: number;
  totalBytes: number;
  rows: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The layout of the file of this call. */
  layout?: Layout | undefined;
  /** How the file is read, as far as that is not to be recognised. */
  dialect?: DialectChoice;
}

export interface ColumnSummary {
  name: string;
  /** Number of distinct values; Infinity when there are more than the limit (1,000). */
  distinct: number;
  /** The values by descending count; the empty cell is the value "". None when there are too many. */
  values: { value: string; count: number }[];
  /** Cells that may stand for no answer, such as "-99" and "N/A", where there are too many values. */
  odd?: { value: string; count: number }[];
  /** Number of empty cells. */
  empty: number;
  /** Whether every cell that is not empty is a number (and there is one). */
  numeric: boolean;
  /** The same with a decimal comma, where one stands in a cell. */
  comma?: true;
  /** A number that can be read in two ways, such as "1,200", where no other cell of the column settles how. */
  either?: { cell: string; point: string; comma: string };
  /** Some of the numbers from all over the file, rising, 2,048 at most: to propose ranges from. */
  numbers?: Float64Array;
}

export interface Inspection {
  /** Name of the file; empty for a Blob. */
  name: string;
  bytes: number;
  /** "utf-8", "utf-16le", "utf-16be", "windows-1252" or "macintosh", or what was said. */
  encoding: string;
  delimiter: string;
  /** The same and whether there is a header, each with its reason. */
  dialect: Dialect;
  header: string[];
  /** The first rows, 20 at most. */
  preview: string[][];
  /** Number of rows below the header. */
  rows: number;
  /** Blank lines that were passed over; they are no rows. */
  blankLines: number;
  columns: ColumnSummary[];
  /** The column that says who is who, where one person seems to have several rows. */
  person?: string;
  /** The column of counts, where the table seems to be counted already. */
  counts?: string;
  /** The things that were left out, or taken for something, where nobody had said so. */
  notes?: Said[];
}

/** The columns of a data file that play each part. */
export interface ColumnChoice {
  /** One column, or several that are kept back together; none if the data are to be hidden themselves (`itself`). */
  secret: string | string[];
  /** One column, or several that are shared together. */
  data: string | string[];
  /** Makes each answer its own secret, of this name; then there are no columns of a secret. */
  itself?: string;
  /** Makes each row count that much. */
  weight?: string;
  /** How cells become categories, for columns where that has to be said. */
  coding?: Coding[];
  /** Columns whose categories are fixed before they are read, in this order: anything else is refused. */
  categories?: { column: string; values: string[] }[];
  /** Categories that count for less than `below` are merged into one, if there are two of them or that one. */
  rare?: Rare;
}

export interface PrivatiseChoice {
  write: WriteMode;
  /** Further columns to pass on as they stand; never the secret, never the data column itself. */
  keep: string[];
  /** Absent it is "reports". */
  spreadsheetSafe?: SpreadsheetSafe;
  /** Those of them that are passed on even where they tell what the reports keep back; others that do are refused. */
  knowingly?: string[];
  /**
   * Reports are derived from the device's secret (see `newDeviceSecret`): the same answers have the same reports again.
   * The column `person` tells who is who, and nobody stands in it twice. Without it the number of the row does. `version`
   * is that of the ledger with the secret, 2 if nothing is said. With `answers`, the file is a part of the release that
   * has these, and has its reports: for comparing, never for passing on.
   */
  once?: { secret: string; person?: string; version?: 1 | 2; answers?: string };
}

/**
 * The texts that get an apostrophe in front if a spreadsheet could take them for a formula. They are those in reports
 * (or in what is drawn from them), those in kept columns as well, or none.
 */
export type SpreadsheetSafe = "reports" | "all" | "none";

/** The answer that a passed-on column tells of another column that is not passed on, or of the secret. */
export interface Told {
  column: string;
  of: string;
  how: "exactly" | "nearly";
}

/** The facts told of a private file, wherever it is. */
export interface Privatised {
  rows: number;
  /** Blank lines that were passed over; nothing was drawn for them. */
  blankLines: number;
  /** How often each report was drawn; where reports are sets of marks, how often each category was marked. */
  counts: number[];
  /**
   * How many written rows do not name the answer (its category) alone, or the pair of secret and answer if reports are
   * pairs. Absent where sets of marks are written. It follows from true answers and their noise
   * together, which no guarantee covers. It is for those who have the answers, and not to be published beside the file.
   */
  changed?: number;
  /** How many cells, names of columns among them, got an apostrophe (see `SpreadsheetSafe`). */
  apostrophes: number;
  /** Suggested file name. */
  name: string;
  /** The answers told by columns that were passed on knowingly. */
  tells?: Told[];
  /** The things that were left out or joined where nobody had said so. */
  notes?: Said[];
  /** With `once`: the same for the same answers of the same people (see answers.ts). */
  answers?: string;
}

export interface PrivatisedFile extends Privatised {
  /** CSV, UTF-8, comma, LF. */
  blob: Blob;
}

/** A file on its way to the worker; the name travels apart because cloning may lose it. */
export interface FileData {
  blob: Blob;
  name: string;
  layout?: Layout;
  dialect?: DialectChoice;
}
