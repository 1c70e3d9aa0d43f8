// SPDX-License-Identifier: GPL-3.0-or-later
import type {
  ColumnSummary,
  CrossedEstimate,
  GroupedReports,
  GroupsEstimate,
  PooledEstimate,
  Progress,
  ProtocolFile,
  Regression,
  ReportCounts,
  SettingsFile,
  SurveyEstimate,
  SurveyPlan,
  WriteMode,
} from "../../../wasm/engine/sluice.js";
import { type Errors, initialState, type OpenedState } from "../../session/state.js";

/** Noisy answers, counted: of all files together, and of each. */
export interface Received {
  files: File[];
  counted: ReportCounts;
  each: ReportCounts[];
  /** Columns beside the noisy answers, of a single file that has rows. */
  columns: ColumnSummary[];
}

/** Settings beside those that were opened first. */
export interface FurtherSettings {
  file: File;
  protocol: SettingsFile;
}

/** One question of a sheet, with the file of its own settings. */
export interface SheetPart {
  file: File;
  protocol: ProtocolFile;
}

/** A question that only the person who has the files can answer. */
export type Question =
  /** Asks which of several settings these are. */
  | { about: "settings"; settings: File[]; tables: File[] }
  /** Whether these take the place of those that are open; tables that came with them wait for the answer. */
  | { about: "another"; settings: File; protocol: SettingsFile; tables: File[] }
  /** How more tables go with those that are here; some may be here twice. */
  | { about: "more"; tables: File[]; twice: File[] }
  /** Whether a table has real answers: by a column that is to be hidden, or by a category where a report should stand. */
  | { about: "real"; file: File; column?: string; value?: string }
  /** Whether the only column of a table, which has another name, holds the noisy answers. */
  | { about: "column"; file: File; column: string }
  /** Asks which settings a table was made with that fits several. */
  | { about: "pair"; table: File; fits: number[] };

/** Noisy answers by the column that groups are of, and how many people each group has; none until somebody has said so. */
export interface Strata {
  column: string;
  grouped: GroupedReports;
  sizes: number[] | undefined;
}

/** Ways to look at groups. */
export interface Comparing {
  by: string | undefined;
  against: string | undefined;
  weight: string | undefined;
}

/** Ranges of each share, of all at once, or approximate ones. */
export type Kind = "each" | "together" | "wald";

/** All that the page knows. */
export interface ResultsState extends OpenedState {
  /** Tables of noisy answers, whether they have been counted or wait for settings. */
  tables: File[];
  written: WriteMode;
  /** Tables are surveys of their own, to be compared. */
  apart: boolean;
  /** With which other people have answered. */
  further: FurtherSettings[];
  /** The questions of a sheet, one of which is open. */
  sheet?: SheetPart[] | undefined;
  /** With which the same people have answered another question. */
  second?: FurtherSettings | undefined;
  kind: Kind;
  /** Settings that each table belongs to, where there are several: 0 for the first. */
  paired: Map<File, number>;
  question?: Question | undefined;
  received?: Received | undefined;
  counting?: Progress | undefined;
  survey?: SurveyEstimate | undefined;
  pooled?: PooledEstimate | undefined;
  comparing: Comparing;
  groups?: GroupsEstimate | undefined;
  /** The analysis that is being worked out. */
  busy?: "groups" | "regression" | "crossed" | "strata" | undefined;
  regression?: Regression | undefined;
  crossed?: CrossedEstimate | undefined;
  strata?: Strata | undefined;
  /** The shares of all people, from groups whose sizes are known. */
  population?: GroupsEstimate | undefined;
  /** The table of the settings counts as so many people, for percentages that are pulled towards it. */
  shrink?: number | undefined;
  /** So many answers it takes for this half width. */
  within: number;
  needed?: SurveyPlan["people"] | undefined;
  planned?: SurveyPlan | undefined;
  errors: Errors<"data" | "channel" | "reports" | "groups" | "regression" | "crossed" | "strata" | "plan">;
}

export const initialResultsState: ResultsState = {
  ...initialState,
  tables: [],
  written: "reports",
  apart: false,
  kind: "each",
  further: [],
  paired: new Map(),
  comparing: { by: undefined, against: undefined, weight: undefined },
  within: 0.05,
  errors: {},
};
