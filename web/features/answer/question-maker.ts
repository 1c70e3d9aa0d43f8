// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import { writeProtocol } from "../../../wasm/engine/sluice.js";
import { messages } from "../../messages/answer.js";
import { save } from "../../platform/save.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { plain } from "../../text/format-message.js";
import type { AnswerSession } from "./answer-session.js";

const t = messages.make;

/** For whoever wants to ask something that is itself the secret: a protocol without a table, opened as any other is, and saved. */
export class SluiceQuestionMaker extends SessionElement<AnswerSession> {
  static override properties = { ...SessionElement.properties, _missing: { state: true } };

  /** Whether nothing was asked that a protocol can be made of. */
  declare _missing: boolean;

  constructor() {
    super();
    this._missing = false;
  }

  override render() {
    return html`<details>
      <summary>${t.heading}</summary>
      <p>${t.intro}</p>
      <form novalidate @submit=${this.#make}>
        <label><span>${t.name}</span><input name="name" type="text" autocomplete="off" aria-describedby="name-help"></label>
        <p class="small soft" id="name-help">${t.nameHelp}</p>
        <label><span>${t.answers}</span><textarea name="answers" rows="4" autocomplete="off" aria-describedby="answers-help"></textarea></label>
        <p class="small soft" id="answers-help">${t.answersHelp}</p>
        <label class="tick-box"><input type="checkbox" name="skippable"><span>${t.skippable}</span></label>
        <label><span>${t.level}</span><input name="level" type="number" min="0.01" max="6" step="any" value="1" inputmode="decimal" aria-describedby="level-help"></label>
        <p class="small soft" id="level-help">${t.levelHelp}</p>
        <div class="row">
          <button type="submit">${t.make}</button>
          ${this.#made ? html`<button type="button" @click=${this.#save}>${t.save}</button>` : nothing}
        </div>
      </form>
      <div role="status">${
        this._missing
          ? html`<p class="missing">${t.missing}</p>`
          : this.#made
            ? html`<p>${plain(t.made, { name: this.#made.data.name })}</p>`
            : nothing
      }</div>
    </details>`;
  }

  /** What is open, where it was made here. */
  get #made() {
    const { adopted } = this.state;
    return adopted && this.session.asked === adopted.protocol.certificate.protocol ? adopted.protocol : undefined;
  }

  #make(event: SubmitEvent): void {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(given.get(name) ?? "");
    const answers = text("answers")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    if (given.has("skippable")) answers.push("");
    const [name, epsilon] = [text("name").trim(), Number(text("level"))];
    this._missing = name === "" || answers.length < 2 || !(epsilon > 0 && epsilon <= 6);
    if (!this._missing) void this.session.ask({ name, answers, epsilon });
  }

  #save(): void {
    if (!this.#made) return;
    save(new Blob([writeProtocol(this.#made)], { type: "application/json" }), `${t.fileName}.json`);
  }

  static override styles = [
    base,
    css`
      summary {
        font-weight: 600;
      }
      details > * + * {
        margin-block-start: 0.75rem;
      }
      form > * + * {
        margin-block-start: 1rem;
      }
      form > p {
        margin-block-start: 0.25rem;
      }
      label:not(.tick-box),
      label:not(.tick-box) > span {
        display: block;
      }
      input:not([type="checkbox"]),
      textarea {
        inline-size: 100%;
        max-inline-size: 28rem;
      }
      input[type="number"] {
        max-inline-size: 8rem;
      }
      .missing {
        color: var(--warn);
      }
      [role="status"] p {
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define("sluice-question-maker", SluiceQuestionMaker);
