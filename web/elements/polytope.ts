// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing, type PropertyValues } from "lit";
import { shownNames } from "../../wasm/api/columns.js";
import type { Design, Posteriors } from "../../wasm/api/sluice.js";
import type { PolytopeSpec } from "../charts/chart.js";
import { messages } from "../messages/page.js";
import { reportOrder } from "../session/belief.js";
import { SessionElement } from "../session/observe.js";
import { isDrawn } from "../session/picturing.js";
import { Made } from "../text/made.js";
import { reportName } from "../text/reports.js";
import { count, list, percent, plain } from "../text/say.js";
import { translated } from "../text/translate.js";
import { behind } from "./behind.js";
import "./chart.js";

/** The picture behind a promise: every report as a belief about the answer, and the boundary around them. */
export class SluicePolytope extends SessionElement {
  static override properties = { ...SessionElement.properties, _open: { state: true } };

  declare _open: boolean;
  readonly #spec = new Made<PolytopeSpec>();

  constructor() {
    super();
    this._open = false;
  }

  override render() {
    const { design } = this.state;
    if (!design || !isDrawn(design)) return nothing;
    const t = messages.channel.polytope;
    return html`<details @toggle=${this.#toggle}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${t.beliefs}</p>
        <p>${t.boundary} ${design.protocol === "optimal" ? t.best : t.others}</p>
        ${this._open ? this.#picture(design) : nothing}
      </div>
    </details>`;
  }

  #picture(design: Design) {
    const { pictured, designing } = this.state;
    if (pictured?.design === design && pictured.error)
      return html`<p role="status">${translated(pictured.error.message)}</p>`;
    // The one before stays until the next one is there.
    if (!pictured?.posteriors) return html`<p class="soft" role="status">${messages.working}</p>`;
    const stale = designing || pictured.design !== design;
    const spec = this.#specOf(pictured.design, pictured.posteriors);
    return html`<sluice-chart class=${stale ? "stale" : ""} .spec=${spec}></sluice-chart>`;
  }

  #specOf(design: Design, of: Posteriors): PolytopeSpec {
    return this.#spec.of([of], () => polytopeOf(design, of));
  }

  #toggle(event: Event): void {
    this._open = (event.currentTarget as HTMLDetailsElement).open;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this._open) void this.session.picturing.show();
  }

  static override styles = behind;
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
  const told = (belief: number[]) =>
    list(corners.map((name, x) => plain(t.part, { share: percent(belief[x] ?? 0), answer: name })));
  const parts = reports.map(({ name, share, belief }) =>
    plain(t.report, { report: name, share: percent(share), belief: told(belief) }),
  );
  const summary = [
    count(allowed.length, t.corners, { answers: list(corners) }),
    plain(t.before, { belief: told(before) }),
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

customElements.define("sluice-polytope", SluicePolytope);
