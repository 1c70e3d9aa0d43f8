// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import type { BarsSpec } from "../charts/chart.js";
import { reportOrder } from "../facts/belief.js";
import { messages } from "../messages/page.js";
import { barsOf, lookedAt, nameOf } from "../parts/beliefs-spec.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { Made } from "../text/cached-text.js";
import { percent, plain, say } from "../text/format-message.js";
import { isolated } from "../text/isolate.js";
import "../parts/chart.js";

/** Belief about the secret before and after one report, which is chosen here or in the heat map. */
export class SluiceBeliefs extends SessionElement {
  readonly #spec = new Made<BarsSpec>();

  override render() {
    const { design, designing, report } = this.state;
    // Nobody knows there what is believed before a report.
    if (!design || countsNobody(design)) return html``;
    const t = messages.channel;
    const { name, share } = lookedAt(design, report);
    return html`<h3>${t.beliefTitle}</h3>
      <label class="row"><span>${t.look}</span>
        <select @change=${(event: Event) => this.session.setReport(Number((event.target as HTMLSelectElement).value))}>
          ${design.marks ? html`<option value="-1" .selected=${report < 0}>${t.marks.telling}</option>` : nothing}
          ${reportOrder(design).map((index) => html`<option value=${index} .selected=${index === report}>${nameOf(design, index)}</option>`)}
        </select></label>
      ${design.marks ? html`<p class="small soft">${plain(report < 0 ? t.marks.tellingSays : t.marks.oneSays, { column: design.secret.name })}</p>` : nothing}
      <p class="small soft numbers">${say(t.beliefIntro, {
        column: design.secret.name,
        report: html`<em>${isolated(name)}</em>`,
        share: percent(share),
      })}</p>
      <sluice-chart class=${designing ? "stale" : ""} .spec=${this.#bars(design, report)}></sluice-chart>`;
  }

  #bars(design: Design, report: number): BarsSpec {
    return this.#spec.of([design, report], () => barsOf(design, report));
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      label > * {
        min-inline-size: 0;
      }
    `,
  ];
}

customElements.define("sluice-beliefs", SluiceBeliefs);
