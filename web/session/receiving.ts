// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that somebody has received: counted, and estimated from. */

import { columnsOf } from "../../wasm/api/columns.js";
import {
  type EstimateOptions,
  type PlanAim,
  type ReportsIn,
  SluiceError,
  type SurveyEstimate,
  type WriteMode,
} from "../../wasm/api/sluice.js";
import { openTable } from "./formats.js";
import type { Host } from "./host.js";
import { Latest } from "./latest.js";
import { sample } from "./sample.js";

/** What a file of counts has, beside which no column is a report's. */
const COUNTS = ["report", "count"];

export class Receiving {
  readonly #host: Host;
  readonly #counting = new Latest();
  readonly #estimating = new Latest();

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reports in rows or, where the columns say so, counts. */
  async open(file: File, written: WriteMode = "reports"): Promise<void> {
    const { adopted } = this.#host.state;
    if (!adopted) return;
    this.#host.set({ received: undefined, survey: undefined, counting: { bytes: 0, totalBytes: file.size, rows: 0 } });
    this.#clear();
    await this.#host.attempt(
      "reports",
      async () => {
        const counted = await this.#counting.run(async (signal) => {
          const { table } = await openTable(file, { signal });
          const { files } = await this.#host.engines;
          const { header } = await files.inspect(table, { signal });
          // With a column of the protocol's own beside them they are rows.
          const own = columnsOf(adopted.protocol.data).map(({ name }) => name);
          const counts = COUNTS.every((name) => header.includes(name)) && !own.some((name) => COUNTS.includes(name));
          const as: ReportsIn["as"] = counts ? "counts" : "rows";
          const onProgress = (counting: Host["state"]["counting"]) => this.#host.set({ counting });
          return files.countReports(table, adopted.protocol, { written, as }, { signal, onProgress });
        });
        if (!counted) return;
        this.#host.set({ received: { file, written, counted }, counting: undefined });
        await this.#estimate({});
      },
      { counting: undefined },
    );
  }

  /** Reports on the sample, by the protocol that is open: where this is not the sample's own there are none. */
  async openSample(): Promise<void> {
    const { adopted } = this.#host.state;
    if (!adopted) return;
    await this.#host.attempt("reports", async () => {
      const { files } = await this.#host.engines;
      const { blob, name } = await files.privatise(sample(), adopted.protocol, { write: "reports", keep: [] });
      await this.open(new File([blob], name, { type: "text/csv" }));
    });
  }

  cancel(): void {
    this.#counting.cancel();
    this.#host.set({ counting: undefined });
  }

  /** With another confidence, or on another assumption. */
  async again(options: EstimateOptions): Promise<void> {
    this.#clear();
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
    const { plan: _, ...errors } = this.#host.state.errors;
    this.#host.set({ errors, planned: undefined });
    await this.#host.attempt("plan", async () => {
      const { files } = await this.#host.engines;
      this.#host.set({ planned: await files.plan(adopted.protocol, aim, options) });
    });
  }

  #clear(): void {
    const { reports: _, ...errors } = this.#host.state.errors;
    this.#host.set({ errors });
  }
}

/** Whether the file may have been written with values where reports were expected. */
export function mayBeValues(error: unknown): boolean {
  return error instanceof SluiceError && error.code === "unknown_category";
}
