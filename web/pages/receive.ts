// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { messages as common } from "../messages.js";
import { messages } from "../receive-messages.js";
import { SessionElement } from "../session/observe.js";
import { base } from "../styles/base.js";
import { plain } from "../text/say.js";
import { messages as using } from "../use-messages.js";
import { frame } from "./frame.js";
import "../elements/badge.js";
import "../elements/error.js";
import "../elements/estimates.js";
import "../elements/planner.js";
import "../elements/protocol-opener.js";
import "../elements/reports-opener.js";
import "../elements/step.js";
import "../elements/verdict.js";

/** For whoever receives reports: the protocol, the reports, what they say, and how many to ask. */
export class SluiceReceive extends SessionElement {
  override render() {
    const { catalogue, errors, design, survey, adopted } = this.state;
    const { session } = this;
    const { reports, says, plan } = messages;
    return html`
      <header>
        <p class="brand"><a href="./">${common.name}</a></p>
        <sluice-badge></sluice-badge>
        <h1>${messages.title}</h1>
        <p class="lead">${messages.lead}</p>
      </header>
      <main>
        <sluice-step number="1" .heading=${using.open.heading} .intro=${using.open.intro} id="protocol">
          <sluice-protocol-opener .session=${session}></sluice-protocol-opener>
          <sluice-error .error=${errors.data}></sluice-error>
          ${design ? html`<sluice-verdict .session=${session}></sluice-verdict>` : nothing}
        </sluice-step>
        <sluice-step number="2" .heading=${reports.heading} .intro=${reports.intro} id="reports">
          <sluice-reports-opener .session=${session}></sluice-reports-opener>
        </sluice-step>
        <sluice-step number="3" .heading=${says.heading} .intro=${says.intro} id="says">
          ${survey ? html`<sluice-estimates .session=${session}></sluice-estimates>` : html`<p class="soft">${says.waiting}</p>`}
        </sluice-step>
        <sluice-step number="4" .heading=${plan.heading} .intro=${plan.intro} id="plan">
          ${adopted ? html`<sluice-planner .session=${session}></sluice-planner>` : html`<p class="soft">${reports.waiting}</p>`}
          <sluice-error .error=${errors.plan}></sluice-error>
        </sluice-step>
      </main>
      <footer>
        <p class="small"><a href="./">${messages.make}</a> · <a href="./use.html">${messages.use}</a></p>
        <p class="small soft">${catalogue ? plain(common.footer, { version: catalogue.version }) : nothing}</p>
      </footer>`;
  }

  static override styles = [
    base,
    frame,
    css`
      sluice-step > * + * {
        margin-block-start: 1.75rem;
      }
    `,
  ];
}

customElements.define("sluice-receive", SluiceReceive);
