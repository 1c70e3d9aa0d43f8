// SPDX-License-Identifier: GPL-3.0-or-later

import { html, svg } from "lit";
import { percent } from "../text/say.js";
import type { Chart } from "./chart.js";
import { charWidth, shorten } from "./label.js";
import { linear } from "./linear.js";

/** For each row a share before and after; the colour tells whether it grew. */
export interface BarsSpec {
  kind: "bars";
  title: string;
  rowAxis: string;
  before: string;
  /** Name of the second bar, and of its two colours. */
  after: string;
  more: string;
  less: string;
  rows: { name: string; before: number; after: number }[];
  summary: string;
}

const rowHeight = 52;
const numberWidth = 112;
const keys = { height: 20, patch: 17, gap: 16 };

export function bars(spec: BarsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ rows, title, summary, before, more, less }: BarsSpec, width: number) {
  const most = Math.max(0.01, ...rows.flatMap((row) => [row.before, row.after]));
  const x = linear(most, [0, Math.max(60, width - numberWidth)]);
  const legend = keysOf([before, more, less], width);
  const top = 6 + keys.height * legend.lines;
  const height = top + rows.length * rowHeight;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${["before", "more", "less"].map((colour, index) => key(`var(--${colour})`, legend.placed[index]))}
    ${rows.map((row, index) => {
      const y = top + index * rowHeight;
      const [was, is] = [percent(row.before), percent(row.after)];
      // What is shown as the same figure is not shown as a change.
      const colour = was === is ? "var(--before)" : row.after > row.before ? "var(--more)" : "var(--less)";
      return svg`<g>
        <text class="name" x="0" y=${y + 14}>${shorten(row.name, width)}<title>${row.name}</title></text>
        <rect x="0" y=${y + 21} width=${x(row.before)} height="6" rx="2" fill="var(--before)"></rect>
        <rect x="0" y=${y + 29} width=${x(row.after)} height="12" rx="2" fill=${colour}></rect>
        <text class="tick" x=${Math.max(x(row.before), x(row.after)) + 8} y=${y + 35} dy="0.1em">${was} → ${is}</text>
      </g>`;
    })}
  </svg>`;
}

interface Key {
  name: string;
  x: number;
  y: number;
}

/** The keys side by side, as many in a line as there is room for. */
function keysOf(names: string[], width: number): { placed: Key[]; lines: number } {
  let [x, line] = [0, 0];
  const placed = names.map((name) => {
    const own = keys.patch + name.length * charWidth;
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const key = { name, x, y: line * keys.height };
    x += own + keys.gap;
    return key;
  });
  return { placed, lines: line + 1 };
}

/** One colour and what it means. */
function key(colour: string, { name, x, y }: Key = { name: "", x: 0, y: 0 }) {
  return svg`<rect x=${x} y=${y + 1} width="12" height="11" rx="2" fill=${colour}></rect>
    <text class="tick" x=${x + keys.patch} y=${y + 11}>${name}</text>`;
}

function table({ title, rowAxis, before, after, rows }: BarsSpec) {
  return html`<table>
    <caption class="hidden">${title}</caption>
    <thead>
      <tr><th scope="col">${rowAxis}</th><th scope="col" class="n">${before}</th><th scope="col" class="n">${after}</th></tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) => html`<tr>
          <th scope="row">${row.name}</th>
          <td class="n">${percent(row.before)}</td>
          <td class="n">${percent(row.after)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
