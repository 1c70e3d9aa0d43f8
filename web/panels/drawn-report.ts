// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { toCell } from "../../wasm/common/cells.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { answerDigits, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { columnOfReports } from "../../wasm/protocol/pairs.js";
import { chanceSentence, riseSentence, shownAnswer } from "../facts/noisy-answer.js";
import { asked } from "../facts/question-words.js";
import { messages } from "../messages/answer.js";
import { save } from "../platform/save.js";
import { SessionElement } from "../session/observe.js";
import type { AnsweringSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { plain } from "../text/format-message.js";
import "../parts/confirm.js";
import "../parts/send.js";
import type { SluiceConfirm } from "../parts/confirm.js";
import type { Letter } from "../parts/send.js";

const t = messages.question;

/**
 * The noisy answer, and what can be done with it. Fires `back` where the question is to be looked at again, and `over` when
 * another answer begins. Nothing here tells the true answer: somebody may look over a shoulder.
 */
export class SluiceDrawn extends SessionElement<AnsweringSession> {
  static override properties = { preview: { type: Boolean } };

  declare preview: boolean;

  override render() {
    const { design, drawn } = this.state;
    const report = drawn?.report;
    if (!design || report === undefined) return nothing;
    const { wording, lang } = asked(design);
    const code = this.#code(report);
    return html`<p class="soft" lang=${drawn?.wording === undefined ? (lang ?? nothing) : nothing}>${drawn?.wording ?? wording}</p>
      <h1 class="report" tabindex="-1" aria-level=${this.preview ? 3 : nothing}>${plain(t.send, { report: shownAnswer(design, report) })}</h1>
      ${drawn?.isRemembered ? html`<p>${t.remembered}</p>` : nothing}
      <p class="numbers">${chanceSentence(design, report)}</p>
      <p class="number numbers">${riseSentence(design, report)}</p>
      ${this.#actions(design, report, code)}
      <sluice-confirm></sluice-confirm>`;
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".report")?.focus());
  }

  /** So that it counts once, and as an answer to this question, however it comes back. */
  #code(report: string): string {
    const { adopted, drawn } = this.state;
    if (!adopted || drawn?.receipt === undefined) return "";
    const { protocol } = adopted;
    const question = questionCode(protocol, drawn.wording);
    return writeCode({ question, receipt: drawn.receipt, answer: answerDigits(protocol.channel, report) });
  }

  #actions(design: Design, report: string, code: string) {
    const { keptReports } = this.state;
    const column = columnOfReports(design.guarantee.notion, design);
    const remember = (event: Event) => this.session.respondent.remember((event.target as HTMLInputElement).checked);
    const parts = [report, code].filter(Boolean);
    const letter: Letter = {
      text: parts.join("\n"),
      // A field of a form has one line.
      line: parts.join(" "),
      // A column's name can end in letters that are the same for all, and look as if they were this person's.
      subject: design.question?.wording ?? column,
      sendTo: asked(design).sendTo,
      form: t.form,
    };
    return html`<sluice-send .letter=${letter} @passed-on=${this.#passOn}></sluice-send>
      <p>${keptReports?.this ? t.drawnKept : t.drawnSays}</p>
      ${
        this.preview
          ? nothing
          : html`<div>
              <label class="tick-box"><input type="checkbox" .checked=${keptReports?.this ?? false} @change=${remember}><span>${t.remember}</span></label>
              <p class="small soft" role="status">${keptReports?.refused ? messages.answer.rememberNot : nothing}</p>
            </div>`
      }
      <button type="button" class="plain" @click=${() => this.dispatchEvent(new Event("back"))}>${t.back}</button>
      <details>
        <summary>${t.more}</summary>
        <div class="stack small">
          <p class="soft">${plain(messages.answer.collected, { column })}</p>
          ${code ? html`<p class="soft">${plain(messages.answer.code, { code })}</p>` : nothing}
          ${this.preview ? nothing : html`<p class="soft">${messages.answer.rememberSays}</p>`}
          <div class="row">
            <button type="button" @click=${() => this.#save(column, report)}>${messages.answer.save}</button>
            <button type="button" class="plain" @click=${this.#over}>${messages.answer.over}</button>
          </div>
        </div>
      </details>`;
  }

  #save(column: string, report: string): void {
    save(fileOf(column, report), messages.answer.fileName);
    this.#passOn();
  }

  readonly #passOn = (): void => this.session.respondent.passOn();

  async #over(): Promise<void> {
    const { overTitle: title, overBody: body, overYes: yes, overNo: no } = messages.answer;
    const confirm = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm");
    if (!this.preview && !(await confirm?.ask({ title, body, yes, no }))) return;
    this.session.respondent.startOver();
    this.dispatchEvent(new Event("over"));
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      sluice-confirm,
      p:empty {
        margin: 0;
      }
      h1 {
        font-family: var(--serif);
        font-weight: 500;
        font-size: clamp(1.9rem, 1.2rem + 2.8vw, 2.8rem);
        line-height: 1.15;
        margin-block-end: 0;
        color: var(--accent);
        overflow-wrap: anywhere;
      }
      h1:focus:not(:focus-visible) {
        outline: none;
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

/** As a file of one row, as a receiver reads it. */
function fileOf(column: string, report: string): Blob {
  return new Blob([`${toCell(column, 1)}\n${toCell(report, 1)}\n`], { type: "text/csv;charset=utf-8" });
}

customElements.define("sluice-drawn", SluiceDrawn);
