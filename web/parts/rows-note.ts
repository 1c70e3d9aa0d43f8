// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import type { Inspection, Layout } from "../../wasm/engine/sluice.js";
import { listsIn } from "../facts/lists.js";
import { messages } from "../messages/page.js";
import { type LayoutChange, layoutOf } from "../platform/layouts.js";
import { base } from "../styles/base.js";
import { count, plain } from "../text/format-message.js";
import { inLanguage, langOf } from "../text/translate.js";

/** So many columns of lists are asked about at a time. */
const ASKED = 2;

/**
 * The rows of a file that are people, and the cells that hold several answers: what was found, and the way to say
 * otherwise. Fires `rows-are` with the change.
 */
export class SluiceRowsNote extends LitElement {
  static override properties = {
    file: { attribute: false },
    inspection: { attribute: false },
    lists: { type: Boolean },
    named: { type: Boolean },
  };

  declare file: File | undefined;
  declare inspection: Inspection | undefined;
  /** Whether it is asked about cells that look like lists. */
  declare lists?: boolean;
  /** Whether it is one of several files, and says which. */
  declare named?: boolean;

  #saying(says: string): string {
    return this.named ? plain(messages.readAs.ofFile, { file: this.file?.name ?? "", says }) : says;
  }

  override render() {
    const { file, inspection } = this;
    if (!file || !inspection) return nothing;
    const layout = layoutOf(file) ?? {};
    return html`<div role="status">${this.#found(layout)} ${this.#said(layout)}</div>
      ${this.lists ? this.#lists(layout) : nothing}`;
  }

  /** The rows that were left out, or cells that were split, and the way back. */
  #found(layout: Layout) {
    const t = messages.protect.rows;
    return (this.inspection?.notes ?? []).map((note) => {
      const labels = note.id === "label-rows-skipped";
      const split = note.id === "split-into";
      const again = note.id === "repeated-headers-skipped";
      const people = note.values.rows === 1 ? t.person : t.people;
      return html`<p class="small row"><span lang=${langOf(note)}>${this.#saying(inLanguage(note))}</span>
        ${labels ? this.#button(people, { labelRows: 0 }) : nothing}
        ${again ? this.#button(people, { repeatedHeader: "people" }) : nothing}
        ${split ? this.#split(layout, String(note.values.column)) : nothing}</p>`;
    });
  }

  #said({ skipRows = 0, labelRows = 0, skipLast = 0 }: Layout) {
    const t = messages.protect.rows;
    const lines = skipRows + labelRows + skipLast;
    if (lines === 0) return nothing;
    const undone = { skipRows: undefined, labelRows: undefined, skipLast: undefined };
    return html`<p class="small row"><span>${this.#saying(count(lines, t.said))}</span> ${this.#button(t.undo, undone)}</p>`;
  }

  #split({ split = [] }: Layout, column: string) {
    const t = messages.protect.rows;
    const own = split.find((each) => each.column === column);
    if (!own) return nothing;
    const others = split.filter((each) => each !== own);
    const empty = (event: Event) => {
      const emptyIsNo = (event.target as HTMLInputElement).checked;
      this.#set({ split: split.map((each) => (each === own ? { ...own, emptyIsNo } : each)) });
    };
    return html`<label class="box"><input type="checkbox" .checked=${own.emptyIsNo === true} @change=${empty}> ${t.emptyIsNo}</label>
      ${this.#button(t.undo, { split: others })}`;
  }

  /** Columns whose cells look like lists. */
  #lists({ split = [] }: Layout) {
    const { inspection } = this;
    const t = messages.protect.rows;
    return (inspection ? listsIn(inspection) : [])
      .filter(({ column }) => !split.some((each) => each.column === column))
      .slice(0, ASKED)
      .map(
        ({ column, separator, cell }) =>
          html`<p class="small row"><span>${plain(t.lists, { column, cell })}</span>
            ${this.#button(t.split, { split: [...split, { column, separator }] })}</p>`,
      );
  }

  #button(label: string, change: LayoutChange) {
    return html`<button type="button" @click=${() => this.#set(change)}>${label}</button>`;
  }

  /** The button is gone when the file has been read again. */
  #set(detail: LayoutChange): void {
    this.dispatchEvent(new CustomEvent("rows-are", { detail, bubbles: true }));
  }

  static override styles = [
    base,
    css`
      .row {
        gap: 0.3rem 0.8rem;
        margin-block-start: 0.6rem;
        overflow-wrap: anywhere;
      }
      /* The button stands beside its sentence where there is room. */
      p.row {
        max-inline-size: none;
      }
      .row > span {
        flex: 0 1 auto;
        max-inline-size: 46em;
      }
      .box {
        min-block-size: 2.75rem;
      }
      .box {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
    `,
  ];
}

customElements.define("sluice-rows-note", SluiceRowsNote);
