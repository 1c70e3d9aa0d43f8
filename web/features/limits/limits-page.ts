// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages } from "../../messages/limits.js";
import { ReadingPage, reading } from "../../parts/sections.js";
import type { Opened } from "../../platform/views.js";
import { base } from "../../styles/base.js";

interface Section {
  heading: string;
  says: string[];
  steps?: string[];
}

/** The conditions that a promise depends on, section by section. */
export class SluiceLimits extends ReadingPage {
  override render() {
    const sections = Object.entries<Section>(messages.sections);
    return html`
      ${this.top(
        messages,
        sections.map(([id, { heading }]) => [id, heading]),
      )}
      <div>
        ${sections.map(
          ([id, { heading, says, steps }]) => html`<section id=${id} tabindex="-1" aria-labelledby="${id}-heading">
            <h2 id="${id}-heading">${heading}</h2>
            <div>
              ${says.map((paragraph) => html`<p>${paragraph}</p>`)}
              ${steps ? html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>` : nothing}
            </div>
          </section>`,
        )}
      </div>`;
  }

  static override styles = [
    base,
    reading,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem 3.5rem;
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem 2rem;
      }
      p + p,
      ol,
      ol > li + li {
        margin-block-start: 0.75rem;
      }
      ol {
        padding-inline-start: 1.5rem;
      }
      @media (min-width: 62rem) {
        section {
          grid-template-columns: 14rem minmax(0, 44rem);
        }
      }
    `,
  ];
}

customElements.define("sluice-limits", SluiceLimits);

export function open(): Opened {
  return { page: new SluiceLimits() };
}
