// SPDX-License-Identifier: GPL-3.0-or-later
/** What the npm package has, by the names that importers use. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

/**
 * `name` is the file in dist/ without its ending; `global` what the script for pages calls it: all of it stands in `sluice`
 * itself where that is "".
 * @typedef {{ path: string, name: string, source: string, global?: string, sideEffects?: true }} Entry
 */

/** @type {Entry[]} */
const all = [
  { path: ".", name: "sluice", source: "wasm/api/package/sluice.ts" },
  { path: "./answer", name: "answer", source: "wasm/api/answer-time/answer-time.ts", global: "" },
  { path: "./checker", name: "checker", source: "wasm/api/checker.ts" },
  { path: "./surveyjs", name: "surveyjs", source: "web/adapters/surveyjs.ts", global: "surveyjs" },
  { path: "./surveyjs-linter", name: "surveyjs-linter", source: "web/adapters/surveyjs-linter.ts" },
  { path: "./jspsych", name: "jspsych", source: "web/adapters/jspsych.ts", global: "jspsych" },
  // It may define its element as soon as it is there.
  { path: "./form", name: "form", source: "web/adapters/form.ts", global: "form", sideEffects: true },
  { path: "./formio", name: "formio", source: "web/adapters/formio.ts", global: "formio" },
];

/** Those that are written. */
export const entries = all.filter(({ source }) => existsSync(join(root, source)));

/** Scripts that are started and not imported, or imported by these alone. */
export const others = {
  browser: { node: "wasm/api/package/node.ts", "inline-worker": "wasm/api/package/inline-worker.ts" },
  node: { "node-worker": "wasm/api/package/node-worker.ts" },
};
