// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { countsNobody } from "../../../wasm/contract/assumptions.js";
import { isForReaders, isOfChannel, type ReadersFile } from "../../../wasm/engine/sluice.js";
import { usedBy } from "../../facts/pairs.js";
import { hashOf, hasLinkedProtocol } from "../../facts/protocol-link.js";
import { messages } from "../../messages/answer.js";
import type { SluiceAnswer } from "../../panels/answer.js";
import { Dropping } from "../../parts/file-drop.js";
import { frame, top } from "../../parts/frame.js";
import { limits } from "../../parts/limits-of.js";
import { enginesFor } from "../../platform/engine-source.js";
import { painted } from "../../platform/painting.js";
import { addressOf, type Opened } from "../../platform/views.js";
import { unsaved } from "../../session/file-privatisation.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { plain, quoted } from "../../text/format-message.js";
import "../../panels/answer.js";
import "../../panels/protocol-opener.js";
import "../../parts/error.js";
import { LaterPart } from "../../parts/later-part.js";
import { AnswerSession } from "./answer-session.js";

/** Milliseconds that the rest of the site waits for the question. */
const WAIT = 1_000;

/** For whoever has been asked: the question and nothing else; behind it, folded, all that stands behind it, and a whole file. */
export class SluiceAnswerPage extends SessionElement<AnswerSession> {
  static override properties = { _unfolded: { state: true }, _wrong: { state: true } };

  declare _unfolded?: boolean;
  /** Whether what was pasted is no link to a question. */
  declare _wrong?: boolean;
  /** Whether a question is shown, or on its way in the place of another one. */
  #asking = hasLinkedProtocol();
  readonly #behind = new LaterPart(this, () => import("./behind-question.js"));
  readonly #sheet = new LaterPart(this, () => import("../../panels/sheets.js"));
  /** The fragment that was opened last. */
  #linked = window.location.hash;

