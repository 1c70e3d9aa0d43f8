// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import type { Place, SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import { integer, plain } from "../text/format-message.js";
import { langOf, translated } from "../text/translate.js";

/** What went wrong, where, and what to do about it. */
export class SluiceErrorNote extends LitElement {
  static override properties = { error: { attribute: false } };

  declare error: SluiceError | undefined;

  override render() {
    if (!this.error) return nothing;
    const { message, remedy, place } = this.error;
    const where = placeText(place, message);
    return html`<div role="alert">
      <p class="what" lang=${langOf(message)}>${translated(message)}</p>
      ${where ? html`<p class="small">${where}</p>` : nothing}
      <p lang=${langOf(remedy)}>${translated(remedy)}</p>
      <slot></slot>
    </div>`;
  }

  static override styles = [
    base,
    css`
      div {
        border-inline-start: 4px solid var(--warn);
        background: var(--warn-tint);
        border-radius: 0 var(--radius) var(--radius) 0;
        padding: 0.9rem 1.1rem;
        margin-block: 1rem;
        overflow-wrap: anywhere;
      }
      ::slotted(button) {
        margin-block-start: 0.6rem;
        margin-inline-end: 0.6rem;
      }
      .what {
        font-weight: 600;
        color: var(--warn);
      }
    `,
  ];
}

/** The parts of the place that the message does not name already. */
function placeText({ file, line, row, column, category }: Place, message: string): string {
  const t = messages.error;
  const parts = [
    file && !message.includes(file) ? plain(t.inFile, { file }) : "",
    line !== undefined && !message.includes(`line ${line}`) ? plain(t.inLine, { line: integer(line) }) : "",
    row !== undefined ? plain(t.inRow, { row: integer(row) }) : "",
    column && !message.includes(column) ? plain(t.inColumn, { column }) : "",
    category && !message.includes(category) ? plain(t.inCategory, { category }) : "",
  ].filter(Boolean);
  const text = parts.join(", ");
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

customElements.define("sluice-error", SluiceErrorNote);
