// SPDX-License-Identifier: GPL-3.0-or-later
import { css, html, LitElement, nothing } from "lit";
import { saidBy } from "../../wasm/contract/errors.js";
import type { DialectChoice, Layout } from "../../wasm/engine/sluice.js";
import type { ReadingQuestion } from "../facts/reading-question.js";
import type { RowsQuestion } from "../facts/rows-asked.js";
import { messages } from "../messages/page.js";
import { base } from "../styles/base.js";
import { questionBox } from "../styles/question.js";
import { plain, ungrouped } from "../text/format-message.js";
import { langOf, messageOf } from "../text/translate.js";
import { placeText } from "./error.js";

/** A question about how a file is read, with a button for each answer. Fires `read-as`, `rows-are` or
 * `weigh-by` with the choice. */
export class SluiceReadingQuestion extends LitElement {
  static override properties = { asked: { attribute: false }, file: { attribute: false } };

  declare asked: ReadingQuestion | RowsQuestion | undefined;
  /** The name of the file. */
  declare file: string | undefined;
  /** The question when this was drawn last. */
  #before: string | undefined;

  override render() {
    const { asked, file = "" } = this;
    if (!asked) return html`<div role="status"></div>`;
    const t = messages.readAs.ask;
    if (asked.about === "rows") {
      const { error, answers } = asked;
      const { line, row } = error.place;
      // Lines above a table begin where every file does.
      const where = line === 1 ? "" : placeText({ line, row }, error);
      return this.#question(
        html`<span lang=${langOf(saidBy(error))}>${messageOf(error)}</span>${where ? html` <span class="where">${where}</span>` : nothing}`,
        answers.map((answer) =>
          "weight" in answer
            ? this.#button(answer.label, "weigh-by", answer.weight)
            : this.#button(answer.label, "rows-are", answer.layout),
        ),
      );
    }
    const { about, answers, column = "", cell = "" } = asked;
    return this.#question(
      plain(t[about], { file, column, cell }),
      answers.map(({ says, choice }) => this.#button(this.#says(about, says), "read-as", choice)),
      about === "decimal" ? html`<p class="small soft">${t.decimalSays}</p>` : nothing,
    );
  }

  #question(title: unknown, buttons: unknown, below: unknown = nothing) {
    return html`<div class="question" role="group" aria-labelledby="title" tabindex="-1">
      <p id="title">${title}</p>
      <div class="row">${buttons}</div>
      ${below}
    </div>`;
  }

  #button(label: string, event: "read-as" | "rows-are" | "weigh-by", detail: DialectChoice | Layout | string) {
    const answer = () => this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
    return html`<button type="button" @click=${answer}>${label}</button>`;
  }

  #says(about: ReadingQuestion["about"], says: string): string {
    const t = messages.readAs;
    if (about === "separator") return t.separators[says] ?? says;
    if (about === "header") return says === "names" ? t.names : t.row;
    // Grouped digits or a decimal mark of another language would ask the same question again.
    return about === "decimal" ? ungrouped(Number(says)) : says;
  }

  /** A question gets the focus: whoever cannot see it would not know that the page waits. */
  override updated(): void {
    const { asked } = this;
    const about = asked?.about === "rows" ? asked.error.id : asked?.about;
    if (about === this.#before) return;
    this.#before = about;
    if (about) this.renderRoot.querySelector<HTMLElement>("[tabindex]")?.focus();
  }

  static override styles = [
    base,
    questionBox,
    css`
      .where {
        font-weight: 400;
      }
      .row + p {
        margin-block-start: 0.4rem;
      }
    `,
  ];
}

customElements.define("sluice-reading-question", SluiceReadingQuestion);
