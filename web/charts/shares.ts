// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import type { Rounding } from "../../wasm/common/rounding.js";
import { percent } from "../text/format-message.js";
import { shorten } from "./label.js";
import { linear } from "./linear.js";
import type { Chart } from "./picture.js";

/** One share for each row, some of them to be seen first. */
export interface SharesSpec {
  kind: "shares";
  title: string;
  rowAxis: string;
  valueAxis: string;
  rows: { name: string; share: number; main: boolean }[];
  summary: string;
  /** Math.ceil where the shares bound something. */
  round?: Rounding;
}

const rowHeight = 40;
const numberWidth = 72;

export function shares(spec: SharesSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ rows, title, summary, round }: SharesSpec, width: number) {
  const x = linear(1, [0, Math.max(60, width - numberWidth)]);
  return html`<svg width=${width} height=${rows.length * rowHeight} role="img" aria-label="${title}. ${summary}">
    ${rows.map(({ name, share, main }, index) => {
      const y = index * rowHeight;
      return svg`<g>
        <text class="name" x="0" y=${y + 14} font-weight=${main ? 700 : 400}>${shorten(name, width)}<title>${name}</title></text>
        <rect x="0" y=${y + 20} width=${x(1)} height="10" rx="2" fill="var(--tint)"></rect>
        <rect x="0" y=${y + 20} width=${x(share)} height="10" rx="2" fill=${main ? "var(--accent)" : "var(--edge)"}></rect>
        <text class="tick" x=${x(1) + 8} y=${y + 29}>${percent(share, round)}</text>
      </g>`;
    })}
  </svg>`;
}

function table({ title, rowAxis, valueAxis, rows, round }: SharesSpec) {
  return html`<table>
    <caption class="hidden">${title}</caption>
    <thead>
      <tr><th scope="col">${rowAxis}</th><th scope="col" class="n">${valueAxis}</th></tr>
    </thead>
    <tbody>
      ${rows.map(({ name, share }) => html`<tr><th scope="row">${name}</th><td class="n">${percent(share, round)}</td></tr>`)}
    </tbody>
  </table>`;
}
