// SPDX-License-Identifier: Apache-2.0
/** The look of both elements, in light and dark as the page is where they stand; each colour to be had in another way. */
const colours: Record<string, [light: string, dark: string]> = {
  paper: ["#faf8f3", "#14191a"],
  ink: ["#1c2322", "#e8e6df"],
  soft: ["#55605d", "#a7b0ae"],
  edge: ["#7d8582", "#75817f"],
  accent: ["#0d5c63", "#7fc9c4"],
  focus: ["#c2571a", "#f0a35e"],
  warn: ["#8c3510", "#f2aa86"],
};

const palette = (value: (light: string, dark: string) => string): string =>
  Object.entries(colours)
    .map(([name, [light, dark]]) => `--${name}: var(--sluice-${name}, ${value(light, dark)});`)
    .join("\n");

export const look = `
:host {
  display: block;
  box-sizing: border-box;
  ${palette((light) => light)}
  padding: var(--sluice-padding, 1rem);
  border: 1px solid var(--edge);
  border-radius: var(--sluice-radius, 6px);
  background: var(--paper);
  color: var(--ink);
  font-family: var(--sluice-font, inherit);
  line-height: 1.5;
  overflow-wrap: anywhere;
  /* Frameworks keep lines of choices together, or centre them, around us. */
  white-space: normal;
  text-align: start;
  font-weight: 400;
  cursor: auto;
  /* What lies behind a frame would be told where it is clicked. */
  pointer-events: auto !important;
}
/* A selection is the page's to move, and its text the page's to read. */
:host, :host * { -webkit-user-select: none !important; user-select: none !important; }
@supports (color: light-dark(red, red)) {
  :host { ${palette((light, dark) => `light-dark(${light}, ${dark})`)} }
}
:host([hidden]) { display: none; }
/* A question in a frame has the same room around it there, so that no outline is cut off. */
:host(:state(framed)) { padding: 0; overflow: clip; }
.isolated > div, .isolated > p { padding: var(--sluice-padding, 1rem); padding-block-end: 0; font-weight: 600; }
.isolated ~ .problem { padding-inline: var(--sluice-padding, 1rem); }
fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.5rem; font-weight: 600; }
.choice { display: flex; gap: 0.6rem; align-items: baseline; padding-block: 0.3rem; cursor: pointer; }
.choice input { flex: none; inline-size: 1.15rem; block-size: 1.15rem; margin: 0; transform: translateY(0.15rem); accent-color: var(--accent); }
select, button { font: inherit; min-block-size: 2.5rem; padding-inline: 0.75rem; border: 1px solid var(--edge); border-radius: 6px; }
select { max-inline-size: 100%; background: var(--paper); color: var(--ink); }
/* An outline: nobody has to press it. */
button { background: none; color: var(--accent); border-color: var(--accent); font-weight: 600; cursor: pointer; }
fieldset:disabled .choice, button:disabled { border-color: var(--edge); color: var(--soft); cursor: default; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.panel { margin-block-start: 1rem; padding-inline-start: 0.9rem; border-inline-start: 3px solid var(--accent); }
/* Alone it has the edge of its host. */
.panel:first-child { margin-block-start: 0; padding-inline-start: 0; border: 0; }
.hand { margin-block-start: 1rem; }
.hand p { margin-block: 0.5rem 0; }
p, ul { margin-block: 0 0.5rem; }
/* A text that is read in English for want of another has the direction of English. */
p, li { unicode-bidi: plaintext; }
ul { padding-inline-start: 1.25rem; }
.odds { padding: 0; list-style: none; max-inline-size: 24rem; }
.odds li { margin-block-end: 0.35rem; }
.odds li::after { content: ""; display: block; inline-size: var(--of, 0); block-size: 4px; margin-block-start: 0.1rem; background: var(--accent); }
/* All answers lie in one cell, which is as large as the largest of them. */
.alike, .behind { display: grid; grid-template: auto / minmax(0, 1fr); }
.alike > *, .behind > * { grid-area: 1 / 1; min-inline-size: 0; }
.behind { visibility: hidden; pointer-events: none; }
/* Neither width nor height comes from what is in it; it can always be scrolled a little, and never scrolls the page. */
.alike.many { block-size: 15rem; overflow: hidden scroll; scrollbar-gutter: stable; overscroll-behavior: contain; contain: size layout paint; }
.many > .behind { block-size: 1px; overflow: hidden; }
.many > [role="status"] { min-block-size: calc(15rem + 1px); }
.heading, .sent { font-weight: 600; }
.soft { color: var(--soft); }
.problem { color: var(--warn); margin-block: 0.5rem 0; }
.problem:empty { display: none; }
summary { cursor: pointer; min-block-size: 1.5rem; }
details > ul { margin-block-start: 0.5rem; padding: 0; list-style: none; }
`;
