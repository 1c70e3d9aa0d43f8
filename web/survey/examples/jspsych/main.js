// SPDX-License-Identifier: Apache-2.0
// A whole experiment. Install jspsych and its plug-ins beside Sluice, and bundle it:
//   esbuild main.js --bundle --format=esm --outfile=bundle.js
// Serve index.html with bundle.js, bundle.css and sluice-frame.htm (from the package's dist/) next to it. Serve a
// receiver at the address below.
import buttons from "@jspsych/plugin-html-button-response";
import { initJsPsych } from "jspsych";
import "jspsych/css/jspsych.css";
import { attach, SluiceChoicePlugin, SluiceExtension } from "sluice/jspsych";
import smoking from "../protocols/smoking.json";
import taken from "../protocols/taken.json";
import "./look.css";

const jsPsych = initJsPsych();
// All is sent at the end, since rows one by one would tell when each question was answered. The receiver keeps it once.
// A person who reloads the page and answers again sends the same. Leave out `memory` where people take turns in one
// tab.
const experiment = await attach(jsPsych, {
  protocols: { smoking, taken },
  url: "../collect/jspsych",
  memory: "tab",
});

await experiment.run(
  [
    {
      type: buttons,
      stimulus: "<p>Two questions follow. Nobody is sent your answers: only reports, drawn from them by chance.</p>",
      choices: ["Begin"],
    },
    // Any plug-in whose row the extension knows: its answer is replaced before jsPsych has it.
    {
      type: buttons,
      stimulus: "<p>Do you smoke?</p>",
      choices: ["never", "now and then", "every day"],
      extensions: [{ type: SluiceExtension, params: { protocol: "smoking", question: "smokes" } }],
    },
    // Or the plug-in that never has a row with the answer.
    {
      type: SluiceChoicePlugin,
      prompt: "Have you taken cannabis in the last year?",
      protocol: "taken",
      question: "cannabis",
      choices: ["yes", "no"],
      told: true,
    },
  ],
  { onWarnings: (found) => console.warn(found.map(({ path, message }) => `${path}: ${message}`).join("\n")) },
);
// It has been sent; until then people are told that it was not, and may try again.
jsPsych.getDisplayElement().textContent = "Thank you.";
