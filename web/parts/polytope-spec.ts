// SPDX-License-Identifier: GPL-3.0-or-later

import type { Design, Posteriors } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { PolytopeSpec } from "../charts/chart.js";
import { reportOrder } from "../facts/belief.js";
import { messages } from "../messages/page.js";
import { count, list, percent, plain } from "../text/format-message.js";
import { reportName } from "../text/reports.js";

/** More categories than this have no picture. */
const mostCorners = 4;

/** Whether there is a picture of the beliefs that reports may leave. */
export function isDrawn({ data, seesSecret, marks }: Design): boolean {
  const corners = data.categories.length;
  return corners >= 2 && corners <= mostCorners && !seesSecret && !marks;
}

/** As near to a corner as channels of integers come. */
const near = 1e-6;

/** Without an element: beliefs that a promise leaves, beside those after reports of a protocol that keeps it. */
export function polytopeOf(design: Design, { data, dataDistribution, vertices, faces }: Posteriors): PolytopeSpec {
  const t = messages.channel.polytope;
  const width = data.categories.length;
  const rows = (cells: Float64Array) =>
    Array.from({ length: cells.length / width }, (_, i) => Array.from(cells.subarray(i * width, (i + 1) * width)));
  const corners = shownNames(data.categories);
  const allowed = rows(vertices);
  const beliefs = rows(design.dataPosterior);
  const reports = reportOrder(design)
    .filter((report) => (design.reportDistribution[report] ?? 0) > 0)
    .map((report) => ({
      name: reportName(design, report),
      share: design.reportDistribution[report] ?? 0,
      belief: beliefs[report] ?? [],
    }));
  const before = Array.from(dataDistribution);
  const isCorner = (belief: number[]) =>
    allowed.some((vertex) => vertex.every((share, x) => Math.abs(share - (belief[x] ?? 0)) < near));
  const beliefText = (belief: number[]) =>
    list(corners.map((name, x) => plain(t.part, { share: percent(belief[x] ?? 0), answer: name })));
  const parts = reports.map(({ name, share, belief }) =>
    plain(t.report, { report: name, share: percent(share), belief: beliefText(belief) }),
  );
  const summary = [
    count(allowed.length, t.corners, { answers: list(corners) }),
    plain(t.before, { belief: beliefText(before) }),
    count(reports.length, t.reports, { corners: reports.filter(({ belief }) => isCorner(belief)).length }),
    ...parts,
  ];
  return {
    kind: "polytope",
    title: t.picture,
    corners,
    vertices: allowed,
    faces,
    before,
    reports,
    words: t.words,
    summary: summary.join(" "),
  };
}
