// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { forSamples, OF_SAMPLES } from "../../../wasm/contract/notions.js";
import { BEST_PROTOCOL, SIMPLE_PROTOCOL } from "../../../wasm/contract/protocols.js";
import { messages } from "../../messages/page.js";
import type { SluiceErrorNote } from "../../parts/error.js";
import { frame, top } from "../../parts/frame.js";
import { limits } from "../../parts/limits-of.js";
import { enginesFor } from "../../platform/engine-source.js";
import type { Opened } from "../../platform/views.js";
import { unsaved } from "../../session/file-privatisation.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";
import { SluiceSearch } from "./search.js";
import { linkedOther, linkedSettings, linkSettings } from "./session/linked-settings.js";
import { choices } from "./session/offered.js";
import "../../panels/account.js";
import "../../panels/beliefs.js";
import "./categories.js";
import "../../panels/channel.js";
import "./compare.js";
import "./confidence.js";
import "./contrast.js";
import "../../parts/error.js";
import "../../panels/tab-storage-panel.js";
import "./utility-panel.js";
import "../../panels/label.js";
import "./level.js";
import "./notions.js";
import "./opener.js";
import "../../panels/outcome.js";
import "./polytope.js";
import "./preview.js";
import "../../panels/privatise.js";
import "./profile-graph.js";
import "../../parts/progress.js";
import "./protocols.js";
import "./rules.js";
import "../../panels/sentence.js";
import "../../parts/step.js";
import "../../panels/verdict.js";
import { ProtectSession } from "./session/protect-session.js";

/** The whole of it on one page: four steps, read from top to bottom. */
export class SluicePrivatisePage extends SessionElement<ProtectSession> {
  protected override readonly updatesImmediately = true;

  override render() {
    return html`${top(messages)}
      <div>${this.#data()} ${this.#level()} ${this.#channel()} ${this.#privatise()}</div>`;
  }

  #data() {
    const { source, reading, inspection, errors } = this.state;
    const { session } = this;
    const t = messages.data;
    return html`<sluice-step number="1" .heading=${t.heading} .intro=${t.intro} id="data">
      <sluice-opener .session=${session}></sluice-opener>
      ${
        reading && source
          ? html`<sluice-progress .label=${plain(t.reading, { name: source.file.name })} .progress=${reading}
              @cancel=${this.#cancelReading}></sluice-progress>`
          : nothing
      }
      <sluice-keep .session=${session}></sluice-keep>
      ${inspection ? html`<sluice-preview .session=${session}></sluice-preview>` : nothing}
      ${inspection ? html`<sluice-rules .session=${session}></sluice-rules>` : nothing}
      <sluice-error .error=${errors.data}></sluice-error>
      ${inspection ? html`<p class="missing" role="status">${this.#missing()}</p>` : nothing}
      <sluice-categories .session=${session}></sluice-categories>
    </sluice-step>`;
  }

  #cancelReading(): void {
    this.session.data.cancel();
    this.renderRoot.querySelector<HTMLElement>("sluice-opener")?.focus();
  }

  /** Which role is still to be given. */
  #missing(): string {
    const t = messages.data;
    const { roles } = this.state;
    const secret = roles.includes("secret");
    const share = roles.includes("share");
    if (secret && share) return "";
    if (secret) return t.needShare;
    return share ? t.needSecret : t.needRoles;
  }

  #level() {
    const { prior, errors, design } = this.state;
    const { session } = this;
    const t = messages.level;
    return html`<sluice-step number="2" .heading=${t.heading} .intro=${t.intro} id="level">
      ${
        prior
          ? html`<sluice-level .session=${session}></sluice-level>
              <sluice-search brief .session=${session}></sluice-search>
              <sluice-error .error=${errors.level}>${this.#again()}${this.#simpler()}</sluice-error>
              ${design ? html`<sluice-sentence settable .session=${session} @robust=${this.#toRobust}></sluice-sentence>` : nothing}
              <sluice-notions .session=${session}></sluice-notions>`
          : html`<p class="soft">${t.waiting}</p>`
      }
    </sluice-step>`;
  }

  #channel() {
    const { prior, design, errors } = this.state;
    const { session } = this;
    const t = messages.channel;
    return html`<sluice-step number="3" .heading=${t.heading} .intro=${t.intro} id="channel">
      ${
        prior
          ? html`<sluice-protocols .session=${session}></sluice-protocols>
            <sluice-search .session=${session}></sluice-search>`
          : nothing
      }
      ${
        design
          ? html`<sluice-channel .session=${session}></sluice-channel>
              <sluice-label .session=${session}></sluice-label>
              <div class="two">
                <sluice-kept .session=${session}></sluice-kept>
                <sluice-beliefs .session=${session}></sluice-beliefs>
              </div>
              <sluice-polytope .session=${session}></sluice-polytope>
              <sluice-profile-graph .session=${session}></sluice-profile-graph>
              <sluice-confidence .session=${session}></sluice-confidence>
              <sluice-compare .session=${session}></sluice-compare>
              <sluice-contrast .session=${session}></sluice-contrast>
              <sluice-verdict brief .session=${session}></sluice-verdict>
              <sluice-error .error=${errors.channel}></sluice-error>`
          : html`<p class="soft">${prior && !errors.level ? (this.state.slow ? nothing : messages.working) : t.waiting}</p>`
      }
    </sluice-step>`;
  }

