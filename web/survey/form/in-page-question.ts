// SPDX-License-Identifier: Apache-2.0
/** A question in the element's own closed tree, where scripts that listen for clicks and keys can learn the choice. */
import type { Words } from "../words/words.js";
import { isAnswerOf, type Question } from "./question-config.js";
import { emptyView, markInvalid, questionView } from "./question-view.js";
import type { Report } from "./report.js";

interface Place {
  element: HTMLElement;
  root: ShadowRoot;
  /** The element that says what is wrong. */
  problem: HTMLElement;
  report: Report;
  /** Something has been chosen. */
  chosen: () => void;
  /** Chance is to choose now. */
  draw: () => void;
}

export class InPageQuestion {
  /** Once it is known. */
  question: Question | undefined;
  readonly #place: Place;
  #view = emptyView();

  constructor(place: Place) {
    this.#place = place;
  }

  /** The element that the browser points at when it refuses to send. */
  get anchor(): HTMLElement {
    return this.#view.anchor;
  }

  /** Nobody has answered, and somebody has to: where nothing is an answer too, nobody has to. */
  get isMissing(): boolean {
    const { question } = this;
    const required = question !== undefined && !isAnswerOf(question.checked, "");
    return required && this.#place.report.chosen === undefined;
  }

  /** Nobody has to answer, but what was chosen may be forgotten. */
  get isLost(): boolean {
    const { isLost, chosen } = this.#place.report;
    return isLost && chosen === undefined;
  }

  show(words: Words, isBroken: boolean): void {
    const { element, root, problem, report, chosen, draw } = this.#place;
    this.#view = questionView({
      question: this.question,
      chosen: report.chosen,
      report: report.payload?.[report.asking.name] as string | undefined,
      isBroken,
      isHeard: false,
      label: element.getAttribute("label") ?? "",
      select: element.getAttribute("as") === "select",
      first: 0,
      told: element.hasAttribute("told"),
      words,
      choose: (value) => {
        report.chosen = value;
        chosen();
      },
      draw,
    });
    root.replaceChildren(this.#view.element, ...this.#view.more, problem);
  }

  /** Or no longer; what has been chosen is not shown anew for that. */
  disable(disabled: boolean): void {
    this.#view.element.disabled = disabled;
    for (const below of this.#view.more) below.hidden = disabled;
  }

  markInvalid(): void {
    markInvalid(this.#view.field, this.#place.problem.id);
  }

  focus(): void {
    this.#view.element.focus();
  }
}
