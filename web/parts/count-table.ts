// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { type Fault, fault, type Limits } from "../facts/typed-counts.js";
import { messages } from "../messages/exercises.js";
import { base } from "../styles/base.js";
import { count, plain } from "../text/format-message.js";

/** The numbers behind a picture, to be typed by hand. Fires `numbers` with all of them, and nothing while one is wrong. */
export class SluiceCountTable extends LitElement {
  static override properties = {
    label: {},
    rows: { attribute: false },
    columns: { attribute: false },
    numbers: { attribute: false },
    limits: { attribute: false },
    first: { attribute: false },
    _typed: { state: true },
    _fault: { state: true },
  };

  /** The title that the numbers are behind: no other table on the page has the same. */
  declare label: string;
  declare rows: string[];
  declare columns: string[];
  /** Row by row. */
  declare numbers: number[][];
  declare limits: Limits;
  /** The numbers to go back to. */
  declare first: number[][] | undefined;
  declare _typed: string[][];
  declare _fault: Fault | undefined;

  constructor() {
    super();
    this.label = "";
    this.rows = [];
    this.columns = [];
    this.numbers = [];
    this.limits = {};
    this._typed = [];
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("numbers")) return;
    this._typed = this.numbers.map((row) => row.map(String));
    this._fault = undefined;
  }

  override render() {
    const t = messages.table;
    const { label } = this;
    const total = this.numbers.flat().reduce((sum, one) => sum + one, 0);
    return html`<details><summary class="small">${plain(t.heading, { name: label })}</summary>
      <div class="scroll" role="region" tabindex="0" aria-label=${plain(t.region, { name: label })}><table>
        <thead><tr><td></td>${this.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${this.rows.map(
          (name, r) =>
            html`<tr><th scope="row">${name}</th>${this.columns.map((column, c) => html`<td>${this.#cell(name, column, r, c)}</td>`)}</tr>`,
        )}</tbody>
      </table></div>
      <p id="fault" role="alert" class="small fault">${this._fault?.says ?? nothing}</p>
      <div class="row">${this.limits.counts === false ? nothing : html`<p class="small soft numbers">${count(total, t.total)}</p>`}
        ${this.first ? html`<button type="button" class="plain" @click=${this.#reset}>${t.reset}</button>` : nothing}</div>
    </details>`;
  }

  #cell(row: string, column: string, r: number, c: number) {
    const wrong = this._fault?.row === r && (this._fault.column === undefined || this._fault.column === c);
    return html`<input type="text" inputmode="numeric" autocomplete="off" aria-label=${plain(messages.table.cell, { row, column })}
      .value=${this._typed[r]?.[c] ?? ""} aria-invalid=${wrong ? "true" : "false"} aria-describedby=${wrong ? "fault" : nothing}
      @change=${(event: Event) => this.#type(r, c, (event.target as HTMLInputElement).value)}>`;
  }

  #type(r: number, c: number, text: string): void {
    this._typed = this._typed.map((row, i) => (i === r ? row.map((one, j) => (j === c ? text.trim() : one)) : row));
    this._fault = fault(this._typed, this);
    if (this._fault) return;
    this.#tell(this._typed.map((row) => row.map(Number)));
  }

  readonly #reset = (): void => {
    if (!this.first) return;
    this._typed = this.first.map((row) => row.map(String));
    this._fault = undefined;
    this.#tell(this.first);
  };

  #tell(numbers: number[][]): void {
    this.dispatchEvent(new CustomEvent("numbers", { detail: numbers, bubbles: true, composed: true }));
  }

  static override styles = [
    base,
    css`
      table {
        font-size: 0.9375rem;
      }
      th,
      td {
        vertical-align: middle;
      }
      thead th {
        min-inline-size: 0;
      }
      input {
        inline-size: 5.5rem;
        font-variant-numeric: tabular-nums;
      }
      input[aria-invalid="true"] {
        border: 2px solid var(--warn);
      }
      .fault {
        color: var(--warn);
        font-weight: 600;
        min-block-size: 1.5em;
      }
    `,
  ];
}

customElements.define("sluice-count-table", SluiceCountTable);
