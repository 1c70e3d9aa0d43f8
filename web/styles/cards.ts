// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/** Choices one below the other, each as large as a finger needs: labels of the class `card` around a radio button. */
export const cards = css`
  .card {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 3rem;
    padding: 0.5rem 0.9rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  .card + .card {
    margin-block-start: 0.5rem;
  }
  .card:hover,
  .card:has(:checked) {
    border-color: var(--accent);
  }
  .card:has(:checked) {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
`;
