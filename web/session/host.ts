// SPDX-License-Identifier: GPL-3.0-or-later
import type { Engines } from "../platform/engine-source.js";
import type { State, Step } from "./state.js";

/** What a part of the session needs of the whole. */
export interface Host {
  readonly state: State;
  readonly engines: Promise<Engines>;
  set(patch: Partial<State>): void;
  /** Does the work; an error is shown at the step. */
  attempt(step: Step, work: () => Promise<void>, afterFailure?: Partial<State>): Promise<void>;
  /** Shows an error at the step. */
  fail(step: Step, error: unknown): void;
  /** Takes away the error that stands there. */
  clear(step: Step): void;
}
