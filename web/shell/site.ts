// SPDX-License-Identifier: GPL-3.0-or-later
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { hasLinkedProtocol } from "../facts/protocol-link.js";
import { messages } from "../messages/site.js";
import { leadTo } from "../parts/lead-to.js";
import { redraw } from "../parts/redraw.js";
import { setSettings } from "../platform/address.js";
import { keptOffline, onOffline } from "../platform/offline.js";
import { seal } from "../platform/seal.js";
import { isTheme, setTheme, theme } from "../platform/theme.js";
import {
  addressOf,
  fileOf,
  type HandedQuestion,
  headOf,
  type Opened,
  type ViewName,
  viewAt,
  viewNames,
} from "../platform/views.js";
import { base } from "../styles/base.js";
import { site } from "../styles/site.js";
import { isLanguage, language, languages, onLanguage, preferred, setLanguage } from "../text/language.js";
import { words } from "../text/translated-words.js";
import { renewAddress } from "./former-names.js";
import { keepFocusInView } from "./in-view.js";
import { pages } from "./pages.js";
import "./badge.js";
import "./footer.js";

/**
 * All pages in one window: whoever goes from one to another and comes back finds it as it was left, without anything having
 * been stored.
 */
export class SluiceSite extends LitElement {
  static override properties = { _view: { state: true }, _menu: { state: true } };

  declare _view: ViewName;
  /** Whether the menu is unfolded; where there is room for all of it, that changes nothing. */
  declare _menu?: boolean;
  /** Whether somebody has come by a link to a question: they are to meet the question, and not five other things to do. */
  #linked: boolean;
  readonly #opened = new Map<ViewName, Opened>();
  /** Whether the page that is shown has not come. */
  #failed = false;
  /** How far each page was scrolled when it was left. */
  readonly #places = new Map<ViewName, number>();

