// SPDX-License-Identifier: GPL-3.0-or-later
/** Methods that are made for counting: how few people they take, and where there are such. */
import type { ObjectiveName } from "../../wasm/contract/catalogue.js";
import { restsOn } from "../../wasm/contract/notions.js";
import { protocolTraits } from "../../wasm/contract/protocols.js";
import type { Design, Notion, ProtocolName } from "../../wasm/engine/sluice.js";

export const COUNTING: ObjectiveName = "counting";

/** So many times as many people as the best method takes are worth a word. */
export const MANY_TIMES = 10;

interface Asked {
  notion: Notion;
  protocol: ProtocolName;
  seesSecret?: boolean | undefined;
  epsilon: number;
}

/** Whether the protocol can be made for counting: at level 0 there is nothing to count. */
export function canCount({ notion, protocol, seesSecret, epsilon }: Asked): boolean {
  const made = protocolTraits(protocol).anyObjective === true && !seesSecret;
  return made && restsOn(notion) !== "sample" && epsilon > 0;
}

/** The objective that a design could have been made for, and was not. */
export function countingObjective(design: Design): ObjectiveName | undefined {
  const { guarantee, protocol, seesSecret, utility } = design;
  const { notion, epsilon } = guarantee;
  const made = utility.objective === COUNTING;
  return !made && canCount({ notion, protocol, seesSecret, epsilon }) ? COUNTING : undefined;
}
