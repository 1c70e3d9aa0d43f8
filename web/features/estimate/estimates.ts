// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { toCell } from "../../../wasm/common/cells.js";
import {
  areOthers,
  type EstimateOptions,
  isSuspicious,
  type NamedShare,
  type ProtocolFile,
  type SurveyEstimate,
} from "../../../wasm/engine/sluice.js";
import type { IntervalsSpec } from "../../charts/chart.js";
import { messages } from "../../messages/estimate.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, decimal, decimalUp, list, percent, plain } from "../../text/format-message.js";
import { endsText } from "../../text/interval-text.js";
import "../../parts/chart.js";
import type { EstimateSession } from "./estimate-session.js";

const t = messages.says;

type Kind = keyof typeof t.kinds;
const KINDS = Object.keys(t.kinds) as Kind[];
const SURE = [0.9, 0.95, 0.99];

interface Group {
  name: string;
  shares: NamedShare[];
}

/** Shares with their intervals, how far they can be relied on, and the files. */
export class SluiceEstimates extends SessionElement<EstimateSession> {
  static override properties = { ...SessionElement.properties, _kind: { state: true } };

  declare _kind: Kind;

  constructor() {
    super();
    this._kind = "each";
  }

  override render() {
    const { survey, adopted } = this.state;
    if (!survey || !adopted) return html``;
    const { protocol } = adopted;
    const groups: Group[] = [
      { name: protocol.data.name, shares: survey.data },
      ...(survey.columns ?? []).map(({ name, values }) => ({ name, shares: values })),
      ...(survey.secrets ? [{ name: protocol.secret.name, shares: survey.secrets }] : []),
    ];
    const untold = groups.some(({ shares }) => shares.some(({ identifiable }) => !identifiable));
    const assumed = protocol.seesSecret && !survey.secrets;
    return html`
      <div role="status">${this.#verdict(survey, protocol)}</div>
      <div class="row">
        <label class="row"><span>${t.sure}</span><select @change=${(event: Event) => this.#again({ confidence: Number(chosen(event)) }, assumed)}>
          ${SURE.map((sure) => html`<option value=${sure} .selected=${sure === survey.confidence}>${percent(sure)}</option>`)}
        </select></label>
        <label class="row"><span>${t.kind}</span><select @change=${(event: Event) => {
          this._kind = chosen(event) as Kind;
        }}>
          ${KINDS.map((kind) => html`<option value=${kind} .selected=${kind === this._kind}>${t.kinds[kind]}</option>`)}
        </select></label>
      </div>
      <p class="small soft">${t.kindSays[this._kind]}</p>
      ${
        protocol.seesSecret
          ? html`<label class="tick-box"><input type="checkbox" .checked=${assumed ?? false}
              @change=${(event: Event) => this.#again({ confidence: survey.confidence }, (event.target as HTMLInputElement).checked)}><span>${plain(t.assume, { secret: protocol.secret.name })}</span></label>
            <p class="small soft">${t.assumeSays}</p>`
          : nothing
      }
      ${groups.map((group) => html`<h3>${plain(t.title, { column: group.name })}</h3><sluice-chart .spec=${this.#chart(survey, group)}></sluice-chart>`)}
      ${untold ? html`<p class="small soft">${t.untold}</p>` : nothing}
      <div class="row">
        <button type="button" class="primary" @click=${() => save(tableOf(groups, this._kind), t.tableName)}>${t.saveTable}</button>
        <button type="button" @click=${() => save(everything(protocol, survey), t.allName)}>${t.saveAll}</button>
      </div>`;
  }

  #again(options: EstimateOptions, assume: boolean | undefined): void {
    void this.session.receivedReports.again({ ...options, ...(assume && { assume: "prior" }) });
  }

  #verdict(survey: SurveyEstimate, { guarantee }: ProtocolFile) {
    const { impossible, fit, data } = survey;
    const influence = Math.max(0, ...data.map((share) => share.influence ?? 0));
    const bad = isSuspicious(survey);
    const fits =
      fit.degrees > 0 ? plain(t.fits, { p: decimal(Number(fit.probability.toPrecision(2)), 6) }) : t.anything;
    return html`<p class=${bad ? "bad" : "small soft"}>${impossible ? t.impossible : bad ? t.unlikely : fits}
        ${influence > 0 && !bad ? influenceText(influence) : nothing}</p>
      ${areOthers(survey, guarantee) ? html`<p class="others">${t.others}</p>` : nothing}`;
  }

  #chart({ people, confidence }: SurveyEstimate, { name, shares }: Group): IntervalsSpec {
    const rows = shares.map((share) => ({
      name: share.name,
      // What the interval is about: those of all shares hold the likeliest one, that of one lies around the unbiased one.
      point: !share.identifiable
        ? undefined
        : this._kind === "together"
          ? share.likelihood
          : withinShares(share.unbiased),
      ends: share[this._kind],
    }));
    const parts = rows.map(({ name, point, ends }) => {
      const estimate = point === undefined ? t.pointNot : percent(point);
      if (!ends) return plain(t.partNone, { name, point: estimate });
      return plain(t.part, { name, point: estimate, ...endsText(ends) });
    });
    return {
      kind: "intervals",
      title: plain(t.title, { column: name }),
      rowAxis: name,
      point: t.point,
      interval: plain(t.interval, { sure: percent(confidence) }),
      none: t.pointNot,
      rows,
      summary: plain(t.summary, { people: count(people, messages.reports.people), parts: list(parts) }),
    };
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      label.row,
      label.row > * {
        min-inline-size: 0;
        max-inline-size: 100%;
      }
      .bad,
      .others {
        color: var(--warn);
        font-weight: 600;
      }
      .others {
        margin-block-start: 0.5rem;
      }
    `,
  ];
}

/** An unbiased estimate may be below 0 or above 1. */
function withinShares(estimate: number | undefined): number | undefined {
  return estimate === undefined ? undefined : Math.min(1, Math.max(0, estimate));
}

function chosen(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

function tableOf(groups: Group[], kind: Kind): Blob {
  const number = (value: number | undefined) => (value === undefined ? "" : String(value));
  const rows = groups.flatMap(({ name, shares }) =>
    shares.map((share) => [
      toCell(name, t.columns.length),
      toCell(share.name, t.columns.length),
      number(share.unbiased),
      number(share.likelihood),
      number(share[kind]?.[0]),
      number(share[kind]?.[1]),
    ]),
  );
  return new Blob([[t.columns, ...rows].map((row) => `${row.join(",")}\n`).join("")], {
    type: "text/csv;charset=utf-8",
  });
}

function everything(
  protocol: { protocol: string; guarantee: { notion: string; epsilon: number } },
  survey: SurveyEstimate,
) {
  const { notion, epsilon } = protocol.guarantee;
  const document = {
    protocol: protocol.protocol,
    guarantee: { notion, epsilon },
    suspicious: isSuspicious(survey),
    ...survey,
  };
  return new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: "application/json" });
}

/** By how much one report that was made up moves an estimate. */
function influenceText(influence: number): string {
  if (influence > 1) return t.influenceAll;
  return plain(t.influence, { points: decimalUp(100 * influence, influence < 0.001 ? 4 : 2) });
}

customElements.define("sluice-estimates", SluiceEstimates);
