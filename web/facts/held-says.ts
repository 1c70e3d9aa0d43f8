// SPDX-License-Identifier: GPL-3.0-or-later
/** Says what a settings file holds of people, in the numbers of that file. */
import type { ProtocolFile, WriteMode } from "../../wasm/contract/types.js";
import { heldCounts } from "../../wasm/protocol/held-counts.js";
import { messages } from "../messages/page.js";
import { count, list, plain } from "../text/format-message.js";

/**
 * Whether settings for readers stand beside the full ones. Answers in the same categories as before were drawn with the
 * table, so that only the full settings tell shares from them.
 */
export function areForReaders(file: ProtocolFile, write: WriteMode): boolean {
  return heldCounts(file) !== undefined && write === "reports";
}

/** Nothing where it holds no counts. In a weighted table nobody knows how many people stand behind a number. */
export function heldSays(file: ProtocolFile, byWeight = false): string | undefined {
  const held = heldCounts(file);
  const weighted = byWeight || !file.prior.flat().every(Number.isInteger);
  if (!held) return undefined;
  const { counts, weighted: sums, shares, single, few, only } = messages.receipt;
  const columns = { secret: list(held.secret), column: list(held.data) };
  if (held.shares) return plain(shares, columns);
  return [
    plain(weighted ? sums : counts, columns),
    ...(!weighted && held.single > 0 ? [count(held.single, single)] : []),
    ...(!weighted && held.few > 0 ? [count(held.few, few)] : []),
    only,
  ].join(" ");
}
