// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, svg } from "lit";
import { percent } from "../text/format-message.js";
import { pointText, shareText } from "../text/share-text.js";
import { shorten, widest } from "./label.js";
import { type Linear, linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** For each row an estimated share with the ends of its interval. */
export interface IntervalsSpec {
  kind: "intervals";
  title: string;
  rowAxis: string;
  /** Names of the estimate and of the interval. */
  point: string;
  interval: string;
  /** The text in the place of an estimate that there is not, and of an interval. */
  none: string;
  /** Name of what is in truth so, where that is known. */
  truth?: string;
  rows: {
    name: string;
    point?: number | undefined;
    ends?: [low: number, high: number] | undefined;
    truth?: number;
  }[];
  summary: string;
}

const rowHeight = 44;
const numberWidth = 150;
const axisHeight = 24;
const keyHeight = 22;
const tickGap = 12;

export function intervals(spec: IntervalsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ rows, title, summary, point: estimate, truth: known }: IntervalsSpec, width: number) {
  const most = Math.min(
    1,
    Math.max(0.05, ...rows.flatMap(({ point = 0, ends, truth = 0 }) => [point, ends?.[1] ?? 0, truth])),
  );
  const x = linear(most, [6, Math.max(90, width - numberWidth)]);
  const inside = (share: number) => x(Math.max(0, Math.min(most, share)));
  const top = known ? 2 * keyHeight : 0;
  const height = top + rows.length * rowHeight + axisHeight;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${
      known
        ? svg`${line(14, 0)}<text class="name" x="28" y="14">${shorten(estimate, width - 28)}</text>
          ${diamond(14, keyHeight + 10)}<text class="name" x="28" y=${keyHeight + 14}>${shorten(known, width - 28)}</text>`
        : nothing
    }
    ${legible(x).map(
      (
        share,
      ) => svg`<line x1=${x(share)} x2=${x(share)} y1=${top} y2=${height - axisHeight} stroke="var(--line)"></line>
        <text class="tick" x=${x(share)} y=${height - 6} text-anchor=${share === 0 ? "start" : "middle"}>${percent(share)}</text>`,
    )}
    ${rows.map(({ name, point, ends, truth }, index) => {
      const y = top + index * rowHeight;
      return svg`<g>
        <text class="name" x="0" y=${y + 14}>${shorten(name, width)}<title>${name}</title></text>
        ${
          ends
            ? svg`<rect x=${inside(ends[0])} y=${y + 22} width=${Math.max(2, inside(ends[1]) - inside(ends[0]))} height="12" rx="3" fill="var(--edge)"></rect>
              <text class="tick" x=${x(most) + 10} y=${y + 32}>${shareText(undefined, ends)}</text>`
            : nothing
        }
        ${point === undefined ? nothing : line(inside(point), y + 18)}
        ${truth === undefined ? nothing : diamond(inside(truth), y + 28)}
      </g>`;
    })}
  </svg>`;
}

/** Even ticks whose labels do not run together: that of 0 begins at its place, others have it in their middle. */
function legible(x: Linear): number[] {
  const all = x.ticks(4);
  // Every second, third or further one: a place that is left out alone would make the axis look bent.
  for (let every = 1; every < all.length; every++) {
    const some = all.filter((_, i) => i % every === 0);
    if (areApart(some, x)) return some;
  }
  return all.slice(0, 1);
}

function areApart(shares: number[], x: Linear): boolean {
  let end = Number.NEGATIVE_INFINITY;
  return shares.every((share) => {
    const width = widest([percent(share)]);
    const start = x(share) - (share === 0 ? 0 : width / 2);
    const isApart = start >= end + tickGap;
    end = start + width;
    return isApart;
  });
}

function line(x: number, y: number) {
  return svg`<line x1=${x} x2=${x} y1=${y} y2=${y + 20} stroke="var(--accent)" stroke-width="3"></line>`;
}

function diamond(x: number, y: number) {
  return svg`<path d="M${x} ${y - 6}l5 6l-5 6l-5 -6z" fill="var(--ink)" stroke="var(--paper)" stroke-width="1.5"></path>`;
}

function table({ title, rowAxis, point, interval, none, truth, rows }: IntervalsSpec) {
  const cells = rows.map((row) => [
    row.name,
    row.point === undefined ? none : row.ends ? pointText(row.point, row.ends) : percent(Math.max(0, row.point)),
    row.ends ? shareText(undefined, row.ends) : none,
    ...(truth ? [row.truth === undefined ? none : percent(row.truth)] : []),
  ]);
  return tableOf(title, [rowAxis, point, interval, ...(truth ? [truth] : [])], cells);
}
