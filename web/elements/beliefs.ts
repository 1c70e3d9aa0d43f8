// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Design } from "../../wasm/api/sluice.js";
import type { BarsSpec } from "../charts/chart.js";
import { messages } from "../messages.js";
import { reportOrder } from "../session/belief.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { list, percent, plain, say } from "../text/say.js";
import "./chart.js";

/** Belief about the secret before and after one report, which is chosen here or in the heat map. */
export class SluiceBeliefs extends SessionElement {
  #spec: { design: Design; report: number; bars: BarsSpec } | undefined;

  override render() {
    const { design, designing, report } = this.state;
    if (!design) return html``;
    const t = messages.channel;
    const share = percent(design.reportDistribution[report] ?? 0);
    return html`<h3>${t.beliefTitle}</h3>
      <label class="row"><span>${t.look}</span>
        <select @change=${(event: Event) => this.session.setReport(Number((event.target as HTMLSelectElement).value))}>
          ${reportOrder(design).map((index) => html`<option value=${index} .selected=${index === report}>${design.reports[index] || messages.empty}</option>`)}
        </select></label>
      <p class="small soft numbers">${say(t.beliefIntro, {
        column: design.secret.name,
        report: html`<em>${design.reports[report] || messages.empty}</em>`,
        share,
      })}</p>
      <sluice-chart class=${designing ? "stale" : ""} .spec=${this.#bars(design, report)}></sluice-chart>`;
  }

  #bars(design: Design, report: number): BarsSpec {
    if (this.#spec?.design !== design || this.#spec.report !== report)
      this.#spec = { design, report, bars: barsOf(design, report) };
    return this.#spec.bars;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      select {
        max-inline-size: 100%;
      }
      label > * {
        min-inline-size: 0;
      }
    `,
  ];
}

function barsOf(design: Design, report: number): BarsSpec {
  const t = messages.channel;
  const width = design.secret.categories.length;
  const rows = design.secret.categories.map((name, s) => ({
    name: name || messages.empty,
    before: design.secretDistribution[s] ?? 0,
    after: design.secretPosterior[report * width + s] ?? 0,
  }));
  const parts = rows.map((row) =>
    plain(t.beliefPart, { secret: row.name, before: percent(row.before), after: percent(row.after) }),
  );
  return {
    kind: "bars",
    title: t.beliefTitle,
    rowAxis: design.secret.name,
    before: t.beliefBefore,
    after: t.beliefAfter,
    more: t.beliefMore,
    less: t.beliefLess,
    rows,
    summary: plain(t.beliefSummary, { report: design.reports[report] || messages.empty, parts: list(parts) }),
  };
}

customElements.define("sluice-beliefs", SluiceBeliefs);
