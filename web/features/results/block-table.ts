// SPDX-License-Identifier: GPL-3.0-or-later
/** The look of a table of several columns of numbers: on a phone each row is a block of lines, each with its `data-label`. */
import { css } from "lit";

export const blockTable = css`
  td.n,
  th.n {
    padding-inline: 0.9rem 0;
  }
  /* Four columns do not fit a phone: there each group is a block of lines. */
  @media (max-width: 34rem) {
    table,
    tbody,
    tr,
    th[scope="row"],
    td.n {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th[scope="row"] {
      border: 0;
      padding-block-end: 0;
      font-weight: 600;
    }
    td.n {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 1rem;
      border: 0;
      padding: 0.1rem 0;
    }
    td.n::before {
      content: attr(data-label);
      color: var(--soft);
      margin-inline-end: auto;
    }
    tr {
      border-block-end: 1px solid var(--line);
      padding-block-end: 0.4rem;
    }
  }
`;
