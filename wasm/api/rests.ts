// SPDX-License-Identifier: GPL-3.0-or-later
import type { Notion } from "./types.js";

/** Whether what is promised depends on the table that a protocol was made from; where answers are compared it does not. */
export function restsOnTable(notion: Notion): boolean {
  return notion !== "data-ldp" && notion !== "context-aware";
}
