// SPDX-License-Identifier: Apache-2.0
/** The question within its frame: shown, answered, drawn once, and as high for every answer. */
import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import type { ReadProtocol } from "../../../wasm/answer-time/protocol.js";
import { toErrorData } from "../../../wasm/contract/errors.js";
import { createElement } from "../disclosure/dom.js";
import { isAnswerOf, type Option, offeredOptions } from "../form/question-config.js";
import { emptyView, isEnter, markInvalid, questionView } from "../form/question-view.js";
import { type Drawn, drawnOf } from "../reports.js";
import { type Words, wordsWithin } from "../words/words.js";
import { keepInView } from "./in-view.js";
import type { Asked, FromFrame, ToFrame } from "./messages.js";
import { applyTheme } from "./theme.js";

interface Place {
  protocol: ReadProtocol;
  /** Starts the engine, which proves what the protocol promises. */
  prove(): Promise<AnswerTime>;
  host: HTMLElement;
  root: ShadowRoot;
  say(message: FromFrame): void;
}

/** The name that the protocol is loaded under. */
export const PROTOCOL = "protocol";

export class FrameQuestion {
  #asked: Asked;
  readonly #place: Place;
  #words: Words;
  /** From the proof on. */
  #sluice: AnswerTime | undefined;
  #proving: Promise<void> | undefined;
  #options: readonly Option[];
  readonly #problem = createElement("p", { className: "problem", id: "problem", role: "alert" });
  #chosen: string | undefined;
  #drawn: Drawn | undefined;
  /** The choice that stands first, at random: a page that sees where a hand goes does not know what stands there. */
  #first: number;
  /** Those who came before this one. */
  #persons = 0;
  #disabled: boolean;
  /** The question may have forgotten a choice, and has not told the person. */
  #isLost: boolean;
  #view = emptyView();

