// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that somebody has received: counted, and estimated from. */

import {
  type EstimateOptions,
  type PlanAim,
  type Progress,
  type ProtocolFile,
  type ReportCounts,
  type ReportsIn,
  SluiceError,
  type SurveyEstimate,
  type WriteMode,
} from "../../../wasm/engine/sluice.js";
import { columnsOf } from "../../../wasm/protocol/columns.js";
import { sample } from "../../facts/sample.js";
import { ofRow, openTable } from "../../platform/formats.js";
import { Latest } from "../../platform/latest.js";
import type { Belongings } from "../../session/opened-protocol.js";
import type { Host } from "../../session/store.js";
import type { EstimateState } from "./estimate-state.js";

/** What a file of counts has, beside which no column is a report's. */
const COUNTS = ["report", "count"];

export class ReceivedReports implements Belongings {
  readonly #host: Host<EstimateState>;
  readonly cleared: Partial<EstimateState> = { received: undefined, survey: undefined, planned: undefined };
  readonly #counting = new Latest();
  readonly #estimating = new Latest();

  constructor(host: Host<EstimateState>) {
    this.#host = host;
  }

  /** Reports in rows or, where the columns say so, counts; of several files all together, or none where one does not fit. */
  async open(all: File[], written: WriteMode = "reports"): Promise<void> {
    const { adopted } = this.#host.state;
    if (!adopted || all.length === 0) return;
    const totalBytes = all.reduce((sum, { size }) => sum + size, 0);
    this.#host.set({ received: undefined, survey: undefined, counting: { bytes: 0, totalBytes, rows: 0 } });
    this.#host.clear("reports");
    await this.#host.attempt(
      "reports",
      async () => {
        const counted = await this.#counting.run(async (signal) => {
          const counts: ReportCounts[] = [];
          let [bytes, rows] = [0, 0];
          for (const file of all) {
            const onProgress = (here: Progress) =>
              this.#host.set({ counting: { bytes: bytes + here.bytes, totalBytes, rows: rows + here.rows } });
            const found = await this.#count(file, adopted.protocol, written, { signal, onProgress });
            if (signal.aborted) return undefined;
            counts.push(found);
            bytes += file.size;
            rows += found.counts.reduce((sum, count) => sum + count, 0);
            this.#host.set({ counting: { bytes, totalBytes, rows } });
          }
          return together(counts);
        });
        if (!counted) return;
        this.#host.set({ received: { files: all, written, counted }, counting: undefined });
        await this.#estimate({});
      },
      { counting: undefined },
    );
  }

  async #count(
    file: File,
    protocol: ProtocolFile,
    written: WriteMode,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<ReportCounts> {
    try {
      const { table } = await openTable(file, { signal: options.signal });
      const { files } = await this.#host.engines;
      const { header } = await files.inspect(table, { signal: options.signal });
      // With a column of the protocol's own beside them they are rows.
      const own = columnsOf(protocol.data).map(({ name }) => name);
      const counts = COUNTS.every((name) => header.includes(name)) && !own.some((name) => COUNTS.includes(name));
      const as: ReportsIn["as"] = counts ? "counts" : "rows";
      return await files.countReports(table, protocol, { written, as }, options);
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      // Of many files it has to be told which one does not fit, and in a workbook which row.
      throw ofRow(error.at({ file: file.name, ...error.place }), file);
    }
  }

  /** Reports on the sample, by the protocol that is open: where this is not the sample's own there are none. */
  async openSample(): Promise<void> {
    const { adopted } = this.#host.state;
    if (!adopted) return;
    await this.#host.attempt("reports", async () => {
      const { files } = await this.#host.engines;
      const { blob, name } = await files.privatise(sample(adopted.protocol.data.name), adopted.protocol, {
        write: "reports",
        keep: [],
      });
      if (this.#host.state.adopted !== adopted) return;
      await this.open([new File([blob], name, { type: "text/csv" })]);
    });
  }

  cancel(): void {
    this.#counting.cancel();
    this.#host.set({ counting: undefined });
  }

  /** With another confidence, or on another assumption. */
  async again(options: EstimateOptions): Promise<void> {
    this.#host.clear("reports");
    await this.#host.attempt("reports", () => this.#estimate(options));
  }

  async #estimate(options: EstimateOptions): Promise<void> {
    const { adopted, received } = this.#host.state;
    if (!adopted || !received) return;
    const survey = await this.#estimating.run<SurveyEstimate>(async () => {
      const { design } = await this.#host.engines;
      return design.estimate(adopted.protocol, received.counted, options);
    });
    if (survey) this.#host.set({ survey });
  }

  async plan(aim: PlanAim, options: EstimateOptions = {}): Promise<void> {
    const { adopted } = this.#host.state;
    if (!adopted) return;
    this.#host.clear("plan");
    this.#host.set({ planned: undefined });
    await this.#host.attempt("plan", async () => {
      const { files } = await this.#host.engines;
      this.#host.set({ planned: await files.plan(adopted.protocol, aim, options) });
    });
  }
}

/** Counts of several files; of sets of marks each has its own list. */
function together(all: ReportCounts[]): ReportCounts {
  const [first] = all as [ReportCounts];
  const sums = new Map<string, number>();
  for (const { reports, counts } of all) {
    for (const [i, report] of reports.entries()) sums.set(report, (sums.get(report) ?? 0) + (counts[i] ?? 0));
  }
  const missing = all.reduce((sum, { missing = 0 }) => sum + missing, 0);
  return {
    written: first.written,
    reports: [...sums.keys()],
    counts: [...sums.values()],
    ...(missing > 0 && { missing }),
  };
}

/** Whether the file may have been written with values where reports were expected. */
export function mayBeValues(error: unknown): boolean {
  return error instanceof SluiceError && error.code === "unknown_category";
}
