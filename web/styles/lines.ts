// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/** Lines to be copied, in a box that scrolls. */
export const lines = css`
  pre {
    margin: 0;
    padding: 0.9rem 1rem;
    max-block-size: 24rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.8125rem;
    line-height: 1.5;
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
