// SPDX-License-Identifier: Apache-2.0
/**
 * What a report tells of its own answer. Promises about a secret do not add up over several reports of one person, whose
 * answers have to do with each other; this does, whatever depends on what.
 */
import { isMarks } from "../../../wasm/api/marks.js";
import type { ProtocolFile } from "../../../wasm/api/types.js";

/** In nats; infinite where a report rules an answer out, and undefined of what is no channel. */
export function ownLevel(channel: ProtocolFile["channel"] | undefined): number | undefined {
  if (!channel) return undefined;
  try {
    return isMarks(channel) ? ofMarks(Number(BigInt(channel.marks.other)) / 2 ** 62) : ofTable(channel.weights);
  } catch {
    return undefined;
  }
}

/** Of two answers either has a mark that the other has by chance only. */
const ofMarks = (other: number): number => Math.log((1 - other) / other);

function ofTable(weights: readonly (readonly string[])[]): number {
  const rows = weights.map((row) => row.map(Number));
  return Math.max(
    ...(rows[0] ?? []).map((_, report) => {
      const column = rows.map((row) => row[report] ?? 0);
      const most = Math.max(...column);
      return most === 0 ? 0 : Math.log(most / Math.min(...column));
    }),
  );
}
