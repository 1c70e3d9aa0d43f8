// SPDX-License-Identifier: GPL-3.0-or-later
/** The zone where files are dropped or chosen. */
import { css } from "lit";

export const zone = css`
  .zone {
    border: 1.5px dashed var(--edge);
    border-radius: 10px;
    padding: 1.25rem 1.4rem;
    background: var(--surface);
  }
  .first {
    position: relative;
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .first:hover {
    background: var(--accent-strong);
    color: var(--on-accent);
  }
  .first:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .over {
    border-color: var(--accent);
    background: var(--tint);
  }
`;
