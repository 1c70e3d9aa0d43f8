// SPDX-License-Identifier: GPL-3.0-or-later

import type {
  AuditResult,
  Catalogue,
  Checked,
  Comparison,
  CurvePoint,
  Design,
  Inspection,
  JointTable,
  Ledger,
  Notion,
  Posteriors,
  PriorSummary,
  PrivatisedFile,
  Progress,
  ProtocolFile,
  ProtocolName,
  ReportCounts,
  SluiceError,
  SurveyEstimate,
  SurveyPlan,
  WorstCase,
  WriteMode,
} from "../../wasm/engine/sluice.js";
import type { Costs } from "../facts/costs.js";
import type { Neighbours } from "../facts/neighbours.js";
import type { Role } from "../facts/roles.js";
import { noRules, type Rules } from "../facts/rules.js";
import type { messages } from "../messages/page.js";
import type { Origin } from "../platform/formats.js";

/** The steps of the page; an error stands at the step it belongs to. */
export type Step = "data" | "level" | "channel" | "answer" | "reports" | "plan" | "privatise";

export interface Source extends Origin {
  file: File;
  kind: "file" | "pasted" | "sample";
}

/** A file that has been privatised, with everything it was made with. */
export interface Outcome {
  output: PrivatisedFile;
  design: Design;
  protocol: ProtocolFile;
  /** What its levels can be if the people counted are but a sample, where that can be said. */
  worst: WorstCase | undefined;
  /** What its reports cost whoever counts them, where that is known. */
  costs: Costs | undefined;
  write: WriteMode;
  keep: string[];
  /** The file that it was made from. */
  file: File;
  /** Its settings. */
  made: Made;
  on: Date;
  saved: boolean;
  /** Made before another file was asked for that could not be made. */
  earlier?: true;
}

/** Protocols beside each other, as far as they have been designed. */
export interface Compared {
  /** What they were designed for. */
  notion: Notion;
  epsilon: number;
  /** Under a notion that takes one. */
  alpha?: number | undefined;
  neighbours: Neighbours;
  entries: Comparison[];
  /** Why a protocol is not among them, by its name. */
  without: { protocol: ProtocolName; code: SluiceError["code"]; reason: string }[];
  /** Whether more are to come. */
  going: boolean;
}

/** Reports, counted. */
interface Received {
  files: File[];
  written: WriteMode;
  counted: ReportCounts;
}

/** A search for a protocol, as far as it has come; information in nats. */
export interface Search {
  lower: number;
  upper: number;
  /** H(X), or H(S,X) where both are to be kept. */
  entropy: number;
  /** The best protocol found. */
  interim?: Design | undefined;
  steps: { seconds: number; lower: number; upper: number }[];
}

/** What a protocol is designed for. */
export interface Settings {
  notion: Notion;
  epsilon: number;
  /** The chance that the true distribution is none of those that are allowed for, under a notion that takes one. */
  alpha: number;
  /** Which categories of the secret are neighbours, under a notion that takes them. */
  neighbours: Neighbours;
  protocol: ProtocolName;
  /** Whether its channel is told the secret too. */
  seesSecret: boolean;
}

/** Too large packed, too large as it is, or a browser that keeps nothing. */
export type Refused = "large" | "long" | "never";

/** All that a privatised file depends on, each as one value that can be compared. */
export type Made = Record<keyof typeof messages.privatise.settings, unknown>;

/** What the other one is designed for; certainty and neighbours are those that are set. */
export type Wanted = Pick<Settings, "notion" | "epsilon" | "protocol" | "seesSecret">;

interface Contrasted {
  wanted: Wanted;
  design?: Design | undefined;
  costs?: Costs | undefined;
  /** Why there is none for these data. */
  reason?: string;
  going: boolean;
}

/** All beliefs that the promise leaves, beside a design that keeps it, or why there are none to see. */
interface Pictured {
  design: Design;
  posteriors?: Posteriors;
  error?: SluiceError;
}

