// SPDX-License-Identifier: GPL-3.0-or-later
import type { messages } from "../messages/page.js";
import type { Claim } from "./sentence.js";

export interface Fact {
  name: keyof typeof messages.label.names;
  /** In few words; what stands in the hole {figure} is set off. */
  brief: Claim;
  sentences: Claim[];
}
