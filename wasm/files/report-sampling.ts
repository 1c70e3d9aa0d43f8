// SPDX-License-Identifier: GPL-3.0-or-later
/** Draws a report for each row of a file, and gives the cells to write for it. */
import { inCsv, neutralise, toCell } from "../common/cells.js";
import type { Engine } from "../contract/engine.js";
import type { PrivatiseChoice } from "../contract/file-types.js";
import type { MarksChannel, ProtocolFile, TableChannel } from "../contract/types.js";
import { columnsWritten } from "../protocol/pairs.js";
import { isMarks, written } from "../protocol/unary-encoding.js";
import { madeBy, writtenAnswers } from "../protocol/written-answers.js";
import type { DerivedWords, RowOwners } from "../releases/derived-randomness.js";

/** The cells to write in a column: for each row one of some cells, as they stand in a file. */
export interface Drawn {
  cells: readonly string[];
  codes: ArrayLike<number>;
  /** The cells that have an apostrophe that a spreadsheet wants; absent if none has. */
  marked?: readonly boolean[] | undefined;
}

export interface ReportSampler {
  /** Names of the columns that are written. */
  names: string[];
  /** How often each report was drawn so far, or each category marked. */
  counts: number[];
  /** In how many rows so far what is written does not name the answer; absent where it is a list of ticks. */
  readonly changed?: number;
  /** Draws for every input, of these people, what stands in each of these columns. */
  draw(inputs: Uint32Array, whose: RowOwners): Drawn[];
}

/**
 * Reports are written as they are; for `values`, a category is drawn from the report's posterior. If words are given,
 * they are drawn with these.
 */
export function reportSampler(
  engine: Engine,
  protocol: ProtocolFile,
  { write, keep, spreadsheetSafe }: Pick<PrivatiseChoice, "write" | "keep" | "spreadsheetSafe">,
  words?: DerivedWords,
): ReportSampler {
  const { channel } = protocol;
  const counts: number[] = channel.reports.map(() => 0);
  const columns = columnsWritten(protocol, write);
  const names = columns.map(({ name }) => name);
  const drawn: Sampling = { engine, protocol, write, counts, ...(words && { words }) };
  if (isMarks(channel) && write === "reports") {
    const draw = (inputs: Uint32Array, whose: RowOwners) => {
      const cells = letters(drawn, channel, inputs, whose);
      return [{ cells, codes: Uint32Array.from(cells.keys()) }];
    };
    return { names, counts, draw };
  }
  const width = columns.length + keep.length;
  const toWrite = spreadsheetSafe === "none" ? inCsv : toCell;
  const cells = columns.map(({ values }) => {
    const marked = values.map((value) => toWrite === toCell && neutralise(value) !== value);
    return { cells: values.map((value) => toWrite(value, width)), marked: marked.includes(true) ? marked : undefined };
  });
  const numbers = isMarks(channel) ? markValues(drawn, channel) : reportsOrValues(drawn, channel);
  const { names: answers, of } = writtenAnswers(madeBy(protocol), write);
  let changed = 0;
  const draw = (inputs: Uint32Array, whose: RowOwners) => {
    const codes = numbers(inputs, whose);
    for (let i = 0; i < inputs.length; i++) {
      if (answers[codes[i] as number] !== (inputs[i] as number) % of) changed += 1;
    }
    return cells.map((each) => ({ ...each, codes }));
  };
  return {
    names,
    counts,
    get changed() {
      return changed;
    },
    draw,
  };
}

/** The things that all ways of drawing share. */
interface Sampling {
  engine: Engine;
  protocol: ProtocolFile;
  write: PrivatiseChoice["write"];
  counts: number[];
  words?: DerivedWords;
}

type DrawNumbers = (inputs: Uint32Array, whose: RowOwners) => ArrayLike<number>;

function reportsOrValues({ engine, protocol, write, counts, words }: Sampling, channel: TableChannel): DrawNumbers {
  const weights = BigUint64Array.from(channel.weights.flat(), BigInt);
  const valueWeights = write === "values" ? engine.valueWeights(protocol) : undefined;
  return (inputs, whose) => {
    // The first word is for the report, whatever is written in the end.
    const both = words?.(whose, inputs, 2);
    const every = (second: 0 | 1) => both && taken(both, 2, second, 1);
    const reports = engine.sample(weights, channel.reports.length, inputs, every(0));
    for (const report of reports) counts[report] = (counts[report] as number) + 1;
    return valueWeights ? engine.sample(valueWeights, protocol.data.categories.length, reports, every(1)) : reports;
  };
}

function markValues(drawn: Sampling, channel: MarksChannel): DrawNumbers {
  const { engine, protocol } = drawn;
  return (inputs, whose) => {
    const values = new Uint32Array(inputs.length);
    marksOf(drawn, channel, inputs, whose, (marks, words, from) =>
      values.set(engine.markValues(protocol, marks, words), from),
    );
    return values;
  };
}

/** A letter for each category. */
function letters(drawn: Sampling, channel: MarksChannel, inputs: Uint32Array, whose: RowOwners): string[] {
  const a = channel.reports.length;
  const reports: string[] = [];
  marksOf(drawn, channel, inputs, whose, (marks) => {
    for (let at = 0; at < marks.length; at += a) reports.push(written(marks.subarray(at, at + a)));
  });
  return reports;
}

/** So many marks at a time: each takes a byte here and eight of randomness. */
const MOST_MARKS = 1 << 22;

/**
 * Draws marks for all inputs, as many of these at a time as there is room for, from number `from` on. A person has one
 * word for each mark and a last one, which is handed on.
 */
function marksOf(
  { engine, counts, words }: Sampling,
  { reports, marks: { other } }: MarksChannel,
  inputs: Uint32Array,
  whose: RowOwners,
  take: (marks: Uint8Array, words: BigUint64Array | undefined, from: number) => void,
): void {
  const a = reports.length;
  const size = Math.max(1, Math.floor(MOST_MARKS / a));
  for (let from = 0; from < inputs.length; from += size) {
    const some = inputs.subarray(from, from + size);
    const { before, names } = whose;
    const of: RowOwners = { before: before + from, ...(names && { names: names.slice(from, from + size) }) };
    const all = words?.(of, some, a + 1);
    const marks = engine.sampleMarks(a, other, some, all && taken(all, a + 1, 0, a));
    marks.forEach((mark, i) => {
      counts[i % a] = (counts[i % a] as number) + mark;
    });
    take(marks, all && taken(all, a + 1, a, 1), from);
  }
}

/** Takes `count` of every `width` words, from number `first` on. */
function taken(words: BigUint64Array, width: number, first: number, count: number): BigUint64Array {
  const result = new BigUint64Array((words.length / width) * count);
  // By halves: a number of its own for each word would take longer than to draw with it.
  const from = halves(words);
  const to = halves(result);
  let at = 0;
  for (let row = 2 * first; row < from.length; row += 2 * width) {
    for (let half = row; half < row + 2 * count; half++) to[at++] = from[half] as number;
  }
  return result;
}

function halves({ buffer, byteOffset, length }: BigUint64Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, 2 * length);
}
