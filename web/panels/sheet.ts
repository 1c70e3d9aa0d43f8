// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import { answerDigits, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { risenHalf, totalOf } from "../../wasm/protocol/sheet.js";
import { coinLines, shownAnswer } from "../facts/noisy-answer.js";
import { asked } from "../facts/question-words.js";
import { messages } from "../messages/answer.js";
import { coinPicture, coinStyle } from "../parts/coin-picture.js";
import type { SluiceConfirm } from "../parts/confirm.js";
import type { Letter } from "../parts/send.js";
import { SessionElement } from "../session/observe.js";
import type { Session } from "../session/session.js";
import { base } from "../styles/base.js";
import { count, integer, list, plain } from "../text/format-message.js";
import "./answer.js";
import type { SluiceAnswer } from "./answer.js";
import "../parts/confirm.js";
import "../parts/error.js";
import "../parts/send.js";
import type { SheetQuestion, SheetState } from "../session/sheet-questions.js";

const t = messages.sheet;

/** The session of a page that opens sheets. */
interface SheetSession extends Pick<Session, "subscribe"> {
  readonly state: SheetState;
}

/** The state of a question with its noisy answer. */
type Drawn = { question: SheetQuestion; number: number; report: string };

/**
 * Several questions on one page, answered with one press: then one message has all noisy answers. A question may be left
 * out, which is told. Nothing is drawn twice, and a person who goes back finds no choices.
 */
export class SluiceSheet extends SessionElement<SheetSession> {
  static override properties = {
    _back: { state: true },
    _missing: { state: true },
    _waits: { state: true },
  };

  /** Whether the questions are looked at again though noisy answers are there. */
  declare _back: boolean;
  /** Whether noisy answers were asked for while some questions had no answer. */
  declare _missing: boolean;
  /** Whether they were asked for before the sheet was proved. */
  declare _waits: boolean;
  #followed: SheetQuestion[] = [];
  #stop: (() => void)[] = [];

