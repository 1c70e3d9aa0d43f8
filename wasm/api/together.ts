// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What several protocols, applied to answers of the same people, promise together. Their levels do not say it: each may
 * say nothing of the secret and both all of it. They are verified as the one channel that they are.
 */
import { shortened } from "./characters.js";
import { columnsOf } from "./columns.js";
import type { Engine } from "./engine.js";
import { SluiceError } from "./errors.js";
import { countsHash } from "./identity.js";
import { isMarks } from "./marks.js";
import type { JointTable, Promised, ProtocolFile, ReleasedChannel, Together } from "./types.js";

/**
 * The protocols as one channel, under the table that they were made from or, where they were made from different ones,
 * under `table`, which has all their columns. Throws `bad_request` where it has not.
 */
export function together(engine: Engine, files: ProtocolFile[], promised: Promised, table?: JointTable): Together {
  const common = table ?? commonTable(files);
  if (!common) {
    throw new SluiceError(
      "bad_request",
      "These protocols were made from different tables: what they say together depends on how their columns go together.",
      "Give the data, with all columns that are released and the secret.",
    );
  }
  const seesSecret = files.some((file) => file.seesSecret);
  const channels = files.map((file) => channelOn(file, common, seesSecret));
  return engine.together(common, promised, seesSecret, channels);
}

/** The table of all of them, if it is one and the same. */
function commonTable([first, ...others]: ProtocolFile[]): JointTable | undefined {
  if (!first || others.some((other) => countsHash(other) !== countsHash(first))) return undefined;
  return { secret: first.secret, data: first.data, weights: Float64Array.from(first.prior.flat()) };
}

/** The columns that a table has to have for these protocols, secret first. */
export function columnsTogether(files: ProtocolFile[]): { secret: string; data: string[] } {
  const [secret = "", ...others] = new Set(files.map((file) => file.secret.name));
  if (others.length > 0) {
    throw new SluiceError(
      "bad_request",
      `These protocols are about different secrets: "${shortened(secret)}" and "${shortened(others[0] ?? "")}".`,
      "Verify those together that are about one secret.",
    );
  }
  return { secret, data: [...new Set(files.flatMap(({ data }) => columnsOf(data).map(({ name }) => name)))] };
}

/** The channel with a row for each input of the table, which may have more columns than the protocol reads. */
function channelOn(file: ProtocolFile, table: JointTable, seesSecret: boolean): ReleasedChannel {
  const rows = inputsOf(file, table, seesSecret);
  const { channel } = file;
  if (isMarks(channel)) {
    if (rows.length === channel.reports.length && rows.every((row, x) => row === x)) {
      return { weights: new BigUint64Array(), columns: 0, other: channel.marks.other };
    }
    throw new SluiceError(
      "too_large",
      `The reports of the protocol "${file.protocol}" are sets, too many of them to be verified together with others under another table.`,
      "Use a protocol with fewer reports.",
    );
  }
  const weights = rows.flatMap((row) => channel.weights[row] as string[]);
  return { weights: BigUint64Array.from(weights, BigInt), columns: channel.reports.length, other: "" };
}

/** For each input of the table the protocol's own. */
function inputsOf(file: ProtocolFile, table: JointTable, seesSecret: boolean): number[] {
  const columns = columnsOf(file.data);
  const keys = new Map(file.data.categories.map((_, x) => [JSON.stringify(columns.map(({ values }) => values[x])), x]));
  const given = columns.map(({ name }) => {
    const column = columnsOf(table.data).find((candidate) => candidate.name === name);
    if (column) return column.values;
    throw new SluiceError("unknown_column", `The table has no column "${shortened(name)}".`, "Give data that have it.");
  });
  const data = table.data.categories.map((category, x) => {
    const own = keys.get(JSON.stringify(given.map((values) => values[x])));
    if (own === undefined) throw unknown(category, file.data.name);
    return own;
  });
  if (!seesSecret) return data;
  const width = file.data.categories.length;
  return table.secret.categories.flatMap((category) => {
    const s = file.secret.categories.indexOf(category);
    if (s < 0) throw unknown(category, file.secret.name);
    return data.map((x) => (file.seesSecret ? s * width + x : x));
  });
}

function unknown(category: string, column: string): SluiceError {
  return new SluiceError(
    "unknown_category",
    `A protocol does not know the category "${shortened(category)}".`,
    "Use data with the protocols' categories.",
    { column, category: shortened(category) },
  );
}
