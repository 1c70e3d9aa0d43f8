// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";

/** Which protocol meets the promise; the first of the catalogue unless the person wants another. */
export class SluiceProtocols extends SessionElement {
  override render() {
    const { catalogue, protocol } = this.state;
    const t = messages.channel;
    if (!catalogue || catalogue.protocols.length < 2) return nothing;
    return html`<fieldset>
      <legend>${t.protocol}</legend>
      <div class="all">
        ${catalogue.protocols.map(
          (name) => html`<label class="choice">
            <input type="radio" name="protocol" value=${name} .checked=${name === protocol}
              @change=${() => this.session.setProtocol(name)}>
            <span><b>${t.protocols[name]?.label ?? name}</b><span class="small soft says">${t.protocols[name]?.says}</span></span>
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
