// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages.js";
import { SessionElement } from "../session/observe.js";
import { protocolsOf } from "../session/offered.js";
import { saysOf } from "../session/pairs.js";
import { base } from "../styles/base.js";

/** Which protocol meets the promise; the first of those there are unless the person wants another. */
export class SluiceProtocols extends SessionElement {
  override render() {
    const { catalogue, notion, protocol } = this.state;
    const t = messages.channel;
    const there = catalogue ? protocolsOf(catalogue, notion) : [];
    if (there.length < 2) return nothing;
    return html`<fieldset>
      <legend>${t.protocol}</legend>
      <div class="all">
        ${there.map(
          (name) => html`<label class="choice">
            <input type="radio" name="protocol" value=${name} .checked=${name === protocol}
              @change=${() => this.session.setProtocol(name)}>
            <span><b>${t.protocols[name]?.label ?? name}</b><span class="small soft says">${saysOf(name, notion)}</span></span>
          </label>`,
        )}
      </div>
    </fieldset>`;
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
    `,
  ];
}

customElements.define("sluice-protocols", SluiceProtocols);
