// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages that are read from top to bottom, with a list of what is on them. */
import { css, html, LitElement } from "lit";
import { frame } from "./frame.js";
import { leadTo } from "./lead-to.js";

/** Follows a link in the list: the browser does not look for the target of a link inside of an element. */
function jump(root: ParentNode, event: Event): void {
  const target = root.querySelector<HTMLElement>((event.currentTarget as HTMLAnchorElement).hash);
  if (!target) return;
  event.preventDefault();
  leadTo(target);
  target.focus({ preventScroll: true });
}

/** An address with a section's name leads to it. */
function arrive(root: ParentNode): void {
  const { hash } = window.location;
  const target = /^#[\w-]+$/.test(hash) && root.querySelector<HTMLElement>(hash);
  if (target) leadTo(target);
}

/** A page with a title and a list of its sections, by their ids. */
export abstract class ReadingPage extends LitElement {
  protected top(words: { title: string; lead: string; contents: string }, sections: [id: string, name: string][]) {
    return html`<div class="top">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <nav aria-label=${words.contents}>
        <ul>${sections.map(
          ([id, name]) =>
            html`<li><a href="#${id}" @click=${(event: Event) => jump(this.renderRoot, event)}>${name}</a></li>`,
        )}</ul>
      </nav>
    </div>`;
  }

  override firstUpdated(): void {
    arrive(this.renderRoot);
  }
}

/** Width and title are those of the pages with steps. */
export const reading = [
  frame,
  css`
    a {
      color: var(--accent);
    }
    nav ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
      padding: 0;
      margin: 1.5rem 0 0;
      list-style: none;
    }
    nav a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
    @media print {
      nav {
        display: none;
      }
    }
    section:focus {
      outline: none;
    }
    section > div {
      min-inline-size: 0;
    }
  `,
];
