// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The look of the elements in a page that is not ours. Such a page has no styles/page.css, so the elements bring its
 * colours along.
 */

import palette from "sluice:palette";
import { css, unsafeCSS } from "lit";

/** In light and in dark, each to be had in another way by `--sluice-` and its name. */
const colours = (value: (light: string, dark: string) => string) =>
  unsafeCSS(
    Object.entries(palette)
      .map(([name, [light, dark]]) => `--${name}: var(--sluice-${name}, ${value(light, dark)});`)
      .join(""),
  );

/**
 * `auto` is as the page is where the element stands, not as the system is: a page that is light whatever happens has light
 * elements. Browsers that do not know light-dark() have light ones.
 */
export const theme = css`
  :host {
    box-sizing: border-box;
    ${colours((light) => light)}
    --sans: var(--sluice-font);
    --radius: var(--sluice-radius, 6px);
    padding: var(--sluice-padding, 1rem);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font-family: var(--sluice-font, inherit);
    line-height: 1.5;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      ${colours((light, dark) => `light-dark(${light}, ${dark})`)}
    }
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  @media (prefers-contrast: more) {
    :host {
      --soft: var(--ink);
      --line: var(--edge);
    }
  }
`;

export const controls = css`
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.9rem;
  }
  .controls input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    /* A thumb has room above and below the line that the slider takes. */
    block-size: 2.75rem;
    margin: -0.375rem 0;
    accent-color: var(--accent);
  }
  .controls output {
    min-inline-size: 5rem;
  }
  [part="promise"] {
    margin-block: 0.25rem 0.75rem;
  }
`;

/**
 * Before a room has said what it expects: the controls can be moved, what comes of them is not seen. Nothing below moves
 * once it is.
 */
export const covered = css`
  :host([covered]) :is(sluice-chart, [part="promise"], .told) {
    visibility: hidden;
  }
`;

/** Room kept from the start, in rem: what an element takes with few categories, on a wide screen and on a narrow one. */
export function room(wide: number, narrow: number) {
  return css`
    :host {
      min-block-size: var(--sluice-min-height, ${wide}rem);
    }
    @media (max-width: 30rem) {
      :host {
        min-block-size: var(--sluice-min-height, ${narrow}rem);
      }
    }
  `;
}

/** Radios and buttons in a row, large enough for a thumb. */
export const choices = css`
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
  }
  [part="promise"] {
    display: none;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
  }
  .choices label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-inline-size: 2.75rem;
  }
  .choices label,
  button {
    min-block-size: 2.75rem;
  }
`;
