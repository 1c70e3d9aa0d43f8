// SPDX-License-Identifier: Apache-2.0
// A whole survey. Install survey-core and survey-js-ui beside Sluice, or any other page of SurveyJS. Bundle it:
//   esbuild main.js --bundle --format=esm --outfile=bundle.js
// Serve index.html with bundle.js, bundle.css and sluice-frame.htm (of Sluice's dist) next to it. Serve a
// receiver at the address below.
import { attach, register } from "sluice/surveyjs";
import { Model, Serializer } from "survey-core";
import "survey-core/survey-core.fontless.css";
import { DefaultDarkPanelless, DefaultLightPanelless } from "survey-core/themes";
import { renderSurvey } from "survey-js-ui";
import smoking from "../protocols/smoking.json";
import taken from "../protocols/taken.json";
import "./look.css";
import json from "./survey.json";

// Before the first model is made, so that the properties are not lost.
register(Serializer);
const survey = new Model(json);
// Before any other handler. Beside each private question people see what is sent instead of its answer. A person who
// reloads the page and answers again sends the same; leave out `memory` where people take turns in one tab.
await attach(survey, { protocols: { smoking, taken }, url: "../collect/surveyjs", memory: "tab" });

// Those of ../look.css.
const colours = {
  "--sjs-general-backcolor": "var(--surface)",
  "--sjs-general-backcolor-dim": "var(--paper)",
  "--sjs-primary-backcolor": "var(--accent)",
  "--sjs-primary-backcolor-dark": "var(--accent)",
  "--sjs-primary-forecolor": "var(--on-accent)",
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => {
  const { cssVariables, ...given } = dark.matches ? DefaultDarkPanelless : DefaultLightPanelless;
  survey.applyTheme({ ...given, cssVariables: { ...cssVariables, ...colours } });
};
dark.addEventListener("change", theme);
theme();
renderSurvey(survey, document.querySelector("main"));
