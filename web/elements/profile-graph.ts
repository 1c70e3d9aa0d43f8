// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { shownNames } from "../../wasm/api/columns.js";
import type { Design } from "../../wasm/api/sluice.js";
import type { GraphSpec } from "../charts/chart.js";
import { messages } from "../messages/page.js";
import { mostListed } from "../session/neighbours.js";
import { SessionElement } from "../session/observe.js";
import { tellable } from "../session/profiles.js";
import { factor } from "../session/sentence.js";
import { count, plain } from "../text/say.js";
import "./chart.js";
import { behind } from "./behind.js";

/** Which secrets a promise about neighbours lets be told apart, and by how much: under such a promise alone. */
export class SluiceProfileGraph extends SessionElement {
  static override properties = { ...SessionElement.properties, _open: { state: true } };

  declare _open: boolean;

  constructor() {
    super();
    this._open = false;
  }

  override render() {
    const { design, designing } = this.state;
    if (!design?.guarantee.parameters?.neighbours || design.secret.categories.length > mostListed) return nothing;
    const t = messages.neighbours.graph;
    return html`<details ?open=${this._open} @toggle=${this.#toggle}>
      <summary>${t.title}</summary>
      <div class="stack">
        <p>${plain(t.says, { factor: factor(design.guarantee.epsilon) })}</p>
        ${this._open ? html`<sluice-chart class=${designing ? "stale" : ""} .spec=${graphOf(design)}></sluice-chart>` : nothing}
      </div>
    </details>`;
  }

  #toggle(event: Event): void {
    this._open = (event.currentTarget as HTMLDetailsElement).open;
  }

  static override styles = behind;
}

/** Without an element: the graph of neighbours, with what is promised and what is reached. */
export function graphOf(design: Design): GraphSpec {
  const t = messages.neighbours.graph;
  const nodes = shownNames(design.secret.categories);
  const told = (level: number | undefined, none: string) =>
    level === undefined ? none : Number.isFinite(level) ? plain(t.times, { factor: factor(level) }) : t.unlimited;
  const pairs = tellable(design).map(({ pair, neighbours, promised, reached }) => ({
    ends: pair,
    neighbours,
    promised: told(promised, t.unlimited),
    reached: told(reached, t.unknown),
  }));
  const joined = pairs.filter(({ neighbours }) => neighbours);
  const parts = joined.map(({ ends: [one, other], promised, reached }) =>
    plain(t.part, { one: nodes[one] ?? "", other: nodes[other] ?? "", promised, reached }),
  );
  return {
    kind: "graph",
    title: t.picture,
    nodes,
    pairs,
    words: t.words,
    summary: count(joined.length, t.summary, { all: pairs.length, parts: parts.join(" ") }).trim(),
  };
}

customElements.define("sluice-profile-graph", SluiceProfileGraph);
