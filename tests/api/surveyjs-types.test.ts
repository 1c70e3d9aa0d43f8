// SPDX-License-Identifier: GPL-3.0-or-later
/** The models of SurveyJS as its own types have them: what is private there cannot be asked for by ours. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import type { attach } from "../../web/survey/surveyjs.js";

type Attachable = Parameters<typeof attach>[0];

const require = createRequire(import.meta.url);
const first = require("survey-core-1") as typeof import("survey-core-1");
const second = require("survey-core") as typeof import("survey-core");
const third = require("survey-core-3") as typeof import("survey-core-3");

test("every version's model is one that can be attached to, also for the type checker", () => {
  const models: Attachable[] = [new first.SurveyModel({}), new second.SurveyModel({}), new third.SurveyModel({})];
  for (const model of models) assert.equal(typeof model.doComplete, "function");
});
