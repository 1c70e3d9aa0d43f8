// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Contender } from "../../wasm/api/sluice.js";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import { choices, same } from "../session/offered.js";
import { saysOf } from "../session/pairs.js";
import { base } from "../styles/base.js";
import { plain } from "../text/say.js";

/** Which protocol meets the promise; the first of those there are unless the person wants another. */
export class SluiceProtocols extends SessionElement {
  override render() {
    const { catalogue, notion, table, prior } = this.state;
    const t = messages.channel;
    const there = catalogue ? choices(catalogue, notion, table) : [];
    if (there.length < 2) return nothing;
    const blind = there.filter(({ seesSecret }) => !seesSecret);
    const told = there.filter(({ seesSecret }) => seesSecret);
    const both = blind.length > 0 && told.length > 0;
    return html`<fieldset>
      <legend>${t.protocol}</legend>
      ${blind.length > 0 ? this.#radios(blind) : nothing}
      ${
        both
          ? html`<div role="group" aria-labelledby="told">
              <p id="told" class="told">${plain(t.told, { secret: prior?.secret.name ?? "" })}</p>
              ${this.#radios(told, true)}
            </div>`
          : nothing
      }
      ${blind.length === 0 ? this.#radios(told) : nothing}
    </fieldset>`;
  }

  /** Where there are both kinds, a protocol of the same name is told apart from that of the other. */
  #radios(choices: Contender[], labels = false) {
    const { notion, protocol, seesSecret } = this.state;
    const idOf = (choice: Contender) => `${choice.protocol}${choice.seesSecret ? "-told" : ""}`;
    return html`<div class="all">
      ${choices.map(
        (choice) => html`<label class="choice">
          <input type="radio" name="protocol" value=${choice.protocol}
            aria-labelledby="name-${idOf(choice)}" aria-describedby="says-${idOf(choice)}"
            .checked=${same(choice, { protocol, seesSecret })} @change=${() => this.session.promising.setProtocol(choice)}>
          <span><b id="name-${idOf(choice)}">${labels ? plain(messages.channel.compare.seeing, { protocol: labelOf(choice) }) : labelOf(choice)}</b><span id="says-${idOf(choice)}" class="small soft says">${saysOf(choice.protocol, notion)}</span></span>
        </label>`,
      )}
    </div>`;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input:checked")?.focus();
  }

  static override styles = [
    base,
    css`
      .all {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: 0 2rem;
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
