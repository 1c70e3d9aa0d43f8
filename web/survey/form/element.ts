// SPDX-License-Identifier: Apache-2.0
/** The element `<sluice-answer>`: what it has of its page, its form and its attributes. form.ts says how it is used. */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { fail, fromErrorData, SluiceError, toErrorData } from "../../../wasm/contract/errors.js";
import { adoptStyles, closedRoot, createElement } from "../disclosure/dom.js";
import { look } from "../disclosure/look.js";
import { saidOf } from "../frame/errors.js";
import { frameFor } from "../frame/frame-url.js";
import { FramedQuestion } from "../frame/framed-question.js";
import { enlist, hearSubmitCalls, isAllAsked, isSentByCall, sendTogether } from "../frame/two-phase.js";
import type { Payload } from "../reports.js";
import { type Words, wordsAt, wordsOf } from "../words/words.js";
import { AnswerAttributes, IDENTITY, LOOKS, reflect, watchWritten } from "./attributes.js";
import { checkedOf, engineOf, type Given, givenFor, parsed } from "./engine.js";
import * as texts from "./errors.js";
import { InPageQuestion } from "./in-page-question.js";
import { questionOf } from "./question-config.js";
import { isEnter } from "./question-view.js";
import { type DrawReason, Report } from "./report.js";
import { elementsOf, fieldsOf, refuseSharedName } from "./sent.js";

export class SluiceAnswer extends AnswerAttributes {
  static readonly formAssociated = true;

