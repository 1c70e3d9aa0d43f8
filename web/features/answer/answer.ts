// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, nothing } from "lit";
import type { Design } from "../../../wasm/engine/sluice.js";
import { inputFor, type Question, questions } from "../../facts/odds.js";
import { messages } from "../../messages/answer.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { list, plain } from "../../text/format-message.js";
import { answerNames } from "./answer-names.js";
import "./drawn-report.js";
import "./may-send.js";
import type { AnswerSession } from "./answer-session.js";

const t = messages.answer;

/** One person's answer: asked for, with what may be sent for it, and the report once it is drawn. */
export class SluiceAnswer extends SessionElement<AnswerSession> {
  static override properties = { ...SessionElement.properties, _chosen: { state: true } };

  /** For each question which value, and which of the cells that stand for it: "2" or "2.0". */
  declare _chosen: (string | undefined)[];
  #design: Design | undefined;

  constructor() {
    super();
    this._chosen = [];
  }

  override willUpdate(): void {
    const { design } = this.state;
    if (design === this.#design) return;
    this.#design = design;
    this._chosen = [];
  }

  override render() {
    const { design, drawn } = this.state;
    if (!design) return html``;
    const asked = questions(design);
    const answers = asked.map(({ values }, i) => values[valueIn(this._chosen[i])]);
    const complete = asked.every((_, i) => this._chosen[i] !== undefined);
    const input = complete ? inputFor(design, asked, answers) : -1;
    return html`
      <fieldset ?disabled=${drawn !== undefined}>
        <legend>${t.truth}</legend>
        <div class="row">${asked.map((question, i) => this.#ask(question, i))}</div>
        ${asked.map((question, i) => standsFor(question, this._chosen[i]))}
      </fieldset>
      ${complete && input < 0 ? html`<p role="status" class="unknown">${t.unknown}</p>` : nothing}
      ${input >= 0 ? html`<sluice-may-send .session=${this.session} .input=${input}></sluice-may-send>` : nothing}
      ${
        input >= 0 && !drawn
          ? html`<button type="button" class="primary go" @click=${() => void this.#draw(input)}>${t.draw}</button>`
          : nothing
      }
      <sluice-drawn .session=${this.session} @over=${this.#over}></sluice-drawn>`;
  }

  #ask({ column, values, cells }: Question, i: number) {
    const names = answerNames(values);
    const chosen = this._chosen[i];
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      this._chosen = Object.assign([...this._chosen], { [i]: value || undefined });
    };
    const option = (key: string, name: string) =>
      html`<option value=${key} .selected=${chosen === key}>${name}</option>`;
    return html`<label class="asked"><span>${plain(t.own, { column })}</span>
      <select @change=${choose}>
        <option value="" .selected=${chosen === undefined}>${t.choose}</option>
        ${names.map((name, v) => option(String(v), name))}
        ${values.map((_, v) =>
          cells[v]?.length
            ? html`<optgroup label=${plain(t.countsAs, { name: names[v] ?? "" })}>
                ${cells[v]?.map((cell, c) => option(`${v}.${c}`, cell))}</optgroup>`
            : nothing,
        )}
      </select></label>`;
  }

  async #draw(input: number): Promise<void> {
    await this.session.respondent.draw(input);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("sluice-drawn")?.focus();
  }

  async #over(): Promise<void> {
    this._chosen = [];
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("select")?.focus();
  }

  static override styles = [
    base,
    css`
      :host > * + * {
        margin-block-start: 1.5rem;
      }
      .asked {
        display: grid;
        gap: 0.3rem;
        min-inline-size: 0;
      }
      select {
        max-inline-size: 100%;
      }
      .row + p {
        margin-block-start: 0.75rem;
      }
      .unknown {
        color: var(--warn);
        font-weight: 600;
      }
    `,
  ];
}

function valueIn(key = ""): number {
  return key === "" ? -1 : Number(key.split(".")[0]);
}

/** What else counts as the answer that was chosen: whoever reads a report learns no more than that it is one of these. */
function standsFor({ values, cells }: Question, key: string | undefined) {
  const v = valueIn(key);
  const others = cells[v] ?? [];
  const value = values[v];
  if (value === undefined || others.length === 0) return nothing;
  const name = answerNames(values)[v] ?? "";
  return html`<p class="small soft">${plain(t.standsFor, { name, cells: list(others) })}</p>`;
}

customElements.define("sluice-answer", SluiceAnswer);
