// SPDX-License-Identifier: GPL-3.0-or-later
/** Methods that are made for counting: how few people they take, and where there are such. */
import type { ObjectiveName } from "../../wasm/contract/catalogue.js";
import { protocolTraits } from "../../wasm/contract/protocols.js";
import type { Design, ProtocolName } from "../../wasm/engine/sluice.js";

export const COUNTING: ObjectiveName = "counting";

/** So many times as many people as the best method takes are worth a word. */
export const MANY_TIMES = 10;

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
