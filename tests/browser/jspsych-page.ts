// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * An experiment that tells everything it gets to know by every way out that there is: the page of jspsych.test.ts. With
 * `guard` off its trials are the same without the extension.
 */
import buttons from "@jspsych/plugin-html-button-response";
import surveyPlugin from "@jspsych/plugin-survey";
import likert from "@jspsych/plugin-survey-likert";
import multiChoice from "@jspsych/plugin-survey-multi-choice";
import multiSelect from "@jspsych/plugin-survey-multi-select";
import { initJsPsych } from "jspsych";
import { Serializer } from "survey-core";
import { type AnswerTime, load } from "../../wasm/answer-time/answer-time.js";
import { run, SluiceChoicePlugin, SluiceExtension, type TrialParams } from "../../web/survey/jspsych.js";
import { privatise, register, type SurveyModel } from "../../web/survey/surveyjs.js";

export interface Scenario {
  guard: boolean;
  trials: ("buttons" | "choice" | "likert" | "several" | "select" | "survey" | "own" | "public")[];
  /** Reports outlive a reload. */
  memory?: boolean;
  /** The engine is never there. */
  waiting?: boolean;
  categories: string[];
  protocols: Record<"one" | "set", object>;
}

/** The data that the experiment's own handlers were given, and what they found in the data at that moment. */
interface Told {
  seen: string[];
  ended: boolean;
  error: string;
  send(): Promise<void>;
  wait(ms: number): void;
  breakRandomness(): void;
}

declare global {
  interface Window {
    told: Told;
    start(scenario: Scenario): Promise<void>;
  }
}

/** Looks into the data before our extension does. */
class Spy {
  static info = { name: "spy", version: "1.0.0", data: {} };
  constructor(readonly jsPsych: ReturnType<typeof initJsPsych>) {}
  async initialize(): Promise<void> {}
  on_start(): void {}
  on_load(): void {}
  on_finish(): Record<string, unknown> {
    window.told.seen.push(`spy ${this.jsPsych.data.get().json()}`);
    return {};
  }
}

/** Hands its row over without the finishTrial that is there when it is answered. */
class OwnWay {
  static info = { name: "own", version: "1.0.0", parameters: {}, data: {} };
  readonly finish: (row: object) => void;
  constructor(readonly jsPsych: ReturnType<typeof initJsPsych>) {
    this.finish = jsPsych.finishTrial;
  }
  trial(display: HTMLElement, { own }: { own: string }): Promise<object> {
    return new Promise((resolve) => {
      const button = document.createElement("button");
      button.textContent = "Own";
      const later = "abortExperiment" in this.jsPsych;
      button.onclick = () => (later ? resolve : this.finish)({ response: own, rt: 3 });
      display.replaceChildren(button);
    });
  }
}

type TimelineArray = Parameters<ReturnType<typeof initJsPsych>["run"]>[0];

window.start = async (scenario) => {
  const sluice = await load({ protocols: scenario.protocols as Record<string, object> });
  const told = (name: string, data: unknown): void => {
    const text = `${name} ${JSON.stringify(data)} ${jsPsych.data.get().json()} ${jsPsych.data.get().csv()}`;
    window.told.seen.push(text);
    console.log(text);
    localStorage.setItem(name, text);
    window.postMessage(text, "*");
    history.replaceState(text, "");
  };
  const jsPsych = initJsPsych({
    extensions: [
      { type: Spy },
      {
        type: SluiceExtension,
        params: {
          sluice: scenario.waiting ? new Promise<AnswerTime>(() => undefined) : sluice,
          extensions: ["spy"],
          plugins: ["own"],
          ...(scenario.memory && { memory: "tab" as const }),
          failed: "Nothing was kept.",
        },
      },
    ],
    on_trial_finish: (data: unknown) => told("trial", data),
    on_data_update: (data: unknown) => told("update", data),
    on_finish: async (data: { json(): string }) => {
      told("end", JSON.parse(data.json()));
      window.told.ended = true;
    },
  });
  const post = (name: string, body = "") => fetch(name, { method: "POST", body: `${name} ${body}` });
  Object.assign(window.told, {
    send: async () => {
      await post("rows", jsPsych.data.get().json());
      const installed = (jsPsych.extensions as Record<string, unknown>).sluice as SluiceExtension;
      await post("payload", JSON.stringify(installed.payload));
    },
  });
  const timeline: Description[] = scenario.trials.map((name) => trialOf(name, scenario, sluice, told));
  if (!scenario.guard) await jsPsych.run(timeline.map(({ extensions, ...trial }) => trial) as TimelineArray);
  else if (scenario.waiting) await jsPsych.run(timeline as TimelineArray);
  else await run(jsPsych, timeline);
};

// biome-ignore lint/suspicious/noExplicitAny: each plug-in has parameters of its own.
type Description = Record<string, any>;

function trialOf(
  name: Scenario["trials"][number],
  { categories, guard }: Scenario,
  sluice: AnswerTime,
  told: (name: string, data: unknown) => void,
): Description {
  const on_finish = (data: unknown): void => told("own", data);
  const guarded = (params: TrialParams) => ({
    extensions: [{ type: Spy }, { type: SluiceExtension, params }],
    on_finish,
  });
  const one = (question: string) => ({ protocol: "one", question });
  switch (name) {
    case "buttons":
      return { type: buttons, stimulus: "Do you smoke?", choices: categories, ...guarded(one("smokes")) };
    case "choice":
      if (!guard) return { type: buttons, stimulus: "And then?", choices: categories, on_finish };
      return { type: SluiceChoicePlugin, prompt: "And then?", told: true, frame: "none", ...one("then"), on_finish };
    case "likert":
      return {
        type: likert,
        questions: [{ prompt: "How often?", labels: categories, name: "pain", required: true }],
        ...guarded({ ...one("pain"), field: "response.pain" }),
      };
    case "several":
      return {
        type: multiChoice,
        questions: [
          { prompt: "Do you drink?", options: categories, required: true },
          { prompt: "Which town?", options: ["Delft", "Gouda"], name: "town", required: true },
          { prompt: "What else?", options: ["raw-7f3a else"], name: "diary", required: true },
        ],
        ...guarded({ answers: [{ ...one("drinks"), field: "response.Q0" }], public: ["response.town"] }),
      };
    case "select":
      return {
        type: multiSelect,
        questions: [{ prompt: "Which of these?", options: ["raw-7f3a tea", "raw-7f3a rum"], name: "cups" }],
        ...guarded({ protocol: "set", question: "cups", field: "response.cups" }),
      };
    case "survey":
      register(Serializer as unknown as Parameters<typeof register>[0]);
      return {
        type: surveyPlugin,
        survey_json: {
          elements: [
            {
              type: "radiogroup",
              name: "habit",
              choices: categories,
              isRequired: true,
              ...(guard && { sluice: "one" }),
            },
            { type: "text", name: "diary" },
          ],
        },
        survey_function: (survey: unknown) => {
          if (guard) privatise(survey as SurveyModel, { sluice, frame: "none" });
        },
        ...guarded({ reports: "response" }),
      };
    case "own":
      return {
        type: OwnWay,
        own: categories[1],
        on_finish,
        extensions: [{ type: SluiceExtension, params: one("own") }],
      };
    case "public":
      return { type: buttons, stimulus: "Thank you.", choices: ["Done"] };
  }
}
