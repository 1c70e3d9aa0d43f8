// SPDX-License-Identifier: GPL-3.0-or-later
/** Surveys of the real survey-core, in the three versions that the adapter is for, with the adapter attached. */
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Attached, privatise, register, type SurveyModel, type SurveyOptions } from "../../web/survey/surveyjs.js";
import { cores, type LiveSurvey, type SurveyCore } from "./survey-core.js";

export const wasm = readFileSync(".build/wasm/sluice-answer.wasm");
for (const { Serializer } of cores) register(Serializer);

/** A test for each version. */
export function each(name: string, body: (core: SurveyCore) => unknown): void {
  for (const core of cores) test(`survey-core ${core.version}: ${name}`, async () => void (await body(core)));
}

export const modelOf = (survey: LiveSurvey): SurveyModel => survey as unknown as SurveyModel;

export function attach<Live extends LiveSurvey>(
  { SurveyModel }: SurveyCore,
  json: object,
  options: SurveyOptions,
): { survey: Live; attached: Attached } {
  const survey = new SurveyModel(json) as Live;
  return { survey, attached: privatise(modelOf(survey), options) };
}

export const complete = (survey: LiveSurvey): unknown => (survey.completeLastPage ?? survey.tryComplete)?.call(survey);
