// SPDX-License-Identifier: Apache-2.0
/** Tells beside each private question of a survey of SurveyJS what is sent instead. */
import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { columnsOf } from "../../../wasm/protocol/columns.js";
import { drawnFor } from "../drawn-report.js";
import { provideTold, standsInFrame } from "../isolation.js";
import { type Declared, declared } from "../linter/questions.js";
import { listen } from "../own-handlers.js";
import type { Payload } from "../reports.js";
import { wordsAt } from "../words/words.js";
import type { Shown } from "./panel.js";

/** The parts that are used of a question of survey-core, of any version. */
interface Question {
  name?: string;
  valueName?: string;
  value?: unknown;
  sluice?: unknown;
  choices?: readonly { value: unknown; text: string }[];
  valueTrue?: unknown;
  valueFalse?: unknown;
  labelTrue?: string;
  labelFalse?: string;
  onPropertyChanged?: { add(handler: (question: unknown, changed: { name: string }) => void): void };
}

interface Drawn {
  question: unknown;
  htmlElement: HTMLElement;
}

/** The parts that are used of survey-core's SurveyModel. */
export interface DrawnSurvey {
  locale?: string;
  onAfterRenderQuestion: {
    add(handler: (survey: unknown, drawn: Drawn) => void): void;
  };
}

interface DisclosureElement extends HTMLElement {
  show(shown: Shown): void;
}

/**
 * Puts an element called `tag` below each private question as it is drawn, which shows what is sent instead, in the
 * survey's language. The element keeps to itself what it is told.
 */
export function discloseBeside(survey: DrawnSurvey, sluice: AnswerTime, tag: string): void {
  const shows = new WeakMap<object, () => void>();
  provideTold(survey);
  const disclose = ({ question, htmlElement }: Drawn): void => {
    const asked = question as Question;
    const said = declared(asked.sluice);
    const name = said?.protocol;
    if (!said || typeof name !== "string" || !sluice.protocols.has(name)) return;
    const { file } = sluice.protocol(name);
    const element = elementIn(htmlElement, tag, survey.locale);
    const shown = shownBy(asked, said, file, element);
    const show = (): void => element.show(shown(drawnFor(survey as object)));
    show();
    if (!shows.has(asked)) onAnswer(asked, () => shows.get(asked)?.());
    shows.set(asked, show);
  };
  listen(survey, "onAfterRenderQuestion", (_: unknown, drawn: Drawn) => {
    // In a frame the frame tells it.
    if (!standsInFrame(drawn.question as object)) disclose(drawn);
  });
}

function elementIn(question: HTMLElement, tag: string, locale: string | undefined): DisclosureElement {
  const element = document.createElement(tag) as DisclosureElement;
  if (locale) element.lang = locale;
  // Drawn again, as after going back: the element of before is gone or replaced.
  question.querySelector(tag)?.remove();
  element.style.marginBlockStart = "1rem";
  question.append(element);
  return element;
}

/** The panel of a question, given the reports that have been drawn by then. */
function shownBy(
  asked: Question,
  said: Declared,
  protocol: ProtocolFile,
  element: Element,
): (drawn: Payload | undefined) => Shown {
  const parts = said.each ? "each" : columnsOf(protocol.data).length > 1 ? "together" : undefined;
  const labels = said.each ? ticks(element, said.chosen, protocol.data.categories) : labelsOf(asked);
  return (drawn) => {
    const { value } = asked;
    const answer = parts || value === undefined || value === null || value === "" ? undefined : String(value);
    // After a reload it may have been drawn before: another answer then changes nothing.
    const report = said.each ? undefined : drawn?.[asked.valueName || (asked.name ?? "")];
    return { protocol, answer, labels, parts, report: typeof report === "string" ? report : undefined };
  };
}

function onAnswer(asked: Question, act: () => void): void {
  asked.onPropertyChanged?.add((_, { name }) => {
    // Once the vault has taken the answer in: while it tells of it, nobody has it.
    if (name === "value") queueMicrotask(act);
  });
}

/** The names of choices, by their values. */
function labelsOf({ choices = [], valueTrue = true, valueFalse = false, labelTrue, labelFalse }: Question) {
  const named = choices.map(({ value, text }) => [String(value), text] as const);
  const sides = [
    [String(valueTrue), labelTrue ?? ""],
    [String(valueFalse), labelFalse ?? ""],
  ] as const;
  return Object.fromEntries(labelTrue === undefined ? named : sides);
}

/** The category of a choice that is taken is called ticked, all others unticked. */
function ticks(told: Element, chosen: string, categories: readonly string[]) {
  const { ticked, unticked } = wordsAt(told).told;
  return Object.fromEntries(categories.map((category) => [category, category === chosen ? ticked : unticked]));
}
