// SPDX-License-Identifier: Apache-2.0
/** What utility is about: the data, or the pair of secret and data. */
import type { Notion } from "./types.js";

/** Notions for channels that see the secret and are to keep the pair; a test holds them against the engine. */
const OF_PAIRS: readonly Notion[] = ["rldp"];

export interface Kept {
  /** In words. */
  what: "data" | "secret and data";
  /** As it stands in I(…;Y) and H(…). */
  symbol: "X" | "S,X";
}

export function kept(notion: Notion): Kept {
  return OF_PAIRS.includes(notion) ? { what: "secret and data", symbol: "S,X" } : { what: "data", symbol: "X" };
}
