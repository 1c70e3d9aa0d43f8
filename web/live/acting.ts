// SPDX-License-Identifier: GPL-3.0-or-later
import { SluiceError } from "../../wasm/engine/sluice.js";
import { LiveElement } from "./element.js";

/** An element in which one presses a button and something is drawn: one press after the other, and what fails is told. */
export abstract class ActingElement extends LiveElement {
  #busy = false;

  /** Runs what a press asks for, and ignores other presses until it is done. */
  protected async once(act: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await this.tried(act).finally(() => {
      this.#busy = false;
    });
  }

  /** Runs an action and keeps its failure to be shown. Unlike `once`, it also runs while a press is under way. */
  protected async tried(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this._failed = undefined;
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this._failed = error;
    }
  }
}
