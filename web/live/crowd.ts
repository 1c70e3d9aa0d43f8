// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/demos.js";
import { messages as exercises } from "../messages/exercises.js";
import { decimal, integer, list, plain } from "../text/format-message.js";
import { ActingElement } from "./acting.js";
import { theEngine } from "./engine.js";
import {
  areOthers,
  askEveryone,
  crowdSpec,
  haveOtherCoin,
  oddsOf,
  type People,
  type Person,
  sending,
  trueAnswers,
} from "./people.js";
import { choices } from "./theme.js";

/** So many counts are listed, the newest last. */
const LISTED = 12;

/**
 * A class flips its coins: the visitor says beforehand how many will send the first answer, and then sees everyone.
 *
 * @tag sluice-live-crowd
 * @fires {CustomEvent<Person[]>} sluice-people - everyone has been asked: the true answer and the noisy one of each
 */
export class SluiceLiveCrowd extends ActingElement {
  static override properties = {
    expected: { type: Number },
    people: { attribute: false },
    detailed: { type: Boolean },
    _counts: { state: true },
  };

  /** How many the visitor expects to send the first answer; half of all until they say. */
  declare expected: number | undefined;
  /** The people who have been asked. */
  declare people: Person[] | undefined;
  /** Whether the counts so far are listed, beside the number to expect. */
  declare detailed: boolean;
  declare _counts: number[];

  constructor() {
    super();
    this.readonly = true;
    this.detailed = false;
    this._counts = [];
  }

  override willUpdate(changed: Map<string, unknown>): void {
    // Other people have not been asked yet, and what was expected of these is nothing to go by.
    const { people, _design: design } = this;
    if (areOthers(this, changed) || (people && design && haveOtherCoin(people, design))) {
      this.people = undefined;
      this.expected = undefined;
      this._counts = [];
    }
  }

  protected override show(design: Design) {
    const t = messages.coin;
    const [name = ""] = shownNames(design.data.categories);
    const all = trueAnswers(design);
    const truly = all.filter((truth) => truth === 0).length;
    const expected = this.expected ?? Math.round(all.length / 2);
    return html`<div class="stack"><p>${plain(t.crowd, { people: integer(all.length), truly: integer(truly), name })}</p>
      <label class="controls"><span>${plain(t.expect, { name })}</span>
        <input type="range" min="0" max=${all.length} step="1" .value=${String(expected)} ?disabled=${this.people !== undefined}
          @input=${(event: Event) => {
            this.expected = Number((event.target as HTMLInputElement).value);
          }}>
        <output class="numbers">${integer(expected)}</output></label>
      <div><button type="button" class=${this.people ? "" : "primary"} @click=${() => void this.once(() => this.#ask(design))}>${this.people ? t.askAgain : t.show}</button></div>
      <sluice-error .error=${this._failed}></sluice-error>
      ${this.people ? this.#seen(design, this.people, expected) : nothing}
      ${this.detailed && this._counts.length > 0 ? this.#history(design, truly, all.length) : nothing}
    </div>`;
  }

  #seen(design: Design, people: People, expected: number) {
    const t = messages.coin;
    const [name = ""] = shownNames(design.data.categories);
    const values = { people: integer(people.length), said: integer(sending(people, 0)), name };
    return html`<p role="status" class="told"><strong>${plain(t.sent, { ...values, expected: integer(expected) })}</strong></p>
      <sluice-chart .spec=${crowdSpec(design, people, false)}></sluice-chart>`;
  }

  #history(design: Design, truly: number, all: number) {
    const t = exercises.crowd;
    const { kept, swapped } = oddsOf(design);
    const term = (people: number, share: number) =>
      plain(t.term, { people: integer(people), share: decimal(share, 3) });
    const each = `${term(truly, kept)} + ${term(all - truly, swapped)}`;
    const sum = decimal(truly * kept + (all - truly) * swapped, 1);
    return html`<p class="numbers told">${plain(t.history, { counts: list(this._counts.slice(-LISTED).map(integer)) })}<br>
      ${plain(t.mean, { each, sum })}</p>`;
  }

  async #ask(design: Design): Promise<void> {
    const people = await askEveryone(await theEngine(), design);
    if (design !== this._design) return;
    this.people = people;
    this._counts = [...this._counts, sending(people, 0)];
    this.tell("sluice-people", people);
  }

  static override styles = [...ActingElement.styles, choices];
}

customElements.define("sluice-live-crowd", SluiceLiveCrowd);
