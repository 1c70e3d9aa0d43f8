// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { toCell } from "../../wasm/api/cells.js";
import { shownNames } from "../../wasm/api/columns.js";
import { MARKED } from "../../wasm/api/marks.js";
import { columnOfReports } from "../../wasm/api/pairs.js";
import type { Design } from "../../wasm/api/sluice.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/answer.js";
import { messages as common } from "../messages/page.js";
import { beliefAfter } from "../session/marks.js";
import { SessionElement } from "../session/observe.js";
import { inputFor, odds, type Question, questions } from "../session/odds.js";
import { save } from "../session/save.js";
import { base } from "../styles/base.js";
import { list, percent, plain } from "../text/say.js";
import "./confirm.js";
import type { SluiceConfirm } from "./confirm.js";

/** Of more secrets than this only the belief that moves most is told of each report. */
const MOST_SECRETS = 5;
const t = messages.answer;

/** One person's answer: what may be sent for it, with which odds, what can be concluded, and the report itself. */
export class SluiceAnswer extends SessionElement {
  static override properties = { ...SessionElement.properties, _answers: { state: true }, _note: { state: true } };

  declare _answers: (string | undefined)[];
  declare _note: string;
  #design: Design | undefined;

  constructor() {
    super();
    this._answers = [];
    this._note = "";
  }

