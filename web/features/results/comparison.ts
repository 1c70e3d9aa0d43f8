// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import {
  type ColumnSummary,
  type GroupsEstimate,
  isSuspicious,
  type SettingsFile,
} from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { integer, plain } from "../../text/format-message.js";
import "../../parts/chart.js";
import "../../parts/error.js";
import {
  type Compared,
  clearest,
  comparedIn,
  differenceSentences,
  differenceShown,
  fewSentences,
  groupsChart,
  kindOf,
  weightSentences,
} from "./compared-groups.js";
import { groupable, isAnySuspicious, weighable } from "./group-comparison.js";
import { blockTable, numbersTable } from "./numbers-table.js";
import { publicColumns } from "./received-table.js";
import { groupTable } from "./result-files.js";
import type { ResultsSession } from "./results-session.js";
import type { Kind } from "./results-state.js";
import { kindText, shareShown } from "./shown-shares.js";

const t = messages.compare;

/** Groups by a public column, or surveys by their files; choices are there only where a file has such columns. */
export class SluiceComparison extends SessionElement<ResultsSession> {
  static override properties = { _answer: { state: true } };

  /** The answer that is looked at, among all that are compared. */
  declare _answer: number | undefined;
  #shown: GroupsEstimate | undefined;

  override willUpdate(): void {
    const { groups } = this.state;
    if (groups === this.#shown) return;
    // For other groups another answer may be the one to look at.
    if (groups?.column !== this.#shown?.column) this._answer = undefined;
    this.#shown = groups;
  }

  override render() {
    const { received, apart, groups, busy, errors, adopted, further } = this.state;
    if (!received || further.length > 0) return nothing;
    const columns = publicColumns(this.state);
    const [by, weights] = [groupable(columns), weighable(columns)];
    if (!apart && by.length === 0 && weights.length === 0) return nothing;
    return html`<h2 class=${groups ? "" : "asked"}>${t.heading}</h2>
      ${apart ? nothing : this.#choices(by, weights)}
      <p role="status" class="soft">${busy === "groups" ? t.working : nothing}</p>
      <sluice-error .error=${errors.groups}></sluice-error>
      ${groups && adopted ? this.#groups(groups, adopted.protocol) : nothing}`;
  }

  #choices(by: ColumnSummary[], weights: ColumnSummary[]) {
    const { comparing } = this.state;
    const { groupComparison } = this.session;
    return html`<div class="row choices">
      ${by.length > 0 ? this.#select(t.by, t.none, by, comparing.by, (name) => groupComparison.compare({ by: name })) : nothing}
      ${weights.length > 0 ? this.#select(t.weight, t.weightNone, weights, comparing.weight, (name) => groupComparison.compare({ weight: name })) : nothing}
    </div>`;
  }

  #select(
    label: string,
    none: string,
    columns: ColumnSummary[],
    chosen: string | undefined,
    choose: (name: string | undefined) => unknown,
  ) {
    return html`<label class="row"><span>${label}</span><select @change=${(event: Event) => {
      const { selectedIndex } = event.target as HTMLSelectElement;
      void choose(columns[selectedIndex - 1]?.name);
    }}><option .selected=${chosen === undefined}>${none}</option>${columns.map(
      ({ name }) => html`<option .selected=${name === chosen}>${name}</option>`,
    )}</select></label>`;
  }

  #groups(found: GroupsEstimate, protocol: SettingsFile) {
    const { survey } = this.state;
    if (isAnySuspicious(found) || (survey && isSuspicious(survey))) return suspectGroups(found);
    const kind = kindOf(found, this.state.kind);
    const all = comparedIn(protocol, found);
    const shown = all[this._answer ?? -1] ?? clearest(all, kind);
    if (!shown) return nothing;
    const [first, ...more] = differenceSentences(all, found, kind);
    return html`${first ? html`<p class="sentence">${first}</p>` : nothing}
      ${more.map((line) => html`<p class="small">${line}</p>`)}
      ${this.#pick(all, shown, found)}
      <h3>${plain(t.chart, { answer: shown.answer })}</h3>
      ${this.#table(found, shown, kind)}
      <p class="small">${messages.says.unit} ${kindText(kind, found.confidence)}</p>
      ${[...weightSentences(found), ...fewSentences(found)].map((line) => html`<p class="small">${line}</p>`)}
      <sluice-chart .spec=${groupsChart(found, shown, kind)}></sluice-chart>
      <div class="row files"><button type="button" @click=${() => save(groupTable(protocol, found, kind), t.fileName)}>${t.save}</button></div>`;
  }

  #pick(all: Compared[], shown: Compared, { groups, differences }: GroupsEstimate) {
    const reference = differences?.[0]?.reference;
    return html`<div class="row choices">
      <label class="row"><span>${messages.says.answer}</span><select @change=${(event: Event) => {
        this._answer = (event.target as HTMLSelectElement).selectedIndex;
      }}>${all.map((one) => html`<option .selected=${one === shown}>${one.answer}</option>`)}</select></label>
      ${
        reference === undefined || groups.length < 3
          ? nothing
          : html`<label class="row"><span>${t.against}</span><select @change=${(event: Event) => {
              const { selectedIndex } = event.target as HTMLSelectElement;
              void this.session.groupComparison.compare({ against: groups[selectedIndex]?.name });
            }}>${groups.map(({ name }) => html`<option .selected=${name === reference}>${name}</option>`)}</select></label>`
      }
    </div>`;
  }

  #table(found: GroupsEstimate, { rows }: Compared, kind: Kind) {
    const reference = found.differences?.[0]?.reference;
    const heads = [found.column ?? t.group, t.people, messages.says.share];
    if (reference !== undefined) heads.push(plain(t.difference, { group: reference }));
    const cells = rows.map(({ group, share, difference }) => {
      const row = [group.name, integer(group.people), shareShown(share, kind)];
      const beside = group.name === reference ? "–" : differenceShown(difference, kind);
      return reference === undefined ? row : [...row, beside];
    });
    return html`<div class="scroll">${numbersTable(heads, cells)}</div>`;
  }

  static override styles = [
    base,
    blockTable,
    css`
      :host > * + :not(:empty),
      sluice-chart {
        margin-block-start: 1rem;
      }
      h2 {
        font-size: 1.4rem;
      }
      .sentence {
        font-size: 1.1rem;
        font-weight: 600;
      }
      .bad {
        color: var(--warn);
        font-weight: 600;
      }
      @media print {
        .asked,
        .choices,
        .files {
          display: none;
        }
      }
    `,
  ];
}

/** Groups whose noisy answers do not come from the settings: how many there are of each, and nothing that was estimated. */
function suspectGroups({ column, groups }: GroupsEstimate) {
  const rows = groups.map(({ name, people }) => [name, integer(people)]);
  return html`<p class="bad" role="status">${t.odd}</p>
    ${numbersTable([column ?? t.group, t.people], rows)}`;
}

customElements.define("sluice-comparison", SluiceComparison);
