// SPDX-License-Identifier: GPL-3.0-or-later

import { html, svg } from "lit";
import { percent } from "../text/format-message.js";
import { shorten, widest } from "./label.js";
import { linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

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
const keyHeight = 20;

export function bars(spec: BarsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ rows, title, summary, before, more, less }: BarsSpec, width: number) {
  const most = Math.max(0.01, ...rows.flatMap((row) => [row.before, row.after]));
  const x = linear(most, [0, Math.max(60, width - numberWidth)]);
  const keys = placed([before, more, less], width);
  const top = 6 + keyHeight * (1 + Math.max(...keys.map(({ line }) => line)));
  const height = top + rows.length * rowHeight;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${keys.map((key, index) => drawn(key, ["var(--before)", "var(--more)", "var(--less)"][index] ?? ""))}
    ${rows.map((row, index) => {
      const y = top + index * rowHeight;
      const [was, is] = [percent(row.before), percent(row.after)];
      // If both show the same figure, no change is shown.
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
  line: number;
}

/** Keys stand side by side, as many as there is room for. */
function placed(names: string[], width: number): Key[] {
  let [x, line] = [0, 0];
  return names.map((name) => {
    const needed = 17 + widest([name]);
    if (x > 0 && x + needed > width) [x, line] = [0, line + 1];
    const key = { name, x, line };
    x += needed + 10;
    return key;
  });
}

/** One colour and what it means. */
function drawn({ name, x, line }: Key, colour: string) {
  const y = line * keyHeight;
  return svg`<rect x=${x} y=${y + 1} width="12" height="11" rx="2" fill=${colour}></rect>
    <text class="tick" x=${x + 17} y=${y + 11}>${name}</text>`;
}

function table({ title, rowAxis, before, after, rows }: BarsSpec) {
  const cells = rows.map((row) => [row.name, percent(row.before), percent(row.after)]);
  return tableOf(title, [rowAxis, before, after], cells);
}
