// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../wasm/engine/sluice.js";
import { shownNames } from "../../../wasm/protocol/columns.js";
import { ActingElement } from "../../live/acting.js";
import { uniform } from "../../live/chance.js";
import { oddsOf, trueAnswers } from "../../live/people.js";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/exercises.js";
import { integer, plain } from "../../text/format-message.js";
import { countTailOf, tailOf, twoSided } from "./two-sided.js";

/** How sure one is of the errors that are told. */
const SURE = 0.95;

/** Somebody collects true answers and puts noise on their total alone: a better count, and a file that can leak. */
export class SluiceNoisyTotal extends ActingElement {
  static override properties = { noise: { attribute: false }, leaked: { type: Boolean } };

  /** The noise that was added to the total; nothing before it is published. */
  declare noise: number | undefined;
  declare leaked: boolean;
  #planned: Design | undefined;

  constructor() {
    super();
    this.readonly = true;
    this.leaked = false;
  }

  override updated(changed: Map<string, unknown>): void {
    super.updated(changed);
    const { _design: design } = this;
    if (!design || design === this.#planned) return;
    this.#planned = design;
    this.noise = undefined;
    this.leaked = false;
  }

  protected override show(design: Design) {
    const t = messages.totals;
    const all = trueAnswers(design);
    const truth = all.filter((answer) => answer === 0).length;
    const { epsilon } = design.guarantee;
    const { kept, swapped } = oddsOf(design);
    const { noise } = this;
    const published = noise !== undefined && {
      noisy: integer(truth + noise),
      truth: integer(truth),
      noise: signed(noise),
    };
    const error = () => ({
      central: integer(tailOf(epsilon, 1 - SURE)),
      local: integer(countTailOf(truth, all.length - truth, kept, swapped, 1 - SURE)),
    });
    return html`<div class="stack">
      <div class="choices"><button type="button" class="primary" @click=${() => {
        this.noise = twoSided(epsilon, uniform);
      }}>${t.publish}</button>
        <button type="button" @click=${() => {
          this.leaked = true;
        }}>${t.leak}</button></div>
      <sluice-error .error=${this._failed}></sluice-error>
      <div role="status" class="stack numbers">
        ${published ? html`<p><strong>${plain(t.published, published)}</strong></p>` : nothing}
        ${published ? html`<p>${plain(t.better, error())}</p>` : nothing}
        ${this.leaked ? html`<p><strong>${plain(t.leaked, { people: integer(all.length) })}</strong> ${t.own}</p>` : nothing}
      </div>
      ${this.leaked ? leak(design, all) : nothing}
    </div>`;
  }

  static override styles = [
    ...ActingElement.styles,
    choices,
    css`
      .leak {
        max-block-size: 9rem;
        overflow: auto;
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        padding: 0.5rem 0.75rem;
      }
      .leak ol {
        list-style: none;
        margin: 0;
        padding: 0;
        columns: 9rem;
        font-size: 0.875rem;
      }
    `,
  ];
}

/** The file itself, person by person. */
function leak({ data }: Design, answers: number[]) {
  const names = shownNames(data.categories);
  const row = (answer: number, i: number) =>
    html`<li>${plain(messages.names.pupil, { n: i + 1 })}: ${names[answer]}</li>`;
  return html`<div class="leak" role="region" tabindex="0" aria-label=${messages.totals.file}><ol>${answers.map(row)}</ol></div>`;
}

function signed(value: number): string {
  return value > 0 ? `+${integer(value)}` : integer(value).replace("-", "−");
}

customElements.define("sluice-noisy-total", SluiceNoisyTotal);
