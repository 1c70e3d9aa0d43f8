// SPDX-License-Identifier: GPL-3.0-or-later

import { html, nothing } from "lit";
import { mostListed } from "../../../facts/neighbours.js";
import { factor } from "../../../facts/sentence.js";
import { messages } from "../../../messages/page.js";
import { graphOf } from "../../../parts/profile-graph-spec.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { plain } from "../../../text/format-message.js";
import "../../../parts/chart.js";
import { detailsStyle } from "../../../parts/details-style.js";
import type { ProtectSession } from "../session/protect-session.js";

/** The secrets that a promise about neighbours lets be told apart, and by how much: under such a promise alone. */
export class SluiceProfileGraph extends UnfoldingElement<ProtectSession> {
  override render() {
    const { design, designing } = this.state;
    if (!design?.guarantee.parameters?.neighbours || design.secret.categories.length > mostListed) return nothing;
    const t = messages.neighbours.graph;
    return html`<details ?open=${this._open} @toggle=${this.toggled}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${plain(t.says, { factor: factor(design.guarantee.epsilon) })}</p>
        ${this._open ? html`<sluice-chart class=${designing ? "stale" : ""} .spec=${graphOf(design)}></sluice-chart>` : nothing}
      </div>
    </details>`;
  }

  static override styles = detailsStyle;
}

customElements.define("sluice-profile-graph", SluiceProfileGraph);
