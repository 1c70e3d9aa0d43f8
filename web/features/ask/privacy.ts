// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { outOf100 } from "../../charts/label.js";
import { believed } from "../../facts/anybody.js";
import { messages } from "../../messages/ask.js";
import { messages as page } from "../../messages/page.js";
import { base } from "../../styles/base.js";
import { cards } from "../../styles/cards.js";
import { integer, plain, pointsText } from "../../text/format-message.js";
import { type Needed, type Precision, precisionOf } from "./ask-session.js";
import { MOST_EPSILON, type Step, steps } from "./draft.js";

const t = messages.privacy;

const MOST_PEOPLE = 1e9;
/** A range of that to either side of one half leaves every percentage possible. */
const USELESS = 0.5;

/**
 * How strong privacy is, in three steps with what each costs; epsilon is folded. Fires `epsilon` with a number, or NaN, and
 * `people` with how many can be asked, or null.
 */
export class SluicePrivacySteps extends LitElement {
  static override properties = {
    epsilon: { attribute: false },
    answers: { attribute: false },
    needed: { attribute: false },
    people: { attribute: false },
    precise: { attribute: false },
  };

  declare epsilon: number;
  /** How many answers there are. */
  declare answers: number;
  /** How many people it takes, as far as that is known. */
  declare needed: Needed[];
  declare people: number | undefined;
  /** How precise the percentages of so many people are, as far as that is known. */
  declare precise: Precision[];

  /** The text in the field while it is no level. */
  #typed = "";

  constructor() {
    super();
    this.epsilon = steps.medium;
    this.answers = 0;
    this.needed = [];
    this.precise = [];
  }

  override render() {
    const wrong = Number.isNaN(this.epsilon);
    const own = !Object.values<number>(steps).includes(this.epsilon);
    return html`<label class="people"><span>${t.asking}</span><input type="number" name="people" min="2" max=${MOST_PEOPLE} step="1"
        inputmode="numeric" autocomplete="off" @input=${this.#ask}></label>
      <fieldset>
        <legend class="hidden">${t.heading}</legend>
        ${(Object.keys(steps) as Step[]).map((step) => this.#step(step))}
      </fieldset>
      <details>
        <summary>${page.protect.privacy.tune}</summary>
        <label><span>${t.epsilon}</span><input type="number" min="0.01" max=${MOST_EPSILON} step="any" inputmode="decimal"
          .value=${wrong ? this.#typed : String(this.epsilon)} aria-describedby="hint ${wrong ? "wrong" : ""}" aria-invalid=${wrong} @input=${this.#type}></label>
        <p class="small soft" id="hint">${t.epsilonHint}</p>
        <div role="status">${
          wrong
            ? html`<p class="wrong" id="wrong">${t.epsilonWrong}</p>`
            : own
              ? html`<p>${this.#says(this.epsilon)}</p>`
              : nothing
        }</div>
      </details>`;
  }

  #step(step: Step) {
    return html`<label class="card">
      <input type="radio" name="step" .checked=${this.epsilon === steps[step]} @change=${() => this.#set(steps[step])}>
      <span><b>${page.protect.privacy[step]}</b> <span class="says numbers">${this.#says(steps[step])}</span></span></label>`;
  }

  #says(epsilon: number): string {
    const rise = plain(t.rise, { most: outOf100(believed(0.5, Math.exp(epsilon)), Math.ceil) });
    if (this.people !== undefined) {
      const within = precisionOf(this.precise, { answers: this.answers, epsilon, people: this.people });
      if (within === undefined) return rise;
      if (!(within < USELESS)) return `${rise} ${plain(t.tooFew, { people: integer(this.people) })}`;
      return `${rise} ${plain(t.precise, { people: integer(this.people), points: pointsText(within) })}`;
    }
    const found = this.needed.find((one) => one.epsilon === epsilon && one.answers === this.answers);
    if (!found) return rise;
    if (!Number.isFinite(found.people)) return `${rise} ${t.nobody}`;
    return `${rise} ${plain(t.people, { people: integer(found.people) })}`;
  }

  #type(event: Event): void {
    const { value } = event.target as HTMLInputElement;
    const epsilon = Number(value);
    this.#typed = value;
    this.#set(value !== "" && epsilon > 0 && epsilon <= MOST_EPSILON ? epsilon : Number.NaN);
  }

  #ask(event: Event): void {
    const people = Number((event.target as HTMLInputElement).value);
    const known = Number.isInteger(people) && people > 1 && people <= MOST_PEOPLE;
    this.dispatchEvent(new CustomEvent("people", { detail: known ? people : null }));
  }

  #set(epsilon: number): void {
    this.dispatchEvent(new CustomEvent("epsilon", { detail: epsilon }));
  }

  static override styles = [
    base,
    cards,
    css`
      .says {
        display: block;
        font-size: 0.875rem;
        line-height: 1.45;
        color: var(--soft);
      }
      details {
        margin-block-start: 0.5rem;
      }
      label:not(.card) span {
        display: block;
      }
      input[type="number"] {
        inline-size: 8rem;
      }
      .people {
        display: block;
        margin-block-end: 0.75rem;
      }
    `,
  ];
}

customElements.define("sluice-privacy-steps", SluicePrivacySteps);