  get #questions(): SheetQuestion[] {
    return this.state.sheet?.questions ?? [];
  }

  override willUpdate(): void {
    const questions = this.#questions;
    if (questions !== this.#followed) {
      this.#unfollow();
      this.#followed = questions;
      this.#stop = questions.map((question) => question.subscribe(() => this.requestUpdate()));
      this._back = false;
      this._missing = false;
      this._waits = false;
    }
    if (!this._waits || !this.state.sheet?.file) return;
    this._waits = false;
    void this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow();
    this.#followed = [];
  }

  #unfollow(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  override render() {
    const drawn = this.#drawn();
    const isDrawing = this.#questions.some(({ state }) => state.drawn && state.drawn.report === undefined);
    const errors = this.#questions.flatMap(({ state }) => state.errors.answer ?? []);
    return html`${drawn.length > 0 && !this._back && !isDrawing ? this.#noisy(drawn) : this.#ask()}
      ${errors.map((error) => html`<sluice-error .error=${error}></sluice-error>`)}
      <sluice-confirm></sluice-confirm>`;
  }

  #drawn(): Drawn[] {
    return this.#questions.flatMap((question, i) => {
      const report = question.state.drawn?.report;
      return report === undefined ? [] : [{ question, number: i + 1, report }];
    });
  }

  /** The numbers of the questions that have neither a choice nor a noisy answer. */
  #open(): number[] {
    return this.#questions.flatMap(({ state }, i) => (state.drawn || state.chosen !== undefined ? [] : [i + 1]));
  }

  #ask() {
    const questions = this.#questions;
    const [first] = questions;
    const design = first && (first.state.design ?? first.state.announced);
    if (!design) return nothing;
    const { asker } = asked(design);
    const open = this.#open();
    const isDrawn = questions.every(({ state }) => state.drawn);
    const lines = questions.flatMap(({ state }) => {
      const own = state.design ?? state.announced;
      return own ? coinLines(own) : [];
    });
    return html`${
      asker
        ? html`<p class="asks">${messages.question.asks} <i>${plain(messages.question.asker, { asker })}</i></p>`
        : nothing
    }
      <h1 tabindex="-1">${plain(t.heading, { n: integer(questions.length) })}</h1>
      <p class="rise small numbers">${this.#riseBefore()}</p>
      ${questions.map((question, i) => html`<sluice-answer .place=${i + 1} .session=${question}></sluice-answer>`)}
      ${
        this._missing && open.length > 0
          ? html`<div class="warning" role="alert"><p>${count(open.length, t.missing, { numbers: list(open.map(integer)) })} ${t.missingSeen}</p>
            ${open.length < questions.length ? html`<button type="button" @click=${this.#leaveOut}>${t.leave}</button>` : nothing}</div>`
          : nothing
      }
      <div role="status">${this._waits ? html`<p>${messages.open.opening}</p>` : nothing}</div>
      <p class="small soft">${t.stays}</p>
      <button type="button" class="primary go" @click=${this.#get}>${isDrawn ? t.again : t.get}</button>
      <details class="how">
        <summary>${messages.question.how}</summary>
        ${coinPicture([...new Set(lines)])}
        <p class="small soft">${t.proof}</p>
      </details>`;
  }

  /** By the proof, and before it is made by the levels that it is to prove. */
  #riseBefore(): string {
    const { sheet } = this.state;
    const questions = this.#questions;
    const level = questions.reduce(
      (sum, { state }) =>
        sum + (state.announced?.leakage[OF_ANSWERS]?.level ?? state.announced?.guarantee.epsilon ?? 0),
      0,
    );
    const factor = BigInt(Math.ceil(Math.exp(Math.min(level, 64)) * 2 ** 20));
    const total = sheet?.file?.total ?? { epsilon: level, numerator: `${factor}`, denominator: `${2 ** 20}` };
    const { half, most, people } = risenHalf(total);
    if (half === most) return t.stillBefore;
    const values = { half: integer(half), most: integer(most), people: integer(people) };
    return plain(t.riseBefore, { ...values, n: integer(questions.length) });
  }

  /** The place to go on. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("h1")?.focus());
  }

  /** Another person may come back to it. */
  forgetChoice(): void {
    for (const answer of this.renderRoot.querySelectorAll<SluiceAnswer>("sluice-answer")) answer.forgetChoice();
  }

  #get(): void {
    this._missing = this.#open().length > 0;
    if (!this._missing) return void this.#draw();
    const [first = 1] = this.#open();
    this.renderRoot.querySelectorAll<SluiceAnswer>("sluice-answer")[first - 1]?.focusChoice();
  }

  #leaveOut(): void {
    void this.#draw();
  }

  async #draw(): Promise<void> {
    this._waits = this.state.sheet?.file === undefined;
    if (this._waits) return;
    for (const { state, respondent } of this.#questions)
      if (state.chosen !== undefined && !state.drawn) await respondent.draw(state.chosen);
    this._missing = false;
    this._back = false;
    this.focus();
  }

  #noisy(drawn: Drawn[]) {
    const questions = this.#questions;
    const left = questions.flatMap(({ state }, i) => (state.drawn?.report === undefined ? [i + 1] : []));
    const isKept = drawn.every(({ question }) => question.state.keptReports?.this);
    const refused = drawn.some(({ question }) => question.state.keptReports?.refused);
    const remember = (event: Event) => {
      for (const { question } of drawn) question.respondent.remember((event.target as HTMLInputElement).checked);
    };
    return html`<h1 tabindex="-1" class="send">${t.send}</h1>
      ${drawn.some(({ question }) => question.state.drawn?.isRemembered) ? html`<p>${t.remembered}</p>` : nothing}
      <dl>${drawn.map(({ question, number, report }) => {
        const { design } = question.state;
        if (!design) return nothing;
        const { wording, lang } = asked(design);
        return html`<dt class="soft"><span>${number}. </span><span lang=${lang ?? nothing}>${wording}</span></dt><dd>${shownAnswer(design, report)}</dd>`;
      })}</dl>
      ${left.length > 0 ? html`<p role="status">${count(left.length, t.left, { numbers: list(left.map(integer)) })} ${t.missingSeen}</p>` : nothing}
      <p>${t.chance}</p>
      <p class="number numbers">${this.#rise(drawn)}</p>
      <sluice-send .letter=${letterOf(drawn)} @passed-on=${() => this.#passOn(drawn)}></sluice-send>
      <p>${isKept ? t.drawnKept : t.drawnSays}</p>
      <div>
        <label class="tick-box"><input type="checkbox" .checked=${isKept} @change=${remember}><span>${t.remember}</span></label>
        <p class="small soft" role="status">${refused ? messages.answer.rememberNot : nothing}</p>
      </div>
      <button type="button" class="plain" @click=${this.#goBack}>${t.back}</button>
      <details>
        <summary>${t.more}</summary>
        <div class="stack small">
          <p class="soft">${t.code}</p>
          <p class="soft">${t.rememberSays}</p>
          <button type="button" class="plain" @click=${this.#over}>${messages.answer.over}</button>
        </div>
      </details>`;
  }

  /** All of these together, and no more than these. */
  #rise(drawn: Drawn[]): string {
    const { file } = this.state.sheet ?? {};
    if (!file) return "";
    const { half, most, people } = risenHalf(
      totalOf(file.questions.filter((_, i) => drawn.some(({ number }) => number === i + 1))),
    );
    if (half === most) return t.still;
    return plain(t.rise, { half: integer(half), most: integer(most), people: integer(people) });
  }

  #passOn(drawn: Drawn[]): void {
    for (const { question } of drawn) question.respondent.passOn();
  }

  #goBack(): void {
    this._back = true;
    this.focus();
  }

  async #over(): Promise<void> {
    const { overTitle: title, overYes: yes } = messages.answer;
    const confirm = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm");
    if (!(await confirm?.ask({ title, body: t.overBody, yes, no: t.overNo }))) return;
    for (const { respondent } of this.#questions) respondent.startOver();
    this._back = false;
    this._missing = false;
    this.focus();
  }

  static override styles = [
    base,
    coinStyle,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      sluice-confirm,
      p:empty,
      [role="status"]:empty {
        margin: 0;
      }
      h1 {
        font-family: var(--serif);
        font-weight: 500;
        font-size: clamp(1.6rem, 1.1rem + 2.2vw, 2.3rem);
        line-height: 1.15;
        margin-block-end: 0;
      }
      h1.send {
        color: var(--accent);
      }
      h1:focus:not(:focus-visible) {
        outline: none;
      }
      .asks {
        color: var(--soft);
        overflow-wrap: anywhere;
      }
      sluice-answer {
        display: block;
        padding-block-start: 1.25rem;
        border-block-start: 1px solid var(--line);
      }
      .rise + sluice-answer {
        margin-block-start: 1.25rem;
      }
      sluice-answer + :not(sluice-answer) {
        margin-block-start: 1.5rem;
      }
      .warning {
        border-inline-start: 4px solid var(--warn);
        background: var(--warn-tint);
        padding: 0.8rem 1rem;
      }
      .warning button {
        margin-block-start: 0.6rem;
      }
      .go {
        min-block-size: 3rem;
      }
      dl {
        margin: 0;
      }
      dd {
        margin: 0 0 0.75rem;
        font-size: 1.35rem;
        line-height: 1.3;
        color: var(--accent);
        overflow-wrap: anywhere;
      }
      .number {
        font-weight: 600;
      }
      .number + sluice-send {
        margin-block-start: 1.5rem;
      }
    `,
  ];
}

/** One message with a sorting code for each question, so that each counts at its own. */
function letterOf(drawn: Drawn[]): Letter {
  const codes = drawn.map(({ question, report }) => {
    const { adopted, drawn: own } = question.state;
    const { protocol } = adopted as NonNullable<typeof adopted>;
    const answer = answerDigits(protocol.channel, report);
    return writeCode({ question: questionCode(protocol), receipt: own?.receipt ?? "", answer });
  });
  const design = drawn[0]?.question.state.design;
  return {
    text: drawn.map(({ number, report }, i) => `${number}. ${report}\n${codes[i]}`).join("\n"),
    line: codes.join(" "),
    subject: plain(t.heading, { n: integer(drawn.length) }),
    sendTo: design && asked(design).sendTo,
    form: t.form,
  };
}

customElements.define("sluice-sheet", SluiceSheet);
