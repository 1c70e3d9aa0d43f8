// SPDX-License-Identifier: GPL-3.0-or-later
import type { Chart } from "../charts/chart.js";
import { type LinesSpec, lines } from "../charts/lines.js";
import { SluiceChart } from "./chart.js";

/** A chart of lines: that of a paper's figure. */
export class SluiceLines extends SluiceChart {
  protected override draw(spec: LinesSpec, width: number): Chart {
    return lines(spec, width);
  }
}

customElements.define("sluice-lines", SluiceLines);
