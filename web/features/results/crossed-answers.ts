// SPDX-License-Identifier: GPL-3.0-or-later
/** Two questions that the same people answered with noise, in one table: how far their answers go together. */
import { normalQuantile } from "../../../wasm/common/normal-quantile.js";
import type { CrossedEstimate, PairShare, SettingsFile } from "../../../wasm/engine/sluice.js";
import { Latest } from "../../platform/latest.js";
import type { Host } from "../../session/store.js";
import { provedSettings } from "./proved-settings.js";
import type { ReceivedReports } from "./received-reports.js";
import { fromTable } from "./received-table.js";
import type { ResultsState } from "./results-state.js";

export class CrossedAnswers {
  readonly #host: Host<ResultsState>;
  readonly #reports: ReceivedReports;
  readonly #opening = new Latest();
  readonly #crossing = new Latest();

  constructor(host: Host<ResultsState>, reports: ReceivedReports) {
    this.#host = host;
    this.#reports = reports;
  }

  /** The settings of the second question. */
  async open(file: File): Promise<void> {
    this.close();
    const { adopted } = this.#host.state;
    this.#host.set({ busy: "crossed" });
    await this.#host.attempt(
      "crossed",
      async () => {
        const second = await this.#opening.run(() => provedSettings(this.#host, file));
        // Meanwhile the first question may be another one.
        if (second && this.#host.state.adopted === adopted) this.#host.set({ second, busy: undefined });
      },
      { busy: undefined },
    );
    await this.again();
  }

  close(): void {
    this.#opening.cancel();
    this.#crossing.cancel();
    this.#host.clear("crossed");
    this.#host.set({ second: undefined, crossed: undefined, busy: undefined });
  }

  /** For what has been counted since, or with another confidence. */
  async again(): Promise<void> {
    const { adopted, second, received } = this.#host.state;
    if (!adopted || !second || !received) return;
    this.#crossing.cancel();
    this.#host.clear("crossed");
    this.#host.set({ crossed: undefined, busy: "crossed" });
    await this.#host.attempt(
      "crossed",
      async () => {
        const crossed = await this.#crossing.run(async (signal) => {
          const protocols: [SettingsFile, SettingsFile] = [adopted.protocol, second.protocol];
          const pairs = await fromTable(this.#host, signal, (files, table, read) =>
            files.countCrossed(table, protocols, { signal, ...read }),
          );
          const { design } = await this.#host.engines;
          return design.estimateCrossed(protocols, pairs, this.#reports.asked);
        });
        // Meanwhile other noisy answers may have come.
        if (crossed && this.#host.state.received === received) this.#host.set({ crossed, busy: undefined });
      },
      { busy: undefined },
    );
  }
}

/**
 * The pair of answers whose link is the clearest; nothing where chance can make one as clear. It is the clearest of
 * many, so all of them share the doubt (Bonferroni). If there are two answers, one stands for the other: its links are
 * the same, turned round.
 */
export function clearestLink({ pairs, confidence }: CrossedEstimate): PairShare | undefined {
  const answers = (k: 0 | 1) => new Set(pairs.map(({ names }) => names[k])).size;
  const [first, second] = [answers(0), answers(1)];
  const links = (first === 2 ? 1 : first) * (second === 2 ? 1 : second);
  const least = normalQuantile((1 - confidence) / 2 / links);
  const far = ({ correlation: link }: PairShare) =>
    link && link.deviation > 0 ? Math.abs(link.value) / link.deviation : 0;
  const [clearest] = pairs.filter((pair) => far(pair) > least).sort((a, b) => far(b) - far(a));
  return clearest;
}
