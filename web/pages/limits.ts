// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../messages/limits.js";
import { base } from "../styles/base.js";
import type { Opened } from "../views.js";
import { ReadingPage, reading } from "./sections.js";

/** What a promise depends on, section by section. */
export class SluiceLimits extends ReadingPage {
  override render() {
    const { sections } = messages;
    return html`
      ${this.top(
        messages,
        sections.map(({ id, heading }) => [id, heading]),
      )}
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
