// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody, restsOnTable } from "../../../wasm/contract/assumptions.js";
import { OF_ANSWERS, restsOn } from "../../../wasm/contract/notions.js";
import type { Design } from "../../../wasm/engine/sluice.js";
import { outOf100 } from "../../charts/label.js";
import { answerLeakage, isCertain } from "../../facts/answer-leakage.js";
import { answerNames } from "../../facts/answer-names.js";
import { ofAnybody } from "../../facts/anybody.js";
import { odds } from "../../facts/odds.js";
import { namelessAnswer } from "../../facts/question-words.js";
import { factor } from "../../facts/sentence.js";
import { messages } from "../../messages/answer.js";
import { messages as levels } from "../../messages/page.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { percent, plain } from "../../text/format-message.js";
import { isolated } from "../../text/isolate.js";
import { reportNames } from "../../text/reports.js";
import type { AnswerSession } from "./answer-session.js";

/** With more secrets than this only the belief that moves most is told of each report. */
const MOST_SECRETS = 5;
const t = messages.answer;

/**
 * The reports that may be sent for an answer, with their chances, and what a receiver can conclude of answer and
 * secret.
 */
export class SluiceMaySend extends SessionElement<AnswerSession> {
  static override properties = { input: { attribute: false } };

  declare input: number;

  override render() {
    const { design } = this.state;
    if (!design) return html``;
    const nobody = countsNobody(design);
    const [first, ...others] = plainly(design, this.input);
    return html`<h3>${t.may}</h3>
      <div role="status"><p class="first numbers">${first}</p>${others.map((line) => html`<p class="numbers">${line}</p>`)}</div>
      ${design.marks ? this.#marks(design, nobody) : nobody ? this.#chances(design) : this.#table(design)}`;
  }

  #marks(design: Design, nobody: boolean) {
    const other = outOf100(design.channel[1] ?? 0);
    return html`<p class="numbers">${plain(t.marks, { other })}</p>
      ${nobody ? nothing : html`<p class="small soft">${t.marksHint}</p>`}`;
  }

  /** Without what a receiver can conclude, which depends on how common the answers are. */
  #chances(design: Design) {
    const names = reportNames(design, namelessAnswer(design));
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.may}><table>
        <thead><tr><th scope="col">${t.report}</th><th scope="col" class="n">${t.chance}</th></tr></thead>
        <tbody>${odds(design, this.input).map(
          ({ report, chance }) =>
            html`<tr><th scope="row">${names[report]}</th><td class="n odds">${outOf100(chance)}</td></tr>`,
        )}</tbody>
      </table></div>`;
  }

  #table(design: Design) {
    const { secret, secretDistribution } = design;
    const names = reportNames(design, namelessAnswer(design));
    const few = secret.categories.length <= MOST_SECRETS;
    const secrets = answerNames(secret.categories);
    const among = (belief: number, s: number) => html`${percent(belief)}
      <span class="small soft of">${plain(t.ofAll, { share: percent(secretDistribution[s] ?? 0) })}</span>`;
    const cells = (beliefs: number[]) => {
      if (few) return beliefs.map((belief, s) => html`<td class="n">${among(belief, s)}</td>`);
      const s = mostMoved(design, beliefs);
      return html`<td><b>${isolated(secrets[s] ?? "")}</b>: ${among(beliefs[s] ?? 0, s)}</td>`;
    };
    return html`<p class="small soft">${plain(few ? t.oneOf : t.oneOfMany, { secret: secret.name })}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${t.may}><table>
        <thead><tr><th scope="col">${t.report}</th><th scope="col" class="n">${t.chance}</th>
          ${
            few
              ? secrets.map((name) => html`<th scope="col" class="n">${name}</th>`)
              : html`<th scope="col">${plain(t.saysMost, { secret: secret.name })}</th>`
          }
        </tr></thead>
        <tbody>${odds(design, this.input).map(
          ({ report, chance, beliefs }) => html`<tr>
            <th scope="row">${names[report]}</th>
            <td class="n odds">${outOf100(chance)}</td>
            ${cells(beliefs)}
          </tr>`,
        )}</tbody>
      </table></div>`;
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 0.75rem;
      }
      [role="status"] > p + p {
        margin-block-start: 0.4rem;
      }
      .first {
        font-weight: 600;
      }
      th[scope="row"] {
        font-weight: 400;
      }
      td.n,
      .of {
        white-space: nowrap;
      }
      .of {
        margin-inline-start: 0.35rem;
      }
      .odds,
      td b {
        font-weight: 600;
      }
    `,
  ];
}

/** The secret of which a report says most. */
function mostMoved({ secretDistribution }: Design, beliefs: number[]): number {
  const moved = beliefs.map((belief, s) => Math.abs(Math.log(belief / (secretDistribution[s] ?? 1))));
  return moved.indexOf(Math.max(...moved));
}

/** Tells what becomes of the answer, and what of the secret: whether it is protected at all comes first. */
function plainly(design: Design, input: number): string[] {
  const { among, asItIs, tells, most, columns, secret } = answerLeakage(design, input);
  const { notion, epsilon } = design.guarantee;
  const nobody = countsNobody(design);
  const always = isCertain(asItIs);
  const lines: string[] = [];
  // Settings without a table have the channel's own level, which may be without bound.
  if (notion === OF_ANSWERS && Number.isFinite(epsilon)) lines.push(plain(t.shielded, { factor: factor(epsilon) }));
  if (isCertain(tells)) lines.push(always ? t.sentAsItIs : t.toldSurely);
  else {
    if (always) lines.push(t.sentAlways);
    else if (asItIs > 0) lines.push(plain(t.sentAtTimes, { chance: outOf100(asItIs) }));
    lines.push(tells > 0 ? plain(t.toldAtTimes, { chance: outOf100(tells) }) : t.toldNever);
    const values = { most: outOf100(most, Math.ceil), among: outOf100(among) };
    const after = nobody ? ofAnybody(design) : { message: tells > 0 ? t.otherwiseMost : t.most, values };
    if (after) lines.push(plain(after.message, after.values));
    for (const { name, tells: chance } of columns) {
      lines.push(plain(t.columnTold, { column: name, chance: outOf100(chance) }));
    }
    if (tells === 0 && asItIs === 0 && columns.length === 0) lines.push(t.stays);
  }
  if (secret && !nobody && notion !== OF_ANSWERS) {
    lines.push(
      plain(t.keptBack, {
        secret: design.secret.name,
        category: answerNames(design.secret.categories)[secret.category] ?? "",
        after: outOf100(secret.after, secret.after > secret.before ? Math.ceil : Math.floor),
        before: outOf100(secret.before),
      }),
    );
  }
  if (!nobody && !restsOnTable(notion)) lines.push(levels.level.worst[restsOn(notion)] ?? "");
  return lines;
}

customElements.define("sluice-may-send", SluiceMaySend);
