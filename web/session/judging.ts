// SPDX-License-Identifier: GPL-3.0-or-later
import { type Design, toProtocolFile, type WorstCase, writeProtocol } from "../../wasm/api/sluice.js";
import type { Host } from "./host.js";
import { isSample } from "./robust.js";
import { isTooLarge } from "./too-large.js";

/** What is told of a protocol that stands: whether its promise holds, and what it comes to of a sample. */
export class Judging {
  readonly #host: Host;
  readonly #worst = new WeakMap<Design, WorstCase>();

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
      if (this.#host.state.design === design) this.#host.set({ verdict: { engine, checker } });
    };
    await this.#host.attempt("channel", work);
    this.#host.set({ checking: false });
  }

  /** Not where designs are made: the next one does not have to wait. */
  async judge(design: Design): Promise<void> {
    if (!isSample(design)) return;
    await this.#host.attempt("channel", async () => {
      const { files } = await this.#host.engines;
      try {
        const worst = await files.worstCase(toProtocolFile(design));
        this.#worst.set(design, worst);
        if (this.#host.state.design === design) this.#host.set({ worst });
      } catch (error) {
        // Of many marks nothing is known, and nothing said.
        if (!isTooLarge(error)) throw error;
      }
    });
  }

  /** What a design comes to of a sample, also where it stands no more; of one whose file has been privatised it is known. */
  worstOf(design: Design): WorstCase | undefined {
    return this.#worst.get(design);
  }
}
