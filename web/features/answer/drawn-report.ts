// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { toCell } from "../../../wasm/common/cells.js";
import { countsNobody, restsOnTable } from "../../../wasm/contract/assumptions.js";
import { restsOn } from "../../../wasm/contract/notions.js";
import type { Design } from "../../../wasm/engine/sluice.js";
import { columnOfReports } from "../../../wasm/protocol/pairs.js";
import { MARKED } from "../../../wasm/protocol/unary-encoding.js";
import { outOf100 } from "../../charts/label.js";
import { answerAfterMarks, answerAfterReport } from "../../facts/answer-leakage.js";
import { ofAnybody } from "../../facts/anybody.js";
import { beliefAfter } from "../../facts/marks.js";
import { messages } from "../../messages/answer.js";
import { messages as pages } from "../../messages/page.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, list, plain } from "../../text/format-message.js";
import { reportName } from "../../text/reports.js";
import { answerNames } from "./answer-names.js";
import "../../parts/confirm.js";
import type { SluiceConfirm } from "../../parts/confirm.js";
import type { AnswerSession } from "./answer-session.js";

const t = messages.answer;

/** The report that was drawn, and what can be done with it. Fires `over` when another answer begins. */
export class SluiceDrawn extends SessionElement<AnswerSession> {
  static override properties = { ...SessionElement.properties, _note: { state: true } };

  declare _note: string;
  #design: Design | undefined;

  constructor() {
    super();
    this._note = "";
  }

  override willUpdate(): void {
    const { design } = this.state;
    if (design === this.#design) return;
    this.#design = design;
    this._note = "";
  }

  override render() {
    const { design, drawn, keptReports } = this.state;
    const report = drawn?.report;
    const others = (keptReports?.all ?? 0) - (keptReports?.this ? 1 : 0);
    return html`<div role="status">${design && report !== undefined ? this.#report(design, report) : nothing}</div>
      ${design && report !== undefined ? this.#actions(design, report) : nothing}
      ${
        others > 0
          ? html`<p class="small">${count(others, t.keptOthers)}
              <button type="button" class="plain" @click=${() => this.session.respondent.forgetKept()}>${t.forgetKept}</button></p>`
          : nothing
      }
      <sluice-confirm></sluice-confirm>`;
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".report")?.focus());
  }

  #report(design: Design, report: string) {
    const { drawn, keptReports } = this.state;
    return html`<p class="report" tabindex="-1">${plain(t.drawn, { report: shownReport(design, report) })}</p>
      <p>${keptReports?.this ? t.drawnKept : t.drawnSays}</p>
      <ul class="small numbers">${conclusions(design, report, drawn?.input).map((line) => html`<li>${line}</li>`)}</ul>`;
  }

  #actions(design: Design, report: string) {
    const { keptReports } = this.state;
    const column = columnOfReports(design.guarantee.notion, design);
    const remember = (event: Event) => this.session.respondent.remember((event.target as HTMLInputElement).checked);
    return html`<div class="row">
        <button type="button" class="primary" @click=${() => void this.#copy(report)}>${t.copy}</button>
        <button type="button" @click=${() => save(fileOf(column, report), t.fileName)}>${t.save}</button>
        ${"share" in navigator ? html`<button type="button" @click=${() => void this.#share(report)}>${t.share}</button>` : nothing}
        <button type="button" class="plain" @click=${this.#over}>${t.over}</button>
      </div>
      <p role="status" class="small">${this._note}</p>
      <p class="small soft">${plain(t.collected, { column })}</p>
      <div>
        <label class="tick-box"><input type="checkbox" .checked=${keptReports?.this ?? false} @change=${remember}><span>${t.remember}</span></label>
        <p class="small soft" role="status">${keptReports?.refused ? t.rememberNot : t.rememberSays}</p>
      </div>`;
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
    this._note = "";
    this.session.respondent.startOver();
    this.dispatchEvent(new Event("over"));
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1rem;
      }
      sluice-confirm,
      div:empty,
      p:empty {
        margin: 0;
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
      ul {
        padding-inline-start: 1.1rem;
      }
    `,
  ];
}

/** Marks by the names of what is marked. */
function shownReport(design: Design, report: string): string {
  if (!design.marks) return reportName(design, design.reports.indexOf(report), t.none);
  const names = answerNames(design.data.categories);
  return `${report} (${list(markedIn(design, report).map((x) => names[x] ?? "")) || "–"})`;
}

function markedIn(design: Design, report: string): number[] {
  return design.data.categories.flatMap((_, x) => (report[x] === MARKED ? [x] : []));
}

/** Of the answer, where it is known here, and of each secret. */
function conclusions(design: Design, report: string, input: number | undefined): string[] {
  if (countsNobody(design)) return ofChances(design, report);
  const c = design.secret.categories.length;
  const at = design.reports.indexOf(report);
  const marked = markedIn(design, report);
  const after = design.marks
    ? beliefAfter(design, marked)
    : Array.from(design.secretPosterior.subarray(at * c, (at + 1) * c));
  const secrets = answerNames(design.secret.categories).map((category, s) =>
    plain(t.concludes, {
      secret: design.secret.name,
      category,
      before: outOf100(design.secretDistribution[s] ?? 0),
      after: outOf100(after[s] ?? 0),
    }),
  );
  const { notion } = design.guarantee;
  const caveat = restsOnTable(notion) ? [] : [pages.level.worst[restsOn(notion)] ?? ""];
  if (input === undefined) return [...secrets, ...caveat];
  const x = input % design.data.categories.length;
  const own = design.marks ? answerAfterMarks(design, x, marked) : answerAfterReport(design, x, report);
  const before = outOf100(design.dataDistribution[x] ?? 0);
  return [plain(t.concludesAnswer, { before, after: outOf100(own) }), ...secrets, ...caveat];
}

/** Of so many answers all are told. */
const MOST_ANSWERS = 12;

/** Where nobody knows how common answers are: who may have sent this, and what it makes of what was thought before. */
function ofChances(design: Design, report: string): string[] {
  const { channel, reports, data, marks } = design;
  const at = reports.indexOf(report);
  const names = answerNames(data.categories);
  const told = marks || names.length > MOST_ANSWERS ? [] : names;
  const chances = told.map((answer, x) =>
    plain(pages.channel.cell, {
      answer,
      report: reportName(design, at, t.none),
      chance: outOf100(channel[x * reports.length + at] ?? 0),
    }),
  );
  const after = ofAnybody(design);
  return [...chances, ...(after ? [plain(after.message, after.values)] : [])];
}

/** As a file of one row, as a receiver reads it. */
function fileOf(column: string, report: string): Blob {
  return new Blob([`${toCell(column, 1)}\n${toCell(report, 1)}\n`], { type: "text/csv;charset=utf-8" });
}

customElements.define("sluice-drawn", SluiceDrawn);
