// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { messages } from "../messages/page.js";
import { MOST_KEPT } from "../platform/tab-store.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { bytes, plain } from "../text/format-message.js";

/** Whether what has been opened is to be there again after a reload. */
export class SluiceKeep extends SessionElement {
  override render() {
    const files = this.session.keepable()?.files;
    if (!files) return nothing;
    const { keptHere } = this.state;
    const t = messages.data.keep;
    const choose = (event: Event) => void this.session.tabStorage.keep((event.target as HTMLInputElement).checked);
    const name = files[0]?.name ?? "";
    return html`<label class="tick-box"><input type="checkbox" .checked=${live(keptHere?.on ?? false)} @change=${choose}
        aria-describedby="says"><span>${files.length > 1 ? t.these : t.this}</span></label>
      ${keptHere?.refused ? nothing : html`<p id="says" class="small soft">${t.says}</p>`}
      <p class="small soft" role="status">${keptHere?.refused ? plain(t[keptHere.refused], { name, most: bytes(MOST_KEPT) }) : nothing}</p>`;
  }

  static override styles = base;
}

customElements.define("sluice-keep", SluiceKeep);
