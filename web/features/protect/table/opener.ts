// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isProtocolName } from "../../../facts/protocol-link.js";
import { messages } from "../../../messages/page.js";
import { chosenFiles, Dropping } from "../../../parts/file-drop.js";
import { accepted } from "../../../platform/formats.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { zone } from "../../../styles/zone.js";
import { count, levelText, list, plain } from "../../../text/format-message.js";
import { isolated } from "../../../text/isolate.js";
import { type ExampleName, exampleNames } from "../session/examples.js";
import type { ProtectSession } from "../session/protect-session.js";

/** The ways to bring a table: choose, drop anywhere on the page, paste, or an example; and the one that is open, in a line. */
export class SluiceOpener extends SessionElement<ProtectSession> {
  readonly #dropping = new Dropping(this, ([file]) => file && this.#open(file));

  static override properties = { _protocol: { state: true }, empty: { type: Boolean, reflect: true } };

  /** Whether nothing is open, and nothing on its way. */
  declare empty: boolean;

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

  /** The place to go on when reading was cancelled. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input")?.focus();
  }

  #choose(event: Event): void {
    const [file] = chosenFiles(event);
    if (file) this.#open(file);
  }

  /** The button goes when the example is there, but not the focus. */
  #example(name: ExampleName): void {
    this.focus();
    void this.session.data.openExample(name);
  }

  override willUpdate(): void {
    const { source, started } = this.state;
    this.empty = source === undefined && started === true;
  }

  #usePasted(): void {
    const area = this.renderRoot.querySelector("textarea");
    if (!area) return;
    const file = new File([area.value], messages.data.pastedName, { type: "text/csv" });
    void this.session.data.open(file, "pasted");
  }

  /** From a workbook with several sheets another one can be read. */
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
    const { source } = this.state;
    const t = messages.protect;
    // The field for files stays the same one, so that it keeps the focus.
    return html`<div class="${source ? "line row" : "zone"} ${this.#dropping.over ? "over" : ""}">
        ${source ? this.#opened(source) : nothing}
        <div class="row"><label class="button first ${source ? "change" : ""}">${source ? t.change : messages.data.choose}${this.#input()}</label>
          ${source ? nothing : html`<span class="soft drop">${t.drop}</span>`}</div>
        ${
          source
            ? html`<details class="ways"><summary class="small">${t.otherWays}</summary>${this.#examples()} ${this.#paste()}</details>`
            : html`${this.#examples()} ${this.#paste()}`
        }
      </div>
      ${source ? nothing : this.#linked()}
      ${source?.kind === "sample" ? html`<p class="about small soft">${source.file.name === "adult.csv" ? t.examples.counted : t.examples.invented}</p>` : nothing}
      ${
        this._protocol
          ? html`<p class="sample" role="alert">${plain(messages.data.isProtocol, { name: this._protocol.name })}
              <button type="button" @click=${this.#hand}>${messages.data.asProtocol}</button></p>`
          : nothing
      }
      ${this.#sheets()}`;
  }

  /** The settings that a link has brought with it, while the file that it is for is not there. */
  #linked() {
    const { linked } = this.session.data;
    const { privacy, epsilon, started } = this.state;
    // Before the page has started its settings are not yet those of the link.
    if (!linked || !started) return nothing;
    const t = messages.protect.linked;
    const its = privacy ? t.privacy[privacy] : plain(t.privacy.own, { epsilon: levelText(epsilon) });
    return html`<p class="linked">${isolated(plain(t.says, { share: list(linked.share), hide: list(linked.hide), privacy: its }))}</p>`;
  }

  /** The file that is open. */
  #opened({ file }: NonNullable<ProtectSession["state"]["source"]>) {
    const { inspection } = this.state;
    return html`<p class="numbers name"><strong>${isolated(file.name)}</strong>${
      inspection ? html` <span class="soft">· ${count(inspection.rows, messages.protect.people)}</span>` : nothing
    }</p>`;
  }

  #input() {
    return html`<input class="hidden" type="file" accept=${accepted} @change=${this.#choose}>`;
  }

  #examples() {
    const t = messages.protect.examples;
    return html`<p class="row examples"><span class="small soft">${t.title}</span>${exampleNames.map(
      (name) =>
        html`<button type="button" class="example ${name}" @click=${() => this.#example(name)}>${t[name]}</button>`,
    )}</p>`;
  }

  #paste() {
    const t = messages.data;
    return html`<details class="paste-it">
        <summary class="small">${t.paste}</summary>
        <div class="stack">
          <label class="paste"><span class="small soft">${t.pasteLabel}</span>
            <textarea rows="6" spellcheck="false" autocomplete="off"></textarea></label>
          <button type="button" @click=${this.#usePasted}>${t.pasteUse}</button>
        </div>
      </details>`;
  }

  static override styles = [
    base,
    zone,
    css`
      .drop {
        flex: 1 1 20rem;
      }
      .examples {
        margin-block-start: 0.9rem;
        gap: 0.5rem 0.75rem;
      }
      .paste-it {
        margin-block-start: 0.5rem;
      }
      .line {
        gap: 0.25rem 1rem;
      }
      .line.over {
        outline: 2px dashed var(--accent);
        outline-offset: 4px;
      }
      .name {
        overflow-wrap: anywhere;
      }
      .change {
        background: var(--surface);
        color: var(--accent);
        border-color: var(--edge);
        font-weight: 400;
        padding-block: 0.3rem;
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
      .sheet,
      .linked {
        margin-block-start: 1rem;
      }
      .about {
        margin-block-start: 0.4rem;
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
