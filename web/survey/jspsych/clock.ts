// SPDX-License-Identifier: Apache-2.0
import type { JsPsych } from "./types.js";

/**
 * jsPsych's clock, standing still while a private question is shown. Without this the rows before and after it would tell
 * how long the answer took, whatever became of its own.
 */
export class Clock {
  readonly #total: () => number;
  #stoppedAt: number | undefined;
  #lost = 0;

  constructor(jsPsych: JsPsych) {
    this.#total = jsPsych.getTotalTime.bind(jsPsych);
    // Rows and records of interaction both ask here, in version 7 and 8.
    jsPsych.getTotalTime = () => (this.#stoppedAt ?? this.#total()) - this.#lost;
  }

  stop(): void {
    this.#stoppedAt ??= this.#total();
  }
  go(): void {
    if (this.#stoppedAt === undefined) return;
    this.#lost += this.#total() - this.#stoppedAt;
    this.#stoppedAt = undefined;
  }
}
