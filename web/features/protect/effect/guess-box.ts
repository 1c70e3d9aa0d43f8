// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { exposed } from "../../../facts/exposed.js";
import { hiddenName } from "../../../facts/pairs.js";
import { messages } from "../../../messages/page.js";
import { dots } from "../../../parts/dots.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { integer, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

/** A reader's guesses of the hidden column: 100 people as dots, and whom a noisy answer says most about. */
export class SluiceGuessBox extends SessionElement<ProtectSession> {
  static override properties = { voiced: { type: Boolean } };

  protected override readonly updatesImmediately = true;
  /** Whether it is told when it changes: where nothing else on the page says the same. */
  declare voiced?: boolean;

  override render() {
    const { design } = this.state;
    if (!design) return nothing;
    const t = messages.protect.guess;
    const column = hiddenName(design);
    const { right, category } = exposed(design);
    const values = right && { before: integer(right.before), after: integer(right.after) };
    return html`<h2>${t.title}</h2>
      <div class=${this.staleness} role=${this.voiced ? "status" : nothing}>
        ${
          right && values
            ? html`<p>${plain(t.right, { column })}<br>
                <strong class="numbers">${plain(right.before === right.after ? t.same : t.moves, values)}</strong></p>
              ${dots(right.before, right.after - right.before, plain(t.picture, { before: integer(right.before), more: integer(right.after - right.before) }))}`
            : nothing
        }
        <p class="numbers">${category ? plain(category.name ? t.exposed : t.exposedEmpty, { category: category.name, column, ...category }) : plain(t.still, { column })}</p>
      </div>`;
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
      svg {
        display: block;
        inline-size: 100%;
        max-inline-size: 24rem;
        forced-color-adjust: none;
      }
    `,
  ];
}

customElements.define("sluice-guess-box", SluiceGuessBox);
