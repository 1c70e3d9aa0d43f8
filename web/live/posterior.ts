// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { reportOrder } from "../facts/belief.js";
import { messages } from "../messages/page.js";
import { barsOf, nameOf } from "../parts/beliefs-spec.js";
import { LiveElement } from "./element.js";
import { room } from "./theme.js";

/**
 * Shows beliefs in the secret before and after a report, which the reader can choose.
 *
 * @tag sluice-live-posterior
 * @csspart report - where the report is chosen
 */
export class SluiceLivePosterior extends LiveElement {
  static override properties = { report: { type: Number } };

  /** The place of the report that is looked at, from 0. */
  declare report: number;

  constructor() {
    super();
    this.report = 0;
  }

  static override styles = [
    ...LiveElement.styles,
    room(22, 29),
    css`
      sluice-chart {
        margin-block-start: 0.75rem;
      }
      select,
      label > * {
        min-inline-size: 0;
        max-inline-size: 100%;
      }
    `,
  ];

  protected override show(design: Design) {
    const order = reportOrder(design);
    const report = order[Math.min(this.report, order.length - 1)] ?? 0;
    return html`<label class="row"><span>${messages.channel.look}</span>
        <select part="report" @change=${(event: Event) => {
          this.report = Number((event.target as HTMLSelectElement).value);
        }}>${order.map(
          (index, place) =>
            html`<option value=${place} .selected=${index === report}>${nameOf(design, index)}</option>`,
        )}</select></label>
      <sluice-chart .spec=${barsOf(design, report)}></sluice-chart>`;
  }
}

customElements.define("sluice-live-posterior", SluiceLivePosterior);
