// SPDX-License-Identifier: Apache-2.0
/** Shows a question, in the page or in its frame: what can be chosen, or why nothing can; and what is sent. */
import type { ReadProtocol } from "../../../wasm/answer-time/protocol.js";
import { createElement } from "../disclosure/dom.js";
import { panel } from "../disclosure/panel.js";
import type { Words } from "../words/words.js";
import { isAnswerOf, type Question } from "./question-config.js";

export interface View {
  element: HTMLFieldSetElement;
  /** The element that the browser points at when it refuses to send. */
  anchor: HTMLElement;
  /** The element that has the answer, by its role. */
  field: HTMLElement;
  /** The elements that stand below it. */
  more: HTMLElement[];
}

type Asked = Pick<Question, "options"> & { checked: ReadProtocol };

interface State {
  /** Once it is known. */
  question: Asked | undefined;
  chosen: string | undefined;
  /** Once it has been drawn. */
  report: string | undefined;
  isBroken: boolean;
  label: string;
  /** The label is seen elsewhere, and here only heard. */
  isHeard: boolean;
  select: boolean;
  /** The choice that stands first; those written before it stand after the last. */
  first: number;
  /** Whether what is sent is told before it has been drawn. */
  told: boolean;
  words: Words;
  choose(value: string | undefined): void;
  /** Chance is to choose now. */
  draw(): void;
}

export function questionView(state: State): View {
  const { question, report, isBroken, label, isHeard, words } = state;
  const slot = createElement("slot", { name: "label" }, label);
  const heading = createElement("legend", { className: isHeard ? "heard" : "" }, slot);
  if (question && !isBroken && report === undefined) return asked(state, question, heading);
  const element = createElement("fieldset", { tabIndex: -1 }, heading);
  if (report === undefined && !isBroken) element.append(createElement("p", { className: "soft" }, words.form.waiting));
  const more = question && report !== undefined ? [shownBelow(state, question).element] : [];
  return { element, anchor: element, field: element, more };
}

/** Before anything is shown. */
export function emptyView(): View {
  const element = createElement("fieldset");
  return { element, anchor: element, field: element, more: [] };
}

/** It has been refused: whoever comes to it hears why, in the element with that id. */
export function markInvalid(field: HTMLElement, why: string): void {
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", why);
}

/** Whether somebody sends a form by this key, as in any other field of one choice. */
export const isEnter = ({ key, target }: Event & { key?: string }): boolean =>
  key === "Enter" && (target as Element).localName === "input";

type Choices = Omit<View, "more">;
type Chosen = (index: number) => void;
/** A choice, and its place among those that are written. */
type Item = readonly [index: number, label: string];

function asked(state: State, question: Asked, heading: HTMLLegendElement): View {
  const { chosen, select, first, told, words, choose, draw } = state;
  const { options } = question;
  const below = told ? shownBelow(state, question) : undefined;
  const items = options.map(({ label }, index): Item => [index, label]);
  const view: Choices = (select ? asSelect : asRadios)(
    heading,
    [...items.slice(first), ...items.slice(0, first)],
    options.findIndex(({ value }) => value === chosen),
    (index) => {
      const value = options[index]?.value;
      view.field.removeAttribute("aria-invalid");
      view.field.removeAttribute("aria-describedby");
      choose(value);
      below?.tell(value);
    },
    words,
  );
  return { ...view, more: below ? [below.element, drawByHand(words, draw)] : [] };
}

function asRadios(heading: HTMLLegendElement, items: readonly Item[], chosen: number, choose: Chosen): Choices {
  const rows = items.map(([index, label]) => {
    const of = { type: "radio", name: "choice", value: String(index), autocomplete: "off" } as const;
    const input = createElement("input", { ...of, checked: index === chosen, onchange: () => choose(index) });
    return createElement("label", { className: "choice" }, input, label);
  });
  const choices = createElement("div", { className: "choices" }, rows);
  const element = createElement("fieldset", { role: "radiogroup", ariaRequired: "true" }, heading, choices);
  return { element, anchor: choices.querySelector("input") ?? element, field: element };
}

function asSelect(
  heading: HTMLLegendElement,
  items: readonly Item[],
  chosen: number,
  choose: Chosen,
  words: Words,
): Choices {
  const none = createElement("option", { disabled: true, selected: true, value: "" }, words.form.choose);
  const rest = items.map(([index, label]) => createElement("option", { value: String(index) }, label));
  const select = createElement("select", { autocomplete: "off", required: true }, none, rest);
  select.value = chosen < 0 ? "" : String(chosen);
  heading.id = "question";
  select.setAttribute("aria-labelledby", "question");
  select.addEventListener("change", () => choose(Number(select.value)));
  return { element: createElement("fieldset", {}, heading, select), anchor: select, field: select };
}

/** Has chance choose before the form is sent. */
function drawByHand({ form: words }: Words, draw: () => void): HTMLElement {
  const note = createElement("p", { className: "soft", id: "drawing" }, words.drawing);
  const button = createElement("button", { type: "button" }, words.draw);
  button.setAttribute("aria-describedby", "drawing");
  button.addEventListener("click", draw);
  return createElement("div", { className: "hand" }, button, note);
}

/** Shows what is sent instead. */
function shownBelow({ chosen, report, words }: State, { checked, options }: Asked) {
  const { element, show } = panel(words);
  const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));
  // A person who says nothing may answer by that.
  const silence = report === undefined && isAnswerOf(checked, "") ? "" : undefined;
  const tell = (chosen: string | undefined): void =>
    show({ protocol: checked.file, answer: chosen ?? silence, report, labels });
  tell(chosen);
  return { element, tell };
}
