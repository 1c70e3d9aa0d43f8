// SPDX-License-Identifier: GPL-3.0-or-later
/** The search for a protocol that goes with the settings. */
import { BEST_PROTOCOL, SIMPLE_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Design, DesignRequest, SearchProgress } from "../../../../wasm/engine/sluice.js";
import { reportOrder } from "../../../facts/belief.js";
import { isQuickToCount, QUICK } from "../../../facts/counting.js";
import { withNeighbours } from "../../../facts/neighbours.js";
import { entropyKept } from "../../../facts/pairs.js";
import { isSample } from "../../../facts/robust.js";
import { isTooDear, roundingOf } from "../../../facts/rounding.js";
import { isTooLarge } from "../../../facts/too-large.js";
import { messages } from "../../../messages/page.js";
import { Latest } from "../../../platform/latest.js";
import { objectiveOf, parametersOf, type Settings } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import { ownError } from "../../../text/own-error.js";
import type { Beside } from "./beside.js";
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
  readonly #beside: Beside;
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
    beside: Beside,
    longest: number,
    found: (design: Design) => unknown,
  ) {
    this.#host = host;
    this.#curve = curve;
    this.#ahead = ahead;
    this.#beside = beside;
    this.#longest = longest;
    this.#found = found;
  }

  async start(): Promise<void> {
    const { table, prior, notion, epsilon, protocol, seesSecret } = this.#host.state;
    if (!table) return;
    this.#beside.search();
    const { state } = this.#host;
    const known = { ...parametersOf(state), ...objectiveOf(state), ...roundingOf(state) };
    const entropy = prior ? entropyKept(notion, seesSecret, prior) : 0;
    this.#host.clear("level");
    const wanted = { table, notion, epsilon, ...known, protocol, seesSecret };
    const there = this.#ahead.known(wanted);
    if (there && !isTooDear(there, state)) {
      this.#running.cancel();
      return this.#show(there);
    }
    const coming = this.#ahead.coming(wanted);
    this.#setSearching(true);
    const begin = performance.now();
    try {
      const design = await this.#running.run(async (signal) => {
        const soon = await coming;
        if (soon && !isTooDear(soon, state)) return soon;
        const engines = await this.#host.engines;
        const isQuick = isQuickToCount({ notion, ...known });
        const search = { seconds: isQuick ? QUICK : this.#longest };
        const start = performance.now();
        const onProgress = (progress: SearchProgress) => {
          const seconds = (performance.now() - start) / 1000;
          this.#host.set({ search: advanced(this.#host.state.search, progress, seconds, entropy) });
        };
        const request = { ...wanted, search };
        // A long proof is shared by the curve's workers, which have drawn it by then.
        if (isQuick && !this.#host.state.design) await this.#showSimple(wanted, signal);
        // To tell how far it is takes such a search as long again: a method on its way is proved as a found one is.
        const options = isQuick ? { signal } : { signal, onProgress, helpers: engines.curve };
        const found = await engines.design.design(request, options);
        if (!isTooDear(found, state)) return found;
        const { roundCounts: _, ...exact } = request;
        return engines.design.design(exact, options);
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
      this.#beside.search();
      // A method that stood in for the one that was stopped is checked now.
      if (!state.verdict) void this.#found(design);
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

  /** A method that takes no search, until the one that is wanted is found. */
  async #showSimple({ objective: _, ...wanted }: Omit<DesignRequest, "search">, signal: AbortSignal): Promise<void> {
    const engines = await this.#host.engines;
    const design = await engines.design.design({ ...wanted, protocol: SIMPLE_PROTOCOL }, { signal });
    if (signal.aborted) return;
    const simple = { protocol: SIMPLE_PROTOCOL, seesSecret: false, objective: undefined };
    this.#stands = { ...settingsOf(this.#host.state), ...simple };
    this.#host.set({ design, report: 0 });
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
  rounds,
  privacy,
}: ProtectState): Settings & Pick<ProtectState, "privacy"> {
  return { notion, epsilon, alpha, neighbours, protocol, seesSecret, objective, rounds, privacy };
}
