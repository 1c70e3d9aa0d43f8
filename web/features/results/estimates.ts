// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { areOthers, isSuspicious, type PooledEstimate, type SurveyEstimate } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, plain } from "../../text/format-message.js";
import { withoutIsolates } from "../../text/isolate.js";
import "../../parts/chart.js";
import { differencesText } from "./compared-groups.js";
import { numbersTable } from "./numbers-table.js";
import { receivedCounts } from "./received-counts.js";
import { everything, shareTable } from "./result-files.js";
import type { ResultsSession } from "./results-session.js";
import type { Kind } from "./results-state.js";
import {
  intervalsOf,
  kindText,
  plainSummary,
  scopeText,
  shareShown,
  type Variable,
  variablesOf,
} from "./shown-shares.js";

const t = messages.says;

/** Percentages as numbers, whether the counts fit, and the same as pictures, tables and files. */
export class SluiceEstimates extends SessionElement<ResultsSession> {
  static override properties = { _note: { state: true } };

  /** The result of copying the summary. */
  declare _note: "copied" | "failed" | undefined;

  override render() {
    const { survey, pooled, adopted, apart, received, further } = this.state;
    const found = survey ?? pooled;
    if (!found || !adopted) return nothing;
    const { kind } = this;
    const variables = variablesOf(adopted.protocol, found);
    if (isSuspicious(found)) {
      return html`<div role="status"><p class="bad">${suspicionText(found)}</p></div>
        ${received ? receivedCounts(received, apart || further.length > 0) : nothing}`;
    }
    if (apart) return html`${this.#others(found)}${fits()}`;
    const untold = variables.some(({ shares }) => shares.some(({ identifiable }) => !identifiable));
    return html`
      ${this.#others(found)}
      ${pooled ? this.#samples(pooled) : nothing}
      ${variables.map((variable) => this.#numbers(variable, kind))}
      <p class="small">${t.unit} ${kindText(kind, found.confidence)} ${scopeText(found, kind)}</p>
      <p class="small paper">${t.plainNote}</p>
      ${fits()}
      ${untold ? html`<p class="small">${t.untold}</p>` : nothing}
      ${survey ? this.#kinds(kind) : html`<p class="small soft">${messages.pooled.noEach}</p>`}
      <div class="row files">
        <button type="button" @click=${() => void this.#copy(found)}>${t.copy}</button>
        <button type="button" @click=${() => save(shareTable(variables, kind), t.tableName)}>${t.saveTable}</button>
        <button type="button" @click=${() => save(everything(adopted.protocol, found, this.state.groups), t.allName)}>${t.saveAll}</button>
        <button type="button" @click=${() => window.print()}>${t.print}</button>
      </div>
      <div role="status" class="note">${this._note === "copied" ? t.copied : nothing}${
        this._note === "failed"
          ? html`<label>${t.copyFailed}<textarea rows="5" readonly .value=${this.#summary(found)}></textarea></label>`
          : nothing
      }</div>
      ${variables.map(
        (variable) =>
          html`<h3>${plain(t.title, { column: variable.name })}</h3><sluice-chart .spec=${intervalsOf(found, variable, kind)}></sluice-chart>`,
      )}`;
  }

  /** With several settings nothing is known of one share alone. */
  get kind(): Kind {
    const { kind, pooled } = this.state;
    return pooled && kind === "each" ? "together" : kind;
  }

  #numbers({ name, shares }: Variable, kind: Kind) {
    const rows = shares.map((share) => [share.name, shareShown(share, kind)]);
    return numbersTable([name, t.share], rows, plain(t.title, { column: name }));
  }

  #samples({ samples }: PooledEstimate) {
    const { adopted, further } = this.state;
    const names = [adopted?.name ?? "", ...further.map(({ file }) => file.name)];
    return html`<p class="small">${messages.pooled.says}</p>
      <ul class="small">${samples.map(({ people }, k) => html`<li>${plain(messages.pooled.from, { name: names[k] ?? "", people: count(people, shown.people) })}</li>`)}</ul>`;
  }

  #kinds(kind: Kind) {
    const shown: Kind[] = kind === "wald" ? ["each", "together", "wald"] : ["each", "together"];
    return html`<fieldset class="row"><legend>${t.kind}</legend>
      ${shown.map(
        (one) =>
          html`<label class="tick-box"><input type="radio" name="kind" value=${one} .checked=${one === kind} @change=${() => this.session.setKind(one)}><span>${t.kinds[one]}</span></label>`,
      )}
    </fieldset>`;
  }

  /** A warning about the numbers stands above them. */
  #others(found: SurveyEstimate | PooledEstimate) {
    const { adopted } = this.state;
    return html`<div role="status">
      ${adopted && areOthers(found, adopted.protocol.guarantee) ? html`<p class="others">${t.others}</p>` : nothing}</div>`;
  }

  #summary(found: SurveyEstimate | PooledEstimate): string {
    const { adopted } = this.state;
    if (!adopted) return "";
    const { groups } = this.state;
    const compared = groups ? differencesText(adopted.protocol, groups, this.kind) : [];
    const by = plain(messages.compare.summed, { column: groups?.column ?? messages.compare.file });
    return withoutIsolates(
      [plainSummary(adopted.protocol, found, this.kind), ...(compared.length > 0 ? [by] : []), ...compared].join("\n"),
    );
  }

  async #copy(found: SurveyEstimate | PooledEstimate): Promise<void> {
    // Pages that come without https have no clipboard.
    try {
      await navigator.clipboard.writeText(this.#summary(found));
      this._note = "copied";
    } catch {
      this._note = "failed";
      await this.updateComplete;
      this.renderRoot.querySelector("textarea")?.select();
    }
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      :host > [role="status"]:not(:has(p)) + * {
        margin-block-start: 0;
      }
      table {
        font-size: 1.25rem;
        min-inline-size: min(100%, 22rem);
      }
      td.n,
      th.n {
        padding-inline-end: 0;
      }
      th {
        overflow-wrap: anywhere;
      }
      fieldset.row {
        gap: 0.25rem 1.25rem;
      }
      legend {
        margin-block-end: 0;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.1rem;
      }
      .fits::before {
        content: "✓ " / "";
      }
      .bad,
      .others {
        border-inline-start: 4px solid var(--warn);
        background: var(--warn-tint);
        padding: 0.8rem 1rem;
        font-weight: 600;
      }
      .others {
        margin-block-start: 0.5rem;
      }
      .note label {
        display: grid;
        gap: 0.4rem;
      }
      @media screen {
        .paper {
          display: none;
        }
      }
      @media print {
        .files,
        .note,
        fieldset.row {
          display: none;
        }
        h3 {
          margin-block-start: 1.5rem;
        }
      }
    `,
  ];
}

function fits() {
  return html`<p class="fits small">${t.fits}</p>`;
}

function suspicionText({ impossible }: Pick<SurveyEstimate, "impossible">): string {
  return `${impossible ? t.impossible : t.unlikely} ${t.noPercentages}`;
}

customElements.define("sluice-estimates", SluiceEstimates);
