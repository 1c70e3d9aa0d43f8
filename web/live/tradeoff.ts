// SPDX-License-Identifier: GPL-3.0-or-later
import { html } from "lit";
import type { CurvePoint, Design, PriorSummary } from "../../wasm/engine/sluice.js";
import { curveLevels, highestLevel } from "../facts/levels.js";
import { curveOf } from "../parts/curve-spec.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { room } from "./theme.js";

/**
 * Shows how much several protocols keep at each level, and where this one is.
 *
 * @tag sluice-live-tradeoff
 */
export class SluiceLiveTradeoff extends LiveElement {
  static override properties = { protocols: {}, _points: { state: true } };

  /** The names of these protocols, with blanks between. */
  declare protocols: string;
  declare _points: CurvePoint[];

  static override styles = [...LiveElement.styles, room(32, 40)];

  constructor() {
    super();
    this.protocols = "grr optimal";
    this._points = [];
    new Afterwards(this, {
      of: ({ guarantee }) => this._prior && [this._prior, guarantee.notion, this.protocols],
      work: (design, signal) => this.#draw(design, signal),
      // Without all of its points it is a curve all the same.
      optional: true,
    });
  }

  async #draw({ guarantee: { notion }, secret, data, prior: weights }: Design, signal: AbortSignal): Promise<void> {
    this._points = [];
    const table = { secret, data, weights };
    const epsilons = curveLevels(highestLevel(this._prior?.releaseLevel[notion]));
    const protocols = this.protocols.split(/\s+/).filter(Boolean);
    const onPoint = (point: CurvePoint) => {
      if (!signal.aborted) this._points = [...this._points, point];
    };
    await (await theEngine()).curve({ table, notion, epsilons, protocols }, { signal, onPoint, onFailure() {} });
  }

  protected override show(design: Design, prior: PriorSummary) {
    const highest = highestLevel(prior.releaseLevel[design.guarantee.notion]);
    return html`<sluice-chart .spec=${curveOf(design, this._points, highest)}></sluice-chart>`;
  }
}

customElements.define("sluice-live-tradeoff", SluiceLiveTradeoff);
