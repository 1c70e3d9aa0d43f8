// SPDX-License-Identifier: Apache-2.0
/**
 * The extension. While a trial that has it is shown, it replaces on the way what the plug-in hands to jsPsych. So the
 * answer never comes into jsPsych's data. Every failure ends the experiment, without the answer.
 */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { isObject } from "../linter/walk.js";
import { pageOf } from "../page-of.js";
import type { Payload } from "../reports.js";
import { type MemoryOption, memoryFor } from "../tab-memory.js";
import { provideWords, type WordsByLanguage, wordsOfPage } from "../words/words.js";
import { choicesFor } from "./answer.js";
import { Clock } from "./clock.js";
import { DrawnReports } from "./drawn-report.js";
import * as texts from "./errors.js";
import { filesOf, type LintOptions, lintTimeline, lintTrial, OWN_NAMES, unlessRefused } from "./lint.js";
import { type RowPlan, rowPlan } from "./params.js";
import { type Choices, replacedRow, scrub, strayFields } from "./row.js";
import { pluginOf } from "./trials.js";
import type { JsPsych, Row, TrialParams } from "./types.js";

/** The extension's `params` in initJsPsych. */
export interface ExtensionParams extends Pick<LintOptions, "plugins" | "extensions"> {
  /** The protocols, loaded and checked. */
  sluice: AnswerTime | Promise<AnswerTime>;
  /** Whether who reloads the page and answers again sends the same. */
  memory?: MemoryOption;
  /** The text that the person is shown where an answer could not be protected. */
  failed?: string;
  /** Words for respondents, as in `provideWords`. */
  words?: WordsByLanguage;
}

/** The state while a private question is shown. */
interface Guarded {
  trial: Row;
  plan: RowPlan;
  choices: Choices;
  /** The content of the row; known when the plug-in has finished. */
  clean?: Row;
  /** How many rows there were before. */
  rows: number;
  /** Gives jsPsych its finishTrial back. */
  restore(): void;
  finish(): void;
}

/**
 * The reports of each extension, not to be had from it. A script that can draw could ask which answer has the report
 * that was sent.
 */
const all = new WeakMap<SluiceExtension, DrawnReports>();

/** The reports of this person; throws where the protocols have not been loaded. Not for the page. */
export function reportsOf(extension: SluiceExtension): DrawnReports {
  const drawn = all.get(extension);
  if (drawn) return drawn;
  throw fail(texts.protocolsNotLoaded);
}

/** As jsPsych.getCitations lists them. */
export const citations = {
  apa: "Sluice (Version 0.1.0) [Computer software]. (2026).",
  bibtex: "@software{sluice, title = {Sluice}, version = {0.1.0}, year = {2026}}",
};

/** Experiments of which the whole timeline has been looked through. */
const looked = new WeakSet<JsPsych>();
export const lookedThrough = (jsPsych: JsPsych): unknown => looked.add(jsPsych);

export class SluiceExtension {
  static readonly info = {
    name: OWN_NAMES.extension,
    version: "0.1.0",
    citations,
    // 12 is ParameterType.OBJECT of jsPsych.
    data: { sluice: { type: 12 } },
  };
  readonly #jsPsych: JsPsych;
  readonly #clock: Clock;
  #params: Omit<ExtensionParams, "sluice" | "memory" | "words"> = {};
  #guarded: Guarded | undefined;
  /** Fields of which the console has said that they do not stay. */
  readonly #told = new Set<string>();

  constructor(jsPsych: JsPsych) {
    this.#jsPsych = jsPsych;
    this.#clock = new Clock(jsPsych);
  }

