// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import { percent, plain } from "../text/format-message.js";
import { charWidth, shorten } from "./label.js";
import { type Chart, tableOf } from "./picture.js";
import { cornersOf, type Point, placed, type Seen, seen, type View } from "./solid.js";

/** Beliefs about data of two to four categories: a line, a triangle or a solid, with those in it that reports may leave. */
export interface PolytopeSpec {
  kind: "polytope";
  title: string;
  /** Names of the categories: the corners of all beliefs. */
  corners: string[];
  /** Shares of the categories: at the corners of what is allowed, with those on each of its faces … */
  vertices: number[][];
  faces: number[][];
  /** … before any report … */
  before: number[];
  /** … and after each one, with how often it is sent. */
  reports: { name: string; share: number; belief: number[] }[];
  /** The meaning of the marks, heads of the table, and names of its rows with the hole {n}. */
  words: Record<"allowed" | "report" | "before" | "back" | "point" | "share" | "vertex" | "none", string>;
  /** How a solid is turned. */
  view?: View;
  summary: string;
}

/** A solid as it is seen first. */
export const firstView: View = { yaw: 16, pitch: 18 };

const widest = 460;
const lineHeight = 20;
/** Radius of a report that everybody sends: areas are as their shares. */
const largest = 26;
/** Around the picture: reports that lie on corners, above and below these the corners' names. */
const margin = 30;
const namedMargin = 46;
const boldWidth = charWidth * 1.17;

export function polytope(spec: PolytopeSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture(spec: PolytopeSpec, width: number) {
  const { corners, reports, title, summary, view = firstView } = spec;
  const solid = corners.length === 4;
  const keys = keysOf(spec, solid);
  const top = keys.length * lineHeight + 14;
  const frame = frameOf(corners.length, Math.min(width, widest));
  const at = ([x, y]: Point): [number, number] => [frame.middle + x * frame.unit, top + frame.below - y * frame.unit];
  const ends = cornersOf(corners.length, view);
  const points = spec.vertices.map((vertex) => placed(ends, vertex));
  const inside = seen(points, spec.faces);
  const names = top + frame.height + 6;
  const height = names + reports.length * lineHeight + 4;
  const all = seen(ends, facesOf(corners.length));
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${keys.map(({ mark, name }, i) => {
      const y = lineHeight * (i + 0.5);
      return svg`${mark(y)}<text class="name" x="36" y=${y} dy="0.32em">${shorten(name, width - 36)}</text>`;
    })}
    ${lines(ends, all.hidden, at, { stroke: "var(--edge)", width: 1.25, dashes: atTheBack })}
    ${lines(points, inside.hidden, at, { stroke: "var(--accent)", width: 1.5, dashes: atTheBack })}
    ${filled(points, inside, at)}
    ${lines(ends, all.visible, at, { stroke: "var(--edge)", width: 1.25 })}
    ${lines(points, inside.visible, at, { stroke: "var(--accent)", width: corners.length === 2 ? 9 : 2 })}
    ${points.map((point) => {
      const [x, y] = at(point);
      const behind = solid && !inside.onFront(point);
      return svg`<circle cx=${x} cy=${y} r="3" fill=${behind ? "var(--paper)" : "var(--accent)"} stroke="var(--accent)"></circle>`;
    })}
    ${reports.map(({ name, share, belief }) => {
      const point = placed(ends, belief);
      const [x, y] = at(point);
      const behind = solid && !inside.onFront(point);
      return svg`<g class="report"><title>${name}, ${percent(share)}</title>
        <circle cx=${x} cy=${y} r=${radius(share)} fill=${behind ? "none" : "var(--more)"} fill-opacity="0.35"
          stroke="var(--more)" stroke-width="2" stroke-dasharray=${behind ? "3 3" : "none"}></circle></g>`;
    })}
    ${corners.map((name, i) => corner(name, ends[i] as Point, spec, { ends, all, at, middle: frame.middle, width }))}
    ${diamond(at(placed(ends, spec.before)))}
    ${numbers(spec, ends, at)}
    ${reports.map(({ name, share }, i) => {
      const y = names + lineHeight * (i + 0.5);
      return svg`<text x="0" y=${y} dy="0.32em" font-weight="700">${i + 1}</text>
        <text class="name" x="24" y=${y} dy="0.32em">${shorten(name, width - 90)}<tspan class="tick" dx="8">${percent(share)}</tspan><title>${name}</title></text>`;
    })}
  </svg>`;
}

interface Frame {
  unit: number;
  middle: number;
  /** From the top of the picture to the middle of the simplex, and to the end of it. */
  below: number;
  height: number;
}

/** The picture is as high as what is in it. */
function frameOf(corners: number, width: number): Frame {
  const middle = width / 2;
  if (corners === 2) return { unit: middle - margin, middle, below: 62, height: 92 };
  const unit = corners === 3 ? (width - 2 * margin) / Math.sqrt(3) : middle - margin;
  const below = unit + namedMargin;
  return { unit, middle, below, height: below + (corners === 3 ? unit / 2 : unit) + namedMargin };
}

/** Pairs, sides and halves of a simplex. */
function facesOf(corners: number): number[][] {
  const all = Array.from({ length: corners }, (_, i) => i);
  return all.map((left) => all.filter((i) => i !== left));
}

const radius = (share: number) => Math.max(1.5, Math.sqrt(share) * largest);

type At = (point: Point) => [number, number];

interface LineStyle {
  stroke: string;
  width: number;
  dashes?: string;
}

/** Dashes of an edge that a solid hides. */
const atTheBack = "2 5";

function lines(points: Point[], edges: [number, number][], at: At, { stroke, width, dashes = "none" }: LineStyle) {
  return edges.map(([i, j]) => {
    const [x1, y1] = at(points[i] as Point);
    const [x2, y2] = at(points[j] as Point);
    return svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke=${stroke} stroke-width=${width} stroke-linecap="round"
      stroke-dasharray=${dashes}></line>`;
  });
}

