// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The promise of several protocols together, applied to answers of the same people. Their levels do not say it: each
 * may say nothing of the secret and both all of it. They are verified as the one channel that they are.
 */

import { shortened } from "../common/characters.js";
import type { Engine } from "../contract/engine.js";
import type { SluiceError } from "../contract/errors.js";
import { fail } from "../contract/errors.js";
import type { ColumnChoice } from "../contract/file-types.js";
import type { Coding, JointTable, Promised, ProtocolFile, ReleasedChannel, Together } from "../contract/types.js";
import { codingOf } from "../protocol/coding.js";
import { columnsOf, columnsOfFile } from "../protocol/columns.js";
import { canonical, countsHash } from "../protocol/identity.js";
import { isMarks } from "../protocol/unary-encoding.js";
import * as texts from "./texts.js";

/**
 * The protocols as one channel, under the table that they were made from. If they were made from different ones, it is
 * under `table`, which has all their columns. Throws `bad_request` if it has not.
 */
export function auditJointly(engine: Engine, files: ProtocolFile[], promised: Promised, table?: JointTable): Together {
  const common = table ?? commonTable(files);
  if (!common) {
    throw fail(texts.tablesDiffer);
  }
  if (table) for (const file of files) checkMargins(file, table);
  if (promised.parameters?.alpha !== undefined) checkGrid(common);
  const seesSecret = files.some((file) => file.seesSecret);
  const channels = files.map((file) => channelOn(file, common, seesSecret ? "pairs" : "data"));
  return engine.together(common, promised, seesSecret, channels);
}

/**
 * The reports of several protocols together depend on how their columns go together among the people they were made
 * for. Counted for each protocol's own columns, the table has to be that protocol's own.
 */
function checkMargins(file: ProtocolFile, table: JointTable): void {
  const rows = inputsOf(file, table, "data");
  const width = table.data.categories.length;
  const counted = file.prior.map((row) => row.map(() => 0));
  for (const [s, category] of table.secret.categories.entries()) {
    const own = counted[file.secret.categories.indexOf(category)];
    for (const [x, row] of rows.entries()) if (own) own[row] = (own[row] ?? 0) + (table.weights[s * width + x] ?? 0);
  }
  const alike = file.prior.every((row, s) => row.every((weight, x) => near(weight, counted[s]?.[x] ?? 0)));
  if (alike) return;
  throw fail(texts.otherPeople, shortened(file.data.name));
}

/** Weights are summed up in another order. */
const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(one, other);

/** A combination that nobody in a sample has is not ruled out by it, and a table that lacks it would do so. */
function checkGrid({ data }: JointTable): void {
  const columns = columnsOf(data);
  const all = columns.reduce((product, { values }) => product * new Set(values).size, 1);
  if (all === data.categories.length) return;
  throw fail(texts.combinationsWithoutPeople, all, all - data.categories.length).at({ column: data.name });
}

/** The table of all of them, if it is one and the same. */
function commonTable([first, ...others]: ProtocolFile[]): JointTable | undefined {
  if (!first || others.some((other) => countsHash(other) !== countsHash(first))) return undefined;
  return { secret: first.secret, data: first.data, weights: Float64Array.from(first.prior.flat()) };
}

/** The columns that a table has to have for these protocols, and how it is to be counted. */
export function columnsTogether(
  files: ProtocolFile[],
): Pick<ColumnChoice, "coding"> & { secret: string[]; data: string[] } {
  const [secret = "", ...others] = new Set(files.map((file) => file.secret.name));
  if (others.length > 0) {
    throw fail(texts.secretsDiffer, shortened(secret), shortened(others[0] ?? ""));
  }
  const all = files.map(columnsOfFile);
  const coding = commonCoding(all);
  return {
    secret: all[0]?.secret ?? [],
    data: [...new Set(all.flatMap(({ data }) => data))],
    ...(coding.length > 0 && { coding }),
  };
}

/** Whether what is wrong is that categories are made in different ways. */
export function isOfCoding({ id }: SluiceError): boolean {
  return id === "columns-coded-differently";
}

/** A column has one coding, or none, in all protocols that read it: otherwise its categories are not the same people's. */
function commonCoding(files: ReturnType<typeof columnsOfFile>[]): Coding[] {
  const found = new Map<string, Coding | undefined>();
  for (const { secret, data, coding } of files) {
    for (const column of [...secret, ...data]) {
      const own = codingOf(coding, column);
      if (found.has(column) && canonical(found.get(column) ?? {}) !== canonical(own ?? {})) {
        throw fail(texts.columnsCodedDifferently, shortened(column)).at({ column });
      }
      found.set(column, own);
    }
  }
  return [...found.values()].filter((coding) => coding !== undefined);
}

/** Pairs of secret and data where any of the channels sees the secret. */
type Inputs = "data" | "pairs";

/** The channel with a row for each input of the table, which may have more columns than the protocol reads. */
function channelOn(file: ProtocolFile, table: JointTable, inputs: Inputs): ReleasedChannel {
  const rows = inputsOf(file, table, inputs);
  const { channel } = file;
  if (isMarks(channel)) {
    if (rows.length === channel.reports.length && rows.every((row, x) => row === x)) {
      return { weights: new BigUint64Array(), columns: 0, other: channel.marks.other };
    }
    throw fail(texts.tooManySets, file.protocol);
  }
  const weights = rows.flatMap((row) => channel.weights[row] as string[]);
  return { weights: BigUint64Array.from(weights, BigInt), columns: channel.reports.length, other: "" };
}

/** For each input of the table the protocol's own. */
function inputsOf(file: ProtocolFile, table: JointTable, inputs: Inputs): number[] {
  const columns = columnsOf(file.data);
  const keys = new Map(file.data.categories.map((_, x) => [JSON.stringify(columns.map(({ values }) => values[x])), x]));
  const given = columns.map(({ name }) => {
    const column = columnsOf(table.data).find((candidate) => candidate.name === name);
    if (column) return column.values;
    throw fail(texts.tableLacksColumn, shortened(name));
  });
  const data = table.data.categories.map((category, x) => {
    const own = keys.get(JSON.stringify(given.map((values) => values[x])));
    if (own === undefined) throw unknown(category, file.data.name);
    return own;
  });
  if (inputs === "data") return data;
  const width = file.data.categories.length;
  return table.secret.categories.flatMap((category) => {
    const s = file.secret.categories.indexOf(category);
    if (s < 0) throw unknown(category, file.secret.name);
    return data.map((x) => (file.seesSecret ? s * width + x : x));
  });
}

function unknown(category: string, column: string): SluiceError {
  return fail(texts.someProtocolLacksCategory, shortened(category)).at({ column, category: shortened(category) });
}
