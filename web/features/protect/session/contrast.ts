// SPDX-License-Identifier: GPL-3.0-or-later
/** Another protocol beside the one that stands: for the same table, by settings of its own. */

import { toErrorData } from "../../../../wasm/contract/errors.js";
import { roundingOf } from "../../../facts/rounding.js";
import { Latest } from "../../../platform/latest.js";
import type { GuaranteeVerification } from "../../../session/guarantee-verification.js";
import { parametersOf } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import { choices, promises, same } from "./offered.js";
import type { ProtectState, Wanted } from "./state.js";

export class Contrast {
  readonly #host: Host<ProtectState>;
  readonly #verification: GuaranteeVerification;
  /** Seconds for a search. */
  readonly #seconds: number;
  readonly #running = new Latest();
  /** The state that the design was made for, beside what was wanted. */
  #made: unknown[] = [];

  constructor(host: Host<ProtectState>, verification: GuaranteeVerification, seconds: number) {
    this.#host = host;
    this.#verification = verification;
    this.#seconds = seconds;
  }

  /**
   * Designs the contrast. If a wish does not exist for this table under this promise, one that does takes its place.
   */
  async start(asked: Partial<Wanted>): Promise<void> {
    const { state } = this.#host;
    const { table } = state;
    const wanted = fitted(state, asked);
    // Beside a method for rounded counts stands another one for these.
    const rounding = state.design?.roundCounts === undefined ? {} : roundingOf({ ...state, ...wanted });
    const known = { ...parametersOf({ ...state, ...wanted }), ...rounding };
    this.#made = made(state);
    this.#host.set({ contrasted: { wanted, going: table !== undefined } });
    if (!table) return;
    try {
      const found = await this.#running.run(async (signal) => {
        const engine = (await this.#host.engines).curve.at(-1);
        const request = { table, ...wanted, ...known, search: { seconds: this.#seconds } };
        const design = await engine?.design(request, { signal });
        if (signal.aborted || !design) return undefined;
        this.#host.set({ contrasted: { wanted, design, going: true } });
        return { design, costs: await this.#verification.costs(design) };
      });
      if (found) this.#host.set({ contrasted: { wanted, ...found, going: false } });
    } catch (error) {
      const { id, values, text } = toErrorData(error);
      this.#host.set({ contrasted: { wanted, reason: { id, values, text }, going: false } });
    }
  }

  /** When a protocol stands: again where it is for another table, or another certainty. */
  follow(): void {
    const { contrasted } = this.#host.state;
    const now = made(this.#host.state);
    if (!contrasted || this.#made.every((part, i) => part === now[i])) return;
    void this.start(contrasted.wanted);
  }

  /** Forgets a table that is there no more; the wishes stay. */
  forget(): void {
    this.#running.cancel();
    this.#made = [undefined];
    const { contrasted } = this.#host.state;
    if (contrasted) this.#host.set({ contrasted: { wanted: contrasted.wanted, going: false } });
  }

  clear(): void {
    this.#running.cancel();
    this.#host.set({ contrasted: undefined });
  }
}

function made({ table, alpha, neighbours }: ProtectState): unknown[] {
  return [table, alpha, neighbours];
}

function fitted(state: ProtectState, asked: Partial<Wanted>): Wanted {
  const { catalogue, table, notion: own, epsilon, protocol, seesSecret } = state;
  const wanted = { notion: own, epsilon, protocol, seesSecret, ...asked };
  // Before there is a table nothing can be told of it.
  if (!catalogue || !table) return wanted;
  const notion = promises(catalogue, table).includes(wanted.notion) ? wanted.notion : own;
  const there = choices(catalogue, notion, table);
  const choice = there.find((one) => same(one, wanted)) ?? there[0] ?? { protocol, seesSecret };
  return { notion, epsilon: wanted.epsilon, ...choice };
}
