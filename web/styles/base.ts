// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/** The type, controls and focus that all elements share. Colours and sizes come from page.css. */
export const base = css`
  /* Isolated, what has not changed is not gone through again when something else is painted. */
  :host {
    display: block;
    isolation: isolate;
    overflow-wrap: anywhere;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 500;
    line-height: 1.2;
    margin: 0;
    text-wrap: balance;
  }
  h3 {
    font-size: 1.15rem;
  }
  p {
    margin: 0;
    max-width: 38em;
  }
  p,
  li,
  .choice,
  .says {
    text-wrap: pretty;
  }
  .soft {
    color: var(--soft);
  }
  .wrong {
    color: var(--warn);
  }
  .small {
    font-size: 0.875rem;
  }
  p.small {
    max-width: 46em;
  }
  .numbers {
    font-variant-numeric: tabular-nums;
  }
  .stack > * + * {
    margin-block-start: 0.75rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    align-items: center;
  }
  /* A field and its name are no wider than the screen. */
  label.row,
  label.row > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    min-block-size: 2.75rem;
    padding: 0.5rem 1.15rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    cursor: pointer;
    text-align: center;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
  }
  button:hover,
  .button:hover {
    border-color: var(--accent);
    color: var(--accent);
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  button.primary:hover {
    background: var(--accent-strong);
    border-color: var(--accent-strong);
    color: var(--on-accent);
  }
  button.plain {
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    margin-inline: -0.5rem;
    border-color: transparent;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  button:disabled,
  button[aria-disabled="true"] {
    color: var(--soft);
    background: none;
    border-color: var(--line);
    cursor: not-allowed;
  }
  select {
    max-inline-size: 100%;
  }
  select,
  input[type="number"],
  input[type="text"],
  textarea {
    min-block-size: 2.75rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
  }
  input[type="radio"],
  input[type="checkbox"] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    flex: none;
    accent-color: var(--accent);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  summary {
    cursor: pointer;
    min-block-size: 2.75rem;
    /* In the middle of its height, as the words of a button are; the sign of what can be unfolded needs it to be no flexbox. */
    padding-block: calc((2.75rem - 1lh) / 2);
    color: var(--accent);
    inline-size: fit-content;
    border-radius: var(--radius);
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.6rem;
    font-weight: 600;
  }
  table {
    border-collapse: collapse;
    overflow-wrap: normal;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.35rem 0.9rem 0.35rem 0;
    text-align: start;
    vertical-align: baseline;
    border-block-end: 1px solid var(--line);
    font-weight: inherit;
  }
  /* A phone has room for no more: the ends of a range as small as 0.0012 % stand in one line. */
  tr > :last-child {
    padding-inline-end: 0;
  }
  @media (max-width: 34rem) {
    th,
    td {
      padding-inline-end: 0.6rem;
    }
  }
  thead th {
    color: var(--soft);
    font-size: 0.875rem;
    /* Where a table has no room, its headings else have a word a line; it is scrolled instead. */
    min-inline-size: min(8rem, 24vw);
    text-wrap: balance;
  }
  td.n,
  th.n {
    text-align: end;
  }
  .scroll {
    overflow-x: auto;
    max-inline-size: 100%;
  }
  /* A shade at an edge says that there is more beyond it. At the end a piece of paper, which is scrolled along, lies over it. */
  .scroll:has(> table) {
    --shade: color-mix(in srgb, var(--ink) 16%, transparent);
    background:
      linear-gradient(to right, var(--paper) 40%, transparent) left / 2.5rem 100% no-repeat local,
      linear-gradient(to left, var(--paper) 40%, transparent) right / 2.5rem 100% no-repeat local,
      linear-gradient(to right, var(--shade), transparent) left / 0.9rem 100% no-repeat,
      linear-gradient(to left, var(--shade), transparent) right / 0.9rem 100% no-repeat;
  }
  /*
   * What is replaced at once does not flicker. What is not may stand for seconds, and is read meanwhile: its softest words
   * keep a contrast of 4.5 : 1.
   */
  .stale:not(.quick) {
    opacity: 0.88;
    transition: opacity 0s 150ms;
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.15rem 0.75rem;
    align-items: start;
    padding-block: 0.5rem;
    cursor: pointer;
  }
  .choice > span {
    padding-block-start: 0.05rem;
  }
  .choice .says {
    display: block;
    line-height: 1.45;
  }
  .tick-box {
    display: inline-flex;
    gap: 0.6rem;
    align-items: center;
    min-block-size: 2.75rem;
    margin-block-start: 0.5rem;
    cursor: pointer;
  }
  .row > .tick-box {
    margin-block-start: 0;
  }
  .choice b {
    font-weight: 600;
  }
  /* On paper stands what has been chosen and unfolded, and nothing that waits for a hand or says what a button does. */
  @media print {
    button,
    .button,
    .of-button,
    .zone,
    progress,
    textarea,
    input[type="range"],
    input[type="file"],
    .choice:not(:has(:checked)),
    label.one:not(:has(:checked)),
    .tick-box:not(:has(:checked)),
    details:not([open]),
    sluice-chart-files {
      display: none;
    }
    select,
    input[type="number"],
    input[type="text"] {
      appearance: none;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      font-weight: 600;
    }
    input[type="radio"],
    input[type="checkbox"] {
      inline-size: 0.8rem;
      block-size: 0.8rem;
    }
    summary {
      list-style: none;
      min-block-size: 0;
      padding-block: 0;
      color: var(--ink);
      font-weight: 600;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    .scroll {
      overflow: visible;
      max-block-size: none;
      background: none;
    }
    p,
    p.small,
    li {
      orphans: 3;
      widows: 3;
    }
    h2,
    h3,
    thead,
    summary {
      break-after: avoid;
    }
    tr,
    li,
    svg,
    figure {
      break-inside: avoid;
    }
  }
`;
