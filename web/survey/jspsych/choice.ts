// SPDX-License-Identifier: Apache-2.0
/** A plug-in that asks one question and hands jsPsych the report: it has no moment at which the answer stands in a row. */

import { fail } from "../../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { define, type SluiceTold } from "../disclosure.js";
import { ENVELOPE } from "../reports.js";
import { wordsOfPage } from "../words/words.js";
import { citations } from "./citations.js";
import * as texts from "./errors.js";
import { reportsOf, SluiceExtension } from "./extension.js";
import { OWN_NAMES } from "./lint.js";
import { rowEnvelope } from "./row.js";
import type { JsPsych } from "./types.js";

export interface ChoiceParams {
  prompt: string;
  protocol: string;
  question: string;
  /** What can be answered, the protocol's categories; left out, all of them in their order. */
  choices: readonly string[];
  /** Whether what is sent instead is shown, with its odds. */
  told: boolean;
  /** Left out, both are said in the language of the page, where we have that. */
  button_label: string | null;
  required_message: string | null;
}

/** Of jsPsych's `simulation_options`. */
interface SimulationOptions {
  data?: { response?: string; rt?: number | null };
}

/** How long a simulated person takes where nothing is said of it. */
const SIMULATED_MS = 500;

// Of jsPsych's ParameterType.
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
      required_message: { type: STRING, default: null },
    },
    data: { response: { type: STRING }, [ENVELOPE]: { type: OBJECT } },
  };

  constructor(readonly jsPsych: JsPsych) {}

  trial(display: HTMLElement, params: ChoiceParams): void {
    const { file, offered, required, finish } = this.#begin(params);
    const form = formOf(params, offered);
    display.replaceChildren(form);
    if (params.told) tell(form, file, offered);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const ticked = form.querySelector<HTMLInputElement>("input:checked");
      if (!ticked && required) {
        complain(form, params.required_message ?? wordsOfPage().form.missing);
        return;
      }
      display.replaceChildren();
      finish(ticked ? (offered[Number(ticked.value)] as string) : "");
    });
  }

  /** A choice of `jsPsych.simulate`: any, or what `simulation_options` says. Its report is drawn as that of a person. */
  simulate(params: ChoiceParams, mode: string, options: SimulationOptions | undefined, loaded: () => void): void {
    const { data = {} } = options ?? {};
    if (mode === "visual") {
      const display = this.jsPsych.getDisplayElement();
      this.trial(display, params);
      loaded();
      setTimeout(() => choose(display, data.response), data.rt ?? SIMULATED_MS);
      return;
    }
    const { offered, finish } = this.#begin(params);
    loaded();
    finish(data.response ?? offered[Math.floor(Math.random() * offered.length)] ?? "");
  }

  /** Throws where nothing could protect the answer; `finish` is given it. */
  #begin({ protocol, question, choices }: ChoiceParams) {
    const extension = (this.jsPsych.extensions as Record<string, unknown>)[OWN_NAMES.extension];
    if (!(extension instanceof SluiceExtension)) {
      throw fail(texts.plugInWithoutProtocols);
    }
    extension.check({ protocol, question });
    const reports = reportsOf(extension);
    const { file } = reports.sluice.protocol(protocol);
    const { categories, columns } = file.data;
    if (columns) {
      throw fail(texts.severalColumns, question);
    }
    const offered = choices.length > 0 ? choices : categories.filter((category) => category !== "");
    const end = extension.begin();
    const finish = (answer: string): void => {
      try {
        const payload = reports.draw([{ key: question, protocol, answer }]);
        const envelope = rowEnvelope(payload[ENVELOPE], [[question, "response"]]);
        this.jsPsych.finishTrial({ response: payload[question], [ENVELOPE]: envelope });
      } catch {
        extension.end();
      }
      end();
    };
    return { file, offered, required: !categories.includes(""), finish };
  }
}

/** Choices by their place: none of their names stands in the value of an input, which others may read. */
function formOf({ prompt, button_label }: ChoiceParams, offered: readonly string[]): HTMLFormElement {
  const form = document.createElement("form");
  form.className = "sluice-choice";
  form.noValidate = true;
  form.autocomplete = "off";
  const group = document.createElement("fieldset");
  group.style.cssText =
    "border: 0; margin: 0 auto; padding: 0 1em; inline-size: fit-content; max-inline-size: 100%; min-inline-size: 0; box-sizing: border-box; text-align: start";
  const legend = document.createElement("legend");
  legend.textContent = prompt;
  legend.style.cssText = "padding: 0; margin-block-end: 0.75em";
  const complaint = document.createElement("p");
  complaint.id = "sluice-choice-complaint";
  complaint.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.className = "jspsych-btn";
  button.textContent = button_label ?? wordsOfPage().form.next;
  group.append(legend, ...offered.map(choice), complaint);
  form.append(group, button);
  return form;
}

/** Below the choices; its tree is closed to others. */
function tell(form: HTMLFormElement, protocol: ProtocolFile, offered: readonly string[]): void {
  define();
  const told = document.createElement("sluice-told") as SluiceTold;
  told.style.cssText = "margin: 1em auto; max-inline-size: min(32em, 100% - 2em)";
  form.querySelector("fieldset")?.after(told);
  told.show({ protocol });
  form.addEventListener("change", () => {
    const ticked = form.querySelector<HTMLInputElement>("input:checked");
    told.show({ protocol, answer: ticked ? offered[Number(ticked.value)] : undefined });
  });
}

function choice(name: string, place: number): HTMLLabelElement {
  const label = document.createElement("label");
  label.style.cssText = "display: flex; align-items: center; gap: 0.6em; min-block-size: 2.5em; cursor: pointer";
  const input = document.createElement("input");
  input.type = "radio";
  input.name = "sluice-choice";
  input.value = String(place);
  input.style.cssText = "flex: none; inline-size: 1.3em; block-size: 1.3em; margin: 0";
  label.append(input, name);
  return label;
}

/** As a hand would: the choice of that name or any, and the button. */
function choose(display: HTMLElement, answer: string | undefined): void {
  const labels = [...display.querySelectorAll("label")];
  const place = answer === undefined ? Math.floor(Math.random() * labels.length) : undefined;
  labels.find(({ textContent }, i) => (place === undefined ? textContent === answer : i === place))?.click();
  display.querySelector("button")?.click();
}

function complain(form: HTMLFormElement, message: string): void {
  const complaint = form.querySelector("#sluice-choice-complaint") as HTMLElement;
  complaint.textContent = message;
  const group = form.querySelector("fieldset");
  group?.setAttribute("aria-describedby", complaint.id);
  group?.setAttribute("aria-invalid", "true");
  form.querySelector("input")?.focus();
}
