// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, svg } from "lit";
import { plain } from "../text/format-message.js";
import { charWidth, shorten } from "./label.js";
import { type Chart, tableOf } from "./picture.js";

/** The secrets that are neighbours, how far apart reports may tell any two secrets, and how far they do. */
export interface GraphSpec {
  kind: "graph";
  title: string;
  nodes: string[];
  /** Factors as they are told; `none` where there is no limit, or where nobody lists the reports. */
  pairs: { ends: [number, number]; neighbours: boolean; promised: string; reached: string }[];
  /** Heads of the table, its words for whether they are neighbours, and what the lines stand for. */
  words: Record<"pair" | "both" | "neighbours" | "promised" | "reached" | "yes" | "no" | "edge" | "other", string>;
  summary: string;
}

const lineHeight = 20;
/** From the middle of the picture to a secret. */
const widest = { radius: 130, picture: 460 };
/** In a narrower picture names stand above secrets, not beside them. */
const narrow = 400;
/** With more secrets only neighbours are joined, and with more pairs of these no factor is written. */
const most = { nodes: 5, labels: 12 };
/** The place of a line's factor on it: in the middle lines would cross there. */
const along = 0.36;
/** How much wider letters are when they are bold. */
const bold = 1.17;

export function graph(spec: GraphSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

interface Node {
  x: number;
  y: number;
  /** To the left of the middle, on it, or to the right. */
  side: -1 | 0 | 1;
  upper: boolean;
}

function picture({ title, summary, nodes, pairs, words }: GraphSpec, width: number) {
  const drawn = pairs.filter(({ neighbours }) => neighbours || nodes.length <= most.nodes);
  const frame = Math.min(width, widest.picture);
  const keys = [words.edge, ...(drawn.some(({ neighbours }) => !neighbours) ? [words.other] : [])];
  const top = keys.length * lineHeight + 44;
  const radius = Math.min(widest.radius, frame / 2 - (frame < narrow ? 30 : 84));
  const places = placesOf(nodes.length, frame / 2, top + radius, radius);
  const height = top + 2 * radius + 40;
  const labelled = drawn.length <= most.labels;
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    ${keys.map((name, i) => {
      const y = lineHeight * (i + 0.5);
      return svg`${stroke(0, y, 28, y, i === 0)}<text class="name" x="36" y=${y} dy="0.32em">${shorten(name, width - 36)}</text>`;
    })}
    ${drawn
      .toSorted((one, other) => Number(one.neighbours) - Number(other.neighbours))
      .map(({ ends, neighbours }) => {
        const [from, to] = ends.map((end) => places[end] as Node) as [Node, Node];
        return stroke(from.x, from.y, to.x, to.y, neighbours);
      })}
    ${
      labelled
        ? drawn.map(({ ends, neighbours, reached }) => {
            const [from, to] = ends.map((end) => places[end] as Node) as [Node, Node];
            const [x, y] = [from.x + along * (to.x - from.x), from.y + along * (to.y - from.y)];
            return svg`<text x=${x} y=${y} dy="0.35em" text-anchor="middle" font-weight=${neighbours ? 700 : 400} stroke="var(--paper)"
              stroke-width="7" stroke-linejoin="round" paint-order="stroke" fill=${neighbours ? "var(--ink)" : "var(--soft)"}>${reached}</text>`;
          })
        : nothing
    }
    ${nodes.map((name, i) => node(name, places[i] as Node, frame))}
  </svg>`;
}

function stroke(x1: number, y1: number, x2: number, y2: number, neighbours: boolean) {
  return svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke=${neighbours ? "var(--accent)" : "var(--edge)"}
    stroke-width=${neighbours ? 3 : 1.25} stroke-linecap="round" stroke-dasharray=${neighbours ? "none" : "2 5"}></line>`;
}

/** Around a circle, the first at the left, so that two are side by side. */
function placesOf(count: number, x: number, y: number, radius: number): Node[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / count;
    const across = Math.cos(angle);
    return {
      x: x + radius * across,
      y: y + radius * Math.sin(angle),
      side: Math.abs(across) < 0.3 ? 0 : across < 0 ? -1 : 1,
      upper: Math.sin(angle) < 0,
    };
  });
}

function node(name: string, { x, y, side, upper }: Node, frame: number) {
  const beside = side !== 0 && frame >= narrow;
  const room = beside ? (side < 0 ? x : frame - x) - 14 : frame * 0.55;
  const text = shorten(name, room / bold);
  const half = (text.length * charWidth * bold) / 2;
  const at = beside ? x + 13 * side : Math.max(half, Math.min(frame - half, x));
  const anchor = !beside ? "middle" : side < 0 ? "end" : "start";
  const down = beside ? "0.35em" : side !== 0 || upper ? "-0.9em" : "1.7em";
  return svg`<circle cx=${x} cy=${y} r="6" fill="var(--paper)" stroke="var(--ink)" stroke-width="2"></circle>
    <text class="name halo" x=${at} y=${y} dy=${down} font-weight="600" text-anchor=${anchor}>${text}<title>${name}</title></text>`;
}

function table({ title, nodes, pairs, words }: GraphSpec) {
  const cells = pairs.map(({ ends: [one, other], neighbours, promised, reached }) => [
    plain(words.both, { one: nodes[one] ?? "", other: nodes[other] ?? "" }),
    neighbours ? words.yes : words.no,
    promised,
    reached,
  ]);
  return tableOf(title, [words.pair, words.neighbours, words.promised, words.reached], cells, 2);
}
