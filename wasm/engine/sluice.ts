// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine in a worker of its own, as the page and the elements for documents call it. */

import type { CallOptions, FileData } from "../contract/file-types.js";
import type { CurveRequest, SearchProgress } from "../contract/search-types.js";
import type { Task } from "../contract/task.js";
import type { Comparison, CurvePoint, Design, DesignRequest } from "../contract/types.js";
import { Bridge, type WorkerLike } from "./bridge.js";
import { checkCurve } from "./call-check.js";
import type { CallName, Input, Output, Told } from "./calls.js";
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
  budgetFor,
  type Ledger,
  mayRepeat,
  newLedger,
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

  readonly catalogue = this.#call("catalogue", 0);

  /** Reads a data file once and says what it holds. */
  readonly inspect = this.#call("inspect", 1);

  /** Counts the joint table of two columns. */
  readonly count = this.#call("count", 2);

  readonly describe = this.#call("describe", 1);

  design(request: DesignRequest, { helpers = [], ...options }: DesignOptions = {}): Promise<Design> {
    const others = new Set(helpers.map((sluice) => sluice.#bridge));
    others.delete(this.#bridge);
    if (others.size === 0 || !canBeShared(request)) return this.#bridge.call("design", [request], options);
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
  readonly audit = this.#call("audit", 2);

  /**
   * How bad the channel can be if the file's table, which has to count the people of a sample, is not quite the truth.
   * Covers every distribution that such a sample does not rule out, but for a chance of `alpha` (the guarantee's, or
   * 0.05).
   */
  readonly worstCase = this.#call("worstCase", 2);

  /**
   * All posteriors P(data | report) that a guarantee leaves possible, as the vertices of the polytope that they are. For data of
   * four categories at most (`too_large`), and not under notions whose channels see the secret (`bad_request`).
   */
  readonly posteriors = this.#call("posteriors", 1);

  /**
   * The findings of the checker, which shares nothing with the engine, about a protocol file's text (see checker.ts).
   */
  readonly check = this.#call("check", 1);

  /**
   * The promise of several protocols together when they are applied to answers of the same people. They are verified as
   * the one channel that they are. If they were made from different tables, `table` has all their columns.
   */
  readonly together = this.#call("together", 3);

  /** The level of a ledger's releases and a new one; rejects with `over_budget` if that is more than may be. */
  readonly account = this.#call("account", 2);

  /**
   * The level of several releases together under a notion. Refused for releases of the same observation, where
   * each may say nothing of the secret and both all of it; under data-ldp these add up. Refused for independent samples
   * where levels do not add up, as under lip.
   */
  readonly compose = this.#call("compose", 3);

  /** Privatises one column of a file. Refused unless the protocol's guarantee holds exactly. */
  readonly privatise = this.#call("privatise", 3);

  /**
   * The same into a file that the person has chosen, for which nothing of it is kept in memory. The file is there as
   * soon as this resolves, and not at all if it rejects. So ask the ledger before, by `account`.
   */
  readonly privatiseInto = this.#call("privatiseInto", 4);

  /** The weights of P(category | report) by which categories are drawn from reports. */
  readonly valueWeights = this.#call("valueWeights", 1);

  /**
   * The report of one person, who has this input of the channel. The input is the index of the category or, if the
   * channel sees the secret, secret × categories + category. The same again for the same device's secret (see
   * `newDeviceSecret`).
   */
  readonly answer = this.#call("answer", 3);

  /** How often each report stands in a file of reports, or of counts of them. */
  readonly countReports = this.#call("countReports", 3);

  /**
   * Estimates from reports, of the people who have sent them. Counts are all it takes, whoever has counted. They may be
   * a plain map from reports to how often each has come, `{ never: 61, daily: 39 }`.
   */
  readonly estimate = this.#call("estimate", 3);

  /** How often each report stands in a file of reports, for each combination of cells of public columns beside them. */
  readonly countGroups = this.#call("countGroups", 3);

  /** Estimates from reports for each group of people, and for the differences between groups. */
  readonly estimateGroups = this.#call("estimateGroups", 3);

  /** Estimates from reports by several protocols, of people of one population who gave the same answers. */
  readonly estimatePooled = this.#call("estimatePooled", 2);

  /** How often each pair of reports stands in a file of people who gave two answers, by a protocol each. */
  readonly countCrossed = this.#call("countCrossed", 2);

  /** How common each pair of these answers is, and how far the two go together. */
  readonly estimateCrossed = this.#call("estimateCrossed", 3);

  /**
   * How an answer depends on the public columns that reports were counted by: a logistic regression by maximum
   * likelihood, through the protocol's channel. Rejects with `bad_request` where the likelihood has no single maximum.
   */
  readonly regress = this.#call("regress", 3);

  /** How precise estimates will be, for people who are distributed as in the protocol's table. */
  readonly plan = this.#call("plan", 3);

  /** A call as a method: so many arguments, and then how its file is read, who watches, and what ends it. */
  #call<N extends CallName>(name: N, count: number) {
    return async (...given: [...Arguments<Input<N>>, options?: CallOptions]): Promise<Output<N>> => {
      const options = (given[count] ?? {}) as CallOptions;
      const input = given.slice(0, count).map((argument) => sent(argument, options)) as Input<N>;
      return this.#bridge.call(name, input, options as Task<Told<N>>);
    };
  }

  /** Stops the worker; whatever is still pending is rejected with `cancelled`. */
  close(): void {
    this.#bridge.close();
  }
}

/** The arguments of a call as a page has them: files as they are. */
type Arguments<Sent> = { [I in keyof Sent]: Sent[I] extends FileData ? File | Blob : Sent[I] };

const sent = (given: unknown, { dialect, layout }: CallOptions) =>
  given instanceof Blob
    ? {
        blob: given,
        name: "name" in given ? given.name : "",
        ...(dialect && { dialect }),
        ...(layout && { layout }),
      }
    : given;
