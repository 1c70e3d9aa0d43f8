// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isSuspicious } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { count } from "../../text/format-message.js";
import type { ResultsSession } from "./results-session.js";

const t = messages.more;

/** Half widths in percentage points that are offered. */
const POINTS = [1, 2, 3, 5, 10];

/** How many answers are still to come for a precision that can be chosen. */
export class SluiceMoreAnswers extends SessionElement<ResultsSession> {
  override render() {
    const { adopted, further, within, survey } = this.state;
    // With several settings nobody knows by which of them others will answer. Answers that do not count need no more.
    if (!adopted || further.length > 0 || (survey && isSuspicious(survey))) return nothing;
    return html`<p class="row numbers"><span role="status">${this.#says()}</span>
      <select aria-label=${t.label} @change=${this.#choose}>${POINTS.map(
        (points) =>
          html`<option value=${points} .selected=${points / 100 === within}>${count(points, t.points)}</option>`,
      )}</select></p>`;
  }

  #says(): string {
    const { needed, received, kind, errors } = this.state;
    if (!needed) return errors.plan ? t.label : t.working;
    const all = needed[kind];
    if (all === null) return t.never;
    const had = received?.counted.counts.reduce((sum, n) => sum + n, 0) ?? 0;
    if (all <= had) return t.enough;
    return count(all - had, had > 0 ? t.need : t.needFirst);
  }

  #choose(event: Event): void {
    void this.session.receivedReports.need(Number((event.target as HTMLSelectElement).value) / 100);
  }

  static override styles = [
    base,
    css`
      .row {
        gap: 0.5rem;
      }
    `,
  ];
}

customElements.define("sluice-more-answers", SluiceMoreAnswers);
