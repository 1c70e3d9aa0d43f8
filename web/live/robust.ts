// SPDX-License-Identifier: GPL-3.0-or-later

import { html, type PropertyValues } from "lit";
import { OF_SAMPLES } from "../../wasm/contract/notions.js";
import type { Design, JointTable } from "../../wasm/engine/sluice.js";
import type { SharesSpec } from "../charts/chart.js";
import { messages } from "../messages/demos.js";
import { choose, openSpec } from "../parts/uncertainty-spec.js";
import { count, integer, list, percent, plain } from "../text/format-message.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { CROWDS, scaled, slider, tableIn } from "./scale.js";
import type { Counts } from "./table.js";

/** The numbers of people for which the element shows how much is kept. */
const COMPARED = [100, 1000, 10_000, 100_000];

/**
 * Shows, by the number of people, what a sample leaves open and how much a promise that reckons with it can keep.
 *
 * @tag sluice-live-robust
 */
export class SluiceLiveRobust extends LiveElement {
  static override properties = { people: { type: Number }, _kept: { state: true }, among: { type: Number } };

  /** How many people are counted. */
  declare people: number;
  declare _kept: { people: number; share: number }[];
  /** The place of the secret among whose people shares are shown, from 0. */
  declare among: number;
  /** The table before it is made larger or smaller: given, or the one within. */
  #counted: JointTable | undefined;
  #scaled: JointTable | undefined;

  constructor() {
    super();
    this.guarantee = OF_SAMPLES;
    this.people = 1000;
    this._kept = [];
    this.among = 0;
    new Afterwards(this, {
      of: ({ guarantee: { notion, epsilon }, protocol }) => [notion, epsilon, protocol, this.#counted],
      work: (design, signal) => this.#compare(design, signal),
      done: (kept) => {
        this._kept = kept;
      },
      // If one of them cannot be computed, none is shown.
      optional: true,
    });
  }

  async #compare({ guarantee: { notion, epsilon }, protocol }: Design, signal: AbortSignal) {
    const table = this.#counted;
    const kept: SluiceLiveRobust["_kept"] = [];
    for (const people of COMPARED) {
      if (!table || signal.aborted) break;
      const request = { table: scaled(table, people), notion, epsilon, protocol };
      const { utility } = await (await theEngine()).design(request, { signal });
      kept.push({ people, share: utility.mutualInformation / utility.dataEntropy });
    }
    return kept;
  }

  /** The table as it was counted, before it is made larger or smaller. */
  override get counted(): Counts | undefined {
    const { table } = this;
    return table === this.#scaled ? (this.#counted ?? super.counted) : table;
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { table } = this;
    const own = table !== undefined && table === this.#scaled;
    if (own && !changed.has("people") && !changed.has("data")) return;
    if (table && !own) this.#counted = { ...table, weights: Float64Array.from(table.weights) };
    else if (!table || changed.has("data")) this.#counted = undefined;
    this.#counted ??= tableIn(this, this.secret, this.data);
    if (this.#counted) this.table = this.#scaled = scaled(this.#counted, this.people);
  }

  protected override show(design: Design) {
    const among = Math.min(this.among, design.secret.categories.length - 1);
    return html`<div class="stack">${slider(messages.counted, CROWDS, this.people, (people) => {
      this.people = people;
    })}
      ${choose(design, among, (secret) => {
        this.among = secret;
      })}
      <sluice-chart .spec=${openSpec(design, among)}></sluice-chart>
      ${this._kept.length > 0 ? html`<h3>${messages.keptTitle}</h3><sluice-chart .spec=${this.#keptSpec()}></sluice-chart>` : ""}</div>`;
  }

  #keptSpec(): SharesSpec {
    const parts = this._kept.map(({ people, share }) =>
      plain(messages.keptPart, { people: count(people, messages.people), share: percent(share) }),
    );
    return {
      kind: "shares",
      title: messages.keptTitle,
      rowAxis: messages.keptRows,
      valueAxis: messages.kept,
      rows: this._kept.map(({ people, share }) => ({ name: integer(people), share, main: people === this.people })),
      summary: plain(messages.keptSummary, { parts: list(parts) }),
    };
  }
}

customElements.define("sluice-live-robust", SluiceLiveRobust);
