// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page and the worker that converts for it say to each other. */
import type { Said } from "../../common/said.js";
import type { ErrorData } from "../../contract/errors.js";
import type { EncodingName } from "../../contract/file-types.js";
import type { Mark } from "./lines.js";
import type { Format } from "./recognise.js";
import type { StatFacts } from "./stat-in.js";

export type WrittenFormat = "xlsx" | "parquet";

/** Names of the sheets of a workbook. */
export interface Sheets {
  chosen: string;
  all: string[];
}

export type FormatRequest =
  /** `stat` is the module that reads SPSS, Stata and SAS, packed, for a file of theirs. */
  | {
      what: "read";
      file: Blob;
      name: string;
      format: Exclude<Format, "text">;
      sheet?: string | undefined;
      stat?: string | undefined;
      /** Of the texts in such a file, whatever it says. */
      encoding?: EncodingName | undefined;
    }
  /** A private file, as it is written as CSV. */
  | { what: "write"; format: WrittenFormat; name: string; csv: Blob };

export type FormatReply =
  /** Bytes of the file that have been read. */
  | { what: "progress"; bytes: number }
  | {
      what: "read";
      csv: Blob;
      notes: Said[];
      marks: Mark[];
      sheets?: Sheets | undefined;
      facts?: StatFacts | undefined;
    }
  | { what: "written"; blob: Blob }
  | { what: "failed"; error: ErrorData };