  readonly #internals = this.attachInternals();
  readonly #root = closedRoot(this, this.#internals, look);
  readonly #problem = createElement("p", { className: "problem", id: "problem", role: "alert" });
  readonly #report = new Report(this, (payload) => this.#submits(payload));
  readonly #inPage = new InPageQuestion({
    element: this,
    root: this.#root,
    problem: this.#problem,
    report: this.#report,
    chosen: () => {
      this.#say("");
      this.#validate();
    },
    draw: () => this.#drawByHand(),
  });
  /** The frame of the question, unless the page wants it in the tree of this element. */
  #framed: FramedQuestion | undefined;
  /** Loaded by the page, or the text of a protocol file. */
  #given: Given | string | undefined;
  /** The state that the browser kept of the element when its page was left. */
  #kept: string | undefined;
  #error: SluiceError | undefined;
  #words: Words = wordsOf("");
  #leave = new AbortController();
  /** The number of starts, of which only the last one counts. */
  #starts = 0;
  /** Whether the page has been told that nothing here keeps the form from being sent. */
  #sendable = false;
  #warned = false;
  /** Whether anybody saw it when the browser was asked last: each time the whole page may have to be laid out. */
  #wasSeen = true;
  /** Whether the form was validated when the element came into it. */
  #wasValidated = false;
  #inputs: HTMLInputElement[] = [];

  /** The name of a loaded protocol; or the protocol file itself, as it is imported from JSON, for this element alone. */
  override get protocol(): string {
    return super.protocol;
  }
  override set protocol(value: object | string | null | undefined) {
    const file = typeof value === "object" && value ? JSON.stringify(value) : undefined;
    if (file === undefined) super.protocol = value as string | null | undefined;
    // A page that draws itself anew may make the same object again: what was chosen is not forgotten for that.
    if (file === this.#given || (file === undefined && typeof this.#given !== "string")) return;
    this.#given = file;
    this.#askAnew();
  }
  /** Protocols for this element alone, or the text of one. Reading them would tell which answer has which report. */
  set sluice(given: Given | string) {
    this.#given = given;
    this.#askAnew();
  }
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  /** The id of a form that it does not stand in, as frameworks set it. */
  set form(id: string | null | undefined) {
    reflect(this, "form", id);
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  /** The reason why it does not work, for whoever makes the page. */
  get error(): SluiceError | undefined {
    return this.#error;
  }
  /** Whether `sendable` has been told. */
  get sendable(): boolean {
    return this.#sendable;
  }
  /** The report, as scripts read it that go through a form's elements; empty before it has been drawn. */
  get value(): string {
    if (!this.#framed) this.#draw("read");
    this.#warn();
    return String(this.#report.current?.[this.name] ?? "");
  }
  /** Asked for by all that go through a form's inputs, as jQuery does, and so told where that is too early. */
  get type(): string {
    this.#warn();
    return this.localName;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** The data that are sent of the answer, drawn now if they have not been; undefined where nothing is to be sent. */
  payload(): Payload | undefined {
    const payload = this.#draw("sent");
    return payload && structuredClone(payload);
  }

  /** The same, also from a frame, a moment later. For pages that send what they read of a form, and not the form. */
  async draw(): Promise<Payload | undefined> {
    if (this.#framed) await this.#framed.draw();
    else this.#draw("sent");
    return structuredClone(this.#report.current);
  }

  override focus(options?: FocusOptions): void {
    if (this.#framed) this.#framed.frame.focus();
    else super.focus(options);
  }

  /** Another person answers: what was chosen and drawn is forgotten. */
  nextPerson(): void {
    this.#inPage.question?.sluice.nextPerson();
    this.#kept = undefined;
    this.#report.forget();
    this.#framed?.frame.nextPerson();
    this.#internals.setFormValue(null);
    this.#fill([]);
    this.#show();
  }

  constructor() {
    super();
    this.#root.addEventListener("keydown", (event) => isEnter(event) && this.#sendByEnter());
  }

  connectedCallback(): void {
    this.#left();
    // A script that came before it may have taken it away again, and scripts call this as well.
    if (!this.isConnected) return;
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#report.enter();
    this.#hearForm(signal);
    this.#wasValidated = this.form?.noValidate === false;
    this.addEventListener("invalid", () => this.#complain(), { signal });
    // A question that is hidden, or shown again.
    const resized = new ResizeObserver(() => this.#look());
    resized.observe(this);
    signal.addEventListener("abort", () => resized.disconnect());
    this.takeAssigned();
    this.#speaks();
    const written = watchWritten(this, () => {
      if (!this.#says()) this.#lose(() => this.#askAnew());
    });
    signal.addEventListener("abort", () => written.disconnect());
    void this.#start();
  }
  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // Before it has come into the page there is nothing to be changed.
    if (this.#starts === 0 || before === now) return;
    if (IDENTITY.some((one) => one === name)) this.#askAnew();
    else if (!LOOKS.some((one) => one === name)) return;
    else if (name === "words" && (this.#error || !this.#speaks())) this.#lose(() => void this.#start());
    else if (this.#says()) return;
    else if (this.#framed) void this.#start();
    else this.#show();
  }
  disconnectedCallback(): void {
    if (this.isConnected) return;
    // The next step of a form, which would be sent without it. Answered or not, so that nothing is told of the answer.
    if (this.#isThere && !this.#report.current && this.#report.form?.isConnected) console.warn(this.#called(gone));
    this.#left();
  }
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if (form) this.#report.form = form;
  }
  /** Moved in one piece (moveBefore), a frame is not loaded anew, and keeps what was chosen. */
  connectedMoveCallback(): void {
    if (this.#framed) return;
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
    if (this.#framed) return void this.#start();
    if (this.#inPage.question) this.#recall(this.#inPage.question.checked);
    this.#show();
  }

  #left(): void {
    this.#lose(() => {
      this.#leave.abort();
      this.#unframe();
      this.#report.leave(this.#inPage.question);
    });
  }

  /** Takes the words of the place and the page; false where the page's are wrong, as the start then says. */
  #speaks(): boolean {
    try {
      this.#words = wordsAt(this);
      return true;
    } catch {
      return false;
    }
  }

  /** Says the same in other words where the question stands in a frame, which keeps what was chosen. */
  #says(): boolean {
    if (!this.#framed || this.#error) return false;
    this.#framed.frame.again();
    return true;
  }

  /** Forgets the choice, if there was one. The person still has to hear that before silence counts as an answer. */
  #lose(forget: () => void): void {
    const isAsked = this.#isThere && !this.#report.current;
    forget();
    if (isAsked) this.#report.isLost = true;
  }

  get #isThere(): boolean {
    return this.#framed ? this.#framed.frame.isReady : this.#inPage.question !== undefined;
  }

  #unframe(): void {
    this.#framed?.close();
    this.#framed = undefined;
    this.#internals.states?.delete("framed");
  }

  #hearForm(signal: AbortSignal): void {
    const window = this.ownerDocument.defaultView;
    if (!window) return;
    // Before all listeners of the form: what they read has the report. Out of a shadow tree neither is told.
    hearSubmitCalls(window);
    const root = this.getRootNode();
    const heard = root === this.ownerDocument ? window : root;
    heard.addEventListener("submit", (event) => this.#submitted(event as SubmitEvent), { capture: true, signal });
    heard.addEventListener("formdata", (event) => this.#read(event as FormDataEvent), { capture: true, signal });
  }

  /** It asks something else now, or by another protocol: what was chosen was no answer to that. */
  #askAnew(): void {
    this.#inPage.question = undefined;
    this.#report.chosen = undefined;
    this.#report.isLost = false;
    if (this.isConnected) void this.#start();
  }

  async #start(): Promise<void> {
    const { signal } = this.#leave;
    this.#starts += 1;
    const start = this.#starts;
    const isOver = () => signal.aborted || start !== this.#starts;
    this.#unframe();
    this.#show();
    try {
      if (!this.ownerDocument.defaultView) throw fail(texts.noWindow);
      this.#words = wordsAt(this);
      await parsed();
      if (isOver()) return;
      const given = await givenFor(this, this.#given, isOver);
      const url = frameFor(this.getAttribute("frame"), this.baseURI);
      if (isOver()) return;
      refuseSharedName(this);
      this.#report.refuseRenaming();
      if (url) return this.#startFrame(url, given);
      const sluice = await engineOf(this, given);
      if (isOver()) return;
      this.#inPage.question = questionOf(this, sluice);
      // An answer is to the engine and the protocol that it was given for.
      this.#report.chosen = undefined;
      this.#error = undefined;
      this.#recall(this.#inPage.question.checked);
    } catch (error) {
      if (!isOver()) this.#refuse(error);
    }
    if (!isOver()) this.#show();
  }

  #startFrame(url: string, given: AnswerTime | string): void {
    this.#inPage.question = undefined;
    this.#error = undefined;
    const checked = checkedOf(this, given);
    if (checked) this.#recall(checked);
    const depart = this.#report.departure();
    const framed = new FramedQuestion(this, {
      url,
      protocol: checked?.text ?? String(given),
      words: () => this.#words,
      report: this.#report,
      error: () => this.#error,
      mayLack: (isForced) => this.#mayLack(isForced),
      lacking: () => this.#tellLacking(),
      missing: () => this.#missing(framed),
      broken: () => {
        // It may have been lost since.
        this.#show();
        this.reportValidity();
      },
      failed: (error) => {
        if (this.#framed !== framed) return;
        if (!framed.frame.isReady) this.#close();
        this.#refuse(error);
        this.#show();
      },
      changed: () => {
        this.#show();
        this.#look();
      },
      enter: () => this.#sendByEnter(),
      left: (drawn) => {
        depart(drawn);
        // Moved in the page: it has been asked anew by now.
        if (this.isConnected && !this.#report.current) void this.#start();
      },
    });
    this.#framed = framed;
    this.#internals.states?.add("framed");
    this.#root.replaceChildren(framed.frame.element, this.#problem);
    this.#show();
  }

  /** It is not asked, and `form.submit()`, too, sends nothing without its report. */
  #close(): void {
    this.#unframe();
    const check = async () => this.reportValidity();
    enlist(this, { check, draw: async () => this.validity.valid }, this.#leave.signal);
  }

  /** The frame has told the person; the form hears that it is not valid. */
  #missing(framed: FramedQuestion): void {
    this.#internals.setValidity({ valueMissing: true }, this.#words.form.missing, framed.frame.element);
    this.checkValidity();
    framed.frame.focus();
    // Nobody is told when somebody answers now: it is asked again when the form is to be sent.
    this.#show();
  }

  #recall(checked: Parameters<Report["recall"]>[0]): void {
    if (this.#error) return;
    try {
      this.#report.recall(checked, this.#kept);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #submitted(event: SubmitEvent): void {
    if (event.target !== this.form || !this.form || this.matches(":disabled")) return;
    if (this.#draw("sent") || isAllAsked(this.form)) return;
    // A page that sends itself when the time is over takes the validation away first.
    const isForced = this.#wasValidated && this.form.noValidate;
    if (!this.#framed && this.#mayLack(isForced)) {
      this.#tellLacking();
      return;
    }
    // Also where the form is not validated: nothing is sent rather than what tells that there is no answer.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#framed && !this.#error) void sendTogether(this.form, event.submitter, isForced);
    else this.reportValidity();
  }

  #read(event: FormDataEvent): void {
    if (event.target !== this.form || !this.form || this.matches(":disabled")) return;
    const payload = this.#draw(isSentByCall(this.form) ? "sent" : "read");
    if (!payload && !isSentByCall(this.form)) this.#warn();
    if (payload) for (const [key, value] of fieldsOf(payload)) event.formData.set(key, value);
  }

  /** The report that was drawn, or is now; undefined where there is nothing to be sent. */
  #draw(reason: DrawReason): Payload | undefined {
    const before = this.#report.current;
    const { question } = this.#inPage;
    if (before || !question || this.#error) return before;
    try {
      this.#report.draw(question, reason);
    } catch (error) {
      this.#fail(error);
    }
    // If the form was only read and nothing drawn, the person goes on answering.
    if (this.#report.payload || this.#error) this.#show();
    return this.#report.current;
  }

  #drawByHand(): void {
    if (!this.#draw("sent")) this.reportValidity();
    else this.#inPage.focus();
  }

  /** Once: a page that only reads the form, and never sends it, would lose all answers without a word. */
  #warn(): void {
    if (this.#warned || this.#report.current) return;
    this.#warned = this.#framed?.frame.isReady || this.#report.chosen !== undefined;
    if (this.#warned) console.warn(this.#called(this.#framed ? unread : notDrawn));
  }

  /** The form is sent without it. */
  #tellLacking(): void {
    console.warn(this.#called(lacking));
  }

  /** Whether the form may be sent without an answer: nobody sees the question, or has the time to answer. */
  #mayLack(isForced: boolean): boolean {
    return !this.#isSeen || (isForced && !this.#error);
  }

  #look(): void {
    this.#wasSeen = this.#isSeen;
    this.#validate();
  }

  get #isSeen(): boolean {
    return this.checkVisibility?.() ?? true;
  }

  /** Enter at a choice is as in any field: it presses the first button that sends the form. */
  #sendByEnter(): void {
    const isButton = (one: Element) => one.matches("button:not([type=button], [type=reset]), input[type=submit]");
    const button = this.form && elementsOf(this.form).find(isButton);
    (button as HTMLElement | undefined)?.click();
  }

  #submits(payload: Payload): void {
    const value = new FormData();
    for (const [key, text] of fieldsOf(payload)) value.set(key, text);
    this.#internals.setFormValue(value, JSON.stringify(payload));
    this.#fill(fieldsOf(payload));
  }

  /**
   * Scripts that read a form's inputs, as jQuery's `serialize`, find the report in these. The browser, which has it
   * already, sends no input whose name is not an attribute.
   */
  #fill(fields: readonly [string, string][]): void {
    for (const input of this.#inputs) input.remove();
    const form = this.getAttribute("form");
    this.#inputs = fields.map(([name, value]) => {
      const input = createElement("input", { type: "hidden", autocomplete: "off", value });
      if (form !== null) input.setAttribute("form", form);
      return Object.defineProperty(input, "name", { value: name });
    });
    this.append(...this.#inputs);
  }

  /** Nobody has answered yet. People are told that it does not work; whoever makes the page looks here for the reason. */
  #refuse(error: unknown): void {
    this.#fail(error);
    const { message, remedy } = this.#error as SluiceError;
    console.error(this.#called(`: ${message} ${remedy}`));
    this.dispatchEvent(new Event("error"));
  }

  #fail(error: unknown): void {
    this.#error = error instanceof SluiceError ? error : fromErrorData(toErrorData(error));
  }

  #called(text: string): string {
    return `<${this.localName} name="${this.name}">${text}`;
  }

  #complain(): void {
    if (this.#framed?.frame.isReady && !this.#error) return;
    this.#say(this.validationMessage);
    if (this.#framed) return;
    this.#inPage.markInvalid();
    if (!this.#inPage.isLost) return;
    // Once: a person who still chooses nothing means it.
    this.#report.isLost = false;
    setTimeout(() => this.#validate());
  }

  #show(): void {
    if (!this.#framed) this.#inPage.show(this.#words, this.#error !== undefined);
    this.#disable();
    this.#say(this.#error && !this.#report.current ? saidOf(this.#error, this.#words) : "");
    this.#validate();
  }

  #disable(): void {
    (this.#framed?.frame ?? this.#inPage).disable(this.matches(":disabled"));
  }

  #say(text: string): void {
    this.#problem.textContent = text;
  }

  #validate(): void {
    const { missing, waiting, lost } = this.#words.form;
    const anchor = this.#framed?.frame.element ?? this.#inPage.anchor;
    const set = (flags: ValidityStateFlags, text: string) => this.#internals.setValidity(flags, text, anchor);
    if (this.#report.current || !this.#wasSeen) this.#internals.setValidity({});
    else if (this.#error) set({ customError: true }, saidOf(this.#error, this.#words));
    else if (!this.#isThere) set({ customError: true }, waiting);
    else if (!this.#framed && this.#inPage.isMissing) set({ valueMissing: true }, missing);
    else if (!this.#framed && this.#inPage.isLost) set({ customError: true }, lost);
    else this.#internals.setValidity({});
    this.#tellSendable();
  }

  /** Says what the validity says. A question in a frame is valid before it is answered, and asks when the form is sent. */
  #tellSendable(): void {
    const sendable = this.validity.valid;
    // Later, when the press that chose is over.
    if (sendable && !this.#sendable) setTimeout(() => this.dispatchEvent(new Event("sendable", { bubbles: true })));
    this.#sendable = sendable;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "sluice-answer": SluiceAnswer;
  }
}

const gone =
  " has left its form before its report was drawn, so an answer to it is not sent unless it comes back. Keep it in the page (hidden), or await draw() before and send what that gives.";

const lacking =
  ": the form is sent without an answer to this, because nobody sees the question or the page sends itself.";

const unread =
  ": it was read before its report was drawn, so what was read lacks it. Send the form by a button or requestSubmit(), or await draw() first.";

const notDrawn =
  ' has been read and not sent, so the report is not there yet. It is in the form at its submit event; else call payload(), or write when="read".';
