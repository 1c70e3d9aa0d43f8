// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { usedBy } from "../../facts/pairs.js";
import { messages } from "../../messages/answer.js";
import { frame, top } from "../../parts/frame.js";
import { limits } from "../../parts/limits-of.js";
import { enginesFor } from "../../platform/engine-source.js";
import type { Opened } from "../../platform/views.js";
import { unsaved } from "../../session/file-privatisation.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { plain, quoted } from "../../text/format-message.js";
import "../../panels/account.js";
import "./answer.js";
import "../../panels/beliefs.js";
import "../../panels/channel.js";
import "../../parts/error.js";
import "../../panels/tab-storage-panel.js";
import "../../panels/label.js";
import "../../panels/outcome.js";
import "../../panels/privatise.js";
import "../../panels/protocol-opener.js";
import "./question-maker.js";
import "../../panels/sentence.js";
import "../../parts/step.js";
import "../../panels/verdict.js";
import { AnswerSession } from "./answer-session.js";

/** For whoever has got a protocol: what it does, one's own answer, a whole file. */
export class SluiceAnswerPage extends SessionElement<AnswerSession> {
  override render() {
    return html`${top(messages)}
      <div>${this.#open()} ${this.#does()} ${this.#answer()} ${this.#file()}</div>`;
  }

  #open() {
    const { errors } = this.state;
    const t = messages.open;
    return html`<sluice-step number="1" .heading=${t.heading} .intro=${t.intro} id="protocol">
      <sluice-protocol-opener .session=${this.session}></sluice-protocol-opener>
      <sluice-question-maker .session=${this.session}></sluice-question-maker>
      <sluice-keep .session=${this.session}></sluice-keep>
      <sluice-error .error=${errors.data}></sluice-error>
    </sluice-step>`;
  }

  #does() {
    const { design, errors } = this.state;
    const { session } = this;
    const t = messages.does;
    return html`<sluice-step number="2" .heading=${t.heading} .intro=${t.intro} id="does">
      ${
        design
          ? html`<sluice-sentence .session=${session}></sluice-sentence>
              <sluice-verdict brief .session=${session}></sluice-verdict>
              <button type="button" class="plain" @click=${this.#toAnswer}>${t.skip}</button>
              <sluice-channel .session=${session}></sluice-channel>
              <sluice-label .session=${session}></sluice-label>
              <sluice-beliefs .session=${session}></sluice-beliefs>
              <sluice-error .error=${errors.channel}></sluice-error>`
          : html`<p class="soft">${t.waiting}</p>`
      }
    </sluice-step>`;
  }

  #answer() {
    const { design, errors } = this.state;
    const t = messages.answer;
    return html`<sluice-step number="3" .heading=${t.heading} .intro=${t.intro} id="answer">
      ${design ? html`<sluice-answer .session=${this.session}></sluice-answer>` : html`<p class="soft">${messages.does.waiting}</p>`}
      <sluice-error .error=${errors.answer}></sluice-error>
    </sluice-step>`;
  }

  /** Past the pictures, to the first question. */
  #toAnswer(): void {
    this.renderRoot.querySelector("#answer")?.scrollIntoView();
    const question = this.renderRoot.querySelector("sluice-answer")?.shadowRoot?.querySelector("select");
    question?.focus({ preventScroll: true });
  }

  #toOutcome(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-outcome")?.focus();
  }

  #file() {
    const { design, adopted, outcome, errors } = this.state;
    const { session } = this;
    const t = messages.file;
    const columns = design ? (design.seesSecret ? usedBy(design) : columnsShared(design)) : [];
    return html`<sluice-step number="4" .heading=${t.heading} .intro=${t.intro} id="file">
      ${
        design && adopted
          ? html`<p class="small soft">${plain(t.needs, {
              columns: plain(columns.length === 1 ? t.column : t.columns, { names: quoted(columns) }),
            })}</p>
            <sluice-privatise .session=${session} @done=${this.#toOutcome}></sluice-privatise>`
          : nothing
      }
      ${design || outcome ? nothing : html`<p class="soft">${messages.does.waiting}</p>`}
      <sluice-error .error=${errors.privatise}></sluice-error>
      <sluice-outcome .session=${session}></sluice-outcome>
      <sluice-account .session=${session}></sluice-account>
      ${design ? limits(design.guarantee.notion, design.secret.name) : nothing}
    </sluice-step>`;
  }

  static override styles = [base, frame];
}

function columnsShared({ data }: { data: { name: string; columns?: { name: string }[] } }): string[] {
  return data.columns?.map(({ name }) => name) ?? [data.name];
}

customElements.define("sluice-answer-page", SluiceAnswerPage);

export function open(): Opened {
  const session = new AnswerSession(enginesFor(0));
  const begun = session.start();
  return {
    page: Object.assign(new SluiceAnswerPage(), { session }),
    unsaved: () => unsaved(session),
    take: (protocol) => void begun.then(() => session.openedProtocol.open(protocol)),
  };
}
