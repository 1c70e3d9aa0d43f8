// SPDX-License-Identifier: GPL-3.0-or-later
/** Several lines over one axis, each told by colour, dashes and marks. */
import { scaleLinear, scaleLog } from "d3-scale";
import { line } from "d3-shape";
import { html, nothing, svg } from "lit";
import { messages } from "../messages/page.js";
import { decimal, percent, plain } from "../text/format-message.js";
import { type Chart, tableOf } from "./picture.js";

export interface LinesSpec {
  kind: "lines";
  /** Its name where it is read out or has no heading of its own. */
  title: string;
  /** Told in the picture, where one stands beside others. */
  heading?: string;
  x: LinesAxis;
  y: LinesAxis;
  series: { name: string; points: LinesPoint[] }[];
  /** Marks alone, where points have no order. */
  scattered?: boolean;
  summary: string;
  /** Heading and names of the lines stand outside, where they can wrap, and where panels share the names. */
  bare?: true;
}

interface LinesAxis {
  label: string;
  log?: true;
  /** Shares, told in percent, from 0 to 1. */
  share?: true;
  /** From its least value to its most. */
  fitted?: true;
}

interface LinesPoint {
  x: number;
  y: number;
  /** A range around y. */
  low?: number;
  high?: number;
}

const plotHeight = 220;
const lineHeight = 20;
const margin = { right: 16, bottom: 44, left: 60 };
const styles = ["none", "6 4", "2 3", "9 3 2 3", "12 4", "1 4"];

export function lines(spec: LinesSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

/** The names of the lines, each beside its stroke, one below the other from `top` on. */
function legend(series: LinesSpec["series"], top: number, scattered?: boolean) {
  return series.map(({ name }, i) => {
    const at = top + lineHeight * (i + 0.5);
    return svg`${stroke(i, at, scattered)}<text class="name" x="36" y=${at} dy="0.32em">${name}</text>`;
  });
}

/** The same as a picture of its own, for panels that share the names. */
export function legendOf({ series, scattered }: LinesSpec) {
  const height = lineHeight * series.length;
  return svg`<svg width="360" height=${height}>${legend(series, 0, scattered)}</svg>`;
}

function picture(spec: LinesSpec, width: number) {
  const points = spec.series.flatMap((one) => one.points);
  const heading = spec.bare ? undefined : spec.heading;
  const above = heading ? lineHeight : 0;
  const names = spec.bare ? [] : spec.series;
  const label = wrapped(`${spec.y.label} ↑`, width);
  const top = above + lineHeight * (names.length + label.length) + 16;
  const height = top + plotHeight + margin.bottom;
  const x = scale(
    spec.x,
    points.map((point) => point.x),
    [margin.left, width - margin.right],
    "across",
  );
  const y = scale(
    spec.y,
    points.flatMap(({ y, low = y, high = y }) => [y, low, high]),
    [top + plotHeight, top],
    "up",
  );
  const [floor, left, right] = [top + plotHeight, margin.left, width - margin.right];
  return svg`<svg width=${width} height=${height} role="img" aria-label=${`${spec.title}. ${spec.summary}`}>
    ${heading ? svg`<text class="name" x="0" y="14" font-weight="600">${shorten(heading, width)}</text>` : nothing}
    ${legend(names, above, spec.scattered)}
    ${y.ticks.map(
      (value) => svg`<line x1=${left} x2=${right} y1=${y.at(value)} y2=${y.at(value)} stroke="var(--line)"></line>
        <text class="tick" fill="var(--soft)" x=${left - 8} y=${y.at(value)} dy="0.32em" text-anchor="end">${tick(spec.y, value)}</text>`,
    )}
    ${x.ticks.map(
      (value) => svg`<line x1=${x.at(value)} x2=${x.at(value)} y1=${floor} y2=${floor + 5} stroke="var(--edge)"></line>
        <text class="tick" fill="var(--soft)" x=${x.at(value)} y=${floor + 20} text-anchor="middle">${tick(spec.x, value)}</text>`,
    )}
    ${label.map((part, i) => svg`<text class="axis" fill="var(--soft)" x="0" y=${top - 14 - lineHeight * (label.length - 1 - i)}>${part}</text>`)}
    <text class="axis" fill="var(--soft)" x=${right} y=${height - 6} text-anchor="end">${spec.x.label} →</text>
    ${spec.series.map(({ points }, i) => [spec.scattered ? nothing : path(points, i, x.at, y.at), marks(points, i, x.at, y.at, [top, floor])])}
  </svg>`;
}

type At = (value: number) => number;

function path(points: LinesPoint[], i: number, x: At, y: At) {
  const drawn = line<LinesPoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  return svg`<path d=${drawn(points) ?? ""} fill="none" stroke=${colourOf(i)} stroke-width="2" stroke-linejoin="round"
      stroke-dasharray=${styles[i % styles.length]}></path>`;
}

/** A range ends where the plot does: no share is less than none or more than all. */
function marks(points: LinesPoint[], i: number, x: At, y: At, [top, floor]: [number, number]) {
  const colour = colourOf(i);
  return svg`
    ${points.map(({ x: at, y: value, low = value, high = value }) =>
      low < high
        ? svg`<line x1=${x(at)} x2=${x(at)} y1=${Math.min(floor, y(low))} y2=${Math.max(top, y(high))} stroke=${colour} stroke-width="1"></line>`
        : nothing,
    )}
    ${points.map((point) => mark(x(point.x), y(point.y), i))}`;
}

/** A circle, a square, a diamond and so on: where lines meet, marks still tell them apart in grey. */
function mark(x: number, y: number, i: number) {
  const colour = colourOf(i);
  const fill = i % 2 === 0 ? colour : "var(--paper)";
  if (i % 3 === 0) return svg`<circle cx=${x} cy=${y} r="3" fill=${fill} stroke=${colour} stroke-width="1.5"></circle>`;
  const turned = i % 3 === 2 ? `rotate(45 ${x} ${y})` : "";
  return svg`<rect x=${x - 2.7} y=${y - 2.7} width="5.4" height="5.4" transform=${turned} fill=${fill} stroke=${colour} stroke-width="1.5"></rect>`;
}

/** The names of the lines with what each is drawn by. */
export function key({ series, scattered }: Pick<LinesSpec, "series" | "scattered">) {
  const sample = (i: number) =>
    html`<svg width="28" height="20" aria-hidden="true">${stroke(i, lineHeight / 2, scattered)}</svg>`;
  return html`<ul class="key small">${series.map(({ name }, i) => html`<li>${sample(i)}<span>${name}</span></li>`)}</ul>`;
}

function stroke(i: number, at: number, scattered = false) {
  const colour = colourOf(i);
  return svg`${scattered ? nothing : svg`<line x1="0" x2="28" y1=${at} y2=${at} stroke=${colour} stroke-width="2" stroke-dasharray=${styles[i % styles.length]}></line>`}
    ${mark(14, at, i)}`;
}

function colourOf(i: number): string {
  return `var(--series-${(i % styles.length) + 1})`;
}

/**
 * The place where a value is drawn, and the values that are told. Unless `fitted`, the way up begins at 0 for shares
 * and for values that are not negative.
 */
function scale({ log, share, fitted }: LinesAxis, values: number[], range: [number, number], way: "across" | "up") {
  const horizontal = way === "across";
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = horizontal ? 44 : 24;
  const wanted = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / room / (horizontal ? 1.3 : 1.6)));
  if (log) {
    const at = scaleLog([least, most], range).nice();
    const ticks = at.ticks(wanted).filter((value) => Math.abs((Math.log10(value) + 1e-9) % 1) < 1e-6);
    return { at, ticks };
  }
  const from = !fitted && (share || least >= 0) ? (horizontal ? least : 0) : least;
  const at = scaleLinear([from, share ? Math.min(1, Math.max(most, 1e-9)) : most], range);
  if (!horizontal) at.nice(wanted);
  return { at, ticks: at.ticks(wanted) };
}

