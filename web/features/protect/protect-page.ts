// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { adviceOf, saidBy } from "../../../wasm/contract/errors.js";
import { BEST_PROTOCOL, SIMPLE_PROTOCOL } from "../../../wasm/contract/protocols.js";
import { hiddenName } from "../../facts/pairs.js";
import { decimalAsked, readingAsked } from "../../facts/reading-question.js";
import { isSettled } from "../../facts/roles.js";
import { rowsAsked } from "../../facts/rows-asked.js";
import { messages } from "../../messages/page.js";
import type { SluiceErrorNote } from "../../parts/error.js";
import { frame } from "../../parts/frame.js";
import { LaterPart } from "../../parts/later-part.js";
import { limits } from "../../parts/limits-of.js";
import { listen } from "../../parts/listening.js";
import { enginesFor } from "../../platform/engine-source.js";
import { type ChosenDialect, formatOf } from "../../platform/formats.js";
import type { LayoutChange } from "../../platform/layouts.js";
import type { Opened } from "../../platform/views.js";
import { unsaved } from "../../session/file-privatisation.js";
import { UnfoldingElement } from "../../session/unfolding.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";
import { ownError } from "../../text/own-error.js";
import { langOf, messageOf, remedyOf } from "../../text/translate.js";
import { linkedColumns, linkedOther, linkedSettings, linkSettings } from "./session/linked-settings.js";
import { choices } from "./session/offered.js";
import "../../parts/error.js";
import "../../parts/progress.js";
import "./table/opener.js";
import { ProtectSession } from "./session/protect-session.js";
import { refusedForEarlier } from "./session/state.js";

/** The folded sections, in the order in which they are shown; each has its name as an anchor. */
const sections = [
  "learnt",
  "odds",
  "methods",
  "curve",
  "beliefs",
  "comparison",
  "ranges",
  "columns",
  "repeatable",
  "proof",
] as const;

type Section = (typeof sections)[number];

/** A file is opened, two columns chosen, and a new file saved; all that is behind it is folded. */
export class SluiceProtectPage extends UnfoldingElement<ProtectSession> {
  static override properties = { _tuned: { state: true } };

  protected override readonly updatesImmediately = true;
  /** Whether the level itself has been asked for. */
  declare _tuned?: boolean;
  readonly #shown = new LaterPart(this, () => import("./with-file.js"));

