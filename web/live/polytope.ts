// SPDX-License-Identifier: GPL-3.0-or-later
import { html } from "lit";
import type { Design, Posteriors } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { isDrawn, polytopeOf } from "../parts/polytope-spec.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";

/**
 * Beliefs that the promise leaves, with its corners, what is believed before, and after each report: of two to four answers.
 *
 * @tag sluice-live-polytope
 */
export class SluiceLivePolytope extends LiveElement {
  static override properties = { _pictured: { state: true } };

  declare _pictured: { design: Design; posteriors: Posteriors } | undefined;

  constructor() {
    super();
    new Afterwards(this, {
      of: (design) => (isDrawn(design) ? [design] : undefined),
      async work(design, signal) {
        const { secret, data, prior, guarantee } = design;
        const { notion, epsilon, parameters } = guarantee;
        const table = { secret, data, weights: prior };
        const request = { table, notion, epsilon, ...(parameters && { parameters }) };
        return { design, posteriors: await (await theEngine()).posteriors(request, { signal }) };
      },
      done: (pictured) => {
        this._pictured = pictured;
      },
    });
  }

  protected override show(design: Design) {
    if (!isDrawn(design)) return html``;
    const { _pictured: pictured } = this;
    if (this._failed) return html`<sluice-error .error=${this._failed}></sluice-error>`;
    // The one before stays until the next one is there.
    if (!pictured) return html`<p class="soft" role="status">${messages.working}</p>`;
    const spec = polytopeOf(pictured.design, pictured.posteriors);
    return html`<sluice-chart .spec=${spec}></sluice-chart>`;
  }
}

customElements.define("sluice-live-polytope", SluiceLivePolytope);
