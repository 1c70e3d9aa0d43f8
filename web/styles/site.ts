// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/**
 * The window around the pages: what stands above them and below. Its reasons stand here, since comments in it would be
 * sent to everybody. With forced colours transparent parts are drawn, and every page would look like the one that is
 * open. `main` is as high as the window, lest later parts push the footer before people's eyes.
 */
export const site = css`
  header {
    position: relative;
    z-index: 3;
    background: var(--paper);
    border-block-end: 1px solid var(--line);
  }
  .bar,
  .newer,
  footer {
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-inline: clamp(1rem, 4vw, 3rem);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    padding-block: 0.3rem;
  }
  .newer {
    padding-block-end: 0.4rem;
  }
  /* Out of the way, and still there: what is not displayed is not announced. */
  .newer:empty {
    position: absolute;
  }
  .brand {
    flex: none;
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
  .menu {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    padding-inline: 0.6rem;
    border-color: transparent;
    background: none;
    margin-inline: auto 0;
    white-space: nowrap;
  }
  .picked:last-of-type {
    margin-inline-end: -0.85rem;
  }
  @media (max-width: 22rem) {
    .menu svg {
      display: none;
    }
  }
  .rest {
    flex: 1;
  }
  #places:not(.open) {
    display: none;
  }
  #places {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    padding: 0.25rem clamp(1rem, 4vw, 3rem) 1rem;
    background: var(--paper);
    border-block-end: 1px solid var(--line);
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.14);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--soft);
    text-decoration: none;
    border-block-end: 2px solid transparent;
    inline-size: fit-content;
  }
  nav a:hover {
    color: var(--accent);
  }
  nav a[aria-current] {
    color: var(--ink);
    border-color: var(--accent);
  }
  #places sluice-badge {
    margin-block-start: 0.5rem;
  }
  @media (min-width: 72rem) {
    .menu {
      display: none;
    }
    #places,
    #places:not(.open) {
      display: flex;
      position: static;
      flex: 1;
      align-items: center;
      padding: 0;
      margin-inline-start: 1rem;
      border: 0;
      box-shadow: none;
    }
    #places nav {
      flex: 1;
    }
    #places ul {
      display: flex;
      gap: 0 1.15rem;
    }
    #places sluice-badge {
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    nav a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  /* The sign is drawn below the list, of which nothing but its frame is seen until it is open. */
  .picked {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    color: var(--soft);
    font-size: 0.875rem;
  }
  .picked > span,
  .picked > svg {
    pointer-events: none;
  }
  .picked select {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 1px solid transparent;
    background: none;
    color: transparent;
    cursor: pointer;
    /* In WebKit the text that is not seen would make the page wider. */
    overflow: clip;
  }
  .picked select:hover {
    border-color: var(--edge);
  }
  .picked option {
    background: var(--surface);
    color: var(--ink);
  }
  @media (forced-colors: active) {
    .picked select {
      forced-color-adjust: none;
    }
    .picked option {
      background: Canvas;
      color: CanvasText;
    }
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
    padding-block: 0.75rem 3rem;
  }
  footer ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  @media print {
    header,
    footer {
      display: none;
    }
    main {
      min-block-size: 0;
    }
  }
`;
