// SPDX-License-Identifier: Apache-2.0
/** All that an experiment of jsPsych needs, by one call: protocols are loaded, the extension is installed, reports are sent. */

import { type LoadOptions, load } from "../../../wasm/answer-time/answer-time.js";
import type { Payload } from "../reports.js";
import { type SendOptions, send } from "../send.js";
import { wordsOfPage } from "../words/words.js";
import { type ExtensionParams, SluiceExtension } from "./extension.js";
import { type RunOptions, type Runs, run } from "./run.js";

export interface AttachOptions extends Omit<ExtensionParams, "sluice">, Pick<LoadOptions, "protocols" | "wasm"> {
  /** Where the reports are sent when the experiment is over. Left out, you send `payload` yourself. */
  url?: string | URL;
  sending?: SendOptions;
}

/** What was attached to an experiment. */
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
  const text = Object.assign(document.createElement("p"), { textContent: unsent });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
  button.className = "jspsych-btn";
  const notice = document.createElement("div");
  notice.role = "alert";
  notice.append(text, button);
  const before = [...display.childNodes];
  display.replaceChildren(notice);
  return new Promise((resolve) => {
    const pressed = (): void => {
      display.replaceChildren(...before);
      resolve();
    };
    button.addEventListener("click", pressed, { once: true });
  });
}
