// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, svg } from "lit";
import { decimal, levelText } from "../text/format-message.js";
import { shorten } from "./label.js";
import { apart, linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** Levels, one for each row, some beside what one might expect. */
export interface LevelsSpec {
  kind: "levels";
  title: string;
  rowAxis: string;
  /** Heads of the table, and what the marks stand for. */
  level: string;
  expected: string;
  /** The texts in the place of a level without a limit, and of an expectation that there is not. */
  unlimited: string;
  none: string;
  rows: { name: string; level: number; expected?: number; main: boolean }[];
  summary: string;
}

const rowHeight = 46;
const lineHeight = 22;
const axisHeight = 24;
const numberWidth = 92;

export function levels(spec: LevelsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ rows, title, summary, level, expected, unlimited }: LevelsSpec, width: number) {
  const finite = rows.flatMap((row) => [row.level, row.expected ?? 0]).filter(Number.isFinite);
  const most = Math.max(0.2, ...finite) * 1.05;
  const x = linear(most, [0, Math.max(60, width - numberWidth)]);
  const top = 2 * lineHeight + 8;
  const height = top + rows.length * rowHeight + axisHeight;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    <rect x="0" y="4" width="28" height="12" rx="2" fill="var(--accent)"></rect>
    <text class="name" x="36" y="10" dy="0.32em">${shorten(level, width - 36)}</text>
    ${mark(14, lineHeight + 2)}
    <text class="name" x="36" y=${lineHeight + 10} dy="0.32em">${shorten(expected, width - 36)}</text>
    ${apart(x.ticks(4), x, 40).map(
      (
        value,
      ) => svg`<line x1=${x(value)} x2=${x(value)} y1=${top} y2=${height - axisHeight} stroke="var(--line)"></line>
        <text class="tick" x=${x(value)} y=${height - 6} text-anchor=${value === 0 ? "start" : "middle"}>${decimal(value)}</text>`,
    )}
    ${rows.map((row, i) => {
      const y = top + i * rowHeight;
      const colour = row.main ? "var(--accent)" : "var(--edge)";
      const length = Number.isFinite(row.level) ? x(row.level) : x(most);
      return svg`<g>
        <text class="name" x="0" y=${y + 15} font-weight=${row.main ? 700 : 400}>${shorten(row.name, width)}<title>${row.name}</title></text>
        <rect x="0" y=${y + 22} width=${length} height="12" rx="2" fill=${colour}></rect>
        ${Number.isFinite(row.level) ? nothing : svg`<path d="M${length} ${y + 20}l9 8l-9 8z" fill=${colour}></path>`}
        ${row.expected === undefined || !Number.isFinite(row.expected) ? nothing : mark(x(row.expected), y + 20)}
        <text class="tick" x=${Math.max(length, x(Math.min(most, row.expected ?? 0))) + 13} y=${y + 32}>${levelOrUnlimited(row.level, unlimited)}</text>
      </g>`;
    })}
  </svg>`;
}

/** A bar that is seen on any other. */
function mark(x: number, y: number) {
  return svg`<rect x=${x - 2.5} y=${y} width="5" height="16" rx="1" fill="var(--more)" stroke="var(--paper)"></rect>`;
}

function levelOrUnlimited(level: number, unlimited: string): string {
  return Number.isFinite(level) ? levelText(level) : unlimited;
}

function table({ title, rowAxis, level, expected, unlimited, none, rows }: LevelsSpec) {
  const cells = rows.map((row) => [
    row.name,
    levelOrUnlimited(row.level, unlimited),
    row.expected === undefined ? none : levelOrUnlimited(row.expected, unlimited),
  ]);
  return tableOf(title, [rowAxis, level, expected], cells);
}
