// SPDX-License-Identifier: GPL-3.0-or-later
/** What the pages with steps have in common: width, header, limits, footer. */
import { css } from "lit";

export const frame = css`
  .brand a {
    color: inherit;
    text-decoration: none;
  }
  :host {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-inline: clamp(1rem, 4vw, 3rem);
  }
  header {
    display: grid;
    grid-template-columns: 1fr;
    gap: 1rem;
    padding-block: 1.5rem 3rem;
  }
  .brand {
    display: flex;
    gap: 0.55rem;
    align-items: center;
    font-weight: 600;
    letter-spacing: 0.01em;
  }
  .brand svg {
    color: var(--accent);
  }
  h1 {
    font-family: var(--serif);
    font-weight: 500;
    font-size: clamp(2rem, 1.2rem + 3.6vw, 3.4rem);
    line-height: 1.1;
    letter-spacing: -0.015em;
    margin: 1.5rem 0 0;
    text-wrap: balance;
  }
  .lead {
    font-size: 1.15rem;
    color: var(--soft);
    max-inline-size: 40em;
  }
  @media (min-width: 48rem) {
    header {
      grid-template-columns: 1fr auto;
      padding-block: 2rem 4rem;
    }
    h1,
    .lead {
      grid-column: 1 / -1;
    }
    h1 {
      margin-block-start: 3rem;
    }
  }
  .limits {
    border-block-start: 1px solid var(--line);
    padding-block-start: 1.5rem;
  }
  .limits ul {
    padding-inline-start: 1.1rem;
    margin-block: 0.6rem 0;
    max-inline-size: 44em;
  }
  .limits li + li {
    margin-block-start: 0.35rem;
  }
  footer a,
  .limits a {
    color: var(--accent);
  }
  footer {
    border-block-start: 1px solid var(--line);
    padding-block: 1.5rem 3rem;
  }
`;
