// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";
import { base } from "../styles/base.js";

/** The look of the Details behind a promise, which people unfold. If there are none, they take no room. */
export const detailsStyle = [
  base,
  css`
    summary {
      font-family: var(--serif);
      font-size: 1.15rem;
    }
    details > div {
      margin-block-start: 0.75rem;
    }
    sluice-chart {
      max-inline-size: 38rem;
    }
  `,
];
