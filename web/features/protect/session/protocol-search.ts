// SPDX-License-Identifier: GPL-3.0-or-later
/** The search for a protocol that goes with the settings. */
import { BEST_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Design, SearchProgress } from "../../../../wasm/engine/sluice.js";
import { reportOrder } from "../../../facts/belief.js";
import { withNeighbours } from "../../../facts/neighbours.js";
import { entropyKept } from "../../../facts/pairs.js";
import { isSample } from "../../../facts/robust.js";
import { isTooLarge } from "../../../facts/too-large.js";
import { messages } from "../../../messages/page.js";
import { Latest } from "../../../platform/latest.js";
import { objectiveOf, parametersOf, type Settings } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import { ownError } from "../../../text/own-error.js";
import type { DesignsAhead } from "./designs-ahead.js";
import { advanced, foundSoFar, nothingYet } from "./search-progress.js";
import type { ProtectState } from "./state.js";
import type { UtilityCurve } from "./utility-curve.js";

/** Milliseconds after which a search for a protocol counts as slow. */
const patience = 300;

export class ProtocolSearch {
  readonly #host: Host<ProtectState>;
  readonly #curve: UtilityCurve;
  readonly #ahead: DesignsAhead;
  /** Seconds after which the best protocol found is taken, with the bound that has been proved by then. */
  readonly #longest: number;
  /** Called with every protocol that stands. */
  readonly #found: (design: Design) => unknown;
  readonly #running = new Latest();
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** The settings that the protocol that stands was designed for. */
  #stands: Settings | undefined;

  constructor(
    host: Host<ProtectState>,
    curve: UtilityCurve,
    ahead: DesignsAhead,
    longest: number,
    found: (design: Design) => unknown,
  ) {
    this.#host = host;
    this.#curve = curve;
    this.#ahead = ahead;
    this.#longest = longest;
    this.#found = found;
  }

  async start(): Promise<void> {
    const { table, prior, notion, epsilon, protocol, seesSecret } = this.#host.state;
    if (!table) return;
    const known = { ...parametersOf(this.#host.state), ...objectiveOf(this.#host.state) };
    const entropy = prior ? entropyKept(notion, seesSecret, prior) : 0;
    this.#host.clear("level");
    const wanted = { table, notion, epsilon, ...known, protocol, seesSecret };
    const there = this.#ahead.known(wanted);
    if (there) {
      this.#running.cancel();
      return this.#show(there);
    }
    const coming = this.#ahead.coming(wanted);
    this.#setSearching(true);
    const begin = performance.now();
    try {
      const design = await this.#running.run(async (signal) => {
        const soon = await coming;
        if (soon) return soon;
        const engines = await this.#host.engines;
        const search = { seconds: this.#longest };
        const start = performance.now();
        const onProgress = (progress: SearchProgress) => {
          const seconds = (performance.now() - start) / 1000;
          this.#host.set({ search: advanced(this.#host.state.search, progress, seconds, entropy) });
        };
        const request = { ...wanted, search };
        // A long proof is shared by the curve's workers, which have drawn it by then.
        return engines.design.design(request, { signal, onProgress, helpers: engines.curve });
      });
      if (!design) return;
      this.#ahead.add(wanted, design, performance.now() - begin);
      this.#show(design);
    } catch (error) {
      if (isTooLarge(error) && protocol === BEST_PROTOCOL) this.#curve.spare(table);
      this.#setSearching(false);
      this.#host.fail("level", error);
      this.#host.set({ design: undefined, verdict: undefined, worst: undefined, costs: undefined });
    }
  }

  /** Stops the search; the settings go back to those of the protocol that stands, if there is one. */
  cancel(): void {
    this.#running.cancel();
    const { design, protocol, table } = this.#host.state;
    if (protocol === BEST_PROTOCOL) this.#curve.spare(table);
    this.#setSearching(false);
    this.#host.set({ stopped: settingsOf(this.#host.state) });
    if (design) {
      this.#host.set({ ...this.#stands });
      const { state } = this.#host;
      this.#host.set(withNeighbours(state, state.neighbours));
      this.#curve.ensure();
      return;
    }
    const { cancelled, cancelledRemedy } = messages.channel;
    this.#host.fail("level", ownError("search-cancelled", "cancelled", cancelled, cancelledRemedy));
  }

  /** Ends the search with the best protocol that it has found so far. */
  useFound(): void {
    const { search } = this.#host.state;
    const design = search && foundSoFar(search);
    if (!design) return;
    this.#running.cancel();
    this.#ahead.tooLong();
    this.#show(design);
  }

  /** Forgets a table that is there no more. */
  forget(): void {
    this.#running.cancel();
    this.#setSearching(false);
  }

  #setSearching(on: boolean): void {
    clearTimeout(this.#slow);
    // A search that is slow already stays so when another one takes its place, and so does its picture.
    const { slow, search } = this.#host.state;
    const again = on && slow;
    this.#host.set({
      designing: on,
      slow: again,
      search: again && search ? { ...search, ...nothingYet } : undefined,
      stopped: undefined,
    });
    if (on) this.#slow = setTimeout(() => this.#host.set({ slow: true }), patience);
  }

  /** The report that is looked at stays the same one where it still exists. */
  #show(design: Design): void {
    const before = this.#host.state.design;
    const name = before?.reports[this.#host.state.report];
    const alike = Boolean(before?.marks) === Boolean(design.marks);
    const same = name === undefined || !alike ? -1 : design.reports.indexOf(name);
    this.#host.clear("channel");
    this.#setSearching(false);
    this.#stands = settingsOf(this.#host.state);
    this.#host.set({
      design,
      verdict: undefined,
      worst: undefined,
      weighing: isSample(design),
      costs: undefined,
      // With marks the report that says most is looked at first, which has no number.
      report: same >= 0 || design.marks ? same : (reportOrder(design)[0] ?? 0),
    });
    this.#curve.follow(design);
    void this.#found(design);
  }
}

function settingsOf({
  notion,
  epsilon,
  alpha,
  neighbours,
  protocol,
  seesSecret,
  objective,
  privacy,
}: ProtectState): Settings & Pick<ProtectState, "privacy"> {
  return { notion, epsilon, alpha, neighbours, protocol, seesSecret, objective, privacy };
}
