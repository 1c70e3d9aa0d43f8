// SPDX-License-Identifier: GPL-3.0-or-later
/** Warnings about a protocol file, and a sentence about each file that was made by it. */
import type { Privatised } from "../contract/file-types.js";
import type { ProtocolFile, WriteMode } from "../contract/types.js";
import { heldCounts } from "../protocol/held-counts.js";
import { madeBy, writtenAnswers } from "../protocol/written-answers.js";

/** Nothing where it tells of nobody. */
export function countsTold(protocol: ProtocolFile): string | undefined {
  const held = heldCounts(protocol);
  if (!held) return undefined;
  const { secret, data, single, few, shares } = held;
  const columns = `${secret.join(", ")} by ${data.join(", ")}`;
  if (shares)
    return `It holds the shares that it was made from (${columns}):\ngive it away only if these may be known.`;
  const small = [...(single > 0 ? [`${single} of them 1`] : []), ...(few > 0 ? [`${few} of them 2 to 4`] : [])];
  const how = small.length > 0 ? `; ${small.join(" and ")}` : "";
  return `It holds the table of counts that it was made from (${columns}${how}):\ngive it away only if these counts may be known.`;
}

/** The number of rows without their own answer. Only the person who has the answers may see it. */
export function changedTold(
  { changed, rows }: Privatised,
  protocol: ProtocolFile,
  write: WriteMode,
): string | undefined {
  if (changed === undefined) return undefined;
  const of = `${changed.toLocaleString("en")} of ${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`;
  const { as } = writtenAnswers(madeBy(protocol), write);
  const answer =
    as === "pairs" ? `${protocol.secret.name} and ${protocol.data.name}` : `the answer in ${protocol.data.name}`;
  return `In ${of} the file does not have ${answer} as it was. Keep this number to yourself: beside the file it tells more than the guarantee allows.`;
}
