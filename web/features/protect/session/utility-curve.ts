// SPDX-License-Identifier: GPL-3.0-or-later
/** The curve of what is kept at each level. */
import { BEST_PROTOCOL, protocolTraits } from "../../../../wasm/contract/protocols.js";
import type { Design, JointTable, SluiceError } from "../../../../wasm/engine/sluice.js";
import { curveLevels, highestLevel } from "../../../facts/levels.js";
import { isTooLarge } from "../../../facts/too-large.js";
import { Latest } from "../../../platform/latest.js";
import { parametersOf } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import { drawn } from "./offered.js";
import type { ProtectState } from "./state.js";

/** Milliseconds between two pictures of a curve that is being drawn. */
const PAUSE = 100;

/** The state that a curve depends on. */
const depends = ["table", "notion", "alpha", "neighbours"] as const;

export class UtilityCurve {
  readonly #host: Host<ProtectState>;
  readonly #running = new Latest();
  /** The state that the curve has been drawn for, or is being drawn for. */
  #drawn: Pick<ProtectState, (typeof depends)[number]> | undefined;
  /** The table for which the search for the best protocol was too much. */
  #tooMuch: JointTable | undefined;
  #watched = false;

  constructor(host: Host<ProtectState>) {
    this.#host = host;
  }

  /** Whether there is a picture of it on the page: without one nothing is drawn. */
  watch(on: boolean): void {
    this.#watched = on;
    const { design } = this.#host.state;
    if (on && design) this.follow(design);
  }

  /**
   * Follows a protocol that stands: draws again if it is for something else, or if the best one has been found after
   * all.
   */
  follow({ protocol }: Design): void {
    if (!this.#watched) return;
    const { state } = this.#host;
    const found = protocol === BEST_PROTOCOL && this.#tooMuch === state.table;
    if (found) this.#tooMuch = undefined;
    if (found || depends.some((name) => this.#drawn?.[name] !== state[name])) void this.#draw();
  }

  /** Draws it where there is none. */
  ensure(): void {
    if (this.#watched && !this.#drawn) void this.#draw();
  }

  /** From now on without the best protocol for this table. */
  spare(table: JointTable | undefined): void {
    this.#tooMuch = table;
  }

  clear(): void {
    this.#running.cancel();
    this.#drawn = undefined;
    this.#host.set({ curve: [], drawing: false });
  }

  /** Forgets a table that is there no more. */
  forget(): void {
    this.clear();
    this.#tooMuch = undefined;
  }

  async #draw(): Promise<void> {
    const { state } = this.#host;
    const { table, notion, catalogue, prior } = state;
    if (!table || !catalogue) return;
    this.#drawn = state;
    const known = parametersOf(state);
    const epsilons = curveLevels(highestLevel(prior?.releaseLevel[notion]));
    // The quick protocols first, so that there is something to compare with while the optimum comes.
    const all = drawn(catalogue, notion, table);
    // Those that take long are the last of a curve.
    const quick = all.filter((name) => !protocolTraits(name).searches);
    const slow = all.filter((name) => protocolTraits(name).searches);
    const protocols = this.#tooMuch === table ? quick : [...quick, ...slow];
    this.#host.set({ curve: [], drawing: true, points: epsilons.length * protocols.length });
    const done = await this.#running
      .run(async (signal) => {
        const [first, ...helpers] = (await this.#host.engines).curve;
        const points: ProtectState["curve"] = [];
        let later: ReturnType<typeof setTimeout> | undefined;
        const show = () => {
          clearTimeout(later);
          later = undefined;
          if (!signal.aborted) this.#host.set({ curve: [...points] });
        };
        // Points come by the hundred: shown one by one they would keep the page from following a hand.
        const onPoint = (point: ProtectState["curve"][number]) => {
          points.push(point);
          later ??= setTimeout(show, PAUSE);
        };
        const onFailure = ({ protocol }: { protocol: string }, error: SluiceError) => {
          // If one level is too much, so are its neighbours; and what comes after "optimal" takes no less, so the curve
          // ends. A quick protocol is for fewer categories than others.
          if (isTooLarge(error) && protocolTraits(protocol).searches) throw error;
        };
        try {
          await first?.curve({ table, notion, epsilons, ...known, protocols }, { signal, onPoint, onFailure, helpers });
        } finally {
          show();
        }
        return true;
      })
      // The curve is a help, not a step: without it everything else still works, and its end is shown.
      .catch(() => true);
    if (done) this.#host.set({ drawing: false });
  }
}
