// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { messages } from "../limits-messages.js";
import { base } from "../styles/base.js";

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
            ({ id, heading }) => html`<li><a href="#${id}" @click=${this.#jump}>${heading}</a></li>`,
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

  /** The browser does not look for the target of a link inside of an element. */
  #jump(event: Event): void {
    const target = this.renderRoot.querySelector<HTMLElement>((event.currentTarget as HTMLAnchorElement).hash);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }

  /** An address with a section's name leads to it. */
  override firstUpdated(): void {
    const { hash } = window.location;
    if (/^#\w+$/.test(hash)) this.renderRoot.querySelector(hash)?.scrollIntoView();
  }

  static override styles = [
    base,
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
      h1 {
        font-family: var(--serif);
        font-weight: 500;
        font-size: clamp(1.9rem, 1.2rem + 3vw, 3rem);
        line-height: 1.15;
        text-wrap: balance;
      }
      .lead {
        font-size: 1.15rem;
        color: var(--soft);
      }
      .brand {
        font-weight: 600;
      }
      nav ul {
        list-style: none;
        padding: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.2rem;
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
      a {
        color: var(--accent);
      }
      footer {
        border-block-start: 1px solid var(--line);
        padding-block: 1.5rem 3rem;
      }
    `,
  ];
}

customElements.define("sluice-limits", SluiceLimits);
