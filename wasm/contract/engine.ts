// SPDX-License-Identifier: GPL-3.0-or-later
import type { ProofPart, ProvedPart, SharedSearch } from "./boundary.js";
import type { EstimateOptions, PlanAim, ReportCounts, SurveyEstimate, SurveyPlan } from "./estimate-types.js";
import type {
  CrossedEstimate,
  CrossedReports,
  GroupedReports,
  GroupOptions,
  GroupsEstimate,
  PooledEstimate,
  PooledReports,
  Regression,
  RegressOptions,
} from "./research-types.js";
import type { FoundPoint, PointRequest, SearchProgress, SharedDesign } from "./search-types.js";
import type {
  AuditResult,
  Catalogue,
  Design,
  DesignRequest,
  JointTable,
  Notion,
  Posteriors,
  PosteriorsRequest,
  PriorSummary,
  Promised,
  ProtocolFile,
  ReleasedChannel,
  Releases,
  SettingsFile,
  Together,
  WorstCase,
} from "./types.js";

/**
 * The engine as one sees it from TypeScript: synchronous, coarse calls with plain data in and out.
 * It lives in a worker (page) or in the process (command line). Every call throws SluiceError. Calls that a page has as
 * well are explained in `Sluice` (wasm/engine/sluice.ts).
 */
export interface Engine {
  catalogue(): Catalogue;
  /** Validates a joint table and says what it holds. */
  describe(table: JointTable): PriorSummary;
  /**
   * Finds, repairs, verifies and explains a protocol. A search that takes long tells how it goes, about every 100 ms;
   * one by a list of vertices does not.
   */
  design(request: DesignRequest, onProgress?: (progress: SearchProgress) => void): Design;
  /** The same by a search that others help with, which goes on where `shared` is; it may leave a proof to them. */
  search(request: DesignRequest, shared: SharedSearch, onProgress?: (progress: SearchProgress) => void): SharedDesign;
  /** Deals with a part of such a proof; `search` is a number of the caller's for this request. */
  prove(request: DesignRequest, search: number, part: ProofPart): ProvedPart;
  /** The utility of a design alone, faster with what a neighbouring level has left. */
  point(request: PointRequest): FoundPoint;
  /** Under the file's own prior its leakage is held against what the file states as well. */
  audit(file: ProtocolFile, table?: JointTable): AuditResult;
  worstCase(file: ProtocolFile, alpha?: number): WorstCase;
  posteriors(request: PosteriorsRequest): Posteriors;
  compose(releases: Releases, notion: Notion, levels: number[]): number;
  /**
   * The joint guarantee of several releases of the same answers: verified as the one channel that they are, against the
   * level `promised`. Every channel has the inputs of `table`: its categories of the data, or pairs where `seesSecret`.
   */
  together(table: JointTable, promised: Promised, seesSecret: boolean, channels: ReleasedChannel[]): Together;
  /**
   * Draws one column for every row index in `inputs`: exact, with the platform's cryptographic
   * randomness, no branch on the data. `weights` is row-major, `columns` wide, rows summing to 2^62.
   * With `words`, one for each input, these are the randomness (see derived-randomness.ts).
   */
  sample(weights: BigUint64Array, columns: number, inputs: Uint32Array, words?: BigUint64Array): Uint32Array;
  /**
   * Marks categories for every index in `inputs`, as exactly: 1 where a category is marked, inputs × categories.
   * `other` is the weight of another category's mark, 2^61 at most, in decimal digits. A word for each mark.
   */
  sampleMarks(categories: number, other: string, inputs: Uint32Array, words?: BigUint64Array): Uint8Array;
  /** Integer weights of P(data | report), reports × data, rows summing to 2^62: to write values instead of reports. */
  valueWeights(file: ProtocolFile): BigUint64Array;
  /** The same for reports of marks (reports × categories), of which there are too many: a category for each of these. */
  markValues(file: ProtocolFile, marks: Uint8Array, words?: BigUint64Array): Uint32Array;
  estimate(file: SettingsFile, counted: ReportCounts, options?: EstimateOptions): SurveyEstimate;
  estimateGroups(file: SettingsFile, grouped: GroupedReports, options?: GroupOptions): GroupsEstimate;
  estimatePooled(pooled: PooledReports[], options?: EstimateOptions): PooledEstimate;
  estimateCrossed(
    files: [SettingsFile, SettingsFile],
    crossed: CrossedReports,
    options?: EstimateOptions,
  ): CrossedEstimate;
  regress(file: SettingsFile, grouped: GroupedReports, options?: RegressOptions): Regression;
  plan(file: SettingsFile, aim: PlanAim, options?: EstimateOptions): SurveyPlan;
}
