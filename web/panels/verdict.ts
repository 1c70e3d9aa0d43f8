// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import type { Design } from "../../wasm/engine/sluice.js";
import { covered, sampled } from "../facts/robust.js";
import type { Claim } from "../facts/sentence.js";
import { worstOf } from "../facts/worst.js";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import type { SessionState } from "../session/state.js";
import { base } from "../styles/base.js";
import { plain, ratioText } from "../text/format-message.js";
import { inLanguage } from "../text/translate.js";

/** The proof about the protocol, and a button to have it proved again. */
export class SluiceVerdict extends SessionElement {
  static override properties = { brief: { type: Boolean } };

  /** Whether the sentence stands on the same page, which has the caution about samples where it matters. */
  declare brief: boolean;

  override render() {
    const { design, designing, verdict, checking, worst } = this.state;
    if (!design) return html``;
    const t = messages.channel;
    const bound = ratioText(design.guarantee.bound);
    return html`<div class="row">
        <p class="small soft numbers">${plain(t.check, { bound })}</p>
        <button type="button" aria-disabled=${designing || checking ? "true" : "false"} @click=${this.#check}>${checking ? t.checking : t.again}</button>
      </div>
      ${said(worst ? this.#caution(sampled(design, worst)) : covered(design))}
      <div role="status">${verdict ? this.#verdict(design, verdict) : nothing}</div>`;
  }

  #caution(found: ReturnType<typeof sampled>): Claim | undefined {
    return this.brief && found?.advised ? undefined : found?.claim;
  }

  /** The button stays while it cannot be used, so that the focus is never lost. */
  #check(): void {
    const { designing, checking } = this.state;
    if (!designing && !checking) void this.session.verification.check();
  }

  #verdict(design: Design, { engine, checker, asked }: NonNullable<SessionState["verdict"]>) {
    const t = messages.channel;
    const claim = worstOf(design, checker);
    const optimum = checker.optimum?.said ?? checker.unproved;
    if (engine.holds && checker.holds && claim) {
      return html`<p class="holds numbers">${plain(asked ? t.holdsAgain : t.holds, { nearest: plain(claim.message, claim.values) })}</p>
        ${optimum ? html`<p class="small soft numbers">${inLanguage(optimum)}</p>` : nothing}`;
    }
    const flaw = engine.flaw ?? checker.flaw;
    return html`<p class="fails">${plain(t.fails, { reason: flaw ? inLanguage(flaw) : "" })}</p>`;
  }

  static override styles = [
    base,
    css`
      :host > * + :not(:empty) {
        margin-block-start: 0.75rem;
      }
      .row > p {
        flex: 1 1 18rem;
        overflow-wrap: anywhere;
      }
      .holds::before {
        content: "✓ " / "";
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

function said(claim: Claim | undefined) {
  if (!claim) return nothing;
  return html`<p class="sample small soft numbers">${plain(claim.message, claim.values)}</p>`;
}

customElements.define("sluice-verdict", SluiceVerdict);
