// SPDX-License-Identifier: GPL-3.0-or-later
import { html, LitElement, nothing } from "lit";
import { LiveElement } from "../../live/element.js";
import { messages } from "../../messages/share-picture.js";
import { leadTo } from "../../parts/lead-to.js";
import { listen } from "../../parts/listening.js";
import { addressWith, setSettings } from "../../platform/address.js";
import { plain } from "../../text/format-message.js";
import type { SluiceClassBar } from "./class-bar.js";
import "./class-bar.js";
import { embedCode, FOLDER, POLICY } from "./embed-code.js";
import { changesOf, type Picture, setPicture, settingsOf } from "./picture-settings.js";
import { type PictureState, writePicture } from "./picture-state.js";
import { enter, leave, shownPictures } from "./shown-pictures.js";
import { styles } from "./tools-style.js";

/** The two settings of an address that lead to a picture. */
export const PICTURE = "picture";
export const CLASS = "class";

/**
 * The tools around a picture of the lesson: links to it as it stands, the lines for a page of one's own, and class
 * mode. In class mode it fills the window. The picture stays the same element in the same place, so it keeps all that
 * has been done in it.
 */
export class SluicePictureTools extends LitElement {
  static override properties = {
    name: {},
    _room: { state: true },
    _covered: { state: true },
    _code: { state: true },
    _note: { state: true },
    _lines: { state: true },
    _link: { state: true },
  };

  /** By which links and words know it. */
  declare name: keyof typeof messages.pictures;
  /** Whether class mode is on. */
  declare _room: boolean;
  declare _covered: boolean;
  /** Undefined while the fold with the lines is closed. */
  declare _code: string | undefined;
  /** The results of copying the link and the lines. */
  declare _note: string;
  declare _lines: string;
  /** A link that the browser did not copy. */
  declare _link: string;
  /** The text of the link that was copied. */
  #copied: string | undefined;
  /** How the lesson has the picture: read before anything can have been set in it. */
  #lesson: PictureState | undefined;

  constructor() {
    super();
    this._room = false;
    this._covered = true;
    this._lines = "";
    this.#forget();
    this.addEventListener("input", this.#changed);
    this.addEventListener("sluice-change", this.#changed);
    listen(this, document, "fullscreenchange", () => {
      // The browser's own Escape has left full screen: the same key leaves class mode.
      if (this._room && !document.fullscreenElement) this.#leave();
    });
    listen(this, document, "keydown", (event: KeyboardEvent) => this.#key(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    enter(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leave(this);
  }

  /** Undefined where what is shown has no settings. */
  get #picture(): Picture | undefined {
    const [first] = this.children;
    return first instanceof LiveElement ? (first as Picture) : undefined;
  }

  override firstUpdated(): void {
    if (this.#picture) this.#lesson = settingsOf(this.#picture);
  }

  /** Shows a state that a link has, and shows it to a class if it says so. False where it does not fit. */
  async take(state: PictureState, room: boolean): Promise<boolean> {
    await this.updateComplete;
    const picture = this.#picture;
    if (picture ? !setPicture(picture, this.#lesson ?? {}, state) : Object.keys(state).length > 0) return false;
    if (room) this.#enter();
    else {
      leadTo(this);
      this.renderRoot.querySelector<HTMLElement>(".here")?.focus({ preventScroll: true });
    }
    return true;
  }

  /** To what another address leads to. */
  giveWay(): void {
    this._room = false;
  }

  /**
   * The link and the lines are of the picture as it stands; a list tells what was chosen after this event. A picture
   * that has merely been drawn is still the one that was copied.
   */
  readonly #changed = (): void => {
    setTimeout(() => {
      const picture = this.#picture;
      const code = picture && this._code !== undefined ? embedCode(picture) : undefined;
      if (code !== this._code) this._lines = "";
      this._code = code;
      if (this._room) this.#address();
      if (this.#text() !== this.#copied) this.#forget();
    });
  };

  #forget(): void {
    this._note = "";
    this._link = "";
  }

  #text(): string {
    const state = this.#picture ? changesOf(this.#picture, this.#lesson ?? {}) : {};
    return writePicture({ name: this.name, state });
  }

  override render() {
    const { title } = messages.pictures[this.name];
    // A link leads to the group. An element with a tree of its own that has a tabindex would be passed over with all of
    // it.
    return html`${
      this._room
        ? nothing
        : html`<div class="here" role="group" aria-label=${title} tabindex="-1"><slot></slot>${this.#tools()}</div>`
    }
      <dialog aria-label=${title} @close=${this.#leave}>${this._room ? this.#shown() : nothing}</dialog>`;
  }

  #tools() {
    const t = messages;
    return html`<div class="tools">
      <button type="button" class="plain small" @click=${this.#copyLink}>${t.link.copy}</button>
      <button type="button" class="plain small start" @click=${this.#enter}>${t.room.start}</button>
      ${this.#picture ? this.#embed() : nothing}
      ${this.#said()}
    </div>`;
  }

  #said() {
    const t = messages.link;
    return html`<p role="status" class="small">${this._note}</p>
      ${this._link ? html`<label class="small">${t.label}<input type="text" readonly .value=${this._link} @focus=${selectAll}></label>` : nothing}`;
  }

  #embed() {
    const t = messages.embed;
    const code = this._code;
    return html`<details @toggle=${this.#unfold}>
      <summary class="small">${t.fold}</summary>
      ${
        code === undefined
          ? nothing
          : html`<div class="stack"><p class="small">${t.who}</p><p class="small">${plain(t.folder, { folder: FOLDER, built: ".build/live", source: "dist" })} ${t.paste}</p>
            <pre tabindex="0" role="region" aria-label=${`${t.fold}: ${messages.pictures[this.name].title}`} dir="ltr"><code>${code}</code></pre>
            <div class="row"><button type="button" @click=${() => this.#copyLines(code)}>${t.copy}</button>
              <span role="status" class="small">${this._lines}</span></div>
            <p class="small">${plain(t.policy, { policy: POLICY })}</p></div>`
      }
    </details>`;
  }

  #shown() {
    const all = shownPictures();
    return html`<sluice-class-bar .name=${this.name} .place=${all.indexOf(this) + 1} .all=${all.length}
        ?covered=${this._covered} @move=${this.#move} @leave=${this.#leave} @link=${this.#copyLink}
        @cover=${this.#cover}>${this.#said()}</sluice-class-bar>
      <div class="stage"><slot></slot></div>`;
  }

  override updated(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (this._room && dialog && !dialog.open) dialog.showModal();
    else if (!this._room && dialog?.open) dialog.close();
    this.firstElementChild?.toggleAttribute("covered", this._room && this._covered);
  }

  readonly #unfold = (event: Event): void => {
    const picture = this.#picture;
    this._code = (event.target as HTMLDetailsElement).open && picture ? embedCode(picture) : undefined;
  };

