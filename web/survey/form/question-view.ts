// SPDX-License-Identifier: Apache-2.0
/** What stands in an element: the question, or why nothing can be chosen; and beside it what is sent. */
import { createElement } from "../disclosure/dom.js";
import { panel, type Shown } from "../disclosure/panel.js";
import type { Words } from "../words/words.js";
import { isAnswerOf, type Question } from "./question-config.js";
import type { Report } from "./report.js";
import { choiceView, drawByHand, legend, type View } from "./view.js";

export interface QuestionView extends View {
  /** What stands below it. */
  more: HTMLElement[];
}

export interface QuestionState {
  /** Once it is known. */
  question: Question | undefined;
  report: Report;
  broken: boolean;
  label: string;
  select: boolean;
  /** Whether what is sent is told before it has been drawn. */
  told: boolean;
  words: Words;
  /** Something has been chosen. */
  chosen(view: View): void;
  /** Chance is to choose now. */
  draw(): void;
}

export function questionView(state: QuestionState): QuestionView {
  const { question, report, broken } = state;
  return question && !broken && !report.payload ? asked(state, question) : still(state);
}

/** Before anything is shown. */
export function emptyView(): QuestionView {
  const element = createElement("fieldset");
  return { element, anchor: element, field: element, more: [] };
}

function asked({ report, label, select, told, words, chosen, draw }: QuestionState, question: Question): QuestionView {
  const { options } = question;
  const shown = told ? panel(words) : undefined;
  const tell = () => shown?.show(toldOf(question, report));
  const view: View = choiceView({
    options,
    label,
    words,
    chosen: options.findIndex(({ value }) => value === report.chosen),
    select,
    choose: (index) => {
      report.chosen = options[index]?.value;
      chosen(view);
      tell();
    },
  });
  tell();
  return { ...view, more: shown ? [shown.element, drawByHand(words, draw)] : [] };
}

/** Where nothing can be chosen: it is loading, does not work, or has been drawn. */
function still({ question, report, broken, label, words }: QuestionState): QuestionView {
  const element = createElement("fieldset", { tabIndex: -1 }, legend(label));
  if (report.payload && question) {
    const shown = panel(words);
    shown.show(toldOf(question, report));
    return { element, anchor: element, field: element, more: [shown.element] };
  }
  if (!broken && !report.payload) element.append(createElement("p", { className: "soft" }, words.form.waiting));
  return { element, anchor: element, field: element, more: [] };
}

const toldOf = ({ checked, options }: Question, { chosen, payload, asking: { name } }: Report): Shown => ({
  protocol: checked.file,
  // Who says nothing may answer by that.
  answer: chosen ?? (payload === undefined && isAnswerOf(checked, "") ? "" : undefined),
  report: payload?.[name] as string | undefined,
  labels: Object.fromEntries(options.map(({ value, label }) => [value, label])),
});
