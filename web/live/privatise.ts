// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, type PropertyValues } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/draw.js";
import { barsAfter } from "../parts/beliefs-spec.js";
import { hundredth, integer, list, plain } from "../text/format-message.js";
import { chanceOf, type Drawn, draw } from "./draw.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { room } from "./theme.js";

const t = messages.privatise;

/** The detail of `sluice-result`: what was drawn, and never the answer, nor anything that would tell it. */
export interface Result {
  guarantee: string;
  epsilon: number;
  protocol: string;
  report: string;
  /** Belief in each category of the secret, in the order of the design, before and after the report. */
  before: number[];
  after: number[];
}

/**
 * Draws reports for an answer that the reader picks, by the sampler that draws real ones, and shows what an observer believes
 * before and after. For teaching: nothing is kept or sent, and every report is drawn anew.
 *
 * @tag sluice-live-privatise
 * @fires {CustomEvent<Result>} sluice-result - a report was drawn; it says which, not for which answer
 * @csspart answer - where the answer, or the secret, is chosen
 * @csspart button - draws
 * @csspart result - what was drawn
 */
export class SluiceLivePrivatise extends LiveElement {
  static override properties = { _drawn: { state: true } };

  declare _drawn: Drawn | undefined;
  /** Indices of what the reader has picked; in no attribute, in no event. */
  #answer = 0;
  #secret = 0;
  #tally = new Map<string, number>();
  #shown: Design | undefined;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.design === this.#shown) return;
    this.#shown = this.design;
    this.#forget();
  }

  #forget(): void {
    this.#tally = new Map();
    this._drawn = undefined;
    const { secret, data } = this.design ?? {};
    if (this.#answer >= (data?.categories.length ?? 0)) this.#answer = 0;
    if (this.#secret >= (secret?.categories.length ?? 0)) this.#secret = 0;
  }

  protected override show(design: Design) {
    const { secret, data, seesSecret } = design;
    return html`<div class="row">
        ${this.#pick(plain(t.answer, { data: data.name }), data.categories, this.#answer, (place) => {
          this.#answer = place;
        })}
        ${
          seesSecret
            ? this.#pick(plain(t.secret, { secret: secret.name }), secret.categories, this.#secret, (place) => {
                this.#secret = place;
              })
            : nothing
        }
        <button part="button" type="button" class="primary" @click=${() => void this.#draw(design)}>${t.draw}</button>
      </div>
      <div part="result" role="status">${this._drawn ? this.#result(design, this._drawn) : html`<p>${t.waiting}</p>`}</div>
      ${this._drawn ? html`<sluice-chart .spec=${barsAfter(design, this._drawn.name, this._drawn.after)}></sluice-chart>` : nothing}
      <p class="small soft">${t.note}</p>`;
  }

  #pick(label: string, categories: string[], chosen: number, choose: (place: number) => void) {
    const change = (event: Event) => {
      choose(Number((event.target as HTMLSelectElement).value));
      this.#forget();
      this.requestUpdate();
    };
    return html`<label class="pick"><span>${label}</span>
      <select part="answer" @change=${change}>${shownNames(categories).map(
        (name, place) => html`<option value=${place} .selected=${place === chosen}>${name}</option>`,
      )}</select></label>`;
  }

  #result(design: Design, { name, report }: Drawn) {
    const chance = hundredth(chanceOf(design, this.#input(design), report));
    const counts = list([...this.#tally].map(([each, n]) => plain(t.tallied, { report: each, n: integer(n) })));
    return html`<p class="report">${plain(t.drawn, { report: name })}</p>
      <p class="numbers">${plain(design.seesSecret ? t.chancePair : t.chance, { chance })}</p>
      <p class="small soft numbers">${plain(t.tally, { counts })}</p>`;
  }

  #input({ seesSecret, data }: Design): number {
    return seesSecret ? this.#secret * data.categories.length + this.#answer : this.#answer;
  }

  async #draw(design: Design): Promise<void> {
    const input = this.#input(design);
    try {
      const drawn = await draw(await theEngine(), design, input);
      // Another answer, or another protocol, may have been chosen meanwhile.
      if (design !== this.design || input !== this.#input(design)) return;
      this.#tally.set(drawn.name, (this.#tally.get(drawn.name) ?? 0) + 1);
      this._error = undefined;
      this._drawn = drawn;
      const { notion: guarantee, epsilon } = design.guarantee;
      const { report, after } = drawn;
      const before = Array.from(design.secretDistribution);
      this.tell("sluice-result", { guarantee, epsilon, protocol: design.protocol, report, before, after } as Result);
    } catch (error) {
      this.fail(error);
    }
  }

  static override styles = [
    ...LiveElement.styles,
    room(20, 37),
    css`
      .row {
        align-items: end;
      }
      .pick {
        display: grid;
        gap: 0.3rem;
        min-inline-size: 0;
      }
      [part="result"] {
        margin-block: 1rem;
      }
      [part="result"] > * + * {
        margin-block-start: 0.25rem;
      }
      .report {
        font-size: 1.2rem;
        font-weight: 600;
        color: var(--accent);
      }
      sluice-chart + p {
        margin-block-start: 0.75rem;
      }
    `,
  ];
}

customElements.define("sluice-live-privatise", SluiceLivePrivatise);
