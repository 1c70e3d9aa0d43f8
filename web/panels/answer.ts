// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { restsOnTable } from "../../wasm/contract/assumptions.js";
import { type Design, isForReaders, isOfChannel } from "../../wasm/engine/sluice.js";
import { answerNames } from "../facts/answer-names.js";
import { caution, coinLines, givesSomeAway, riseBefore } from "../facts/noisy-answer.js";
import { inputFor, type Question, questions } from "../facts/odds.js";
import { type Asked, asked, namelessAnswer } from "../facts/question-words.js";
import { messages } from "../messages/answer.js";
import { coinPicture, coinStyle } from "../parts/coin-picture.js";
import { SessionElement } from "../session/observe.js";
import type { AnsweringSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { cards } from "../styles/cards.js";
import { list, plain } from "../text/format-message.js";
import "./drawn-report.js";

const t = messages.question;

/** If there are more answers than this, one is chosen from a list that opens. */
const MOST_RADIOS = 12;

/**
 * One person's answer in two steps: the question with its choices, then the noisy answer. A person who goes back finds
 * no choice, since somebody else may go back, and nothing is drawn twice.
 */
export class SluiceAnswer extends SessionElement<AnsweringSession> {
  static override properties = {
    preview: { type: Boolean },
    place: { attribute: false },
    _chosen: { state: true },
    _back: { state: true },
    _missing: { state: true },
    _waits: { state: true },
  };

  /** Whether somebody only looks at what others will be asked. */
  declare preview: boolean;
  /** The number of the question on a sheet, which draws and shows the noisy answers of all. */
  declare place?: number;
  /** For each question which value, and which of the cells that stand for it: "2" or "2.0". */
  declare _chosen: (string | undefined)[];
  /** Whether the question is looked at again though its noisy answer is there. */
  declare _back?: boolean;
  /** Whether a noisy answer was asked for before there was an answer. */
  declare _missing?: boolean;
  /** Whether a noisy answer was asked for before the settings were proved: it is drawn once they are. */
  declare _waits?: boolean;
  #design: Design | undefined;

  constructor() {
    super();
    this._chosen = [];
  }

  override willUpdate(): void {
    const { design, announced } = this.state;
    const asks = announced ?? design;
    if (asks !== this.#design) {
      this.#design = asks;
      this._chosen = [];
      this._back = false;
      this._missing = false;
      this._waits = false;
    }
    if (!this._waits || !design) return;
    this._waits = false;
    void this.#draw(design);
  }

  override render() {
    const { announced, drawn, earlier } = this.state;
    const design = this.state.design ?? announced;
    if (!design) return nothing;
    if (drawn?.report !== undefined && !this._back && !this.place) {
      return html`<sluice-drawn .session=${this.session} ?preview=${this.preview} @back=${this.#goBack} @over=${this.#over}></sluice-drawn>`;
    }
    const words = asked(design);
    return html`${
      words.asker && !this.place
        ? html`<div class="asks"><p>${t.asks}</p><p class="asker">${plain(t.asker, { asker: words.asker })}</p></div>`
        : nothing
    }
      ${
        earlier && !drawn
          ? this.#whichQuestion(words, earlier.wording)
          : html`<form novalidate @submit=${this.#get}>${this.#question(design, words)}</form>`
      }`;
  }

  /** These settings were used for a question in other words: only the person knows whether it is this one. */
  #whichQuestion(words: Asked, wording: string) {
    return html`${this.#heading(words)}
      <p class="which" role="status">${plain(t.earlier, { wording })}</p>
      <div class="row">
        <button type="button" class="primary" @click=${() => this.#answerApart()}>${t.earlierOther}</button>
        <button type="button" @click=${() => this.#showEarlier()}>${t.earlierShow}</button>
      </div>`;
  }

  #answerApart(): void {
    this.session.respondent.answerApart();
    this.focus();
  }

  #showEarlier(): void {
    this.session.respondent.showEarlier();
    this.focus();
  }

  /** The place to go on when the question has come. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("h1, sluice-drawn")?.focus());
  }

  #question(design: Design, words: Asked) {
    const { drawn } = this.state;
    const all = questions(design);
    const input = this.#input(design, all);
    const isDrawn = drawn !== undefined;
    const warning = input !== undefined && input >= 0 ? caution(design, input) : undefined;
    return html`${all.length === 1 ? all.map((one) => this.#choices(design, one, 0, words, isDrawn)) : this.#several(design, all, words, isDrawn)}
      ${drawn?.report === undefined ? nothing : html`<p class="small">${this.place ? messages.sheet.fixed : t.fixed}</p>`}
      ${all.map((question, i) => standsFor(question, this._chosen[i], namelessAnswer(design)))}
      ${this._missing ? html`<p class="warning" id="missing" role="alert">${t.missing}</p>` : nothing}
      ${this.#hides(design)}
      <div role="status">${this._waits ? html`<p>${messages.open.opening}</p>` : nothing}${
        input !== undefined && input < 0
          ? html`<p class="warning">${messages.answer.unknown}</p>`
          : warning
            ? html`<p class="warning">${warning}</p>`
            : nothing
      }</div>
      ${this.place ? nothing : this.#rest(design, isDrawn)}`;
  }

  #rest(design: Design, isDrawn: boolean) {
    return html`${isDrawn || givesSomeAway(design) ? nothing : html`<p class="small soft stays">${t.stays}</p>`}
      <button type="submit" class="primary go">${this.state.drawn?.report === undefined ? t.get : t.again}</button>
      <details class="how">
        <summary>${t.how}</summary>
        ${coinPicture(coinLines(design))}
      </details>`;
  }

  #level() {
    return this.place ? 2 : this.preview ? 3 : nothing;
  }

  #heading({ wording, lang }: Asked) {
    return html`<h1 tabindex="-1" class=${this.place ? "part" : ""} aria-level=${this.#level()} lang=${lang ?? nothing}>${
      this.place ? html`<span class="n">${this.place}. </span>` : nothing
    }${wording}</h1>`;
  }

  /** Not the answer itself; where the settings have no table, nobody here can check it. */
  #hides({ guarantee, secret }: Design) {
    const { adopted } = this.state;
    const unchecked = adopted && isForReaders(adopted.protocol) && !isOfChannel(adopted.protocol);
    if (unchecked) return html`<p class="small unchecked">${plain(t.unchecked, { secret: secret.name })}</p>`;
    return restsOnTable(guarantee.notion)
      ? html`<p class="small">${plain(t.hides, { secret: secret.name })}</p>`
      : nothing;
  }

  #several(design: Design, all: Question[], words: Asked, isDrawn: boolean) {
    return html`${this.#heading(words)}
      ${all.map((question, i) => this.#choices(design, question, i, undefined, isDrawn))}`;
  }

  /** `words` where this is the one question that there is: its wording is the heading of all. */
  #choices(design: Design, { column, values, cells }: Question, i: number, words: Asked | undefined, isDrawn: boolean) {
    const own = answerNames(values, namelessAnswer(design));
    const lang = words?.lang;
    const names = words?.answers ? words.answers.map((name, v) => name || (own[v] ?? "")) : own;
    const options = values.flatMap((_, v) => [
      { key: String(v), name: names[v] ?? "", group: undefined as number | undefined },
      ...(cells[v] ?? []).map((cell, c) => ({ key: `${v}.${c}`, name: cell, group: v })),
    ]);
    const legend = words ? this.#heading(words) : html`<span>${plain(t.own, { column })}</span>`;
    const choose = (key: string | undefined) => this.#choose(design, i, key);
    const chosen = this._chosen[i];
    return html`<fieldset ?disabled=${isDrawn} aria-describedby=${this._missing ? "missing" : nothing}>
      <legend>${legend}</legend>
      ${words && !isDrawn && !this.place ? html`<p class="rise small">${riseBefore(design)}</p>` : nothing}
      ${
        options.length <= MOST_RADIOS
          ? options.map(
              ({ key, name }) => html`<label class="card" lang=${lang ?? nothing}>
                <input type="radio" name=${`q${i}`} .checked=${chosen === key} @change=${() => choose(key)}><span>${name}</span></label>`,
            )
          : html`<select aria-label=${words?.wording ?? column} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value || undefined)}>
              <option value="" .selected=${chosen === undefined}>${t.choose}</option>
              ${options.filter(({ group }) => group === undefined).map(({ key, name }) => option(key, name, chosen))}
              ${values.map((_, v) =>
                cells[v]?.length
                  ? html`<optgroup label=${plain(messages.answer.countsAs, { name: names[v] ?? "" })}>
                      ${options.filter(({ group }) => group === v).map(({ key, name }) => option(key, name, chosen))}</optgroup>`
                  : nothing,
              )}
            </select>`
      }
    </fieldset>`;
  }

  #choose(design: Design, i: number, key: string | undefined): void {
    this._chosen = Object.assign([...this._chosen], { [i]: key });
    const input = this.#input(design, questions(design));
    if (input !== undefined) this._missing = false;
    this.session.respondent.choose(input === undefined || input < 0 ? undefined : input);
  }

  /** -1 for answers that nobody has together; undefined before all are given. */
  #input(design: Design, all: Question[]): number | undefined {
    if (all.some((_, i) => this._chosen[i] === undefined)) return undefined;
    const values = all.map(({ values }, i) => values[valueIn(this._chosen[i])]);
    return inputFor(design, all, values);
  }

  async #get(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const design = this.state.design ?? this.state.announced;
    if (design && !this.place) await this.#draw(design);
  }

  async #draw(design: Design): Promise<void> {
    const { drawn } = this.state;
    if (drawn?.report !== undefined) this._back = false;
    else {
      const input = this.#input(design, questions(design));
      this._missing = input === undefined;
      if (input === undefined) return this.focusChoice();
      if (input < 0) return;
      this._waits = !this.state.design;
      if (this._waits) return;
      await this.session.respondent.draw(input);
      if (this.state.drawn?.report !== undefined) this._chosen = [];
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("sluice-drawn")?.focus();
  }

  /** The first thing that a person can choose, or the question whether this is the one that they answered. */
  focusChoice(): void {
    this.renderRoot.querySelector<HTMLElement>("fieldset input, fieldset select, button")?.focus();
  }

  /** Nothing is drawn yet, and what was chosen is nobody else's to see. */
  forgetChoice(): void {
    this._chosen = [];
    this.session.respondent.choose(undefined);
  }

  #goBack(): void {
    this._back = !this.session.respondent.leaveEarlier();
    this.focus();
  }

  #over(): void {
    this._chosen = [];
    this._back = false;
    this.focus();
  }

  static override styles = [
    base,
    cards,
    coinStyle,
    css`
      h1 {
        font-family: var(--serif);
        font-weight: 500;
        font-size: clamp(1.6rem, 1.1rem + 2.2vw, 2.3rem);
        line-height: 1.15;
        margin: 0;
        text-wrap: balance;
      }
      h1.part {
        font-family: inherit;
        font-size: 1.2rem;
        font-weight: 600;
        line-height: 1.35;
      }
      h1:focus:not(:focus-visible) {
        outline: none;
      }
      .asks {
        color: var(--soft);
        margin-block-end: 0.75rem;
      }
      .asks p {
        margin: 0;
      }
      .asker {
        font-style: italic;
        overflow-wrap: anywhere;
      }
      .which {
        margin-block: 1rem;
        overflow-wrap: anywhere;
      }
      form > * + * {
        margin-block-start: 1rem;
      }
      legend {
        font-weight: inherit;
        margin-block-end: 1rem;
        max-inline-size: 100%;
      }
      legend span {
        font-weight: 600;
      }
      fieldset:disabled .card {
        cursor: not-allowed;
        color: var(--soft);
      }
      .rise {
        margin-block-end: 0.75rem;
      }
      .stays {
        margin-block-start: 0.6rem;
      }
      .go {
        min-block-size: 3rem;
      }
      .warning {
        color: var(--warn);
        font-weight: 600;
      }
      [role="status"]:empty {
        margin: 0;
      }
    `,
  ];
}

function option(key: string, name: string, chosen: string | undefined) {
  return html`<option value=${key} .selected=${chosen === key}>${name}</option>`;
}

function valueIn(key = ""): number {
  return key === "" ? -1 : Number(key.split(".")[0]);
}

/**
 * The other values that count as the answer that was chosen: a reader of a report learns only that it is one of these.
 */
function standsFor({ values, cells }: Question, key: string | undefined, nameless: string) {
  const v = valueIn(key);
  const others = cells[v] ?? [];
  if (values[v] === undefined || others.length === 0) return nothing;
  const name = answerNames(values, nameless)[v] ?? "";
  return html`<p class="small soft">${plain(messages.answer.standsFor, { name, cells: list(others) })}</p>`;
}

customElements.define("sluice-answer", SluiceAnswer);
