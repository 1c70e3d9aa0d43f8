// SPDX-License-Identifier: Apache-2.0
/** What a person sees of a question, before an answer and after it. */
import { made } from "../told/dom.js";
import type { Words } from "../words/words.js";
import type { Option } from "./asked.js";

export interface View {
  element: HTMLFieldSetElement;
  /** What the browser points at when it refuses to send. */
  anchor: HTMLElement;
}

/** The question's text: what stands in the page for it, or the attribute. */
export function legend(label: string): HTMLElement {
  const slot = made("slot", { name: "label" }, label);
  return made("legend", {}, slot);
}

export interface Asking {
  options: readonly Option[];
  label: string;
  select: boolean;
  words: Words;
  /** Which option has been chosen, or -1. */
  chosen: number;
  choose(index: number): void;
}

export const asking = (question: Asking): View => (question.select ? asSelect(question) : asRadios(question));

function asRadios({ options, label, chosen, choose }: Asking): View {
  const inputs = options.map((_, index) => {
    const onchange = () => choose(index);
    return made("input", { type: "radio", name: "choice", autocomplete: "off", checked: index === chosen, onchange });
  });
  const rows = inputs.map((input, i) => made("label", { className: "choice" }, input, options[i]?.label ?? ""));
  const element = made("fieldset", { role: "radiogroup", ariaRequired: "true" }, legend(label), ...rows);
  return { element, anchor: inputs[0] ?? element };
}

function asSelect({ options, label, words, chosen, choose }: Asking): View {
  const first = made("option", { disabled: true, selected: true, value: "" }, words.form.choose);
  const rest = options.map((option, index) => made("option", { value: String(index) }, option.label));
  const select = made("select", { autocomplete: "off", ariaRequired: "true" }, first, ...rest);
  select.selectedIndex = chosen + 1;
  const heading = legend(label);
  heading.id = "question";
  select.setAttribute("aria-labelledby", heading.id);
  select.addEventListener("change", () => choose(select.selectedIndex - 1));
  return { element: made("fieldset", {}, heading, select), anchor: select };
}

/** Has chance choose before the form is sent. A form of its own, as its event is told to nobody outside. */
export function drawing({ form: words }: Words, draw: () => void): HTMLFormElement {
  const note = made("p", { className: "soft", id: "drawing" }, words.drawing);
  const button = made("button", { type: "submit" }, words.draw);
  button.setAttribute("aria-describedby", note.id);
  const form = made("form", { method: "dialog" }, button, note);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    draw();
  });
  return form;
}
