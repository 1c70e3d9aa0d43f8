// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports of people in memory: one person, many, or a stream of them. */
import { show } from "../common/checked.js";
import { type Said, say } from "../common/said.js";
import { fail } from "../contract/errors.js";
import type { Design, ProtocolFile } from "../contract/types.js";
import { MISSING } from "../protocol/coding.js";
import { drawnHash } from "../protocol/identity.js";
import { columnsRead, inputIn } from "../protocol/lookup.js";
import { written } from "../protocol/unary-encoding.js";
import { newDeviceSecret, wordsByPerson } from "../releases/derived-randomness.js";
import type { Connection } from "./connection.js";
import { cellOf } from "./records.js";
import * as texts from "./texts.js";

/** One person's answer: its cell, or an object with a cell for each column that the protocol reads, and any others. */
export type Answer = string | number | boolean | object;

export interface PersonOptions {
  /**
   * Names the person. The same answer of the same person then has the same report, as long as the secret is the same.
   * Left out, each report is drawn anew.
   */
  person?: string | undefined;
  /** From `newDeviceSecret`: what reports of people with names are derived from. Left out, it is made once and forgotten. */
  secret?: string | undefined;
}

export interface PeopleOptions<A = unknown> extends Pick<PersonOptions, "secret"> {
  /** Likewise: the property of each record that names the person, or a function that gives the name. */
  person?: Extract<keyof A, string> | ((answer: A, index: number) => string) | undefined;
}

/** The same of answers of any kind. */
export interface AnyPeople extends Pick<PersonOptions, "secret"> {
  person?: string | Naming | undefined;
}

type Naming = (answer: never, index: number) => unknown;

/** The reports that are drawn together with this one: none. */
const ALONE = "one answer";
/** Answers that are drawn in one call, and marks. */
const TOGETHER = 4096;
const MOST_MARKS = 1 << 20;

/** An answer that is none of the protocol's. */
class NoInput extends Error {}

/** Draws reports by one protocol. Precondition: its guarantee has been verified. */
export class Sampler {
  readonly #connection: Connection;
  readonly #file: () => ProtocolFile;
  readonly #design: Design;
  readonly #columns: readonly string[];
  readonly #inputOf: (row: string[]) => number;
  readonly #knowsMissing: boolean;
  #secret: string | undefined;
  #hash: string | undefined;

  constructor(connection: Connection, design: Design, file: () => ProtocolFile) {
    const { secret, data, dropped } = design;
    const named = {
      ...design,
      secret: { ...secret, dropped: dropped.secret },
      data: { ...data, dropped: dropped.data },
    };
    this.#connection = connection;
    this.#file = file;
    this.#design = design;
    this.#columns = columnsRead(named);
    this.#knowsMissing = data.categories.includes(MISSING);
    const inputOf = inputIn(named, {
      file: "",
      indexOf: (column) => this.#columns.indexOf(column),
      // Told below, without the answer.
      unknown: () => new NoInput(),
      neverTogether: () => new NoInput(),
    });
    this.#inputOf = (row) => inputOf(row, 0);
  }

  /** One person's report. */
  async one(answer: unknown, { person, secret }: PersonOptions, signal?: AbortSignal): Promise<string> {
    if (person === undefined && secret !== undefined) throw fail(texts.secretWithoutPerson);
    const naming = person === undefined ? undefined : () => person;
    const input = this.#input(answer, () => say(texts.theAnswer));
    const names = naming && [nameOf(naming, answer, 0, () => say(texts.theAnswer))];
    const [report] = await this.#draw(Uint32Array.of(input), names, secret, signal);
    return report as string;
  }

  /** A report for each, in order. Nothing is drawn before all answers are known to be the protocol's. */
  async all(
    answers: readonly unknown[],
    { person, secret }: AnyPeople,
    first = 0,
    signal?: AbortSignal,
  ): Promise<string[]> {
    const naming = namingBy(person);
    if (!naming && secret !== undefined) throw fail(texts.secretWithoutPerson);
    const where = (i: number) => () => say(texts.answerIs, first + i);
    const inputs = Uint32Array.from(answers, (answer, i) => this.#input(answer, where(i)));
    const names = naming && answers.map((answer, i) => nameOf(naming, answer, first + i, where(i)));
    const reports: string[] = [];
    const size = this.#design.marks ? Math.max(1, Math.floor(MOST_MARKS / this.#design.reports.length)) : TOGETHER * 8;
    for (let at = 0; at < inputs.length; at += size) {
      const some = inputs.subarray(at, at + size);
      for (const report of await this.#draw(some, names?.slice(at, at + size), secret, signal)) reports.push(report);
    }
    return reports;
  }

  /** The reports of people as they come. Those that are waiting are drawn together. */
  async *each(
    answers: Iterable<unknown> | AsyncIterable<unknown>,
    options: AnyPeople,
    signal?: AbortSignal,
  ): AsyncGenerator<string> {
    for await (const some of this.#batches(answers, options, signal)) yield* some;
  }

  /** The same as a stream, which asks for no more than its reader takes. */
  stream(answers: AsyncIterable<unknown>, options: AnyPeople, signal?: AbortSignal): ReadableStream<string> {
    const batches = this.#batches(answers, options, signal);
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await batches.next();
        if (done) controller.close();
        else for (const report of value) controller.enqueue(report);
      },
      async cancel() {
        await batches.return();
      },
    });
  }

