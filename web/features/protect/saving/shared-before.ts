// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { messages } from "../../../messages/page.js";
import { SessionElement } from "../../../session/observe.js";
import { base } from "../../../styles/base.js";
import { day, plain } from "../../../text/format-message.js";
import type { ProtectSession } from "../session/protect-session.js";

/** Says that these people were protected here before, in one line. */
export class SluiceSharedBefore extends SessionElement<ProtectSession> {
  override render() {
    const { sharedBefore, source, target } = this.state;
    const t = messages.protect.shared;
    if (!sharedBefore) return html`<div role="status"></div>`;
    const { same, on } = sharedBefore;
    // The record with its key is here: then the same settings make the same file.
    const file = target ?? source?.file;
    const repeats = file !== undefined && this.session.releases.knows(file);
    return html`<div role="status"><p class="before">${plain(same === "file" ? t.file : t.counts, { date: day(on) })}
      ${repeats ? t.repeats : t.first}
      <button type="button" @click=${() => this.session.sharedBefore.forget()}>${t.forget}</button></p></div>`;
  }

  static override styles = [
    base,
    css`
      .before {
        border-inline-start: 3px solid var(--warn);
        padding-inline-start: 0.8rem;
        margin-block: 0.5rem;
      }
    `,
  ];
}

customElements.define("sluice-shared-before", SluiceSharedBefore);

/** Whether this device is to know these people again. */
export class SluiceSharedMemory extends SessionElement<ProtectSession> {
  override render() {
    const { fingerprints, source, target } = this.state;
    const t = messages.protect.shared;
    // Examples are nobody's.
    if (fingerprints === "never" || (source?.kind === "sample" && !target)) return nothing;
    const choose = (event: Event) => this.session.sharedBefore.allow((event.target as HTMLInputElement).checked);
    return html`<label class="tick-box"><input type="checkbox" .checked=${live(fingerprints === "kept")} @change=${choose}
        aria-describedby="says"><span>${t.remember}</span></label>
      <p id="says" class="small soft">${fingerprints === "kept" ? t.kept : t.refused}</p>`;
  }

  static override styles = base;
}

customElements.define("sluice-shared-memory", SluiceSharedMemory);
