// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement } from "lit";
import { figures } from "../../bench/figures/figures.js";
import { stored } from "../../bench/figures/stored.js";
import type { Sluice } from "../../wasm/api/sluice.js";
import { messages } from "../figures-messages.js";
import { base } from "../styles/base.js";
import { plain } from "../text/say.js";
import "../elements/figure.js";

/** Every figure of the papers, one below the other. */
export class SluiceFigures extends LitElement {
  static override properties = { engine: { attribute: false } };

  declare engine: Promise<Sluice>;

  override render() {
    const papers = [...new Set(figures.map(({ paper }) => paper))];
    return html`
      <header>
        <p class="brand"><a href="./">${messages.name}</a></p>
        <h1>${messages.title}</h1>
        <p class="lead">${messages.lead}</p>
        <nav aria-label=${messages.contents}>
          <ul>${figures.map(
            ({ id, paper, number }) => html`<li><a href="#${id}" @click=${this.#jump}>${paper}, ${number}</a></li>`,
          )}</ul>
        </nav>
      </header>
      <main>
        ${papers.map(
          (paper) => html`<section aria-labelledby="paper-${paper}">
            <h2 id="paper-${paper}">${plain(messages.paper, { paper })}</h2>
            <p class="small soft">${messages.papers[paper]}</p>
            ${figures
              .filter((figure) => figure.paper === paper)
              .map(
                (figure) => html`<sluice-figure id=${figure.id} tabindex="-1" .figure=${figure}
                  .stored=${stored[figure.id]} .engine=${this.engine}></sluice-figure>`,
              )}
          </section>`,
        )}
      </main>
      <footer><p class="small soft"><a href="./">${messages.home}</a></p></footer>`;
  }

  /** The browser does not look for the target of a link inside of an element. */
  #jump(event: Event): void {
    const id = (event.currentTarget as HTMLAnchorElement).hash;
    const target = this.renderRoot.querySelector<HTMLElement>(id);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }

  /** An address with a figure's name leads to it. */
  override firstUpdated(): void {
    const { hash } = window.location;
    if (/^#\w+$/.test(hash)) this.renderRoot.querySelector(hash)?.scrollIntoView();
  }

  static override styles = [
    base,
    css`
      :host {
        max-inline-size: 64rem;
        margin-inline: auto;
        padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem;
      }
      .brand {
        font-weight: 600;
      }
      a {
        color: var(--accent);
      }
      h1 {
        font-family: var(--serif);
        font-weight: 500;
        font-size: clamp(1.8rem, 1.2rem + 2.6vw, 2.8rem);
        line-height: 1.1;
        margin: 1.5rem 0 1rem;
        text-wrap: balance;
      }
      .lead {
        font-size: 1.1rem;
        color: var(--soft);
      }
      nav ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.25rem;
        padding: 0;
        margin: 1.5rem 0 0;
        list-style: none;
      }
      nav a {
        display: inline-block;
        min-block-size: 1.5rem;
      }
      section {
        margin-block-start: 3rem;
      }
      section > h2 {
        font-size: 1.5rem;
      }
      sluice-figure {
        border-block-start: 1px solid var(--line);
        margin-block-start: 2rem;
        padding-block-start: 2rem;
      }
      sluice-figure:focus {
        outline: none;
      }
      footer {
        margin-block-start: 3rem;
      }
    `,
  ];
}

customElements.define("sluice-figures", SluiceFigures);
