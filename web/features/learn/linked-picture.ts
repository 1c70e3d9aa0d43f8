// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { messages } from "../../messages/share-picture.js";
import { listen } from "../../parts/listening.js";
import { setting } from "../../platform/address.js";
import { viewAt } from "../../platform/views.js";
import { base } from "../../styles/base.js";
import { readPicture } from "./picture-state.js";
import { CLASS, PICTURE, type SluicePictureTools } from "./picture-tools.js";
import { shownPictures } from "./shown-pictures.js";

const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Follows a link to a picture once the page with it is drawn, or says why there is nothing to follow. Fires `picture` with
 * what the link says before: a page may hide it.
 */
export class SluiceLinkedPicture extends LitElement {
  static override properties = { ready: { attribute: false }, _wrong: { state: true } };

  /** Draws all pictures of the page, and resolves when they are there. */
  declare ready: () => Promise<void>;
  declare _wrong: "damaged" | "unknown" | undefined;

  constructor() {
    super();
    listen(this, window, "hashchange", () => void this.#lead());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#lead();
  }

  override render() {
    return html`<p role="alert">${this._wrong ? messages.link[this._wrong] : nothing}</p>`;
  }

  async #lead(): Promise<void> {
    const text = setting(PICTURE);
    if (viewAt(window.location) !== "learn") return;
    // A picture that fills the window would hide the one that the link leads to, and what is said of it.
    for (const picture of shownPictures<SluicePictureTools>()) picture.giveWay();
    if (text === undefined) return;
    // The page goes to its top when it is shown, and may still be drawing.
    await drawn();
    await this.ready();
    const linked = readPicture(text);
    if (linked) this.dispatchEvent(new CustomEvent("picture", { detail: linked }));
    await drawn();
    const picture = shownPictures<SluicePictureTools>().find(({ name }) => name === linked?.name);
    const taken = linked && picture && (await picture.take(linked.state, setting(CLASS) === "on"));
    this._wrong = taken ? undefined : linked && !picture ? "unknown" : "damaged";
  }

  static override styles = [
    base,
    css`
      p {
        border-inline-start: 4px solid var(--warn);
        background: var(--warn-tint);
        color: var(--warn);
        font-weight: 600;
        padding: 0.9rem 1.1rem;
        margin-block: 1rem;
      }
      p:empty {
        display: none;
      }
    `,
  ];
}

customElements.define("sluice-linked-picture", SluiceLinkedPicture);
