// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol's channel, read by the names of its inputs and reports. */
import { show } from "../common/checked.js";
import { fail } from "../contract/errors.js";
import type { Design } from "../contract/types.js";
import { isSet, MARKED } from "../protocol/unary-encoding.js";
import { suggested } from "./options.js";
import * as texts from "./texts.js";

/** An answer; or the secret and the answer, if the channel sees the secret too. */
export type ChannelInput = string | readonly [secret: string, answer: string];

/** As many names as a message shows. */
const SHOWN = 20;

const listOf = (names: readonly string[]) => names.slice(0, SHOWN).join(", ") + (names.length > SHOWN ? ", …" : "");

export class Channel {
  /** The inputs, in the order of the rows of `matrix`. */
  readonly inputs: readonly ChannelInput[];
  /** The reports, in the order of its columns. If reports are sets of ticks, the answers that can be ticked. */
  readonly reports: readonly string[];
  readonly #design: Design;
  readonly #inputs: ReadonlyMap<string, number>;
  readonly #reports: ReadonlyMap<string, number>;

  constructor(design: Design) {
    const { secret, data, reports, seesSecret } = design;
    this.#design = design;
    this.reports = reports;
    this.inputs = seesSecret
      ? secret.categories.flatMap((s) => data.categories.map((x) => [s, x] as const))
      : data.categories;
    this.#inputs = new Map(this.inputs.map((input, i) => [keyOf(input), i]));
    this.#reports = new Map(reports.map((report, y) => [report, y]));
  }

  /** Whether reports are sets of ticks: a text of `y` and `n` with a letter for each answer. */
  get ticks(): boolean {
    return this.#design.marks !== undefined;
  }

  /** P(report | input). Throws `unknown_category`. */
  probability(report: string, input: ChannelInput): number {
    const row = this.#row(input);
    if (this.ticks) {
      if (!isSet(report, this.reports.length)) throw this.#noReport(report);
      return row.reduce((product, chance, y) => product * (report[y] === MARKED ? chance : 1 - chance), 1);
    }
    const y = this.#reports.get(report);
    if (y === undefined) throw this.#noReport(report);
    return row[y] as number;
  }

  /** P(answer is ticked | input), if reports are sets of ticks. Throws `unknown_category`. */
  tickProbability(answer: string, input: ChannelInput): number {
    const y = this.ticks ? this.#reports.get(answer) : undefined;
    if (y === undefined) throw this.#noReport(answer);
    return this.#row(input)[y] as number;
  }

  /** The probability of each report, or of each tick, by rows of inputs. */
  matrix(): number[][] {
    return this.inputs.map((input) => Array.from(this.#row(input)));
  }

  #row(input: ChannelInput): Float64Array {
    const i = this.#inputs.get(keyOf(input));
    const width = this.reports.length;
    if (i !== undefined) return this.#design.channel.subarray(i * width, (i + 1) * width);
    const names = [...this.#inputs.keys()];
    const shown = Array.isArray(input) ? input.map(String).join(", ") : show(input);
    throw fail(texts.channelInputUnknown, shown, suggested(String(input), names), listOf(names));
  }

  #noReport(report: unknown) {
    const { reports } = this;
    return fail(texts.channelReportUnknown, show(report), suggested(String(report), reports), listOf(reports));
  }
}

const keyOf = (input: ChannelInput): string => (typeof input === "string" ? input : JSON.stringify(input));
