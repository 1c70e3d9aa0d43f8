// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols beside each other: what each keeps of the same data under the same guarantee. */

import { usesDistances } from "../contract/distances.js";
import { SluiceError } from "../contract/errors.js";
import { protocolTraits } from "../contract/protocols.js";
import type {
  Catalogue,
  Comparison,
  Design,
  Distance,
  JointTable,
  Notion,
  Objective,
  Parameters,
  ProtocolName,
  Search,
} from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import type { Bridge } from "./bridge.js";

/** A protocol, and whether its channel is to see the secret. */
export interface Contender {
  protocol: ProtocolName;
  seesSecret: boolean;
}

/** All that there is under a notion, in the order of the catalogue; a protocol that may see the secret or not stands twice. */
export function contenders({ protocols, ways }: Catalogue, notion: Notion): Contender[] {
  return protocols.flatMap((protocol) =>
    (ways[protocol]?.[notion] ?? []).map((sees) => ({ protocol, seesSecret: sees === "pairs" })),
  );
}

/** The objective, as far as the protocol can be made for any. */
export function aimOf({ protocol }: Contender, objective: Objective | undefined): { objective?: Objective } {
  return objective !== undefined && protocolTraits(protocol).anyObjective ? { objective } : {};
}

/** What is known for this one: protocols that have no use for distances refuse them. */
export function distancesFor(
  { protocol }: Contender,
  objective: Objective | undefined,
  distances: Distance[] | undefined,
): { distances?: Distance[] } {
  return distances && usesDistances(protocol, objective) ? { distances } : {};
}

/** What a comparison tells of a design. */
export function comparisonOf(design: Design): Comparison {
  const { guarantee, alpha, contrasts, identifiable, guess, guessDistance, error, reportDistance } = design;
  const { distances: _, countWeights: __, contrasts: ___, ...utility } = design.utility;
  const levels = Object.entries(design.leakage).map(([notion, { level }]) => [notion, level] as const);
  return {
    protocol: design.protocol,
    notion: guarantee.notion,
    epsilon: guarantee.epsilon,
    ...(design.seesSecret && { seesSecret: true as const }),
    informationOf: kept(guarantee.notion, design.seesSecret).what,
    ...utility,
    ...(contrasts && { contrasts }),
    leakage: Object.fromEntries(levels),
    secretInformation: design.secretInformation,
    guess,
    ...(guessDistance && { guessDistance }),
    ...(error !== undefined && { error }),
    ...(reportDistance !== undefined && { reportDistance }),
    reports: design.marks ? 2 ** design.data.categories.length : design.reports.length,
    ...(identifiable !== undefined && { identifiable }),
    ...(alpha !== undefined && { alpha }),
    seconds: design.seconds,
  };
}

export interface CompareRequest {
  table: JointTable;
  notion: Notion;
  epsilon: number;
  /** What the notion has to know. */
  parameters?: Parameters;
  /** What those protocols are made for that can be made for any objective. */
  objective?: Objective;
  /** For those that use them. */
  distances?: Distance[];
  /** Only channels that see the secret, or only those that see the data alone. */
  seesSecret?: boolean;
  /** For each search. */
  search?: Search;
}

export interface CompareOptions {
  signal?: AbortSignal;
  /** Called with each protocol as soon as it is designed. */
  onEntry?: (entry: Comparison) => void;
  /** Called with each that is not for these data. */
  onFailure?: (contender: Contender, error: SluiceError) => void;
}

/** Every protocol that there is under the notion, one after the other. */
export async function compareBy(
  bridge: Bridge,
  request: CompareRequest,
  { signal, onEntry, onFailure }: CompareOptions,
): Promise<Comparison[]> {
  const catalogue = await bridge.call("catalogue", undefined, { signal });
  const { objective, distances, ...asked } = request;

  const compared: Comparison[] = [];
  for (const contender of contenders(catalogue, request.notion)) {
    if (contender.seesSecret !== (request.seesSecret ?? contender.seesSecret)) continue;
    try {
      const aim = aimOf(contender, objective);
      const input = { ...asked, ...contender, ...aim, ...distancesFor(contender, aim.objective, distances) };
      const entry = comparisonOf(await bridge.call("design", input, { signal }));
      compared.push(entry);
      onEntry?.(entry);
    } catch (error) {
      if (!(error instanceof SluiceError) || error.code === "cancelled" || error.code === "crashed") throw error;
      onFailure?.(contender, error);
    }
  }
  return compared;
}
