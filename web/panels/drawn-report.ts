// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { toCell } from "../../wasm/common/cells.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { answerDigits, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { columnOfReports } from "../../wasm/protocol/pairs.js";
import { chanceSentence, riseSentence, shownAnswer } from "../facts/noisy-answer.js";
import { asked, destinationOf, emailTo, filledForm, hostOf, mailto } from "../facts/question-words.js";
import { messages } from "../messages/answer.js";
import { save } from "../platform/save.js";
import { SessionElement } from "../session/observe.js";
import type { AnsweringSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { plain, say } from "../text/format-message.js";
import "../parts/confirm.js";
import type { SluiceConfirm } from "../parts/confirm.js";

const t = messages.question;

/** So long a program for e-mail may take to open (ms). */
const MAIL_OPENS = 5_000;

/**
 * The noisy answer, and what can be done with it. Fires `back` where the question is to be looked at again, and `over` when
 * another answer begins. Nothing here tells the true answer: somebody may look over a shoulder.
 */
export class SluiceDrawn extends SessionElement<AnsweringSession> {
  static override properties = { preview: { type: Boolean }, _note: { state: true } };

  declare preview: boolean;
  /** The result of copying the noisy answer. */
  declare _note: "copied" | "notCopied" | undefined;
  #design: Design | undefined;

  override willUpdate(): void {
    const { design } = this.state;
    if (design === this.#design) return;
    this.#design = design;
    this._note = undefined;
  }

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
    const text = parts.join("\n");
    const send = this.#send(design, parts, column);
    return html`<div class="row">
        ${send}
        <button type="button" class=${send === nothing ? "primary" : ""} @click=${() => void this.#copy(text)}>${messages.answer.copy}</button>
      </div>
      <p role="status" class="small">${this._note ? messages.answer[this._note] : nothing}</p>
      ${this.#destination(design)}
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

  /** By a program of the person's own choice; the page itself sends nothing. */
  #send(design: Design, parts: string[], column: string) {
    const text = parts.join("\n");
    const to = destinationOf(asked(design).sendTo ?? "");
    // A field of a form has one line.
    if (to?.kind === "form") {
      return html`<a class="button primary" href=${filledForm(to.address, parts.join(" "))} target="_blank" rel="noopener noreferrer"
        referrerpolicy="no-referrer" @click=${this.#passOn}>${messages.answer.share}</a>`;
    }
    if ("share" in navigator) {
      return html`<button type="button" class="primary" @click=${() => void this.#share(text)}>${messages.answer.share}</button>`;
    }
    if (to?.kind !== "email") return nothing;
    // A column's name can end in letters that are the same for all, and look as if they were this person's.
    const subject = design.question?.wording ?? column;
    return html`<a class="button primary" href=${emailTo(to.address, subject, text)} @click=${this.#mailed}>${messages.answer.share}</a>`;
  }

  #destination(design: Design) {
    const { sendTo } = asked(design);
    if (!sendTo) return html`<p>${t.toAsker} ${t.unsent}</p>`;
    const to = destinationOf(sendTo);
    if (to?.kind === "form") {
      return html`<p>${plain(t.form, { host: hostOf(to.address) })}</p>
        <p class="small soft">${t.formSees} ${t.unsent}</p>`;
    }
    const shown = !to
      ? sendTo
      : html`<a href=${to.kind === "email" ? mailto(to.address) : to.address} target="_blank" rel="noopener noreferrer">${to.address}</a>`;
    const how = to && { email: t.email, web: t.paste }[to.kind];
    return html`<p>${say(t.to, { to: shown })} ${how} ${t.unsent}</p>`;
  }

  async #copy(text: string): Promise<void> {
    this._note = await navigator.clipboard.writeText(text).then(
      () => "copied" as const,
      () => "notCopied" as const,
    );
    if (this._note === "copied") this.#passOn();
  }

  async #share(text: string): Promise<void> {
    await navigator.share({ text }).then(this.#passOn, () => {});
  }

  #save(column: string, report: string): void {
    save(fileOf(column, report), messages.answer.fileName);
    this.#passOn();
  }

  /** Only a window that loses the focus at once says that a program for e-mail has opened: some devices have none. */
  #mailed(): void {
    const gone = new AbortController();
    window.addEventListener("blur", this.#passOn, { once: true, signal: gone.signal });
    setTimeout(() => gone.abort(), MAIL_OPENS);
  }

  readonly #passOn = (): void => this.session.respondent.passOn();

  async #over(): Promise<void> {
    const { overTitle: title, overBody: body, overYes: yes, overNo: no } = messages.answer;
    const confirm = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm");
    if (!this.preview && !(await confirm?.ask({ title, body, yes, no }))) return;
    this._note = undefined;
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
      .number + .row {
        margin-block-start: 1.5rem;
      }
      a:not(.button) {
        color: var(--accent);
      }
      a.primary,
      a.primary:hover {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
        font-weight: 600;
        text-decoration: none;
      }
    `,
  ];
}

/** As a file of one row, as a receiver reads it. */
function fileOf(column: string, report: string): Blob {
  return new Blob([`${toCell(column, 1)}\n${toCell(report, 1)}\n`], { type: "text/csv;charset=utf-8" });
}

customElements.define("sluice-drawn", SluiceDrawn);
