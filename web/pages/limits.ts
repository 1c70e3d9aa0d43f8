// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { messages } from "../limits-messages.js";
import { base } from "../styles/base.js";
import { arrive, jump, reading } from "./sections.js";

/** What a promise depends on, section by section. */
export class SluiceLimits extends LitElement {
  override render() {
    const { sections } = messages;
    return html`
      <header>
        <p class="brand"><a href="./">${messages.name}</a></p>
        <h1>${messages.title}</h1>
        <p class="lead">${messages.lead}</p>
        <nav aria-label=${messages.contents}>
          <ul>${sections.map(
            ({ id, heading }) =>
              html`<li><a href="#${id}" @click=${(event: Event) => jump(this.renderRoot, event)}>${heading}</a></li>`,
          )}</ul>
        </nav>
      </header>
      <main>
        ${sections.map(
          ({ id, heading, says }) => html`<section id=${id} tabindex="-1" aria-labelledby="${id}-heading">
            <h2 id="${id}-heading">${heading}</h2>
            ${says.map((paragraph) => html`<p>${paragraph}</p>`)}
          </section>`,
        )}
      </main>
      <footer><p class="small soft"><a href="./">${messages.home}</a></p></footer>`;
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
      header {
        padding-block: 1.5rem 1rem;
      }
      section {
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem;
      }
      section:focus {
        outline: none;
      }
      p + p {
        margin-block-start: 0.75rem;
      }
      footer {
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem 3rem;
      }
    `,
  ];
}

customElements.define("sluice-limits", SluiceLimits);
