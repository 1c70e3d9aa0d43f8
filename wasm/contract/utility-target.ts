// SPDX-License-Identifier: Apache-2.0
/** The variable that utility is about: the data, or the pair of secret and data. */
import { seesPairs } from "./notions.js";
import type { Notion } from "./types.js";

export interface Kept {
  /** In words. */
  what: "data" | "secret and data";
  /** As it stands in I(…;Y) and H(…). */
  symbol: "X" | "S,X";
}

/** For a channel that sees the secret, or does not. */
export function kept(notion: Notion, seesSecret: boolean | undefined): Kept {
  return seesSecret && seesPairs(notion) ? { what: "secret and data", symbol: "S,X" } : { what: "data", symbol: "X" };
}
