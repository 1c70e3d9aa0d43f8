// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { csvFile, type Drawn, fileName, pngFile, svgFile } from "../charts/files.js";
import { messages } from "../messages/page.js";
import { save } from "../platform/save.js";
import { base } from "../styles/base.js";

/** Saves a chart: a button, and behind it one for each kind of file. */
export class SluiceChartFiles extends LitElement {
  static override properties = { drawn: { attribute: false }, _open: { state: true }, _failed: { state: true } };

  /** The picture that is drawn now, with its table; asked for when it is saved. */
  declare drawn: () => (Drawn & { table: HTMLTableElement }) | undefined;
  declare _open?: boolean;
  declare _failed?: boolean;

  override render() {
    const t = messages.chartFiles;
    return html`<div class="row" @keydown=${this.#key}>
      <button type="button" class="plain small main" aria-expanded=${this._open ? "true" : "false"} aria-controls="kinds"
        @click=${this.#toggle}>${t.save}</button>
      <div id="kinds" class="row" role="group" aria-label=${t.kinds} ?hidden=${!this._open}>
        <button type="button" class="plain small" @click=${this.#svg}>${t.svg}</button>
        <button type="button" class="plain small" @click=${this.#png}>${t.png}</button>
        <button type="button" class="plain small" @click=${this.#csv}>${t.csv}</button>
      </div>
      ${this._failed ? html`<span role="alert" class="small soft">${t.failed}</span>` : nothing}
    </div>`;
  }

  #toggle(): void {
    this._open = !this._open;
    this._failed = false;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this._open) return;
    event.stopPropagation();
    this._open = false;
    this.renderRoot.querySelector<HTMLElement>(".main")?.focus();
  }

  #svg(): void {
    const drawn = this.drawn();
    if (drawn) save(new Blob([svgFile(drawn).text], { type: "image/svg+xml" }), `${fileName(drawn.title)}.svg`);
  }

  async #png(): Promise<void> {
    const drawn = this.drawn();
    this._failed = false;
    try {
      if (drawn) save(await pngFile(drawn), `${fileName(drawn.title)}.png`);
    } catch {
      this._failed = true;
    }
  }

  #csv(): void {
    const drawn = this.drawn();
    if (drawn) save(new Blob([csvFile(drawn.table)], { type: "text/csv" }), `${fileName(drawn.title)}.csv`);
  }

  static override styles = [
    base,
    css`
      .row {
        gap: 0 1rem;
      }
      .row[hidden] {
        display: none;
      }
      button.main {
        text-decoration: none;
      }
      /* The signs that a browser gives what can be unfolded. */
      .main::before {
        content: counter(none, disclosure-closed) " " / "";
      }
      .main[aria-expanded="true"]::before {
        content: counter(none, disclosure-open) " " / "";
      }
    `,
  ];
}

customElements.define("sluice-chart-files", SluiceChartFiles);
