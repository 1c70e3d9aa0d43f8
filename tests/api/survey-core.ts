// SPDX-License-Identifier: GPL-3.0-or-later
/** The real survey-core, in the three versions that the adapter is for, and people who answer by it. */
import { createRequire } from "node:module";
import type { LintOptions } from "../../web/survey/surveyjs-linter.js";

interface Choice {
  value: unknown;
  isEnabled: boolean;
}
export interface LiveQuestion {
  name: string;
  value: unknown;
  isRequired: boolean;
  isReadOnly: boolean;
  visibleChoices?: Choice[];
  visibleRateValues?: Choice[];
  visibleRows?: { name: string; cells?: unknown }[];
  visibleColumns?: Choice[];
  rateMax?: number;
  panels?: unknown[];
  locTitle: { renderedHtml: string };
  processedHtml?: string;
  getType(): string;
  isEmpty(): boolean;
  getNestedQuestions?(visibleOnly: boolean): LiveQuestion[];
}
interface LiveEvent {
  add(handler: (survey: LiveSurvey, options: Record<string, unknown>) => void): void;
  length: number;
}
export interface LiveSurvey {
  data: Record<string, unknown>;
  state: string;
  isLastPage: boolean;
  currentPageNo: number;
  currentPage: { questions: LiveQuestion[] } | null;
  processedCompletedHtml: string;
  sendResultOnPageNext: boolean;
  partialSendEnabled: boolean;
  onCompleting: LiveEvent;
  onComplete: LiveEvent;
  onPartialSend: LiveEvent;
  onNavigateToUrl: LiveEvent;
  onValueChanged: LiveEvent;
  onServerValidateQuestions: LiveEvent;
  onUIStateChanged?: LiveEvent;
  getAllQuestions(visibleOnly?: boolean): LiveQuestion[];
  getQuestionByName(name: string): LiveQuestion & { visibleIf: string };
  getPlainData(options?: object): unknown;
  getCorrectedAnswerCount(): number;
  setValue(name: string, value: unknown): void;
  clear(clearData?: boolean): void;
  nextPage(): boolean;
  completeLastPage?(): boolean;
  tryComplete?(): boolean;
  toJSON(): unknown;
}
export interface SurveyCore {
  version: number;
  SurveyModel: new (json?: unknown) => LiveSurvey;
  ExpressionRunner: NonNullable<LintOptions["ExpressionRunner"]>;
  Serializer: {
    addProperty(type: string, property: unknown): void;
    getProperties(type: string): { name: string; type: string }[];
    getChildrenClasses(type: string): { name: string }[];
    findClass(type: string): unknown;
    findProperty(type: string, name: string): unknown;
  };
  settings: { environment?: object };
  FunctionFactory: { Instance: { getAll(): string[] } };
}

const load = createRequire(import.meta.url);
export const cores: SurveyCore[] = [1, 2, 3].map((version) => {
  const core: SurveyCore = { ...load(`survey-core-${version}`), version };
  // There is no page to scroll in.
  core.settings.environment = {};
  core.Serializer.addProperty("question", { name: "sluice" });
  core.Serializer.addProperty("question", { name: "sluicePublic", type: "boolean" });
  return core;
});

export interface Person {
  /** The private question. */
  name: string;
  /** The true answer to it; undefined who gives none. */
  truth: unknown;
  /** Answers only what is required. */
  lazy?: boolean;
}

/** All that gets out of a survey that one person has answered. */
export interface Out {
  completed: boolean;
  /** The data, where the report has stood in the place of the answer from `onCompleting` on. */
  data: Record<string, unknown>;
  /** The payload, where the answer is replaced only in what is sent, as other adapters do it. */
  payload: Record<string, unknown>;
  texts: string[];
  partial: unknown[];
  addresses: unknown[];
  ending: string;
  score: number;
}

