// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { SIMPLE_PROTOCOL } from "../../../../wasm/contract/protocols.js";
import type { Contender, Design, Notion } from "../../../../wasm/engine/sluice.js";
import type { HeatSpec } from "../../../charts/chart.js";
import { differences, type Side } from "../../../facts/differences.js";
import { HIGHEST_BESIDE } from "../../../facts/levels.js";
import { keepsPairs } from "../../../facts/pairs.js";
import { protocolFacts } from "../../../facts/protocol-facts.js";
import { messages } from "../../../messages/page.js";
import { channelSpec } from "../../../parts/channel-spec.js";
import { detailsStyle } from "../../../parts/details-style.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { facts } from "../../../styles/facts.js";
import { Made } from "../../../text/cached-text.js";
import { levelText, plain } from "../../../text/format-message.js";
import { inLanguage } from "../../../text/translate.js";
import { choices, promises, same } from "../session/offered.js";
import "../../../parts/chart.js";
import { factList } from "../../../panels/label.js";
import { estimableText } from "../effect/estimable.js";
import type { ProtectSession } from "../session/protect-session.js";

/** Channels of more reports than that are cut where they stand beside each other. */
const BESIDE = 8;

/** Another protocol, level or promise beside the one that is set: in words how they differ, and both in full. */
export class SluiceContrast extends UnfoldingElement<ProtectSession> {
  static override properties = { _notion: { state: true }, _wrong: { state: true } };

  /** The promise that is chosen in the form, where it is another one. */
  declare _notion: Notion | undefined;
  declare _wrong?: boolean;
  #begun: object | undefined;
  readonly #specs = new WeakMap<Design, Made<HeatSpec>>();

  /** An address may have put something beside. */
  override willUpdate(): void {
    const { contrasted } = this.state;
    if (contrasted && contrasted.wanted !== this.#begun) this._open = true;
    this.#begun = contrasted?.wanted;
  }

  override render() {
    const t = messages.contrast;
    return html`<details ?open=${this._open} @toggle=${this.toggled}>
      <summary>${t.title}</summary>
      ${this._open ? this.#all() : nothing}
    </details>`;
  }

  #all() {
    const { contrasted, design, costs } = this.state;
    const t = messages.contrast;
    return html`<div class="stack">
      <p class="soft">${t.lead}</p>
      ${this.#form()}
      <div role="status">
        ${this._wrong ? html`<p class="wrong">${plain(messages.level.epsilonWrong, { highest: HIGHEST_BESIDE })}</p>` : nothing}
        ${contrasted?.going && !contrasted.design ? html`<p class="small soft">${t.going}</p>` : nothing}
        ${contrasted?.reason === undefined ? nothing : html`<p class="wrong">${plain(t.fails, { reason: inLanguage(contrasted.reason) })}</p>`}
        ${contrasted?.design && design ? this.#differences({ design, costs }, { design: contrasted.design, costs: contrasted.costs }) : nothing}
      </div>
      ${contrasted?.design && design ? this.#beside({ design, costs }, { design: contrasted.design, costs: contrasted.costs }) : nothing}
    </div>`;
  }

