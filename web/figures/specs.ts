// SPDX-License-Identifier: GPL-3.0-or-later
import type { LinesSpec } from "../charts/lines.js";
import type { Computed, Figure } from "./figure.js";

/** Each panel as the charts take it. */
export function specsOf({ paper, number, title }: Figure, { panels, sentences }: Computed): LinesSpec[] {
  return panels.map((panel) => ({
    kind: "lines",
    title: [`${paper}, ${number}: ${title}`, panel.title].filter(Boolean).join(". "),
    ...(panel.title && { heading: panel.title }),
    x: panel.x,
    y: panel.y,
    series: panel.series,
    ...(panel.scattered && { scattered: true }),
    summary: sentences.join(" "),
  }));
}
