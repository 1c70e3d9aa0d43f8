// SPDX-License-Identifier: Apache-2.0
/**
 * A private question of SurveyJS in a frame of its own. SurveyJS draws the title; in the place of what it would draw below
 * stands the frame, and the model never has an answer. The frame outlives the survey's pages where the browser can move it.
 */
import type { CheckedProtocol } from "../../wasm/answer-time/answer-time.js";
import type { SluiceError } from "../../wasm/contract/errors.js";
import { createElement } from "./disclosure/dom.js";
import { isAnswerOf } from "./form/question-config.js";
import { guardFrame } from "./frame/crossing-guard.js";
import { saidOf } from "./frame/errors.js";
import { IsolatedQuestion } from "./frame/isolated-question.js";
import type { Drawn } from "./reports.js";
import type { Hideable } from "./surveyjs-fields.js";
import { isList, optionsOf, titleOf, type Worded } from "./surveyjs-frame-choices.js";
import { darken, hideContent, move, park } from "./surveyjs-frame-place.js";
import { type Words, wordsAt } from "./words/words.js";

/** The parts that are used of a question of survey-core, of any version. */
export interface LiveQuestion extends Worded, Hideable {
  readonly name: string;
  readonly id: string;
  readonly page: unknown;
  readonly isReadOnly: boolean;
  readonly cssContent: string;
  clearValue(): void;
  /** A member that its own types keep to themselves: whether "please answer" is said of it. */
  hasRequiredError(): boolean;
  registerPropertyChangedHandlers(names: string[], handler: () => void, key: string): void;
}

interface Options {
  question: LiveQuestion;
  checked: CheckedProtocol;
  /** The address of sluice-frame.htm. */
  url: string;
  told: () => boolean;
  locale: () => string;
  /** The report that was drawn before a reload. */
  report: Drawn | undefined;
}

export class FramedQuestion {
  drawn: Drawn | undefined;
  readonly #options: Options;
  /** In no shadow tree: Firefox loads a frame anew that is moved with one. */
  readonly #host = createElement("div");
  readonly #problem = createElement("p", { className: "problem", role: "alert" });
  readonly #stop = new AbortController();
  #frame: IsolatedQuestion | undefined;
  #content: Element | undefined;
  /** The page shows the title. */
  #isTitled = true;
  #words: Words = wordsAt(document.documentElement);
  #error: SluiceError | undefined;
  #isBegun = false;
  #isFocusWanted = false;
  #isRewording = false;
  #isReady = false;
  /** Its frame was loaded anew while another page is shown. */
  #isForgotten = false;

  constructor(options: Options) {
    this.#options = options;
    this.drawn = options.report;
    this.#host.dataset.sluiceFrame = "";
    this.#host.append(this.#problem);
  }

