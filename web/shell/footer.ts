// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { messages } from "../messages/site.js";
import { keptOffline } from "../platform/offline.js";
import { inOneFile } from "../platform/views.js";
import { base } from "../styles/base.js";
import { plain } from "../text/format-message.js";

/** Put in when the site is built. */
declare const VERSION: string;

/** Names this build, and says how it can be had without a network. */
export class SluiceFooter extends LitElement {
  override render() {
    const { build = "" } = document.documentElement.dataset;
    return html`<div class="small soft stack">
      <p>${plain(messages.footer, { version: VERSION })}</p>
      <details>
        <summary title=${build}>${plain(messages.build.label, { start: build.slice(0, 8) })}</summary>
        <p><code>${build}</code></p>
        <p>${messages.build.says}</p>
      </details>
      ${inOneFile() ? nothing : html`<p><a href="./sluice.html" download>${messages.oneFile}</a></p>`}
      <p role="status">${keptOffline() === "no" ? nothing : messages.kept}</p>
    </div>`;
  }

  static override styles = [
    base,
    css`
      a {
        color: var(--accent);
      }
      summary {
        inline-size: fit-content;
      }
      details p {
        margin-block-start: 0.5rem;
      }
    `,
  ];
}

customElements.define("sluice-footer", SluiceFooter);