  override willUpdate(): void {
    const { design } = this.state;
    if (design === this.#design) return;
    this.#design = design;
    this._answers = [];
    this._note = "";
  }

  override render() {
    const { design, drawn } = this.state;
    if (!design) return html``;
    const asked = questions(design);
    const complete = asked.every((_, i) => this._answers[i] !== undefined);
    const input = complete ? inputFor(design, asked, this._answers) : -1;
    return html`
      <fieldset ?disabled=${drawn !== undefined}>
        <legend>${t.truth}</legend>
        <div class="row">${asked.map((question, i) => this.#ask(question, i))}</div>
      </fieldset>
      ${complete && input < 0 ? html`<p role="status" class="unknown">${t.unknown}</p>` : nothing}
      ${input >= 0 ? this.#may(design, input) : nothing}
      ${
        input >= 0 && !drawn
          ? html`<button type="button" class="primary go" @click=${() => void this.#draw(input)}>${t.draw}</button>`
          : nothing
      }
      <div role="status">${drawn?.report === undefined ? nothing : this.#report(design, drawn.report)}</div>
      ${drawn?.report === undefined ? nothing : this.#actions(design, drawn.report)}
      <sluice-confirm></sluice-confirm>`;
  }

  #ask({ column, values }: Question, i: number) {
    const names = shownNames(values);
    const choose = (event: Event) => {
      const value = Number((event.target as HTMLSelectElement).value);
      this._answers = Object.assign([...this._answers], { [i]: value < 0 ? undefined : values[value] });
    };
    return html`<label class="asked"><span>${plain(t.own, { column })}</span>
      <select @change=${choose}>
        <option value="-1" .selected=${this._answers[i] === undefined}>${t.choose}</option>
        ${names.map((name, v) => html`<option value=${v} .selected=${this._answers[i] === values[v]}>${name}</option>`)}
      </select></label>`;
  }

  #may(design: Design, input: number) {
    if (design.marks) {
      const other = outOf100(design.channel[1] ?? 0);
      return html`<h3>${t.may}</h3><p class="numbers">${plain(t.marks, { other })}</p><p class="small soft">${t.marksHint}</p>`;
    }
    const { secret, secretDistribution, reports } = design;
    const few = secret.categories.length <= MOST_SECRETS;
    const secrets = shownNames(secret.categories);
    const shown = (belief: number, s: number) => html`<td class="n">${percent(belief)}
      <span class="small soft">/ ${percent(secretDistribution[s] ?? 0)}</span></td>`;
    return html`<h3>${t.may}</h3>
      <p class="small soft">${plain(t.oneOf, { secret: secret.name })}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${t.may}><table>
        <thead><tr><th scope="col">${t.report}</th><th scope="col" class="n">${t.chance}</th>
          ${few ? secrets.map((name) => html`<th scope="col" class="n">${name}</th>`) : html`<th scope="col">${secret.name}</th>`}
        </tr></thead>
        <tbody>${odds(design, input).map(
          ({ report, chance, beliefs }) => html`<tr>
            <th scope="row">${reports[report] || common.empty}</th>
            <td class="n odds">${outOf100(chance)}</td>
            ${few ? beliefs.map(shown) : html`<td>${this.#most(design, beliefs, secrets)}</td>`}
          </tr>`,
        )}</tbody>
      </table></div>`;
  }

  /** The secret of which a report says most. */
  #most({ secretDistribution }: Design, beliefs: number[], secrets: string[]): string {
    const moved = beliefs.map((belief, s) => Math.abs(Math.log(belief / (secretDistribution[s] ?? 1))));
    const s = moved.indexOf(Math.max(...moved));
    return `${secrets[s]}: ${percent(beliefs[s] ?? 0)} / ${percent(secretDistribution[s] ?? 0)}`;
  }

  async #draw(input: number): Promise<void> {
    this._note = "";
    await this.session.using.draw(input);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".report")?.focus();
  }

  #report(design: Design, report: string) {
    return html`<p class="report" tabindex="-1">${plain(t.drawn, { report: shownReport(design, report) })}</p>
      <p>${t.drawnSays}</p>
      <ul class="small numbers">${conclusions(design, report).map((line) => html`<li>${line}</li>`)}</ul>`;
  }

  #actions(design: Design, report: string) {
    return html`<div class="row">
        <button type="button" class="primary" @click=${() => void this.#copy(report)}>${t.copy}</button>
        <button type="button" @click=${() => save(fileOf(design, report), t.fileName)}>${t.save}</button>
        ${"share" in navigator ? html`<button type="button" @click=${() => void this.#share(report)}>${t.share}</button>` : nothing}
        <button type="button" class="plain" @click=${this.#over}>${t.over}</button>
      </div>
      <p role="status" class="small">${this._note}</p>`;
  }

  async #copy(report: string): Promise<void> {
    this._note = await navigator.clipboard.writeText(report).then(
      () => t.copied,
      () => t.notCopied,
    );
  }

  /** Hands it to a program of the person's own choice; the page itself sends nothing. */
  async #share(report: string): Promise<void> {
    await navigator.share({ text: report }).catch(() => {});
  }

  async #over(): Promise<void> {
    const confirm = this.renderRoot.querySelector<SluiceConfirm>("sluice-confirm");
    const sure = await confirm?.ask({ title: t.overTitle, body: t.overBody, yes: t.overYes, no: t.overNo });
    if (!sure) return;
    this._answers = [];
    this._note = "";
    this.session.using.startOver();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("select")?.focus();
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1.5rem;
      }
      sluice-confirm,
      div:empty,
      p:empty {
        margin: 0;
      }
      .asked {
        display: grid;
        gap: 0.3rem;
        min-inline-size: 0;
      }
      select {
        max-inline-size: 100%;
      }
      th[scope="row"] {
        font-weight: 400;
      }
      td.n {
        white-space: nowrap;
      }
      .odds {
        font-weight: 600;
      }
      .report {
        font-size: 1.3rem;
        font-weight: 600;
        color: var(--accent);
        overflow-wrap: anywhere;
      }
      .report + p,
      .report ~ ul {
        margin-block-start: 0.75rem;
      }
      .unknown {
        color: var(--warn);
        font-weight: 600;
      }
      ul {
        padding-inline-start: 1.1rem;
      }
    `,
  ];
}

/** Marks by the names of what is marked. */
function shownReport(design: Design, report: string): string {
  if (!design.marks) return report || common.empty;
  return `${report} (${list(markedIn(design, report).map((x) => design.data.categories[x] || common.empty)) || "–"})`;
}

function markedIn(design: Design, report: string): number[] {
  return design.data.categories.flatMap((_, x) => (report[x] === MARKED ? [x] : []));
}

function conclusions(design: Design, report: string): string[] {
  const c = design.secret.categories.length;
  const at = design.reports.indexOf(report);
  const after = design.marks
    ? beliefAfter(design, markedIn(design, report))
    : Array.from(design.secretPosterior.subarray(at * c, (at + 1) * c));
  return shownNames(design.secret.categories).map((category, s) =>
    plain(t.concludes, {
      secret: design.secret.name,
      category,
      before: outOf100(design.secretDistribution[s] ?? 0),
      after: outOf100(after[s] ?? 0),
    }),
  );
}

/** As a file of one row, as a receiver reads it. */
function fileOf(design: Design, report: string): Blob {
  const column = columnOfReports(design.guarantee.notion, design);
  return new Blob([`${toCell(column, 1)}\n${toCell(report, 1)}\n`], { type: "text/csv;charset=utf-8" });
}

customElements.define("sluice-answer", SluiceAnswer);
