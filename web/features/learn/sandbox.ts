// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { lookAlikes, visible } from "../../../wasm/common/characters.js";
import { MOST } from "../../../wasm/protocol/question-words.js";
import { type Step, steps } from "../../facts/steps.js";
import { fault } from "../../facts/typed-counts.js";
import type { Counts } from "../../live/table.js";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/exercises.js";
import { messages as learn } from "../../messages/learn.js";
import type { HandedQuestion } from "../../platform/views.js";
import { base } from "../../styles/base.js";
import { integer, plain } from "../../text/format-message.js";
import "../../live/balance.js";
import "../../live/channel.js";

interface Row {
  name: string;
  people: string;
}

/** As many answers as a small table has room for. */
const MOST_ANSWERS = 8;

/** A question of one's own, with what a reader could guess and how far counts may be off. Fires `question`. */
export class SluiceSandbox extends LitElement {
  static override properties = {
    wording: {},
    rows: { attribute: false },
    step: {},
    detailed: { type: Boolean },
    _table: { state: true },
  };

  /** Undefined until somebody types one. */
  declare wording: string | undefined;
  /** Undefined until somebody types one: the class's answers, in the language of the page. */
  declare rows: Row[] | undefined;
  declare step: Step;
  /** Whether the odds are shown. */
  declare detailed?: boolean;
  /** The last one in which nothing was wrong. */
  declare _table: Counts | undefined;
  #made = "";

  constructor() {
    super();
    this.step = "medium";
  }

