// SPDX-License-Identifier: Apache-2.0
/** What a person sees of a question, before an answer and after it. */
import { createElement } from "../disclosure/dom.js";
import type { Words } from "../words/words.js";
import type { Option } from "./question-config.js";

export interface View {
  element: HTMLFieldSetElement;
  /** What the browser points at when it refuses to send. */
  anchor: HTMLElement;
  /** What has the answer, by its role. */
  field: HTMLElement;
}

/** It has been refused: whoever comes to it hears why, in the element with that id. */
export function markInvalid(field: HTMLElement, why: string): void {
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", why);
}
export function clearInvalid(field: HTMLElement): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}

/** The question's text: what stands in the page for it, or the attribute. */
export function legend(label: string): HTMLLegendElement {
  const slot = createElement("slot", { name: "label" }, label);
  return createElement("legend", {}, slot);
}

export interface ChoiceQuestion {
  options: readonly Option[];
  label: string;
  select: boolean;
  words: Words;
  /** Which option has been chosen, or -1. */
  chosen: number;
  choose(index: number): void;
}

export const choiceView = (question: ChoiceQuestion): View =>
  question.select ? asSelect(question) : asRadios(question);

function asRadios({ options, label, chosen, choose }: ChoiceQuestion): View {
  const inputs = options.map((_, index) =>
    createElement("input", {
      type: "radio",
      name: "choice",
      autocomplete: "off",
      checked: index === chosen,
      onchange: () => choose(index),
    }),
  );
  const rows = inputs.map((input, i) =>
    createElement("label", { className: "choice" }, input, options[i]?.label ?? ""),
  );
  const element = createElement("fieldset", { role: "radiogroup", ariaRequired: "true" }, legend(label), rows);
  return { element, anchor: inputs[0] ?? element, field: element };
}

function asSelect({ options, label, words, chosen, choose }: ChoiceQuestion): View {
  const first = createElement("option", { disabled: true, selected: true, value: "" }, words.form.choose);
  const rest = options.map((option, index) => createElement("option", { value: String(index) }, option.label));
  const select = createElement("select", { autocomplete: "off", required: true }, first, rest);
  select.selectedIndex = chosen + 1;
  const heading = legend(label);
  heading.id = "question";
  select.setAttribute("aria-labelledby", "question");
  select.addEventListener("change", () => choose(select.selectedIndex - 1));
  return { element: createElement("fieldset", {}, heading, select), anchor: select, field: select };
}

/** Has chance choose before the form is sent. */
export function drawByHand({ form: words }: Words, draw: () => void): HTMLElement {
  const note = createElement("p", { className: "soft", id: "drawing" }, words.drawing);
  const button = createElement("button", { type: "button" }, words.draw);
  button.setAttribute("aria-describedby", "drawing");
  button.addEventListener("click", draw);
  return createElement("div", { className: "hand" }, button, note);
}
