// SPDX-License-Identifier: GPL-3.0-or-later
/** Says what a settings file holds of people, in the numbers of that file. */

import { comparesData } from "../../wasm/contract/notions.js";
import type { ProtocolFile, WriteMode } from "../../wasm/contract/types.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { heldCounts, isAnswerItself } from "../../wasm/protocol/held-counts.js";
import { isMarks } from "../../wasm/protocol/unary-encoding.js";
import { messages } from "../messages/page.js";
import { count, integer, list, plain } from "../text/format-message.js";

/**
 * Whether settings for readers stand beside the full ones. Answers in the same categories as before were drawn with the
 * table. These settings say how, so the true percentages of the shared column follow from them. They are not written if
 * that column is hidden as well.
 */
export function areForReaders(file: ProtocolFile, write: WriteMode): boolean {
  if (heldCounts(file) === undefined) return false;
  return write === "reports" || (!comparesData(file.guarantee.notion) && !isMarks(file.channel));
}

/** The sentence on settings for readers, beside a file in which this was written. */
export function readersSay(file: ProtocolFile, write: WriteMode, name: string): string {
  const { secret, data, protocol, guarantee, roundCounts } = file;
  const { readers, readersMade, readersRounded, readersRoundedValues, readersValues } = messages.receipt;
  // Under a guarantee on answers, all channels but the searched one are the same for every table.
  const made = !comparesData(guarantee.notion) || protocol === "optimal" ? readersMade : readers;
  const columns = {
    secret: list(columnsOf(secret).map((one) => one.name)),
    column: list(columnsOf(data).map((one) => one.name)),
  };
  if (roundCounts !== undefined) {
    const multiple = integer(roundCounts);
    return plain(write === "values" ? readersRoundedValues : readersRounded, { name, multiple, ...columns });
  }
  return plain(write === "values" ? readersValues : made, { name, ...columns });
}

/** Nothing where it holds no counts. In a weighted table nobody knows how many people stand behind a number. */
export function heldSays(file: ProtocolFile, byWeight = false): string | undefined {
  const held = heldCounts(file);
  const weighted = byWeight || !file.prior.flat().every(Number.isInteger);
  if (!held) return undefined;
  const {
    counts,
    weighted: sums,
    countsItself,
    weightedItself: sumsItself,
    shares,
    single,
    few,
    only,
  } = messages.receipt;
  const columns = { secret: list(held.secret), column: list(held.data) };
  if (held.shares) return plain(shares, columns);
  const isItself = isAnswerItself(file, file.prior.flat());
  return [
    plain(isItself ? (weighted ? sumsItself : countsItself) : weighted ? sums : counts, columns),
    ...(!weighted && held.single > 0 ? [count(held.single, single)] : []),
    ...(!weighted && held.few > 0 ? [count(held.few, few)] : []),
    only,
  ].join(" ");
}