  /** As the class has them, until somebody types others. */
  get #rows(): Row[] {
    return this.rows ?? learn.tables.habits.secrets.map((name, i) => ({ name, people: ["30", "70"][i] ?? "1" }));
  }

  get #wording(): string {
    return this.wording ?? messages.sandbox.first;
  }

  /** The fault in the question or its answers, in one sentence. */
  get #wrong(): string | undefined {
    const t = messages.sandbox;
    const rows = this.#rows;
    if (this.#wording.trim() === "") return t.noWording;
    const texts = [this.#wording, ...rows.map(({ name }) => name)].map((text) => text.trim());
    const unseen = texts.map(visible).find((shown, i) => shown !== texts[i]);
    if (unseen !== undefined) return plain(t.unseen, { name: unseen });
    const nameless = rows.findIndex(({ name }) => name.trim() === "");
    if (nameless >= 0) return plain(t.noName, { n: integer(nameless + 1) });
    const [, twice] = lookAlikes(rows.map(({ name }) => name.trim())) ?? [];
    if (twice !== undefined) return plain(t.twice, { name: twice });
    const typed = rows.map(({ people }) => [people]);
    return fault(typed, { rows: rows.map(({ name }) => name), columns: [messages.table.people], limits: {} })?.says;
  }

  override willUpdate(): void {
    if (this.#wrong !== undefined) return;
    const rows = this.#rows;
    const { secret, data } = learn.tables.habits;
    const key = JSON.stringify([rows, secret, data]);
    if (key === this.#made) return;
    this.#made = key;
    const categories = rows.map(({ name }) => name.trim());
    const weights = rows.flatMap((row, s) => rows.map((_, x) => (s === x ? Number(row.people) : 0)));
    this._table = { secret: { name: secret, categories }, data: { name: data, categories }, weights };
  }

  override render() {
    const t = messages.sandbox;
    const wrong = this.#wrong;
    const epsilon = steps[this.step];
    const { secret, data } = learn.tables.habits;
    return html`<div class="stack">
      <label><span>${t.question}</span><input type="text" name="wording" autocomplete="off" maxlength=${MOST.wording} .value=${this.#wording}
        @input=${(event: Event) => {
          this.wording = (event.target as HTMLInputElement).value;
        }}></label>
      <fieldset><legend>${t.answers}</legend>${this.#rows.map((row, i) => this.#row(row, i))}
        ${this.#rows.length < MOST_ANSWERS ? html`<button type="button" @click=${this.#add}>${t.add}</button>` : nothing}</fieldset>
      <fieldset><legend>${t.privacy}</legend><div class="choices">${(Object.keys(steps) as Step[]).map(
        (step) =>
          html`<label><input type="radio" name="step" .checked=${step === this.step} @change=${() => {
            this.step = step;
          }}> ${t[step]}</label>`,
      )}</div></fieldset>
      <p role="alert" class="wrong">${wrong ?? nothing}</p>
      <sluice-live-balance readonly secret=${secret} data=${data} guarantee="data-ldp" protocol="grr" .epsilon=${epsilon} .table=${this._table}></sluice-live-balance>
      ${
        this.detailed
          ? html`<sluice-live-channel readonly secret=${secret} data=${data} guarantee="data-ldp" protocol="grr" .epsilon=${epsilon} .table=${this._table}></sluice-live-channel>`
          : nothing
      }
      <div class="use"><button type="button" class="primary" ?disabled=${wrong !== undefined} @click=${this.#use}>${t.use}</button>
        <p class="small soft">${t.goes}</p></div>
    </div>`;
  }

  #row(row: Row, i: number) {
    const t = messages.sandbox;
    const n = { n: integer(i + 1) };
    const change = (key: keyof Row) => (event: Event) => {
      const { value } = event.target as HTMLInputElement;
      this.rows = this.#rows.map((one, at) =>
        at === i ? { ...one, [key]: key === "people" ? value.trim() : value } : one,
      );
    };
    return html`<div class="answer">
      <input type="text" name="answer" autocomplete="off" aria-label=${plain(t.answer, n)} .value=${row.name} @input=${change("name")}>
      <input type="text" name="people" inputmode="numeric" autocomplete="off" aria-label=${plain(t.people, n)} .value=${row.people} @change=${change("people")}>
      ${
        this.#rows.length > 2
          ? html`<button type="button" class="remove" aria-label=${plain(t.remove, { name: row.name || integer(i + 1) })} @click=${() => this.#remove(i)}>✕</button>`
          : nothing
      }
    </div>`;
  }

  readonly #add = (): void => {
    this.rows = [...this.#rows, { name: "", people: "10" }];
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(".answer:last-of-type input[name=answer]")?.focus(),
    );
  };

  #remove(i: number): void {
    this.rows = this.#rows.filter((_, at) => at !== i);
    // The button that was pressed is gone.
    void this.updateComplete.then(() => {
      const left = this.renderRoot.querySelectorAll<HTMLElement>(".answer input[name=answer]");
      left[Math.min(i, left.length - 1)]?.focus();
    });
  }

  readonly #use = (): void => {
    const detail: HandedQuestion = {
      wording: this.#wording.trim(),
      answers: this.#rows.map(({ name }) => name.trim()),
      epsilon: steps[this.step],
    };
    this.dispatchEvent(new CustomEvent("question", { detail, bubbles: true, composed: true }));
  };

  static override styles = [
    base,
    choices,
    css`
      label > span {
        display: block;
      }
      input[name="wording"] {
        inline-size: 100%;
        max-inline-size: 38rem;
      }
      .answer {
        display: flex;
        gap: 0.5rem;
        margin-block-end: 0.5rem;
      }
      .answer input[name="answer"] {
        flex: 1 1 8rem;
        min-inline-size: 0;
        max-inline-size: 20rem;
      }
      .answer input[name="people"] {
        inline-size: 6rem;
        font-variant-numeric: tabular-nums;
      }
      .remove {
        flex: none;
        inline-size: 2.75rem;
        padding: 0;
      }
      .wrong {
        color: var(--warn);
        font-weight: 600;
      }
      .wrong:empty {
        display: none;
      }
      .use {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.25rem;
      }
      .use p {
        flex: 1 1 16rem;
      }
      sluice-live-balance::part(promise) {
        display: none;
      }
      sluice-live-balance,
      sluice-live-channel {
        padding: 0;
        border: 0;
        background: none;
        min-block-size: 0;
      }
    `,
  ];
}

customElements.define("sluice-sandbox", SluiceSandbox);
