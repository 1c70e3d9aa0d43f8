// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols beside each other: what each keeps of the same data under the same guarantee. */

import { usesDistances } from "../contract/distances.js";
import { fail, SluiceError } from "../contract/errors.js";
import { CONDITIONAL_REPORTING, protocolTraits, RANDOMISED_RESPONSE } from "../contract/protocols.js";
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
import { toProtocolFile } from "../protocol/protocol-file.js";
import type { Bridge } from "./bridge.js";
import { isPlannable, peopleNeeded, WITHIN_5_POINTS } from "./people-needed.js";
import * as texts from "./texts.js";

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

/** The distances, if this protocol uses them; protocols that have no use for distances refuse them. */
export function distancesFor(
  { protocol }: Contender,
  objective: Objective | undefined,
  distances: Distance[] | undefined,
): { distances?: Distance[] } {
  return distances && usesDistances(protocol, objective) ? { distances } : {};
}

/** Orders of alpha-leakage that are told if no others are asked for. */
const USUAL_ORDERS = [1, 2, Number.POSITIVE_INFINITY];

/** Below this order rounding would be more than what is told; the leakage differs from that of order 1 by as little. */
const NEAR_ONE = 1 + 1e-6;

/** About the secret, at an order of at least 1. */
function leakageAt(order: number, { secretInformation, secretDistribution: prior, ...design }: Design): number {
  if (order < NEAR_ONE) return secretInformation;
  const secrets = prior.length;
  /** The norm of this order. */
  const size = (chances: Float64Array): number => {
    const most = Math.max(...chances);
    if (order === Number.POSITIVE_INFINITY || most === 0) return most;
    return most * chances.reduce((sum, chance) => sum + (chance / most) ** order, 0) ** (1 / order);
  };
  const posterior = (y: number) => design.secretPosterior.subarray(y * secrets, (y + 1) * secrets);
  const mean = design.reportDistribution.reduce((sum, chance, y) => sum + chance * size(posterior(y)), 0);
  const factor = order === Number.POSITIVE_INFINITY ? 1 : order / (order - 1);
  return Math.max(0, factor * Math.log(mean / size(prior)));
}

function checkOrders(orders: number[]): void {
  const wrong = orders.find((order) => !(order >= 1));
  if (wrong !== undefined) throw fail(texts.orderTooSmall, wrong);
}

/** The same, of which Conditional Reporting is told how it stands beside the others. */
export function withStanding(compared: readonly Comparison[]): Comparison[] {
  return compared.map((entry) => (entry.protocol === CONDITIONAL_REPORTING ? standing(entry, compared) : entry));
}

/** Nats that one has to keep more for it to be more than rounding. */
const MORE = 1e-9;

function standing(entry: Comparison, compared: readonly Comparison[]): Comparison {
  const { mutualInformation: kept, epsilon, notion, informationOf, alpha = Number.NaN } = entry;
  const beside = compared.filter(
    (other) => other.epsilon === epsilon && other.notion === notion && other.informationOf === informationOf,
  );
  if (beside.length === 1) return entry;
  const beatenBy = beside
    .filter(({ mutualInformation }) => mutualInformation > kept + MORE)
    .sort((one, other) => other.mutualInformation - one.mutualInformation)
    .map(({ protocol, seesSecret }) => ({ protocol, ...(seesSecret && { seesSecret }) }));
  const plain = beside.find(({ protocol }) => protocol === RANDOMISED_RESPONSE);
  // If the pair is kept, both are other protocols, whose parameters no paper compares.
  const less = plain && informationOf === "data" ? alpha - (plain.alpha ?? Number.NaN) : Number.NaN;
  const found = {
    beatenBy,
    ...(plain && { information: kept - plain.mutualInformation }),
    ...(Number.isFinite(less) && { alpha: less }),
  };
  return { ...entry, standing: found };
}

/** A design's entry in a comparison, with how many people it takes. Throws `bad_request` if an order is below 1. */
export function comparisonOf(design: Design, people: number | undefined, orders: number[] = USUAL_ORDERS): Comparison {
  checkOrders(orders);
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
    ...(people !== undefined && { people: Number.isFinite(people) ? people : null }),
    leakage: Object.fromEntries(levels),
    secretInformation: design.secretInformation,
    guess,
    ...(guessDistance && { guessDistance }),
    ...(error !== undefined && { error }),
    ...(reportDistance !== undefined && { reportDistance }),
    reports: design.marks ? 2 ** design.data.categories.length : design.reports.length,
    ...(identifiable !== undefined && { identifiable }),
    ...(alpha !== undefined && { alpha }),
    ...(!design.marks && { alphaLeakage: orders.map((order) => ({ order, leakage: leakageAt(order, design) })) }),
    seconds: design.seconds,
  };
}

export interface CompareRequest {
  table: JointTable;
  notion: Notion;
  epsilon: number;
  /** The parameters of the notion. */
  parameters?: Parameters;
  /** The objective of those protocols that can be made for any objective. */
  objective?: Objective;
  /** For those that use them. */
  distances?: Distance[];
  /** Only channels that see the secret, or only those that see the data alone. */
  seesSecret?: boolean;
  /** For each search. */
  search?: Search;
  /** Orders of the alpha-leakage, each at least 1, Infinity among them; 1, 2 and Infinity if none are given. */
  orders?: number[];
}

export interface CompareOptions {
  signal?: AbortSignal;
  /** Called with each protocol as soon as it is designed: before it is known how it stands beside the others. */
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
  const catalogue = await bridge.call("catalogue", [], { signal });
  const { objective, distances, orders, ...asked } = request;
  checkOrders(orders ?? []);

  const compared: Comparison[] = [];
  for (const contender of contenders(catalogue, request.notion)) {
    if (contender.seesSecret !== (request.seesSecret ?? contender.seesSecret)) continue;
    try {
      const aim = aimOf(contender, objective);
      const one = { ...asked, ...contender, ...aim, ...distancesFor(contender, aim.objective, distances) };
      const design = await bridge.call("design", [one], { signal });
      const planned = [toProtocolFile(design), WITHIN_5_POINTS] as const;
      const plan = isPlannable(design) ? await bridge.call("plan", [...planned], { signal }) : undefined;
      const entry = comparisonOf(design, plan && peopleNeeded(plan), orders);
      compared.push(entry);
      onEntry?.(entry);
    } catch (error) {
      if (!(error instanceof SluiceError) || error.code === "cancelled" || error.code === "crashed") throw error;
      onFailure?.(contender, error);
    }
  }
  return withStanding(compared);
}
