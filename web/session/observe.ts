// SPDX-License-Identifier: GPL-3.0-or-later
import { LitElement, type PropertyDeclarations } from "lit";
import type { Session } from "./session.js";

/** An element that shows the session and is drawn again whenever it changes. */
export abstract class SessionElement<S extends Pick<Session, "state" | "subscribe"> = Session> extends LitElement {
  static override properties: PropertyDeclarations = { session: { attribute: false } };

  declare session: S;
  #stop: (() => void) | undefined;

  /** Whether a hand on the slider looks at it: it follows at once. */
  protected readonly updatesImmediately: boolean = false;

  get state(): S["state"] {
    return this.session.state;
  }

  /**
   * The class of an element that shows the old protocol while there is a new one to come. Elements that update
   * immediately would be painted twice if they showed that at once.
   */
  protected get staleness(): string {
    const { designing, slow } = this.state;
    return designing ? (slow ? "stale" : "stale quick") : "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = this.session.subscribe(() => this.requestUpdate(), !this.updatesImmediately);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }
}
