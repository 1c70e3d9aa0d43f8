// SPDX-License-Identifier: GPL-3.0-or-later

import { type Design, SluiceError } from "../../../../wasm/engine/sluice.js";
import { isDrawn } from "../../../parts/polytope-spec.js";
import { Latest } from "../../../platform/latest.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState } from "./state.js";

/** The picture behind a promise, computed where somebody looks. */
export class PosteriorPicture {
  readonly #host: Host<ProtectState>;
  readonly #running = new Latest();
  #asked: Design | undefined;

  constructor(host: Host<ProtectState>) {
    this.#host = host;
  }

  /**
   * Draws the picture of the design that stands, if it is not there or on its way. The worker that designs is left
   * free.
   */
  async show(): Promise<void> {
    const { design } = this.#host.state;
    if (!design || !isDrawn(design) || this.#asked === design) return;
    this.#asked = design;
    const { secret, data, prior, guarantee } = design;
    const { notion, epsilon, parameters } = guarantee;
    const table = { secret, data, weights: prior };
    const request = { table, notion, epsilon, ...(parameters && { parameters }) };
    try {
      const posteriors = await this.#running.run(async (signal) =>
        (await this.#host.engines).files.posteriors(request, { signal }),
      );
      if (posteriors) this.#host.set({ pictured: { design, posteriors } });
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this.#host.set({ pictured: { design, error } });
    }
  }
}
