// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page may ask of the worker, and what comes back: plain data only. */
import type { Checked } from "./checker.js";
import type { EstimateOptions, PlanAim, ReportCounts, SurveyEstimate, SurveyPlan } from "./estimate-types.js";
import type { Account, Ledger, Proposed } from "./ledger.js";
import type { Rare } from "./rare.js";
import type { ReportsIn } from "./report-counts.js";
import type {
  AuditResult,
  Catalogue,
  Coding,
  CurvePoint,
  Design,
  DesignRequest,
  JointTable,
  Notion,
  Parameters,
  Posteriors,
  PosteriorsRequest,
  PriorSummary,
  Promised,
  ProtocolFile,
  Releases,
  Together,
  WorstCase,
  WriteMode,
} from "./types.js";

export interface Progress {
  bytes: number;
  totalBytes: number;
  rows: number;
}

/** How far the search for a design has come, in nats. */
export interface SearchProgress {
  /** I(X;Y), or I(S,X;Y) as in `Design.utility`, of the best channel found so far; never falls. */
  lower: number;
  /** Proven for the same of every channel under the guarantee; never rises. */
  upper: number;
  /**
   * Where a better channel has been found since the last one (told about twice a second at most): its design, verified
   * and repaired like any other. To use it, take it and cancel the search.
   */
  interim?: Design;
}

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface ColumnSummary {
  name: string;
  /** Number of distinct values; Infinity when there are more than the limit (1,000). */
  distinct: number;
  /** The values by descending count; the empty cell is the value "". None when there are too many. */
  values: { value: string; count: number }[];
  /** Number of empty cells. */
  empty: number;
  /** Whether every cell that is not empty is a number (and there is one). */
  numeric: boolean;
  /** The same with a decimal comma, where one stands in a cell. */
  comma?: true;
  /** Of numbers some from all over the file, rising, 2,048 at most: to propose ranges from. */
  numbers?: Float64Array;
}

export interface Inspection {
  /** Name of the file; empty for a Blob. */
  name: string;
  bytes: number;
  /** "utf-8", "utf-16le", "utf-16be" or "windows-1252". */
  encoding: string;
  delimiter: string;
  header: string[];
  /** The first rows, 20 at most. */
  preview: string[][];
  /** Number of rows below the header. */
  rows: number;
  /** Blank lines that were passed over; they are no rows. */
  blankLines: number;
  columns: ColumnSummary[];
}

/** Which columns of a data file play which part. */
export interface ColumnChoice {
  /** One column, or several that are kept back together. */
  secret: string | string[];
  /** One column, or several that are shared together. */
  data: string | string[];
  /** Makes each row count that much. */
  weight?: string;
  /** How cells become categories, for columns where that has to be said. */
  coding?: Coding[];
  /** Columns whose categories are fixed before they are read, in this order: anything else is refused. */
  categories?: { column: string; values: string[] }[];
  /** Categories that count for less than `below` are merged into one, if there are two of them or that one. */
  rare?: Rare;
}

export interface CurveRequest {
  table: JointTable;
  notion: string;
  /** What the notion has to know. */
  parameters?: Parameters;
  epsilons: number[];
  protocols: string[];
}

/** What the search for one point of a curve leaves to a neighbouring one, which is then found faster: a hint. */
export interface SearchMemory {
  posteriors: Float64Array;
  prices: Float64Array;
}

export interface PointRequest extends DesignRequest {
  memory?: SearchMemory | undefined;
}

/** A point of a curve, and what it leaves to its neighbours. */
export interface FoundPoint {
  point: CurvePoint;
  memory: SearchMemory;
}

export interface PrivatiseChoice {
  write: WriteMode;
  /** Further columns to pass on unchanged; never the secret, never the data column itself. */
  keep: string[];
  /** Those of them that are passed on even where they tell what the reports keep back; others that do are refused. */
  knowingly?: string[];
  /**
   * Reports are derived from the device's secret (see `newDeviceSecret`): the same answers have the same reports again.
   * Who is who tells the column `person`, in which nobody stands twice, or else the number of the row.
   */
  once?: { secret: string; person?: string };
}

/** What a column that is passed on tells of another one that is not, or of the secret. */
export interface Told {
  column: string;
  of: string;
  how: "exactly" | "nearly";
}

/** What is told of a private file, wherever it is. */
export interface Privatised {
  rows: number;
  /** Blank lines that were passed over; nothing was drawn for them. */
  blankLines: number;
  /** How often each report was drawn; where reports are sets of marks, how often each category was marked. */
  counts: number[];
  /** Suggested file name. */
  name: string;
  /** What columns tell that were passed on knowingly. */
  tells?: Told[];
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
}

/** Every request: arguments in, result out, and what it tells while it runs. */
export interface Requests {
  catalogue: { input: undefined; output: Catalogue };
  inspect: { input: { file: FileData }; output: Inspection; progress: Progress };
  count: { input: { file: FileData; choice: ColumnChoice }; output: JointTable; progress: Progress };
  describe: { input: { table: JointTable }; output: PriorSummary };
  design: { input: DesignRequest; output: Design; progress: SearchProgress };
  point: { input: PointRequest; output: FoundPoint };
  audit: { input: { file: ProtocolFile; table?: JointTable }; output: AuditResult };
  worstCase: { input: { file: ProtocolFile; alpha?: number }; output: WorstCase };
  posteriors: { input: PosteriorsRequest; output: Posteriors };
  check: { input: { text: string }; output: Checked };
  account: { input: { ledger: Ledger; proposed: Proposed }; output: Account };
  together: { input: { files: ProtocolFile[]; promised: Promised; table?: JointTable }; output: Together };
  answer: { input: { protocol: ProtocolFile; input: number; secret: string }; output: string };
  countReports: {
    input: { file: FileData; protocol: ProtocolFile; reports: ReportsIn };
    output: ReportCounts;
    progress: Progress;
  };
  estimate: {
    input: { protocol: ProtocolFile; counted: ReportCounts; options: EstimateOptions };
    output: SurveyEstimate;
  };
  plan: { input: { protocol: ProtocolFile; aim: PlanAim; options: EstimateOptions }; output: SurveyPlan };
  compose: { input: { releases: Releases; notion: Notion; levels: number[] }; output: number };
  privatise: {
    input: { file: FileData; protocol: ProtocolFile; choice: PrivatiseChoice };
    output: PrivatisedFile;
    progress: Progress;
  };
  privatiseInto: {
    input: { file: FileData; protocol: ProtocolFile; choice: PrivatiseChoice; handle: FileSystemFileHandle };
    output: Privatised;
    progress: Progress;
  };
}

export type RequestName = keyof Requests;

export type ProgressOf<N extends RequestName> = Requests[N] extends {
  progress: infer P extends Progress | SearchProgress;
}
  ? P
  : never;
