// SPDX-License-Identifier: GPL-3.0-or-later
import type { Chart } from "../charts/chart.js";
import { type LinesSpec, lines } from "../charts/lines.js";
import { SluiceChart } from "./chart.js";
import { turn } from "./turn.js";

/** A chart of lines: that of a paper's figure. A page has dozens, and each is drawn in a task of its own, so that none holds the page. */
export class SluiceLines extends SluiceChart {
  #drawn = false;

  protected override draw(spec: LinesSpec, width: number): Chart {
    this.#drawn = true;
    return lines(spec, width);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.#drawn && this._width > 0) await turn();
    super.scheduleUpdate();
  }
}

customElements.define("sluice-lines", SluiceLines);
