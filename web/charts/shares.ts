// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import { percent } from "../text/format-message.js";
import { shorten, widest } from "./label.js";
import { linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** One share for each row, some of them to be seen first. */
export interface SharesSpec {
  kind: "shares";
  title: string;
  rowAxis: string;
  valueAxis: string;
  rows: { name: string; share: number; main: boolean }[];
  summary: string;
  /** How a share is written, where that is not as a percentage. */
  write?: (share: number) => string;
}

const rowHeight = 40;
/** At least so wide is the place of the numbers. */
const numberWidth = 72;
const GAP = 8;

export function shares(spec: SharesSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

const written = ({ write }: SharesSpec, share: number) => write?.(share) ?? percent(share);

function picture(spec: SharesSpec, width: number) {
  const { rows, title, summary } = spec;
  const numbers = widest(rows.map(({ share }) => written(spec, share))) + GAP;
  const x = linear(1, [0, Math.max(60, width - Math.max(numberWidth, numbers))]);
  return html`<svg width=${width} height=${rows.length * rowHeight} role="img" aria-label="${title}. ${summary}">
    ${rows.map(({ name, share, main }, index) => {
      const y = index * rowHeight;
      return svg`<g>
        <text class="name" x="0" y=${y + 14} font-weight=${main ? 700 : 400}>${shorten(name, width)}<title>${name}</title></text>
        <rect x="0" y=${y + 20} width=${x(1)} height="10" rx="2" fill="var(--tint)"></rect>
        <rect x="0" y=${y + 20} width=${x(share)} height="10" rx="2" fill=${main ? "var(--accent)" : "var(--edge)"}></rect>
        <text class="tick" x=${x(1) + GAP} y=${y + 29}>${written(spec, share)}</text>
      </g>`;
    })}
  </svg>`;
}

function table(spec: SharesSpec) {
  const cells = spec.rows.map(({ name, share }) => [name, written(spec, share)]);
  return tableOf(spec.title, [spec.rowAxis, spec.valueAxis], cells);
}
