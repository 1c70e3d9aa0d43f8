// SPDX-License-Identifier: GPL-3.0-or-later
/** What is drawn for each row of a file, and what is written for it. */
import { toCell } from "./cells.js";
import { columnsOf } from "./columns.js";
import type { Engine } from "./engine.js";
import { isMarks, written } from "./marks.js";
import { columnOfReports } from "./pairs.js";
import type { PrivatiseChoice } from "./requests.js";
import type { MarksChannel, ProtocolFile, TableChannel } from "./types.js";

export interface Drawing {
  /** Names of the columns that are written. */
  names: string[];
  /** How often each report was drawn so far, or each category marked. */
  counts: number[];
  /** Draws for every input; tells what stands in a row and such a column, as it stands in the file. */
  draw(inputs: Uint32Array): (row: number, column: number) => string;
}

/** Reports are written as they are; for `values`, a category is drawn from the report's posterior. */
export function drawing(engine: Engine, protocol: ProtocolFile, { write, keep }: PrivatiseChoice): Drawing {
  const { channel, data, secret, guarantee } = protocol;
  const counts: number[] = channel.reports.map(() => 0);
  const columns =
    write === "values"
      ? columnsOf(data)
      : [
          {
            name: columnOfReports(guarantee.notion, { secret, data, reports: channel.reports }),
            values: isMarks(channel) ? [] : channel.reports,
          },
        ];
  const names = columns.map(({ name }) => name);
  if (isMarks(channel) && write === "reports") {
    const draw = (inputs: Uint32Array) => {
      const reports = letters(engine, channel, inputs, counts);
      return (row: number) => reports[row] as string;
    };
    return { names, counts, draw };
  }
  const width = columns.length + keep.length;
  const cells = columns.map(({ values }) => values.map((value) => toCell(value, width)));
  const numbers = isMarks(channel)
    ? markValues(engine, protocol, channel, counts)
    : reportsOrValues(engine, protocol, channel, write, counts);
  const draw = (inputs: Uint32Array) => {
    const written = numbers(inputs);
    return (row: number, column: number) => (cells[column] as string[])[written[row] as number] as string;
  };
  return { names, counts, draw };
}

type Draw = (inputs: Uint32Array) => ArrayLike<number>;

function reportsOrValues(
  engine: Engine,
  protocol: ProtocolFile,
  channel: TableChannel,
  write: PrivatiseChoice["write"],
  counts: number[],
): Draw {
  const weights = BigUint64Array.from(channel.weights.flat(), BigInt);
  const valueWeights = write === "values" ? engine.valueWeights(protocol) : undefined;
  return (inputs) => {
    const reports = engine.sample(weights, channel.reports.length, inputs);
    for (const report of reports) counts[report] = (counts[report] as number) + 1;
    return valueWeights ? engine.sample(valueWeights, protocol.data.categories.length, reports) : reports;
  };
}

function markValues(engine: Engine, protocol: ProtocolFile, channel: MarksChannel, counts: number[]): Draw {
  return (inputs) => {
    const values = new Uint32Array(inputs.length);
    marksOf(engine, channel, inputs, counts, (marks, from) => values.set(engine.markValues(protocol, marks), from));
    return values;
  };
}

/** A letter for each category. */
function letters(engine: Engine, channel: MarksChannel, inputs: Uint32Array, counts: number[]): string[] {
  const a = channel.reports.length;
  const reports: string[] = [];
  marksOf(engine, channel, inputs, counts, (marks) => {
    for (let at = 0; at < marks.length; at += a) reports.push(written(marks.subarray(at, at + a)));
  });
  return reports;
}

/** So many marks at a time: each takes a byte here and eight of randomness. */
const MOST_MARKS = 1 << 22;

/** Draws marks for all inputs, as many of these at a time as there is room for, from number `from` on. */
function marksOf(
  engine: Engine,
  { reports, marks: { other } }: MarksChannel,
  inputs: Uint32Array,
  counts: number[],
  take: (marks: Uint8Array, from: number) => void,
): void {
  const a = reports.length;
  const size = Math.max(1, Math.floor(MOST_MARKS / a));
  for (let from = 0; from < inputs.length; from += size) {
    const marks = engine.sampleMarks(a, other, inputs.subarray(from, from + size));
    marks.forEach((mark, i) => {
      counts[i % a] = (counts[i % a] as number) + mark;
    });
    take(marks, from);
  }
}
