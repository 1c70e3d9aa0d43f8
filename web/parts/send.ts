// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { destinationOf, emailTo, filledForm, hostOf, mailto } from "../facts/question-words.js";
import { messages } from "../messages/answer.js";
import { base } from "../styles/base.js";
import { plain, say } from "../text/format-message.js";

const t = messages.question;

/** So long a program for e-mail may take to open (ms). */
const MAIL_OPENS = 5_000;

/** Noisy answers on their way to the person who asked. */
export interface Letter {
  text: string;
  /** The same in one line, for a field of a form. */
  line: string;
  subject: string;
  sendTo: string | undefined;
  /** The sentence about a form that is filled in. */
  form: string;
}

/** The ways to send a letter, and where it goes. Fires `passed-on` once it has left the page. */
export class SluiceSend extends LitElement {
  static override properties = { letter: { attribute: false }, _note: { state: true } };

  declare letter: Letter;
  /** The result of copying the letter. */
  declare _note: "copied" | "notCopied" | undefined;
  #text: string | undefined;

  override willUpdate(): void {
    if (this.letter.text === this.#text) return;
    this.#text = this.letter.text;
    this._note = undefined;
  }

  override render() {
    const send = this.#send();
    return html`<div class="row">
        ${send}
        <button type="button" class=${send === nothing ? "primary" : ""} @click=${() => void this.#copy()}>${messages.answer.copy}</button>
      </div>
      <p role="status" class="small">${this._note ? messages.answer[this._note] : nothing}</p>
      ${this.#destination()}`;
  }

  /** By a program of the person's own choice; the page itself sends nothing. */
  #send() {
    const { text, line, subject, sendTo = "" } = this.letter;
    const to = destinationOf(sendTo);
    if (to?.kind === "form") {
      return html`<a class="button primary" href=${filledForm(to.address, line)} target="_blank" rel="noopener noreferrer"
        referrerpolicy="no-referrer" @click=${this.#passOn}>${messages.answer.share}</a>`;
    }
    if ("share" in navigator) {
      return html`<button type="button" class="primary" @click=${() => void this.#share(text)}>${messages.answer.share}</button>`;
    }
    if (to?.kind !== "email") return nothing;
    return html`<a class="button primary" href=${emailTo(to.address, subject, text)} @click=${this.#mailed}>${messages.answer.share}</a>`;
  }

  #destination() {
    const { sendTo, form } = this.letter;
    if (!sendTo) return html`<p>${t.toAsker} ${t.unsent}</p>`;
    const to = destinationOf(sendTo);
    if (to?.kind === "form") {
      return html`<p>${plain(form, { host: hostOf(to.address) })}</p>
        <p class="small soft">${t.formSees} ${t.unsent}</p>`;
    }
    const shown = !to
      ? sendTo
      : html`<a href=${to.kind === "email" ? mailto(to.address) : to.address} target="_blank" rel="noopener noreferrer">${to.address}</a>`;
    const how = to && { email: t.email, web: t.paste }[to.kind];
    return html`<p>${say(t.to, { to: shown })} ${how} ${t.unsent}</p>`;
  }

  async #copy(): Promise<void> {
    this._note = await navigator.clipboard.writeText(this.letter.text).then(
      () => "copied" as const,
      () => "notCopied" as const,
    );
    if (this._note === "copied") this.#passOn();
  }

  async #share(text: string): Promise<void> {
    await navigator.share({ text }).then(this.#passOn, () => {});
  }

  /** Only a window that loses the focus at once says that a program for e-mail has opened: some devices have none. */
  #mailed(): void {
    const gone = new AbortController();
    window.addEventListener("blur", this.#passOn, { once: true, signal: gone.signal });
    setTimeout(() => gone.abort(), MAIL_OPENS);
  }

  readonly #passOn = (): void => {
    this.dispatchEvent(new Event("passed-on"));
  };

  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      :host > * + * {
        margin-block-start: 1rem;
      }
      p:empty {
        margin: 0;
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

customElements.define("sluice-send", SluiceSend);