  constructor() {
    super();
    // If the opener is on the screen, it takes them itself.
    new Dropping(this, ([file]) => {
      if (file && this.#asking && !this._unfolded) void this.session.openedProtocol.open(file);
    });
  }

  override willUpdate(): void {
    if (this._unfolded) void this.#behind.come();
    const { adopted, sheet, opening, errors } = this.state;
    if (sheet) void this.#sheet.come();
    const before = this.#asking;
    if (adopted || sheet) this.#asking = true;
    else if (!opening && (errors.data || !hasLinkedProtocol())) this.#asking = false;
    // The element with the focus was in the place of the question.
    if (!before && this.#asking && this.shadowRoot?.activeElement)
      void this.updateComplete.then(() => this.#toQuestion());
  }

  override firstUpdated(): void {
    window.addEventListener("hashchange", () => {
      if (!this.#arriveByLink()) void this.arrive();
    });
  }

  override render() {
    return this.#asking ? this.#question() : this.#choose();
  }

  /** Without a question: the ways to get one. */
  #choose() {
    const t = messages;
    return html`${top(messages)}
      <div id="protocol" class="stack">
        <sluice-protocol-opener .session=${this.session}></sluice-protocol-opener>
        <sluice-error .error=${this.state.errors.data}></sluice-error>
        <form class="paste" novalidate @submit=${this.#paste}>
          <label><span>${t.paste}</span><input name="link" type="text" inputmode="url" autocomplete="off" spellcheck="false"
            aria-describedby=${this._wrong ? "wrong" : nothing}></label>
          <button type="submit">${t.pasteGo}</button>
        </form>
        <p role="status" class="wrong" id="wrong">${this._wrong ? t.pasteWrong : nothing}</p>
        <p><a href=${addressOf("ask")}>${t.own}</a></p>
      </div>`;
  }

  #question() {
    const { adopted, announced, design, sheet, errors } = this.state;
    const asks = design ?? announced;
    if (sheet && this.#sheet.here)
      return html`<div class="question" id="question"><sluice-sheet .session=${this.session}></sluice-sheet>
        <sluice-error .error=${errors.answer}></sluice-error></div>`;
    return html`<div class="question" id="question">
        ${adopted?.name === "" ? html`<p class="small soft sample">${messages.open.sampleNote}</p>` : nothing}
        ${
          asks
            ? html`<sluice-answer .session=${this.session}></sluice-answer>`
            : html`<p class="soft" role="status">${messages.open.opening}</p>`
        }
        <sluice-error .error=${errors.answer ?? this.#sheet.lost}></sluice-error>
      </div>
      <details id="details" ?hidden=${!asks && !this._unfolded} .open=${this._unfolded} @toggle=${(event: Event) => {
        if (event.target === event.currentTarget) this._unfolded = (event.target as HTMLDetailsElement).open;
      }}>
        <summary>${messages.details}</summary>
        <div>${this._unfolded && this.#behind.here ? html`${this.#open()} ${this.#does()} ${this.#answer()} ${this.#file()}` : nothing}
          <sluice-error .error=${this.#behind.lost}></sluice-error></div>
      </details>`;
  }

  #open() {
    const { errors } = this.state;
    const t = messages.open;
    return html`<sluice-step number="1" .heading=${t.heading} .intro=${t.intro} id="protocol">
      <sluice-protocol-opener .session=${this.session}></sluice-protocol-opener>
      <sluice-keep .session=${this.session}></sluice-keep>
      <p><a href=${addressOf("ask")}>${messages.own}</a></p>
      <sluice-error .error=${errors.data}></sluice-error>
    </sluice-step>`;
  }

  /** The settings, where they have no table. */
  get #readers(): ReadersFile | undefined {
    const { adopted } = this.state;
    return adopted && isForReaders(adopted.protocol) ? adopted.protocol : undefined;
  }

  #does() {
    const { design, errors } = this.state;
    const readers = this.#readers;
    const { session } = this;
    const t = messages.does;
    return html`<sluice-step number="2" .heading=${t.heading} .intro=${t.intro} id="does">
      ${
        design && readers
          ? html`<p>${plain(isOfChannel(readers) ? t.byItself : t.unchecked, { secret: design.secret.name })}</p>
              <sluice-channel .session=${session}></sluice-channel>`
          : design
            ? html`<sluice-sentence .session=${session}></sluice-sentence>
              <sluice-verdict brief .session=${session}></sluice-verdict>
              <sluice-channel .session=${session}></sluice-channel>
              <sluice-label .session=${session}></sluice-label>
              <sluice-beliefs .session=${session}></sluice-beliefs>
              <sluice-error .error=${errors.channel}></sluice-error>`
            : html`<p class="soft">${t.waiting}</p>`
      }
    </sluice-step>`;
  }

  #answer() {
    const { design, chosen, drawn } = this.state;
    const t = messages.answer;
    const input = drawn?.input ?? chosen;
    return html`<sluice-step number="3" .heading=${t.heading} .intro=${t.intro} id="answer">
      ${
        design && input !== undefined
          ? html`<sluice-may-send .session=${this.session} .input=${input}></sluice-may-send>`
          : html`<p class="soft">${drawn ? t.forgotten : t.unchosen}</p>`
      }
      ${design ? html`<sluice-conclusions .session=${this.session}></sluice-conclusions>` : nothing}
    </sluice-step>`;
  }

  #file() {
    const { design, adopted, outcome } = this.state;
    const { session } = this;
    const t = messages.file;
    if (this.#readers)
      return html`<sluice-step number="4" .heading=${t.heading} .intro=${t.full} id="file"></sluice-step>`;
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
      <sluice-target-question .session=${session} @answered=${this.#toFile}></sluice-target-question>
      <sluice-outcome .session=${session}></sluice-outcome>
      <sluice-account .session=${session}></sluice-account>
      ${design ? limits(design.guarantee.notion, (countsNobody(design) ? design.data : design.secret).name) : nothing}
    </sluice-step>`;
  }

  #paste(event: SubmitEvent): void {
    event.preventDefault();
    const hash = hashOf(String(new FormData(event.target as HTMLFormElement).get("link") ?? ""));
    this._wrong = !hasLinkedProtocol(hash);
    if (!this._wrong) void this.session.openedProtocol.openLink(hash);
  }

  /** Another link in the same tab is another question; a file that was made and not saved stays as it is. */
  #arriveByLink(): boolean {
    const { hash } = window.location;
    if (this.hidden || !hasLinkedProtocol(hash)) return false;
    // Going back from another page is no new link.
    if (hash === this.#linked) return true;
    this.#linked = hash;
    this._wrong = false;
    void this.session.openLinkOfAddress();
    return true;
  }

  /** An address with the name of a part that is folded unfolds it. */
  async arrive(): Promise<void> {
    const { hash } = window.location;
    if (this.hidden || !this.#asking || !/^#(details|protocol|does|answer|file)$/.test(hash)) return;
    this._unfolded = true;
    await this.#behind.come();
    this.renderRoot.querySelector(hash)?.scrollIntoView();
  }

  /** Another person may come back to it. */
  forgetChoice(): void {
    this.renderRoot.querySelector<SluiceAnswer>("sluice-answer, sluice-sheet")?.forgetChoice();
  }

  #toQuestion(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-answer, sluice-sheet")?.focus();
  }

  /** The answered question is gone. */
  #toFile(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-privatise")?.focus();
  }

  #toOutcome(): void {
    this.renderRoot.querySelector<HTMLElement>("sluice-outcome")?.focus();
  }

  static override styles = [
    base,
    frame,
    css`
      .question {
        max-inline-size: 38rem;
        padding-block: clamp(1.25rem, 4vw, 3rem) 2rem;
      }
      .sample {
        margin-block-end: 1rem;
      }
      #details {
        border-block-start: 1px solid var(--line);
        padding-block: 1rem 2rem;
      }
      #details > div {
        margin-block-start: 1rem;
      }
      div#protocol {
        max-inline-size: 44rem;
        padding-block-end: 3rem;
      }
      .paste {
        display: flex;
        flex-wrap: wrap;
        gap: 0.75rem;
        align-items: end;
      }
      .paste label {
        flex: 1 1 16rem;
        min-inline-size: 0;
      }
      .paste span {
        display: block;
      }
      .paste input {
        inline-size: 100%;
        min-block-size: 2.75rem;
      }
      .wrong:empty {
        margin: 0;
      }
      a {
        color: var(--accent);
      }
    `,
  ];
}

function columnsShared({ data }: { data: { name: string; columns?: { name: string }[] } }): string[] {
  return data.columns?.map(({ name }) => name) ?? [data.name];
}

customElements.define("sluice-answer-page", SluiceAnswerPage);

export function open(): Opened {
  let questionStands = () => {};
  const question = new Promise<void>((resolve) => {
    questionStands = resolve;
  });
  const session = new AnswerSession(question.then(() => enginesFor(0)));
  session.subscribe(() => {
    if (session.state.announced) void painted().then(questionStands);
  });
  // Some questions stand only once the engine is there.
  setTimeout(questionStands, hasLinkedProtocol() ? WAIT : 0);
  const begun = session.start();
  const page = Object.assign(new SluiceAnswerPage(), { session });
  void begun.then(() => page.arrive());
  return {
    page,
    unsaved: () => unsaved(session) || session.hasUnsent(),
    take: (protocol) => void begun.then(() => session.openedProtocol.open(protocol)),
    shown: () => {
      page.forgetChoice();
      void page.arrive();
    },
  };
}
