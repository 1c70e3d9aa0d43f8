// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, type PropertyValues } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { everyPair, type Pair } from "../facts/neighbours.js";
import { messages } from "../messages/demos.js";
import { graphOf } from "../parts/profile-graph-spec.js";
import { percent, plain, quoted } from "../text/format-message.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { tableIn } from "./scale.js";

/**
 * Shows a promise about neighbours as a graph, and lets the reader choose which secrets are neighbours. The attribute
 * `parameters` may name them (`neighbours`). Without it they are each secret and the next at first.
 *
 * @tag sluice-live-profiles
 */
export class SluiceLiveProfiles extends LiveElement {
  static override properties = { _none: { state: true }, _all: { state: true } };

  /** Whether somebody has taken the last pair away. */
  declare _none: boolean;
  /** The share of the answer's information that is kept at this level if all secrets are neighbours. */
  declare _all: { epsilon: number; kept: number } | undefined;

  constructor() {
    super();
    this.guarantee = "profile";
    this._none = false;
    new Afterwards(this, {
      of: ({ guarantee: { epsilon }, protocol, prior }) => [epsilon, protocol, prior.join()],
      async work({ secret, data, prior, protocol, guarantee: { epsilon, notion } }, signal) {
        const parameters = { neighbours: everyPair(secret.categories) };
        const request = { table: { secret, data, weights: prior }, notion, epsilon, parameters, protocol };
        return { epsilon, kept: keptBy(await (await theEngine()).design(request, { signal })) };
      },
      done: (all) => {
        this._all = all;
      },
      // Without it there is nothing to compare with.
      optional: true,
    });
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.parameters) return;
    const { categories = [] } = (this.table ?? tableIn(this, this.secret, this.data))?.secret ?? {};
    const neighbours = categories.slice(1).map((next, s): Pair => [categories[s] ?? "", next]);
    if (neighbours.length > 0) this.parameters = { neighbours };
  }

  #kept(design: Design): string {
    const { _all: all } = this;
    if (all?.epsilon !== design.guarantee.epsilon) return "";
    return plain(messages.keptOf, { kept: percent(keptBy(design)), all: percent(all.kept) });
  }

  protected override show(design: Design) {
    const chosen = this.parameters?.neighbours ?? [];
    const has = ([one, other]: Pair) => chosen.some((pair) => pair.includes(one) && pair.includes(other));
    return html`<div class="stack"><fieldset>
        <legend>${messages.neighbours}</legend>
        <div class="all">${everyPair(design.secret.categories).map(
          (pair) => html`<label class="tick-box"><input type="checkbox" .checked=${has(pair)}
            @change=${(event: Event) => this.#choose(event, pair, has)}><span>${quoted(pair)}</span></label>`,
        )}</div>
      </fieldset>
      <p role="status" class="small">${this._none ? messages.none : ""}</p>
      <p class="kept numbers told">${this.#kept(design)}</p>
      <sluice-chart .spec=${graphOf(design)}></sluice-chart></div>`;
  }

  #choose(event: Event, pair: Pair, has: (pair: Pair) => boolean): void {
    const all = everyPair(this._design?.secret.categories ?? []);
    const neighbours = all.filter((other) => has(other) !== same(other, pair));
    this._none = neighbours.length === 0;
    if (!this._none) this.parameters = { neighbours };
    // The last one stays: without any the promise would say nothing.
    else (event.target as HTMLInputElement).checked = true;
  }

  static override styles = [
    ...LiveElement.styles,
    css`
      .all {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.5rem;
      }
      .kept {
        min-block-size: 1.6em;
      }
      [role="status"]:empty {
        display: none;
      }
      [role="status"] {
        color: var(--warn);
      }
    `,
  ];
}

const keptBy = ({ utility }: Design) => utility.mutualInformation / utility.dataEntropy;

const same = (pair: Pair, other: Pair) => pair[0] === other[0] && pair[1] === other[1];

customElements.define("sluice-live-profiles", SluiceLiveProfiles);