  /** Throws where the timeline gives answers away, as far as it is known: `run` looks before, jsPsych.run does not. */
  #look(sluice: AnswerTime): void {
    const timeline = timelineOf(this.#jsPsych);
    if (timeline === undefined || looked.has(this.#jsPsych)) return;
    const found = unlessRefused(lintTimeline(timeline, { ...this.#params, protocols: filesOf(sluice) }));
    for (const { path, message, remedy } of found) console.warn(`Sluice: ${path}: ${message} ${remedy}`);
  }

  /** Done at once where the protocols are loaded: version 8.3.0 does not wait for it. */
  initialize({ sluice, memory, words, ...rest }: ExtensionParams): Promise<void> {
    if (!sluice) throw fail(texts.protocolsNotLoaded);
    if (words) provideWords(words);
    this.#params = rest;
    const start = (loaded: AnswerTime): void => {
      this.#look(loaded);
      const kept = memoryFor(memory, () => experimentOf(loaded));
      all.set(this, new DrawnReports(loaded, kept));
    };
    if ("then" in sluice) return sluice.then(start);
    start(sluice);
    return Promise.resolve();
  }

  /** Throws, before the question is shown, where its answer could not be protected. */
  on_start(params: TrialParams): void {
    this.check(params);
    const trial = this.#jsPsych.getCurrentTrial() as Row;
    // A trial that cannot be followed has been refused.
    const plan = rowPlan(params) as RowPlan;
    const choices = new Map(
      plan.answers.map((answer) => [answer, choicesFor(answer, answer.field, pluginOf(trial), trial)]),
    );
    const { finishTrial } = this.#jsPsych;
    const guarded: Guarded = {
      trial,
      plan,
      choices,
      rows: this.#jsPsych.data.get().values().length,
      restore: () => {
        this.#jsPsych.finishTrial = finishTrial;
      },
      finish: this.begin(),
    };
    this.#guarded = guarded;
    this.#jsPsych.finishTrial = (row = {}) => {
      guarded.restore();
      const clean = this.#cleaned(guarded, row);
      // Otherwise the experiment has been ended, and the trial with it.
      if (clean) this.#jsPsych.finishTrial({ ...clean });
    };
  }

  on_load(): void {}

  /** Before any handler of the experiment's sees the row. */
  on_finish(): Row {
    const guarded = this.#guarded;
    if (!guarded) return {};
    this.#guarded = undefined;
    guarded.restore();
    const rows = this.#jsPsych.data.get().values();
    const row = rows.length > guarded.rows ? rows.at(-1) : undefined;
    if (row) {
      // A plug-in may hand over its row without finishTrial.
      if (guarded.clean) this.#tellLeftOut(strayFields(row, guarded.clean, guarded.trial, guarded.plan.public));
      const clean = guarded.clean ?? this.#cleaned(guarded, row) ?? {};
      scrub(row, clean, guarded.plan.public);
    }
    guarded.finish();
    // Version 7 leaves on the page what was ticked.
    this.#jsPsych.getDisplayElement().replaceChildren();
    return {};
  }

  /** Throws where the trial that is about to be shown would give its answer away, or nothing could protect it. */
  check(params: unknown): void {
    const protocols = filesOf(reportsOf(this).sluice);
    unlessRefused(lintTrial(this.#jsPsych.getCurrentTrial(), params, { ...this.#params, protocols }));
  }

  /** A private question is shown: nobody is told how long, or whether the person looks elsewhere. Ends it when called. */
  begin(): () => void {
    const records = this.#jsPsych.data.getInteractionData().values();
    const before = records.length;
    this.#clock.stop();
    return () => {
      records.splice(before);
      this.#clock.go();
    };
  }

  /** Ends the experiment with what the person is told. */
  end(): void {
    const { failed = wordsOfPage().failed.experiment } = this.#params;
    const { abortExperiment, endExperiment } = this.#jsPsych;
    (abortExperiment ?? endExperiment)?.call(this.#jsPsych, failed);
  }

  /** All that was drawn of this person so far, to be sent at the end of the experiment. */
  get payload(): Payload | undefined {
    return structuredClone(all.get(this)?.payload);
  }

  /** Another person answers: what was drawn is forgotten. */
  nextPerson(): void {
    reportsOf(this).nextPerson();
  }

  #tellLeftOut(fields: readonly string[]): void {
    for (const field of fields) {
      if (this.#told.has(field)) continue;
      this.#told.add(field);
      console.warn(
        `Sluice: "${field}" does not stay in rows with reports. Name it in public if everybody may know it.`,
      );
    }
  }

  /** The row that comes in the place of another; where there is none, the experiment is over. */
  #cleaned(guarded: Guarded, row: Row): Row | undefined {
    try {
      guarded.clean = replacedRow(row, guarded.plan, guarded.choices, reportsOf(this));
      return guarded.clean;
    } catch {
      guarded.clean = {};
      this.end();
      return undefined;
    }
  }
}

/** The text that tells experiments of one origin apart: where they are, and what they draw with. */
const experimentOf = ({ protocols }: AnswerTime): string =>
  JSON.stringify([...pageOf(), ...[...protocols].map(([name, { hash }]) => [name, hash])]);

/** The timeline as it was given, of version 7 and 8. */
function timelineOf(jsPsych: JsPsych): unknown {
  const { getTimeline, timeline } = jsPsych as { getTimeline?: () => unknown; timeline?: { description?: unknown } };
  const given = getTimeline ? getTimeline.call(jsPsych) : timeline?.description;
  return isObject(given) && Object.keys(given).join() === "timeline" ? given.timeline : given;
}
