// SPDX-License-Identifier: GPL-3.0-or-later
/** The state that several pages share; each page adds its own. */

import type { Said } from "../../wasm/common/said.js";
import type {
  AuditResult,
  Catalogue,
  Checked,
  Design,
  Inspection,
  JointTable,
  Ledger,
  PriorSummary,
  PrivatisedFile,
  Progress,
  ProtocolFile,
  SettingsFile,
  SluiceError,
  WorstCase,
  WriteMode,
} from "../../wasm/engine/sluice.js";
import type { WrittenFormat } from "../../wasm/files/formats/messages.js";
import type { Costs } from "../facts/costs.js";
import type { messages } from "../messages/page.js";
import { initialSettings, type Settings } from "./settings.js";

/** An error stands at the step of the page that it belongs to. */
export type Errors<Step extends string> = Partial<Record<Step, SluiceError>>;

/** Too large packed, too large as it is, or a browser that keeps nothing. */
export type Refused = "large" | "long" | "never";

/** Known to every page that shows a protocol. */
export interface SessionState extends Settings {
  catalogue?: Catalogue | undefined;
  table?: JointTable | undefined;
  prior?: PriorSummary | undefined;
  design?: Design | undefined;
  /** Whether `design` is being replaced by a newer one. */
  designing: boolean;
  /** Whether that takes so long that it should be seen, and possible to stop. */
  slow: boolean;
  /** Index of the report that is looked at. */
  report: number;
  /** The exact check of `design`, done again because somebody asked, by the engine and by the checker. */
  verdict?: { engine: AuditResult; checker: Checked; asked?: boolean } | undefined;
  checking: boolean;
  /** The levels that `design` can have if the people counted are but a sample, where that can be said. */
  worst?: WorstCase | undefined;
  /** Whether that is being worked out. */
  weighing?: boolean;
  /** The cost of its reports for whoever counts them, where that can be told. */
  costs?: Costs | undefined;
  /** Whether what is open is kept for this tab, or why that could not be done, and of which file. */
  keptHere?: { on: boolean; refused?: Refused; of?: File | undefined } | undefined;
  errors: Errors<"data" | "channel">;
}

/** All that a privatised file depends on, each as one value that can be compared. */
export type Made = Record<keyof typeof messages.privatise.settings, unknown>;

/** Another protected file of the same people, which this page has saved and does not count: it was undone, or is of a copy. */
export type SecondFile = { why: "undone" } | { why: "copy"; name: string };

export type SavedFormat = "csv" | WrittenFormat;

/** How a file was handed over, and what is to be told of it. */
export interface SavedAs {
  format: SavedFormat;
  notes: Said[];
  /** The bytes of it, where they are not those of the CSV. */
  blob?: Blob | undefined;
}

/** A file that has been privatised, with everything it was made with. */
export interface Outcome {
  output: PrivatisedFile;
  design: Design;
  protocol: ProtocolFile;
  /** The levels it can have if the people counted are but a sample, where that can be said. */
  worst: WorstCase | undefined;
  /** The cost of its reports for whoever counts them, where that is known. */
  costs: Costs | undefined;
  write: WriteMode;
  keep: string[];
  /** Whether cells of those columns may have got an apostrophe as well. */
  spreadsheetSafe: boolean;
  /** The file that it was made from, and whether the table is that of its rows, each counted once. */
  file: File;
  counted: boolean;
  /** Whether rows of the table had weights, as far as the page has seen the table. */
  weighted: boolean;
  /** Its settings. */
  made: Made;
  on: Date;
  saved: boolean;
  /** How it was saved last; by default like the file that it was made from. */
  as?: SavedAs;
  /** Made before another file was asked for that could not be made. */
  earlier?: true;
  /** Another file of the same people that there may be beside it. */
  second?: SecondFile | undefined;
}

/** Known to a page that privatises files. */
export interface FileState extends SessionState {
  /** Whether something was typed for a level that is none; `epsilon` is the one before it. */
  levelWrong?: boolean;
  /** The file to privatise when it is not the one that the prior was counted from. */
  target?: File | undefined;
  /** Names of its columns, once it has been read. */
  targetHeader?: string[] | undefined;
  /** How it was read. */
  targetRead?: Inspection | undefined;
  write: WriteMode;
  /** Names of the columns to pass on as they are. */
  keep: string[];
  /** Those of them that are passed on although they tell what the reports keep back. */
  knowingly: string[];
  /** Whether text in them that a spreadsheet could take for a formula gets an apostrophe. */
  spreadsheetSafe: boolean;
  /** The column that says who is who; without one that is the row. */
  person?: string | undefined;
  privatising?: Progress | undefined;
  /** The releases from the file that stands. */
  account?: { people: string; ledger: Ledger } | undefined;
  /** Whether accounts are kept on the device. */
  remembered: boolean;
  outcome?: Outcome | undefined;
  /** Whether the file that was saved last has been undone. */
  undone?: boolean;
  errors: Errors<"data" | "channel" | "privatise">;
}

/** Known to a page that opens protocols which somebody else has made. */
export interface OpenedState extends SessionState {
  /** The one that is open; the sample has no name. */
  adopted?: { name: string; protocol: SettingsFile } | undefined;
  /** The same before anything of it has been proved: its question is read meanwhile, and nothing is drawn by it. */
  announced?: Design | undefined;
  opening?: boolean;
}

export const initialState: SessionState = {
  ...initialSettings,
  designing: false,
  slow: false,
  report: 0,
  checking: false,
  errors: {},
};

export const initialFileState: FileState = {
  ...initialState,
  write: "reports",
  keep: [],
  knowingly: [],
  spreadsheetSafe: false,
  remembered: false,
  errors: {},
};
