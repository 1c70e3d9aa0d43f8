// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { type GroupsEstimate, isSuspicious, type SettingsFile, shownNames } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { messages as shown } from "../../messages/shares.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, fixed, integer, plain } from "../../text/format-message.js";
import "../../parts/error.js";
import { fewSentences } from "./compared-groups.js";
import { folded } from "./folded.js";
import { groupable, isAnySuspicious } from "./group-comparison.js";
import { numbersTable } from "./numbers-table.js";
import { publicColumns } from "./received-table.js";
import { documentOf, json, populationTable } from "./result-files.js";
import type { ResultsSession } from "./results-session.js";
import type { Strata } from "./results-state.js";
import { kindText, populationOf, stratifiedShown } from "./shown-shares.js";

const t = messages.population;

/** Groups whose true sizes are known: the percentages of all people. First the column, then the sizes, then the numbers. */
export class SluicePopulation extends SessionElement<ResultsSession> {
  static override properties = { _wrong: { state: true } };

  /** Groups whose sizes are none. */
  declare _wrong: number[];

  constructor() {
    super();
    this._wrong = [];
  }

  override render() {
    const { received, adopted, further, apart, strata, population, busy, errors } = this.state;
    const columns = groupable(publicColumns(this.state));
    if (!received || !adopted || apart || columns.length === 0 || further.length > 0) return nothing;
    const chosen = strata?.column;
    return html`<details><summary>${t.heading}</summary><div>
      <p class="small soft">${t.intro}</p>
      <label class="row"><span>${t.by}</span><select @change=${(event: Event) => {
        const { selectedIndex } = event.target as HTMLSelectElement;
        this._wrong = [];
        void this.session.knownPopulation.choose(columns[selectedIndex - 1]?.name);
      }}><option .selected=${chosen === undefined}>${t.none}</option>${columns.map(
        ({ name }) => html`<option .selected=${name === chosen}>${name}</option>`,
      )}</select></label>
      ${strata ? this.#sizes(strata) : nothing}
      <p role="status" class="soft">${busy === "strata" ? messages.further.working : nothing}</p>
      <sluice-error .error=${errors.strata}></sluice-error>
      ${population && this._wrong.length === 0 ? this.#found(population, adopted.protocol) : nothing}
    </div></details>`;
  }

  #sizes({ grouped: { groups }, sizes }: Strata) {
    const names = shownNames(groups.map(({ cells: [cell = ""] }) => cell));
    const wrong = this._wrong.length > 0;
    return html`<form novalidate @submit=${this.#weigh}>
      <fieldset aria-describedby="help"><legend>${t.sizes}</legend>
        ${groups.map(
          ({ counts }, h) => html`<label class="size"><span>${names[h]} <span class="small soft">(${count(
            counts.reduce((sum, n) => sum + n, 0),
            shown.people,
          )})</span></span>
            <input class="number" name="size" type="text" inputmode="numeric" autocomplete="off" aria-invalid=${this._wrong.includes(h) ? "true" : "false"} aria-describedby=${this._wrong.includes(h) ? "wrong" : nothing} .value=${String(sizes?.[h] ?? "")}></label>`,
        )}
      </fieldset>
      <p id="help" class="small soft">${t.sizesHelp}</p>
      <div role="status" id="wrong" class="missing">${wrong ? t.missing : nothing}</div>
      <button type="submit">${messages.further.go}</button>
    </form>`;
  }

  #weigh(event: SubmitEvent): void {
    event.preventDefault();
    const fields = [...(event.target as HTMLFormElement).querySelectorAll<HTMLInputElement>("input[name=size]")];
    const sizes = fields.map(({ value }) => (/^\d+$/.test(value.trim()) ? Number(value) : 0));
    this._wrong = sizes.flatMap((size, h) => (size > 0 && Number.isSafeInteger(size) ? [] : [h]));
    const [first] = this._wrong;
    if (first === undefined) void this.session.knownPopulation.weigh(sizes);
    else fields[first]?.focus();
  }

  #found(found: GroupsEstimate, protocol: SettingsFile) {
    const { kind, survey } = this.state;
    const variables = populationOf(protocol, found);
    const { designEffect = 1 } = found.population ?? {};
    const suspicious = isAnySuspicious(found) || (survey !== undefined && isSuspicious(survey));
    if (suspicious) return html`<p class="bad" role="status">${messages.compare.odd}</p>`;
    return html`${variables.map(({ name, shares }) => {
      const rows = shares.map((share) => [share.name, stratifiedShown(share, kind)]);
      return numbersTable([name, messages.says.share], rows, `${t.title}: ${name}`);
    })}
      <p class="small">${messages.says.unit} ${kindText(kind, found.confidence)}</p>
      <p class="small">${kind === "wald" ? t.independent : t.wide}</p>
      <p class="small">${plain(t.effect, { effect: fixed(designEffect, 2), people: count(found.people, shown.people), n: integer(Math.floor(found.people / designEffect)) })}</p>
      ${fewSentences(found).map((line) => html`<p class="small">${line}</p>`)}
      <div class="row files">
        <button type="button" @click=${() => save(populationTable(variables, kind), t.tableName)}>${t.saveTable}</button>
        <button type="button" @click=${() => save(json(documentOf(protocol, found, false)), t.allName)}>${t.saveAll}</button>
      </div>`;
  }

  static override styles = [
    base,
    folded,
    css`
      fieldset {
        display: grid;
        gap: 0.5rem;
        inline-size: 100%;
        max-inline-size: 28rem;
      }
      .size {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.25rem 1rem;
      }
      [aria-invalid="true"] {
        border-color: var(--warn);
      }
      table {
        min-inline-size: min(100%, 22rem);
      }
      td.n,
      th.n {
        padding-inline: 0.9rem 0;
      }
    `,
  ];
}

customElements.define("sluice-population", SluicePopulation);
