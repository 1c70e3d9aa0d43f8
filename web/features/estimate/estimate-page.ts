// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { messages as using } from "../../messages/answer.js";
import { messages } from "../../messages/estimate.js";
import { frame, top } from "../../parts/frame.js";
import { enginesFor } from "../../platform/engine-source.js";
import type { Opened } from "../../platform/views.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import "../../parts/error.js";
import "./estimates.js";
import "../../panels/tab-storage-panel.js";
import "./planner.js";
import "../../panels/protocol-opener.js";
import "./reports-opener.js";
import type { SluiceReportsOpener } from "./reports-opener.js";
import "../../parts/step.js";
import "../../panels/verdict.js";
import { EstimateSession } from "./estimate-session.js";

/** For whoever receives reports: the protocol, the reports, what they say, and how many to ask. */
export class SluiceEstimatePage extends SessionElement<EstimateSession> {
  override render() {
    const { errors, design, survey, adopted } = this.state;
    const { session } = this;
    const { reports, says, plan } = messages;
    return html`${top(messages)}
      <div>
        <sluice-step number="1" .heading=${using.open.heading} .intro=${using.open.intro} id="protocol">
          <sluice-protocol-opener .session=${session} @reports=${this.#take}></sluice-protocol-opener>
          <sluice-error .error=${errors.data}></sluice-error>
          ${design ? html`<sluice-verdict .session=${session}></sluice-verdict>` : nothing}
        </sluice-step>
        <sluice-step number="2" .heading=${reports.heading} .intro=${reports.intro} id="reports">
          <sluice-reports-opener .session=${session}></sluice-reports-opener>
          <sluice-keep .session=${session}></sluice-keep>
        </sluice-step>
        <sluice-step number="3" .heading=${says.heading} .intro=${says.intro} id="says">
          ${survey ? html`<sluice-estimates .session=${session}></sluice-estimates>` : html`<p class="soft">${says.waiting}</p>`}
        </sluice-step>
        <sluice-step number="4" .heading=${plan.heading} .intro=${plan.intro} id="plan">
          ${adopted ? html`<sluice-planner .session=${session}></sluice-planner>` : html`<p class="soft">${reports.waiting}</p>`}
          <sluice-error .error=${errors.plan}></sluice-error>
        </sluice-step>
      </div>`;
  }

  /** Reports that were dropped anywhere on the page. */
  #take(event: CustomEvent<File[]>): void {
    event.preventDefault();
    this.renderRoot.querySelector<SluiceReportsOpener>("sluice-reports-opener")?.take(event.detail);
  }

  static override styles = [base, frame];
}

customElements.define("sluice-estimate-page", SluiceEstimatePage);

export function open(): Opened {
  const session = new EstimateSession(enginesFor(0));
  void session.start();
  return { page: Object.assign(new SluiceEstimatePage(), { session }) };
}