export interface State extends Settings {
  catalogue?: Catalogue | undefined;
  source?: Source | undefined;
  /** Whether what is open is kept for this tab, or why that could not be done, and of which file. */
  keptHere?: { on: boolean; refused?: Refused; of?: File | undefined } | undefined;
  inspection?: Inspection | undefined;
  /** Progress of reading the file (inspecting or counting), while that goes on. */
  reading?: Progress | undefined;
  /** Whether something was typed for a level that is none; `epsilon` is the one before it. */
  levelWrong?: boolean;
  /** One for each column of the file. */
  roles: Role[];
  rules: Rules;
  table?: JointTable | undefined;
  prior?: PriorSummary | undefined;
  design?: Design | undefined;
  /** Whether `design` is being replaced by a newer one. */
  designing: boolean;
  /** Whether that takes so long that it should be seen, and possible to stop. */
  slow: boolean;
  /** How it goes, where it tells. */
  search?: Search | undefined;
  /** What was being searched for when the person stopped it, to be begun again. */
  stopped?: Settings | undefined;
  curve: CurvePoint[];
  drawing: boolean;
  /** How many points the curve will have. */
  points: number;
  /** All protocols beside each other, where the person has asked for that. */
  compared?: Compared | undefined;
  /** Another one beside that which stands, where the person has asked for that. */
  contrasted?: Contrasted | undefined;
  /** A protocol that somebody else has made; the sample has no name. */
  adopted?: { name: string; protocol: ProtocolFile } | undefined;
  opening?: boolean;
  /** Reports that somebody has received, and what they say. */
  received?: Received | undefined;
  counting?: Progress | undefined;
  survey?: SurveyEstimate | undefined;
  planned?: SurveyPlan | undefined;
  /** One person's answer, and the report once it has been drawn. */
  drawn?: { input?: number; report?: string } | undefined;
  /** Whether that is kept on the device, how many reports are in all, and whether the browser would not keep it. */
  keptReports?: { this: boolean; all: number; refused?: true };
  /** Index of the report that is looked at. */
  report: number;
  /** The exact check of `design`, done again because somebody asked, by the engine and by the checker. */
  verdict?: { engine: AuditResult; checker: Checked; asked?: boolean } | undefined;
  checking: boolean;
  /** What the levels of `design` can be if the people counted are but a sample, where that can be said. */
  worst?: WorstCase | undefined;
  /** Whether that is being worked out. */
  weighing?: boolean;
  /** What its reports cost whoever counts them, where that can be told. */
  costs?: Costs | undefined;
  /** The picture behind the promise, where somebody has looked. */
  pictured?: Pictured | undefined;
  /** The file to privatise when it is not the one that the prior was counted from. */
  target?: File | undefined;
  /** Names of its columns, once it has been read. */
  targetHeader?: string[] | undefined;
  write: WriteMode;
  /** Names of the columns to pass on as they are. */
  keep: string[];
  /** Those of them that are passed on although they tell what the reports keep back. */
  knowingly: string[];
  /** The column that says who is who; without one that is the row. */
  person?: string | undefined;
  privatising?: Progress | undefined;
  /** What has been released from the file that stands. */
  account?: { people: string; ledger: Ledger } | undefined;
  /** Whether accounts are kept on the device. */
  remembered: boolean;
  outcome?: Outcome | undefined;
  errors: Partial<Record<Step, SluiceError>>;
}

/** Chances that the true distribution is none of those that are allowed for: those that can be chosen. */
export const alphas = [0.1, 0.05, 0.01];

export const initialState: State = {
  roles: [],
  rules: noRules,
  notion: "lip",
  epsilon: 0.5,
  alpha: 0.05,
  neighbours: "next",
  protocol: "optimal",
  seesSecret: false,
  designing: false,
  slow: false,
  curve: [],
  drawing: false,
  points: 0,
  report: 0,
  checking: false,
  write: "reports",
  keep: [],
  knowingly: [],
  remembered: false,
  errors: {},
};