  constructor() {
    super();
    renewAddress();
    this._view = startingView();
    this.#linked = isLinked(this._view);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => redraw(document));
    onOffline(() => redraw(document));
    window.addEventListener("popstate", () => {
      renewAddress();
      void this.#show(viewAt(window.location) ?? this._view);
    });
    window.addEventListener("beforeunload", (event) => {
      if ([...this.#opened.values()].some(({ unsaved }) => unsaved?.())) event.preventDefault();
    });
    document.addEventListener("pointerdown", (event) => {
      if (!event.composedPath().includes(this.renderRoot.querySelector("header") as EventTarget)) this._menu = false;
    });
    keepFocusInView(this);
    // Files that are fetched after the page is there must not come before it.
    void this.#show(this._view).finally(seal);
  }

  override render() {
    document.documentElement.lang = language();
    document.title = messages.views[this._view].title;
    return html`
      <header @click=${this.#follow} @keydown=${this.#key}>
        <div class="bar">
          <button type="button" class="skip" @click=${this.#skip}>${messages.skip}</button>
          <p class="brand"><a href=${addressOf("protect")}>${mark} ${messages.name}</a></p>
          ${this.#linked ? html`<span class="rest"></span>` : this.#menu()}
          ${this.#languages()} ${this.#themes()}
        </div>
        <p class="small soft newer" role="status">${keptOffline() === "newer" ? messages.newer : nothing}</p>
      </header>
      <main tabindex="-1" @click=${this.#follow} @protocol=${this.#hand} @question=${this.#ask}>${
        this.#failed ? this.#missing() : nothing
      }${viewNames.map((name) => this.#page(name))}</main>
      <footer @click=${this.#follow}>
        <nav aria-label=${messages.more}><ul>${viewNames.filter((name) => headOf(name) !== name).map((name) => this.#link(name))}</ul></nav>
        <sluice-footer></sluice-footer>
      </footer>`;
  }

  /** All places in a row or, where there is no room for that, behind a button. */
  #menu() {
    return html`<button type="button" class="menu" aria-expanded=${this._menu ? "true" : "false"} aria-controls="places"
        @click=${this.#toggle}>${lines} ${messages.menu}</button>
      <div id="places" class=${this._menu ? "open" : ""} @focusout=${this.#leave}>
        <nav aria-label=${messages.nav}><ul>${viewNames.filter((name) => headOf(name) === name).map((name) => this.#link(name))}</ul></nav>
        <sluice-badge></sluice-badge>
      </div>`;
  }

  readonly #toggle = () => {
    this._menu = !this._menu;
  };

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this._menu) return;
    this._menu = false;
    this.renderRoot.querySelector<HTMLElement>(".menu")?.focus();
  }

  /** A person who tabs on has left it; if nothing takes the focus, as in a click on plain text, it stays. */
  #leave({ relatedTarget }: FocusEvent): void {
    const to = relatedTarget instanceof Element ? relatedTarget : undefined;
    if (to && !to.closest("#places, .menu, sluice-badge")) this._menu = false;
  }

  #link(name: ViewName) {
    const current = name === this._view ? "page" : name === headOf(this._view) ? "true" : nothing;
    return html`<li><a href=${addressOf(name)} aria-current=${current}>${messages.views[name].label}</a></li>`;
  }

  /** In the place of a page of which a part has not come, and may not come any more. */
  #missing() {
    const { missing: t, views: known } = messages;
    return html`<div class="missing" role="alert">
      <h1>${known[this._view].label}</h1>
      <p>${t.says}</p>
      <p><button type="button" @click=${() => window.location.reload()}>${t.reload}</button></p>
    </div>`;
  }

  #page(name: ViewName) {
    const page = this.#opened.get(name)?.page;
    if (page) page.hidden = name !== this._view;
    return page ?? nothing;
  }

  #languages() {
    const options = Object.entries(languages).map(
      ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language()}>${name}</option>`,
    );
    const sign = html`<span aria-hidden="true">${language().toUpperCase()}</span>`;
    return picked(messages.language, sign, this.#choose, options);
  }

  #themes() {
    const { label, device, light, dark } = messages.theme;
    const options = Object.entries({ device, light, dark }).map(
      ([name, text]) => html`<option value=${name} ?selected=${name === (theme() ?? "device")}>${text}</option>`,
    );
    return picked(label, halves, this.#shade, options);
  }

  readonly #shade = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    setTheme(isTheme(value) ? value : undefined);
    setSettings({ theme: theme() });
  };

  readonly #choose = async (event: Event): Promise<void> => {
    const select = event.target as HTMLSelectElement;
    const { value } = select;
    if (!isLanguage(value)) return;
    try {
      await setLanguage(value, words);
    } catch {
      // Its words have not come with the page, and can come no more.
      select.value = language();
      return;
    }
    setSettings({ lang: chosenLanguage() });
  };

  #skip(): void {
    this.renderRoot.querySelector("main")?.focus();
  }

  /** A link to another page of the site, unless it is to be opened elsewhere. */
  #follow(event: MouseEvent): void {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const view = link.origin === window.location.origin && viewAt(link);
    if (!view) return;
    event.preventDefault();
    window.history.pushState(null, "", link.pathname + link.hash);
    // Behind the "#" there may be the name of a section instead.
    if (!link.hash || link.hash.includes("=")) setSettings({ lang: chosenLanguage(), theme: theme() });
    void this.#show(view, "top");
  }

  /** A protocol that was given where a table is asked for goes to the page that is for protocols. */
  async #hand({ detail }: CustomEvent<File>): Promise<void> {
    window.history.pushState(null, "", fileOf("answer"));
    await this.#show("answer", "top");
    this.#opened.get("answer")?.take?.(detail);
  }

  /** A question that was made up on another page is written on the page that asks. */
  async #ask({ detail }: CustomEvent<HandedQuestion>): Promise<void> {
    window.history.pushState(null, "", addressOf("ask"));
    setSettings({ lang: chosenLanguage(), theme: theme() });
    await this.#show("ask", "top");
    this.#opened.get("ask")?.takeQuestion?.(detail);
  }

  async #show(view: ViewName, scroll: "back" | "top" = "back"): Promise<void> {
    this.#places.set(this._view, window.scrollY);
    const before = this.#opened.get(view);
    const loaded = before ? undefined : await pages[view]().catch(() => undefined);
    if (loaded) this.#opened.set(view, loaded.open());
    this.#failed = !this.#opened.has(view);
    if (view !== this._view) this.#linked = isLinked(view);
    this._view = view;
    this._menu = false;
    this.requestUpdate();
    await this.updateComplete;
    before?.shown?.();
    // A page that has just been opened may be meant at one of its sections.
    if (scroll === "back" && before) return window.scrollTo(0, this.#places.get(view) ?? 0);
    const page = this.#opened.get(view)?.page;
    if (page instanceof LitElement) await page.updateComplete;
    const root = page?.shadowRoot;
    const section = /^#[\w-]+$/.test(window.location.hash) && root?.querySelector<HTMLElement>(window.location.hash);
    if (section) leadTo(section);
    else window.scrollTo(0, 0);
    if (scroll === "back") return;
    this.renderRoot.querySelector("main")?.focus({ preventScroll: true });
  }

  static override styles = [base, site];
}

/** The view of the address or, if that is of no page, the one that the file was made for. */
function startingView(): ViewName {
  const { view } = document.documentElement.dataset;
  return viewAt(window.location) ?? viewNames.find((name) => name === view) ?? "protect";
}

/** The language for the address, if it is not the preferred one. */
function chosenLanguage(): string | undefined {
  return language() === preferred(navigator.languages) ? undefined : language();
}

function isLinked(view: ViewName): boolean {
  return view === "answer" && hasLinkedProtocol();
}

/**
 * A list of the browser's own behind a sign. It is as small as a button, and its options are as long as they need be.
 */
function picked(label: string, sign: TemplateResult, choose: (event: Event) => void, options: TemplateResult[]) {
  return html`<div class="picked">${sign}<select aria-label=${label} @change=${choose}>${options}</select></div>`;
}

const lines = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M1 3.5h14M1 8h14M1 12.5h14" fill="none" stroke="currentColor" stroke-width="1.8"></path>
</svg>`;

/** Half of a circle is filled. */
const halves = html`<svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
  <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.6"></circle>
  <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor"></path>
</svg>`;

/** A gate: what may pass goes through, the rest stays. */
const mark = html`<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
  <path d="M3 7h6M3 12h18M3 17h6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"></path>
  <path d="M13 3v5M13 16v5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"></path>
</svg>`;

customElements.define("sluice-site", SluiceSite);
