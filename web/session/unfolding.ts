// SPDX-License-Identifier: GPL-3.0-or-later
import type { PropertyDeclarations } from "lit";
import { SessionElement } from "./observe.js";
import type { Session } from "./session.js";

/** An element of which a part is unfolded: it is drawn again when that happens. */
export abstract class UnfoldingElement<S extends Session = Session> extends SessionElement<S> {
  static override properties: PropertyDeclarations = { _open: { state: true } };

  declare _open?: boolean;

  /** To be called when that part is opened or shut. */
  protected toggled(event: Event): void {
    this._open = (event.currentTarget as HTMLDetailsElement).open;
  }
}
