// SPDX-License-Identifier: GPL-3.0-or-later
/** The method that is made for counting, beside the one that stands: found while nobody waits for it. */
import type { Design } from "../../../../wasm/engine/sluice.js";
import { countingObjective } from "../../../facts/counting.js";
import { Latest } from "../../../platform/latest.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState } from "./state.js";

/** Milliseconds that a hand has to rest for. */
const REST = 400;

export class CountingAlternative {
  readonly #host: Host<ProtectState>;
  readonly #seconds: number;
  readonly #running = new Latest();
  #later: ReturnType<typeof setTimeout> | undefined;

  /** @param seconds for the search */
  constructor(host: Host<ProtectState>, seconds: number) {
    this.#host = host;
    this.#seconds = seconds;
  }

  /** Follows a design that stands now, if it can be made for counting and is not. */
  follow(design: Design): void {
    clearTimeout(this.#later);
    this.#running.cancel();
    const objective = countingObjective(design);
    if (objective === undefined) return;
    this.#later = setTimeout(() => void this.#find(design, objective), REST);
  }

  async #find(design: Design, objective: string): Promise<void> {
    const { guarantee, protocol, secret, data, prior } = design;
    const { notion, epsilon, parameters } = guarantee;
    const table = { secret, data, weights: prior };
    const search = { seconds: this.#seconds };
    const asked = { table, notion, epsilon, ...(parameters && { parameters }), protocol, objective, search };
    // Under a notion of pairs the engine would take one that sees the secret.
    const request = { ...asked, seesSecret: false };
    try {
      const found = await this.#running.run(async (signal) =>
        (await this.#host.engines).curve.at(-1)?.design(request, { signal }),
      );
      if (found && this.#host.state.design === design) this.#host.set({ counted: { design, found } });
    } catch {
      // It is a hint: where there is none, the page says what it knows.
    }
  }
}
