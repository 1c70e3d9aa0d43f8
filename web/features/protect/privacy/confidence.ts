// SPDX-License-Identifier: GPL-3.0-or-later

import { html, nothing } from "lit";
import { certainty } from "../../../facts/sentence.js";
import { messages } from "../../../messages/page.js";
import { choose, openSpec } from "../../../parts/uncertainty-spec.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { integer, plain } from "../../../text/format-message.js";
import "../../../parts/chart.js";
import { detailsStyle } from "../../../parts/details-style.js";
import type { ProtectSession } from "../session/protect-session.js";

/** The distributions that a sample does not rule out: under the promise that reckons with them alone. */
export class SluiceConfidence extends UnfoldingElement<ProtectSession> {
  static override properties = { _secret: { state: true } };

  declare _secret: number;

  constructor() {
    super();
    this._secret = 0;
  }

  override render() {
    const { design, designing } = this.state;
    if (!design?.guarantee.known) return nothing;
    const t = messages.certainty.open;
    return html`<details ?open=${this._open} @toggle=${this.toggled}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${plain(t.intro, { people: integer(design.total), sure: certainty(design.guarantee.parameters?.alpha ?? 0) })}</p>
        ${
          this._open
            ? html`${choose(design, this._secret, (secret) => {
                this._secret = secret;
              })}<sluice-chart class=${designing ? "stale" : ""} .spec=${openSpec(design, this._secret)}></sluice-chart>`
            : nothing
        }
      </div>
    </details>`;
  }

  static override styles = detailsStyle;
}

customElements.define("sluice-confidence", SluiceConfidence);
