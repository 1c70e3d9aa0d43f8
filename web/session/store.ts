// SPDX-License-Identifier: GPL-3.0-or-later
/** The state of one page, changed in one place only: whoever listens is told of every change. */

import { SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import type { Engines } from "../platform/engine-source.js";
import { ofRow } from "../platform/formats.js";
import { ownError } from "../text/own-error.js";
import type { Listeners } from "./listeners.js";
import type { SessionState } from "./state.js";

/** The whole session, as far as a part of it needs it. */
export interface Host<S extends SessionState = SessionState> {
  readonly state: S;
  readonly engines: Promise<Engines>;
  set(patch: Partial<S>): void;
  /** Does the work; an error is shown at the step. */
  attempt(step: keyof S["errors"], work: () => Promise<void>, afterFailure?: Partial<S>): Promise<void>;
  /** Shows an error at the step. */
  fail(step: keyof S["errors"], error: unknown): void;
  /** Takes away the error that stands there. */
  clear(step: keyof S["errors"]): void;
}

export class Store<S extends SessionState> implements Host<S> {
  state: S;
  readonly engines: Promise<Engines>;
  readonly listeners: Listeners<S>;
  /** The file that an error at a step is about, whose rows it may name. */
  readonly #fileAt: (step: keyof S["errors"]) => File | undefined;

  constructor(
    initial: S,
    engines: Promise<Engines>,
    listeners: Listeners<S>,
    fileAt: (step: keyof S["errors"]) => File | undefined,
  ) {
    this.state = initial;
    this.engines = engines;
    this.listeners = listeners;
    this.#fileAt = fileAt;
  }

  set(patch: Partial<S>): void {
    const before = this.state;
    this.state = { ...before, ...patch };
    this.listeners.tell(before, this.state);
  }

  async attempt(step: keyof S["errors"], work: () => Promise<void>, afterFailure: Partial<S> = {}): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.set(afterFailure);
      this.fail(step, error);
    }
  }

  fail(step: keyof S["errors"], error: unknown): void {
    const shown = asSluiceError(ofRow(error, this.#fileAt(step)));
    this.#setErrors({ ...this.state.errors, [step]: shown });
  }

  clear(step: keyof S["errors"]): void {
    const { [step]: error, ...errors } = this.state.errors as S["errors"];
    if (error) this.#setErrors(errors);
  }

  #setErrors(errors: object): void {
    this.set({ errors } as Partial<S>);
  }
}

function asSluiceError(error: unknown): SluiceError {
  if (error instanceof SluiceError) return error;
  return ownError("crashed", "crashed", messages.error.crashed, messages.error.crashedRemedy);
}
