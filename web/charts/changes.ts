// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, svg } from "lit";
import { integer } from "../text/format-message.js";
import { shorten, widest } from "./label.js";
import { type Chart, tableOf } from "./picture.js";

/** Rows of one answer: those that keep it, and all others in outline. */
interface ChangesBand {
  name: string;
  same: number;
  other: number;
}

/** Rows as dots, by answer, before and after chance has changed some of them. */
export interface ChangesSpec {
  kind: "changes";
  title: string;
  before: { name: string; bands: ChangesBand[] };
  after: { name: string; bands: ChangesBand[] };
  sideAxis: string;
  nameAxis: string;
  same: string;
  other: string;
  /** Says that a dot stands for so many rows. */
  each: (rows: number) => string;
  summary: string;
}

/** Distances of dots, the widest that leaves all rows room first; the last one is for several rows a dot. */
const STEPS = [10, 8, 6];
/** So high are all dots together at most. */
const MOST = 190;
const LABEL = 18;
const GAP = 6;
const KEY = 22;
/** Labels stand beside the dots where there is so much room. */
const WIDE = 560;

export function changes(spec: ChangesSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

interface Layout {
  step: number;
  /** Rows for each dot. */
  each: number;
  /** Dots in a line. */
  across: number;
}

/** How many lines of dots a pair of bands takes. */
function linesOf(bands: (ChangesBand | undefined)[], { each, across }: Layout): number {
  const dots = bands.map((band) => (band ? Math.round(band.same / each) + Math.round(band.other / each) : 0));
  return Math.max(1, Math.ceil(Math.max(...dots) / across));
}

function picture(spec: ChangesSpec, width: number) {
  const { before, after, title, summary, same, other, each } = spec;
  const count = Math.max(before.bands.length, after.bands.length);
  const pairs = Array.from({ length: count }, (_, i) => [before.bands[i], after.bands[i]]);
  const aligned = pairs.every(([one, two]) => one?.name === two?.name);
  const beside = aligned && width >= WIDE;
  const left = beside ? Math.min(width * 0.28, widest(before.bands.map(({ name }) => name)) + 12) : 0;
  const side = (width - left - 16) / 2;
  const from = [left, left + side + 16];
  const layout = fitting(pairs, side);
  const keys = [same, other, layout.each > 1 ? each(layout.each) : ""];
  const needed = keys.map((key, i) => widest([key]) + (i < 2 ? 30 : 0));
  const below = needed.reduce((sum, one) => sum + one, 0) > width;
  const top = KEY * (below ? 2 : 1) + 22;
  const solid: string[] = [];
  const outlined: string[] = [];
  const labels: unknown[] = [];
  let y = top;
  for (const pair of pairs) {
    const lines = linesOf(pair, layout);
    const named = beside ? [pair[0]] : aligned ? [pair[0]] : pair;
    named.forEach((band, i) => {
      if (!band) return;
      const room = aligned ? (beside ? left - 8 : width) : side;
      const x = beside ? 0 : (from[i] ?? 0);
      labels.push(
        svg`<text class="name" x=${x} y=${y + (beside ? 10 : 13)}>${shorten(band.name, room)}<title>${band.name}</title></text>`,
      );
    });
    const dotsAt = beside ? y : y + LABEL;
    pair.forEach((band, i) => {
      if (!band) return;
      const whole = Math.round(band.same / layout.each);
      const all = whole + Math.round(band.other / layout.each);
      solid.push(run(0, whole, from[i] ?? 0, dotsAt, layout));
      outlined.push(run(whole, all, from[i] ?? 0, dotsAt, layout));
    });
    y = dotsAt + Math.max(lines * layout.step, beside ? LABEL - 4 : 0) + GAP;
  }
  const size = layout.step * 0.78;
  const third = { x: below ? 0 : (needed[0] ?? 0) + (needed[1] ?? 0), y: below ? KEY + 14 : 14 };
  return html`<svg class="dotted" width=${width} height=${y} role="img" aria-label="${title}. ${summary}">
    ${dot("M8 10h0", 9, false)}<text class="tick" x="18" y="14">${same}</text>
    ${dot(`M${(needed[0] ?? 0) + 8} 10h0`, 9, true)}<text class="tick" x=${(needed[0] ?? 0) + 18} y="14">${other}</text>
    ${keys[2] ? svg`<text class="tick" x=${third.x} y=${third.y}>${keys[2]}</text>` : nothing}
    ${[before, after].map(({ name }, i) => svg`<text class="head" x=${from[i]} y=${top - 8}>${name}</text>`)}
    ${labels}
    ${dot(solid.join(""), size, false, layout.step)}
    ${dot(outlined.join(""), size, true, layout.step)}
  </svg>`;
}

function fitting(pairs: (ChangesBand | undefined)[][], side: number): Layout {
  const layoutOf = (step: number, each: number): Layout => ({
    step,
    each,
    across: Math.max(1, Math.floor(side / step)),
  });
  const fits = (layout: Layout) =>
    pairs.reduce((sum, pair) => sum + linesOf(pair, layout), 0) * layout.step <=
    Math.max(MOST, pairs.length * layout.step);
  for (const step of STEPS) if (fits(layoutOf(step, 1))) return layoutOf(step, 1);
  const last = STEPS.at(-1) ?? 1;
  for (let power = 1; ; power *= 10) {
    for (const factor of [2, 5, 10]) {
      const layout = layoutOf(last, power * factor);
      if (fits(layout)) return layout;
    }
  }
}

/** Dots from one place of a band to another: each line of them is one line whose dashes have no length. */
function run(from: number, to: number, left: number, top: number, { step, across }: Layout): string {
  let path = "";
  for (let at = from; at < to; ) {
    const line = Math.floor(at / across);
    const end = Math.min(to, (line + 1) * across);
    const x = left + ((at % across) + 0.5) * step;
    path += `M${x.toFixed(1)} ${top + (line + 0.5) * step}h${((end - at - 1) * step + step / 4).toFixed(1)}`;
    at = end;
  }
  return path;
}

/** Round ends make a dot of a dash, and a smaller one upon it makes that a ring. */
function dot(path: string, size: number, ring: boolean, step = 99) {
  if (!path) return nothing;
  const line = (colour: string, width: number) =>
    svg`<path d=${path} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-dasharray="0 ${step}"></path>`;
  return svg`${line(ring ? "var(--more)" : "var(--accent)", size)}${ring ? line("var(--surface)", size - 2.2) : nothing}`;
}

function table({ title, before, after, sideAxis, nameAxis, same, other }: ChangesSpec) {
  const cells = [before, after].flatMap(({ name: side, bands }) =>
    bands.map((band) => [side, band.name, integer(band.same), integer(band.other)]),
  );
  return tableOf(title, [sideAxis, nameAxis, same, other], cells, 2);
}
