// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import {
  type EstimateOptions,
  isForReaders,
  isSuspicious,
  type NamedShare,
  type SurveyEstimate,
} from "../../../wasm/engine/sluice.js";
import { messages as page } from "../../messages/page.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { decimalUp, fixed, levelText, percent, plain } from "../../text/format-message.js";
import { shareText } from "../../text/share-text.js";
import { numbersTable } from "./numbers-table.js";
import type { ResultsSession } from "./results-session.js";
import type { Kind } from "./results-state.js";
import { isNoise, rangeOf, variablesOf } from "./shown-shares.js";

const t = messages.details;

const SURE = [0.9, 0.95, 0.99];

/** How sure, which ranges, and what is taken for known. */
export class SluiceCertainty extends SessionElement<ResultsSession> {
  override render() {
    const { survey, pooled, adopted, kind } = this.state;
    const found = survey ?? pooled;
    if (!found || !adopted) return nothing;
    const { protocol } = adopted;
    const kinds = (survey ? ["each", "together", "wald"] : ["together", "wald"]) as Kind[];
    const assumed = protocol.seesSecret === true && survey?.secrets === undefined;
    return html`<div class="row">
        <label class="row"><span>${t.sure}</span><select @change=${(event: Event) => this.#again({ confidence: Number(chosen(event)) }, assumed)}>
          ${SURE.map((sure) => html`<option value=${sure} .selected=${sure === found.confidence}>${percent(sure)}</option>`)}
        </select></label>
        <label class="row"><span>${messages.says.kind}</span><select @change=${(event: Event) => this.session.setKind(chosen(event) as Kind)}>
          ${kinds.map((one) => html`<option value=${one} .selected=${one === kind}>${messages.says.kinds[one]}</option>`)}
        </select></label>
      </div>
      ${
        protocol.seesSecret && survey && !isForReaders(protocol)
          ? html`<label class="tick-box"><input type="checkbox" .checked=${assumed}
              @change=${(event: Event) => this.#again({ confidence: found.confidence }, (event.target as HTMLInputElement).checked)}><span>${plain(t.assume, { secret: protocol.secret.name })}</span></label>
            <p class="small soft">${t.assumeSays}</p>`
          : nothing
      }`;
  }

  #again(options: EstimateOptions, assume: boolean): void {
    void this.session.ask({ ...options, ...(assume && { assume: "prior" as const }) });
  }

  static override styles = base;
}

function chosen(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

/** Everything that was worked out, and by what the counts were tested. */
export class SluiceAllFigures extends SessionElement<ResultsSession> {
  override render() {
    const { survey, pooled, adopted, kind } = this.state;
    const found = survey ?? pooled;
    if (!found || !adopted) return nothing;
    const { protocol, guarantee } = adopted.protocol;
    const variables = isSuspicious(found) ? [] : variablesOf(adopted.protocol, found);
    return html`${variables.length > 0 ? html`<p class="small soft">${t.figuresSays}</p>` : nothing}
      ${variables.map(({ name, shares }) => this.#table(name, shares, kind))}
      <h3>${t.trust}</h3>
      <p>${trust(found)}</p>
      <p class="small soft">${plain(t.protocol, { protocol, epsilon: levelText(guarantee.epsilon) })}</p>`;
  }

  #table(name: string, shares: NamedShare[], kind: Kind) {
    const rows = shares.map((share) => {
      const { unbiased, deviation, likelihood } = share;
      const ends = rangeOf(share, kind);
      const told = unbiased === undefined ? shown.pointNot : isNoise(share) ? t.noise : inPercent(unbiased);
      const far = deviation === undefined ? "" : inPercent(deviation);
      return [share.name, told, percent(likelihood), far, ends ? shareText(undefined, ends) : ""];
    });
    const heads = [name, t.unbiased, t.likeliest, t.deviation, messages.says.kind];
    return html`<div class="scroll small" tabindex="0" role="region" aria-label=${name}>${numbersTable(heads, rows)}</div>`;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      td.n,
      th.n {
        padding-inline: 0.9rem 0;
      }
      /* A row is one line; the table is scrolled. */
      td.n {
        white-space: nowrap;
      }
    `,
  ];
}

/** An estimate may be below 0 or above 100 %. */
function inPercent(share: number): string {
  return `${share < 0 ? "−" : ""}${plain(page.percent, { n: fixed(Math.abs(100 * share), 1) })}`;
}

function trust(found: Pick<SurveyEstimate, "impossible" | "fit" | "data">): string {
  const { fit, data } = found;
  const influence = Math.max(0, ...data.map((share) => share.influence ?? 0));
  const test = fit.probability < 1 ? plain(t.fitSays, { p: decimalUp(fit.probability, 6) }) : messages.says.fits;
  if (isSuspicious(found)) return test;
  if (influence > 1) return `${test} ${t.influenceAll}`;
  if (influence <= 0) return test;
  return `${test} ${plain(t.influence, { points: decimalUp(100 * influence, influence < 0.001 ? 4 : 2) })}`;
}

customElements.define("sluice-certainty", SluiceCertainty);
customElements.define("sluice-all-figures", SluiceAllFigures);
