// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type Privacy, privacyOf } from "../../../facts/levels.js";
import { messages } from "../../../messages/page.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { base } from "../../../styles/base.js";
import { levelText, plain } from "../../../text/format-message.js";
import "./level.js";
import "./notions.js";
import type { ProtectSession } from "../session/protect-session.js";

const names: Privacy[] = ["strong", "medium", "weak"];

/** The word that the level in force goes by; nothing where it is one of the person's own. */
export function privacyNow(session: ProtectSession): Privacy | undefined {
  const { privacy, epsilon } = session.state;
  return privacy ?? privacyOf(epsilon, session.settings.highest);
}

/** How strictly the column is hidden, in three words; behind them the level itself, and the kinds of protection. */
export class SluicePrivacy extends UnfoldingElement<ProtectSession> {
  static override properties = { tuned: { type: Boolean } };

  protected override readonly updatesImmediately = true;
  /** Whether the level itself is asked for, as by a link to it. */
  declare tuned?: boolean;

  override render() {
    const t = messages.protect.privacy;
    const now = privacyNow(this.session);
    const epsilon = levelText(this.state.epsilon);
    return html`<fieldset>
        <legend>${t.title}</legend>
        <span class="all">${names.map(
          (name) => html`<label class="one ${name === now ? "on" : ""}"><input type="radio" name="privacy" value=${name}
            .checked=${name === now} @change=${() => this.session.settings.setPrivacy(name)}><span>${t[name]}</span></label>`,
        )}</span>
      </fieldset>
      <details class="tune" ?open=${this._open} @toggle=${this.toggled}>
        <summary class="small">${t.tune}</summary>
        ${
          this._open
            ? html`<div class="stack">
                <p class="small soft numbers">${plain(t.says, { name: now ? t[now] : t.own, epsilon })}</p>
                <sluice-level .session=${this.session}></sluice-level>
                <sluice-notions .session=${this.session}></sluice-notions>
              </div>`
            : nothing
        }
      </details>`;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("tuned") && this.tuned) this._open = true;
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("input:checked, input")?.focus());
  }

  static override styles = [
    base,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.25rem;
        align-items: center;
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1rem;
      }
      legend {
        float: inline-start;
        margin: 0;
        padding-block: 0.6rem;
      }
      .all {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      .one {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-block-size: 2.75rem;
        padding-inline: 0.7rem 1rem;
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        background: var(--surface);
        cursor: pointer;
      }
      .one.on {
        border-color: var(--accent);
        background: var(--tint);
        font-weight: 600;
      }
      .tune {
        min-inline-size: 0;
        max-inline-size: 100%;
      }
      .tune[open] {
        flex: 1 0 100%;
      }
      .tune .stack {
        margin-block: 0.5rem 1rem;
      }
      sluice-notions {
        margin-block-start: 1.5rem;
      }
    `,
  ];
}

customElements.define("sluice-privacy", SluicePrivacy);
