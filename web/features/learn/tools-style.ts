// SPDX-License-Identifier: GPL-3.0-or-later
import { css } from "lit";
import { base } from "../../styles/base.js";
import { lines } from "../../styles/lines.js";

export const styles = [
  base,
  lines,
  css`
    .here:focus {
      outline: none;
    }
    /* In a lesson a picture stands without a frame. */
    ::slotted(*) {
      padding: 0;
      border: 0;
      background: none;
      min-block-size: 0;
    }
    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
      align-items: start;
    }
    .tools > [role="status"] {
      align-self: center;
    }
    .tools > label,
    details[open] {
      flex: 1 1 100%;
      order: 1;
    }
    p:empty {
      margin: 0;
    }
    label {
      display: block;
    }
    label input {
      inline-size: 100%;
      text-overflow: ellipsis;
    }
    details {
      min-inline-size: 0;
    }
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      max-inline-size: none;
      max-block-size: none;
      margin: 0;
      border: 0;
      padding: clamp(0.75rem, 2vw, 2rem) clamp(1rem, 4vw, 4rem);
      overflow: auto;
      overscroll-behavior: contain;
      background: var(--paper);
      color: var(--ink);
    }
    .stage {
      zoom: var(--zoom);
      margin-block-start: 1rem;
    }
    /* To be read from the last row of a room; on a phone, in a hand. */
    dialog {
      --zoom: 1;
    }
    @media (min-width: 60rem) {
      dialog {
        --zoom: 1.4;
      }
    }
    @media (min-width: 100rem) {
      dialog {
        --zoom: 1.9;
      }
    }
    @media print {
      .tools {
        display: none;
      }
    }
  `,
];
