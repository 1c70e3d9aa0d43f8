// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { messages } from "../messages/limits.js";
import { base } from "../styles/base.js";
import type { Opened } from "../views.js";
import { arrive, jump, reading } from "./sections.js";

/** What a promise depends on, section by section. */
export class SluiceLimits extends LitElement {
  override render() {
    const { sections } = messages;
    return html`
      <div class="top">
        <h1>${messages.title}</h1>
        <p class="lead">${messages.lead}</p>
        <nav aria-label=${messages.contents}>
          <ul>${sections.map(
            ({ id, heading }) =>
              html`<li><a href="#${id}" @click=${(event: Event) => jump(this.renderRoot, event)}>${heading}</a></li>`,
          )}</ul>
        </nav>
      </div>
      <div>
        ${sections.map(
          ({ id, heading, says, steps }) => html`<section id=${id} tabindex="-1" aria-labelledby="${id}-heading">
            <h2 id="${id}-heading">${heading}</h2>
            ${says.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${steps ? html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>` : nothing}
          </section>`,
        )}
      </div>`;
  }

  override firstUpdated(): void {
    arrive(this.renderRoot);
  }

  static override styles = [
    base,
    reading,
    css`
      :host {
        display: block;
        max-inline-size: 44rem;
        margin-inline: auto;
        padding-inline: clamp(1rem, 4vw, 3rem);
      }
      .top {
        padding-block: 1.5rem 1rem;
      }
      section {
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem;
      }
      section:focus {
        outline: none;
      }
      p + p,
      ol,
      li + li {
        margin-block-start: 0.75rem;
      }
      ol {
        padding-inline-start: 1.5rem;
      }
    `,
  ];
}

customElements.define("sluice-limits", SluiceLimits);

export function open(): Opened {
  return { page: new SluiceLimits() };
}
