// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../wasm/engine/sluice.js";
import { shownNames } from "../../../wasm/protocol/columns.js";
import { guesses } from "../../facts/belief.js";
import { ActingElement } from "../../live/acting.js";
import { theEngine } from "../../live/engine.js";
import { askEveryone, type People } from "../../live/people.js";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/exercises.js";
import { hundredth, integer, plain } from "../../text/format-message.js";

/** The codes that the Adult data have for these educations, in the order of the answers. */
const CODES = [9, 10, 13, 14, 16];

/** Noise on one column is for nothing while another one says the same: education, and education-num. */
export class SluiceSecondColumn extends ActingElement {
  static override properties = { shared: { type: Boolean }, people: { attribute: false } };

  /** Whether the second column is shared. */
  declare shared: boolean;
  declare people: People | undefined;
  #drawn: Design | undefined;

  constructor() {
    super();
    this.readonly = true;
    this.shared = true;
  }

  override updated(changed: Map<string, unknown>): void {
    super.updated(changed);
    if (!this._design || this._design === this.#drawn) return;
    this.#drawn = this._design;
    void this.tried(() => this.#roll());
  }

  async #roll(): Promise<void> {
    const { _design: design } = this;
    if (!design) return;
    const people = await askEveryone(await theEngine(), design);
    if (design === this._design) this.people = people;
  }

  protected override show(design: Design) {
    const t = messages.column;
    const { people = [], shared } = this;
    const names = shownNames(design.data.categories);
    const told = people.map((one) => ({ ...one, guess: shared ? one.truth : bestGuess(design, one.said) }));
    const right = told.filter(({ guess, truth }) => guess === truth).length;
    const { informed } = guesses(design);
    return html`<div class="stack">
      <div class="choices"><label><input type="checkbox" .checked=${shared} @change=${(event: Event) => {
        this.shared = (event.target as HTMLInputElement).checked;
      }}> ${t.share}</label>
        <button type="button" @click=${() => void this.once(() => this.#roll())}>${t.again}</button></div>
      <sluice-error .error=${this._failed}></sluice-error>
      <p role="status"><strong>${plain(t.right, { n: integer(right), all: integer(people.length) })}</strong>
        ${shared ? t.lost : plain(t.fine, { best: hundredth(informed) })}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${t.name}><table>
        <thead><tr><th scope="col">${t.education}</th>${shared ? html`<th scope="col" class="n">${t.number}</th>` : nothing}
          <th scope="col">${t.reader}</th><th scope="col">${t.truth}</th></tr></thead>
        <tbody>${told.map(
          ({
            said,
            truth,
            guess,
          }) => html`<tr><td>${names[said]}</td>${shared ? html`<td class="n">${CODES[truth]}</td>` : nothing}
            <td class=${guess === truth ? "found" : nothing}>${names[guess]} ${guess === truth ? "✓" : "✗"}</td><td>${names[truth]}</td></tr>`,
        )}</tbody></table></div>
    </div>`;
  }

  static override styles = [
    ...ActingElement.styles,
    choices,
    css`
      table {
        font-size: 0.9375rem;
      }
      .found {
        color: var(--accent);
        font-weight: 600;
      }
    `,
  ];
}

/** The likeliest answer behind a noisy one. */
function bestGuess({ dataPosterior, data }: Design, said: number): number {
  const width = data.categories.length;
  const row = Array.from(dataPosterior.subarray(said * width, (said + 1) * width));
  return row.indexOf(Math.max(...row));
}

customElements.define("sluice-second-column", SluiceSecondColumn);
