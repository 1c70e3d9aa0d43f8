// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { base } from "../styles/base.js";

export interface Question {
  title: string;
  body: string;
  yes: string;
  no: string;
}

/** Asks before something that cannot be taken back; closing it in any other way means no. */
export class SluiceConfirm extends LitElement {
  static override properties = { _question: { state: true } };

  declare _question: Question | undefined;
  #answer: ((yes: boolean) => void) | undefined;

  async ask(question: Question): Promise<boolean> {
    this._question = question;
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector("dialog");
    dialog?.showModal();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #close(yes: boolean): void {
    this.#answer?.(yes);
    this.#answer = undefined;
    this.renderRoot.querySelector("dialog")?.close();
    this._question = undefined;
  }

  override render() {
    const question = this._question;
    return html`<dialog aria-labelledby="title" aria-describedby="body" @close=${() => this.#close(false)}>
      ${
        question
          ? html`<div class="stack">
              <h3 id="title">${question.title}</h3>
              <p id="body">${question.body}</p>
              <div class="row">
                <button type="button" autofocus @click=${() => this.#close(false)}>${question.no}</button>
                <button type="button" class="yes" @click=${() => this.#close(true)}>${question.yes}</button>
              </div>
            </div>`
          : nothing
      }
    </dialog>`;
  }

  static override styles = [
    base,
    css`
      dialog {
        max-inline-size: min(34rem, 100vw - 2rem);
        border: 1px solid var(--line);
        border-radius: 10px;
        padding: 1.5rem;
        background: var(--surface);
        color: var(--ink);
        overflow-wrap: anywhere;
      }
      dialog::backdrop {
        background: rgb(10 16 16 / 0.5);
      }
      .yes {
        border-color: var(--warn);
        color: var(--warn);
      }
    `,
  ];
}

customElements.define("sluice-confirm", SluiceConfirm);