/** Sides are the darker the more they face the viewer. */
function filled(points: Point[], { front }: Seen, at: At) {
  return front.map(({ around, facing }) => {
    const path = around.map((i) => at(points[i] as Point).join(" "));
    return svg`<polygon points=${path.join(" ")} fill="var(--accent)" fill-opacity=${(0.06 + 0.16 * facing).toFixed(3)}></polygon>`;
  });
}

/** The corners of all beliefs, the edges between them, and where they lie in the picture. */
interface Simplex {
  ends: Point[];
  all: Seen;
  at: At;
  /** The middle of the picture, from its left. */
  middle: number;
  width: number;
}

/** The name of a category, beyond its corner and the report that lies there, inside of the picture. */
function corner(name: string, end: Point, { reports }: PolytopeSpec, { ends, all, at, middle, width }: Simplex) {
  const [x, y] = at(end);
  const text = shorten(name, ((ends.length === 2 ? middle : middle * 0.9) * charWidth) / boldWidth);
  const half = (text.length * boldWidth) / 2;
  const reaches = reports.map(({ share, belief }) => {
    const [left, top] = at(placed(ends, belief));
    const meets = ends.length === 2 || Math.hypot(left - x, top - y) < radius(share);
    return meets ? radius(share) + Math.abs(top - y) : 0;
  });
  const reach = Math.max(0, ...reaches);
  // At the back is one corner of a tetrahedron whose edges are all hidden.
  const behind = !all.visible.some((edge) => edge.includes(ends.indexOf(end)));
  const up = ends.length === 2 || y < at([0, 0, 0])[1];
  const inPicture = Math.max(half, Math.min(Math.min(width, 2 * middle) - half, x));
  return svg`<circle cx=${x} cy=${y} r="2.5" fill="var(--ink)"></circle>
    <text class="name halo" x=${inPicture} y=${up ? y - Math.max(12, reach + 6) : y + Math.max(21, reach + 15)} font-weight="600"
      fill=${behind ? "var(--soft)" : "var(--ink)"} text-anchor="middle">${text}<title>${name}</title></text>`;
}

function diamond([x, y]: [number, number]) {
  return svg`<path d="M${x} ${y - 7}l6 7l-6 7l-6 -7z" fill="var(--ink)" stroke="var(--paper)" stroke-width="1.5"></path>`;
}

/** In a report where there is room, otherwise beside it, away from the middle. */
function numbers({ reports, before }: PolytopeSpec, ends: Point[], at: At) {
  const [centre, level] = at(placed(ends, before));
  return reports.map(({ share, belief }, i) => {
    const [x, y] = at(placed(ends, belief));
    const r = radius(share);
    const far = Math.hypot(x - centre, y - level) > r + 8;
    const [dx, dy] = r > 11 && far ? [0, 0] : [(x < centre ? -1 : 1) * (r + 8), ends.length === 2 ? -(r + 4) : 0];
    return svg`<text class="halo" x=${x + dx} y=${y + dy} dy="0.35em" text-anchor="middle" font-weight="700">${i + 1}</text>`;
  });
}

function keysOf({ words, vertices }: PolytopeSpec, solid: boolean) {
  const area = (y: number) =>
    svg`<rect x="1" y=${y - 6} width="26" height="12" rx="2" fill="var(--accent)" fill-opacity="0.18" stroke="var(--accent)" stroke-width="2"></rect>`;
  const report = (y: number) =>
    svg`<circle cx="14" cy=${y} r="7" fill="var(--more)" fill-opacity="0.35" stroke="var(--more)" stroke-width="2"></circle>`;
  const back = (y: number) =>
    svg`<line x1="1" x2="27" y1=${y} y2=${y} stroke="var(--accent)" stroke-width="1.5" stroke-linecap="round" stroke-dasharray=${atTheBack}></line>`;
  return [
    { mark: area, name: words.allowed },
    { mark: report, name: words.report },
    { mark: (y: number) => diamond([14, y]), name: words.before },
    ...(solid && vertices.length > 3 ? [{ mark: back, name: words.back }] : []),
  ];
}

function table({ title, corners, vertices, before, reports, words }: PolytopeSpec) {
  const row = (name: string, share: string, belief: number[]) => [
    name,
    share,
    ...corners.map((_, x) => percent(belief[x] ?? 0)),
  ];
  const cells = [
    row(words.before, words.none, before),
    ...reports.map(({ name, share, belief }, i) => row(`${i + 1} ${name}`, percent(share), belief)),
    ...vertices.map((vertex, i) => row(plain(words.vertex, { n: i + 1 }), words.none, vertex)),
  ];
  return tableOf(title, [words.point, words.share, ...corners], cells);
}
