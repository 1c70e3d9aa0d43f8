// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { isSuspicious } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/results.js";
import { frame, top } from "../../parts/frame.js";
import { listen } from "../../parts/listening.js";
import { enginesFor } from "../../platform/engine-source.js";
import { type Opened, viewAt } from "../../platform/views.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import "../../parts/error.js";
import "./comparison.js";
import "./estimates.js";
import "./figures.js";
import "./file-question.js";
import "./more-answers.js";
import "./planner.js";
import "./population.js";
import "../../panels/tab-storage-panel.js";
import "./regression.js";
import "./shrinkage.js";
import "./two-questions.js";
import "./reports-opener.js";
import type { SluiceReportsOpener } from "./reports-opener.js";
import "../../panels/verdict.js";
import { unsaved } from "./pasted-counts.js";
import { ResultsSession } from "./results-session.js";

/**
 * The page of the person who has received noisy answers: files, then numbers, then what else can be asked of them; the
 * rest is folded.
 */
export class SluiceResultsPage extends SessionElement<ResultsSession> {
  constructor() {
    super();
    listen(this, window, "hashchange", () => {
      this.#openNamed();
      if (viewAt(window.location) === "results") void this.session.arrive();
    });
  }

  override firstUpdated(): void {
    this.#openNamed();
  }

  override render() {
    const { survey, pooled, adopted, received, apart, question } = this.state;
    const { session } = this;
    return html`${top(messages)}
      <section id="reports" aria-label=${messages.reports.heading}>
        <sluice-reports-opener .session=${session}></sluice-reports-opener>
        <sluice-file-question .session=${session} @answered=${this.#toOpener}></sluice-file-question>
      </section>
      <section id="says" aria-labelledby="results" ?hidden=${!survey && !pooled}>
        <h2 id="results">${messages.says.heading}</h2>
        <sluice-estimates .session=${session}></sluice-estimates>
      </section>
      ${received ? html`<section><sluice-keep .session=${session}></sluice-keep></section>` : nothing}
      <section ?hidden=${!adopted || question?.about === "real"}><sluice-more-answers .session=${session}></sluice-more-answers></section>
      <section><sluice-comparison .session=${session}></sluice-comparison></section>
      <section ?hidden=${!survey || apart || isSuspicious(survey)} aria-labelledby="further">
        <h2 id="further">${messages.further.heading}</h2>
        <sluice-regression .session=${session}></sluice-regression>
        <sluice-population .session=${session}></sluice-population>
        <sluice-two-questions .session=${session}></sluice-two-questions>
        <sluice-shrinkage .session=${session}></sluice-shrinkage>
      </section>
      ${adopted ? this.#details() : nothing}`;
  }

  #details() {
    const { survey, pooled, design, errors } = this.state;
    const { details: t, plan } = messages;
    const { session } = this;
    const part = (id: string, title: string, body: unknown) =>
      html`<details id=${id}><summary>${title}</summary><div>${body}</div></details>`;
    return html`<section class="details" aria-labelledby="details">
      <h2 id="details">${t.heading}</h2>
      ${
        survey || pooled
          ? [
              part("certainty", t.certainty, html`<sluice-certainty .session=${session}></sluice-certainty>`),
              part("figures", t.figures, html`<sluice-all-figures .session=${session}></sluice-all-figures>`),
            ]
          : nothing
      }
      ${part(
        "plan",
        plan.heading,
        html`<p class="small soft">${plan.intro}</p><sluice-planner .session=${session}></sluice-planner>
          <sluice-error .error=${errors.plan}></sluice-error>`,
      )}
      ${design ? part("protocol", t.settings, html`<sluice-verdict .session=${session}></sluice-verdict><sluice-error .error=${errors.channel}></sluice-error>`) : nothing}
    </section>`;
  }

  /** The answered question is gone, and the focus with it. */
  #toOpener(): void {
    this.renderRoot.querySelector<SluiceReportsOpener>("sluice-reports-opener")?.focus();
  }

  /** An address may name what is folded. */
  #openNamed(): void {
    const { hash } = window.location;
    const part = /^#\w+$/.test(hash) ? this.renderRoot.querySelector(hash) : null;
    if (part instanceof HTMLDetailsElement) part.open = true;
  }

  static override styles = [
    base,
    frame,
    css`
      section {
        margin-block-end: 2rem;
        max-inline-size: 46rem;
      }
      section[hidden] {
        display: none;
      }
      h2 {
        font-size: 1.4rem;
        margin-block-end: 1rem;
      }
      sluice-keep {
        margin-block-start: 0.75rem;
      }
      summary {
        font-family: var(--serif);
        font-size: 1.15rem;
      }
      .details {
        border-block-start: 1px solid var(--line);
        padding-block-start: 1.5rem;
      }
      details > div {
        padding-block: 0.5rem 1rem;
      }
      @media print {
        .lead,
        sluice-keep,
        sluice-file-question,
        sluice-more-answers,
        .details,
        /* What is unfolded below it has a heading of its own. */
        #further {
          display: none;
        }
        :host {
          padding: 0;
          max-inline-size: none;
        }
      }
    `,
  ];
}

customElements.define("sluice-results-page", SluiceResultsPage);

export function open(): Opened {
  const session = new ResultsSession(enginesFor(0));
  void session.start();
  return { page: Object.assign(new SluiceResultsPage(), { session }), unsaved: () => unsaved(session.state) };
}
