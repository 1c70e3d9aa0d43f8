// SPDX-License-Identifier: GPL-3.0-or-later
import { type Design, type Posteriors, SluiceError } from "../../wasm/api/sluice.js";
import type { Host } from "./host.js";
import { Latest } from "./latest.js";
import { keepsPairs } from "./pairs.js";

/** More categories than this have no picture. */
const mostCorners = 4;

/** All beliefs that the promise leaves, beside a design that keeps it, or why there are none to see. */
export interface Pictured {
  design: Design;
  posteriors?: Posteriors;
  error?: SluiceError;
}

/** Whether there is a picture of the beliefs that reports may leave. */
export function isDrawn({ data, guarantee, seesSecret, marks }: Design): boolean {
  const corners = data.categories.length;
  return corners >= 2 && corners <= mostCorners && !seesSecret && !marks && !keepsPairs(guarantee.notion);
}

/** The picture behind a promise, computed where somebody looks. */
export class Picturing {
  readonly #host: Host;
  readonly #running = new Latest();
  #asked: Design | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** That of the design that stands, if it is not there or on its way. Not where designs are made. */
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