  readonly #copyLink = async (): Promise<void> => {
    this.#copied = this.#text();
    const link = addressWith({ [PICTURE]: this.#copied, [CLASS]: this._room ? "on" : undefined, theme: undefined });
    const done = await copied(link);
    this._note = done ? messages.link.copied : messages.link.copyNot;
    this._link = done ? "" : link;
  };

  async #copyLines(code: string): Promise<void> {
    this._lines = (await copied(code)) ? messages.embed.copied : messages.embed.copyNot;
  }

  readonly #enter = (): void => {
    this._room = true;
    this._covered = true;
    this.#forget();
    this.#address();
    const bar = () => this.renderRoot.querySelector<SluiceClassBar>("sluice-class-bar");
    void this.updateComplete.then(() => bar()?.updateComplete).then(() => bar()?.focus());
  };

  /** After a reload the class goes on where it was. */
  #address(): void {
    setSettings({ [PICTURE]: this.#text(), [CLASS]: "on" });
  }

  readonly #leave = (): void => {
    if (!this._room) return;
    this._room = false;
    setSettings({ [PICTURE]: undefined, [CLASS]: undefined });
    if (document.fullscreenElement) void document.exitFullscreen();
    void this.updateComplete.then(() => {
      this.scrollIntoView();
      this.renderRoot.querySelector<HTMLElement>(".start")?.focus({ preventScroll: true });
    });
  };

  readonly #cover = ({ detail }: CustomEvent<boolean>): void => {
    this._covered = detail;
  };

  readonly #move = ({ detail: step }: CustomEvent<number>): void => this.#go(step);

  #go(step: number): void {
    const all = shownPictures<SluicePictureTools>();
    const next = all[all.indexOf(this) + step];
    if (!next) return;
    this._room = false;
    void this.updateComplete.then(() => next.#enter());
  }

  /** Wherever the focus is: a button that was pressed may be gone. */
  #key(event: KeyboardEvent): void {
    if (!this._room) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [at] = event.composedPath();
    if (at instanceof Element && usesArrows(at)) return;
    event.preventDefault();
    this.#go(step);
  }

  static override styles = styles;
}

/** Pages that come without https have no clipboard, and a browser may refuse. */
async function copied(text: string): Promise<boolean> {
  return Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );
}

/** A field with nothing in it has no use for them, nor one that cannot be written in. */
function usesArrows(at: Element): boolean {
  if (at instanceof HTMLInputElement && at.type === "text") return at.value !== "" && !at.readOnly;
  return at.closest("input, select, textarea, [tabindex]") !== null;
}

function selectAll(event: Event): void {
  (event.target as HTMLInputElement).select();
}

customElements.define("sluice-picture-tools", SluicePictureTools);
