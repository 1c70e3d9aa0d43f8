// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The figures of a method for the listed people alone, beside one for a sample. They are found while nobody waits, so that
 * the page tells what the sample costs.
 */
import type { Design, DesignRequest } from "../../../../wasm/engine/sluice.js";
import { Latest } from "../../../platform/latest.js";
import { objectiveOf, parametersOf } from "../../../session/settings.js";
import type { Host } from "../../../session/store.js";
import type { ProtectState, Wanted } from "./state.js";
import { type Asked, askedOf, isSame, sharesOf } from "./useful-figures.js";

/** Milliseconds that a hand has to rest for. */
const REST = 400;

export class Beside {
  readonly #host: Host<ProtectState>;
  readonly #seconds: number;
  readonly #settings: () => Wanted | undefined;
  readonly #searching = new Latest();
  readonly #planning = new Latest();
  #later: ReturnType<typeof setTimeout> | undefined;
  #table: ProtectState["table"];
  #found: Design | undefined;
  #asked: Asked | undefined;

  /**
   * @param seconds for the search
   * @param settings those for the listed people alone; nothing where these are set
   */
  constructor(host: Host<ProtectState>, seconds: number, settings: () => Wanted | undefined) {
    this.#host = host;
    this.#seconds = seconds;
    this.#settings = settings;
  }

  /** When a search begins: for its settings. While somebody reads a new table, there is no hand to wait for. */
  search(): void {
    this.forget();
    const { state } = this.#host;
    const rest = state.table === this.#table ? REST : 0;
    this.#table = state.table;
    const wanted = this.#settings();
    if (!wanted || !state.table) return;
    const other = { ...state, ...wanted };
    const { notion, epsilon, protocol, seesSecret } = other;
    const known = { ...parametersOf(other), ...objectiveOf(other) };
    const request = { table: state.table, notion, epsilon, ...known, protocol, seesSecret };
    this.#later = setTimeout(() => void this.#find(request), rest);
  }

  /** Follows how the file is written, and its size. */
  follow(): void {
    const asked = askedOf(this.#host.state, this.#found);
    if (isSame(asked, this.#asked)) return;
    this.#asked = asked;
    this.#planning.cancel();
    if (asked) void this.#plan(asked);
    else this.#host.set({ everyone: undefined });
  }

  /** Lets go of what was found for other settings. */
  forget(): void {
    clearTimeout(this.#later);
    this.#searching.cancel();
    this.#found = undefined;
    this.follow();
  }

  async #find(request: DesignRequest): Promise<void> {
    const search = { seconds: this.#seconds };
    const find = async (signal: AbortSignal): Promise<Design> =>
      (await this.#host.engines).beside.design({ ...request, search }, { signal });
    // It is a hint: where there is none, the page says what it knows.
    const found = await this.#searching.run(find).catch(() => undefined);
    if (!found) return;
    this.#found = found;
    this.follow();
  }

  async #plan(asked: Asked): Promise<void> {
    const { engines } = this.#host;
    const planned = await this.#planning.run(async () => ({ shares: await sharesOf((await engines).beside, asked) }));
    if (planned && this.#asked === asked) this.#host.set({ everyone: { ...asked, ...planned } });
  }
}