function tick({ share, log }: LinesAxis, value: number): string {
  if (share) return plain(messages.percent, { n: decimal(100 * value, 3) });
  return log && (value < 1e-3 || value >= 1e5) ? powerOfTen(value) : decimal(value, 6);
}

/** All ticks of a logarithmic axis are such. */
function powerOfTen(value: number): string {
  const raised = [...String(Math.round(Math.log10(value)))].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "⁻");
  return `10${raised.join("")}`;
}

/** In lines that end where the picture does. */
function wrapped(text: string, width: number): string[] {
  const most = Math.floor(width / 7.2);
  const all: string[] = [];
  for (const word of text.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}

/** Titles end where the picture does. */
function shorten(title: string, width: number): string {
  const most = Math.floor(width / 7.2);
  return title.length <= most ? title : `${title.slice(0, most - 1)}…`;
}

/** Points without an order have a row each: several may stand at one place. */
function pointsTable({ title, x, y, series }: LinesSpec) {
  const number = (value: number) => Number(value.toPrecision(4));
  const cells = series.flatMap(({ name, points }) => points.map((point) => [name, number(point.x), number(point.y)]));
  return tableOf(`${title}: ${y.label}`, ["", x.label, y.label], cells);
}

function table(spec: LinesSpec) {
  if (spec.scattered) return pointsTable(spec);
  const { title, x, y, series } = spec;
  const places = [...new Set(series.flatMap(({ points }) => points.map((point) => point.x)))].sort((a, b) => a - b);
  const cell = (points: LinesPoint[], place: number) => {
    const point = points.find((candidate) => candidate.x === place);
    if (!point) return "–";
    const valueText = (value: number) => (y.share ? percent(Math.max(0, value)) : String(Number(value.toPrecision(4))));
    const { low, high } = point;
    return low === undefined || high === undefined
      ? valueText(point.y)
      : `${valueText(point.y)} (${plain(messages.range, { low: valueText(low), high: valueText(high) })})`;
  };
  const cells = places.map((place) => [
    Number(place.toPrecision(6)),
    ...series.map(({ points }) => cell(points, place)),
  ]);
  return tableOf(`${title}: ${y.label}`, [x.label, ...series.map(({ name }) => name)], cells, 0);
}
