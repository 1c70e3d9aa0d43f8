// SPDX-License-Identifier: Apache-2.0
/**
 * The private questions of a survey of SurveyJS that stand in frames of their own. They are asked for an answer when
 * the person goes on, and for their reports when the survey is completed. Reports are drawn earlier where the browser
 * cannot keep a frame while another page is shown.
 */
import type { AnswerTime } from "../../wasm/answer-time/answer-time.js";
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import { frameFor } from "./frame/frame-url.js";
import { isTold, provideFramed } from "./isolation.js";
import { isPrivate, type Question } from "./linter/questions.js";
import { listen } from "./own-handlers.js";
import type { Drawn } from "./reports.js";
import { isCleared } from "./surveyjs-fields.js";
import { fitsFrame } from "./surveyjs-frame-choices.js";
import { canMove } from "./surveyjs-frame-place.js";
import { FramedQuestion, type LiveQuestion } from "./surveyjs-framed-question.js";

interface DrawnQuestion {
  question: unknown;
  htmlElement: HTMLElement;
}

/** The parts that are used of SurveyModel, of any version. */
export interface FramedSurvey {
  locale?: string;
  currentPage?: unknown;
  goNextPageAutomatic?: unknown;
  showNavigationButtons?: unknown;
  cancelPreview?(): void;
  showPreview?(): unknown;
  doComplete(isCompleteOnTrigger?: boolean, trigger?: never): unknown;
  focusQuestion?(name: string): unknown;
  getAllQuestions(visibleOnly: boolean, designTime: boolean, nested: boolean): object[];
  onAfterRenderQuestion: { add(handler: (survey: never, drawn: never) => void): void };
}

/** Members that every version has, and that its own types call private: a model would not pass for one that has to have them. */
interface Unlisted {
  isValidateOnComplete?: boolean;
  isShowingPreview?: boolean;
}

/** The part of an event that asks whether the person may go on. */
export interface Going {
  allow?: boolean;
}

export interface PageChange extends Going {
  oldCurrentPage?: unknown;
  newCurrentPage?: unknown;
  oldCurrentQuestion?: unknown;
  newCurrentQuestion?: unknown;
  isGoingForward?: boolean;
}

export interface Completing extends Going {
  isCompleteOnTrigger?: boolean;
  completeTrigger?: unknown;
}

interface Options {
  all: readonly Question[];
  sluice: AnswerTime;
  /** The address of sluice-frame.htm; undefined where all questions stand in the page itself. */
  url: string | undefined;
  /** The report of a question that was drawn before a reload. */
  report: (key: string) => string | undefined;
  failed: (error?: unknown) => void;
}

/** Properties that a survey sets before it draws something else in the place of its questions, or in other colours. */
const DRAWS_ANEW = new Set(["currentPage", "activePage", "isShowingPreview", "state"]);
const COLOURS = "cssVariables";

export class SurveyFrames {
  readonly #survey: FramedSurvey;
  readonly #options: Options;
  readonly #fitting: ReadonlyMap<string, Question>;
  readonly #framed = new Map<LiveQuestion, FramedQuestion>();
  /** Somebody is asked by now; the person has pressed the button before. */
  #isAsking = false;
  /** All has been asked that is to be asked before this. */
  #mayGo = false;

  constructor(survey: FramedSurvey, options: Options) {
    this.#survey = survey;
    this.#options = options;
    const { all, url } = options;
    const others = url ? all.filter((question) => isPrivate(question) && !fitsFrame(question)) : [];
    if (others.length > 0) console.warn(otherKinds(others));
    this.#fitting = new Map(url ? all.filter(fitsFrame).map((question) => [question.key, question]) : []);
    if (this.#fitting.size === 0) return;
    listen(survey, "onAfterRenderQuestion", (_: unknown, { question, htmlElement }: DrawnQuestion) =>
      this.#mount(question as LiveQuestion, htmlElement),
    );
    this.#beforeDrawing();
    // A page may have drawn it already.
    for (const question of survey.getAllQuestions(false, false, false) as LiveQuestion[]) {
      const drawn = this.#fits(question) ? document.getElementById(question.id) : null;
      if (drawn) this.#mount(question, drawn);
    }
  }

  /** The reports of questions that stand in frames, by their keys. */
  drawn(): Map<string, Drawn> {
    const all = this.#sent().flatMap(({ question, drawn }) =>
      drawn ? ([[question.getValueName(), drawn]] as const) : [],
    );
    return new Map(all);
  }

  /** Throws `bad_request` where one that was to stand in a frame has been answered in the page: nobody said that it was drawn. */
  refuseInPage(answers: Readonly<Record<string, unknown>>): void {
    const framed = new Set([...this.#framed.keys()].map((question) => question.getValueName()));
    for (const [key, { name }] of this.#fitting)
      if (!framed.has(key) && answers[key] !== undefined) throw fail(texts.surveyDrawnUnseen, name);
  }

  /** Whether the page may change now; if not, it changes later by itself, or the person has been told why it does not. */
  leaves(event: PageChange): boolean {
    const { oldCurrentPage, newCurrentPage, oldCurrentQuestion, newCurrentQuestion, isGoingForward = false } = event;
    const left = this.#questions().filter(
      ({ question, isShown }) => isShown && (oldCurrentQuestion ? question === oldCurrentQuestion : true),
    );
    const asks = isGoingForward && !this.#unlisted.isValidateOnComplete;
    const isOver = this.#leavesNow(oldCurrentPage === undefined ? [] : left, asks, () => {
      const single = this.#survey as { currentSingleElement?: unknown };
      if (newCurrentQuestion) single.currentSingleElement = newCurrentQuestion;
      else this.#survey.currentPage = newCurrentPage;
    });
    if (isOver) this.#park();
    return isOver;
  }

