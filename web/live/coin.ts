// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/demos.js";
import { plain } from "../text/format-message.js";
import { ActingElement } from "./acting.js";
import { uniform } from "./chance.js";
import { theEngine } from "./engine.js";
import { saidBy } from "./people.js";
import { choices } from "./theme.js";

interface Flip {
  /** Whether the coin said to tell the truth. */
  heads: boolean;
  /** The place of the answer that is sent. */
  said: number;
}

/**
 * Randomised response by hand: the visitor flips the coin for an answer of their own. No attribute and no event has the
 * visitor's answer.
 *
 * @tag sluice-live-coin
 */
export class SluiceLiveCoin extends ActingElement {
  static override properties = { _flip: { state: true } };

  declare _flip: Flip | undefined;
  #answer: number | undefined;

  constructor() {
    super();
    this.readonly = true;
  }

  protected override show(design: Design) {
    const t = messages.coin;
    const names = shownNames(design.data.categories);
    return html`<div class="stack">
      <fieldset><legend>${t.question}</legend><div class="choices">${names.map(
        (name, x) => html`<label><input type="radio" name="answer" .checked=${this.#answer === x}
          @change=${() => {
            this.#answer = x;
            this._flip = undefined;
            this.requestUpdate();
          }}> ${name}</label>`,
      )}</div></fieldset>
      <div class="flip"><button type="button" class="primary" ?disabled=${this.#answer === undefined}
        @click=${() => void this.once(() => this.#toss(design))}>${this._flip ? t.again : t.flip}</button>
        <p role="status">${this._flip ? outcome(this._flip, names) : t.stays}</p></div>
      <sluice-error .error=${this._failed}></sluice-error>
    </div>`;
  }

  async #toss(design: Design): Promise<void> {
    const answer = this.#answer;
    if (answer === undefined) return;
    const said = await saidBy(await theEngine(), design, answer);
    if (answer === this.#answer) this._flip = { heads: coinOf(design, answer, said), said };
  }

  static override styles = [
    ...ActingElement.styles,
    choices,
    css`
      /* The odds are told where the noise is taken out. */
      [part="promise"] {
        display: none;
      }
      .flip,
      .flip p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.25rem;
      }
      .flip {
        min-block-size: 5rem;
      }
      .flip p {
        flex: 1 1 14rem;
        flex-wrap: nowrap;
      }
      .coin {
        flex: none;
        display: grid;
        place-content: center;
        inline-size: 3rem;
        block-size: 3rem;
        border-radius: 50%;
        border: 3px double var(--accent);
        background: var(--tint);
        font-weight: 700;
      }
    `,
  ];
}

function outcome({ heads, said }: Flip, names: string[]) {
  const t = messages.coin;
  return html`<span class="coin" aria-hidden="true">${heads ? t.headsMark : t.tailsMark}</span>
    <span>${plain(heads ? t.heads : t.tails, { name: names[said] ?? "" })}</span>`;
}

/**
 * The side of the coin that goes with what was sent. Heads tell the truth, tails send any answer with the same chance.
 * Another answer than the true one means tails. Otherwise it was heads with the chance (1 − a q) / (1 − (a − 1) q),
 * where q is the chance of each other answer.
 */
function coinOf({ channel, reports }: Design, answer: number, said: number): boolean {
  if (said !== answer) return false;
  const a = reports.length;
  const q = channel[answer * a + ((answer + 1) % a)] ?? 0;
  return uniform() < (1 - a * q) / (1 - (a - 1) * q);
}

customElements.define("sluice-live-coin", SluiceLiveCoin);
