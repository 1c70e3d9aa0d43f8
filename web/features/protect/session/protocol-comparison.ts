// SPDX-License-Identifier: GPL-3.0-or-later
import type { Comparison, Contender, SluiceError } from "../../../../wasm/engine/sluice.js";
import { keepsPairs } from "../../../facts/pairs.js";
import { Latest } from "../../../platform/latest.js";
import { alphaOf, parametersOf } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import type { Compared, ProtectState } from "./state.js";

/** All protocols beside each other, where the person asks for that. */
export class ProtocolComparison {
  readonly #host: Host<ProtectState>;
  readonly #seconds: number;
  readonly #running = new Latest();

  /** @param seconds for each search */
  constructor(host: Host<ProtectState>, seconds: number) {
    this.#host = host;
    this.#seconds = seconds;
  }

  /** Designs every protocol that there is for these data under this promise, at this level. */
  async start(): Promise<void> {
    const { table, notion, epsilon, neighbours } = this.#host.state;
    if (!table) return;
    const known = parametersOf(this.#host.state);
    const alpha = alphaOf(this.#host.state);
    const compared = { notion, epsilon, alpha, neighbours, entries: [], without: [], going: true };
    this.#host.set({ compared });
    const work = async () => {
      await this.#running.run(async (signal) => {
        const engine = (await this.#host.engines).curve.at(-1);
        const current =
          <T>(tell: (told: T) => void) =>
          (told: T) =>
            void (signal.aborted || tell(told));
        const onEntry = current((entry: Comparison) =>
          this.#change(({ entries }) => ({ entries: [...entries, entry] })),
        );
        const onFailure = ({ protocol }: Contender, error: SluiceError) => {
          if (!signal.aborted) this.#change(({ without }) => ({ without: [...without, { protocol, error }] }));
        };
        const sees = keepsPairs(notion) && { seesSecret: true };
        const request = { table, notion, epsilon, ...known, ...sees, search: { seconds: this.#seconds } };
        await engine?.compare(request, { signal, onEntry, onFailure });
        if (!signal.aborted) this.#change(() => ({ going: false }));
      });
    };
    await this.#host.attempt("channel", work, { compared: undefined });
  }

  stop(): void {
    this.cancel();
    this.#change(() => ({ going: false }));
  }

  cancel(): void {
    this.#running.cancel();
  }

  #change(patch: (before: Compared) => Partial<Compared>): void {
    const { compared } = this.#host.state;
    if (compared) this.#host.set({ compared: { ...compared, ...patch(compared) } });
  }
}
