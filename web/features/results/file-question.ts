// SPDX-License-Identifier: GPL-3.0-or-later
import { html, nothing } from "lit";
import { messages as page } from "../../messages/page.js";
import { messages } from "../../messages/results.js";
import { SessionElement } from "../../session/observe.js";
import { base } from "../../styles/base.js";
import { questionBox } from "../../styles/question.js";
import { list, plain } from "../../text/format-message.js";
import { namesOf } from "./reports-opener.js";
import type { ResultsSession } from "./results-session.js";
import type { Question } from "./results-state.js";

const t = messages.ask;

interface Asked {
  title: string;
  says?: string | undefined;
  answers: [label: string, what: () => unknown][];
}

/** A question about files that only the person can answer, with a button for each answer. */
export class SluiceFileQuestion extends SessionElement<ResultsSession> {
  static override properties = { _real: { state: true } };

  /** A file that somebody has said to be real. */
  declare _real: File | undefined;
  #asked: Question | undefined;

  override render() {
    const { question } = this.state;
    if (!question) return html`<div role="status"></div>`;
    if (question.about === "real" && this._real === question.file) {
      return html`<div class="question" role="status"><p>${t.isRealSays}</p></div>`;
    }
    const { title, says, answers } = this.#words(question);
    return html`<div class="question" role="group" aria-labelledby="title" tabindex="-1">
      <p id="title">${title}</p>
      ${says ? html`<p class="small">${says}</p>` : nothing}
      <div class="row">${answers.map(([label, what]) => html`<button type="button" @click=${() => this.#answer(what)}>${label}</button>`)}</div>
    </div>`;
  }

  /** A question gets the focus: whoever cannot see it would not know that the page waits. */
  override updated(): void {
    const { question } = this.state;
    if (question === this.#asked) return;
    this.#asked = question;
    if (question) this.renderRoot.querySelector<HTMLElement>("[tabindex]")?.focus();
  }

  /** Fires `answered`: the buttons go, and the focus has to go somewhere. */
  #answer(what: () => unknown): void {
    this.dispatchEvent(new Event("answered"));
    void what();
  }

  #words(question: Question): Asked {
    switch (question.about) {
      case "settings":
        return this.#ofSettings(question);
      case "another":
        return this.#ofAnother(question);
      case "more":
        return this.#ofMore(question);
      case "real":
        return this.#ofReal(question);
      case "column":
        return this.#ofColumn(question);
      case "pair":
        return this.#ofPair(question);
    }
  }

  #ofSettings({ settings, tables }: Question & { about: "settings" }): Asked {
    const { intake } = this.session;
    return {
      title: t.settings,
      answers: [
        ...settings.map((file): [string, () => unknown] => [
          plain(t.settingsUse, { name: file.name }),
          () => intake.use(file, tables),
        ]),
        [t.pool, () => intake.pool(settings, tables)],
        ...(settings.length === 2
          ? [[t.cross, () => intake.cross(settings as [File, File], tables)] as [string, () => unknown]]
          : []),
      ],
    };
  }

  #ofAnother(question: Question & { about: "another" }): Asked {
    const { settings } = question;
    const { intake } = this.session;
    const { adopted } = this.state;
    return {
      title: plain(t.another, { name: settings.name }),
      answers: [
        [plain(t.anotherUse, { name: settings.name }), () => intake.another(question, "instead")],
        [t.pool, () => intake.another(question, "pool")],
        [t.cross, () => intake.another(question, "cross")],
        [plain(t.keep, { name: adopted?.name ?? "" }), () => intake.another(question, "keep")],
      ],
    };
  }

  #ofMore({ tables, twice }: Question & { about: "more" }): Asked {
    const { intake } = this.session;
    const values = { names: namesOf(this.state.tables), added: namesOf(tables) };
    const pooled = this.state.further.length > 0;
    return {
      title: plain(tables.length === 1 ? t.moreOne : t.more, values),
      says: twice.length > 0 ? plain(t.same, { names: namesOf(twice) }) : undefined,
      answers: [
        ...(twice.length === 0
          ? []
          : [
              [plain(t.leave, { names: namesOf(twice) }), () => intake.leave(tables, twice)] as [string, () => unknown],
            ]),
        [t.add, () => intake.more(tables, "add")],
        ...(pooled ? [] : [[t.compare, () => intake.more(tables, "compare")] as [string, () => unknown]]),
        [t.instead, () => intake.more(tables, "instead")],
      ],
    };
  }

  #ofReal({ file, column, value }: Question & { about: "real" }): Asked {
    return {
      title: t.real,
      says:
        column === undefined
          ? plain(t.realValues, { name: file.name, value: value || page.empty })
          : plain(t.realColumn, { name: file.name, column }),
      answers: [
        [t.noisy, () => this.session.intake.isNoisy(file, column === undefined ? "values" : "reports")],
        [
          t.isReal,
          () => {
            this._real = file;
          },
        ],
      ],
    };
  }

  #ofColumn({ file, column }: Question & { about: "column" }): Asked {
    const { adopted } = this.state;
    const { intake } = this.session;
    const wording = adopted?.protocol.question?.wording ?? adopted?.protocol.data.name ?? "";
    return {
      title: plain(t.column, { name: file.name, column, wording }),
      answers: [
        [plain(t.columnYes, { column }), () => intake.isIn(file, column)],
        [t.columnNo, () => intake.isIn(file, undefined)],
      ],
    };
  }

  #ofPair({ table, fits }: Question & { about: "pair" }): Asked {
    const { adopted, further } = this.state;
    const names = [adopted?.name ?? "", ...further.map(({ file }) => file.name)];
    return {
      title: plain(t.pair, { name: list([table.name]) }),
      answers: fits.map((k) => [
        names[k] ?? "",
        () => {
          this.session.receivedReports.pair(table, k);
          return this.session.intake.count();
        },
      ]),
    };
  }

  static override styles = [base, questionBox];
}

customElements.define("sluice-file-question", SluiceFileQuestion);
