// SPDX-License-Identifier: Apache-2.0
// A whole survey. With survey-core and survey-js-ui (or any other page of SurveyJS) installed beside Sluice, bundle it:
//   esbuild main.js --bundle --format=esm --loader:.json=json --outfile=bundle.js
// then start ../collector.mjs, as it says, and serve index.html with bundle.js next to it.
import { load } from "sluice";
import { privatise, register, sendOnComplete } from "sluice/surveyjs";
import { Model, Serializer } from "survey-core";
import { renderSurvey } from "survey-js-ui";
import smoking from "./protocols/smoking.json";
import taken from "./protocols/taken.json";
import json from "./survey.json";

// Before the first model is made, so that the properties are not lost.
register(Serializer);

const collector = new URLSearchParams(location.search).get("collector") ?? "http://localhost:8787/";
const sluice = await load({ protocols: { smoking, taken } });
const survey = new Model(json);
// Before any other handler. Who reloads the page and answers again sends the same.
const attached = privatise(survey, { sluice, memory: "tab" });
sendOnComplete(survey, attached, collector);
renderSurvey(survey, document.querySelector("main"));
