// SPDX-License-Identifier: GPL-3.0-or-later
/** Methods that are made for counting: how few people they take, and where there are such. */
import type { ObjectiveName } from "../../wasm/contract/catalogue.js";
import { restsOn } from "../../wasm/contract/notions.js";
import { protocolTraits } from "../../wasm/contract/protocols.js";
import type { Design, Notion, Objective, ProtocolName } from "../../wasm/engine/sluice.js";

export const COUNTING: ObjectiveName = "counting";

/** So many times as many people as the best method takes are worth a word. */
export const MANY_TIMES = 10;

/**
 * Seconds for a method that counts a sample. A search of 20 seconds told no answer of 2,000 people a point better, for most
 * tables that were tried.
 */
export const QUICK = 0.3;

/** Whether it is searched for so long only. */
export function isQuickToCount(asked: { notion: Notion; objective?: Objective | undefined }): boolean {
  return asked.objective === COUNTING && restsOn(asked.notion) === "sample";
}

interface Asked {
  protocol: ProtocolName;
  seesSecret?: boolean | undefined;
  epsilon: number;
}

/** Whether the protocol can be made for counting: at level 0 there is nothing to count. */
export function canCount({ protocol, seesSecret, epsilon }: Asked): boolean {
  return protocolTraits(protocol).anyObjective === true && !seesSecret && epsilon > 0;
}

/** The objective that a design could have been made for, and was not. */
export function countingObjective(design: Design): ObjectiveName | undefined {
  const { guarantee, protocol, seesSecret, utility } = design;
  const made = utility.objective === COUNTING;
  return !made && canCount({ protocol, seesSecret, epsilon: guarantee.epsilon }) ? COUNTING : undefined;
}
