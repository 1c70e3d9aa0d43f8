// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine in a worker of its own, as the page and the elements for documents call it. */

import type { Checked } from "../checker/checker.js";
import type { EstimateOptions, PlanAim, ReportCounts, SurveyEstimate, SurveyPlan } from "../contract/estimate-types.js";
import type {
  CallOptions,
  ColumnChoice,
  FileData,
  Inspection,
  PrivatiseChoice,
  Privatised,
  PrivatisedFile,
} from "../contract/file-types.js";
import type {
  CrossedEstimate,
  CrossedReports,
  GroupedReports,
  Grouping,
  GroupOptions,
  GroupsEstimate,
  PooledEstimate,
  PooledReports,
  Regression,
  RegressOptions,
} from "../contract/research-types.js";
import type { CurveRequest, SearchProgress } from "../contract/search-types.js";
import type {
  AuditResult,
  Catalogue,
  Comparison,
  CurvePoint,
  Design,
  DesignRequest,
  JointTable,
  Notion,
  Posteriors,
  PosteriorsRequest,
  PriorSummary,
  Promised,
  ProtocolFile,
  Releases,
  SettingsFile,
  Together,
  WorstCase,
} from "../contract/types.js";
import type { ReportsIn } from "../files/report-counts.js";
import type { Account, Ledger, Proposed } from "../releases/ledger.js";
import { Bridge, type WorkerLike } from "./bridge.js";
import { checkCurve, checkFile } from "./call-check.js";
import { type CompareOptions, type CompareRequest, compareBy } from "./compare.js";
import { type FrontierOptions, type FrontierPoint, frontierBy } from "./counting-frontier.js";
import { curveOf, type PointHandlers } from "./curve.js";
import { canBeShared, designTogether } from "./shared-design.js";

export type { Checked } from "../checker/checker.js";
export { isNegligible, NEGLIGIBLE } from "../common/negligible.js";
export { type Place, SluiceError } from "../contract/errors.js";
export type * from "../contract/estimate-types.js";
export type {
  CallOptions,
  ColumnChoice,
  ColumnSummary,
  DialectChoice,
  EncodingName,
  Inspection,
  Layout,
  PrivatiseChoice,
  Privatised,
  PrivatisedFile,
  Progress,
} from "../contract/file-types.js";
export type * from "../contract/research-types.js";
export type { CurveRequest, SearchProgress } from "../contract/search-types.js";
export type * from "../contract/types.js";
export type { ReportsIn } from "../files/report-counts.js";
export { isOfChannel } from "../protocol/by-itself.js";
export { shownNames } from "../protocol/columns.js";
export { designFrom } from "../protocol/explain.js";
export { fewPeople } from "../protocol/few-people.js";
export { readProtocol, toProtocolFile, writeProtocol } from "../protocol/protocol-file.js";
export { isForReaders, readSettings } from "../protocol/readers-check.js";
export { identityOf, readersFile, salted } from "../protocol/readers-file.js";
export { questionFrom } from "../protocol/readers-question.js";
export { newDeviceSecret } from "../releases/derived-randomness.js";
export { columnsTogether } from "../releases/joint-audit.js";
export {
  type Account,
  budgetFor,
  type Ledger,
  mayRepeat,
  newLedger,
  type Proposed,
  type Release,
  readLedger,
  released,
  repeated,
  shownLevel,
  spentOf,
  writeLedger,
} from "../releases/ledger.js";
export type { CompareOptions, CompareRequest, Contender } from "./compare.js";
export type { FrontierOptions, FrontierPoint } from "./counting-frontier.js";
export { shortOf } from "./curve.js";
export { isPlannable, peopleNeeded, WITHIN_5_POINTS } from "./people-needed.js";
export { areOthers, isSuspicious } from "./suspicious.js";

export interface DesignOptions {
  /** Ends the search at once, with the worker it runs in; the promise is rejected with `cancelled`. */
  signal?: AbortSignal;
  /** Called about every 100 ms while a search goes on. A search that ends sooner calls it not at all. */
  onProgress?: (progress: SearchProgress) => void;
  /** Others whose workers share the long proofs of `optimal`, as far as they have nothing else to do. */
  helpers?: Sluice[];
}

export interface CurveOptions extends PointHandlers {
  /** Others whose workers are to help with the points. */
  helpers?: Sluice[];
}

export class Sluice {
  readonly #bridge: Bridge;

  /** `createWorker` starts a worker that runs worker.ts; it is called again when one is replaced. */
  constructor(options: { createWorker: () => Worker | WorkerLike }) {
    this.#bridge = new Bridge(options.createWorker);
  }

  catalogue(): Promise<Catalogue> {
    return this.#bridge.call("catalogue", {});
  }

  /** Reads a data file once and says what it holds. */
  async inspect(file: File | Blob, options: CallOptions = {}): Promise<Inspection> {
    return this.#bridge.call("inspect", { file: fileData(file, options) }, options);
  }

