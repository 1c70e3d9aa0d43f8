// SPDX-License-Identifier: GPL-3.0-or-later
/** The box of a question that the page waits with, and its buttons. */
import { css } from "lit";

export const questionBox = css`
  .question {
    border: 1.5px solid var(--accent);
    border-radius: var(--radius);
    background: var(--tint);
    padding: 1rem 1.2rem;
    margin-block-start: 1rem;
    overflow-wrap: anywhere;
    /* On a phone it takes the focus above the bar that saves. */
    scroll-margin-block: 1rem 9rem;
  }
  #title {
    font-weight: 600;
  }
  .question .row {
    margin-block-start: 0.75rem;
  }
`;
