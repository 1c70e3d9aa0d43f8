// SPDX-License-Identifier: GPL-3.0-or-later
/** Groups of people by public columns beside their noisy answers, or by files: compared, weighted, and regressed on. */
import type { ColumnSummary, EstimateOptions, GroupedReports, GroupsEstimate } from "../../../wasm/engine/sluice.js";
import { UNLIKELY } from "../../../wasm/engine/suspicious.js";
import { messages } from "../../messages/results.js";
import { Latest } from "../../platform/latest.js";
import type { Host } from "../../session/store.js";
import { sideBySide } from "./joined-counts.js";
import type { ReceivedReports } from "./received-reports.js";
import { fromTable } from "./received-table.js";
import type { Comparing, ResultsState } from "./results-state.js";

/** More groups than anybody compares. */
const MOST_GROUPS = 30;
/** A regression takes no more coefficients than these, one for each category but one. */
const MOST_CATEGORIES = 20;
/** Numbers of so few kinds may be names of categories. */
const FEW_NUMBERS = 10;

export class GroupComparison {
  readonly #host: Host<ResultsState>;
  readonly #reports: ReceivedReports;
  readonly #comparing = new Latest();
  readonly #regressing = new Latest();
  /** The regression that was asked for last. */
  #regressed: [columns: string[], categorical: string[], category: string | undefined] | undefined;

  constructor(host: Host<ResultsState>, reports: ReceivedReports) {
    this.#host = host;
    this.#reports = reports;
  }

  /** Compares, or weighs, as is now chosen. */
  async compare(change: Partial<Comparing>): Promise<void> {
    const comparing = { ...this.#host.state.comparing, ...change };
    if ("by" in change) comparing.against = undefined;
    this.#host.set({ comparing });
    await this.#compare();
  }

  /** Files stand for surveys of their own, or for one. */
  async setApart(apart: boolean): Promise<void> {
    this.#host.set({ apart });
    await this.#compare();
  }

  /** As was chosen before, for what has been counted since, or with another confidence. */
  async again(): Promise<void> {
    await this.#compare();
    if (this.#host.state.regression && this.#regressed) await this.regress(...this.#regressed);
  }

  async #compare(): Promise<void> {
    const { adopted, received, comparing, apart } = this.#host.state;
    this.#comparing.cancel();
    this.#host.clear("groups");
    this.#host.set({ groups: undefined, busy: undefined });
    const isAsked = apart
      ? (received?.files.length ?? 0) > 1
      : comparing.by !== undefined || comparing.weight !== undefined;
    if (!adopted || !received || !isAsked) return;
    this.#host.set({ busy: "groups" });
    await this.#host.attempt(
      "groups",
      async () => {
        const groups = await this.#comparing.run(async (signal) => {
          const grouped = apart
            ? sideBySide(received.files, received.each, messages.compare.file)
            : await this.#grouped(comparing, signal);
          const { design } = await this.#host.engines;
          const options: EstimateOptions = this.#reports.asked;
          const difference = grouped.groups.length > 1 && (comparing.against ?? true);
          return design.estimateGroups(adopted.protocol, grouped, { ...options, difference });
        });
        if (groups) this.#host.set({ groups, busy: undefined });
      },
      { busy: undefined },
    );
  }

  async #grouped({ by, weight }: Comparing, signal: AbortSignal): Promise<GroupedReports> {
    const { columns = [] } = this.#host.state.received ?? {};
    const comma = columns.some(({ name, comma }) => name === weight && comma);
    return this.#counted(
      { columns: by === undefined ? [] : [by], ...(weight !== undefined && { weight }), ...(comma && { comma }) },
      signal,
    );
  }

  async #counted(
    grouping: { columns: string[]; weight?: string; comma?: boolean; categorical?: string[] },
    signal: AbortSignal,
  ): Promise<GroupedReports> {
    const { adopted, written } = this.#host.state;
    if (!adopted) throw new TypeError("there are no settings");
    return fromTable(this.#host, signal, (files, table, read) =>
      files.countGroups(table, adopted.protocol, { written, ...grouping }, { signal, ...read }),
    );
  }

  /** How an answer goes with public columns; those in `categorical` have numbers that are names. */
  async regress(columns: string[], categorical: string[], category: string | undefined): Promise<void> {
    const { adopted, received } = this.#host.state;
    if (!adopted || !received) return;
    this.#regressed = [columns, categorical, category];
    this.#host.clear("regression");
    this.#host.set({ regression: undefined, busy: "regression" });
    const comma = received.columns.some(({ name, comma }) => columns.includes(name) && comma);
    await this.#host.attempt(
      "regression",
      async () => {
        const regression = await this.#regressing.run(async (signal) => {
          const grouped = await this.#counted({ columns, categorical, ...(comma && { comma }) }, signal);
          const { design } = await this.#host.engines;
          const { confidence } = this.#reports.asked;
          return design.regress(adopted.protocol, grouped, {
            ...(confidence !== undefined && { confidence }),
            ...(category !== undefined && { category }),
          });
        });
        if (regression) this.#host.set({ regression, busy: undefined });
      },
      { busy: undefined },
    );
  }
}

/** Columns by whose cells people can be grouped. */
export function groupable(columns: ColumnSummary[]): ColumnSummary[] {
  return columns.filter(({ distinct }) => distinct > 1 && distinct <= MOST_GROUPS);
}

/** Columns of numbers, none below 0: each may say how much a row counts. */
export function weighable(columns: ColumnSummary[]): ColumnSummary[] {
  return columns.filter(
    ({ numeric, comma, numbers, empty }) => (numeric || comma) && empty === 0 && (numbers?.[0] ?? -1) >= 0,
  );
}

/** Columns that an answer can be regressed on: numbers, or a few categories, in every row. */
export function regressable(columns: ColumnSummary[]): ColumnSummary[] {
  return columns.filter(
    ({ numeric, comma, distinct, empty }) =>
      empty === 0 && distinct > 1 && (numeric || comma || distinct <= MOST_CATEGORIES),
  );
}

/** Whether the numbers of a column may be names, as those of regions. */
export function mayBeNames({ numeric, distinct }: ColumnSummary): boolean {
  return numeric && distinct <= FEW_NUMBERS;
}

/** Among many groups some look odd by chance. */
export function isAnySuspicious({ groups }: GroupsEstimate): boolean {
  return groups.some(({ impossible, fit }) => impossible || (fit && fit.probability < UNLIKELY / groups.length));
}
