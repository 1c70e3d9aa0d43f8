// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import type { DialectChoice } from "../../wasm/engine/sluice.js";
import type { ReadingQuestion } from "../facts/reading-question.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import { plain, ungrouped } from "../text/format-message.js";

/** A question about how a file is read, with a button for each answer. Fires `read-as` with the choice. */
export class SluiceReadingQuestion extends LitElement {
  static override properties = { asked: { attribute: false }, file: { attribute: false } };

  declare asked: ReadingQuestion | undefined;
  /** The name of the file. */
  declare file: string | undefined;
  #before: ReadingQuestion["about"] | undefined;

  override render() {
    const { asked, file = "" } = this;
    if (!asked) return html`<div role="status"></div>`;
    const t = messages.readAs.ask;
    const { column = "", cell = "" } = asked;
    return html`<div class="question" role="group" aria-labelledby="title" tabindex="-1">
      <p id="title">${plain(t[asked.about], { file, column, cell })}</p>
      <div class="row">${asked.answers.map(({ says, choice }) => html`<button type="button" @click=${() => this.#answer(choice)}>${this.#says(asked.about, says)}</button>`)}</div>
      ${asked.about === "decimal" ? html`<p class="small soft">${t.decimalSays}</p>` : nothing}
    </div>`;
  }

  #says(about: ReadingQuestion["about"], says: string): string {
    const t = messages.readAs;
    if (about === "separator") return t.separators[says] ?? says;
    if (about === "header") return says === "names" ? t.names : t.row;
    // Grouped digits or a decimal mark of another language would ask the same question again.
    return about === "decimal" ? ungrouped(Number(says)) : says;
  }

  /** A question gets the focus: whoever cannot see it would not know that the page waits. */
  override updated(): void {
    const about = this.asked?.about;
    if (about === this.#before) return;
    this.#before = about;
    if (about) this.renderRoot.querySelector<HTMLElement>("[tabindex]")?.focus();
  }

  #answer(choice: DialectChoice): void {
    this.dispatchEvent(new CustomEvent<DialectChoice>("read-as", { detail: choice, bubbles: true }));
  }

  static override styles = [
    base,
    css`
      .question {
        border: 1.5px solid var(--accent);
        border-radius: var(--radius);
        background: var(--tint);
        padding: 1rem 1.2rem;
        margin-block-start: 1rem;
        overflow-wrap: anywhere;
      }
      #title {
        font-weight: 600;
      }
      .row {
        margin-block: 0.75rem 0.4rem;
      }
      button {
        min-block-size: 2.75rem;
      }
    `,
  ];
}

customElements.define("sluice-reading-question", SluiceReadingQuestion);
