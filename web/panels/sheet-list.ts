// SPDX-License-Identifier: GPL-3.0-or-later
/** The questions of a sheet that is being written, and what all of them tell together: only with a second question. */
import { css, html, LitElement, nothing } from "lit";
import { fail } from "../../wasm/contract/errors.js";
import type { ProtocolFile, SheetFile, Sluice } from "../../wasm/engine/sluice.js";
import { verifySheet } from "../../wasm/engine/verify-sheet.js";
import { risenHalf, toSheet, writeSheet } from "../../wasm/protocol/sheet.js";
import { messages } from "../messages/ask.js";
import * as texts from "../messages/en/errors-session.js";
import { base } from "../styles/base.js";
import { integer, plain } from "../text/format-message.js";

const t = messages.sheet;

/** Fires `go` and `remove` with the place of a question. */
class SluiceSheetList extends LitElement {
  static override properties = { wordings: { attribute: false }, at: { attribute: false } };

  declare wordings: string[];
  /** The place of the one that is being written. */
  declare at: number;

  override render() {
    const fire = (name: string, detail: number) => () => this.dispatchEvent(new CustomEvent(name, { detail }));
    return html`<section aria-labelledby="sheet">
      <h2 id="sheet">${plain(t.heading, { n: integer(this.wordings.length) })}</h2>
      <ol>${this.wordings.map((written, i) => {
        const wording = written || plain(t.unwritten, { n: integer(i + 1) });
        return html`<li><span class="row"><button type="button" class="plain" aria-current=${i === this.at ? "true" : nothing} @click=${fire("go", i)}>${wording}</button>
          <button type="button" aria-label=${plain(t.removeThis, { wording })} @click=${fire("remove", i)}>${t.remove}</button></span></li>`;
      })}</ol>
      <p class="small soft">${t.says}</p>
    </section>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      h2 {
        font-size: 1.5rem;
        margin-block-end: 1rem;
      }
      ol {
        margin: 0;
        padding-inline-start: 1.6rem;
      }
      li + li {
        margin-block-start: 0.4rem;
      }
      .row {
        justify-content: space-between;
        flex-wrap: nowrap;
      }
      .plain {
        text-align: start;
        overflow-wrap: anywhere;
        min-inline-size: 0;
      }
      [aria-current] {
        font-weight: 600;
        text-decoration: none;
        color: inherit;
      }
      p {
        margin-block-start: 1rem;
      }
    `,
  ];
}

/** How much all noisy answers of a person tell together; what is lacking while that is not known. */
class SluiceSheetTotal extends LitElement {
  static override properties = { sheet: { attribute: false }, waits: { attribute: false } };

  declare sheet: SheetFile | undefined;
  declare waits: string | undefined;

  override render() {
    return html`<p role="status" class="numbers">${this.waits ?? (this.sheet ? this.#says(this.sheet) : nothing)}</p>`;
  }

  #says({ questions, total }: SheetFile) {
    const { half, most, people } = risenHalf(total);
    const values = { n: integer(questions.length), half: integer(half), people: integer(people) };
    return html`<b>${plain(t.total, { ...values, most: integer(most) })}</b>`;
  }

  static override styles = [
    base,
    css`
      p:empty {
        margin: 0;
      }
    `,
  ];
}

customElements.define("sluice-sheet-list", SluiceSheetList);
customElements.define("sluice-sheet-total", SluiceSheetTotal);

/** Throws unless both programs find that the questions keep their promises, and come to the total. */
export async function provedSheet(engine: Sluice, questions: ProtocolFile[]): Promise<SheetFile> {
  const sheet = toSheet(questions);
  const { holds, says } = await verifySheet(engine, writeSheet(sheet));
  if (!holds) throw fail(texts.promiseNotKeptBecause, says);
  return sheet;
}

export const sheetBlob = (sheet: SheetFile): Blob => new Blob([writeSheet(sheet)], { type: "application/json" });
