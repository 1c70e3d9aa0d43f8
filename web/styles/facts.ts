// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";

/** A label of facts, like those on food: a line each, figures large, ruled off. */
export const facts = css`
  dl {
    margin-block: 0;
    border-block: 3px solid var(--ink);
    container-type: inline-size;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.15rem 1.5rem;
    padding-block: 0.7rem;
  }
  dl > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    text-wrap: pretty;
  }
  dd.small {
    max-inline-size: 46em;
  }
  .brief {
    font-family: var(--serif);
    font-size: 1.2rem;
    line-height: 1.3;
  }
  .brief strong {
    color: var(--accent);
    font-size: 1.35rem;
    font-weight: 600;
  }
  @container (min-width: 36rem) {
    dl > div {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
    dt {
      grid-row: span 2;
      padding-block-start: 0.35rem;
    }
  }
`;
