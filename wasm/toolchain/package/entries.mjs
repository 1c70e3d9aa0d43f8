// SPDX-License-Identifier: GPL-3.0-or-later
/** The entries of the npm package, by the names that importers use. */
/**
 * `name` is the file in dist/ without its ending. `global` is the name for the script for pages: if it is "", all of
 * the entry stands in `sluice` itself. `dom` says that its declarations mention elements of a page.
 * @typedef {{ path: string, name: string, source: string, global?: string, sideEffects?: true, dom?: true }} Entry
 */

/** @type {Entry[]} */
export const entries = [
  { path: ".", name: "sluice", source: "wasm/package/sluice.ts" },
  { path: "./answer", name: "answer", source: "wasm/answer-time/answer-time.ts", global: "" },
  { path: "./question", name: "question", source: "wasm/answer-time/plain-question.ts" },
  { path: "./checker", name: "checker", source: "wasm/checker/checker.ts" },
  { path: "./surveyjs", name: "surveyjs", source: "web/survey/surveyjs.ts", global: "surveyjs", dom: true },
  { path: "./surveyjs-linter", name: "surveyjs-linter", source: "web/survey/surveyjs-linter.ts" },
  { path: "./surveyjs-creator", name: "surveyjs-creator", source: "web/survey/surveyjs-creator.ts" },
  { path: "./jspsych", name: "jspsych", source: "web/survey/jspsych.ts", global: "jspsych", dom: true },
  { path: "./form", name: "form", source: "web/survey/form.ts", global: "form", dom: true },
  { path: "./form-define", name: "form-define", source: "web/survey/form-define.ts", sideEffects: true, dom: true },
  { path: "./told", name: "told", source: "web/survey/disclosure.ts", global: "told", dom: true },
  { path: "./send", name: "send", source: "web/survey/send.ts", global: "", dom: true },
  { path: "./receive", name: "receive", source: "web/survey/receive.ts" },
  { path: "./data-flow", name: "data-flow", source: "web/survey/data-flow.ts" },
  { path: "./react", name: "react", source: "web/survey/react.ts", dom: true },
  { path: "./rjsf", name: "rjsf", source: "web/survey/rjsf.ts" },
  { path: "./jsonforms", name: "jsonforms", source: "web/survey/jsonforms.ts" },
  { path: "./vue", name: "vue", source: "web/survey/vue.ts", dom: true },
  { path: "./formio", name: "formio", source: "web/survey/formio.ts", global: "formio" },
];

/** Scripts that are started and not imported, or imported by these alone. */
export const others = {
  browser: {
    node: "wasm/package/node.ts",
    "inline-worker": "wasm/package/inline-worker.ts",
    "receive-command": "web/survey/receive/command.ts",
  },
  node: { "node-worker": "wasm/package/node-worker.ts" },
};