/** One run of a person whose answer is reported as `report`; `replace` as for `Out.data`. */
export function answered(
  { SurveyModel }: SurveyCore,
  json: object,
  person: Person,
  report: unknown,
  replace: boolean,
): Out {
  const survey = new SurveyModel(json);
  const out: Out = {
    completed: false,
    data: {},
    payload: {},
    texts: [],
    partial: [],
    addresses: [],
    ending: "",
    score: 0,
  };
  const restore = recordRequests(out.addresses);
  survey.onCompleting.add(() => {
    if (replace && survey.data[person.name] !== undefined) survey.setValue(person.name, report);
  });
  survey.onPartialSend.add(() => out.partial.push({ ...survey.data }));
  survey.onNavigateToUrl.add((_, options) => {
    out.addresses.push(options.url);
    options.allow = false;
    options.url = "";
  });
  survey.onComplete.add(() => {
    out.data = { ...survey.data };
    out.payload = { ...survey.data, ...(survey.data[person.name] !== undefined && { [person.name]: report }) };
    out.score = survey.getCorrectedAnswerCount();
  });
  for (let page = 0; page < 10 && survey.state === "running"; page++) {
    // A question that comes only when something has been answered is answered in the next round.
    for (let round = 0; round < 3; round++) {
      for (const question of shown(survey)) answer(question, person, out);
    }
    if (!survey.isLastPage) {
      if (!survey.nextPage()) break;
    } else (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
  }
  restore();
  out.completed = survey.state === "completed";
  out.ending = survey.processedCompletedHtml ?? "";
  return out;
}

/**
 * Whether the person answers only what is required, and whose truth is reported of both. `replace`: the report takes the
 * answer's place in the survey, and not only in what is sent.
 */
const RUNS = [
  { lazy: false, reported: 0, replace: true },
  { lazy: false, reported: 1, replace: true },
  { lazy: false, reported: 1, replace: false },
  { lazy: true, reported: 0, replace: true },
];

/**
 * The parts of what gets out that tell apart two people who differ in their truth alone, whatever the report of both
 * is. `data` is what there is where the report stands in the place of the answer, all else where it only does in what is
 * sent. Looks no further once `enough` is among them.
 */
export function toldApart(
  core: SurveyCore,
  json: object,
  enough?: keyof Out,
  truths: unknown[] = ["yes", "no"],
  name = "secret",
): string[] {
  const found = new Set<keyof Out>();
  for (const { lazy, reported, replace } of RUNS) {
    const report = truths[reported] ?? truths[0];
    const [one, two] = truths.map((truth) => answered(core, json, { name, truth, lazy }, report, replace)) as [
      Out,
      Out,
    ];
    for (const part of Object.keys(one) as (keyof Out)[]) {
      if (replace === (part === "data") && JSON.stringify(one[part]) !== JSON.stringify(two[part])) found.add(part);
    }
    if (enough && found.has(enough)) break;
  }
  return [...found];
}

/** Addresses that are asked for, where there is nothing. */
function recordRequests(addresses: unknown[]): () => void {
  const before = globalThis.XMLHttpRequest;
  class Request {
    status = 404;
    onload?: () => void;
    open(_: string, url: string): void {
      addresses.push(url);
    }
    setRequestHeader(): void {}
    send(): void {
      this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = before;
  };
}

/** The questions on the page, those within choices included. */
function shown(survey: LiveSurvey): LiveQuestion[] {
  const visible = new Set(survey.getAllQuestions(true));
  const here = (survey.currentPage?.questions ?? []).filter((question) => visible.has(question));
  return [...new Set(here.flatMap((question) => [question, ...(question.getNestedQuestions?.(true) ?? [])]))];
}

function answer(question: LiveQuestion, { name, truth, lazy = false }: Person, out: Out): void {
  out.texts.push(question.locTitle?.renderedHtml ?? "", question.processedHtml ?? "");
  if (question.name === name) {
    if (truth !== undefined && question.isEmpty()) question.value = truth;
    return;
  }
  if (question.isReadOnly || !question.isEmpty() || (lazy && !question.isRequired)) return;
  const type = question.getType();
  const choice = (question.visibleChoices ?? question.visibleRateValues)
    ?.filter(({ isEnabled }) => isEnabled !== false)
    .at(-1)?.value;
  if (type === "text" || type === "comment") question.value = "words";
  else if (type === "boolean") question.value = true;
  else if (type === "checkbox" || type === "tagbox") question.value = choice === undefined ? undefined : [choice];
  else if (type === "matrix") {
    const column = question.visibleColumns?.at(-1)?.value;
    question.value = Object.fromEntries((question.visibleRows ?? []).map(({ name }) => [name, column]));
  } else if (choice !== undefined) question.value = choice;
}
