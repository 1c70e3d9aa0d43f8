// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../../wasm/engine/sluice.js";
import { COUNTING, canCount } from "../../../facts/counting.js";
import { privacyLevels } from "../../../facts/levels.js";
import { sharedNames } from "../../../facts/pairs.js";
import { type Advice, mergeBelow, saysNothing, type UsefulShare } from "../../../facts/useful.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { count, integer, list, percent, plain, pointsText } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";
import type { Useful } from "../session/state.js";

/** So many answers stand in the open. */
const SHOWN = 3;

/** Each answer's percentage with what it is off by at this file's size, and the way out where that is too much. */
export class SluiceUsefulBox extends SessionElement<ProtectSession> {
  /** The table for which the method was made for counting here, and which is therefore offered once more. */
  #taken: ProtectSession["state"]["table"];

  /** Whether an offer has the focus, which may no longer hold when more has been reckoned. */
  #focused = false;

  override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement?.isConnected === true;
  }

  override updated(): void {
    const lost = this.#focused && !this.shadowRoot?.activeElement;
    if (lost) this.renderRoot.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  override render() {
    const { design, useful } = this.state;
    if (!design) return nothing;
    const t = messages.protect.useful;
    return html`<h2 tabindex="-1">${t.title}</h2>${useful ? this.#figures(useful) : nothing}`;
  }

  /** Figures of the design before stand until the new ones are there. */
  #figures({ design, shares, advice }: Useful) {
    const t = messages.protect.useful;
    return html`<div class=${design === this.state.design ? this.staleness : "stale quick"}>
        ${this.#advice(advice)}
        ${shares ? this.#list(shares) : html`<p>${t.unknown}</p>`}
        ${shares && saysNothing(shares) ? this.#nothing(design) : nothing}
        ${shares ? this.#merge(design, shares) : nothing}
      </div>`;
  }

  #list(shares: UsefulShare[]) {
    const t = messages.protect.useful;
    const [first, rest] = [shares.slice(0, SHOWN), shares.slice(SHOWN)];
    const rough = rest.some((share) => share.rough);
    return html`<p>${t.says}</p>
      <ul class="numbers">${first.map(item)}</ul>
      ${
        rest.length > 0
          ? html`<details><summary class="small">${count(rest.length, t.more)}${rough ? warning() : nothing}</summary>
              <ul class="numbers">${rest.map(item)}</ul></details>`
          : nothing
      }`;
  }

  /**
   * How many people it takes, and the way out where another method or format needs far fewer: weaker privacy comes last.
   * A method for counting has its way back in the same place: the button stays the same one, so that the focus is never lost.
   */
  #advice(advice: Advice | undefined) {
    const t = messages.protect.useful;
    const { kind, own, best } = advice ?? { kind: "none", own: 0, best: 0 };
    const values = { people: integer(own), best: integer(best) };
    const never = !Number.isFinite(own);
    return html`${kind === "counting" ? html`<p class="numbers">${plain(never ? t.bestOnly : t.tooMany, values)}</p>` : nothing}
      ${this.#counting(kind === "counting")}
      ${
        kind === "codes"
          ? html`<p class="numbers">${plain(never ? t.codesOnly : t.tooManyCodes, values)}</p>
            <button type="button" class="codes" @click=${() => this.session.writeCodes()}>${t.forCodes}</button>`
          : nothing
      }
      ${kind === "people" ? html`<p class="small soft numbers">${plain(t.people, { people: count(own, messages.protect.people) })}</p>` : nothing}`;
  }

  #counting(offered: boolean) {
    const t = messages.protect.useful;
    const { objective, table } = this.state;
    const possible = canCount(this.state);
    const made = objective === COUNTING && possible;
    if (!made && !offered && !(possible && this.#taken === table)) return nothing;
    const turn = () => {
      this.#taken = table;
      this.session.settings.setObjective(made ? undefined : COUNTING);
    };
    return html`<button type="button" class="counting" @click=${turn}>${made ? t.notForCounting : t.forCounting}</button>`;
  }

  /** No percentage can be told: weaker privacy helps, unless it is weak already. */
  #nothing(design: Design) {
    const t = messages.protect.useful;
    const { settings, state } = this.session;
    const stricter = state.epsilon < privacyLevels(settings.highest).weak;
    return html`<p class="says-nothing">${plain(t.nothing, { column: list(sharedNames(design.data)) })}</p>
      ${stricter ? html`<button type="button" class="weaker" @click=${() => settings.setPrivacy("weak")}>${t.weaker}</button>` : nothing}`;
  }

  #merge(design: Design, shares: UsefulShare[]) {
    const t = messages.protect.useful;
    const { table, rules } = this.state;
    if (!table) return nothing;
    const below = mergeBelow(shares, design, table, rules);
    if (below === undefined) return this.#merged();
    return html`<button type="button" class="merge" aria-describedby="merges" @click=${() => this.session.data.setRules({ rareBelow: below })}>${t.merge}</button>
      <p id="merges" class="of-button small soft numbers">${plain(t.mergeSays, { n: integer(below), other: messages.data.rules.other })}</p>`;
  }

  /** The way back, beside the way there. */
  #merged() {
    const t = messages.protect.useful;
    const n = this.state.rules.rareBelow;
    if (n <= 1) return nothing;
    return html`<button type="button" class="unmerge" aria-describedby="merged" @click=${() => this.session.data.setRules({ rareBelow: 0 })}>${t.unmerge}</button>
      <p id="merged" class="of-button small soft numbers">${plain(t.merged, { n: integer(n), other: messages.data.rules.other })}</p>`;
  }

  static override styles = [
    base,
    css`
      h2 {
        font-size: 1.2rem;
      }
      div > * + *,
      h2 + div {
        margin-block-start: 0.6rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin-block-end: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: 0.1rem 1.5rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1rem;
        overflow-wrap: break-word;
      }
      li > span {
        min-inline-size: 0;
      }
      li > span:last-child {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      .rough {
        color: var(--warn);
        font-weight: 600;
      }
    `,
  ];
}

function item({ name, share, error, rough }: UsefulShare) {
  const t = messages.protect.useful;
  const values = { share: percent(share), points: pointsText(error) };
  return html`<li class=${rough ? "is-rough" : ""}><span>${name}</span>
    <span>${plain(Number.isFinite(error) ? t.share : t.never, values)}${rough ? warning() : nothing}</span></li>`;
}

function warning() {
  return html` <span class="rough" role="img" aria-label=${messages.protect.useful.warning} title=${messages.protect.useful.warning}>!</span>`;
}

customElements.define("sluice-useful-box", SluiceUsefulBox);
