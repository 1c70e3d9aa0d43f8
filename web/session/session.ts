// SPDX-License-Identifier: GPL-3.0-or-later
import { SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import type { Engines } from "../platform/engine-source.js";
import { ofRow } from "../platform/formats.js";
import { painted } from "../platform/painting.js";
import { ProtocolComparison } from "./comparison.js";
import { Contrast } from "./contrast.js";
import { DataReading } from "./data-reading.js";
import { FilePrivatisation } from "./file-privatisation.js";
import { GuaranteeSettings } from "./guarantee-settings.js";
import { GuaranteeVerification } from "./guarantee-verification.js";
import type { Host } from "./host.js";
import { Listeners } from "./listeners.js";
import { offered } from "./offered.js";
import { PosteriorPicture } from "./posterior-picture.js";
import { ProtocolSearch } from "./protocol-search.js";
import { ReceivedReports } from "./received-reports.js";
import { Releases } from "./releases.js";
import { RespondentSession } from "./respondent-session.js";
import type { Wanted } from "./state.js";
import { initialState, type Settings, type State, type Step } from "./state.js";
import { type Keeper, TabStorage } from "./tab-storage.js";
import { UtilityCurve } from "./utility-curve.js";

/** Seconds after which a search is content with the best protocol found, and the bound that has been proved by then. */
const longest = 20;

/** Everything the page knows and does, part by part; the elements only show it and call it. */
export class Session {
  state: State = initialState;
  readonly data: DataReading;
  readonly settings: GuaranteeSettings;
  readonly search: ProtocolSearch;
  readonly comparison: ProtocolComparison;
  readonly contrast: Contrast;
  readonly verification: GuaranteeVerification;
  readonly picture: PosteriorPicture;
  readonly filePrivatisation: FilePrivatisation;
  readonly releases: Releases;
  readonly respondent: RespondentSession;
  readonly receivedReports: ReceivedReports;
  readonly tabStorage: TabStorage;
  readonly #utilityCurve: UtilityCurve;
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
    this.verification = new GuaranteeVerification(host);
    this.#utilityCurve = new UtilityCurve(host);
    this.contrast = new Contrast(host, this.verification, longest);
    this.search = new ProtocolSearch(host, this.#utilityCurve, longest, async (design) => {
      this.contrast.follow();
      // While a hand moves on there is no time for it, and what is judged has been replaced when it is painted.
      await painted();
      if (this.state.design === design) await this.verification.judge(design);
    });
    this.comparison = new ProtocolComparison(host, longest);
    this.settings = new GuaranteeSettings(host, this.comparison, this.#utilityCurve, this.search);
    this.data = new DataReading(
      host,
      () => this.#forget(),
      () => this.settings.fit(),
    );
    this.picture = new PosteriorPicture(host);
    this.releases = new Releases(host);
    this.filePrivatisation = new FilePrivatisation(host, this.verification, this.releases);
    this.respondent = new RespondentSession(host, (design) => this.verification.judge(design));
    this.receivedReports = new ReceivedReports(host);
    this.tabStorage = new TabStorage(host, page, this);
    this.subscribe(() => this.tabStorage.follow());
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
    this.settings.settle(wanted);
    if (other) await this.contrast.start(other);
    if (this.state.catalogue && !(await this.tabStorage.restore()) && !this.state.source) await this.data.openSample();
  }

  setReport(report: number): void {
    if (report !== this.state.report) this.#set({ report });
  }

  /** Lets go of all that depends on the columns chosen. */
  #forget(): void {
    this.comparison.cancel();
    this.contrast.forget();
    this.search.forget();
    this.#utilityCurve.forget();
    this.filePrivatisation.forget();
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
