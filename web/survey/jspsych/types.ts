// SPDX-License-Identifier: Apache-2.0
/** The parts that are used of jsPsych, of version 7 and 8 alike, and what a private trial says of itself. */

export type Row = Record<string, unknown>;

interface Rows {
  values(): Row[];
}

export interface JsPsych {
  data: { get(): Rows; getInteractionData(): Rows };
  extensions: object;
  /** For simulated people alone. */
  randomization: { randomInt(lower: number, upper: number): number };
  finishTrial(data?: Row): void;
  getTotalTime(): number;
  getDisplayElement(): HTMLElement;
  /** Version 7: the trial as it is shown. Version 8: its description. */
  getCurrentTrial(): unknown;
  /** Version 8. */
  abortExperiment?(message?: string): void;
  /** Version 7. */
  endExperiment?(message?: string): void;
}

/** An answer that is private. */
export interface PrivateAnswer {
  /** The protocol, by the name under which it was loaded. */
  protocol: string;
  /** The name that the report is sent under; every question has a name of its own in the whole experiment. */
  question: string;
  /** The place of the answer in the row: `response`, or `response.Q0` for one question of several. */
  field?: string;
  /** The category of each choice, where the row has but its index; left out, the choices themselves. */
  choices?: readonly string[];
  /** The categories of an option that was ticked and one that was not, where options are columns of the protocol. */
  ticked?: readonly [yes: string, no: string];
}

/** The `params` of a trial whose row is to be replaced: one answer, or several. */
export interface TrialParams extends Partial<PrivateAnswer> {
  answers?: readonly PrivateAnswer[];
  /** Fields of the row that everybody may know: `stimulus`, or `response.Q1`. */
  public?: readonly string[];
  /** The field in which another adapter has put its reports, as inside @jspsych/plugin-survey. */
  reports?: string;
}
