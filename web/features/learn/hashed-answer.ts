// SPDX-License-Identifier: GPL-3.0-or-later
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { css, html, LitElement, nothing } from "lit";
import { choices } from "../../live/theme.js";
import { messages } from "../../messages/learn.js";
import { base } from "../../styles/base.js";

/** A hash is undone before the visitor's eyes: whoever knows the possible answers hashes all of them, and looks. */
export class SluiceHashedAnswer extends LitElement {
  static override properties = { _answer: { state: true }, _tried: { state: true } };

  declare _answer: number;
  declare _tried?: boolean;

  constructor() {
    super();
    this._answer = 0;
  }

  override render() {
    const t = messages.hashed;
    const { answers } = t;
    const sent = hash(answers[this._answer] ?? "");
    return html`<fieldset><legend>${t.question}</legend><div class="choices">${answers.map(
      (name, i) => html`<label><input type="radio" name="answer" .checked=${i === this._answer}
        @change=${() => {
          this._answer = i;
          this._tried = false;
        }}> ${name}</label>`,
    )}</div></fieldset>
    <p>${t.sent}<br><code>${sent}</code></p>
    <button type="button" class="primary" @click=${() => {
      this._tried = true;
    }}>${t.undo}</button>
    <div role="status">${
      this._tried
        ? html`<p>${t.tried}</p><ul>${answers.map((name) => {
            const found = hash(name) === sent;
            return html`<li class=${found ? "found" : nothing}><strong>${name}</strong> <code>${hash(name)}</code>${found ? html` <em>${t.found}</em>` : nothing}</li>`;
          })}</ul>`
        : nothing
    }</div>`;
  }

  static override styles = [
    base,
    choices,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      code {
        overflow-wrap: anywhere;
        font-size: 0.875rem;
      }
      ul {
        padding-inline-start: 1.25rem;
      }
      li + li {
        margin-block-start: 0.5rem;
      }
      :host([covered]) [role="status"] {
        visibility: hidden;
      }
      .found {
        color: var(--accent);
      }
    `,
  ];
}

/** SHA-256 in hexadecimal. */
function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

customElements.define("sluice-hashed-answer", SluiceHashedAnswer);
