// SPDX-License-Identifier: Apache-2.0
/** The element `<sluice-answer>` (form.ts says how it is used). */

import type { AnswerTime, load } from "../../../wasm/answer-time/answer-time.js";
import { fail, fromErrorData, SluiceError, toErrorData } from "../../../wasm/contract/errors.js";
import { adoptStyles, closedRoot, createElement, defineElement } from "../disclosure/dom.js";
import {
  abort,
  hear,
  hostOf,
  isAborted,
  isWithin,
  newAborting,
  rootOf,
  signalOf,
  windowOf,
} from "../disclosure/events.js";
import { look } from "../disclosure/look.js";
import { appendToRoot, attachInternals, focus, replaceRootChildren, setProperties } from "../disclosure/primordials.js";
import { AnswerAttributes, IDENTITY, LOOKS, reflect, watchWritten } from "./attributes.js";
import { engineOf, type Given, givenFor, useLoader } from "./engine.js";
import * as texts from "./errors.js";
import { guardElement, guardWindow } from "./event-guard.js";
import { keepInView } from "./in-view.js";
import { check, formOf, messageOf, reportTo, setValidity, setValue, validityOf } from "./internals.js";
import { isAnswerOf, type Question, questionOf } from "./question-config.js";
import { emptyView, type QuestionView, questionView } from "./question-view.js";
import { type DrawReason, Report } from "./report.js";
import { fieldsOf, refuseSharedName } from "./sent.js";
import { isSentByCall, noticeSubmitCalls } from "./submit-call.js";
import { clearInvalid, markInvalid } from "./view.js";
import { AnswerFrame, type Checked, checkedOf } from "../frame/answer-frame.js";
import { guardCrossings, guardFrame } from "../frame/crossing-guard.js";
import { frameAbsent, frameFor, useFrame } from "../frame/frame-url.js";
import { enlist, sendTogether, waitInSubmit } from "../frame/two-phase.js";
import type { Payload } from "../reports.js";
import { type Words, wordsAt } from "../words/words.js";

export class SluiceAnswer extends AnswerAttributes {
  static readonly formAssociated = true;

  readonly #internals = attachInternals(this);
  readonly #root = closedRoot(this, this.#internals, look);
  readonly #problem = createElement("p", { className: "problem", id: "problem", role: "alert" });
  #given: Given | undefined;
  #question: Question | undefined;
  /** Where the question stands, if there is such a file; else it stands in the tree of this element. */
  #frame: AnswerFrame | undefined;
  readonly #report = new Report(this, (payload) => this.#submits(payload));
  /** What the browser kept of the page when it was left. */
  #kept: string | undefined;
  #error: SluiceError | undefined;
  #words: Words = wordsAt(this);
  #leave = newAborting();
  #guarding = newAborting();
  #shown: QuestionView = emptyView();
  /** Of several starts the last one counts. */
  #starts = 0;
  /** Whether the page has been told that there is an answer. */
  #answered = false;
  #warned = false;

