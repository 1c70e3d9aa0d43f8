// SPDX-License-Identifier: GPL-3.0-or-later

import { css, html, nothing } from "lit";
import { PLAIN_NOTIONS } from "../../../../wasm/contract/notions.js";
import type { Comparison, Notion } from "../../../../wasm/engine/sluice.js";
import type { SharesSpec } from "../../../charts/chart.js";
import { MANY_TIMES } from "../../../facts/counting.js";
import { columnsKept, keepsPairs } from "../../../facts/pairs.js";
import { FINISHED } from "../../../facts/proved.js";
import { certainty } from "../../../facts/sentence.js";
import { messages } from "../../../messages/page.js";
import { alphaOf } from "../../../session/settings.js";
import { UnfoldingElement } from "../../../session/unfolding.js";
import { integer, levelText, list, percent, plain } from "../../../text/format-message.js";
import { messageOf } from "../../../text/translate.js";
import type { Compared } from "../session/state.js";
import "../../../parts/chart.js";
import { detailsStyle } from "../../../parts/details-style.js";
import type { ProtectSession } from "../session/protect-session.js";

/** A level that is reached is measured in doubles. */
const DUST = 1e-12;

/** All protocols for the person's data at their level: what each keeps, and what it takes. */
export class SluiceCompare extends UnfoldingElement<ProtectSession> {
  override render() {
    const { compared } = this.state;
    const t = messages.channel.compare;
    return html`<details ?open=${this._open} @toggle=${this.toggled}>
      <summary>${t.title}</summary>
      ${this._open ? this.#all(compared) : nothing}
    </details>`;
  }

  #all(compared: Compared | undefined) {
    const t = messages.channel.compare;
    return html`<div class="stack">
      <p class="soft">${t.lead}</p>
      <div class="row">
        ${this.#button(compared)}
        <span role="status" class="small soft">${compared?.going ? plain(t.going, { n: compared.entries.length }) : ""}</span>
      </div>
      ${compared && compared.entries.length > 0 ? this.#beside(compared) : nothing}
    </div>`;
  }

  #button(compared: Compared | undefined) {
    const { epsilon, notion, neighbours } = this.state;
    const t = messages.channel.compare;
    if (compared?.going) {
      return html`<button type="button" @click=${() => this.session.comparison.stop()}>${t.stop}</button>`;
    }
    const same = compared?.epsilon === epsilon && compared.notion === notion && compared.alpha === alphaOf(this.state);
    if (same && compared.neighbours === neighbours) return nothing;
    const label = compared ? plain(t.again, { epsilon: levelText(epsilon) }) : t.start;
    return html`<button type="button" @click=${() => void this.session.comparison.start()}>${label}</button>`;
  }

  #beside({ notion, epsilon, alpha, entries: all, without }: Compared) {
    const t = messages.channel.compare;
    const entries = all.toSorted((a, b) => b.mutualInformation - a.mutualInformation);
    const levels = [...new Set<string>([...PLAIN_NOTIONS, notion])];
    const leaks = levels.map((level) => plain(t.leaks, { notion: messages.level.notions[level]?.label ?? level }));
    // If not all of them are told the secret, their names say which are.
    const pairs = keepsPairs(notion);
    const name = messages.level.notions[notion]?.label ?? notion;
    const left = without.map((one) => `${labelOf(one.protocol)} (${this.#why(one)})`);
    return html`
      <p class="small soft">${plain(alpha === undefined ? t.at : t.atSure, {
        epsilon: levelText(epsilon),
        notion: name,
        sure: certainty(alpha ?? 0),
      })}</p>
      <sluice-chart .spec=${this.#picture(entries)}></sluice-chart>
      <div class="scroll" tabindex="0" role="region" aria-label=${t.table}>
        <table>
          <caption class="hidden">${t.title}</caption>
          <thead><tr>
            ${[t.protocol, t.kept, ...leaks, ...(pairs ? [t.secret] : []), t.reports, t.estimates, messages.protect.comparePeople].map((head) => html`<th scope="col">${head}</th>`)}
          </tr></thead>
          <tbody>${entries.map((entry) => row(entry, levels, pairs))}</tbody>
        </table>
      </div>
      ${this.#fewer(entries)}
      ${left.length > 0 ? html`<p class="small soft">${plain(t.without, { parts: list(left) })}</p>` : nothing}
      <p class="small soft">${t.assumes}</p>`;
  }

  /** If the method in force takes many times as many people as the best one for counting: that, and the way to it. */
  #fewer(entries: Comparison[]) {
    const { protocol, seesSecret } = this.state;
    const own = entries.find((entry) => entry.protocol === protocol && (entry.seesSecret ?? false) === seesSecret);
    const counts = entries.filter((entry) => entry.people != null && (entry.seesSecret ?? false) === seesSecret);
    const [best] = counts.toSorted((a, b) => peopleOf(a) - peopleOf(b));
    if (!own || !best || peopleOf(own) < MANY_TIMES * peopleOf(best)) return nothing;
    const t = messages.protect;
    const times = peopleOf(own) / peopleOf(best);
    const values = { protocol: labelOf(own.protocol), best: labelOf(best.protocol) };
    return html`<p class="numbers">${
      Number.isFinite(times)
        ? plain(t.compareMany, { ...values, times: integer(Math.floor(times)) })
        : plain(t.compareNever, values)
    }</p>
      <button type="button" class="fewer" @click=${() => this.session.settings.setProtocol({ protocol: best.protocol, seesSecret })}>${plain(t.compareUse, values)}</button>`;
  }

  /** In few words, where it is one of the reasons that there commonly are. */
  #why({ protocol, error }: Compared["without"][number]): string {
    const t = messages.channel.compare.why;
    const { catalogue, table } = this.state;
    const wanted = catalogue?.needs[protocol]?.categories;
    if (wanted !== undefined && wanted !== table?.data.categories.length)
      return plain(t.answers, { n: integer(wanted) });
    if (error.code === "too_large") return t.tooLarge;
    if (error.code === "bad_weight") return t.people;
    return messageOf(error).replace(/\.$/, "");
  }

  #picture(entries: Comparison[]): SharesSpec {
    const { protocol, design } = this.state;
    const t = messages.channel.compare;
    const rows = entries.map((entry) => ({
      name: nameOf(entry),
      share: shareOf(entry),
      main: entry.protocol === protocol && (entry.seesSecret ?? false) === (design?.seesSecret ?? false),
    }));
    const parts = rows.map(({ name, share }) => plain(t.part, { share: percent(share), protocol: name }));
    return {
      kind: "shares",
      title: t.picture,
      rowAxis: t.protocol,
      valueAxis: t.kept,
      rows,
      summary: plain(t.summary, { column: design ? list(columnsKept(design)) : "", parts: list(parts) }),
    };
  }

  static override styles = [
    detailsStyle,
    css`
      .scroll {
        overflow-x: auto;
      }
      table {
        font-size: 0.9rem;
        min-inline-size: 40rem;
      }
      tbody th {
        font-weight: 600;
      }
      td.n {
        white-space: nowrap;
      }
    `,
  ];
}