  constructor() {
    super();
    listen(this, window, "hashchange", () => this.#toAnchor());
  }

  override firstUpdated(): void {
    this.#toAnchor();
  }

  /** Old addresses name what is folded now. */
  #toAnchor(): void {
    const name = window.location.hash.slice(1);
    if (this.hidden || !/^[\w-]+$/.test(name)) return;
    if (name === "details" || sections.some((section) => section === name)) this._open = true;
    if (name === "level") this._tuned = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector(`#${name}`)?.scrollIntoView());
  }

  override render() {
    return html`<h1>${messages.protect.title}</h1>
      ${this.#data()}
      ${this.#shown.here ? this.#withFile() : nothing}`;
  }

  #withFile() {
    const { inspection, roles } = this.state;
    const both = isSettled(roles);
    return html`<sluice-shared-before .session=${this.session}></sluice-shared-before>
      ${inspection && both ? html`${this.#level()} ${this.#result()}` : nothing}
      ${this.#saved()}
      ${inspection ? this.#details() : nothing}
      <sluice-save-bar .session=${this.session} @done=${this.#toOutcome} @refused=${this.#toRefusal}></sluice-save-bar>`;
  }

  #data() {
    const { source, reading, inspection, errors } = this.state;
    const { session } = this;
    const t = messages.data;
    const asked = errors.data
      ? (readingAsked(errors.data) ?? rowsAsked(errors.data))
      : inspection && decimalAsked(inspection, this.state.roles);
    return html`<section id="data" class="stack">
      <sluice-opener .session=${session}></sluice-opener>
      ${
        reading && source
          ? html`<sluice-progress .label=${plain(t.reading, { name: source.file.name })} .progress=${reading}
              @cancel=${this.#cancelReading}></sluice-progress>`
          : nothing
      }
      ${
        this.#shown.here
          ? html`${
              inspection
                ? html`${this.#isText ? nothing : this.#reading()}
              <sluice-rows-note lists .file=${source?.file} .inspection=${inspection} @rows-are=${this.#rowsAre}></sluice-rows-note>
              <sluice-columns .session=${session}></sluice-columns>`
                : nothing
            }
            <sluice-reading-question .asked=${asked} .file=${source?.file.name ?? ""}
              @read-as=${this.#readAs} @rows-are=${this.#rowsAre} @weigh-by=${this.#weighBy}></sluice-reading-question>`
          : nothing
      }
      <sluice-error .error=${asked ? undefined : (errors.data ?? this.#shown.lost)}></sluice-error>
      ${errors.data && !asked && errors.data.code !== "cancelled" && !inspection ? this.#reading() : nothing}
      ${inspection ? html`<p class="missing" role="status">${this.#missing()}</p>` : nothing}
    </section>`;
  }

  #cancelReading(): void {
    this.session.data.cancel();
    this.#toOpener();
  }

  /** The element with the focus goes while the file is read. */
  #toOpener(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-opener")?.focus();
  }

  #readAs({ detail }: CustomEvent<ChosenDialect>): void {
    this.#toOpener();
    void this.session.data.readAs(detail);
  }

  #weighBy({ detail }: CustomEvent<string>): void {
    const { inspection, roles } = this.state;
    this.#toOpener();
    this.session.data.setRole(inspection?.header.indexOf(detail) ?? -1, "weight", roles);
  }

  #rowsAre({ detail }: CustomEvent<LayoutChange>): void {
    this.#toOpener();
    void this.session.data.setLayout(detail);
  }

  /** How a text file is read stands under Details: of any other there is something to know, and little. */
  get #isText(): boolean {
    const { source } = this.state;
    return source !== undefined && formatOf(source.file) === "text";
  }

  #reading() {
    const { source, inspection } = this.state;
    if (!this.#shown.here) return nothing;
    return html`<sluice-reading .file=${source?.file} .inspection=${inspection} @read-as=${this.#readOtherwise}></sluice-reading>`;
  }

  /** By a control that is drawn anew, which takes the focus with it. */
  async #readOtherwise({ detail }: CustomEvent<ChosenDialect>): Promise<void> {
    await this.session.data.readAs(detail);
    await this.updateComplete;
    if (!this.shadowRoot?.activeElement) this.renderRoot.querySelector<HTMLElement>("sluice-reading")?.focus();
  }

  /** Says which role is still to be given. */
  #missing(): string {
    const t = messages.protect;
    const { roles } = this.state;
    const secret = roles.includes("secret");
    const share = roles.includes("share");
    if (isSettled(roles)) return "";
    if (secret) return t.needShare;
    return share ? t.needHide : t.needBoth;
  }

  #level() {
    const { prior, errors } = this.state;
    const { session } = this;
    return html`<section id="level">
      ${this.state.roles.includes("itself") ? nothing : html`<sluice-who .session=${session}></sluice-who>`}
      <sluice-privacy ?tuned=${this._tuned} .session=${session}></sluice-privacy>
      ${prior ? html`<sluice-search brief ?voiced=${!this._open} .session=${session}></sluice-search>` : nothing}
      <sluice-error .error=${errors.level}>${this.#again()}${this.#simpler()}${this.#listed()}</sluice-error>
    </section>`;
  }

  #result() {
    const { design, errors, prior, designing, slow, protocol } = this.state;
    const { session } = this;
    const isSimple = design?.protocol === SIMPLE_PROTOCOL && protocol !== SIMPLE_PROTOCOL;
    const { before, simple } = messages.protect;
    return html`<section id="channel" class="stack">
      ${design && designing && slow ? html`<p class="before small">${isSimple ? simple : before}</p>` : nothing}
      ${
        design
          ? html`<div class="boxes">
              <sluice-before-after .session=${session}></sluice-before-after>
              <sluice-guess-box ?voiced=${!this._open} .session=${session}></sluice-guess-box>
              <sluice-useful-box .session=${session}></sluice-useful-box>
            </div>`
          : html`<p class="soft">${!errors.level && prior && !this.state.slow ? messages.working : nothing}</p>`
      }
      <sluice-error .error=${errors.channel}></sluice-error>
    </section>`;
  }

  #saved() {
    const { session } = this;
    return html`<section id="privatise">
      ${refusedForEarlier(this.state) ? this.#refused() : html`<sluice-target-question .session=${session} @answered=${this.#toBar}></sluice-target-question>`}
      <sluice-saved .session=${session} @undone=${this.#toBar}></sluice-saved>
    </section>`;
  }

  /** A second file of the same people: the way out first, and the figures behind it. */
  #refused() {
    const t = messages.protect;
    const error = this.state.errors.privatise;
    if (!error) return nothing;
    const own = ownError("second-file", error.code, t.saved.second, t.saved.secondRemedy);
    return html`<sluice-error .error=${own}><details>
        <summary class="small">${t.details.title}</summary>
        <p class="small" lang=${langOf(saidBy(error))}>${messageOf(error)}</p>
        <p class="small" lang=${langOf(adviceOf(error))}>${remedyOf(error)}</p>
      </details></sluice-error>`;
  }

  #details() {
    const t = messages.protect.details;
    return html`<details id="details" ?open=${this._open} @toggle=${this.toggled}>
      <summary>${t.title} <span class="small soft">${t.says}</span></summary>
      ${this._open ? html`<div class="folded">${sections.map((name) => this.#section(name))}</div>` : nothing}
    </details>`;
  }

  #section(name: Section) {
    const content = this.#content(name);
    if (content === nothing) return nothing;
    return html`<section id=${name} class="stack"><h2>${messages.protect.details[name]}</h2>${content}</section>`;
  }

  /** The contents of a section; before there is a method there is only what is about the file. */
  #content(name: Section) {
    const { session } = this;
    const { design, prior, notion } = this.state;
    switch (name) {
      case "ranges":
        return html`<sluice-keep .session=${session}></sluice-keep>
          ${this.#isText ? this.#reading() : nothing}
          <sluice-preview .session=${session}></sluice-preview>
          <sluice-rules .session=${session}></sluice-rules>
          <sluice-categories .session=${session}></sluice-categories>`;
      case "methods":
        return prior
          ? html`<sluice-protocols .session=${session}></sluice-protocols>
              <sluice-search .session=${session}></sluice-search>`
          : nothing;
      case "repeatable":
        return html`${this.state.account ? nothing : html`<p class="small soft">${plain(messages.privatise.accountNone, { once: messages.privatise.onceTitle })}</p>`}
          <sluice-account .session=${session}></sluice-account>`;
      default:
        break;
    }
    if (!design) return nothing;
    switch (name) {
      case "learnt":
        return html`<sluice-sentence settable .session=${session} @robust=${this.#toRobust}></sluice-sentence>
          <sluice-label .session=${session}></sluice-label>`;
      case "odds":
        return html`<sluice-channel .session=${session}></sluice-channel>`;
      case "curve":
        return html`<sluice-kept .session=${session}></sluice-kept>
          <sluice-polytope .session=${session}></sluice-polytope>
          <sluice-profile-graph .session=${session}></sluice-profile-graph>
          <sluice-confidence .session=${session}></sluice-confidence>`;
      case "beliefs":
        return html`<sluice-beliefs .session=${session}></sluice-beliefs>`;
      case "comparison":
        return html`<sluice-compare .session=${session}></sluice-compare>
          <sluice-contrast .session=${session}></sluice-contrast>`;
      case "columns":
        return html`<sluice-privatise options .session=${session}></sluice-privatise>`;
      default:
        return html`<sluice-verdict brief .session=${session}></sluice-verdict>
          ${prior ? limits(notion, design ? hiddenName(design) : prior.secret.name) : nothing}`;
    }
  }

  #leaving: HTMLElement | null = null;

  /** The search that has the focus when it comes to its end. */
  override willUpdate(): void {
    if (this.state.source) void this.#shown.come();
    const searching = this.state.designing && this.state.slow;
    this.#leaving = searching ? null : this.renderRoot.querySelector<HTMLElement>("sluice-search:focus-within");
  }

  override updated(): void {
    const leaving = this.#leaving;
    if (!leaving) return;
    const section = leaving.closest("section");
    const error = this.renderRoot.querySelector("#level sluice-error .again")?.closest<SluiceErrorNote>("sluice-error");
    if (this.state.stopped && error) {
      // A button in an error that is not there yet takes no focus.
      void error.updateComplete.then(() => error.querySelector<HTMLElement>(".again")?.focus());
    } else if (this.state.stopped) leaving.focus();
    else section?.querySelector<HTMLElement>("sluice-privacy, sluice-protocols")?.focus();
  }

  /** The same search once more, where there is no protocol yet. */
  #again() {
    const { stopped, design } = this.state;
    if (!stopped || design) return nothing;
    return html`<button type="button" class="again" @click=${this.#searchAgain}>${messages.search.again}</button>`;
  }

  #searchAgain(): void {
    this.session.settings.searchAgain();
    this.renderRoot.querySelector<HTMLElement>("#level sluice-search")?.focus();
  }

  /** The way out when the best protocol cannot be found for this table. */
  #simpler() {
    const { errors, notion, protocol, catalogue, table } = this.state;
    const code = errors.level?.code ?? "";
    const helps = ["too_large", "cancelled"].includes(code) && protocol === BEST_PROTOCOL;
    const simple = catalogue && choices(catalogue, notion, table).find((choice) => choice.protocol === SIMPLE_PROTOCOL);
    if (!helps || !simple) return nothing;
    return html`<button type="button" @click=${() => this.session.settings.setProtocol(simple)}>${messages.channel.useSimple}</button>`;
  }

  /** Weights that count nobody are of no sample. */
  #listed() {
    if (this.state.errors.level?.id !== "weights-not-people") return nothing;
    return html`<button type="button" @click=${() => this.session.settings.setSample(false)}>${messages.protect.who.everyone}</button>`;
  }

  /** To the kind of protection that reckons with a sample. */
  #toRobust(): void {
    this.session.settings.setSample(true);
    this.renderRoot.querySelector<HTMLElement>("sluice-who")?.focus();
  }

  #toOutcome(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-saved")?.focus();
    void this.updateComplete.then(() => this.renderRoot.querySelector("#privatise")?.scrollIntoView());
  }

  /** Why there is no file stands where the file would: the bar is always in view, and that is not. */
  #toRefusal(): void {
    this.renderRoot.querySelector("#privatise")?.scrollIntoView({ block: "nearest" });
  }

  #toBar(): void {
    this.renderRoot.querySelector("sluice-save-bar")?.shadowRoot?.querySelector<HTMLElement>(".go")?.focus();
  }

  static override styles = [
    base,
    frame,
    css`
      .before {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
      }
      h1 {
        font-size: clamp(1.6rem, 1.1rem + 2.2vw, 2.4rem);
        margin: 0;
        padding-block: clamp(0.9rem, 2.5vw, 1.75rem) clamp(0.75rem, 2vw, 1.25rem);
      }
      section {
        scroll-margin-block: 1rem 5rem;
      }
      :host > section + section {
        margin-block-start: 1.1rem;
      }
      .missing {
        font-weight: 600;
        color: var(--accent);
      }
      .missing:empty {
        display: none;
      }
      sluice-who + sluice-privacy {
        margin-block-start: 0.4rem;
      }
      .boxes {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
      }
      .boxes > * {
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--surface);
        padding: 0.9rem 1.1rem 1.1rem;
      }
      @media (min-width: 52rem) {
        .boxes {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
        .boxes > :first-child {
          grid-column: 1 / -1;
        }
      }
      #details {
        border-block: 1px solid var(--line);
        margin-block: 1.75rem;
        padding-block: 0.4rem;
      }
      #details > summary {
        font-family: var(--serif);
        font-size: 1.2rem;
      }
      #details > summary .small {
        font-family: var(--sans);
      }
      .stack > sluice-sentence + sluice-label {
        margin-block-start: 1.75rem;
      }
      .folded > section {
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem 1.75rem;
      }
      .folded h2 {
        font-size: 1.35rem;
      }
      sluice-preview + sluice-rules,
      sluice-compare + sluice-contrast {
        margin-block-start: 0.5rem;
      }
      sluice-save-bar {
        position: sticky;
        inset-block-end: 0;
        z-index: 2;
        margin-inline: calc(-1 * clamp(1rem, 4vw, 3rem));
      }
    `,
  ];
}

customElements.define("sluice-protect-page", SluiceProtectPage);

/** So many workers draw the curve where the computer has the cores for them. */
const CURVES = 4;

export function open(): Opened {
  const session = new ProtectSession(enginesFor(Math.max(1, Math.min(CURVES, navigator.hardwareConcurrency))));
  const page = Object.assign(new SluiceProtectPage(), { session });
  const link = () => linkSettings(session.settings.chosen, session.state, session.state.contrasted?.wanted);
  void session.start(linkedSettings(), linkedOther(), linkedColumns()).then(() => {
    let later: ReturnType<typeof setTimeout>;
    let before = "";
    session.subscribe(() => {
      // All else may change for long, as the curve does while it is drawn, and is not waited for.
      const { notion, objective, contrasted } = session.state;
      const now = JSON.stringify([session.settings.chosen, notion, objective, contrasted?.wanted]);
      if (now === before) return;
      before = now;
      clearTimeout(later);
      // Browsers allow for some changes a second, and a slider makes many.
      later = setTimeout(() => page.hidden || link(), 300);
    });
  });
  return { page, unsaved: () => unsaved(session), shown: link };
}