  /** Counts the joint table of two columns. */
  async count(file: File | Blob, choice: ColumnChoice, options: CallOptions = {}): Promise<JointTable> {
    return this.#bridge.call("count", { file: fileData(file, options), choice }, options);
  }

  describe(table: JointTable): Promise<PriorSummary> {
    return this.#bridge.call("describe", { table });
  }

  design(request: DesignRequest, { helpers = [], ...options }: DesignOptions = {}): Promise<Design> {
    const others = new Set(helpers.map((sluice) => sluice.#bridge));
    others.delete(this.#bridge);
    if (others.size === 0 || !canBeShared(request)) return this.#bridge.call("design", { request }, options);
    return designTogether([this.#bridge, ...others], request, options);
  }

  /**
   * The utility of every protocol at every level, to a ten-thousandth of a nat; points are reported as they come. Each
   * point is a request of its own: a design asked for meanwhile waits for one point at most. Each point is found faster
   * with the traces of the nearest level known. So let levels follow each other closely, or fill in between.
   */
  async curve(request: CurveRequest, { helpers = [], ...handlers }: CurveOptions = {}): Promise<CurvePoint[]> {
    checkCurve(request);
    const bridges = [this, ...helpers].map((sluice) => sluice.#bridge);
    return curveOf(bridges, request, handlers);
  }

  /** All protocols that there are under a notion, designed for the same data at the same level, in the catalogue's order. */
  compare(request: CompareRequest, options: CompareOptions = {}): Promise<Comparison[]> {
    return compareBy(this.#bridge, request, options);
  }

  /**
   * The protocols between the one that is best to count from and the one that keeps the most information. For each
   * counting efficiency, above 0 and at most 1, it is the one that keeps the most. `request` is for `optimal`.
   */
  countingFrontier(
    request: DesignRequest,
    efficiencies: number[],
    options: FrontierOptions = {},
  ): Promise<FrontierPoint[]> {
    return frontierBy(this.#bridge, request, efficiencies, options);
  }

  /** Verifies the file's guarantee exactly; under `table` the leakage is told for that prior. */
  audit(file: ProtocolFile, table?: JointTable): Promise<AuditResult> {
    return this.#bridge.call("audit", { file, table });
  }

  /**
   * How bad the channel can be if the file's table, which has to count the people of a sample, is not quite the truth.
   * Covers every distribution that such a sample does not rule out, but for a chance of `alpha` (the guarantee's, or
   * 0.05).
   */
  worstCase(file: ProtocolFile, alpha?: number): Promise<WorstCase> {
    return this.#bridge.call("worstCase", { file, alpha });
  }

  /**
   * All posteriors P(data | report) that a guarantee leaves possible, as the vertices of the polytope that they are. For data of
   * four categories at most (`too_large`), and not under notions whose channels see the secret (`bad_request`).
   */
  posteriors(request: PosteriorsRequest, options: { signal?: AbortSignal } = {}): Promise<Posteriors> {
    return this.#bridge.call("posteriors", { request }, options);
  }

  /**
   * The findings of the checker, which shares nothing with the engine, about a protocol file's text (see checker.ts).
   */
  check(text: string): Promise<Checked> {
    return this.#bridge.call("check", { text });
  }

  /**
   * The promise of several protocols together when they are applied to answers of the same people. They are verified as
   * the one channel that they are. If they were made from different tables, `table` has all their columns.
   */
  together(files: ProtocolFile[], promised: Promised, table?: JointTable): Promise<Together> {
    return this.#bridge.call("together", { files, promised, table });
  }

  /** The level of a ledger's releases and a new one; rejects with `over_budget` if that is more than may be. */
  account(ledger: Ledger, proposed: Proposed): Promise<Account> {
    return this.#bridge.call("account", { ledger, proposed });
  }

  /**
   * The level of several releases together under a notion. Refused for releases of the same observation, where
   * each may say nothing of the secret and both all of it; under data-ldp these add up. Refused for independent samples
   * where levels do not add up, as under lip.
   */
  compose(releases: Releases, notion: Notion, levels: number[]): Promise<number> {
    return this.#bridge.call("compose", { releases, notion, levels });
  }

  /** Privatises one column of a file. Refused unless the protocol's guarantee holds exactly. */
  async privatise(
    file: File | Blob,
    protocol: ProtocolFile,
    choice: PrivatiseChoice,
    options: CallOptions = {},
  ): Promise<PrivatisedFile> {
    return this.#bridge.call("privatise", { file: fileData(file, options), protocol, choice }, options);
  }

  /**
   * The same into a file that the person has chosen, for which nothing of it is kept in memory. The file is there as
   * soon as this resolves, and not at all if it rejects. So ask the ledger before, by `account`.
   */
  async privatiseInto(
    handle: FileSystemFileHandle,
    file: File | Blob,
    protocol: ProtocolFile,
    choice: PrivatiseChoice,
    options: CallOptions = {},
  ): Promise<Privatised> {
    return this.#bridge.call("privatiseInto", { file: fileData(file, options), protocol, choice, handle }, options);
  }

  /** The weights of P(category | report) by which categories are drawn from reports. */
  valueWeights(protocol: ProtocolFile): Promise<BigUint64Array> {
    return this.#bridge.call("valueWeights", { protocol });
  }

  /**
   * The report of one person, who has this input of the channel. The input is the index of the category or, if the
   * channel sees the secret, secret × categories + category. The same again for the same device's secret (see
   * `newDeviceSecret`).
   */
  answer(protocol: SettingsFile, input: number, secret: string): Promise<string> {
    return this.#bridge.call("answer", { protocol, input, secret });
  }

  /** How often each report stands in a file of reports, or of counts of them. */
  async countReports(
    file: File | Blob,
    protocol: SettingsFile,
    reports: ReportsIn,
    options: CallOptions = {},
  ): Promise<ReportCounts> {
    return this.#bridge.call("countReports", { file: fileData(file, options), protocol, reports }, options);
  }

  /**
   * Estimates from reports, of the people who have sent them. Counts are all it takes, whoever has counted. They may be
   * a plain map from reports to how often each has come, `{ never: 61, daily: 39 }`.
   */
  estimate(
    protocol: SettingsFile,
    counted: ReportCounts | Readonly<Record<string, number>>,
    options: EstimateOptions = {},
  ): Promise<SurveyEstimate> {
    return this.#bridge.call("estimate", { protocol, counted: reportCounts(counted), options });
  }

  /** How often each report stands in a file of reports, for each combination of cells of public columns beside them. */
  async countGroups(
    file: File | Blob,
    protocol: SettingsFile,
    grouping: Grouping,
    options: CallOptions = {},
  ): Promise<GroupedReports> {
    return this.#bridge.call("countGroups", { file: fileData(file, options), protocol, grouping }, options);
  }

  /** Estimates from reports for each group of people, and for the differences between groups. */
  estimateGroups(protocol: SettingsFile, grouped: GroupedReports, options: GroupOptions = {}): Promise<GroupsEstimate> {
    return this.#bridge.call("estimateGroups", { protocol, grouped, options });
  }

  /** Estimates from reports by several protocols, of people of one population who gave the same answers. */
  estimatePooled(pooled: PooledReports[], options: EstimateOptions = {}): Promise<PooledEstimate> {
    return this.#bridge.call("estimatePooled", { pooled, options });
  }

  /** How often each pair of reports stands in a file of people who gave two answers, by a protocol each. */
  async countCrossed(
    file: File | Blob,
    protocols: [SettingsFile, SettingsFile],
    options: CallOptions = {},
  ): Promise<CrossedReports> {
    return this.#bridge.call("countCrossed", { file: fileData(file, options), protocols }, options);
  }

  /** How common each pair of these answers is, and how far the two go together. */
  estimateCrossed(
    protocols: [SettingsFile, SettingsFile],
    crossed: CrossedReports,
    options: EstimateOptions = {},
  ): Promise<CrossedEstimate> {
    return this.#bridge.call("estimateCrossed", { protocols, crossed, options });
  }

  /**
   * How an answer depends on the public columns that reports were counted by: a logistic regression by maximum
   * likelihood, through the protocol's channel. Rejects with `bad_request` where the likelihood has no single maximum.
   */
  regress(protocol: SettingsFile, grouped: GroupedReports, options: RegressOptions = {}): Promise<Regression> {
    return this.#bridge.call("regress", { protocol, grouped, options });
  }

  /** How precise estimates will be, for people who are distributed as in the protocol's table. */
  plan(protocol: SettingsFile, aim: PlanAim, options: EstimateOptions = {}): Promise<SurveyPlan> {
    return this.#bridge.call("plan", { protocol, aim, options });
  }

  /** Stops the worker; whatever is still pending is rejected with `cancelled`. */
  close(): void {
    this.#bridge.close();
  }
}

function fileData(file: File | Blob, { dialect, layout }: CallOptions): FileData {
  checkFile(file);
  return {
    blob: file,
    name: "name" in file ? file.name : "",
    ...(dialect && { dialect }),
    ...(layout && { layout }),
  };
}

const isCounted = (counted: ReportCounts | Readonly<Record<string, number>>): counted is ReportCounts =>
  Array.isArray(counted.reports);

/** A plain map as what `countReports` makes of a file. Names and numbers are checked where it is estimated. */
function reportCounts(counted: ReportCounts | Readonly<Record<string, number>>): ReportCounts {
  if (isCounted(counted)) return counted;
  return { written: "reports", reports: Object.keys(counted), counts: Object.values(counted) };
}
