// SPDX-License-Identifier: GPL-3.0-or-later
/** The settings that a protocol is designed for, and the parameters that its notion takes from them. */

import { DEFAULT_NOTION } from "../../wasm/contract/notions.js";
import { BEST_PROTOCOL, protocolTraits } from "../../wasm/contract/protocols.js";
import type {
  Catalogue,
  Notion,
  Objective,
  Parameters,
  PriorSummary,
  ProtocolName,
} from "../../wasm/contract/types.js";
import { COUNTING, canCount } from "../facts/counting.js";
import { type Neighbours, pairsOf } from "../facts/neighbours.js";

export interface Settings {
  notion: Notion;
  epsilon: number;
  /** The chance that the true distribution is none of those that are allowed for, under a notion that takes one. */
  alpha: number;
  /** The categories of the secret that are neighbours, under a notion that takes them. */
  neighbours: Neighbours;
  protocol: ProtocolName;
  /** Whether its channel uses the secret too. */
  seesSecret: boolean;
  /** The purpose of the protocol, if it is not the information and the protocol can be made for any. */
  objective?: Objective | undefined;
  /** Whether counts are rounded before the search; left to the page if nobody has said. */
  rounds?: boolean | undefined;
}

export const initialSettings: Settings = {
  notion: DEFAULT_NOTION,
  epsilon: 0.5,
  alpha: 0.05,
  neighbours: "next",
  protocol: BEST_PROTOCOL,
  seesSecret: false,
};

interface Known {
  catalogue?: Catalogue | undefined;
  prior?: PriorSummary | undefined;
}

/** The chance to be wrong, where the notion takes one. */
export function alphaOf({ catalogue, notion, alpha }: Settings & Known): number | undefined {
  return catalogue?.parameters[notion] === "alpha" ? alpha : undefined;
}

/** The objective in a request: nothing where the protocol has an aim of its own, or cannot be made for this one. */
export function objectiveOf(settings: Settings): { objective?: Objective } {
  const { protocol, objective } = settings;
  if (objective === undefined || !protocolTraits(protocol).anyObjective) return {};
  return objective === COUNTING && !canCount(settings) ? {} : { objective };
}

/** The parameters that the notion needs. */
export function parametersOf(settings: Settings & Known): { parameters?: Parameters } {
  const { catalogue, notion, neighbours, prior } = settings;
  const alpha = alphaOf(settings);
  if (alpha !== undefined) return { parameters: { alpha } };
  if (catalogue?.parameters[notion] !== "neighbours") return {};
  return { parameters: { neighbours: pairsOf(neighbours, prior?.secret.categories ?? []) } };
}
