// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/**
 * The window around the pages: what stands above them and below. Its reasons stand here, since comments in it would be sent
 * to everybody: with forced colours what is transparent is drawn, and every page would look like the one that is open; and
 * `main` is as high as the window, lest what comes later push the footer before people's eyes.
 */
export const site = css`
  header {
    border-block-end: 1px solid var(--line);
  }
  .bar,
  footer {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-inline: clamp(1rem, 4vw, 3rem);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.75rem;
    padding-block: 0.75rem;
  }
  .brand a {
    display: flex;
    gap: 0.55rem;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    font-weight: 600;
    letter-spacing: 0.01em;
    text-decoration: none;
  }
  .brand svg {
    color: var(--accent);
  }
  .brand {
    flex: 1 1 auto;
  }
  [role="status"] {
    order: 3;
  }
  [role="status"]:empty {
    position: absolute;
  }
  nav {
    order: 1;
    inline-size: 100%;
  }
  sluice-badge {
    order: 2;
  }
  @media (min-width: 62rem) {
    .bar {
      column-gap: 1rem;
    }
    .brand {
      flex: none;
    }
    nav {
      order: 0;
      inline-size: auto;
      flex: 1 1 auto;
    }
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--soft);
    text-decoration: none;
    border-block-end: 2px solid transparent;
  }
  nav a:hover {
    color: var(--accent);
  }
  nav a[aria-current] {
    color: var(--ink);
    border-color: var(--accent);
  }
  @media (forced-colors: active) {
    nav a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  select {
    min-block-size: 2.75rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--soft);
    font-size: 0.875rem;
    padding-inline: 0.35rem;
  }
  select:hover {
    border-color: var(--edge);
  }
  main {
    min-block-size: 100vh;
  }
  main:focus {
    outline: none;
  }
  .missing {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 3rem);
  }
  .missing h1 {
    margin: 0;
    font: 500 2rem / 1.15 var(--serif);
  }
  .missing p {
    max-inline-size: 40rem;
    margin-block-start: 1rem;
  }
  .skip {
    position: absolute;
    inset-block-start: -4rem;
    inset-inline-start: 1rem;
    z-index: 3;
  }
  .skip:focus {
    inset-block-start: 0.5rem;
  }
  footer {
    border-block-start: 1px solid var(--line);
    padding-block: 1.5rem 3rem;
  }
`;
