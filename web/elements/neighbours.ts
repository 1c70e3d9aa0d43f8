// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages.js";
import { everyPair, has, mostListed, named, type Pair, pairsOf } from "../session/neighbours.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { count, plain } from "../text/say.js";

/** Which categories of the secret are neighbours: by a rule, or pair by pair where there are few. */
export class SluiceNeighbours extends SessionElement {
  override render() {
    const { prior, neighbours } = this.state;
    if (!prior) return html``;
    const { categories } = prior.secret;
    const t = messages.neighbours;
    const own = Array.isArray(neighbours);
    return html`<div class="row">
        <label for="neighbours">${t.label}</label>
        <select id="neighbours" aria-describedby="order" @change=${this.#choose}>
          ${(["next", "all"] as const).map((name) => html`<option value=${name} .selected=${neighbours === name}>${t[name]}</option>`)}
          ${own ? html`<option value="own" .selected=${own}>${t.own}</option>` : nothing}
        </select>
        <span id="order" class="small soft">${t.order}</span>
      </div>
      ${categories.length > mostListed ? nothing : this.#pairs(categories)}`;
  }

  #pairs(categories: string[]) {
    const t = messages.neighbours;
    const all = everyPair(categories);
    const chosen = pairsOf(this.state.neighbours, categories);
    const box = (pair: Pair) => html`<label class="box"><input type="checkbox" .checked=${has(chosen, pair)}
      @change=${(event: Event) => this.#set(all.filter((other) => (other === pair ? (event.target as HTMLInputElement).checked : has(chosen, other))))}><span>${plain(t.pair, { one: pair[0] || messages.empty, other: pair[1] || messages.empty })}</span></label>`;
    return html`<details>
      <summary class="small">${count(chosen.length, t.pairs)}</summary>
      <div role="group" aria-label=${t.label}>${all.map(box)}</div>
    </details>`;
  }

  #choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (value === "next" || value === "all") this.session.setNeighbours(value);
  }

  #set(pairs: Pair[]): void {
    this.session.setNeighbours(named(pairs, this.state.prior?.secret.categories ?? []));
  }

  static override styles = [
    base,
    css`
      .row span {
        flex: 1 1 16rem;
        max-inline-size: 36em;
      }
      [role="group"] {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: 0 2rem;
      }
    `,
  ];
}

customElements.define("sluice-neighbours", SluiceNeighbours);
