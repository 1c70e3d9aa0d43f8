// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isNumber } from "../../../wasm/common/number.js";
import { countsNobody } from "../../../wasm/contract/assumptions.js";
import { MOST_SHRUNKEN } from "../../../wasm/engine/estimate.js";
import { isForReaders, type NamedShare, type SettingsFile, type SurveyEstimate } from "../../../wasm/engine/sluice.js";
import { messages as page } from "../../messages/page.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { fixed, integer, plain } from "../../text/format-message.js";
import { folded } from "./folded.js";
import { numbersTable } from "./numbers-table.js";
import type { ResultsSession } from "./results-session.js";
import { shareShown, variablesOf } from "./shown-shares.js";

const t = messages.shrink;

/** As many people as a table that is hardly believed. */
const BEGINNING = 100;

/** Percentages that are pulled towards the table of the settings, beside those of the noisy answers alone. */
export class SluiceShrinkage extends SessionElement<ResultsSession> {
  static override properties = { _wrong: { state: true } };

  /** Whether no number of people was given. */
  declare _wrong: boolean;

  override render() {
    const { survey, adopted, apart, shrink } = this.state;
    if (!survey || !adopted || apart || isForReaders(adopted.protocol)) return nothing;
    const { protocol } = adopted;
    return html`<details><summary>${t.heading}</summary><div>
      <p class="small soft">${t.intro}</p>
      ${countsNobody(protocol) ? html`<p class="small soft">${t.even}</p>` : nothing}
      <form novalidate @submit=${this.#pull}>
        <label class="row"><span>${t.weight}</span><input class="number" name="people" type="text" inputmode="decimal" autocomplete="off" aria-invalid=${this._wrong ? "true" : "false"} aria-describedby=${this._wrong ? "wrong" : nothing} .value=${String(shrink ?? BEGINNING)}><span>${t.people}</span></label>
        <div role="status" id="wrong" class="missing">${this._wrong ? plain(t.missing, { most: integer(MOST_SHRUNKEN) }) : nothing}</div>
        <div class="row"><button type="submit">${t.go}</button>
        ${shrink === undefined ? nothing : html`<button type="button" class="plain" @click=${this.#stop}>${messages.further.remove}</button>`}</div>
      </form>
      ${shrink === undefined || this._wrong ? nothing : this.#found(survey, protocol)}
    </div></details>`;
  }

  #pull(event: SubmitEvent): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("people") as HTMLInputElement;
    const people = isNumber(field.value.trim()) ? Number(field.value) : 0;
    this._wrong = !(people > 0 && people <= MOST_SHRUNKEN);
    if (this._wrong) field.focus();
    else void this.session.receivedReports.shrink(people);
  }

  #stop(): void {
    this.renderRoot.querySelector<HTMLElement>("input")?.focus();
    void this.session.receivedReports.shrink(undefined);
  }

  #found(survey: SurveyEstimate, protocol: SettingsFile) {
    const { kind } = this.state;
    return html`<p class="bad">${t.biased}</p>
      ${variablesOf(protocol, survey).map(({ name, shares }) => {
        const pulled = ({ shrunken }: NamedShare) =>
          shrunken === undefined ? shown.pointNot : plain(page.percent, { n: fixed(100 * shrunken, 1) });
        const rows = shares.map((share) => [share.name, shareShown(share, kind), pulled(share)]);
        return numbersTable([name, t.plain, t.pulled], rows);
      })}
      <p class="small">${t.saved}</p>`;
  }

  static override styles = [
    base,
    folded,
    css`
      [aria-invalid="true"] {
        border-color: var(--warn);
      }
      input.number {
        inline-size: 5rem;
      }
      td.n,
      th.n {
        padding-inline: 0.9rem 0;
      }
    `,
  ];
}

customElements.define("sluice-shrinkage", SluiceShrinkage);
