// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { everyPair, groupsOf, mostListed, type Neighbours, type Pair, pairsOf } from "../../../facts/neighbours.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { count, plain, quoted } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

/** The choice of the secret's neighbouring categories: by a rule, or pair by pair where there are few. */
export class SluiceNeighbours extends SessionElement<ProtectSession> {
  override render() {
    const { prior, neighbours } = this.state;
    if (!prior) return html``;
    const { categories } = prior.secret;
    const t = messages.neighbours;
    const rule = Array.isArray(neighbours) ? "own" : neighbours;
    const pairs = pairsOf(neighbours, categories);
    // Either rule joins them all.
    const groups = rule === "own" ? groupsOf(pairs, categories) : [];
    const rules = (["next", "all", "own"] as const).filter((name) => name !== "own" || name === rule);
    return html`<div class="row">
        <label for="neighbours">${t.label}</label>
        <select id="neighbours" @change=${this.#choose}>
          ${rules.map((name) => html`<option value=${name} .selected=${name === rule}>${t[name]}</option>`)}
        </select>
      </div>
      ${categories.length > mostListed ? nothing : this.#pairs(everyPair(categories), pairs)}
      <div role="status">${groups.length > 1 ? warnings(groups) : nothing}</div>`;
  }

  #pairs(all: Pair[], chosen: Pair[]) {
    const has = (pair: Pair) => chosen.some(([one, other]) => one === pair[0] && other === pair[1]);
    const choose = (pair: Pair) =>
      this.session.settings.setNeighbours(all.filter((other) => has(other) !== (other === pair)));
    return html`<details>
      <summary class="small">${count(chosen.length, messages.neighbours.pairs)}</summary>
      <div class="all">${all.map(
        (pair) =>
          html`<label class="tick-box"><input type="checkbox" .checked=${has(pair)} @change=${() => choose(pair)}><span>${quoted(pair)}</span></label>`,
      )}</div>
    </details>`;
  }

  #choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (value !== "own") this.session.settings.setNeighbours(value as Neighbours);
  }

  static override styles = [
    base,
    css`
      .warn {
        color: var(--warn);
        max-inline-size: 42em;
        margin-block-start: 0.5rem;
        overflow-wrap: anywhere;
      }
      .all {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: 0 2rem;
      }
    `,
  ];
}

/** Warns of the distinctions that the promise says nothing about. */
function warnings(groups: string[][]) {
  const { alone, apart } = messages.neighbours;
  const single = groups.filter((group) => group.length === 1).flat();
  const joined = groups.filter((group) => group.length > 1);
  const warning = (text: string) => html`<p class="warn">${text}</p>`;
  return [
    single.length > 0 ? warning(plain(alone, { secrets: quoted(single) })) : nothing,
    joined.length > 1 ? warning(plain(apart, { groups: joined.map(quoted).join("; ") })) : nothing,
  ];
}

customElements.define("sluice-neighbours", SluiceNeighbours);
