// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import type { Progress } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import { bytes, count, plain } from "../text/format-message.js";

/** How often a screen reader is told, in milliseconds. */
const interval = 2000;

/** Work that goes on, in rows and bytes, with a way to stop it: fires `cancel`. */
export class SluiceProgress extends LitElement {
  static override properties = {
    label: {},
    progress: { attribute: false },
    _spoken: { state: true },
  };

  declare label: string;
  declare progress: Progress | undefined;
  declare _spoken: string;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this._spoken = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      this._spoken = this.#text();
    }, interval);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  #text(): string {
    if (!this.progress) return "";
    const { rows, bytes: done, totalBytes } = this.progress;
    const values = { rows: count(rows, messages.rows), bytes: bytes(done), total: bytes(totalBytes) };
    return plain(messages.progress, values);
  }

  override render() {
    if (!this.progress) return nothing;
    const { bytes: done, totalBytes } = this.progress;
    return html`<div class="row">
      <label class="what"><span>${this.label}</span>
        <progress max=${Math.max(1, totalBytes)} value=${done}></progress></label>
      <span class="numbers small soft" aria-hidden="true">${this.#text()}</span>
      <button type="button" @click=${() => this.dispatchEvent(new Event("cancel"))}>${messages.cancel}</button>
      <span class="hidden" role="status">${this._spoken}</span>
    </div>`;
  }

  static override styles = [
    base,
    css`
      .row {
        background: var(--tint);
        border-radius: var(--radius);
        padding: 0.9rem 1.1rem;
      }
      .what {
        display: grid;
        gap: 0.4rem;
        flex: 1 1 14rem;
        overflow-wrap: anywhere;
      }
      progress {
        inline-size: 100%;
        block-size: 0.6rem;
        accent-color: var(--accent);
      }
    `,
  ];
}

customElements.define("sluice-progress", SluiceProgress);
