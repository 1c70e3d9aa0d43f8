// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { OF_SAMPLES } from "../../../../wasm/contract/notions.js";
import { fewPeople } from "../../../../wasm/engine/sluice.js";
import { reachesAsFar, reachOf, reachText } from "../../../facts/reach.js";
import { sampled } from "../../../facts/robust.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { Made } from "../../../text/cached-text.js";
import { count, plain } from "../../../text/format-message.js";
import { isForSample } from "../session/guarantee-settings.js";
import type { ProtectSession } from "../session/protect-session.js";

/** Whether the people in the file are all that are meant: for a sample of more there are protections of their own. */
export class SluiceWho extends SessionElement<ProtectSession> {
  readonly #said = new Made<string>();

  override render() {
    const { catalogue, notion } = this.state;
    if (!catalogue?.notions.includes(OF_SAMPLES)) return nothing;
    const t = messages.protect.who;
    const sample = isForSample(notion);
    const choice = (value: boolean, label: string) => html`<label class="one"><input type="radio" name="who"
      .checked=${value === sample} @change=${() => this.session.settings.setSample(value)}><span>${label}</span></label>`;
    return html`<fieldset>
      <legend>${t.title}</legend>
      ${choice(true, t.sample)} ${choice(false, t.everyone)}
      ${sample ? this.#cost() : this.#farWeaker()}
    </fieldset>
    ${this.#few()}`;
  }

  /**
   * The percentages of a handful of people are hardly those of others. A protection that rests on them hardly holds for
   * others.
   */
  #few() {
    const { table } = this.state;
    const found = table && fewPeople(table.secret, table.data, table.weights);
    const { few, says } = messages.data.caution;
    return html`<div role="status">${found?.few ? html`<p class="few small">${count(found.people, few)} ${says}</p>` : nothing}</div>`;
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("input:checked")?.focus());
  }

  /** The cost of a protection for a sample; the line is there before that is known. */
  #cost() {
    const { design, designing, useful, everyone } = this.state;
    // Figures of the design before stand until the new ones are there.
    const isNow = !designing && useful?.design === design && useful?.write === everyone?.write;
    const said = this.#said.of([isNow, useful?.shares, everyone?.shares], () => {
      if (!isNow || !useful?.shares || !everyone?.shares) return "";
      const t = messages.protect.who;
      const [own, other] = [reachOf(useful.shares), reachOf(everyone.shares)];
      const texts = { own: reachText(own, other), other: reachText(other, own) };
      return plain(texts.own === texts.other || reachesAsFar(own, other) ? t.free : t.cost, texts);
    });
    return html`<p class="cost small numbers" role="status">${said}</p>`;
  }

  #farWeaker() {
    const { design, worst } = this.state;
    const found = design && worst && sampled(design, worst);
    if (!found?.advised) return nothing;
    const { far, farNearly, farRules } = messages.protect.who;
    const { values } = found.claim;
    const said = values.worst ? far : values.isNear ? farNearly : farRules;
    return html`<p class="far small numbers">${plain(said, values)}</p>`;
  }

  static override styles = [
    base,
    css`
      fieldset {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1.25rem;
      }
      .few {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
        margin-block: 0.4rem;
      }
      legend {
        float: inline-start;
        margin: 0 0.25rem 0 0;
        padding-block: 0.6rem;
      }
      .one {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
        cursor: pointer;
      }
      p {
        flex: 1 0 100%;
      }
      .cost {
        min-block-size: 1lh;
      }
      @media (max-width: 40rem) {
        .cost {
          min-block-size: 2lh;
        }
      }
    `,
  ];
}

customElements.define("sluice-who", SluiceWho);
