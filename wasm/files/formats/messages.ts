// SPDX-License-Identifier: GPL-3.0-or-later
/** The messages between the page and the worker that converts for it. */
import type { Said } from "../../common/said.js";
import type { ErrorData } from "../../contract/errors.js";
import type { DialectChoice, EncodingName, PrivatiseChoice } from "../../contract/file-types.js";
import type { Mark } from "./lines.js";
import type { Converted } from "./recognise.js";
import type { StatFacts } from "./stat-in.js";
import type { StatKind } from "./stat-names.js";
import type { StatOutput } from "./stat-out.js";
import type { StatLike } from "./stat-ways.js";

export type WrittenFormat = "xlsx" | "parquet" | StatKind;

/** The choices that decide which cells of a private file may have an apostrophe that was put there. */
export type Apostrophes = Pick<PrivatiseChoice, "keep" | "spreadsheetSafe">;

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
      format: Converted;
      sheet?: string | undefined;
      stat?: string | undefined;
      /** The encoding of the texts in such a file, whatever it says. */
      encoding?: EncodingName | undefined;
    }
  /** A table alone in an archive. */
  | { what: "unpack"; file: Blob; name: string; format: "gzip" | "zip" }
  /** A private file, as it is written as CSV; for SPSS and Stata with the module, packed, and what its columns are. */
  | {
      what: "write";
      format: WrittenFormat;
      name: string;
      csv: Blob;
      choice: Apostrophes;
      stat?: (StatOutput & { module: string }) | undefined;
    };

export type FormatReply =
  /** Bytes of the file that have been read. */
  | { what: "progress"; bytes: number }
  | {
      what: "read";
      csv: Blob;
      notes: Said[];
      marks: Mark[];
      texts: NonNullable<DialectChoice["texts"]>;
      sheets?: Sheets | undefined;
      facts?: StatFacts | undefined;
      like?: StatLike | undefined;
    }
  /** Nothing where a zip archive is a workbook, or no table. */
  | { what: "unpacked"; found: { name: string; blob: Blob } | undefined }
  | { what: "written"; blob: Blob; notes: Said[] }
  | { what: "failed"; error: ErrorData };