  #form() {
    const { catalogue, table, contrasted, notion: own, epsilon, protocol, seesSecret } = this.state;
    if (!catalogue) return nothing;
    const t = messages.contrast;
    const there = promises(catalogue, table);
    const begun = contrasted?.wanted ?? { notion: own, epsilon, protocol, seesSecret };
    const notion = there.find((name) => name === (this._notion ?? begun.notion)) ?? own;
    const choose = (event: Event) => {
      this._notion = (event.target as HTMLSelectElement).value;
    };
    const offered = choices(catalogue, notion, table);
    // One and the same twice would teach nobody anything.
    const set = contrasted || notion !== own ? begun : { ...begun, ...another(offered, begun) };
    return html`<form class="row" novalidate @submit=${this.#start}>
      <label><span class="small">${t.promise}</span><select name="promise" @change=${choose}>${there.map(
        (name) =>
          html`<option value=${name} .selected=${name === notion}>${messages.level.notions[name]?.label ?? name}</option>`,
      )}</select></label>
      <label><span class="small">${t.protocol}</span><select name="protocol">${offered.map(
        (choice, i) =>
          html`<option value=${i} .selected=${choice.protocol === set.protocol && choice.seesSecret === set.seesSecret}>${labelOf(choice.protocol, choice.seesSecret && !keepsPairs(notion))}</option>`,
      )}</select></label>
      <label><span class="small">${t.level}</span><input name="level" type="number" min="0" max=${HIGHEST_BESIDE} step="any" inputmode="decimal" .value=${String(set.epsilon)}></label>
      <button type="submit">${t.go}</button>
      ${contrasted ? html`<button type="button" class="plain" @click=${this.#clear}>${contrasted.going ? t.stop : t.clear}</button>` : nothing}
    </form>`;
  }

  #start(event: SubmitEvent): void {
    event.preventDefault();
    const { catalogue, table } = this.state;
    const { elements } = event.target as HTMLFormElement;
    const value = (name: string) => (elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value;
    const [notion, level] = [value("promise"), value("level").trim()];
    const epsilon = Number(level);
    this._wrong = level === "" || !(epsilon >= 0 && epsilon <= HIGHEST_BESIDE);
    const choice = catalogue && choices(catalogue, notion, table)[Number(value("protocol"))];
    if (this._wrong || !choice) return;
    void this.session.contrast.start({ notion, epsilon, ...choice });
  }

  #clear(): void {
    this._notion = undefined;
    this.session.contrast.clear();
    this.renderRoot.querySelector<HTMLElement>("select")?.focus();
  }

  #differences(own: Side, other: Side) {
    return html`<h3>${messages.contrast.differences}</h3>
      <ul class="numbers">${differences(own, other).map(({ message, values }) => html`<li>${plain(message, values)}</li>`)}</ul>`;
  }

  #beside(own: Side, other: Side) {
    const t = messages.contrast;
    const { designing, contrasted } = this.state;
    const wide = Math.max(own.design.reports.length, other.design.reports.length) > BESIDE;
    return html`<div class="two ${wide ? "wide" : ""}">
      ${this.#side(t.own, own, designing)}
      ${this.#side(t.other, other, contrasted?.going ?? false, html`<button type="button" @click=${this.#use}>${t.use}</button>`)}
    </div>`;
  }

  #side(head: string, { design, costs }: Side, stale: boolean, action: unknown = nothing) {
    const { notion, epsilon } = design.guarantee;
    const name = messages.level.notions[notion]?.label ?? notion;
    return html`<section aria-label=${head}>
      <p class="small soft">${head}</p>
      <h3>${labelOf(design.protocol, Boolean(design.seesSecret) && !keepsPairs(notion))}</h3>
      <p class="small numbers">${plain(messages.contrast.at, { notion: name, epsilon: levelText(epsilon) })}</p>
      ${factList(protocolFacts(design, costs), stale)}
      ${costs?.assumed ? nothing : html`<p class="small">${estimableText(design) ?? messages.contrast.estimable}</p>`}
      <sluice-chart class=${stale ? "stale" : ""} .spec=${this.#spec(design)}></sluice-chart>
      ${action}
    </section>`;
  }

  /** Without a report that is looked at, and under a name of its own. */
  #spec(design: Design): HeatSpec {
    const known = this.#specs.get(design) ?? new Made<HeatSpec>();
    this.#specs.set(design, known);
    return known.of([], () => {
      const values = { protocol: labelOf(design.protocol, false), epsilon: levelText(design.guarantee.epsilon) };
      return { ...channelSpec(design), selected: -1, title: plain(messages.contrast.channel, values) };
    });
  }

  #use(): void {
    const { contrasted } = this.state;
    if (!contrasted?.design) return;
    this.session.contrast.clear();
    this.session.settings.take(contrasted.wanted);
    this._notion = undefined;
    this.renderRoot.querySelector<HTMLElement>("select")?.focus();
  }

  static override styles = [
    detailsStyle,
    facts,
    css`
      form {
        align-items: end;
      }
      label {
        display: grid;
        grid-template-columns: minmax(0, auto);
        gap: 0.2rem;
        max-inline-size: 100%;
      }
      input {
        inline-size: 7rem;
      }
      h3 {
        font-family: var(--serif);
        font-size: 1.1rem;
        font-weight: 500;
        line-height: 1.25;
        margin: 0;
      }
      ul {
        margin-block: 0.5rem 0;
        padding-inline-start: 1.1rem;
      }
      li + li {
        margin-block-start: 0.3rem;
      }
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2.5rem;
        margin-block-start: 1.5rem;
      }
      section > * + * {
        margin-block-start: 0.6rem;
      }
      section > h3,
      section > h3 + p {
        margin-block-start: 0.1rem;
      }
      @media (min-width: 62rem) {
        .two:not(.wide) {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
    `,
  ];
}

function labelOf(protocol: string, told: boolean): string {
  const label = messages.channel.protocols[protocol]?.label ?? protocol;
  return told ? plain(messages.channel.compare.seeing, { protocol: label }) : label;
}

/** The simplest that is another one, or else the first. */
function another(offered: Contender[], own: Contender): Contender | undefined {
  const others = offered.filter((one) => !same(one, own));
  return others.find(({ protocol }) => protocol === SIMPLE_PROTOCOL) ?? others[0];
}

customElements.define("sluice-contrast", SluiceContrast);
