// SPDX-License-Identifier: GPL-3.0-or-later
/** What the npm package has, by the names that importers use. */
/**
 * `name` is the file in dist/ without its ending; `global` what the script for pages calls it: all of it stands in `sluice`
 * itself where that is "".
 * @typedef {{ path: string, name: string, source: string, global?: string, sideEffects?: true }} Entry
 */

/** @type {Entry[]} */
export const entries = [
  { path: ".", name: "sluice", source: "wasm/api/package/sluice.ts" },
  { path: "./answer", name: "answer", source: "wasm/api/answer-time/answer-time.ts", global: "" },
  { path: "./checker", name: "checker", source: "wasm/api/checker.ts" },
  { path: "./surveyjs", name: "surveyjs", source: "web/adapters/surveyjs.ts", global: "surveyjs" },
  { path: "./surveyjs-linter", name: "surveyjs-linter", source: "web/adapters/surveyjs-linter.ts" },
  { path: "./jspsych", name: "jspsych", source: "web/adapters/jspsych.ts", global: "jspsych" },
  { path: "./form", name: "form", source: "web/adapters/form.ts", global: "form" },
  { path: "./form-define", name: "form-define", source: "web/adapters/form-define.ts", sideEffects: true },
  { path: "./told", name: "told", source: "web/adapters/told.ts", global: "told" },
  { path: "./send", name: "send", source: "web/adapters/send.ts", global: "" },
  { path: "./data-flow", name: "data-flow", source: "web/adapters/data-flow.ts" },
  { path: "./formio", name: "formio", source: "web/adapters/formio.ts", global: "formio" },
];

/** Scripts that are started and not imported, or imported by these alone. */
export const others = {
  browser: { node: "wasm/api/package/node.ts", "inline-worker": "wasm/api/package/inline-worker.ts" },
  node: { "node-worker": "wasm/api/package/node-worker.ts" },
};
