// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages.js";
import { SessionElement } from "../session/observe.js";
import { sampled } from "../session/robust.js";
import { base } from "../styles/base.js";
import { plain } from "../text/say.js";

/** What was proved about the protocol, and a button to have it proved again. */
export class SluiceVerdict extends SessionElement {
  override render() {
    const { design, designing, verdict, checking, worst } = this.state;
    if (!design) return html``;
    const t = messages.channel;
    const { numerator, denominator } = design.guarantee.bound;
    const bound = (Number(numerator) / Number(denominator)).toPrecision(6);
    return html`<div class="row">
        <p class="small soft numbers">${plain(t.check, { bound })}</p>
        <button type="button" ?disabled=${designing || checking} @click=${() => void this.session.checkAgain()}>${checking ? t.checking : t.again}</button>
      </div>
      ${worst ? sampled(design, worst).map(({ message, values }) => html`<p class="sample small soft numbers">${plain(message, values)}</p>`) : nothing}
      <div role="status">${
        verdict
          ? html`<p class=${verdict.holds ? "holds" : "fails"}>${verdict.holds ? t.holds : plain(t.fails, { reason: verdict.reason ?? "" })}</p>`
          : nothing
      }</div>`;
  }

  static override styles = [
    base,
    css`
      .row > p {
        flex: 1 1 18rem;
        overflow-wrap: anywhere;
      }
      .holds::before {
        content: "✓ ";
      }
      .holds {
        color: var(--accent);
        font-weight: 600;
      }
      .fails {
        color: var(--warn);
        font-weight: 600;
      }
    `,
  ];
}

customElements.define("sluice-verdict", SluiceVerdict);
