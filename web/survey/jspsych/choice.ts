// SPDX-License-Identifier: Apache-2.0
/**
 * A plug-in that asks one question and hands jsPsych the report: it has no moment at which the answer stands in a row. The
 * question is `<sluice-answer>`, in a frame of its own, so that nothing of the page can read the choice.
 */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { createElement } from "../disclosure/dom.js";
import { define, type SluiceAnswer } from "../form.js";
import { ENVELOPE, type Payload } from "../reports.js";
import { wordsOfPage } from "../words/words.js";
import type { DrawnReports } from "./drawn-report.js";
import * as texts from "./errors.js";
import { citations, reportsOf, SluiceExtension } from "./extension.js";
import { OWN_NAMES } from "./lint.js";
import { rowEnvelope } from "./row.js";
import type { JsPsych } from "./types.js";

export interface ChoiceParams {
  prompt: string;
  protocol: string;
  question: string;
  /** The answers on offer, which are the protocol's categories; left out, all of them in their order. */
  choices: readonly string[];
  /** Whether what is sent instead is shown, with its odds. */
  told: boolean;
  /** Left out, it is said in the language of the page, where we have that. */
  button_label: string | null;
  /** The address of sluice-frame.htm, if not beside the script; "none" for a question in the page itself. */
  frame: string | null;
}

/** The part that is used of jsPsych's `simulation_options`. */
interface SimulationOptions {
  data?: { response?: string; rt?: number | null };
}

/** How long a simulated person takes where nothing is said of it. */
const SIMULATED_MS = 500;

// These are values of jsPsych's ParameterType.
const BOOL = 0;
const STRING = 1;
const OBJECT = 12;

export class SluiceChoicePlugin {
  static readonly info = {
    name: OWN_NAMES.plugin,
    version: "0.1.0",
    citations,
    parameters: {
      prompt: { type: STRING, default: undefined },
      protocol: { type: STRING, default: undefined },
      question: { type: STRING, default: undefined },
      choices: { type: STRING, array: true, default: [] },
      told: { type: BOOL, default: false },
      button_label: { type: STRING, default: null },
      frame: { type: STRING, default: null },
    },
    data: { response: { type: STRING }, [ENVELOPE]: { type: OBJECT } },
  };

  constructor(readonly jsPsych: JsPsych) {}

  trial(display: HTMLElement, params: ChoiceParams): void {
    this.#show(display, params, this.#begin(params));
  }

  /**
   * A choice of `jsPsych.simulate`: any, by jsPsych's own chance, which an experiment may have seeded, or what
   * `simulation_options` says. Its report is drawn as that of a person.
   */
  simulate(params: ChoiceParams, mode: string, options: SimulationOptions | undefined, loaded: () => void): void {
    const { data = {} } = options ?? {};
    const begun = this.#begin(params);
    const { offered, reports, finish } = begun;
    const answer = data.response ?? offered[this.jsPsych.randomization.randomInt(0, offered.length - 1)] ?? "";
    const { question, protocol } = params;
    const draw = (): void => finish(() => reports.draw([{ key: question, protocol, answer }]));
    if (mode === "visual") this.#show(this.jsPsych.getDisplayElement(), params, begun);
    loaded();
    if (mode === "visual") setTimeout(draw, data.rt ?? SIMULATED_MS);
    else draw();
  }

  /** Throws where nothing could protect the answer; `finish` is given what has the report, or throws. */
  #begin({ protocol, question, choices }: ChoiceParams) {
    const extension = (this.jsPsych.extensions as Record<string, unknown>)[OWN_NAMES.extension];
    if (!(extension instanceof SluiceExtension)) throw fail(texts.extensionMissing);
    extension.check({ protocol, question });
    const reports = reportsOf(extension);
    const { categories, columns } = reports.sluice.protocol(protocol).file.data;
    if (columns) throw fail(texts.severalColumns, question);
    const offered = choices.length > 0 ? choices : categories.filter((category) => category !== "");
    const end = extension.begin();
    let isOver = false;
    const finish = (take: () => Payload): void => {
      if (isOver) return;
      isOver = true;
      try {
        const payload = take();
        this.jsPsych.getDisplayElement().replaceChildren();
        const envelope = rowEnvelope(payload[ENVELOPE], [[question, "response"]]);
        this.jsPsych.finishTrial({ response: payload[question], [ENVELOPE]: envelope });
      } catch {
        extension.end();
      }
      end();
    };
    return { offered, reports, finish };
  }

  #show(display: HTMLElement, params: ChoiceParams, { offered, reports, finish }: Begun): void {
    define();
    const { question, protocol } = params;
    const answer = askedBy(params, offered, reports.sluice);
    const form = formOf(params, answer);
    const { hash } = reports.sluice.protocol(protocol);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const report = answer.payload()?.[question];
      if (report !== undefined) finish(() => reports.take(question, { report: String(report), protocol: hash }));
    });
    // It cannot be answered, and never will be: the experiment ends rather than wait for ever.
    answer.addEventListener("invalid", () => {
      if (!answer.error) return;
      const { error } = answer;
      finish(() => {
        throw error;
      });
    });
    display.replaceChildren(form);
    // A person who has answered before is shown what is sent, and is not asked again: another answer would not be sent.
    const before = reports.of(question);
    if (before) answer.formStateRestoreCallback(JSON.stringify(before), "restore");
  }
}

interface Begun {
  offered: readonly string[];
  reports: DrawnReports;
  finish(take: () => Payload): void;
}

function askedBy(params: ChoiceParams, offered: readonly string[], sluice: AnswerTime): SluiceAnswer {
  const { question: name, prompt: label, protocol, told, frame } = params;
  const options = offered.map((name) => new Option(name, name));
  const answer = createElement("sluice-answer", { sluice, name, label, protocol, told }, options);
  if (frame !== null) answer.setAttribute("frame", frame);
  answer.style.cssText = "margin: 1em auto; max-inline-size: min(32em, 100% - 2em); text-align: start";
  return answer;
}

function formOf({ button_label }: ChoiceParams, answer: SluiceAnswer): HTMLFormElement {
  const button = createElement("button", { className: "jspsych-btn" }, button_label ?? wordsOfPage().form.next);
  return createElement("form", { className: "sluice-choice", noValidate: true }, answer, button);
}
