// SPDX-License-Identifier: GPL-3.0-or-later

import { html, nothing, type PropertyValues } from "lit";
import { BEST_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Design, Posteriors } from "../../../../wasm/engine/sluice.js";
import type { PolytopeSpec } from "../../../charts/chart.js";
import { messages } from "../../../messages/page.js";
import { detailsStyle } from "../../../parts/details-style.js";
import { isDrawn, polytopeOf } from "../../../parts/polytope-spec.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { Made } from "../../../text/cached-text.js";
import { messageOf } from "../../../text/translate.js";
import "../../../parts/chart.js";
import type { ProtectSession } from "../session/protect-session.js";

/** The picture behind a promise: every report as a belief about the answer, and the boundary around them. */
export class SluicePolytope extends UnfoldingElement<ProtectSession> {
  readonly #spec = new Made<PolytopeSpec>();

  override render() {
    const { design } = this.state;
    if (!design || !isDrawn(design)) return nothing;
    const t = messages.channel.polytope;
    return html`<details @toggle=${this.toggled}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${t.beliefs}</p>
        <p>${t.boundary} ${design.protocol === BEST_PROTOCOL ? t.best : t.others}</p>
        ${this._open ? this.#picture(design) : nothing}
      </div>
    </details>`;
  }

  #picture(design: Design) {
    const { pictured, designing } = this.state;
    if (pictured?.design === design && pictured.error) return html`<p role="status">${messageOf(pictured.error)}</p>`;
    // The one before stays until the next one is there.
    if (!pictured?.posteriors) return html`<p class="soft" role="status">${messages.working}</p>`;
    const stale = designing || pictured.design !== design;
    const spec = this.#specOf(pictured.design, pictured.posteriors);
    return html`<sluice-chart class=${stale ? "stale" : ""} .spec=${spec}></sluice-chart>`;
  }

  #specOf(design: Design, of: Posteriors): PolytopeSpec {
    return this.#spec.of([of], () => polytopeOf(design, of));
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this._open) void this.session.picture.show();
  }

  static override styles = detailsStyle;
}

customElements.define("sluice-polytope", SluicePolytope);
