// SPDX-License-Identifier: GPL-3.0-or-later
import { html, type PropertyValues } from "lit";
import { type Design, type Posteriors, SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { isDrawn, polytopeOf } from "../parts/polytope-spec.js";
import { Latest } from "../platform/latest.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";

/**
 * Beliefs that the promise leaves, with its corners, what is believed before, and after each report: of two to four answers.
 *
 * @tag sluice-live-polytope
 */
export class SluiceLivePolytope extends LiveElement {
  static override properties = { _pictured: { state: true } };

  declare _pictured: { design: Design; posteriors?: Posteriors; error?: SluiceError } | undefined;
  readonly #picturing = new Latest();
  #asked: Design | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#picturing.cancel();
  }

  override updated(changed: PropertyValues & Map<string, unknown>): void {
    super.updated(changed);
    const { _design: design } = this;
    if (!design || design === this.#asked || !isDrawn(design)) return;
    this.#asked = design;
    void this.#picture(design);
  }

  async #picture(design: Design): Promise<void> {
    const { secret, data, prior, guarantee } = design;
    const { notion, epsilon, parameters } = guarantee;
    const table = { secret, data, weights: prior };
    try {
      const posteriors = await this.#picturing.run(async (signal) =>
        (await theEngine()).posteriors({ table, notion, epsilon, ...(parameters && { parameters }) }, { signal }),
      );
      if (posteriors) this._pictured = { design, posteriors };
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      this._pictured = { design, error };
    }
  }

  protected override show(design: Design) {
    if (!isDrawn(design)) return html``;
    const { _pictured: pictured } = this;
    if (pictured?.error) return html`<sluice-error .error=${pictured.error}></sluice-error>`;
    // The one before stays until the next one is there.
    if (!pictured?.posteriors) return html`<p class="soft" role="status">${messages.working}</p>`;
    const spec = polytopeOf(pictured.design, pictured.posteriors);
    return html`<sluice-chart .spec=${spec}></sluice-chart>`;
  }
}

customElements.define("sluice-live-polytope", SluiceLivePolytope);
