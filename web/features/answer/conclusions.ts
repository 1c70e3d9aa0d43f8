// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody, restsOnTable } from "../../../wasm/contract/assumptions.js";
import { restsOn } from "../../../wasm/contract/notions.js";
import type { Design } from "../../../wasm/engine/sluice.js";
import { outOf100 } from "../../charts/label.js";
import { answerAfterMarks, answerAfterReport } from "../../facts/answer-leakage.js";
import { answerNames } from "../../facts/answer-names.js";
import { ofAnybody } from "../../facts/anybody.js";
import { beliefAfter } from "../../facts/marks.js";
import { shownAnswer, ticked } from "../../facts/noisy-answer.js";
import { namelessAnswer } from "../../facts/question-words.js";
import { messages } from "../../messages/answer.js";
import { messages as pages } from "../../messages/page.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count, plain } from "../../text/format-message.js";
import { reportName } from "../../text/reports.js";
import type { AnswerSession } from "./answer-session.js";

const t = messages.answer;

/**
 * Tells what the noisy answer that was drawn says of the answer and of each secret, and which others this device
 * remembers.
 */
export class SluiceConclusions extends SessionElement<AnswerSession> {
  override render() {
    const { design, drawn, keptReports } = this.state;
    const others = (keptReports?.all ?? 0) - (keptReports?.this ? 1 : 0);
    return html`${design && drawn?.report !== undefined ? this.#tells(design, drawn.report) : nothing}
      ${
        others > 0
          ? html`<p class="small">${count(others, t.keptOthers)}
              <button type="button" class="plain" @click=${() => this.session.respondent.forgetKept()}>${t.forgetKept}</button></p>`
          : nothing
      }`;
  }

  #tells(design: Design, report: string) {
    return html`<h3>${plain(t.tells, { report: shownAnswer(design, report) })}</h3>
      <ul class="small numbers">${conclusions(design, report).map((line) => html`<li>${line}</li>`)}</ul>`;
  }

  static override styles = [
    base,
    css`
      :host > * + p {
        margin-block-start: 1rem;
      }
      ul {
        padding-inline-start: 1.1rem;
        margin-block: 0.75rem 0;
      }
    `,
  ];
}

/** A line for each answer that it names, and for each secret. */
function conclusions(design: Design, report: string): string[] {
  if (countsNobody(design)) return ofChances(design, report);
  const c = design.secret.categories.length;
  const at = design.reports.indexOf(report);
  const marked = ticked(design, report);
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
  const named = design.marks ? marked : (design.standsFor[at] ?? []);
  const names = answerNames(design.data.categories, namelessAnswer(design));
  const answers = named.map((x) => {
    const own = design.marks ? answerAfterMarks(design, x, marked) : answerAfterReport(design, x, report);
    const before = outOf100(design.dataDistribution[x] ?? 0);
    return plain(t.concludesAnswer, { answer: names[x] ?? "", before, after: outOf100(own) });
  });
  return [...(answers.length > MOST_ANSWERS ? [] : answers), ...secrets, ...caveat];
}

/** So many answers are all told. */
const MOST_ANSWERS = 12;

/** For a table that counts nobody: who may have sent this, and what it makes of what was thought before. */
function ofChances(design: Design, report: string): string[] {
  const { channel, reports, data, marks } = design;
  const at = reports.indexOf(report);
  const nameless = namelessAnswer(design);
  const names = answerNames(data.categories, nameless);
  const told = marks || names.length > MOST_ANSWERS ? [] : names;
  const chances = told.map((answer, x) =>
    plain(pages.channel.cell, {
      answer,
      report: reportName(design, at, nameless),
      chance: outOf100(channel[x * reports.length + at] ?? 0),
    }),
  );
  const after = ofAnybody(design);
  return [...chances, ...(after ? [plain(after.message, after.values)] : [])];
}

customElements.define("sluice-conclusions", SluiceConclusions);
