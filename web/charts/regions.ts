// SPDX-License-Identifier: GPL-3.0-or-later
import { html, svg } from "lit";
import { percent } from "../text/format-message.js";
import { endsText } from "../text/interval-text.js";
import { charWidth, shorten } from "./label.js";
import { type Chart, tableOf } from "./picture.js";
import { cornersOf, type Point, placed } from "./solid.js";

/** Distributions of three answers, as regions of a triangle: what a sample leaves open for each secret. */
export interface RegionsSpec {
  kind: "regions";
  title: string;
  /** Names of the three answers. */
  corners: string[];
  sets: {
    name: string;
    counted: number[];
    least: number[];
    most: number[];
    /** The edge of what is left open, and the corners of what the proof holds it to be within. */
    edge: number[][];
    ranges: number[][];
  }[];
  /** The meaning of the marks, and heads of the table. */
  words: Record<"open" | "ranges" | "counted" | "set" | "answer" | "least" | "most", string>;
  summary: string;
}

const widest = 420;
const lineHeight = 20;
const margin = 44;
const dashes = ["none", "6 4", "2 3", "9 3 2 3", "12 4", "1 4"];
const flat = { yaw: 0, pitch: 0 };

export function regions(spec: RegionsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

type At = (point: Point) => [number, number];

function picture({ title, summary, corners, sets, words }: RegionsSpec, width: number) {
  const frame = Math.min(width, widest);
  const unit = (frame - 2 * margin) / Math.sqrt(3);
  const rows = sets.length + 3;
  const top = rows * lineHeight + 30;
  const at: At = ([x, y]) => [frame / 2 + x * unit, top + (1 - y) * unit];
  const ends = cornersOf(3, flat);
  const path = (points: number[][]) => points.map((point) => at(placed(ends, point)).join(" ")).join(" ");
  const height = top + 1.5 * unit + 34;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${keys(words, width)}
    ${sets.map(({ name }, i) => {
      const y = lineHeight * (i + 3.5);
      return svg`${swatch(y, i)}<text class="name" x="36" y=${y} dy="0.32em">${shorten(name, width - 36)}<title>${name}</title></text>`;
    })}
    <polygon points=${ends.map((end) => at(end).join(" ")).join(" ")} fill="none" stroke="var(--edge)" stroke-width="1.25"></polygon>
    ${sets.map(
      ({ edge, ranges }, i) => svg`<g class="region">
        <polygon points=${path(ranges)} fill="none" stroke=${colour(i)} stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"></polygon>
        <polygon points=${path(edge)} fill=${colour(i)} fill-opacity="0.2" stroke=${colour(i)} stroke-width="2" stroke-dasharray=${dashes[i % dashes.length]}></polygon>
      </g>`,
    )}
    ${sets.map(({ counted }, i) => dot(at(placed(ends, counted)), i))}
    ${corners.map((name, i) => cornerName(name, at(ends[i] as Point), i, frame))}
  </svg>`;
}

function keys(words: RegionsSpec["words"], width: number) {
  const marks = [
    (y: number) =>
      svg`<rect x="1" y=${y - 6} width="26" height="12" rx="6" fill="var(--soft)" fill-opacity="0.2" stroke="var(--soft)" stroke-width="2"></rect>`,
    (y: number) =>
      svg`<line x1="1" x2="27" y1=${y} y2=${y} stroke="var(--soft)" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"></line>`,
    (y: number) => svg`<circle cx="14" cy=${y} r="3.5" fill="var(--soft)"></circle>`,
  ];
  return [words.open, words.ranges, words.counted].map((name, i) => {
    const y = lineHeight * (i + 0.5);
    return svg`${marks[i]?.(y)}<text class="name" x="36" y=${y} dy="0.32em">${shorten(name, width - 36)}</text>`;
  });
}

const colour = (i: number) => `var(--series-${(i % dashes.length) + 1})`;

function swatch(y: number, i: number) {
  return svg`<rect x="1" y=${y - 6} width="26" height="12" rx="2" fill=${colour(i)} fill-opacity="0.2" stroke=${colour(i)} stroke-width="2" stroke-dasharray=${dashes[i % dashes.length]}></rect>`;
}

function dot([x, y]: [number, number], i: number) {
  return svg`<circle cx=${x} cy=${y} r="3.5" fill=${colour(i)} stroke="var(--paper)"></circle>`;
}

/** Below its corner, or above; inside of the picture. */
function cornerName(name: string, [x, y]: [number, number], i: number, frame: number) {
  const bold = charWidth * 1.17;
  const text = shorten(name, (frame * 0.45 * charWidth) / bold);
  const half = (text.length * bold) / 2;
  return svg`<text class="name halo" x=${Math.max(half, Math.min(frame - half, x))} y=${i === 2 ? y - 10 : y + 20} font-weight="600"
    text-anchor="middle">${text}<title>${name}</title></text>`;
}

function table({ title, corners, sets, words }: RegionsSpec) {
  const cells = sets.flatMap(({ name, counted, least, most }) =>
    corners.map((corner, x) => {
      const { low, high } = endsText([least[x] ?? 0, most[x] ?? 0]);
      return [name, corner, percent(counted[x] ?? 0), low, high];
    }),
  );
  return tableOf(title, [words.set, words.answer, words.counted, words.least, words.most], cells, 2);
}
