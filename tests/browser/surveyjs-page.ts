// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The page of a survey, drawn with plain elements. Like every page of SurveyJS it listens to onPartialSend and
 * onPageVisibleChanged, to be drawn again.
 */
import * as core from "survey-core-3";
import { load } from "../../wasm/answer-time/answer-time.js";
import { type Attached, privatise, register, type SurveyModel, sendOnComplete } from "../../web/survey/surveyjs.js";
import { type Leak, letOut, naive } from "./surveyjs-leaks.js";
import { traceOf } from "./surveyjs-traces.js";

export interface PageOptions {
  json: object;
  protocols: Record<string, object>;
  /** Whether the adapter is there; otherwise one that puts reports into what is sent, and looks at nothing else. */
  guarded: boolean;
  /** The handlers that the maker of the survey has added. */
  leak?: Leak;
  memory?: "tab";
}

interface Live {
  state: string;
  completedState: string;
  currentPage: { name: string; questions: LiveQuestion[] } | null;
  isLastPage: boolean;
  processedCompletedHtml: string;
  createTryAgainAction(): { title: string; action(): void };
  clear(): void;
  nextPage(): void;
  tryComplete?(): void;
  completeLastPage?(): void;
  onPartialSend: { add(handler: () => void): void };
  onPageVisibleChanged: { add(handler: () => void): void };
}
interface LiveQuestion {
  name: string;
  value: unknown;
  comment: string;
  isVisible: boolean;
  hasComment: boolean;
  visibleChoices?: { value: string }[];
  locTitle: { renderedHtml: string };
  getType(): string;
  loadFiles?(files: File[]): void;
}

declare global {
  interface Window {
    options: PageOptions;
    failed?: string;
    /** Why each of these surveys is refused; empty where it is not. */
    refusals(all: readonly object[]): string[];
    /**
     * The texts that each of these surveys shows and holds besides the private answer itself, when that is `answer`.
     */
    traces(all: readonly object[], answer: string): string[];
  }
}

const { options } = window;
register(core.Serializer as never);
let attached: Attached | undefined;
try {
  const sluice = await load({ protocols: options.protocols });
  const model = new core.SurveyModel(options.json);
  const survey = model as unknown as Live;
  /** The text that there is to see, as it was drawn last. */
  let drawn = "";
  survey.onPartialSend.add(draw);
  survey.onPageVisibleChanged.add(draw);
  if (options.leak) letOut(options.leak, model as never);
  if (options.guarded) {
    attached = privatise(model as unknown as SurveyModel, {
      sluice,
      frame: "none",
      ...(options.memory && { memory: options.memory }),
    });
    sendOnComplete(model as unknown as SurveyModel, attached, "/collect", { tries: 1 });
  } else naive(model as never, "report");
  window.traces = (all, answer) => all.map((json) => traceOf(new core.SurveyModel(json) as never, "secret", answer));
  window.refusals = (all) =>
    all.map((json) => {
      try {
        privatise(new core.SurveyModel(json) as unknown as SurveyModel, { sluice, frame: "none" });
        return "";
      } catch (error) {
        return String(error instanceof Error ? error.message : error);
      }
    });
  setInterval(() => {
    if (drawn !== seen()) draw();
  }, 20);
  draw();

  function seen(): string {
    return [survey.state, survey.completedState, survey.currentPage?.name, ...shown().map(({ name }) => name)].join();
  }

  function shown(): LiveQuestion[] {
    return (survey.currentPage?.questions ?? []).filter(({ isVisible }) => isVisible);
  }

  function draw(): void {
    // Not once more for the same: what is being pressed or written would be gone.
    drawn = seen();
    const main = document.querySelector("main") as HTMLElement;
    if (survey.state === "completed") {
      const ending = document.createElement("div");
      ending.innerHTML = survey.processedCompletedHtml;
      const again = survey.createTryAgainAction();
      const failed = survey.completedState === "error";
      const next = button("Next person", () => {
        attached?.nextPerson();
        survey.clear();
        draw();
      });
      const retry = (): void => {
        // Gone at once: it is there again when this has failed as well.
        main.replaceChildren();
        drawn = "";
        again.action();
      };
      main.replaceChildren(ending, failed ? button("Try again", retry) : state(), next);
      return;
    }
    const last = survey.isLastPage;
    main.replaceChildren(
      ...shown().map(question),
      button(last ? "Complete" : "Next", () => {
        if (last) (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
        else survey.nextPage();
      }),
    );
  }

  function state(): HTMLElement {
    const element = document.createElement("output");
    element.textContent = survey.completedState;
    return element;
  }
} catch (error) {
  window.failed = error instanceof Error ? error.message : String(error);
  document.body.append(button("refused", () => undefined));
}

function button(text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.textContent = text;
  element.addEventListener("click", act);
  return element;
}

function question(asked: LiveQuestion): HTMLElement {
  const group = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = asked.locTitle.renderedHtml;
  group.append(legend);
  const type = asked.getType();
  if (type === "text") group.append(input("text", asked.name, ({ value }) => (asked.value = value)));
  if (type === "file") {
    group.append(input("file", asked.name, ({ files }) => asked.loadFiles?.([...(files ?? [])])));
  }
  for (const { value } of asked.visibleChoices ?? []) {
    const several = type === "checkbox";
    const choose = ({ checked }: HTMLInputElement): void => {
      const others = ((several && (asked.value as string[] | undefined)) || []).filter((other) => other !== value);
      asked.value = several ? [...others, ...(checked ? [value] : [])] : value;
    };
    group.append(input(several ? "checkbox" : "radio", String(value), choose, asked.name));
  }
  if (asked.hasComment) group.append(input("text", "Comment", ({ value }) => (asked.comment = value)));
  return group;
}

function input(type: string, text: string, act: (input: HTMLInputElement) => void, name = text): HTMLElement {
  const label = document.createElement("label");
  const element = document.createElement("input");
  element.type = type;
  element.name = name;
  element.addEventListener("change", () => act(element));
  label.append(element, text);
  return label;
}