  async *#batches(
    answers: Iterable<unknown> | AsyncIterable<unknown>,
    options: AnyPeople,
    signal?: AbortSignal,
  ): AsyncGenerator<string[], void, undefined> {
    let first = 0;
    for await (const some of waiting(answers, TOGETHER)) {
      signal?.throwIfAborted();
      yield await this.all(some, options, first, signal);
      first += some.length;
    }
  }

  #input(answer: unknown, where: () => Said): number {
    try {
      return this.#inputOf(this.#columns.map((column) => this.#cell(answer, column, where)));
    } catch (error) {
      const names = this.#columns.map((name) => `"${name}"`).join(", ");
      if (error instanceof NoInput) throw fail(texts.answerNotKnown, where(), names);
      throw error;
    }
  }

  #cell(answer: unknown, column: string, where: () => Said): string {
    const isRecord = typeof answer === "object" && answer !== null;
    const value = isRecord
      ? (answer as Record<string, unknown>)[column]
      : this.#columns.length === 1
        ? answer
        : undefined;
    const cell = cellOf(value, where, column);
    if (cell !== undefined) return cell.trim();
    if (this.#knowsMissing) return MISSING;
    throw fail(texts.answerMissing, where(), `"${column}"`);
  }

  async #draw(inputs: Uint32Array, names: string[] | undefined, given: string | undefined, signal?: AbortSignal) {
    const { marks, reports } = this.#design;
    const width = reports.length;
    this.#secret ??= names && newDeviceSecret();
    this.#hash ??= names && drawnHash(this.#file());
    const derived = names && wordsByPerson(given ?? (this.#secret as string), this.#hash as string, ALONE);
    const words = derived?.({ before: 0, names: names as string[] }, inputs, marks ? width : 1);
    if (marks) {
      const drawn = await this.#connection.call("drawMarks", [width, marks.other, inputs, words], { signal });
      return Array.from(inputs, (_, i) => written(drawn.subarray(i * width, (i + 1) * width)));
    }
    const used = this.#rowsOf(inputs);
    const drawn = await this.#connection.call("draw", [used.weights, width, used.inputs, words], { signal });
    return Array.from(drawn, (y) => reports[y] as string);
  }

  /** The rows of the channel that are used, and which of these each person has: a large channel is not sent for one person. */
  #rowsOf(inputs: Uint32Array): { weights: BigUint64Array; inputs: Uint32Array } {
    const { weights, reports } = this.#design;
    const width = reports.length;
    const used = [...new Set(inputs)];
    const places = new Map(used.map((input, row) => [input, row]));
    const rows = new BigUint64Array(used.length * width);
    for (const [row, input] of used.entries()) {
      rows.set(weights.subarray(input * width, (input + 1) * width), row * width);
    }
    return { weights: rows, inputs: inputs.map((input) => places.get(input) as number) };
  }
}

function namingBy(person: AnyPeople["person"]): Naming | undefined {
  if (person === undefined || typeof person === "function") return person;
  return (answer: Record<string, unknown> | null) => answer?.[person];
}

function nameOf(naming: Naming, answer: unknown, index: number, where: () => Said): string {
  const name = naming(answer as never, index);
  if (typeof name !== "string" && typeof name !== "number") throw fail(texts.personWrong, where(), show(name));
  return String(name);
}

/** Items as they are there, several at a time: reading goes on while the last ones are worked on. */
async function* waiting(items: Iterable<unknown> | AsyncIterable<unknown>, most: number): AsyncGenerator<unknown[]> {
  if (Symbol.iterator in items) {
    let some: unknown[] = [];
    for (const item of items) {
      some.push(item);
      if (some.length < most) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
    return;
  }
  const iterator = items[Symbol.asyncIterator]();
  let there: unknown[] = [];
  let isOver = false;
  let failure: { error: unknown } | undefined;
  let wake = () => {};
  const read = async () => {
    try {
      while (!isOver && there.length < most) {
        const { done, value } = await iterator.next();
        if (done) isOver = true;
        else there.push(value);
        wake();
      }
    } catch (error) {
      failure = { error };
      isOver = true;
      wake();
    }
  };
  let reading = read();
  try {
    for (;;) {
      while (there.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (there.length > 0 || isOver) resolve();
        });
      }
      const some = there;
      there = [];
      // It had stopped where there was no more room.
      if (some.length >= most && !isOver) reading = reading.then(read);
      if (some.length > 0) yield some;
      if (isOver && there.length === 0) break;
    }
    if (failure) throw failure.error;
  } finally {
    // A source may be waiting for somebody who never comes: it ends as soon as it can, and nobody waits for that.
    if (!isOver) void Promise.resolve(iterator.return?.()).catch(() => {});
    isOver = true;
  }
}
