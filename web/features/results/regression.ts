// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { onGrid, type Rounding } from "../../../wasm/common/rounding.js";
import type { Regression, RegressionCoefficient } from "../../../wasm/engine/sluice.js";
import { shownNames } from "../../../wasm/protocol/columns.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { fixed, percent, plain } from "../../text/format-message.js";
import "../../parts/error.js";
import { folded } from "./folded.js";
import { mayBeNames, regressable } from "./group-comparison.js";
import { numbersTable } from "./numbers-table.js";
import { publicColumns } from "./received-table.js";
import { json } from "./result-files.js";
import type { ResultsSession } from "./results-session.js";

const t = messages.regress;

/** The public columns that go with an answer: a logistic regression, told as odds ratios. */
export class SluiceRegression extends SessionElement<ResultsSession> {
  static override properties = { _missing: { state: true } };

  /** Whether no column was chosen. */
  declare _missing: boolean;

  override render() {
    const { adopted, regression, busy, errors, further } = this.state;
    const columns = regressable(publicColumns(this.state));
    if (!adopted || columns.length === 0 || further.length > 0) return nothing;
    const { categories } = adopted.protocol.data;
    return html`<details><summary>${t.heading}</summary><div>
      <p class="small soft">${t.intro}</p>
      <form novalidate @submit=${this.#fit}>
        <label class="row"><span>${t.answer}</span><select name="category">${shownNames(categories).map(
          // If there are two answers, the second counts as yes.
          (name, x) =>
            html`<option value=${categories[x] ?? ""} .selected=${x === (categories.length === 2 ? 1 : 0)}>${name}</option>`,
        )}</select></label>
        <fieldset><legend>${t.columns}</legend>${columns.map(
          (
            column,
          ) => html`<div class="row"><label class="tick-box"><input type="checkbox" name="column" value=${column.name}><span>${column.name}</span></label>
            ${mayBeNames(column) ? html`<label class="tick-box small"><input type="checkbox" name="names" value=${column.name}><span>${plain(t.asNames, { column: column.name })}</span></label>` : nothing}</div>`,
        )}</fieldset>
        <button type="submit">${messages.further.go}</button>
      </form>
      <div role="status">${this._missing ? html`<p class="missing">${t.missing}</p>` : nothing}${busy === "regression" ? html`<p class="soft">${messages.further.working}</p>` : nothing}</div>
      <sluice-error .error=${errors.regression}></sluice-error>
      ${regression ? this.#found(regression) : nothing}
    </div></details>`;
  }

  #fit(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const columns = form.getAll("column").map(String);
    this._missing = columns.length === 0;
    if (this._missing) return;
    const names = form.getAll("names").map(String);
    const categorical = names.filter((name) => columns.includes(name));
    void this.session.groupComparison.regress(columns, categorical, String(form.get("category") ?? ""));
  }

  #found(found: Regression) {
    const sure = percent(found.confidence);
    const rows = found.coefficients.slice(1).map((one) => [termOf(one), odds(one.value, Math.round), rangeText(one)]);
    const answer = shownNames([found.category])[0] ?? "";
    return html`<p class="sentence">${sentence(found, answer)}</p>
      <p class="small">${plain(t.oddsSays, { answer })}</p>
      ${numbersTable([t.term, t.odds, plain(shown.interval, { sure })], rows)}
      ${found.references.map(({ column, level }) => html`<p class="small">${plain(t.reference, { column, level })}</p>`)}
      <div class="row files"><button type="button" @click=${() => save(json(found), t.fileName)}>${t.save}</button></div>`;
  }

  static override styles = [
    base,
    folded,
    css`
      .tick-box {
        margin: 0;
      }
      fieldset .row {
        gap: 0 1.25rem;
      }
    `,
  ];
}

function termOf({ column, level }: RegressionCoefficient): string {
  return level === undefined ? plain(t.unit, { column }) : plain(t.level, { column, level });
}

/** With three digits that count; the ends of a range are rounded outwards. */
function odds(logarithm: number, round: Rounding): string {
  const ratio = Math.exp(logarithm);
  const decimals = Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(ratio))));
  return fixed(onGrid(ratio, 10 ** decimals, round), decimals);
}

function rangeText({ profile: [low, high] }: RegressionCoefficient): string {
  const least = low === null ? "" : odds(low, Math.floor);
  const most = high === null ? "" : odds(high, Math.ceil);
  if (low === null && high === null) return t.unbounded;
  if (low === null) return plain(t.below, { high: most });
  return plain(high === null ? t.above : t.bounds, { low: least, high: most });
}

/** Tells the coefficient whose range keeps farthest from 0. */
function sentence({ coefficients }: Regression, answer: string): string {
  const far = ({ profile: [low, high], deviation }: RegressionCoefficient) =>
    Math.max(low ?? Number.NEGATIVE_INFINITY, high === null ? Number.NEGATIVE_INFINITY : -high) / (deviation || 1);
  const [first] = coefficients.slice(1).sort((a, b) => far(b) - far(a));
  if (!first || far(first) <= 0) return t.unclear;
  return plain(t.more, { answer, term: termOf(first), odds: odds(first.value, Math.round), range: rangeText(first) });
}

customElements.define("sluice-regression", SluiceRegression);
