// SPDX-License-Identifier: GPL-3.0-or-later
import { SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import type { Engines } from "../platform/engine-source.js";
import { ofRow } from "../platform/formats.js";
import { painted } from "../platform/painting.js";
import { Comparing } from "./comparison.js";
import { Contrasting } from "./contrast.js";
import { Reading } from "./data-reading.js";
import { Privatising } from "./file-privatisation.js";
import { Promising } from "./guarantee-settings.js";
import { Judging } from "./guarantee-verification.js";
import type { Host } from "./host.js";
import { Listeners } from "./listeners.js";
import { offered } from "./offered.js";
import { Picturing } from "./posterior-picture.js";
import { Searching } from "./protocol-search.js";
import { Receiving } from "./received-reports.js";
import { Releasing } from "./releases.js";
import { Using } from "./respondent-session.js";
import type { Wanted } from "./state.js";
import { initialState, type Settings, type State, type Step } from "./state.js";
import { type Keeper, Keeping } from "./tab-storage.js";
import { Drawing } from "./utility-curve.js";

/** Seconds after which a search is content with the best protocol found, and the bound that has been proved by then. */
const longest = 20;

/** Everything the page knows and does, part by part; the elements only show it and call it. */
export class Session {
  state: State = initialState;
  readonly reading: Reading;
  readonly promising: Promising;
  readonly searching: Searching;
  readonly comparing: Comparing;
  readonly contrasting: Contrasting;
  readonly judging: Judging;
  readonly picturing: Picturing;
  readonly privatising: Privatising;
  readonly releasing: Releasing;
  readonly using: Using;
  readonly receiving: Receiving;
  readonly keeping: Keeping;
  readonly #drawing: Drawing;
  readonly #engines: Promise<Engines>;
  readonly #listeners = new Listeners();

  constructor(engines: Promise<Engines>, page: Keeper) {
    this.#engines = engines;
    const state = () => this.state;
    const host: Host = {
      get state() {
        return state();
      },
      engines,
      set: (patch) => this.#set(patch),
      attempt: (...work) => this.#attempt(...work),
      fail: (step, error) => this.#fail(step, error),
      clear: (step) => this.#clear(step),
    };
    this.judging = new Judging(host);
    this.#drawing = new Drawing(host);
    this.contrasting = new Contrasting(host, this.judging, longest);
    this.searching = new Searching(host, this.#drawing, longest, async (design) => {
      this.contrasting.follow();
      // While a hand moves on there is no time for it, and what is judged has been replaced when it is painted.
      await painted();
      if (this.state.design === design) await this.judging.judge(design);
    });
    this.comparing = new Comparing(host, longest);
    this.promising = new Promising(host, this.comparing, this.#drawing, this.searching);
    this.reading = new Reading(
      host,
      () => this.#forget(),
      () => this.promising.fit(),
    );
    this.picturing = new Picturing(host);
    this.releasing = new Releasing(host);
    this.privatising = new Privatising(host, this.judging, this.releasing);
    this.using = new Using(host, (design) => this.judging.judge(design));
    this.receiving = new Receiving(host);
    this.keeping = new Keeping(host, page, this);
    this.subscribe(() => this.keeping.follow());
  }

  /** `afterwards`: where one protocol takes the place of another, it can wait for the picture of channel and curve. */
  subscribe(listener: () => void, afterwards = false): () => void {
    return this.#listeners.add(listener, afterwards);
  }

  /** Without data. */
  async begin(): Promise<void> {
    await this.#attempt("data", async () => {
      const { design } = await this.#engines;
      this.#set({ catalogue: offered(await design.catalogue()) });
    });
  }

  /** With the table that was kept, or the sample, and with what is wanted of settings, as far as there is such, and of others beside them. */
  async start(wanted: Partial<Settings> = {}, other?: Partial<Wanted>): Promise<void> {
    await this.begin();
    this.promising.settle(wanted);
    if (other) await this.contrasting.start(other);
    if (this.state.catalogue && !(await this.keeping.restore()) && !this.state.source) await this.reading.openSample();
  }

  setReport(report: number): void {
    if (report !== this.state.report) this.#set({ report });
  }

  /** Lets go of all that depends on the columns chosen. */
  #forget(): void {
    this.comparing.cancel();
    this.contrasting.forget();
    this.searching.forget();
    this.#drawing.forget();
    this.privatising.forget();
    this.#set({
      reading: undefined,
      levelWrong: false,
      table: undefined,
      prior: undefined,
      design: undefined,
      verdict: undefined,
      worst: undefined,
      costs: undefined,
      compared: undefined,
    });
  }

  async #attempt(step: Step, work: () => Promise<void>, afterFailure: Partial<State> = {}): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#set(afterFailure);
      this.#fail(step, error);
    }
  }

  #fail(step: Step, error: unknown): void {
    const { errors, source, target } = this.state;
    const file = (step === "privatise" ? target : undefined) ?? source?.file;
    this.#set({ errors: { ...errors, [step]: asSluiceError(ofRow(error, file)) } });
  }

  #clear(step: Step): void {
    const { [step]: error, ...errors } = this.state.errors;
    if (error) this.#set({ errors });
  }

  #set(patch: Partial<State>): void {
    const before = this.state;
    this.state = { ...before, ...patch };
    this.#listeners.tell(before, this.state);
  }
}

function asSluiceError(error: unknown): SluiceError {
  if (error instanceof SluiceError) return error;
  return new SluiceError("crashed", messages.error.crashed, messages.error.crashedRemedy);
}
