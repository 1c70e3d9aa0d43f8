// SPDX-License-Identifier: GPL-3.0-or-later
/** A coin, and the lines on how chance protects an answer. */
import { css, html } from "lit";

/** Heads on one side. */
const coin = html`<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
  <ellipse cx="24" cy="27" rx="19" ry="17" fill="none" stroke="currentColor" stroke-width="2"></ellipse>
  <circle cx="24" cy="22" r="18" fill="var(--surface)" stroke="currentColor" stroke-width="2"></circle>
  <circle cx="24" cy="18" r="5" fill="none" stroke="currentColor" stroke-width="2"></circle>
  <path d="M14 33c1-6 5-9 10-9s9 3 10 9" fill="none" stroke="currentColor" stroke-width="2"></path>
</svg>`;

export function coinPicture(lines: string[]) {
  return html`<div class="coin">${coin}<ol>${lines.map((line) => html`<li>${line}</li>`)}</ol></div>`;
}

export const coinStyle = css`
  .coin {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
    align-items: start;
  }
  .coin svg {
    color: var(--accent);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    margin-block-start: 0.4rem;
  }
`;
