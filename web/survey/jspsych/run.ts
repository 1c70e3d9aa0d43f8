// SPDX-License-Identifier: Apache-2.0
/** Runs an experiment whose timeline gives no answer away. */
import { fail } from "../../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import { type ExtensionParams, lookedThrough, SluiceExtension } from "./extension.js";
import { lintTimeline, refusal, refused } from "./lint.js";
import type { Finding } from "./texts.js";
import type { JsPsych } from "./types.js";

export interface RunOptions {
  /** Is told what is not refused, and somebody has to look at. */
  onWarnings?: (found: readonly Finding[]) => void;
}

/** What is used of the object that initJsPsych returns. */
export interface Runs extends JsPsych {
  getInitSettings(): object;
  // biome-ignore lint/suspicious/noExplicitAny: jsPsych's own types of timelines differ between its versions.
  run(timeline: any): Promise<unknown>;
}

/**
 * Runs an experiment that keeps private answers to itself, or throws `bad_request` with all that is wrong before anything
 * is shown. jsPsych 8 passes over an extension that is not installed; this does not.
 */
export async function run(jsPsych: Runs, timeline: unknown, options: RunOptions = {}): Promise<void> {
  const settings = jsPsych.getInitSettings() as { extensions?: { type: unknown; params?: ExtensionParams }[] };
  const installed = settings.extensions?.find(({ type }) => type === SluiceExtension)?.params;
  if (!installed) {
    throw fail(texts.extensionMissing);
  }
  const { protocols } = await installed.sluice;
  const found = lintTimeline(timeline, {
    plugins: installed.plugins ?? [],
    extensions: installed.extensions ?? [],
    protocols: Object.fromEntries([...protocols].map(([name, { file }]) => [name, file])),
    settings: handlersOf(settings),
  });
  if (refused(found)) throw refusal(found);
  lookedThrough(jsPsych);
  if (found.length > 0) options.onWarnings?.(found);
  await jsPsych.run(timeline);
}

/** Without the empty ones that jsPsych itself has where none were given. */
function handlersOf(settings: object): object {
  const given = Object.entries(settings).filter(([, value]) => !/^\(\)\s*=>\s*\{\s*\}$/.test(String(value)));
  return Object.fromEntries(given);
}
