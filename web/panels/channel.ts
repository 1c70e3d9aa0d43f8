// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type Design, isNegligible } from "../../wasm/engine/sluice.js";
import type { HeatSpec } from "../charts/chart.js";
import { legend } from "../facts/legend.js";
import { messages } from "../messages/page.js";
import { heatOf, most, type View, viewOf } from "../parts/channel-spec.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { Made } from "../text/cached-text.js";
import { plain } from "../text/format-message.js";
import "../parts/chart.js";

/** A legend of more lines than this gets a box of its own. */
const unscrolled = 16;

/** The channel as a heat map, with a line that reads the row that is pointed at. */
export class SluiceChannel extends SessionElement {
  static override properties = { _row: { state: true } };

  protected override readonly updatesImmediately = true;
  declare _row: number;
  readonly #view = new Made<View>();
  readonly #spec = new Made<HeatSpec>();

  constructor() {
    super();
    this._row = -1;
  }

  override render() {
    const { design, report } = this.state;
    if (!design) return html``;
    const { view, heat } = this.#heat(design, report);
    const t = messages.channel;
    const line = this._row >= 0 && this._row < view.answers.length ? heat.describeRow(this._row) : t.hint;
    return html`<h3>${design.marks ? t.marks.title : t.title}</h3>
      <sluice-chart class=${this.staleness} .spec=${heat}
        @point=${(event: CustomEvent<{ row: number }>) => {
          this._row = event.detail.row;
        }}
        @pick=${(event: CustomEvent<{ column: number }>) => this.session.setReport(view.reports[event.detail.column] ?? 0)}><p class="line numbers" aria-hidden="true">${line}</p></sluice-chart>
      ${design.marks ? html`<p class="small soft">${t.marks.note}</p>` : nothing}
      ${design.seesSecret ? html`<p class="small soft">${plain(t.pairs.note, { secret: design.secret.name })}</p>` : nothing}
      ${heat.values.some(isNegligible) ? html`<p class="small soft">${t.negligible}</p>` : nothing}
      ${view.cut ? html`<p class="small soft">${plain(design.seesSecret ? t.pairs.cut : t.cut, { n: most })}</p>` : nothing}
      ${legendOf(design)}`;
  }

  #heat(design: Design, report: number) {
    const view = this.#view.of([design], () => viewOf(design));
    return { view, heat: this.#spec.of([view, report], () => heatOf(design, view, report)) };
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      .line {
        margin-block-start: 0.25rem;
        min-block-size: 1.6em;
        overflow-wrap: anywhere;
      }
      .lines {
        max-block-size: 22rem;
        overflow-y: auto;
      }
      ul {
        margin-block: 0.5rem 0;
        padding-inline-start: 1.1rem;
      }
    `,
  ];
}

/** The meaning of the reports, in a box that scrolls where there are many. */
function legendOf(design: Design) {
  const lines = legend(design);
  if (!lines.length) return nothing;
  const title = design.marks ? messages.channel.marks.legendTitle : messages.channel.legendTitle;
  const items = html`<ul class="small numbers">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  return html`<details>
    <summary class="small">${title}</summary>
    ${lines.length > unscrolled ? html`<div class="lines" tabindex="0" role="region" aria-label=${title}>${items}</div>` : items}
  </details>`;
}

customElements.define("sluice-channel", SluiceChannel);
