// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Notion, NotionParameter } from "../../../../wasm/contract/types.js";
import { certainty, promise } from "../../../facts/sentence.js";
import { messages } from "../../../messages/page.js";
import { base } from "../../../styles/base.js";
import { decimal, plain } from "../../../text/format-message.js";
import { CollapsibleChoices, collapsible } from "../collapsible.js";
import { alphas } from "../session/guarantee-settings.js";
import { promises } from "../session/offered.js";
import "./neighbours.js";

/** The kinds of promise: what each says at the present level, and what it assumes. */
export class SluiceNotions extends CollapsibleChoices<Notion> {
  override render() {
    const { catalogue, table, notion } = this.state;
    const all = catalogue ? promises(catalogue, table) : [];
    const { first, others } = this.parted(all, (name) => name === notion);
    const t = messages.level;
    return html`<fieldset>
      <legend>${t.kind}</legend>
      ${first ? this.#choice(first) : nothing}
      ${others.length > 0 ? this.fold(t.otherKinds, () => others.map((name) => this.#choice(name, "other-notion"))) : nothing}
    </fieldset>`;
  }

  protected override keyOf(notion: Notion): string {
    return notion;
  }

  /** Those that are unfolded are a group of their own, which Tab comes to. */
  #choice(name: Notion, group = "notion") {
    const { catalogue, notion, epsilon, alpha } = this.state;
    const copy = messages.level.notions[name];
    const { message, values } = promise(name, epsilon, alpha);
    return html`<label class="choice">
        <input type="radio" name=${group} value=${name} .checked=${name === notion}
          aria-labelledby="name-${name}" aria-describedby="says-${name}"
          @change=${() => this.session.settings.setNotion(name)}>
        <span><b id="name-${name}">${copy?.label ?? name}</b> <span id="says-${name}"><span class="small soft">${copy?.short}</span><br>
          ${plain(message, values)} <span class="soft">${copy?.assumes}</span></span></span>
      </label>
      ${name === notion ? this.#more(catalogue?.parameters[name]) : nothing}`;
  }

  /** The settings that the promise needs. */
  #more(parameter: NotionParameter | undefined) {
    if (parameter === "alpha") return this.#certainty(this.state.alpha);
    return parameter === "neighbours"
      ? html`<sluice-neighbours .session=${this.session}></sluice-neighbours>`
      : nothing;
  }

  /** How sure the promise is to hold: for the surer, the more distributions it reckons with. */
  #certainty(alpha: number) {
    const t = messages.certainty;
    const choose = (event: Event) => this.session.settings.setAlpha(Number((event.target as HTMLSelectElement).value));
    return html`<div class="row certainty">
      <label for="certainty">${t.label}</label>
      <select id="certainty" aria-describedby="chance" @change=${choose}>
        ${alphas.map((value) => html`<option value=${value} .selected=${value === alpha}>${plain(t.option, { sure: certainty(value) })}</option>`)}
      </select>
      <span id="chance" class="small soft numbers">${plain(t.says, { alpha: decimal(alpha) })}</span>
    </div>`;
  }

  static override styles = [
    base,
    collapsible,
    css`
      .choice {
        max-inline-size: 42em;
      }
      .certainty,
      sluice-neighbours {
        margin-block: 0.25rem 0.75rem;
        margin-inline-start: 2.4rem;
      }
      .certainty span {
        flex: 1 1 16rem;
        max-inline-size: 36em;
      }
    `,
  ];
}

customElements.define("sluice-notions", SluiceNotions);