  constructor(asked: Asked, place: Place) {
    this.#asked = asked;
    this.#place = place;
    this.#words = wordsWithin(asked.language, asked.words);
    this.#disabled = asked.disabled;
    this.#isLost = asked.anew && asked.report === undefined;
    this.#options = offeredOptions(asked.options, place.protocol);
    this.#first = this.#anyFirst();
    this.#drawn = this.#before;
    applyTheme(asked.theme, place.host);
    place.host.classList.add("unproved");
    keepInView(place.root, () => (this.#drawn ? place.host : this.#view.element));
    place.root.addEventListener("keydown", (event) => isEnter(event) && place.say({ enter: true }));
    this.#show();
    if (this.#isLost) this.#tellLost();
    this.#watchWidth();
  }

  /** The page takes the frame away, or leaves it: a choice without a report would be lost. */
  leave(): void {
    if (this.#drawn || this.#chosen === undefined || !this.#sluice) return;
    this.#place.say({ left: drawnOf(this.#sluice, PROTOCOL, this.#chosen), persons: this.#persons });
    this.#chosen = undefined;
  }

  hear(message: ToFrame): void {
    const { say, host } = this.#place;
    if ("check" in message) say({ checked: message.check, answered: this.#check() });
    else if ("draw" in message) void this.#draw().then((drawn) => say({ asked: message.draw, drawn }));
    else if ("next" in message) this.#next();
    else if ("disabled" in message) {
      this.#disabled = message.disabled;
      this.#disable();
    } else if ("again" in message) this.#reword(message.again);
    else if ("focus" in message) this.#view.anchor.focus();
    else if ("prove" in message) void this.#prove();
    else if ("theme" in message) {
      applyTheme(message.theme, host);
      this.#measure();
    }
  }

  #reword(asked: Asked): void {
    const before = this.#options;
    this.#options = offeredOptions(asked.options, this.#place.protocol);
    this.#asked = asked;
    this.#words = wordsWithin(asked.language, asked.words);
    document.documentElement.lang = asked.language;
    document.title = asked.label;
    if (!isSame(before, this.#options)) {
      // Any choice: otherwise a page that takes answers away would learn whether it was one of these.
      this.#chosen = undefined;
      this.#isLost = true;
      this.#first = this.#anyFirst();
    }
    this.#drawn ??= this.#before;
    this.#show();
  }

  /** The report that was drawn in a frame before this one. */
  get #before(): Drawn | undefined {
    const { report } = this.#asked;
    return report === undefined ? undefined : { report, protocol: this.#place.protocol.hash };
  }

  #anyFirst(): number {
    if (this.#asked.inOrder) return 0;
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return word % this.#options.length;
  }

  get #answer(): string | undefined {
    return this.#chosen ?? (this.#isOptional && !this.#isLost ? "" : undefined);
  }

  get #isOptional(): boolean {
    return isAnswerOf(this.#place.protocol, "");
  }

  #check(): boolean {
    const answered = this.#drawn !== undefined || this.#answer !== undefined;
    if (!answered && this.#isLost && this.#isOptional) {
      this.#isLost = false;
      this.#tellLost();
    } else if (!answered) {
      this.#say(this.#words.form.missing);
      markInvalid(this.#view.field, "problem");
      this.#measure();
    }
    return answered;
  }

  /** Once: what is drawn stays until another person comes. */
  async #draw(): Promise<Drawn | undefined> {
    const persons = this.#persons;
    if (!this.#sluice) await this.#prove();
    // Nothing is told of a person who has gone meanwhile.
    if (!this.#sluice || persons !== this.#persons) return undefined;
    const answer = this.#answer;
    if (this.#drawn || answer === undefined) return this.#drawn;
    this.#drawn = drawnOf(this.#sluice, PROTOCOL, answer);
    this.#chosen = undefined;
    this.#show();
    return this.#drawn;
  }

  /** Never by what a person does, as the page could notice that its processor is busy. */
  #prove(): Promise<void> {
    const { prove, host, say } = this.#place;
    this.#proving ??= prove().then(
      (sluice) => {
        this.#sluice = sluice;
        host.classList.remove("unproved");
      },
      (error) => say({ refused: toErrorData(error) }),
    );
    return this.#proving;
  }

  #tellLost(): void {
    this.#say(this.#words.form.lost);
    this.#measure();
  }

  #next(): void {
    this.#sluice?.nextPerson();
    this.#persons += 1;
    this.#isLost = false;
    this.#chosen = undefined;
    this.#drawn = undefined;
    this.#first = this.#anyFirst();
    this.#show();
  }

  #show(): void {
    const { root, protocol } = this.#place;
    const { label, labelledOutside, select, told } = this.#asked;
    this.#say("");
    this.#view = questionView({
      question: { checked: protocol, options: this.#options },
      chosen: this.#chosen,
      report: this.#drawn?.report,
      isBroken: false,
      label,
      isHeard: labelledOutside,
      select,
      first: this.#first,
      told,
      words: this.#words,
      choose: (value) => {
        this.#chosen = value;
        // Its room stays, so that nobody sees by the height when somebody answers.
        this.#problem.hidden = true;
      },
      draw: () => void this.#drawByHand(),
    });
    root.replaceChildren(this.#view.element, ...this.#view.more, this.#problem);
    this.#disable();
    this.#measure();
  }

  async #drawByHand(): Promise<void> {
    if (!this.#check()) return;
    if (await this.#draw()) this.#place.say({ early: true });
    this.#view.element.focus();
  }

  #say(textContent: string): void {
    Object.assign(this.#problem, { textContent, hidden: false });
  }

  #disable(): void {
    const fields = this.#place.root.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>("fieldset, button");
    for (const field of fields) field.disabled = this.#disabled;
  }

  /**
   * The page gives it as much room. Details that a person unfolds are scrolled within, so that nobody sees that by the
   * height.
   */
  #measure(): void {
    const { host, root, say } = this.#place;
    const unfolded = [...root.querySelectorAll<HTMLDetailsElement>("details[open]")];
    for (const details of unfolded) details.open = false;
    const { height } = host.getBoundingClientRect();
    for (const details of unfolded) details.open = true;
    say({ height: Math.ceil(height) });
  }

  #watchWidth(): void {
    let width = innerWidth;
    addEventListener("resize", () => {
      if (width === innerWidth) return;
      width = innerWidth;
      this.#measure();
    });
  }
}

/** Whether there are the same answers, in whatever words. */
function isSame(some: readonly Option[], others: readonly Option[]): boolean {
  const values = new Set(some.map(({ value }) => value));
  return (
    values.size === new Set(others.map(({ value }) => value)).size && others.every(({ value }) => values.has(value))
  );
}
