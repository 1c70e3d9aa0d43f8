// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables and the channels of protocol files, as the engine takes them. */
import type * as core from "../contract/boundary.js";
import type { Counts } from "../contract/contrasts.js";
import { fail } from "../contract/errors.js";
import { marksOf } from "../contract/reached.js";
import type { JointTable, ProtocolFile, SettingsFile } from "../contract/types.js";
import { attributes } from "../protocol/columns.js";
import { isForReaders } from "../protocol/readers-check.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { contrastsFor } from "./counting.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

/** A table, with how far apart its categories are and the sums to count, as far as these are used. */
export function toTable(table: JointTable, distances?: Float64Array, counts: Counts = {}): core.JointTable {
  const columns = table.data.categories.length;
  if (table.weights.length !== table.secret.categories.length * columns) {
    throw fail(texts.weightsMiscounted, table.weights.length, table.secret.categories.length, columns);
  }
  return {
    ...table,
    weights: { columns, cells: table.weights },
    attributes: attributes(table.data),
    ...(distances && { distances: { columns, cells: distances } }),
    ...contrastsFor(table, counts),
  };
}

/** The joint table that a protocol file was made from. */
export function tableOf(file: ProtocolFile): JointTable {
  return { secret: file.secret, data: file.data, weights: Float64Array.from(file.prior.flat()) };
}

/** The weights of a channel; none of marks. */
export function weightsOf({ channel }: Pick<SettingsFile, "channel">): core.Matrix<BigUint64Array> {
  return { columns: channel.reports.length, cells: BigUint64Array.from(channel.weights?.flat() ?? [], BigInt) };
}

/** The channel: weights, or marks. */
export function claimed(file: ProtocolFile): core.Matrix<BigUint64Array> | core.Marks {
  const { channel } = file;
  return isMarks(channel) ? marksOf(channel.reports.length, channel.marks.other) : weightsOf(file);
}

/** A channel as integer weights, by what each report lets one think: see `Engine.valueWeights`. */
export function valueWeightsBy(raw: Pick<core.Boundary, "valueWeights">, file: SettingsFile): BigUint64Array {
  if (isForReaders(file)) {
    if (!file.values) throw fail(texts.valuesNeedTable);
    return BigUint64Array.from(file.values.flat(), BigInt);
  }
  return taken(raw.valueWeights(toTable(tableOf(file)), weightsOf(file)));
}
