// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { isProtocolName } from "../facts/protocol-link.js";
import { messages } from "../messages/answer.js";
import { chosenFiles, Dropping } from "../parts/file-drop.js";
import { SessionElement } from "../session/observe.js";
import { fullFile } from "../session/opened-protocol.js";
import type { ProtocolSession } from "../session/session.js";
import { base } from "../styles/base.js";
import { zone } from "../styles/zone.js";
import { integer, plain } from "../text/format-message.js";

const t = messages.open;

/** The ways to bring a protocol: choose, drop anywhere on the page, or the sample. */
export class SluiceProtocolOpener extends SessionElement<ProtocolSession> {
  readonly #dropping = new Dropping(this, (files) => this.#drop(files));

  /** Fires `reports` with files that are dropped and cannot be protocols, where somebody takes them. */
  #drop(files: File[]): void {
    const [first] = files;
    if (!first) return;
    const others = new CustomEvent("reports", { detail: files, cancelable: true });
    if (this.state.adopted && !files.some(isProtocolName) && !this.dispatchEvent(others)) return;
    void this.session.openedProtocol.open(files.find(isProtocolName) ?? first);
  }

  #choose(event: Event): void {
    const [file] = chosenFiles(event);
    if (file) void this.session.openedProtocol.open(file);
  }

  /** The button goes when the sample is there, but not the focus. */
  #sample(): void {
    this.renderRoot.querySelector<HTMLElement>("input")?.focus();
    void this.session.openedProtocol.openSample();
  }

  override render() {
    const { adopted, opening, prior } = this.state;
    const protocol = adopted && prior ? fullFile(adopted) : undefined;
    return html`<div class=${this.#dropping.over ? "zone over" : "zone"}>
        <div class="row">
          <label class="button first">${t.choose}<input class="hidden" type="file" accept=".json,application/json" @change=${this.#choose}></label>
          <span class="soft">${t.drop}</span>
        </div>
        ${adopted && !adopted.name ? nothing : html`<div class="row"><button type="button" class="plain" @click=${this.#sample}>${t.sample}</button></div>`}
      </div>
      <div role="status">${opening ? html`<p class="soft">${t.opening}</p>` : nothing}
      ${
        adopted && prior && protocol
          ? html`<p class="opened">${adopted.name ? html`<strong>${plain(t.opened, { name: adopted.name })}</strong>` : t.sampleNote}</p>
            <p class="numbers">${plain(countsNobody(protocol) ? t.saysQuestion : t.says, {
              data: protocol.data.name,
              secret: protocol.secret.name,
            })} ${
              // Shares are nobody's count.
              protocol.prior.flat().every(Number.isInteger)
                ? plain(t.counted, { people: integer(prior.total) })
                : nothing
            } ${protocol.seesSecret ? plain(t.sees, { secret: protocol.secret.name }) : nothing}</p>`
          : nothing
      }</div>`;
  }

  static override styles = [
    base,
    zone,
    css`
      .zone .row + .row {
        margin-block-start: 0.75rem;
      }
      [role="status"] > p {
        margin-block-start: 1rem;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define("sluice-protocol-opener", SluiceProtocolOpener);
