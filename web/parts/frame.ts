// SPDX-License-Identifier: GPL-3.0-or-later
/** The width, title and limits that the pages with steps have in common. */
import { css, html } from "lit";

export function top({ title, lead }: { title: string; lead: string }) {
  return html`<div class="top"><h1>${title}</h1><p class="lead">${lead}</p></div>`;
}

export const frame = css`
  :host {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-inline: clamp(1rem, 4vw, 3rem);
  }
  .top {
    padding-block: clamp(1.25rem, 4vw, 2.5rem) clamp(1.5rem, 4vw, 2.5rem);
  }
  h1 {
    font-family: var(--serif);
    font-weight: 500;
    font-size: clamp(1.9rem, 1.2rem + 2.8vw, 2.8rem);
    line-height: 1.1;
    letter-spacing: -0.015em;
    margin: 0 0 0.75rem;
    text-wrap: balance;
  }
  .lead {
    font-size: 1.15rem;
    color: var(--soft);
    max-inline-size: 40em;
  }
  sluice-step > * + * {
    margin-block-start: 1.5rem;
  }
  .limits {
    border-block-start: 1px solid var(--line);
    padding-block-start: 1.5rem;
  }
  .limits ul {
    padding-inline-start: 1.1rem;
    margin-block: 0.6rem 0;
    columns: 23rem 2;
    column-gap: 3.5rem;
  }
  .limits li {
    break-inside: avoid;
    padding-block-end: 0.35rem;
  }
  .limits a {
    color: var(--accent);
  }
`;
