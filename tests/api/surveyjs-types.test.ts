// SPDX-License-Identifier: GPL-3.0-or-later
/** The models of SurveyJS as its own types have them: what is private there cannot be asked for by ours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Model as Model2 } from "survey-core";
import { SurveyModel as Model1 } from "survey-core-1";
import { SurveyModel as Model3 } from "survey-core-3";
import type { attach } from "../../web/survey/surveyjs.js";

type Attachable = Parameters<typeof attach>[0];

test("every version's model is one that can be attached to, also for the type checker", () => {
  const models: Attachable[] = [new Model1({}), new Model2({}), new Model3({})];
  for (const model of models) assert.equal(typeof model.doComplete, "function");
});
