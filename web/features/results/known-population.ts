// SPDX-License-Identifier: GPL-3.0-or-later
/** Groups of people whose true sizes are known: the percentages of all people, each group by its size. */
import { Latest } from "../../platform/latest.js";
import type { Host } from "../../session/store.js";
import type { ReceivedReports } from "./received-reports.js";
import { fromTable } from "./received-table.js";
import type { ResultsState } from "./results-state.js";

export class KnownPopulation {
  readonly #host: Host<ResultsState>;
  readonly #reports: ReceivedReports;
  readonly #counting = new Latest();
  readonly #weighing = new Latest();

  constructor(host: Host<ResultsState>, reports: ReceivedReports) {
    this.#host = host;
    this.#reports = reports;
  }

  /** Counts the groups of a column; nothing stands for none. */
  async choose(column: string | undefined): Promise<void> {
    this.#counting.cancel();
    this.#weighing.cancel();
    this.#host.clear("strata");
    this.#host.set({ strata: undefined, population: undefined, busy: undefined });
    const { adopted, received, written } = this.#host.state;
    if (column === undefined || !adopted || !received) return;
    this.#host.set({ busy: "strata" });
    await this.#host.attempt(
      "strata",
      async () => {
        const grouped = await this.#counting.run((signal) =>
          fromTable(this.#host, signal, (files, table, read) =>
            files.countGroups(table, adopted.protocol, { written, columns: [column] }, { signal, ...read }),
          ),
        );
        // Meanwhile other noisy answers may have come.
        if (grouped && this.#host.state.received === received)
          this.#host.set({ strata: { column, grouped, sizes: undefined }, busy: undefined });
      },
      { busy: undefined },
    );
  }

  /** @param sizes the sizes of the groups, in their order: whole numbers above 0 */
  async weigh(sizes: number[]): Promise<void> {
    const { adopted, strata } = this.#host.state;
    if (!adopted || !strata) return;
    this.#host.clear("strata");
    this.#host.set({ strata: { ...strata, sizes }, population: undefined, busy: "strata" });
    await this.#host.attempt(
      "strata",
      async () => {
        const population = await this.#weighing.run(async () => {
          const { design } = await this.#host.engines;
          const people = strata.grouped.groups.map(({ cells: [cell = ""] }, h): [string, number] => [
            cell,
            sizes[h] ?? 0,
          ]);
          return design.estimateGroups(adopted.protocol, strata.grouped, {
            ...this.#reports.asked,
            population: people,
          });
        });
        if (population && this.#host.state.strata?.grouped === strata.grouped)
          this.#host.set({ population, busy: undefined });
      },
      { busy: undefined },
    );
  }

  /** With another confidence. Other noisy answers may have other groups: for these it is asked anew. */
  async again(): Promise<void> {
    const { strata } = this.#host.state;
    if (strata?.sizes) await this.weigh(strata.sizes);
  }
}