  get question(): LiveQuestion {
    return this.#options.question;
  }
  /** Nobody has to answer it: its protocol knows the answer of those who say nothing. */
  get isOptional(): boolean {
    return isAnswerOf(this.#options.checked, "");
  }
  /** It stands where people see it. */
  get isShown(): boolean {
    return this.#content !== undefined && this.#host.parentNode === this.#content && this.#host.isConnected;
  }

  /** SurveyJS has drawn it: `drawn` is what it drew. */
  mount(drawn: HTMLElement): void {
    const below = contentOf(this.question, drawn);
    const content = below ?? drawn;
    this.#isTitled = below !== undefined;
    // Its frame went with what SurveyJS took out of the page, and what was chosen in it.
    const isLost = this.#content !== undefined && !this.#host.isConnected && !this.drawn;
    this.#content = content;
    hideContent(content);
    this.#speak();
    move(this.#host, content);
    this.lookAgain();
    this.#say(isLost || this.#isForgotten ? this.#words.form.lost : "");
    this.#isForgotten = false;
    if (!this.#isBegun) this.#begin();
    else this.#disable();
    if (!this.#isFocusWanted) return;
    this.#isFocusWanted = false;
    this.focus();
  }

  /** SurveyJS is about to draw another page: the frame waits elsewhere. */
  park(): void {
    const content = this.#content;
    // A report that has been drawn is shown again by a frame that is loaded anew.
    if (this.isShown && content && !this.drawn) park(this.#host, content, () => this.lookAgain());
  }

  /** Whether there is an answer; if not, the person is told. False where the frame is not there. */
  async check(): Promise<boolean> {
    if (this.drawn) return true;
    if (!this.#host.isConnected || this.#error || this.#isForgotten) return false;
    // SurveyJS may draw all anew meanwhile, as for the second person of one page: its report has been drawn then.
    if ((await this.#frame?.check()) || this.drawn) {
      this.#say("");
      return true;
    }
    if (!this.#frame?.isReady) this.#say(this.#words.form.waiting);
    return false;
  }

  /** Whether there is a report, drawn now if it has not been. */
  async draw(): Promise<boolean> {
    if (!this.drawn && this.#host.isConnected && !this.#error) {
      const drawn = await this.#frame?.draw();
      if (drawn) this.#take(drawn);
    }
    return this.drawn !== undefined;
  }

  #take(drawn: Drawn): void {
    if (drawn.protocol === this.#options.checked.hash) this.drawn ??= drawn;
  }

  /** SurveyJS took the frame out of the page, as in a panel that is closed. */
  #takeLeft(drawn: Drawn): void {
    this.#take(drawn);
    this.#isForgotten = false;
    this.#say("");
    this.#frame?.again();
  }

  /** Nobody could be asked for it, since its frame did not answer. */
  lose(): void {
    this.#say(this.#words.form.lost);
  }

  nextPerson(): void {
    this.drawn = undefined;
    this.#isForgotten = false;
    // A choice in a frame that is gone was of the person before: this one loses nothing when the frame is loaded anew.
    if (!this.#host.isConnected) {
      this.#content = undefined;
      this.#isReady = false;
    }
    this.#frame?.nextPerson();
    this.#say("");
  }

  /** Now, or as soon as it is shown. */
  focus(): void {
    if (this.isShown) this.#frame?.focus();
    else this.#isFocusWanted = true;
  }

  /** The survey has other colours. */
  lookAgain(): void {
    darken(this.#host);
    this.#frame?.look();
  }

  #begin(): void {
    this.#isBegun = true;
    const { question, url, checked, told } = this.#options;
    // The model has none from here on, nor says that one is missing: the frame does.
    question.clearValue();
    question.hasRequiredError = () => false;
    question.registerPropertyChangedHandlers(["isInputReadOnly"], () => this.#disable(), "sluice");
    // The choices may depend on what is public.
    question.registerPropertyChangedHandlers(
      ["visibleChoices", "visibleRateValues"],
      () => this.#rewordLater(),
      "sluice",
    );
    // All of its texts change with its language.
    question.locTitle.onStringChanged.add(() => this.#rewordLater());
    this.#frame = new IsolatedQuestion({
      url,
      host: this.#host,
      asked: () => ({
        protocol: JSON.stringify(checked.file),
        label: titleOf(question) || this.#words.form.choose,
        labelledOutside: this.#isTitled,
        options: optionsOf(question),
        select: isList(question),
        inOrder: false,
        told: told(),
        disabled: question.isReadOnly,
        report: this.drawn?.report,
        // The page says so itself.
        anew: false,
      }),
      waiting: this.#words.form.waiting,
      ready: () => this.#ready(),
      early: () => void this.draw(),
      failed: (error) => this.#refuse(error),
      left: (drawn) => this.#takeLeft(drawn),
    });
    guardFrame(this.#frame.frame, this.#stop.signal);
    this.#host.append(this.#frame.element);
  }

  /** It can be answered: for the first time, or once more as it was loaded anew, and has forgotten what was chosen. */
  #ready(): void {
    if (this.#isReady && !this.drawn) {
      if (this.isShown) this.lose();
      else this.#isForgotten = true;
    }
    this.#isReady = true;
  }

  #refuse(error: SluiceError): void {
    this.#error = error;
    const { message, remedy } = error;
    console.error(`Sluice cannot ask "${this.question.name}": ${message} ${remedy}`);
    this.#say("");
  }

  #rewordLater(): void {
    if (this.#isRewording) return;
    this.#isRewording = true;
    setTimeout(() => {
      this.#isRewording = false;
      this.#speak();
      this.#frame?.again();
    });
  }

  /** In the survey's language, as it is by now. */
  #speak(): void {
    const locale = this.#options.locale();
    if (locale) this.#host.lang = locale;
    else this.#host.removeAttribute("lang");
    if (this.#host.isConnected) this.#words = wordsAt(this.#host);
  }

  #disable(): void {
    this.#frame?.disable(this.question.isReadOnly);
  }

  /** Or why it is not asked. */
  #say(text: string): void {
    this.#problem.textContent = this.#error && !this.drawn ? saidOf(this.#error, this.#words) : text;
  }
}

/**
 * The element that SurveyJS draws below the title; undefined where a page draws it in a way of its own. The frame is
 * all of the question then.
 */
export function contentOf({ cssContent }: Pick<LiveQuestion, "cssContent">, drawn: Element): Element | undefined {
  const classes = cssContent.split(/\s+/).filter(Boolean).map(CSS.escape);
  const found = classes.length > 0 ? drawn.querySelector(`.${classes.join(".")}`) : null;
  return found ?? undefined;
}
