// SPDX-License-Identifier: GPL-3.0-or-later
import { type Design, isPlannable, toProtocolFile, type WorstCase, writeProtocol } from "../../wasm/engine/sluice.js";
import { type Costs, costsOf, PLAIN, planOptions } from "../facts/costs.js";
import { isSample } from "../facts/robust.js";
import { isTooLarge } from "../facts/too-large.js";
import type { Host } from "./store.js";

/** Finds whether the promise of a protocol that stands holds, what it comes to for a sample, and what reports cost. */
export class GuaranteeVerification {
  readonly #host: Host;
  readonly #worst = new WeakMap<Design, WorstCase>();
  readonly #costs = new WeakMap<Design, Costs>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** The exact check once more. */
  async check(): Promise<void> {
    const { design, checking } = this.#host.state;
    if (!design || checking) return;
    this.#host.set({ checking: true, verdict: undefined });
    const work = async () => {
      const engines = await this.#host.engines;
      const file = toProtocolFile(design);
      const engine = await engines.design.audit(file);
      // From the text that is saved, as a stranger would have it.
      const checker = await engines.design.check(writeProtocol(file));
      if (this.#host.state.design === design) this.#host.set({ verdict: { engine, checker, asked: true } });
    };
    await this.#host.attempt("channel", work);
    this.#host.set({ checking: false });
  }

  /** Not where designs are made: the next one does not have to wait. */
  async judge(design: Design): Promise<void> {
    await Promise.all([this.#sampled(design), this.#cost(design)]);
  }

  async #sampled(design: Design): Promise<void> {
    if (!isSample(design)) return;
    await this.#host.attempt("channel", async () => {
      const { files } = await this.#host.engines;
      try {
        const worst = await files.worstCase(toProtocolFile(design));
        this.#worst.set(design, worst);
        if (this.#host.state.design === design) this.#host.set({ worst, weighing: false });
      } catch (error) {
        // With many marks it is not known, and nothing is said.
        if (!isTooLarge(error)) throw error;
      }
    });
    if (this.#host.state.design === design) this.#host.set({ weighing: false });
  }

  async #cost(design: Design): Promise<void> {
    await this.#host.attempt("channel", async () => {
      const costs = await this.costs(design);
      if (costs && this.#host.state.design === design) this.#host.set({ costs });
    });
  }

  /** The cost of reports for the person who counts them, where that can be told. */
  async costs(design: Design): Promise<Costs | undefined> {
    const known = this.#costs.get(design);
    if (known || !isPlannable(design)) return known;
    const { files } = await this.#host.engines;
    try {
      const plan = await files.plan(toProtocolFile(design), { people: PLAIN }, planOptions(design));
      const costs = costsOf(design, plan);
      this.#costs.set(design, costs);
      return costs;
    } catch (error) {
      if (isTooLarge(error)) return undefined;
      throw error;
    }
  }

  /** The same, of a design of which it has been asked before. */
  costsOf(design: Design): Costs | undefined {
    return this.#costs.get(design);
  }

  /**
   * The worst case of a design for a sample, also where the design stands no more. For one whose file has been
   * privatised it is known.
   */
  worstOf(design: Design): WorstCase | undefined {
    return this.#worst.get(design);
  }
}