  /** The same before all pages are shown together. */
  previews(): boolean {
    const left = this.#questions().filter(({ isShown }) => isShown);
    return this.#leavesNow(left, !this.#unlisted.isValidateOnComplete, () => this.#survey.showPreview?.());
  }

  /** Whether all have their reports; if not, they are asked for them, and the survey is completed by itself. */
  completes({ isCompleteOnTrigger, completeTrigger }: Completing): boolean {
    const open = this.#sent().filter(({ drawn }) => drawn === undefined);
    if (open.length === 0) return true;
    void this.#meanwhile(async () => {
      if (!(await this.#check(open))) return;
      const drawn = await Promise.all(open.map((each) => each.draw()));
      const lost = open.find((_, i) => !drawn[i]);
      if (lost) {
        lost.lose();
        this.#show(lost);
        return;
      }
      this.goOn(() => {
        if (this.#survey.doComplete(isCompleteOnTrigger, completeTrigger as never)) this.#survey.cancelPreview?.();
      });
    });
    return false;
  }

  nextPerson(): void {
    for (const each of this.#framed.values()) each.nextPerson();
  }

  get #unlisted(): Unlisted {
    return this.#survey as Unlisted;
  }

  /** Those of the survey, as it is by now. */
  #questions(): FramedQuestion[] {
    return [...this.#framed.values()].filter(({ question }) => question.page);
  }

  /** Those of which something is sent: who is not asked by now says nothing. */
  #sent(): FramedQuestion[] {
    return this.#questions().filter(({ question }) => !isCleared(question));
  }

  #fits(question: LiveQuestion): Question | undefined {
    return this.#fitting.get(question.getValueName());
  }

  #mount(question: LiveQuestion, drawn: HTMLElement): void {
    const asked = this.#fits(question);
    if (!asked) return;
    const framed = this.#framed.get(question) ?? this.#frame(question, asked);
    framed.mount(drawn);
  }

  #frame(question: LiveQuestion, { key, declared }: Question): FramedQuestion {
    const { sluice, url = "", report } = this.#options;
    const checked = sluice.protocol(declared?.protocol as string);
    const before = report(key);
    const framed = new FramedQuestion({
      question,
      checked,
      url,
      told: () => isTold(this.#survey),
      locale: () => this.#survey.locale ?? "",
      report: before === undefined ? undefined : { report: before, protocol: checked.hash },
    });
    this.#framed.set(question, framed);
    provideFramed(question);
    return framed;
  }

  /** One after the other: the first without an answer is shown. */
  async #check(questions: readonly FramedQuestion[]): Promise<boolean> {
    for (const each of questions) {
      if (await each.check()) continue;
      this.#show(each);
      return false;
    }
    return true;
  }

  /** Whether nobody is to be asked before these are left; if not, they are asked, and `go` is called once they may be left. */
  #leavesNow(left: readonly FramedQuestion[], asks: boolean, go: () => void): boolean {
    if (this.#mayGo || left.length === 0 || (!asks && canMove())) return true;
    void this.#meanwhile(async () => {
      if (await this.#closes(left, asks)) this.goOn(go);
    });
    return false;
  }

  /**
   * Whether these may be left. An answer that could not be kept is drawn now; going back without one does not count as
   * silence.
   */
  async #closes(left: readonly FramedQuestion[], asks: boolean): Promise<boolean> {
    if (asks && !(await this.#check(left))) return false;
    if (!canMove()) for (const each of left) if (asks || !each.isOptional) await each.draw();
    return true;
  }

  #show(framed: FramedQuestion): void {
    framed.focus();
    if (framed.isShown) return;
    if (this.#unlisted.isShowingPreview) this.#survey.cancelPreview?.();
    this.#survey.focusQuestion?.(framed.question.name);
  }

  async #meanwhile(ask: () => Promise<void>): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await ask();
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#isAsking = false;
    }
  }

  /** Nobody is asked before this. */
  goOn(go: () => void): void {
    this.#mayGo = true;
    try {
      go();
    } finally {
      this.#mayGo = false;
    }
  }

  #park(): void {
    for (const each of this.#questions()) each.park();
  }

  #beforeDrawing(): void {
    const survey = this.#survey as unknown as { setPropertyValue(name: string, value: unknown): void };
    const set = survey.setPropertyValue.bind(survey);
    survey.setPropertyValue = (name, value) => {
      if (DRAWS_ANEW.has(name) && (survey as unknown as Record<string, unknown>)[name] !== value) this.#park();
      set(name, value);
      if (name !== COLOURS) return;
      setTimeout(() => {
        for (const each of this.#questions()) each.lookAgain();
      });
    };
  }
}

/**
 * The address of the frame of a survey's questions; undefined where they stand in the page itself: only "none" says so.
 * Throws `bad_request`, also where nobody could go on: a frame never says that somebody has answered.
 */
export function frameOf(survey: FramedSurvey, all: readonly Question[], frame: string | undefined): string | undefined {
  const url = typeof document === "undefined" ? undefined : frameFor(frame, document.baseURI);
  const { goNextPageAutomatic: turns, showNavigationButtons: buttons } = survey;
  const isStuck = turns && (!buttons || buttons === "none");
  if (url && isStuck && all.some(fitsFrame)) throw fail(texts.surveyWithoutButtons);
  return url;
}

const otherKinds = (questions: readonly Question[]): string =>
  `Sluice asks "${questions.map(({ name }) => name).join('", "')}" in the page itself: a frame asks for one choice of a list, by a protocol that sees that answer alone. The survey's data have no answer, but a script that listens for clicks, keys and the focus can learn what is chosen.`;
