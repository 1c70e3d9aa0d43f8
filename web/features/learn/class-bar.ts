// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { messages } from "../../messages/share-picture.js";
import { listen } from "../../parts/listening.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";

/**
 * Above a picture that is shown to a class: which one it is, what the room expects of it, and the ways on. Fires `move` with
 * the step, `leave`, `link` and `cover`. The prediction stays in the field: it is in no address and is stored nowhere.
 */
export class SluiceClassBar extends LitElement {
  static override properties = {
    name: {},
    place: { type: Number },
    all: { type: Number },
    covered: { type: Boolean },
    _prediction: { state: true },
    _full: { state: true },
  };

  declare name: keyof typeof messages.pictures;
  /** The number of this picture among all, from 1. */
  declare place: number;
  declare all: number;
  /** Whether the result is still hidden. */
  declare covered: boolean;
  declare _prediction: string;
  declare _full: boolean;

  constructor() {
    super();
    this._prediction = "";
    this.#look();
    listen(this, document, "fullscreenchange", () => this.#look());
  }

  #look(): void {
    this._full = document.fullscreenElement !== null;
  }

  override render() {
    const t = messages.room;
    return html`<div class="bar">
        <div class="row">
          <button type="button" ?disabled=${this.place <= 1} @click=${() => this.#tell("move", -1)}
            aria-label=${t.previous} title=${t.previous}>←</button>
          <span class="numbers small">${plain(t.place, { n: this.place, all: this.all })}</span>
          <button type="button" ?disabled=${this.place >= this.all} @click=${() => this.#tell("move", 1)}
            aria-label=${t.next} title=${t.next}>→</button>
        </div>
        <span class="small soft keys">${t.keys}</span>
        <div class="row">
          ${
            this._full || !document.fullscreenEnabled
              ? nothing
              : html`<button type="button" class="plain small" @click=${this.#fill}>${t.full}</button>`
          }
          <button type="button" class="plain small" @click=${() => this.#tell("link")}>${messages.link.copy}</button>
          <button type="button" class="plain small" @click=${() => this.#tell("leave")}>${t.leave}</button>
        </div>
      </div>
      <slot></slot>
      <div class="board">
        <div>
          <h2>${messages.pictures[this.name].title}</h2>
          <p class="ask">${messages.pictures[this.name].ask}</p>
        </div>
        <div class="predict">
          <label>${t.predict}
            <input type="text" maxlength="40" autocomplete="off" .value=${this._prediction} ?readonly=${!this.covered}
              @input=${this.#predict} @keydown=${this.#enter}></label>
          <button type="button" class="primary" @click=${() => this.#tell("cover", !this.covered)}>${this.covered ? t.show : t.hide}</button>
        </div>
      </div>
      <p role="status" class="hidden">${this.#said()}</p>`;
  }

  /** The people who see the picture see what was said in the field above it. */
  #said() {
    const prediction = this._prediction.trim();
    return !this.covered && prediction ? plain(messages.room.said, { prediction }) : nothing;
  }

  /** A class begins here: typed text goes into the field. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input")?.focus();
  }

  #predict(event: Event): void {
    this._prediction = (event.target as HTMLInputElement).value;
  }

  #enter(event: KeyboardEvent): void {
    if (event.key === "Enter") this.#tell("cover", false);
  }

  /** A browser may refuse; the picture fills its window in any case. */
  #fill(): void {
    void document.documentElement.requestFullscreen().catch(() => undefined);
  }

  #tell(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  static override styles = [
    base,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.25rem 1.5rem;
      }
      .row {
        gap: 0.25rem 1rem;
      }
      .board {
        zoom: var(--zoom);
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: end;
        gap: 0.75rem 2rem;
        margin-block-start: 0.75rem;
        padding-block-end: 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      .board > div {
        flex: 1 1 18rem;
      }
      h2 {
        font-size: 1.5rem;
        margin-block-end: 0.25rem;
      }
      .predict {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.75rem;
        align-items: end;
      }
      label {
        display: grid;
        gap: 0.15rem;
        flex: 1 1 9rem;
      }
      input {
        font-size: 1.2rem;
        inline-size: 100%;
      }
      input[readonly] {
        background: none;
        font-weight: 600;
      }
      @media (max-width: 60rem) {
        .keys {
          display: none;
        }
      }
    `,
  ];
}

customElements.define("sluice-class-bar", SluiceClassBar);