  #leaving: HTMLElement | null = null;

  /** Where the focus is when the search it stands in comes to its end. */
  override willUpdate(): void {
    const { activeElement } = this.renderRoot as ShadowRoot;
    this.#leaving =
      activeElement instanceof SluiceSearch && !(this.state.designing && this.state.slow) ? activeElement : null;
  }

  override updated(): void {
    const leaving = this.#leaving;
    if (!leaving) return;
    const step = leaving.closest("sluice-step");
    const error = step?.querySelector<SluiceErrorNote>("sluice-error:has(.again)");
    if (this.state.stopped && error) {
      // A button in an error that is not there yet takes no focus.
      void error.updateComplete.then(() => error.querySelector<HTMLElement>(".again")?.focus());
    } else if (this.state.stopped) leaving.focus();
    else step?.querySelector<HTMLElement>("sluice-level, sluice-protocols")?.focus();
  }

  /** The same search once more, where there is no protocol yet. */
  #again() {
    const { stopped, design } = this.state;
    if (!stopped || design) return nothing;
    return html`<button type="button" class="again" @click=${this.#searchAgain}>${messages.search.again}</button>`;
  }

  #searchAgain(event: Event): void {
    const step = (event.target as Element).closest("sluice-step");
    this.session.settings.searchAgain();
    step?.querySelector<HTMLElement>("sluice-search")?.focus();
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

  /** To the kind of promise that reckons with a sample. */
  #toRobust(): void {
    this.session.settings.setNotion(forSamples(this.state.notion) ?? OF_SAMPLES);
    this.renderRoot.querySelector<HTMLElement>("sluice-notions")?.focus();
  }

  #toOutcome(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-outcome")?.focus();
  }

  #privatise() {
    const { design, outcome, errors, prior } = this.state;
    const { session } = this;
    const t = messages.privatise;
    return html`<sluice-step number="4" .heading=${t.heading} .intro=${t.intro} id="privatise">
      ${design ? html`<sluice-privatise .session=${session} @done=${this.#toOutcome}></sluice-privatise>` : nothing}
      ${design || outcome ? nothing : html`<p class="soft">${t.waiting}</p>`}
      <sluice-error .error=${errors.privatise}></sluice-error>
      <sluice-outcome .session=${session}></sluice-outcome>
      <sluice-account .session=${session}></sluice-account>
      ${prior ? limits(this.state.notion, prior.secret.name) : nothing}
    </sluice-step>`;
  }

  static override styles = [
    base,
    frame,
    css`
      sluice-step > sluice-sentence {
        margin-block-start: 2rem;
      }
      .missing {
        font-weight: 600;
        color: var(--accent);
      }
      .missing:empty {
        display: none;
      }
      sluice-preview + sluice-rules,
      sluice-compare + sluice-contrast {
        margin-block-start: 0.5rem;
      }
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2rem 3.5rem;
        padding-block: 0.5rem;
      }
      @media (min-width: 56rem) {
        .two {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
    `,
  ];
}

customElements.define("sluice-privatise-page", SluicePrivatisePage);

/** So many workers draw the curve where the computer has the cores for them. */
const CURVES = 4;

export function open(): Opened {
  const session = new ProtectSession(enginesFor(Math.max(1, Math.min(CURVES, navigator.hardwareConcurrency))));
  const page = Object.assign(new SluicePrivatisePage(), { session });
  const link = () => linkSettings(session.settings.chosen, session.state.contrasted?.wanted);
  void session.start(linkedSettings(), linkedOther()).then(() => {
    let later: ReturnType<typeof setTimeout>;
    let before = "";
    session.subscribe(() => {
      // All else may change for long, as the curve does while it is drawn, and is not waited for.
      const now = JSON.stringify([session.settings.chosen, session.state.contrasted?.wanted]);
      if (now === before) return;
      before = now;
      clearTimeout(later);
      // Browsers allow for some changes a second, and a slider makes many.
      later = setTimeout(() => page.hidden || link(), 300);
    });
  });
  return { page, unsaved: () => unsaved(session), shown: link };
}
