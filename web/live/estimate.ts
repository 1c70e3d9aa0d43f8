// SPDX-License-Identifier: GPL-3.0-or-later

import { html } from "lit";
import { SIMPLE_PROTOCOL } from "../../wasm/contract/protocols.js";
import {
  type Design,
  type NamedShare,
  type ReportCounts,
  type Sluice,
  type SurveyEstimate,
  toProtocolFile,
} from "../../wasm/engine/sluice.js";
import type { IntervalsSpec, SharesSpec } from "../charts/chart.js";
import { messages } from "../messages/demos.js";
import { messages as shown } from "../messages/shares.js";
import { count, integer, list, percent, plain } from "../text/format-message.js";
import { endsText } from "../text/interval-text.js";
import { Afterwards } from "./afterwards.js";
import { LiveElement } from "./element.js";
import { theEngine } from "./engine.js";
import { answersOf, CROWDS, scaled, slider } from "./scale.js";

/** For how many people it is told how wide intervals will be. */
const COMPARED = [100, 1000, 10_000, 100_000];

interface Asked {
  design: Design;
  people: number;
  survey: SurveyEstimate;
}

/**
 * People as in the table are asked, their reports drawn as any are, and the answers estimated from these alone, beside the
 * truth.
 *
 * @tag sluice-live-estimate
 */
export class SluiceLiveEstimate extends LiveElement {
  static override properties = {
    people: { type: Number },
    _again: { state: true },
    _asked: { state: true },
    _widths: { state: true },
  };

  /** How many people are asked. */
  declare people: number;
  declare _again: number;
  declare _asked: Asked | undefined;
  declare _widths: { people: number; half: number }[];

  constructor() {
    super();
    this.protocol = SIMPLE_PROTOCOL;
    this.people = 1000;
    this._again = 0;
    this._widths = [];
    new Afterwards(this, {
      of: (design) => [design, this.people, this._again],
      work: async (design, signal) => ask(await theEngine(), design, this.people, signal),
      done: (asked) => {
        this._asked = asked;
      },
    });
    // The people come first.
    new Afterwards(this, {
      of: (design) => (this._asked?.design === design ? [design] : undefined),
      work: widthsOf,
      done: (widths) => {
        this._widths = widths;
      },
    });
  }

  protected override show() {
    const t = messages.estimate;
    const { _asked: asked } = this;
    return html`<div class="stack">${slider(messages.asked, CROWDS, this.people, (people) => {
      this.people = people;
    })}
      <button type="button" @click=${() => {
        this._again += 1;
      }}>${t.again}</button>
      <sluice-error .error=${this._failed}></sluice-error>
      ${asked ? html`<p role="status" class="small told">${within(asked)}</p><sluice-chart .spec=${intervalsOf(asked)}></sluice-chart>` : ""}
      ${this._widths.length > 0 ? html`<h3>${t.widthTitle}</h3><sluice-chart .spec=${this.#widthSpec()}></sluice-chart>` : ""}</div>`;
  }

  #widthSpec(): SharesSpec {
    const t = messages.estimate;
    const parts = this._widths.map(({ people, half }) =>
      plain(t.widthPart, { share: percent(half, Math.ceil), people: count(people, messages.people) }),
    );
    return {
      kind: "shares",
      title: t.widthTitle,
      rowAxis: messages.asked,
      valueAxis: t.width,
      write: (half) => percent(half, Math.ceil),
      rows: this._widths.map(({ people, half }) => ({
        name: integer(people),
        share: Math.min(1, half),
        main: people === this.people,
      })),
      summary: plain(t.widthSummary, { parts: list(parts) }),
    };
  }
}

async function widthsOf(design: Design, signal: AbortSignal): Promise<SluiceLiveEstimate["_widths"]> {
  const [engine, file] = [await theEngine(), toProtocolFile(design)];
  const found: SluiceLiveEstimate["_widths"] = [];
  for (const people of COMPARED) {
    if (signal.aborted) break;
    const { halfWidth } = await engine.plan(file, { people });
    if (halfWidth) found.push({ people, half: halfWidth.together });
  }
  return found;
}

/** Everybody's report is drawn by the engine's own sampler, counted, and nothing else is handed on. */
async function ask(engine: Sluice, design: Design, people: number, signal: AbortSignal): Promise<Asked> {
  const { secret, data, prior } = design;
  const protocol = toProtocolFile(design);
  const file = answersOf(scaled({ secret, data, weights: prior }, people));
  const drawn = await engine.privatise(file, protocol, { write: "reports", keep: [] }, { signal });
  const counted: ReportCounts = design.marks
    ? await engine.countReports(drawn.blob, protocol, { written: "reports", as: "rows" }, { signal })
    : { written: "reports", reports: protocol.channel.reports, counts: drawn.counts };
  return { design, people, survey: await engine.estimate(protocol, counted) };
}

/** Each answer with its share among those who were asked. */
function besideTruth({ design, people, survey }: Asked): (NamedShare & { truth: number })[] {
  const { secret, data, prior } = design;
  const { weights } = scaled({ secret, data, weights: prior }, people);
  const width = data.categories.length;
  return survey.data.map((share, x) => ({
    ...share,
    truth: secret.categories.reduce((sum, _, s) => sum + (weights[s * width + x] ?? 0), 0) / people,
  }));
}

function within(asked: Asked): string {
  const all = besideTruth(asked);
  const held = all.filter(({ together, truth }) => together && together[0] <= truth && truth <= together[1]);
  return count(held.length, messages.estimate.within, { all: all.length });
}

function intervalsOf(asked: Asked): IntervalsSpec {
  const t = shown;
  const shares = besideTruth(asked);
  const { people, confidence } = asked.survey;
  const parts = shares.map(({ name, identifiable, likelihood, together }) => {
    const point = identifiable ? percent(likelihood) : t.pointNot;
    if (!together) return plain(t.partNone, { name, point });
    return plain(t.part, { name, point, ...endsText(together) });
  });
  return {
    kind: "intervals",
    title: messages.estimate.title,
    rowAxis: asked.design.data.name,
    point: t.point,
    interval: plain(t.interval, { sure: percent(confidence) }),
    none: t.pointNot,
    truth: messages.estimate.truth,
    rows: shares.map(({ name, identifiable, likelihood, together, truth }) => ({
      name,
      point: identifiable ? likelihood : undefined,
      ends: together,
      truth,
    })),
    summary: plain(t.summary, { people: count(people, shown.people), parts: list(parts) }),
  };
}

customElements.define("sluice-live-estimate", SluiceLiveEstimate);
