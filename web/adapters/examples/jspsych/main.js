// SPDX-License-Identifier: Apache-2.0
// A whole experiment. With jspsych and its plug-ins installed beside Sluice, bundle it:
//   esbuild main.js --bundle --format=esm --loader:.json=json --outfile=bundle.js
// then start ../collector.mjs with smokes=protocols/smoking.json cannabis=protocols/taken.json, and serve index.html with
// bundle.js and bundle.css next to it.
import buttons from "@jspsych/plugin-html-button-response";
import { initJsPsych } from "jspsych";
import "jspsych/css/jspsych.css";
import { load } from "sluice/answer";
import { run, SluiceChoicePlugin, SluiceExtension } from "sluice/jspsych";
import smoking from "./protocols/smoking.json";
import taken from "./protocols/taken.json";

const collector = new URLSearchParams(location.search).get("collector") ?? "http://localhost:8787/";
// Before the experiment: jsPsych 8.3 does not wait for extensions.
const sluice = await load({ protocols: { smoking, taken } });

const jsPsych = initJsPsych({
  // Who reloads the page and answers again sends the same. Leave out `memory` where people take turns in one tab.
  extensions: [{ type: SluiceExtension, params: { sluice, memory: "tab" } }],
  on_finish: send,
});

await run(
  jsPsych,
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
    },
  ],
  { onWarnings: (found) => console.warn(found) },
);

/** Once; where it fails, the very same again. The receiver keeps one of each submission. */
async function send() {
  const body = JSON.stringify(jsPsych.extensions.sluice.payload);
  const options = { method: "POST", body, headers: { "Content-Type": "application/json" }, credentials: "omit" };
  const sent = await fetch(collector, options).then(
    ({ ok }) => ok,
    () => false,
  );
  const page = jsPsych.getDisplayElement();
  page.textContent = sent ? "Thank you." : "Nothing was received. ";
  if (sent) return;
  const again = document.createElement("button");
  again.className = "jspsych-btn";
  again.textContent = "Try again";
  page.append(again);
  await new Promise((tried) => {
    again.onclick = tried;
  });
  await send();
}
