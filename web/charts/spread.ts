// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import { integer } from "../text/format-message.js";
import { linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** How often each value came up: a dot for each time, piled up, beside what is so in truth. */
export interface SpreadSpec {
  kind: "spread";
  title: string;
  /** Names of the columns, and of the dots in each of the two colours. */
  valueAxis: string;
  countAxis: string;
  held: string;
  missed: string;
  truthName: string;
  truth: number;
  /** The end of the axis; it begins at 0. */
  most: number;
  /** Each value once, growing. */
  rows: { value: number; held: number; missed: number }[];
  summary: string;
}

const SIDE = 12;
const KEY = 22;
const AXIS = 40;
const LARGEST = 4;
const SMALLEST = 1.5;

export function spread(spec: SpreadSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ title, summary, held, missed, truthName, truth, most, rows }: SpreadSpec, width: number) {
  const x = linear(most, [SIDE, Math.max(120, width - SIDE)]);
  const gaps = rows.slice(1).map(({ value }, i) => x(value) - x(rows[i]?.value ?? 0));
  const radius = Math.max(SMALLEST, Math.min(LARGEST, ...gaps.map((gap) => gap / 2.2)));
  const step = 2 * radius + 1;
  const base = 2 * KEY + 8 + step * Math.max(...rows.map((row) => row.held + row.missed));
  const dot = (cx: number, cy: number, isHeld: boolean, r = radius) =>
    svg`<circle cx=${cx} cy=${cy} r=${r} fill=${isHeld ? "var(--accent)" : "none"} stroke=${isHeld ? "var(--accent)" : "var(--more)"} stroke-width="1.5"></circle>`;
  return html`<svg width=${width} height=${base + AXIS} role="img" aria-label="${title}. ${summary}">
    ${dot(SIDE, 10, true, LARGEST)}<text class="name" x=${SIDE + 14} y="14">${held}</text>
    ${dot(SIDE, KEY + 10, false, LARGEST)}<text class="name" x=${SIDE + 14} y=${KEY + 14}>${missed}</text>
    <line x1=${x(0)} x2=${x(most)} y1=${base + 1} y2=${base + 1} stroke="var(--line)"></line>
    <line x1=${x(truth)} x2=${x(truth)} y1=${2 * KEY + 4} y2=${base + 5} stroke="var(--ink)" stroke-dasharray="3 3"></line>
    ${rows.map(({ value, ...row }) =>
      Array.from({ length: row.held + row.missed }, (_, i) =>
        dot(x(value), base - radius - 1 - i * step, i < row.held),
      ),
    )}
    ${x
      .ticks(5)
      .map((tick) => svg`<text class="tick" x=${x(tick)} y=${base + 18} text-anchor="middle">${integer(tick)}</text>`)}
    <text class="name" x=${x(truth)} y=${base + 36} text-anchor=${truth > most / 2 ? "end" : "start"}>${truthName}</text>
  </svg>`;
}

function table({ title, valueAxis, countAxis, missed, rows }: SpreadSpec) {
  const cells = rows.map((row) => [row.value, row.held + row.missed, row.missed].map(integer));
  return tableOf(title, [valueAxis, countAxis, missed], cells);
}
