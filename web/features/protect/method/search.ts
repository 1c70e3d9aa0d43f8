// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { restsOn } from "../../../../wasm/contract/notions.js";
import type { BoundsSpec } from "../../../charts/chart.js";
import { keepsPairs } from "../../../facts/pairs.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { Made } from "../../../text/cached-text.js";
import { levelText, percent, plain } from "../../../text/format-message.js";
import type { ProtectState, Search } from "../session/state.js";
import "../../../parts/chart.js";
import type { ProtectSession } from "../session/protect-session.js";

/** How often a screen reader is told, in milliseconds. */
const interval = 5000;

/**
 * A search that takes long: how far it is, a way to stop it and a way to take what has been found. `brief` is the same
 * without chart and without a voice, for a second place on the page.
 */
export class SluiceSearch extends SessionElement<ProtectSession> {
  static override properties = {
    brief: { type: Boolean },
    voiced: { type: Boolean },
    shown: { type: Boolean, reflect: true },
    offers: { type: Boolean, reflect: true },
    _spoken: { state: true },
  };

  protected override readonly updatesImmediately = true;
  declare brief?: boolean;
  /** Whether the brief one speaks all the same, as where it is the only one. */
  declare voiced?: boolean;
  declare shown?: boolean;
  /** Whether it offers to begin again what was stopped. */
  declare offers?: boolean;
  declare _spoken: string;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #spec = new Made<BoundsSpec>();

  constructor() {
    super();
    this._spoken = "";
  }

  /** The place to go on: stop a search that has begun, or begin one that was stopped. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".next")?.focus());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listen(false);
  }

  override willUpdate(): void {
    const { designing, slow, stopped, errors } = this.state;
    this.shown = designing && slow;
    // If there is no protocol yet, the error beside the brief one offers it.
    this.offers = stopped !== undefined && !(this.brief && errors.level);
    this.#listen(this.shown && this.#speaks);
    // A search that has begun anew has found nothing: the figure before is of other settings.
    if (this._spoken && this.shown && !this.state.search?.interim) this._spoken = messages.search.title;
    // An error speaks for itself.
    if (!this.shown) this._spoken = this.offers && this.#speaks && !errors.level ? this.#stopped() : "";
  }

  get #speaks(): boolean {
    return !this.brief || this.voiced === true;
  }

  /** Speaks at once, then now and then, of what stands at the time. */
  #listen(on: boolean): void {
    if (on === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this._spoken = on ? messages.search.title : "";
    if (on) this.#timer = setInterval(() => this.#speak(), interval);
  }

  #speak(): void {
    const { search } = this.state;
    if (search?.interim) this._spoken = saysOf(search, this.state);
  }

  override render() {
    const voice = !this.#speaks ? nothing : html`<span class="hidden" role="status">${this._spoken}</span>`;
    const t = messages.search;
    if (this.offers) {
      return html`${voice}
        <div class="box">
          <p>${this.#stopped()}</p>
          <div class="row"><button type="button" class="next" @click=${this.#again}>${t.again}</button></div>
        </div>`;
    }
    if (!this.shown) return voice;
    const { search } = this.state;
    const ready = search?.interim !== undefined;
    return html`${voice}
      <div class="box">
        <p class="title">${t.title}</p>
        <p class="numbers">${ready ? saysOf(search, this.state) : messages.working}</p>
        ${search && !this.brief ? html`<sluice-chart .spec=${this.#bounds(search)}></sluice-chart>` : nothing}
        <div class="row">
          <button type="button" class="use" ?disabled=${!ready} aria-describedby=${this.brief ? nothing : "help"} @click=${() => this.session.search.useFound()}>${t.use}</button>
          <button type="button" class="next" @click=${() => this.session.search.cancel()}>${messages.cancel}</button>
        </div>
        ${this.brief ? nothing : html`<p id="help" class="small soft">${ready ? plain(t.useSays, shares(search, this.state)) : t.useLater}</p>`}
      </div>`;
  }

  #again(): void {
    this.session.settings.searchAgain();
    this.focus();
  }

  #stopped(): string {
    const { stopped, design } = this.state;
    const t = messages.search;
    const epsilon = levelText(stopped?.epsilon ?? 0);
    return plain(design ? t.stoppedBack : t.stopped, { epsilon });
  }

  #bounds(search: Search): BoundsSpec {
    return this.#spec.of([search], () => boundsOf(search, this.state));
  }

  static override styles = [
    base,
    css`
      :host(:not([shown], [offers])) {
        display: contents;
      }
      .box {
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 1rem 1.1rem;
      }
      :host([brief]) .box {
        margin-block-start: 0.9rem;
      }
      .box > * + * {
        margin-block-start: 0.6rem;
      }
      .title {
        font-weight: 600;
      }
      sluice-chart {
        max-inline-size: 40rem;
      }
    `,
  ];
}

type Asked = Pick<ProtectState, "notion" | "seesSecret">;

/** Shares of the information in the answers; what is not there for certain is rounded against us. */
function shares({ lower, upper, entropy }: Search, { notion, seesSecret }: Asked) {
  const { of } = messages.search;
  return {
    what: keepsPairs(notion) && seesSecret ? of.pair : of.answer,
    found: percent(Math.max(0, lower) / entropy),
    possible: percent(Math.min(1, upper / entropy), Math.ceil),
    short: percent(Math.max(0, upper - lower) / entropy, Math.ceil),
  };
}

/** Under the robust notions another protocol may be proved for fewer distributions, and keep more. */
function saysOf(search: Search, asked: Asked): string {
  const { says, saysProved } = messages.search;
  return plain(restsOn(asked.notion) === "sample" ? saysProved : says, shares(search, asked));
}

function boundsOf(search: Search, asked: Asked): BoundsSpec {
  const t = messages.search;
  const { steps, entropy } = search;
  return {
    kind: "bounds",
    title: t.title,
    xLabel: t.seconds,
    yLabel: messages.channel.curveY,
    found: t.found,
    possible: t.possible,
    open: t.open,
    steps: steps.map(({ seconds, lower, upper }) => ({
      seconds,
      found: Math.max(0, lower / entropy),
      possible: Math.min(1, upper / entropy),
    })),
    summary: saysOf(search, asked),
  };
}

customElements.define("sluice-search", SluiceSearch);
