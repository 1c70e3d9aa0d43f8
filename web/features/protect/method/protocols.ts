// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Contender } from "../../../../wasm/engine/sluice.js";
import { saysOf } from "../../../facts/pairs.js";
import { canRound, MULTIPLE } from "../../../facts/rounding.js";
import { messages } from "../../../messages/page.js";
import { base } from "../../../styles/base.js";
import { integer, plain } from "../../../text/format-message.js";
import { CollapsibleChoices, collapsible } from "../collapsible.js";
import { choices, same } from "../session/offered.js";

/** The choice of the protocol that meets the promise: the first one there is, unless the person wants another. */
export class SluiceProtocols extends CollapsibleChoices<Contender> {
  override render() {
    const { catalogue, notion, protocol, seesSecret, table } = this.state;
    const t = messages.channel;
    const there = catalogue ? choices(catalogue, notion, table) : [];
    const { first, others } = this.parted(there, (choice) => same(choice, { protocol, seesSecret }));
    if (!first || others.length === 0) return this.#rounding();
    const both = there.some((choice) => choice.seesSecret) && there.some((choice) => !choice.seesSecret);
    return html`<fieldset>
      <legend>${t.protocol}</legend>
      <div class="first">${this.#radio(first, both)}</div>
      ${this.fold(t.otherProtocols, () => this.#others(others, both))}
    </fieldset>
    ${this.#rounding()}`;
  }

  /** Whether counts are rounded first. */
  #rounding() {
    const { rounds, design } = this.state;
    if (!canRound(this.state)) return nothing;
    const t = messages.channel;
    const isRounded = rounds ?? design?.roundCounts !== undefined;
    return html`<label class="rounds">
      <input type="checkbox" aria-labelledby="rounds" aria-describedby="says-rounds" .checked=${isRounded}
        @change=${(event: Event) => this.session.settings.setRounds((event.target as HTMLInputElement).checked)}>
      <span><b id="rounds">${plain(t.rounds, { multiple: integer(MULTIPLE) })}</b><span id="says-rounds" class="small soft says">${t.roundsSays}</span></span>
    </label>`;
  }

  protected override keyOf({ protocol, seesSecret }: Contender): string {
    return `${protocol}${seesSecret ? "-told" : ""}`;
  }

  #others(others: Contender[], both: boolean) {
    const radios = (choices: Contender[]) =>
      html`<div class="all">${choices.map((choice) => this.#radio(choice, both, "other-protocol"))}</div>`;
    const told = others.filter(({ seesSecret }) => seesSecret);
    if (!both || told.length === 0) return radios(others);
    return html`${radios(others.filter(({ seesSecret }) => !seesSecret))}
      <div role="group" aria-labelledby="told">
        <p id="told" class="told">${plain(messages.channel.told, { secret: this.state.prior?.secret.name ?? "" })}</p>
        ${radios(told)}
      </div>`;
  }

  /** If there are both kinds, a protocol of the same name is told apart from that of the other. */
  #radio(choice: Contender, both: boolean, group = "protocol") {
    const { notion, protocol, seesSecret } = this.state;
    const id = this.keyOf(choice);
    const name =
      both && choice.seesSecret
        ? plain(messages.channel.compare.seeing, { protocol: labelOf(choice) })
        : labelOf(choice);
    return html`<label class="choice">
      <input type="radio" name=${group} value=${choice.protocol} aria-labelledby="name-${id}" aria-describedby="says-${id}"
        .checked=${same(choice, { protocol, seesSecret })} @change=${() => this.session.settings.setProtocol(choice)}>
      <span><b id="name-${id}">${name}</b><span id="says-${id}" class="small soft says">${saysOf(choice.protocol, notion, choice.seesSecret)}</span></span>
    </label>`;
  }

  static override styles = [
    base,
    collapsible,
    css`
      .all {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: 0 2rem;
      }
      .first,
      .rounds {
        max-inline-size: 42em;
      }
      .rounds {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.75rem;
        align-items: start;
        margin-block-start: 1rem;
      }
      .rounds b {
        display: block;
      }
      .told {
        margin-block: 1rem 0.25rem;
        max-inline-size: 42em;
      }
    `,
  ];
}

function labelOf({ protocol }: Contender): string {
  return messages.channel.protocols[protocol]?.label ?? protocol;
}

customElements.define("sluice-protocols", SluiceProtocols);
