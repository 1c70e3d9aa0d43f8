// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { messages } from "../messages/page.js";
import { addressOf } from "../platform/views.js";
import { base } from "../styles/base.js";

/** The quiet promise that is always true, with the reason and the way to check it; what it opens lies above the page. */
export class SluiceBadge extends LitElement {
  override render() {
    const t = messages.badge;
    return html`<details>
      <summary><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.6"></path>
          <rect x="3" y="7" width="10" height="7" rx="1.6" fill="currentColor"></rect>
        </svg>${t.label}</summary>
      <div class="stack small">
        <p><b>${t.works}</b></p>
        <p>${t.why}</p>
        <h3>${t.howTitle}</h3>
        <ul>${t.how.map((item) => html`<li>${item}</li>`)}</ul>
        <p><a href=${addressOf("limits", "see")}>${t.more}</a></p>
        <p class="soft">${t.limits}</p>
      </div>
    </details>`;
  }

  static override styles = [
    base,
    css`
      :host {
        position: relative;
      }
      summary {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
        min-block-size: 2.75rem;
        padding: 0.3rem 0.65rem;
        border: 1px solid transparent;
        border-radius: 2rem;
        color: var(--soft);
        font-size: 0.875rem;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary:hover,
      details[open] summary {
        color: var(--accent);
        border-color: var(--accent);
      }
      summary svg {
        flex: none;
      }
      div {
        margin-block-start: 0.6rem;
        padding: 1.1rem 1.25rem;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        max-inline-size: 34rem;
      }
      a {
        color: var(--accent);
      }
      h3 {
        font-size: 1rem;
      }
      ul {
        padding-inline-start: 1.1rem;
      }
      li + li {
        margin-block-start: 0.4rem;
      }
      @media (min-width: 72rem) {
        div {
          position: absolute;
          inset-inline-end: 0;
          inline-size: 30rem;
          box-shadow: 0 6px 24px rgb(0 0 0 / 0.14);
        }
      }
    `,
  ];
}

customElements.define("sluice-badge", SluiceBadge);
