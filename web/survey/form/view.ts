// SPDX-License-Identifier: Apache-2.0
/** What a person sees of a question, before an answer and after it. */
import { createElement, mapEach } from "../disclosure/dom.js";
import { hear, preventDefault } from "../disclosure/events.js";
import { removeAttribute, selectedIndexOf, setAttribute, setProperties } from "../disclosure/primordials.js";
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
  setAttribute(field, "aria-invalid", "true");
  setAttribute(field, "aria-describedby", why);
}
export function clearInvalid(field: HTMLElement): void {
  removeAttribute(field, "aria-invalid");
  removeAttribute(field, "aria-describedby");
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
  const inputs = mapEach(options, (_, index) => {
    const onchange = () => choose(index);
    return createElement("input", {
      type: "radio",
      name: "choice",
      autocomplete: "off",
      checked: index === chosen,
      onchange,
    });
  });
  const rows = mapEach(inputs, (input, i) =>
    createElement("label", { className: "choice" }, input, options[i]?.label ?? ""),
  );
  const element = createElement("fieldset", { role: "radiogroup", ariaRequired: "true" }, legend(label), rows);
  return { element, anchor: inputs[0] ?? element, field: element };
}

function asSelect({ options, label, words, chosen, choose }: ChoiceQuestion): View {
  const first = createElement("option", { disabled: true, selected: true, value: "" }, words.form.choose);
  const rest = mapEach(options, (option, index) => createElement("option", { value: String(index) }, option.label));
  const select = createElement("select", { autocomplete: "off", required: true }, first, rest);
  setProperties("select", select, { selectedIndex: chosen + 1 });
  const heading = legend(label);
  setProperties("legend", heading, { id: "question" });
  setAttribute(select, "aria-labelledby", "question");
  hear(select, "change", () => choose(selectedIndexOf(select) - 1));
  return { element: createElement("fieldset", {}, heading, select), anchor: select, field: select };
}

/** Has chance choose before the form is sent. A form of its own, as its event is told to nobody outside. */
export function drawForm({ form: words }: Words, draw: () => void): HTMLFormElement {
  const note = createElement("p", { className: "soft", id: "drawing" }, words.drawing);
  const button = createElement("button", { type: "submit" }, words.draw);
  setAttribute(button, "aria-describedby", "drawing");
  const form = createElement("form", { method: "dialog" }, button, note);
  hear(form, "submit", (event) => {
    preventDefault(event);
    draw();
  });
  return form;
}
