// SPDX-License-Identifier: GPL-3.0-or-later
import { html, type PropertyValues } from "lit";
import type { CurvePoint, Design, PriorSummary } from "../../wasm/engine/sluice.js";
import { curveLevels, highestLevel } from "../facts/levels.js";
import { curveOf } from "../parts/curve-spec.js";
import { Latest } from "../platform/latest.js";
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
  readonly #drawing = new Latest();
  #drawn: unknown[] = [];

  static override styles = [...LiveElement.styles, room(32, 40)];

  constructor() {
    super();
    this.protocols = "grr optimal";
    this._points = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drawing.cancel();
  }

  override updated(changed: PropertyValues & Map<string, unknown>): void {
    super.updated(changed);
    const { _design: design, _prior: prior, protocols } = this;
    if (!design || !prior) return;
    const key = [prior, design.guarantee.notion, protocols];
    if (key.every((part, i) => part === this.#drawn[i])) return;
    this.#drawn = key;
    void this.#draw(design, prior);
  }

  async #draw({ guarantee: { notion }, secret, data, prior: weights }: Design, prior: PriorSummary): Promise<void> {
    this._points = [];
    const table = { secret, data, weights };
    const epsilons = curveLevels(highestLevel(prior.releaseLevel[notion]));
    await this.#drawing
      .run(async (signal) => {
        const onPoint = (point: CurvePoint) => {
          if (!signal.aborted) this._points = [...this._points, point];
        };
        const protocols = this.protocols.split(/\s+/).filter(Boolean);
        return (await theEngine()).curve({ table, notion, epsilons, protocols }, { signal, onPoint, onFailure() {} });
      })
      // Without all of its points it is a curve all the same.
      .catch(() => undefined);
  }

  protected override show(design: Design, prior: PriorSummary) {
    const highest = highestLevel(prior.releaseLevel[design.guarantee.notion]);
    return html`<sluice-chart .spec=${curveOf(design, this._points, highest)}></sluice-chart>`;
  }
}

customElements.define("sluice-live-tradeoff", SluiceLiveTradeoff);
