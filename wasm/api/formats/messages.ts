// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page and the worker that converts for it say to each other. */
import type { ErrorData } from "../errors.js";
import type { Mark } from "./lines.js";
import type { Format } from "./recognise.js";

export type Written = "xlsx" | "parquet";

/** Names of the sheets of a workbook. */
export interface Sheets {
  chosen: string;
  all: string[];
}

export type Asked =
  | { what: "read"; file: Blob; name: string; format: Exclude<Format, "text">; sheet?: string | undefined }
  | { what: "write"; format: Written; name: string }
  /** The next rows to be written, one batch for each "more"; none at the end. */
  | { what: "rows"; rows: string[][] | undefined };

export type Told =
  /** Bytes of the file that have been read. */
  | { what: "progress"; bytes: number }
  | { what: "more" }
  | { what: "read"; csv: Blob; notes: string[]; marks: Mark[]; sheets?: Sheets | undefined }
  | { what: "written"; blob: Blob }
  | { what: "failed"; error: ErrorData };
