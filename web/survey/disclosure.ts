// SPDX-License-Identifier: Apache-2.0
/**
 * `<sluice-told>`: what is sent instead of a person's answer, why, and with which odds, beside a survey of any
 * framework:
 *
 *     const told = document.createElement("sluice-told");
 *     told.show({ protocol: sluice.protocol("smoking").file, answer: "never" });   // when something has been chosen
 *     told.show({ protocol, report: attached.payload.smoking });                   // when it has been drawn
 *
 * `tellIn(survey, sluice)` does that for every private question of a survey of SurveyJS.
 *
 * Its tree is closed, and it is as large for every answer. The page's scripts can still ask the browser whether a text
 * stands in the page (window.find). In Firefox an event in it leads into its tree.
 */
import type { AnswerTime } from "../../wasm/answer-time/answer-time.js";
import { adoptStyles, Base, closedRoot, defineElement } from "./disclosure/dom.js";
import { type DrawnSurvey, discloseBeside } from "./disclosure/in-survey.js";
import { look } from "./disclosure/look.js";
import { panel, type Shown } from "./disclosure/panel.js";
import { type WordsByLanguage, wordsAsJson } from "./words/given.js";
import { wordsAt } from "./words/words.js";

export type { Told } from "./disclosure/odds.js";
export { oddsOf, rowOf } from "./disclosure/odds.js";
export { provideWords, type RespondentWords, type WordsByLanguage } from "./words/words.js";
export type { DrawnSurvey, Shown };

export class SluiceTold extends Base {
  static readonly observedAttributes: readonly string[] = ["words"];

  readonly #root = closedRoot(this, this.attachInternals(), look);
  #panel: ReturnType<typeof panel> | undefined;
  #shown: Shown | undefined;

  /** Shows this, and nothing of what was shown before. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#panel?.show(shown);
  }

  /** Words of the page's own, by languages; the attribute `words` has them as JSON. */
  set words(words: WordsByLanguage | undefined) {
    if (words) this.setAttribute("words", wordsAsJson(words));
    else this.removeAttribute("words");
  }

  adoptedCallback(): void {
    adoptStyles(this, this.#root, look);
  }
  attributeChangedCallback(): void {
    if (this.#panel) this.connectedCallback();
  }
  connectedCallback(): void {
    // Only here is it known in which language.
    this.#panel = panel(wordsAt(this));
    this.#root.replaceChildren(this.#panel.element);
    if (this.#shown) this.#panel.show(this.#shown);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "sluice-told": SluiceTold;
  }
}

/** Makes `<sluice-told>`, or another tag, an element of the page. */
export function define(tag = "sluice-told"): void {
  defineElement(tag, SluiceTold);
}

/**
 * In a survey of SurveyJS, below each private question: what is sent instead, why, and with which odds, in the survey's
 * language. Call it after `privatise`, and before the survey is drawn.
 */
export function tellIn(survey: DrawnSurvey, sluice: AnswerTime, tag = "sluice-told"): void {
  define(tag);
  discloseBeside(survey, sluice, tag);
}
