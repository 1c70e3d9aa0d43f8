// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue } from "../../wasm/engine/sluice.js";
import type { Engines } from "../platform/engine-source.js";
import type { Kept } from "../platform/tab-store.js";
import { GuaranteeVerification } from "./guarantee-verification.js";
import { Listeners } from "./listeners.js";
import type { Session } from "./session.js";
import type { SessionState } from "./state.js";
import { type Host, Store } from "./store.js";
import { type Keeper, TabStorage } from "./tab-storage.js";

/** All that one page knows and does, part by part; its elements only show it and call it. */
export abstract class PageSession<S extends SessionState> implements Session, Keeper {
  readonly verification: GuaranteeVerification;
  readonly tabStorage: TabStorage;
  protected readonly host: Host<S>;
  readonly #store: Store<S>;

  /**
   * @param name under which a tab keeps its files (TabStorage)
   * @param replaced more state of this page that changes when one protocol takes the place of another
   */
  constructor(name: string, engines: Promise<Engines>, initial: S, replaced: (keyof S)[] = []) {
    const fileAt = (step: keyof S["errors"]) => this.fileAt(step);
    this.#store = new Store(initial, engines, new Listeners<S>(replaced), fileAt);
    this.host = this.#store;
    this.verification = new GuaranteeVerification(this.#store);
    this.tabStorage = new TabStorage(this.#store, name, this);
    this.subscribe(() => this.tabStorage.follow());
  }

  get state(): S {
    return this.#store.state;
  }

  subscribe(listener: () => void, afterwards = false): () => void {
    return this.#store.listeners.add(listener, afterwards);
  }

  /** Without data. */
  async begin(): Promise<void> {
    const host: Host = this.#store;
    await host.attempt("data", async () => {
      const { design } = await host.engines;
      host.set({ catalogue: this.offered(await design.catalogue()) });
    });
  }

  setReport(report: number): void {
    const host: Host = this.#store;
    if (report !== host.state.report) host.set({ report });
  }

  abstract keepable(): Kept | undefined;
  abstract isOpen(): boolean;
  abstract reopen(kept: Kept): Promise<void>;

  /** The part of the catalogue that the page offers. */
  protected offered(catalogue: Catalogue): Catalogue {
    return catalogue;
  }

  /** The file that an error at a step is about, whose rows it may name. */
  protected fileAt(_step: keyof S["errors"]): File | undefined {
    return undefined;
  }
}