function row(entry: Comparison, notions: Notion[], pairs: boolean) {
  const t = messages.channel.compare;
  const { upperBound, mutualInformation, identifiable = "unknown" } = entry;
  const open = upperBound !== undefined && upperBound - mutualInformation > FINISHED;
  const { people } = entry;
  const share = percent(shareOf(entry), open ? Math.floor : Math.round);
  const levels = notions.map((notion) => reached(entry.leakage[notion]));
  return html`<tr>
    <th scope="row">${nameOf(entry)}</th>
    <td class="n">${open ? plain(t.atLeast, { share }) : share}</td>
    ${levels.map((level) => html`<td class="n">${level}</td>`)}
    ${pairs ? html`<td>${entry.seesSecret ? t.yes : t.no}</td>` : nothing}
    <td class="n">${integer(entry.reports)}</td>
    <td>${t[identifiable]}</td>
    <td class="n">${people == null ? messages.protect.comparePeopleNone : integer(people)}</td>
  </tr>`;
}

/** Without end where some percentage cannot be told. */
function peopleOf({ people }: Comparison): number {
  return people ?? Number.POSITIVE_INFINITY;
}

function shareOf({ mutualInformation, dataEntropy }: Comparison): number {
  return dataEntropy > 0 ? mutualInformation / dataEntropy : 1;
}

function reached(level: number | undefined): string {
  if (level === undefined) return "–";
  // So small a level is what rounding leaves of 0.
  if (level > 0 && level < DUST) return "≈0";
  return Number.isFinite(level) ? levelText(level) : messages.channel.compare.unlimited;
}

function labelOf(protocol: string): string {
  return messages.channel.protocols[protocol]?.label ?? protocol;
}

/** If all of them are told the secret, the table says it. */
function nameOf({ protocol, notion, seesSecret }: Comparison): string {
  const label = labelOf(protocol);
  return seesSecret && !keepsPairs(notion) ? plain(messages.channel.compare.seeing, { protocol: label }) : label;
}

customElements.define("sluice-compare", SluiceCompare);
