// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { shownLevel, spentOf } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { SessionElement } from "../session/observe.js";
import type { FileSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { count, day, plain } from "../text/format-message.js";
import "../parts/confirm.js";
import type { SluiceConfirm } from "../parts/confirm.js";

/** The releases from the file that stands, and what the account of it leaves. */
export class SluiceAccount extends SessionElement<FileSession> {
  override render() {
    const { account } = this.state;
    const t = messages.privatise;
    return html`<div role="status">${
      account
        ? html`<h3>${t.accountTitle}</h3>
          <p class="numbers">${plain(t.accountSays, said(account.ledger))}</p>
          <ul class="small">${account.ledger.releases.map(
            ({ when, rows, protocol: { protocol, guarantee } }) =>
              html`<li>${plain(t.accountItem, {
                date: day(new Date(when)),
                protocol: messages.channel.protocols[protocol]?.label ?? protocol,
                notion: messages.level.notions[guarantee.notion]?.label ?? guarantee.notion,
                epsilon: shownLevel(guarantee.epsilon),
                rows: count(rows, messages.rows),
              })}</li>`,
          )}</ul>`
        : nothing
    }</div>
    ${account ? html`<button type="button" class="plain" @click=${this.#forget}>${t.accountForget}</button>` : nothing}
    <sluice-confirm></sluice-confirm>`;
  }

  async #forget(): Promise<void> {
    const t = messages.privatise;
    const confirm = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm");
    const sure = await confirm?.ask({ title: t.forgetTitle, body: t.forgetBody, yes: t.forgetYes, no: t.forgetNo });
    if (sure) this.session.releases.forget();
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      ul {
        padding-inline-start: 1.1rem;
      }
      li {
        overflow-wrap: anywhere;
      }
    `,
  ];
}

type Ledger = NonNullable<SluiceAccount["state"]["account"]>["ledger"];

function said(ledger: Ledger): Record<string, string> {
  const { epsilon, notion } = ledger.budget;
  const spent = spentOf(ledger);
  return {
    budget: shownLevel(epsilon),
    notion: messages.level.notions[notion]?.label ?? notion,
    spent: shownLevel(spent),
    remaining: shownLevel(Math.max(0, epsilon - spent), Math.floor),
  };
}

customElements.define("sluice-account", SluiceAccount);
