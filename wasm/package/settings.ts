// SPDX-License-Identifier: GPL-3.0-or-later
/** All that reading reports takes: a protocol, or its settings for readers. */
import type { EstimateOptions, PlanAim, ReportCounts, SurveyEstimate, SurveyPlan } from "../contract/estimate-types.js";
import type {
  CrossedEstimate,
  CrossedReports,
  GroupedReports,
  GroupOptions,
  GroupsEstimate,
  Regression,
} from "../contract/research-types.js";
import type { Notion, ProtocolName, ReadersFile, SettingsFile, Variable } from "../contract/types.js";
import { writeProtocol } from "../protocol/protocol-file.js";
import type { Connection } from "./connection.js";
import { checkOptions, pick } from "./options.js";
import { TASK_KEYS, type Watched, watching } from "./progress.js";
import {
  countCrossed,
  countGroups,
  countReports,
  GROUPING_KEYS,
  type GroupedSource,
  type GroupingOptions,
  REPORT_KEYS,
  type ReportOptions,
  type Reports,
} from "./reports.js";
import type { FileOptions, StreamOf } from "./source.js";

type Signalled = Pick<Watched, "signal">;

const ESTIMATE_KEYS = ["confidence", "assume", "shrink"];
const GROUP_KEYS = ["difference", "population"];

/** A protocol as those have it who receive reports: with its table (`Protocol`), or without (`ReadersSettings`). */
export class Settings {
  readonly #connection: Connection;
  readonly #file: () => SettingsFile;

  /** @internal */
  constructor(connection: Connection, file: () => SettingsFile) {
    this.#connection = connection;
    this.#file = file;
  }

  /** How common each answer is among the people who have sent these reports, with intervals that hold. */
  async estimate(reports: Reports, options: EstimateOptions & ReportOptions & Watched = {}): Promise<SurveyEstimate> {
    checkOptions(options, [...ESTIMATE_KEYS, ...REPORT_KEYS, ...TASK_KEYS]);
    const counted = await this.countReports(reports, pick(options, [...REPORT_KEYS, ...TASK_KEYS]));
    const asked = pick(options, ESTIMATE_KEYS);
    return this.#connection.call("estimate", [this.#file(), counted, asked], { signal: options.signal });
  }

  /** How often each report has come. */
  async countReports(reports: Reports, options: ReportOptions & Watched = {}): Promise<ReportCounts> {
    checkOptions(options, [...REPORT_KEYS, ...TASK_KEYS]);
    return countReports(this.#connection, this.#file(), reports, options, watching(options));
  }

  /**
   * Estimates for each group of people, and the differences of each from the first, or from the one that `difference`
   * names.
   */
  async compareGroups(
    source: GroupedSource,
    options: GroupOptions & Partial<GroupingOptions> & Watched,
  ): Promise<GroupsEstimate> {
    checkOptions(options, [...ESTIMATE_KEYS, ...GROUP_KEYS, ...GROUPING_KEYS, ...TASK_KEYS]);
    const grouped = await this.countGroups(source, pick(options, [...GROUPING_KEYS, ...TASK_KEYS]));
    const { difference = options.population === undefined } = options;
    const asked = { ...pick(options, [...ESTIMATE_KEYS, "population"]), difference };
    return this.#connection.call("estimateGroups", [this.#file(), grouped, asked], { signal: options.signal });
  }

  /** How often each report has come from each group of people. */
  async countGroups(source: GroupedSource, options: Partial<GroupingOptions> & Watched = {}): Promise<GroupedReports> {
    checkOptions(options, [...GROUPING_KEYS, "categorical", ...TASK_KEYS]);
    return countGroups(this.#connection, this.#file(), source, { by: [], ...options }, watching(options));
  }

  /**
   * How an answer depends on public columns beside the reports: a logistic regression by maximum likelihood. `category`
   * is the answer that counts as yes; columns of names are `categorical`, others hold numbers.
   */
  async regress(
    source: GroupedSource,
    options: EstimateOptions & Partial<GroupingOptions> & { category?: string; categorical?: string[] } & Watched,
  ): Promise<Regression> {
    checkOptions(options, [...ESTIMATE_KEYS, "category", "categorical", ...GROUPING_KEYS, ...TASK_KEYS]);
    const { categorical = [] } = options;
    const counting = { ...pick(options, [...GROUPING_KEYS, ...TASK_KEYS]), categorical };
    const grouped = await this.countGroups(source, counting);
    const asked = pick(options, ["confidence", "assume", "category"]);
    return this.#connection.call("regress", [this.#file(), grouped, asked], { signal: options.signal });
  }

  /** How common each pair of answers is, of people who have sent reports by this protocol and by another one. */
  async estimateWith(
    other: Settings,
    source: Blob | CrossedReports | Iterable<object> | AsyncIterable<object> | StreamOf<object>,
    options: EstimateOptions & FileOptions & Watched = {},
  ): Promise<CrossedEstimate> {
    checkOptions(options, [...ESTIMATE_KEYS, "dialect", "layout", ...TASK_KEYS]);
    const protocols: [SettingsFile, SettingsFile] = [this.#file(), other.#file()];
    const crossed = await countCrossed(this.#connection, protocols, source, options, watching(options));
    const asked = pick(options, ESTIMATE_KEYS);
    return this.#connection.call("estimateCrossed", [protocols, crossed, asked], { signal: options.signal });
  }

  /** How precise estimates will be, for people who are distributed as in the protocol's table. */
  plan(aim: PlanAim, options: EstimateOptions & Signalled = {}): Promise<SurveyPlan> {
    return this.#connection.call("plan", [this.#file(), aim, pick(options, ESTIMATE_KEYS)], { signal: options.signal });
  }
}

/**
 * Settings for readers: enough to estimate from reports, without a count or a share of the table that the protocol was
 * made for. So nothing proves its guarantee, and `assume` and `shrink`, which take the table, are refused.
 */
export class ReadersSettings extends Settings {
  readonly #written: ReadersFile;

  /** @internal */
  constructor(connection: Connection, file: ReadersFile) {
    super(connection, () => file);
    this.#written = file;
  }

  /** The name of the protocol, such as "optimal". */
  get name(): ProtocolName {
    return this.#written.protocol;
  }
  get notion(): Notion {
    return this.#written.guarantee.notion;
  }
  /** The level of the guarantee that the sender states, in nats. */
  get epsilon(): number {
    return this.#written.guarantee.epsilon;
  }
  /** The secret; it has categories only where the channel or the guarantee names them. */
  get secret(): Variable {
    return this.#written.secret;
  }
  get data(): Variable {
    return this.#written.data;
  }
  /** SHA-256 of the protocol file that they were written from. */
  get commitment(): string {
    return this.#written.commitment;
  }

  /** The file for readers: `JSON.stringify` writes it, and `loadReaders` reads it. */
  toJSON(): ReadersFile {
    return structuredClone(this.#written);
  }

  /** The text of that file, with a line for each row. */
  override toString(): string {
    return writeProtocol(this.#written);
  }
}
