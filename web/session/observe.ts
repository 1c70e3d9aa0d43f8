// SPDX-License-Identifier: GPL-3.0-or-later
import { LitElement } from "lit";
import type { Session } from "./session.js";
import type { State } from "./state.js";

/** An element that shows the session and is drawn again whenever it changes. */
export abstract class SessionElement extends LitElement {
  static override properties = { session: { attribute: false } };

  declare session: Session;
  #stop: (() => void) | undefined;

  get state(): State {
    return this.session.state;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = this.session.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }
}

/** Whether a file has been made that nobody has saved. */
export function unsaved({ state }: Session): boolean {
  return state.outcome !== undefined && !state.outcome.saved;
}
