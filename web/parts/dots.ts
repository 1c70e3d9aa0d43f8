// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, svg } from "lit";

const ROW = 20;

/** 100 people as dots: the first ones in grey, some more in the colour of a belief that grows, the rest empty. */
export function dots(first: number, more: number, label: string) {
  return html`<svg class="dots told" viewBox="0 0 ${ROW * 12} 60" role="img" aria-label=${label}>${Array.from(
    { length: 100 },
    (_, i) => {
      const [x, y] = [(i % ROW) * 12 + 6, Math.floor(i / ROW) * 12 + 6];
      if (i < first) return svg`<circle cx=${x} cy=${y} r="4.5" fill="var(--edge)"></circle>`;
      if (i < first + more) return svg`<circle cx=${x} cy=${y} r="4.5" fill="var(--more)"></circle>`;
      return svg`<circle cx=${x} cy=${y} r="4" fill="none" stroke="var(--edge)" stroke-width="1"></circle>`;
    },
  )}</svg>`;
}

export const dotted = css`
  .dots {
    display: block;
    inline-size: 100%;
    max-inline-size: 24rem;
    margin-block: 0.5rem 1rem;
    forced-color-adjust: none;
  }
`;
