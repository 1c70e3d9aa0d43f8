// SPDX-License-Identifier: GPL-3.0-or-later

import { area, curveStepAfter, line } from "d3-shape";
import { html, nothing, svg } from "lit";
import { decimal, percent } from "../text/format-message.js";
import { linear } from "./linear.js";
import { type Chart, tableOf } from "./picture.js";

/** The share found and the share still possible (0 to 1), over the seconds of a search. */
export interface BoundsSpec {
  kind: "bounds";
  title: string;
  xLabel: string;
  yLabel: string;
  /** Names of the two lines, and of what lies between them. */
  found: string;
  possible: string;
  open: string;
  steps: Step[];
  summary: string;
}

interface Step {
  seconds: number;
  found: number;
  possible: number;
}

const plotHeight = 120;
const lineHeight = 20;
const margin = { right: 16, bottom: 44, left: 52 };
/** Widths of the time axis (seconds): it grows by leaps, or the lines would never stand still. */
const spans = [5, 10, 20, 40, 80];

export function bounds(spec: BoundsSpec, width: number): Chart {
  return { svg: picture(spec, width), table: table(spec), summary: spec.summary };
}

function picture({ title, summary, xLabel, yLabel, found, possible, open, steps }: BoundsSpec, width: number) {
  const last = steps.at(-1);
  const span = spans.find((seconds) => seconds >= (last?.seconds ?? 0)) ?? last?.seconds ?? 1;
  const top = 3 * lineHeight + 36;
  const height = top + plotHeight + margin.bottom;
  const x = linear(span, [margin.left, width - margin.right]);
  const y = linear(1, [top + plotHeight, top]);
  const at = (value: (step: Step) => number) =>
    line<Step>(
      (step) => x(step.seconds),
      (step) => y(value(step)),
    ).curve(curveStepAfter)(steps) ?? "";
  const between = area<Step>(
    (step) => x(step.seconds),
    (step) => y(step.found),
    (step) => y(step.possible),
  ).curve(curveStepAfter);
  return html`<svg width=${width} height=${height} role="img" aria-label="${title}. ${summary}">
    <line x1="0" x2="28" y1="10" y2="10" stroke="var(--soft)" stroke-width="1.75" stroke-dasharray="5 4"></line>
    <text class="name" x="36" y="10" dy="0.32em">${possible}</text>
    <rect x="0" y=${lineHeight + 4} width="28" height="12" rx="2" fill="var(--tint)" stroke="var(--line)"></rect>
    <text class="name" x="36" y=${lineHeight + 10} dy="0.32em">${open}</text>
    <line x1="0" x2="28" y1=${2 * lineHeight + 10} y2=${2 * lineHeight + 10} stroke="var(--accent)" stroke-width="2.5"></line>
    <text class="name" x="36" y=${2 * lineHeight + 10} dy="0.32em">${found}</text>
    <text class="axis" x="0" y=${top - 14}>${yLabel} ↑</text>
    <text class="axis" x=${width - margin.right} y=${height - 6} text-anchor="end">${xLabel} →</text>
    <path d=${between(steps) ?? ""} fill="var(--tint)"></path>
    ${[0, 0.5, 1].map(
      (
        share,
      ) => svg`<line x1=${margin.left} x2=${width - margin.right} y1=${y(share)} y2=${y(share)} stroke="var(--line)"></line>
        <text class="tick" x=${margin.left - 8} y=${y(share)} dy="0.32em" text-anchor="end">${percent(share)}</text>`,
    )}
    ${x
      .ticks(5)
      .map(
        (seconds) =>
          svg`<text class="tick" x=${x(seconds)} y=${y(0) + 20} text-anchor="middle">${decimal(seconds)}</text>`,
      )}
    <path d=${at((step) => step.possible)} fill="none" stroke="var(--soft)" stroke-width="1.75" stroke-dasharray="5 4"></path>
    <path d=${at((step) => step.found)} fill="none" stroke="var(--accent)" stroke-width="2.5"></path>
    ${last ? svg`<circle cx=${x(last.seconds)} cy=${y(last.found)} r="4" fill="var(--accent)"></circle>` : nothing}
  </svg>`;
}

/** The last step of each second. */
function table({ title, xLabel, found, possible, steps }: BoundsSpec) {
  const seconds = steps.filter((step, index) => {
    const next = steps[index + 1];
    return !next || Math.floor(next.seconds) > Math.floor(step.seconds);
  });
  const cells = seconds.map((step) => [
    decimal(step.seconds, 1),
    percent(step.found),
    percent(step.possible, Math.ceil),
  ]);
  return tableOf(title, [xLabel, found, possible], cells, 0);
}
