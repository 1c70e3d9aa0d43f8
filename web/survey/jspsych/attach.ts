// SPDX-License-Identifier: Apache-2.0
/**
 * Runs an experiment of jsPsych whose timeline gives no answer away. `attach` also loads the protocols, installs the
 * extension and sends the reports, by one call.
 */

import { type LoadOptions, load } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { createElement } from "../disclosure/dom.js";
import type { Payload } from "../reports.js";
import { type SendOptions, send } from "../send.js";
import { wordsOfPage } from "../words/words.js";
import * as texts from "./errors.js";
import { type ExtensionParams, lookedThrough, SluiceExtension } from "./extension.js";
import { filesOf, lintTimeline, unlessRefused } from "./lint.js";
import type { Finding } from "./texts.js";
import type { JsPsych } from "./types.js";

export interface RunOptions {
  /** Is told what is not refused, and somebody has to look at. */
  onWarnings?: (found: readonly Finding[]) => void;
}

/** The parts that are used of the object that initJsPsych returns. */
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
  if (!installed) throw fail(texts.extensionMissing);
  const { sluice, plugins = [], extensions = [] } = installed;
  const protocols = filesOf(await sluice);
  const given = { plugins, extensions, protocols, settings: handlersOf(settings) };
  const found = unlessRefused(lintTimeline(timeline, given));
  lookedThrough(jsPsych);
  if (found.length > 0) options.onWarnings?.(found);
  await jsPsych.run(timeline);
}

/** Without the empty ones that jsPsych itself has where none were given. */
function handlersOf(settings: object): object {
  const given = Object.entries(settings).filter(([, value]) => !/^\(\)\s*=>\s*\{\s*\}$/.test(String(value)));
  return Object.fromEntries(given);
}

export interface AttachOptions extends Omit<ExtensionParams, "sluice">, Pick<LoadOptions, "protocols" | "wasm"> {
  /** The address that the reports are sent to when the experiment is over. Left out, you send `payload` yourself. */
  url?: string | URL;
  sending?: SendOptions;
}

/** The handle on an experiment that Sluice is attached to. */
export interface Attached {
  /** Runs the experiment and sends the reports; throws before anything is shown where the timeline gives answers away. */
  run(timeline: unknown, options?: RunOptions): Promise<void>;
  /** All that was drawn of this person so far. */
  readonly payload: Payload | undefined;
  /** Another person answers: what was drawn is forgotten. */
  nextPerson(): void;
}

/** Attaches Sluice to an experiment that has not begun. Rejects with what `load` throws. */
export async function attach(
  jsPsych: Runs,
  { protocols, wasm, url, sending, ...params }: AttachOptions,
): Promise<Attached> {
  const sluice = await load({ protocols, ...(wasm !== undefined && { wasm }) });
  const extension = new SluiceExtension(jsPsych);
  const settings = jsPsych.getInitSettings() as { extensions: object[] };
  // As jsPsych itself installs those that initJsPsych is given.
  settings.extensions.push({ type: SluiceExtension, params: { sluice, ...params } });
  Object.assign(jsPsych.extensions, { [SluiceExtension.info.name]: extension });
  return {
    async run(timeline, options) {
      await run(jsPsych, timeline, options);
      const { payload } = extension;
      if (url !== undefined && payload) await sent(jsPsych.getDisplayElement(), () => send(payload, url, sending));
    },
    get payload() {
      return extension.payload;
    },
    nextPerson: () => extension.nextPerson(),
  };
}

/** Until it has been sent, the person is told that it has not, and may try again. */
async function sent(display: HTMLElement, attempt: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await attempt();
      return;
    } catch {
      await again(display);
    }
  }
}

function again(display: HTMLElement): Promise<void> {
  const { unsent, again: label } = wordsOfPage().sending;
  const button = createElement("button", { type: "button", className: "jspsych-btn" }, label);
  const before = [...display.childNodes];
  display.replaceChildren(createElement("div", { role: "alert" }, createElement("p", {}, unsent), button));
  return new Promise((resolve) => {
    const pressed = (): void => {
      display.replaceChildren(...before);
      resolve();
    };
    button.addEventListener("click", pressed, { once: true });
  });
}
