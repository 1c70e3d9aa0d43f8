// SPDX-License-Identifier: GPL-3.0-or-later
/** What a settings file holds of people, in the numbers of that file. */
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { heldCounts } from "../../wasm/protocol/held-counts.js";
import { messages } from "../messages/page.js";
import { count, list, plain } from "../text/format-message.js";

/** Nothing where it holds no counts. */
export function heldSays(file: ProtocolFile): string | undefined {
  const held = heldCounts(file);
  if (!held) return undefined;
  const { counts, single, few, only } = messages.receipt;
  return [
    plain(counts, { secret: list(held.secret), column: list(held.data) }),
    ...(held.single > 0 ? [count(held.single, single)] : []),
    ...(held.few > 0 ? [count(held.few, few)] : []),
    only,
  ].join(" ");
}
