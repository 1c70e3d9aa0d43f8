// SPDX-License-Identifier: Apache-2.0
/** The question within its frame: shown, answered, drawn once, and as high for every answer. */
import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { createElement } from "../disclosure/dom.js";
import { panel as newPanel, type panel } from "../disclosure/panel.js";
import { isAnswerOf, type Option, offeredOptions } from "../form/question-config.js";
import { choiceView, clearInvalid, drawByHand, legend, markInvalid, type View } from "../form/view.js";
import { ENVELOPE, payloadOf } from "../reports.js";
import { type Words, wordsOf } from "../words/words.js";
import { keepInView } from "./in-view.js";
import type { Asked, Drawn, FromFrame, ToFrame } from "./messages.js";
import { applyTheme } from "./theme.js";

interface Place {
  sluice: AnswerTime;
  host: HTMLElement;
  root: ShadowRoot;
  say(message: FromFrame): void;
}

const PROTOCOL = "protocol";

export class FrameQuestion {
  #asked: Asked;
  readonly #place: Place;
  #words: Words;
  #options: readonly Option[];
  readonly #problem = createElement("p", { className: "problem", id: "problem", role: "alert" });
  #chosen: string | undefined;
  #drawn: Drawn | undefined;
  #disabled: boolean;
  #view: View | undefined;
  #panel: ReturnType<typeof panel> | undefined;

  constructor(asked: Asked, place: Place) {
    this.#asked = asked;
    this.#place = place;
    this.#words = wordsOf(asked.language);
    this.#disabled = asked.disabled;
    const checked = place.sluice.protocol(PROTOCOL);
    this.#options = offeredOptions(asked.options, checked);
    if (asked.report !== undefined) this.#drawn = { report: asked.report, protocol: checked.hash };
    applyTheme(asked.theme, place.host);
    keepInView(place.root, () => this.#view?.element ?? place.host);
    this.#show();
    this.#watchWidth();
  }

  hear(message: ToFrame): void {
    const { say, host } = this.#place;
    if ("check" in message) say({ checked: message.check, answered: this.#check() });
    else if ("draw" in message) say({ asked: message.draw, drawn: this.#draw() });
    else if ("next" in message) this.#next();
    else if ("disabled" in message) {
      this.#disabled = message.disabled;
      this.#disable();
    } else if ("again" in message) this.#reword(message.again);
    else if ("focus" in message) (this.#view?.anchor ?? host).focus();
    else if ("theme" in message) {
      applyTheme(message.theme, host);
      this.#measure();
    }
  }

  #reword(asked: Asked): void {
    this.#options = offeredOptions(asked.options, this.#place.sluice.protocol(PROTOCOL));
    this.#asked = asked;
    this.#words = wordsOf(asked.language);
    document.documentElement.lang = asked.language;
    document.title = asked.label;
    if (!this.#options.some(({ value }) => value === this.#chosen)) this.#chosen = undefined;
    this.#show();
  }

  get #answer(): string | undefined {
    return this.#chosen ?? (isAnswerOf(this.#place.sluice.protocol(PROTOCOL), "") ? "" : undefined);
  }

  #check(): boolean {
    const answered = this.#drawn !== undefined || this.#answer !== undefined;
    if (!answered && this.#view) {
      this.#say(this.#words.form.missing);
      markInvalid(this.#view.field, "problem");
      this.#measure();
    }
    return answered;
  }

  /** Once: what is drawn stays until another person comes. */
  #draw(): Drawn | undefined {
    const answer = this.#answer;
    if (this.#drawn || answer === undefined) return this.#drawn;
    const field = { key: PROTOCOL, protocol: PROTOCOL, answer };
    const payload = payloadOf(this.#place.sluice, [field], {});
    this.#drawn = { report: String(payload[PROTOCOL]), protocol: String(payload[ENVELOPE].protocols[PROTOCOL]) };
    this.#chosen = undefined;
    this.#show();
    return this.#drawn;
  }

  #next(): void {
    this.#place.sluice.nextPerson();
    this.#chosen = undefined;
    this.#drawn = undefined;
    this.#show();
  }

  #show(): void {
    const { root } = this.#place;
    this.#say("");
    this.#panel = this.#asked.told || this.#drawn ? newPanel(this.#words) : undefined;
    this.#view = this.#drawn ? undefined : this.#choices();
    const heading = legend(this.#asked.label);
    if (this.#drawn) heading.className = this.#heard;
    const shown = this.#view?.element ?? createElement("fieldset", { tabIndex: -1 }, heading);
    const hand = this.#view && this.#panel ? [drawByHand(this.#words, () => this.#drawByHand())] : [];
    root.replaceChildren(shown, ...(this.#panel ? [this.#panel.element] : []), ...hand, this.#problem);
    this.#tell();
    this.#disable();
    this.#measure();
  }

  get #heard(): string {
    return this.#asked.labelledOutside ? "heard" : "";
  }

  #choices(): View {
    const view = choiceView({
      options: this.#options,
      label: this.#asked.label,
      select: this.#asked.select,
      words: this.#words,
      chosen: this.#options.findIndex(({ value }) => value === this.#chosen),
      choose: (index) => {
        this.#chosen = this.#options[index]?.value;
        // Its room stays, so that nobody sees by the height when somebody answers.
        this.#problem.hidden = true;
        clearInvalid(view.field);
        this.#tell();
      },
    });
    const heading = view.element.querySelector("legend");
    if (heading) heading.className = this.#heard;
    return view;
  }

  #drawByHand(): void {
    if (!this.#check()) return;
    if (this.#draw()) this.#place.say({ early: true });
    this.#place.root.querySelector("fieldset")?.focus();
  }

  #tell(): void {
    this.#panel?.show({
      protocol: this.#place.sluice.protocol(PROTOCOL).file,
      answer: this.#drawn ? undefined : this.#answer,
      report: this.#drawn?.report,
      labels: Object.fromEntries(this.#options.map(({ value, label }) => [value, label])),
      parts: undefined,
    });
  }

  #say(textContent: string): void {
    Object.assign(this.#problem, { textContent, hidden: false });
  }

  #disable(): void {
    const fields = this.#place.root.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>("fieldset, button");
    for (const field of fields) field.disabled = this.#disabled;
  }

  /** The page gives it as much room. What a person unfolds is scrolled within, so that nobody sees that by the height. */
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
