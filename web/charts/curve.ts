// SPDX-License-Identifier: GPL-3.0-or-later

import { curveMonotoneX, line } from "d3-shape";
import { html, nothing, svg } from "lit";
import { decimal, percent, plain } from "../text/format-message.js";
import { apart, linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** Shares (0 to 1) against levels, one line for each protocol, and the level that is chosen. */
export interface CurveSpec {
  kind: "curve";
  title: string;
  xLabel: string;
  yLabel: string;
  highest: number;
  series: { name: string; main: boolean; points: Point[] }[];
  /** The words for the mark of an unfinished point, and its words in the table, with the holes {least} and {most}. */
  unfinished: { mark: string; cell: string };
  chosen?: { x: number; y: number } | undefined;
  summary: string;
}

interface Point {
  x: number;
  y: number;
  /** The most that it may be, if the search for it was not finished. */
  most?: number | undefined;
}

const plotHeight = 220;
const lineHeight = 20;
const margin = { right: 16, bottom: 44, left: 52 };
/** For lines beside the main one: told by colour and by dashes. */
const dashes = ["6 4", "2 3", "9 3 2 3", "12 4", "16 3 2 3 2 3"];

export function curve(spec: CurveSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture(spec: CurveSpec, width: number) {
  const x = linear(spec.highest, [margin.left, width - margin.right]);
  const open = spec.series.flatMap(({ points, main }) => points.map((point) => ({ ...point, main })).filter(isOpen));
  const top = lineHeight * (spec.series.length + (open.length > 0 ? 2 : 1)) + 12;
  const height = top + plotHeight + margin.bottom;
  const y = linear(1, [top + plotHeight, top]);
  const path = line<Point>(
    (p) => x(p.x),
    (p) => y(p.y),
  ).curve(curveMonotoneX);
  const levels = apart(x.ticks(6), x, 44);
  const { chosen } = spec;
  return html`<svg width=${width} height=${height} role="img" aria-label="${spec.title}. ${spec.summary}">
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (
        share,
      ) => svg`<line x1=${margin.left} x2=${width - margin.right} y1=${y(share)} y2=${y(share)} stroke="var(--line)"></line>
        <text class="tick" x=${margin.left - 8} y=${y(share)} dy="0.32em" text-anchor="end">${percent(share)}</text>`,
    )}
    ${levels.map(
      (level) => svg`<line x1=${x(level)} x2=${x(level)} y1=${y(0)} y2=${y(0) + 5} stroke="var(--edge)"></line>
        <text class="tick" x=${x(level)} y=${y(0) + 20} text-anchor="middle">${decimal(level, 6)}</text>`,
    )}
    <text class="axis" x="0" y=${top - 14}>${spec.yLabel} ↑</text>
    <text class="axis" x=${width - margin.right} y=${height - 6} text-anchor="end">${spec.xLabel} →</text>
    ${chosen ? svg`<line x1=${x(chosen.x)} x2=${x(chosen.x)} y1=${y(0)} y2=${y(chosen.y)} stroke="var(--accent)" stroke-dasharray="2 3"></line>` : nothing}
    ${spec.series.map(
      ({ points, main }, i) => svg`<path d=${path(points) ?? ""} fill="none" stroke-linejoin="round"
        stroke=${colourOf(i, main)} stroke-width=${main ? 2.5 : 1.75} stroke-dasharray=${dashesOf(i, main)}></path>`,
    )}
    ${open.map((point) => hollow(x(point.x), y(point.y), point.main ? "var(--accent)" : "var(--soft)"))}
    ${names(spec, open.length > 0)}
    ${chosen ? svg`<circle cx=${x(chosen.x)} cy=${y(chosen.y)} r="6" fill="var(--accent)" stroke="var(--paper)" stroke-width="2"></circle>` : nothing}
  </svg>`;
}

/** The lines' names, above the plot, where no curve can be. */
function names({ series, unfinished }: CurveSpec, open: boolean) {
  const mark = lineHeight * (series.length + 0.5);
  const last = open
    ? svg`${hollow(14, mark, "var(--accent)")}<text class="name" x="36" y=${mark} dy="0.32em">${unfinished.mark}</text>`
    : nothing;
  const lines = series.map(({ name, main }, index) => {
    const at = lineHeight * (index + 0.5);
    return svg`<line x1="0" x2="28" y1=${at} y2=${at} stroke=${colourOf(index, main)}
        stroke-width=${main ? 2.5 : 1.75} stroke-dasharray=${dashesOf(index, main)}></line>
      <text class="name" x="36" y=${at} dy="0.32em">${name}</text>`;
  });
  return [...lines, last];
}

function colourOf(i: number, main: boolean): string {
  return main ? "var(--accent)" : `var(--series-${(i % (dashes.length + 1)) + 1})`;
}

function dashesOf(i: number, main: boolean): string {
  return main ? "none" : (dashes[i % dashes.length] ?? "");
}

function isOpen({ most }: Point): boolean {
  return most !== undefined;
}

function hollow(x: number, y: number, stroke: string) {
  return svg`<circle class="open" cx=${x} cy=${y} r="3.5" fill="var(--paper)" stroke-width="1.75"
    stroke=${stroke}></circle>`;
}

function table({ title, xLabel, series, unfinished }: CurveSpec) {
  const levels = [...new Set(series.flatMap(({ points }) => points.map((p) => p.x)))].sort((a, b) => a - b);
  const value = (points: Point[], level: number) => {
    const point = points.find((p) => p.x === level);
    if (point?.most === undefined) return point ? percent(point.y) : "–";
    return plain(unfinished.cell, { least: percent(point.y, Math.floor), most: percent(point.most, Math.ceil) });
  };
  const cells = levels.map((level) => [level, ...series.map(({ points }) => value(points, level))]);
  return tableOf(title, [xLabel, ...series.map(({ name }) => name)], cells, 0);
}
