// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, LitElement, nothing } from "lit";
import type { Value } from "../../wasm/common/said.js";
import { adviceOf, saidBy } from "../../wasm/contract/errors.js";
import type { Place, SluiceError } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import { integer, plain } from "../text/format-message.js";
import { langOf, messageOf, remedyOf } from "../text/translate.js";

/** An error: its cause, its place, and what to do about it. */
export class SluiceErrorNote extends LitElement {
  static override properties = { error: { attribute: false } };

  declare error: SluiceError | undefined;

  override render() {
    if (!this.error) return nothing;
    const { place } = this.error;
    const where = placeText(place, this.error);
    return html`<div role="alert">
      <p class="what" lang=${langOf(saidBy(this.error))}>${messageOf(this.error)}</p>
      ${where ? html`<p class="small">${where}</p>` : nothing}
      <p lang=${langOf(adviceOf(this.error))}>${remedyOf(this.error)}</p>
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

const isLine = (value: Value, line: number) => typeof value === "object" && "id" in value && value.values.line === line;

/** The parts of the place that the message does not name already. */
export function placeText({ file, line, row, column, category }: Place, { message, values }: SluiceError): string {
  const t = messages.error;
  const parts = [
    file && !message.includes(file) ? plain(t.inFile, { file }) : "",
    line !== undefined && !Object.values(values).some((value) => isLine(value, line))
      ? plain(t.inLine, { line: integer(line) })
      : "",
    row !== undefined ? plain(t.inRow, { row: integer(row) }) : "",
    column && !message.includes(column) ? plain(t.inColumn, { column }) : "",
    category && !message.includes(category) ? plain(t.inCategory, { category }) : "",
  ].filter(Boolean);
  const text = parts.join(", ");
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

customElements.define("sluice-error", SluiceErrorNote);