  /** Protocols for this element alone. There is no reading them: they would tell which answer has which report. */
  set sluice(given: Given) {
    this.#given = given;
    this.#askAnew();
  }
  get form(): HTMLFormElement | null {
    return formOf(this.#internals);
  }
  /** The id of a form that it does not stand in, as frameworks set it. */
  set form(id: string | null | undefined) {
    reflect(this, "form", id);
  }
  get validity(): ValidityState {
    return validityOf(this.#internals);
  }
  get validationMessage(): string {
    return messageOf(this.#internals);
  }
  /** What keeps it from working, for whoever makes the page. */
  get error(): SluiceError | undefined {
    return this.#error;
  }
  /** Whether `answered` has been told. */
  get answered(): boolean {
    return this.#answered;
  }
  checkValidity(): boolean {
    return check(this.#internals);
  }
  reportValidity(): boolean {
    return reportTo(this.#internals);
  }

  /** What is sent of the answer, drawn now if it has not been; undefined where there is nothing to be sent. */
  payload(): Payload | undefined {
    const payload = this.#draw("sent");
    return payload && structuredClone(payload);
  }

  /**
   * The same, drawn now at the latest: a question in a frame of its own tells its report only then, a moment later. For pages
   * that send what they read of a form, and not the form.
   */
  async draw(): Promise<Payload | undefined> {
    if (this.#frame) await this.#drawFramed();
    else this.#draw("sent");
    return structuredClone(this.#report.current);
  }

  override focus(options?: FocusOptions): void {
    if (this.#frame) this.#frame.focus();
    else super.focus(options);
  }

  /** Another person answers: what was chosen and drawn is forgotten. */
  nextPerson(): void {
    this.#question?.sluice.nextPerson();
    this.#kept = undefined;
    this.#report.forget();
    this.#frame?.nextPerson();
    setValue(this.#internals, null);
    this.#show();
  }

  connectedCallback(): void {
    this.#left();
    // Whoever came before it may have taken it away again, and scripts call this as well.
    if (!isWithin(this)) return;
    this.#leave = newAborting();
    const signal = signalOf(this.#leave);
    this.#report.enter();
    this.#guard();
    this.#hearForm(signal);
    hear(this, "invalid", () => this.#complain(), { signal });
    this.#words = wordsAt(this);
    this.takeAssigned();
    const written = watchWritten(this, () => this.#askAnew());
    hear(signal, "abort", () => written.disconnect());
    if (Object.hasOwn(this, "sluice")) {
      // Given before there was such an element.
      const { sluice } = Object.getOwnPropertyDescriptors(this) as { sluice?: PropertyDescriptor };
      delete (this as { sluice?: unknown }).sluice;
      this.#given = sluice?.value;
    }
    void this.#start();
  }
  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // Before it has come into the page there is nothing to be changed.
    if (this.#starts === 0 || before === now) return;
    if (IDENTITY.some((one) => one === name)) this.#askAnew();
    else if (!LOOKS.some((one) => one === name)) return;
    else if (this.#frame) void this.#start();
    else this.#show();
  }
  disconnectedCallback(): void {
    if (!isWithin(this)) this.#left();
  }
  /** Moved in one piece (moveBefore), a frame is not loaded anew, and keeps what was chosen. */
  connectedMoveCallback(): void {
    if (this.#frame) return;
    this.#left();
    this.connectedCallback();
  }
  adoptedCallback(): void {
    adoptStyles(this, this.#root, look);
  }
  formDisabledCallback(): void {
    this.#disable();
  }
  formResetCallback(): void {
    // An emptied form is for another person, as it would be without this element.
    this.nextPerson();
  }
  formStateRestoreCallback(state: unknown, mode: string): void {
    if (mode !== "restore" || typeof state !== "string") return;
    this.#kept = state;
    if (this.#frame) return void this.#start();
    if (this.#question) this.#recall(this.#question.checked);
    this.#show();
  }

  #left(): void {
    abort(this.#leave);
    abort(this.#guarding);
    this.#frame?.close();
    this.#frame = undefined;
    this.#report.leave();
  }

  /** Where there is no frame around the question, what happens in it is kept from the page's listeners as far as can be. */
  #guard(): void {
    const window = windowOf(this);
    if (!window) return;
    this.#guarding = newAborting();
    const signal = signalOf(this.#guarding);
    const focused = keepInView(this.#root, () => this.#shown.element, signal);
    guardElement(this, window, focused, signal);
  }

  #hearForm(signal: AbortSignal): void {
    const window = windowOf(this);
    if (!window) return;
    // Before all listeners of the form: what they read has the report. Out of a shadow tree neither is told.
    noticeSubmitCalls(window);
    const root = rootOf(this);
    const heard = hostOf(root) ? root : window;
    hear(heard, "submit", (event) => this.#submitted(event), { capture: true, signal });
    hear(heard, "formdata", (event) => this.#read(event as FormDataEvent), { capture: true, signal });
  }

  /** It asks something else now, or by another protocol: what was chosen was no answer to that. */
  #askAnew(): void {
    this.#question = undefined;
    this.#report.chosen = undefined;
    if (isWithin(this)) void this.#start();
  }

  async #start(): Promise<void> {
    const signal = signalOf(this.#leave);
    this.#starts += 1;
    const start = this.#starts;
    const isOver = () => isAborted(signal) || start !== this.#starts;
    this.#frame?.close();
    this.#frame = undefined;
    this.#show();
    try {
      if (!windowOf(this)) throw unguarded();
      await parsed();
      if (isOver()) return;
      const given = await givenFor(this, this.#given, signal);
      const url = await frameFor(this);
      if (isOver()) return;
      refuseSharedName(this);
      this.#report.refuseRenaming();
      if (url && (await this.#startFrame(url, given, signal))) return;
      if (isOver()) return;
      const sluice = await engineOf(this, given);
      if (isOver()) return;
      this.#question = questionOf(this, sluice);
      // An answer is to the engine and the protocol that it was given for.
      this.#report.chosen = undefined;
      this.#error = undefined;
      this.#recall(this.#question.checked);
    } catch (error) {
      if (!isOver()) this.#refuse(error);
    }
    if (!isOver()) this.#show();
  }

  /** False where there is no such file. */
  async #startFrame(url: string, given: AnswerTime | string, signal: AbortSignal): Promise<boolean> {
    this.#question = undefined;
    this.#error = undefined;
    const checked = checkedOf(this, given);
    if (checked) this.#recall(checked);
    const frame = new AnswerFrame(this, {
      url,
      protocol: checked?.text ?? String(given),
      words: this.#words,
      report: () => this.#report.payload?.[this.name] as string | undefined,
      early: () => void this.#drawFramed(),
      changed: () => this.#show(),
    });
    this.#frame = frame;
    this.#internals.states?.add("framed");
    if (this.form) waitInSubmit(this.form);
    abort(this.#guarding);
    guardFrame(this, signal);
    enlist(this, { check: () => this.#checkFramed(), draw: () => this.#drawFramed() }, signal);
    replaceRootChildren(this.#root, frame.element, this.#problem);
    this.#show();
    const isThere = await frame.started;
    if (isThere || this.#frame !== frame) return true;
    frameAbsent(url);
    frame.close();
    this.#internals.states?.delete("framed");
    this.#guard();
    this.#frame = undefined;
    return false;
  }

  /** Whether it may be sent; if nobody has answered, the frame says so, and the form hears that it is not valid. */
  async #checkFramed(): Promise<boolean> {
    if (this.#report.current) return true;
    const answered = !this.#error && (await this.#frame?.check()) === true;
    if (answered) return true;
    if (this.#frame?.isReady) {
      setValidity(this.#internals, { valueMissing: true }, this.#words.form.missing, this.#frame.frame);
      check(this.#internals);
      this.#frame.focus();
      // Nobody is told when somebody answers now: it is asked again when the form is to be sent.
      this.#show();
    } else {
      // It may have been lost since.
      this.#show();
      this.reportValidity();
    }
    return false;
  }

  async #drawFramed(): Promise<boolean> {
    if (this.#report.current) return true;
    try {
      this.#report.mayBeSent();
      const drawn = this.#error ? undefined : await this.#frame?.draw();
      if (drawn) this.#report.take(drawn);
    } catch (error) {
      this.#refuse(error);
    }
    this.#show();
    return this.#report.current !== undefined;
  }

  #recall(checked: Pick<Checked, "file" | "hash">): void {
    if (this.#error) return;
    try {
      this.#report.recall(checked, this.#kept);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #submitted(event: Event): void {
    if (event.target !== this.form || !this.form || this.matches(":disabled")) return;
    if (this.#draw("sent")) return;
    // Also where the form is not validated: nothing is sent rather than what tells that there is no answer.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#frame && !this.#error) void sendTogether(this.form, (event as SubmitEvent).submitter);
    else this.reportValidity();
  }

  #read(event: FormDataEvent): void {
    if (event.target !== this.form || !this.form || this.matches(":disabled")) return;
    const payload = this.#draw(isSentByCall(this.form) ? "sent" : "read");
    if (!payload && this.#frame?.isReady) console.error(unread(this));
    else if (!payload && this.#report.chosen !== undefined) this.#warn();
    if (payload) for (const [key, value] of fieldsOf(payload)) event.formData.set(key, value);
  }

  /** What was drawn, or is now; undefined where there is nothing to be sent. */
  #draw(reason: DrawReason): Payload | undefined {
    const before = this.#report.current;
    if (before || !this.#question || this.#error) return before;
    try {
      this.#report.draw(this.#question, reason);
    } catch (error) {
      this.#fail(error);
    }
    // Whoever has only been read goes on answering.
    if (this.#report.payload || this.#error) this.#show();
    return this.#report.current;
  }

  /** Once: a page that only reads the form, and never sends it, would lose all answers without a word. */
  #warn(): void {
    if (this.#warned) return;
    this.#warned = true;
    const called = `<${this.localName} name="${this.name}">`;
    console.warn(
      `${called} has been read and not sent, so the report is not there yet. It is in the form at its submit event; else call payload(), or write when="read".`,
    );
  }

  #submits(payload: Payload): void {
    const value = new FormData();
    for (const [key, text] of fieldsOf(payload)) value.set(key, text);
    setValue(this.#internals, value, JSON.stringify(payload));
  }

  /** Nobody has answered yet. People are told that it does not work; whoever makes the page looks here for the reason. */
  #refuse(error: unknown): void {
    this.#fail(error);
    const { message, remedy } = this.#error as SluiceError;
    console.error(`<${this.localName} name="${this.name}">: ${message} ${remedy}`);
  }

  #fail(error: unknown): void {
    this.#error = error instanceof SluiceError ? error : fromErrorData(toErrorData(error));
  }

  #complain(): void {
    if (this.#frame?.isReady && !this.#error) return;
    this.#say(this.validationMessage);
    markInvalid(this.#shown.field, "problem");
  }

  #show(): void {
    if (this.#frame) {
      this.#disable();
      this.#say(this.#error ? this.#words.form.broken : "");
      this.#validate(this.#frame.frame);
      return;
    }
    this.#shown = this.#view();
    const { element, anchor, more } = this.#shown;
    this.#disable();
    this.#say(this.#error ? this.#words.form.broken : "");
    replaceRootChildren(this.#root, element);
    for (let i = 0; i < more.length; i += 1) appendToRoot(this.#root, more[i] as HTMLElement);
    appendToRoot(this.#root, this.#problem);
    this.#validate(anchor);
  }

  /** Or no longer; what has been chosen is not shown anew for that. */
  #disable(): void {
    const { element, more } = this.#shown;
    const disabled = this.matches(":disabled");
    this.#frame?.disable(disabled);
    setProperties("fieldset", element, { disabled });
    for (let i = 0; i < more.length; i += 1) setProperties("div", more[i] as HTMLDivElement, { hidden: disabled });
  }

  #say(textContent: string): void {
    setProperties("p", this.#problem, { textContent });
  }

  #validate(anchor: HTMLElement): void {
    const { form } = this.#words;
    this.#tellAnswered();
    if (this.#report.current) setValidity(this.#internals, {});
    else if (this.#error) setValidity(this.#internals, { customError: true }, form.broken, anchor);
    else if (!this.#question && !this.#frame?.isReady)
      setValidity(this.#internals, { customError: true }, form.waiting, anchor);
    else if (this.#question && this.#report.chosen === undefined && !isAnswerOf(this.#question.checked, "")) {
      setValidity(this.#internals, { valueMissing: true }, form.missing, anchor);
    } else setValidity(this.#internals, {});
  }

  /** Says that there is an answer, as the validity does. Where nothing is an answer too, that would say more. */
  #tellAnswered(): void {
    const { payload, chosen } = this.#report;
    const question = this.#question;
    const answered =
      question !== undefined && !isAnswerOf(question.checked, "") && (payload !== undefined || chosen !== undefined);
    // Later, when the press that chose is over.
    if (answered && !this.#answered) setTimeout(() => this.dispatchEvent(new Event("answered", { bubbles: true })));
    this.#answered = answered;
  }

  #view(): QuestionView {
    return questionView({
      question: this.#question,
      report: this.#report,
      broken: this.#error !== undefined,
      label: this.getAttribute("label") ?? "",
      select: this.getAttribute("as") === "select",
      told: this.hasAttribute("told"),
      words: this.#words,
      chosen: ({ anchor, field }) => {
        this.#say("");
        clearInvalid(field);
        this.#validate(anchor);
      },
      draw: () => this.#drawnByHand(),
    });
  }

  #drawnByHand(): void {
    if (!this.#draw("sent")) this.reportValidity();
    else focus(this.#shown.element);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "sluice-answer": SluiceAnswer;
  }
}

/**
 * Makes `<sluice-answer>`, or another tag, an element; `load` is for protocols that are written inside elements, `frame` says
 * where sluice-frame.html is, if not beside this script.
 */
export function define({
  tag = "sluice-answer",
  load: given,
  frame,
}: {
  tag?: string;
  load?: typeof load;
  frame?: string;
} = {}): void {
  if (given) useLoader(given);
  if (frame) useFrame(frame);
  // Before there is an element: those of pages that build themselves come late.
  if (globalThis.window) {
    guardCrossings(window);
    guardWindow(window);
  }
  defineElement(tag, SluiceAnswer);
}

const unread = ({ localName, name }: SluiceAnswer): string =>
  `<${localName} name="${name}">: the form was read before its report was drawn, so it is not in what was read. Send the form by a button or requestSubmit(), or await draw() first.`;

const unguarded = (): SluiceError => fail(texts.noWindow);

/** What stands inside the element has been read. */
async function parsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}
