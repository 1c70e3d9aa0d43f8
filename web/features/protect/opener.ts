// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isProtocolName } from "../../facts/protocol-link.js";
import { messages } from "../../messages/page.js";
import { Dropping } from "../../parts/file-drop.js";
import { accepted } from "../../platform/formats.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { zone } from "../../styles/zone.js";
import { plain } from "../../text/format-message.js";
import type { ProtectSession } from "./session/protect-session.js";

/** The ways to bring a table: choose, drop anywhere on the page, paste, or the sample. */
export class SluiceOpener extends SessionElement<ProtectSession> {
  readonly #dropping = new Dropping(this, ([file]) => file && this.#open(file));

  static override properties = { ...SessionElement.properties, _protocol: { state: true } };

  /** A protocol that was given for a table. */
  declare _protocol: File | undefined;

  #open(file: File): void {
    this._protocol = isProtocolName(file) ? file : undefined;
    if (!this._protocol) void this.session.data.open(file);
  }

  /** Fires `protocol`, which the site hears: the page for it is another one. */
  #hand(): void {
    const detail = this._protocol;
    this._protocol = undefined;
    this.dispatchEvent(new CustomEvent("protocol", { detail, bubbles: true, composed: true }));
  }

  /** Where to go on when reading was cancelled. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input")?.focus();
  }

  #choose(event: Event): void {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    // So that choosing the same file again, after mending it, is a change too.
    input.value = "";
    if (file) this.#open(file);
  }

  /** The button goes when the sample is there, but not the focus. */
  #sample(): void {
    this.focus();
    void this.session.data.openSample();
  }

  #usePasted(): void {
    const area = this.renderRoot.querySelector("textarea");
    if (!area) return;
    const file = new File([area.value], messages.data.pastedName, { type: "text/csv" });
    void this.session.data.open(file, "pasted");
  }

  /** Of a workbook with several sheets another one can be read. */
  #sheets() {
    const { source } = this.state;
    if (!source?.sheets || source.sheets.all.length < 2) return nothing;
    const { chosen, all } = source.sheets;
    const choose = (event: Event) =>
      void this.session.data.open(source.file, source.kind, (event.target as HTMLSelectElement).value);
    return html`<div class="sheet row"><label for="sheet">${messages.data.sheet}</label>
      <select id="sheet" @change=${choose}>
        ${all.map((name) => html`<option value=${name} .selected=${name === chosen}>${name}</option>`)}
      </select></div>`;
  }

  override render() {
    const t = messages.data;
    const sampled = this.state.source?.kind === "sample";
    return html`
      <div class="zone ${this.#dropping.over ? "over" : ""}">
        <div class="row">
          <label class="button first">${t.choose}<input class="hidden" type="file" accept=${accepted} @change=${this.#choose}></label>
          <span class="soft drop">${t.drop}</span>
        </div>
        <div class="row others">
          ${sampled ? nothing : html`<button type="button" class="plain" @click=${this.#sample}>${t.sample}</button>`}
          <details>
            <summary>${t.paste}</summary>
            <div class="stack">
              <label class="paste"><span class="small soft">${t.pasteLabel}</span>
                <textarea rows="6" spellcheck="false" autocomplete="off"></textarea></label>
              <button type="button" @click=${this.#usePasted}>${t.pasteUse}</button>
            </div>
          </details>
        </div>
      </div>
      ${
        this._protocol
          ? html`<p class="sample" role="alert">${plain(t.isProtocol, { name: this._protocol.name })}
              <button type="button" @click=${this.#hand}>${t.asProtocol}</button></p>`
          : nothing
      }
      ${this.#sheets()}
      ${sampled ? html`<p class="sample">${t.sampleNote}</p>` : nothing}`;
  }

  static override styles = [
    base,
    zone,
    css`
      .over {
        border-color: var(--accent);
        background: var(--tint);
      }
      .drop {
        flex: 1 1 20rem;
      }
      .others {
        margin-block-start: 0.75rem;
        align-items: start;
      }
      .others button.plain {
        margin-inline: 0 0.5rem;
        padding: 0.2rem 0;
        line-height: inherit;
        border: 0;
      }
      .others summary {
        text-decoration: underline;
        text-underline-offset: 0.2em;
        min-block-size: 2rem;
      }
      details[open] {
        flex: 1 0 100%;
      }
      .paste {
        display: grid;
        gap: 0.3rem;
      }
      textarea {
        inline-size: 100%;
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: 0.875rem;
      }
      .sheet {
        margin-block-start: 1rem;
      }
      .sample {
        margin-block-start: 1rem;
        padding-inline-start: 0.8rem;
        border-inline-start: 3px solid var(--accent);
      }
    `,
  ];
}

customElements.define("sluice-opener", SluiceOpener);
