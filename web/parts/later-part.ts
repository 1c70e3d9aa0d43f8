// SPDX-License-Identifier: GPL-3.0-or-later
/** A part of a page that comes after the first sight of it, as a script of its own. */
import type { ReactiveControllerHost } from "lit";
import type { SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { ownError } from "../text/own-error.js";

export class LaterPart {
  /** Whether its elements can be drawn: one that is drawn before it is known would not hear of its session. */
  here = false;
  /** Why they cannot. */
  lost: SluiceError | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<unknown>;
  #coming: Promise<void> | undefined;

  /** @param load loads a script that defines elements */
  constructor(host: ReactiveControllerHost, load: () => Promise<unknown>) {
    this.#host = host;
    this.#load = load;
  }

  /** Has it here, and the page drawn with it; the script itself came with all others, long before anybody needs it. */
  come(): Promise<void> {
    this.#coming ??= this.#get();
    return this.#coming;
  }

  async #get(): Promise<void> {
    try {
      await this.#load();
      this.here = true;
    } catch {
      const { missing, missingRemedy } = messages.error;
      this.lost = ownError("script-missing", "crashed", missing, missingRemedy);
    }
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }
}
