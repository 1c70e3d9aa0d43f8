// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing, type TemplateResult } from "lit";
import type { Design, NamedShare } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/demos.js";
import { messages as exercises } from "../messages/exercises.js";
import { Latest } from "../platform/latest.js";
import { count, decimal, integer, plain } from "../text/format-message.js";
import { ActingElement } from "./acting.js";
import { theEngine } from "./engine.js";
import {
  areOthers,
  askEveryone,
  crowdSpec,
  estimateOf,
  haveOtherCoin,
  oddsOf,
  type People,
  type Person,
  sending,
  shareOf,
  trueAnswers,
} from "./people.js";
import { askClasses, CLASSES, type OneClass, spreadSpec } from "./spread.js";
import { choices } from "./theme.js";

/** Count, chance, take away, scale, doubt. */
const STEPS = 5;
/** Those before the estimate, on which a room may look while it guesses. */
const GIVEN = 3;

/**
 * From the count of noisy answers to the estimate and its range, a step at a time: plain sums, and the engine's own range.
 * Goes on with the `people` that it is given, or asks some.
 *
 * @tag sluice-live-undo
 * @fires {CustomEvent<Person[]>} sluice-people - everyone has been asked: the true answer and the noisy one of each
 */
export class SluiceLiveUndo extends ActingElement {
  static override properties = {
    people: { attribute: false },
    step: { type: Number },
    _share: { state: true },
    _classes: { state: true },
    _done: { state: true },
  };

  /** The people who have been asked. */
  declare people: Person[] | undefined;
  /** How many steps are seen. */
  declare step: number;
  declare _share: NamedShare | undefined;
  /** Other classes with the same true answers, and how many of them have been asked. */
  declare _classes: OneClass[] | undefined;
  declare _done: number | undefined;
  readonly #asking = new Latest();

  constructor() {
    super();
    this.readonly = true;
    this.step = 1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asking.cancel();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (areOthers(this, changed) && !changed.has("people")) this.people = undefined;
    const { people, _design: design } = this;
    if (people && design && haveOtherCoin(people, design)) this.people = undefined;
    if (changed.has("_design")) {
      this.#asking.cancel();
      this._classes = undefined;
    }
    if (!changed.has("people")) return;
    this._share = undefined;
    if (changed.get("people") !== undefined) this.step = 1;
  }

  override updated(changed: Map<string, unknown>): void {
    super.updated(changed);
    const { _design: design, people } = this;
    if (!design || !people || this._share || !(changed.has("people") || changed.has("_design"))) return;
    void this.tried(async () => {
      const counts = design.reports.map((_, y) => sending(people, y));
      const share = await shareOf(await theEngine(), design, counts);
      if (people === this.people) this._share = share;
    });
  }

  protected override show(design: Design) {
    const t = exercises.undo;
    const { people } = this;
    const all = trueAnswers(design).length;
    if (!people || people.length !== all) {
      return html`<button type="button" class="primary" @click=${() => void this.once(() => this.#ask(design))}>${count(all, t.ask)}</button>
        <sluice-error .error=${this._failed}></sluice-error>`;
    }
    const last = this.step >= STEPS;
    return html`<div class="stack">
      <ol class="stack numbers" aria-live="polite">${this.#steps(design, people)
        .slice(0, this.step)
        .map((one, i) => html`<li class=${i < GIVEN ? nothing : "told"}>${one}</li>`)}</ol>
      <button type="button" class=${last ? "" : "primary"} @click=${() => {
        if (last) void this.once(() => this.#ask(design));
        else this.step += 1;
      }}>${last ? t.again : t.next}</button>
      <sluice-error .error=${this._failed}></sluice-error>
      ${
        last
          ? html`<p class="numbers told">${count(people.filter(({ said, truth }) => said !== truth).length, messages.coin.crossed)}</p>
          <sluice-chart .spec=${crowdSpec(design, people, true)}></sluice-chart>
          ${this.#others(design)}`
          : nothing
      }
    </div>`;
  }

  /** How the doubt comes about. */
  #others(design: Design) {
    const t = exercises.undo.classes;
    const { _classes: classes, _done: done } = this;
    const spec = classes && spreadSpec(design, classes);
    return html`<button type="button" @click=${() => void this.#askOthers(design)}>${plain(t.ask, { n: integer(CLASSES) })}</button>
      ${done === undefined ? nothing : html`<p class="numbers small">${plain(t.asking, { done: integer(done), n: integer(CLASSES) })}</p>`}
      <p role="status" class="numbers told">${spec?.summary ?? nothing}</p>
      ${spec ? html`<sluice-chart .spec=${spec}></sluice-chart>` : nothing}`;
  }

  /** Pressed again it begins anew. */
  async #askOthers(design: Design): Promise<void> {
    await this.tried(async () => {
      const told = (done: number) => {
        this._done = done;
      };
      const classes = await this.#asking.run(async (signal) => askClasses(await theEngine(), design, told, signal));
      if (classes) this._classes = classes;
    });
    this._done = undefined;
  }

  #steps(design: Design, people: People): (string | TemplateResult)[] {
    const t = exercises.undo;
    const [name = ""] = shownNames(design.data.categories);
    const { kept, swapped } = oddsOf(design);
    const [all, said] = [people.length, sending(people, 0)];
    const floor = all * swapped;
    const estimate = estimateOf(design, said, all);
    const values = {
      name,
      people: integer(all),
      said: integer(said),
      kept: decimal(100 * kept, 1),
      swapped: decimal(100 * swapped, 1),
      gap: decimal(100 * (kept - swapped), 1),
      floor: decimal(floor, 1),
      rest: signed(said - floor),
    };
    const scaled = estimate < 0 ? t.below : estimate > all ? t.above : t.divide;
    return [
      plain(t.count, values),
      html`${plain(t.chance, values)} ${plain(t.floor, { ...values, part: decimal(swapped, 3) })}`,
      plain(t.take, values),
      html`${plain(t.scale, values)} ${plain(scaled, { ...values, part: decimal(kept - swapped, 3), estimate: signed(estimate) })}`,
      html`${this.#doubt(all)} ${plain(t.truth, { ...values, truth: integer(people.filter(({ truth }) => truth === 0).length) })}`,
    ];
  }

  /** In people of this class, as all steps before are. */
  #doubt(all: number) {
    const t = exercises.undo;
    const ends = this._share?.each;
    if (!ends) return html`<span class="soft">…</span>`;
    const [low, high] = ends;
    const values = {
      people: integer(all),
      low: integer(Math.floor(all * low)),
      high: integer(Math.ceil(all * high)),
      half: integer(Math.ceil((all * (high - low)) / 2)),
    };
    return html`${plain(t.doubt, values)} ${t.sure}`;
  }

  async #ask(design: Design): Promise<void> {
    const people = await askEveryone(await theEngine(), design);
    if (design !== this._design) return;
    this.people = people;
    this.tell("sluice-people", people);
  }

  static override styles = [
    ...ActingElement.styles,
    choices,
    css`
      ol {
        margin: 0;
        padding-inline-start: 1.5rem;
        max-inline-size: 38em;
      }
    `,
  ];
}

/** With the sign of arithmetic. */
function signed(value: number): string {
  return decimal(value, 1).replace("-", "−");
}

customElements.define("sluice-live-undo", SluiceLiveUndo);
