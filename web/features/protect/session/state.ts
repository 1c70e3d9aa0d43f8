// SPDX-License-Identifier: GPL-3.0-or-later
import type { Said } from "../../../../wasm/common/said.js";
import { DEFAULT_NOTION, forSamples, OF_SAMPLES } from "../../../../wasm/contract/notions.js";
import type {
  Comparison,
  CurvePoint,
  Design,
  Inspection,
  Notion,
  Posteriors,
  Progress,
  ProtocolName,
  SluiceError,
  WriteMode,
} from "../../../../wasm/engine/sluice.js";
import type { Costs } from "../../../facts/costs.js";
import { COUNTING } from "../../../facts/counting.js";
import type { Privacy } from "../../../facts/levels.js";
import type { Neighbours } from "../../../facts/neighbours.js";
import type { Role } from "../../../facts/roles.js";
import { noRules, type Rules } from "../../../facts/rules.js";
import type { Advice, UsefulShare } from "../../../facts/useful.js";
import type { Origin } from "../../../platform/formats.js";
import { layoutOf } from "../../../platform/layouts.js";
import type { OwnTable } from "../../../session/changed-settings.js";
import type { Settings } from "../../../session/settings.js";
import { type Errors, type FileState, initialFileState } from "../../../session/state.js";

/** A table that somebody has opened. */
export interface Source extends Origin {
  file: File;
  kind: "file" | "pasted" | "sample";
}

/** Protocols beside each other, as far as they have been designed. */
export interface Compared {
  /** The notion that they were designed for. */
  notion: Notion;
  epsilon: number;
  /** Under a notion that takes one. */
  alpha?: number | undefined;
  neighbours: Neighbours;
  entries: Comparison[];
  /** Why a protocol is not among them, by its name. */
  without: { protocol: ProtocolName; error: SluiceError }[];
  /** Whether more are to come. */
  going: boolean;
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

/** Settings of the other protocol; certainty and neighbours are those that are set. */
export type Wanted = Pick<Settings, "notion" | "epsilon" | "protocol" | "seesSecret">;

/** Another protocol beside the one that stands. */
interface Contrasted {
  wanted: Wanted;
  design?: Design | undefined;
  costs?: Costs | undefined;
  /** Why there is none for these data. */
  reason?: Said;
  going: boolean;
}

/** All beliefs that the promise leaves, beside a design that keeps it, or why there are none to see. */
interface Pictured {
  design: Design;
  posteriors?: Posteriors;
  error?: SluiceError;
}

/** Figures for these settings, and what they come to once all is known. */
export interface Useful {
  design: Design;
  write: WriteMode;
  /** As many as the file has rows. */
  people: number;
  /** Nothing where it is not known. */
  shares: UsefulShare[] | undefined;
  advice?: Advice;
  /** The same with each step that tells more, where some answer cannot be told and the step has been tried. */
  steps?: Partial<Record<"codes" | "counting" | "weaker", UsefulShare[]>>;
}

/** All that the page knows that protects a file. */
export interface ProtectState extends FileState {
  source?: Source | undefined;
  /** Whether all that a link or a tab brings with it has been looked for. */
  started?: true;
  inspection?: Inspection | undefined;
  /** Progress of reading the file (inspecting or counting), while that goes on. */
  reading?: Progress | undefined;
  /** One for each column of the file. */
  roles: Role[];
  rules: Rules;
  /** Columns that are shared though they name people: somebody has said so of each. */
  namedKnowingly?: string[];
  /** A protected file of the same file, or of one with the same counts, that was saved before this page was loaded. */
  sharedBefore?: { on: Date; same: "file" | "counts" } | undefined;
  /** Whether fingerprints of what was saved are kept on this device, or cannot be. */
  fingerprints: "kept" | "refused" | "never";
  /** How the search for a protocol goes, where it tells. */
  search?: Search | undefined;
  /** The settings of a search that the person stopped, to be begun again. */
  stopped?: (Settings & { privacy?: Privacy | undefined }) | undefined;
  /** The word that the level goes by, where the person has chosen none of their own. */
  privacy?: Privacy | undefined;
  /** How useful the new file is to a person who counts from it. */
  useful?: Useful | undefined;
  /** The same if the people were all that are meant, beside a protection for a sample. */
  everyone?: Useful | undefined;
  curve: CurvePoint[];
  drawing: boolean;
  /** How many points the curve will have. */
  points: number;
  /** All protocols beside each other, where the person has asked for that. */
  compared?: Compared | undefined;
  /** Another one beside that which stands, where the person has asked for that. */
  contrasted?: Contrasted | undefined;
  /** The picture behind the promise, where somebody has looked. */
  pictured?: Pictured | undefined;
  errors: Errors<"data" | "level" | "channel" | "privatise">;
}

export const initialProtectState: ProtectState = {
  ...initialFileState,
  // A protection for a sample holds for all people of a file as well, and not the other way round. It leaves so little
  // that the method is made for counting: the most information of 2,000 people tells the share of no answer.
  notion: forSamples(DEFAULT_NOTION) ?? OF_SAMPLES,
  objective: COUNTING,
  write: "values",
  privacy: "medium",
  fingerprints: "never",
  roles: [],
  rules: noRules,
  curve: [],
  drawing: false,
  points: 0,
  errors: {},
};

/** The table that stands, as files are made from it. */
export function ownTableOf({ source, inspection, roles, rules }: ProtectState): OwnTable | undefined {
  if (!source) return undefined;
  const { header } = inspection ?? {};
  return {
    file: source.file,
    header,
    weight: header?.[roles.indexOf("weight")],
    columns: JSON.stringify([roles, rules, layoutOf(source.file)]),
  };
}

/** Whether a second file was refused because of one before it, which can be undone below that. */
export function refusedForEarlier({ errors, outcome, account }: ProtectState): boolean {
  return errors.privatise?.code === "over_budget" && (outcome !== undefined || account !== undefined);
}
