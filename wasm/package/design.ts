// SPDX-License-Identifier: GPL-3.0-or-later
/** The options of a design, as the engine's request. */
import type { KnownProtocol, ObjectiveName } from "../contract/catalogue.js";
import { OBJECTIVE_NAMES } from "../contract/objectives.js";
import { BEST_PROTOCOL, PROTOCOL_NAMES } from "../contract/protocols.js";
import type { Contrast, CountWeight, DesignRequest, Distance, JointTable, Search } from "../contract/types.js";
import { GUARANTEE_KEYS, guaranteeIn } from "./guarantee.js";
import { checkName, checkOptions, pick } from "./options.js";
import { TASK_KEYS } from "./progress.js";
import { COLUMN_KEYS } from "./source.js";

/** The aim of a protocol, and how far the search for it goes. */
export interface AimOptions {
  /** "optimal" if it is not given: the best channel there is. */
  protocol?: KnownProtocol | undefined;
  /** The aim of `optimal`; "information" if it is not given. */
  objective?: ObjectiveName | undefined;
  /** How far apart categories of the data are, for protocols and objectives that ask for it. */
  distances?: Distance[] | undefined;
  /** How much the variance of each share counts, for the objective `counting`. */
  countWeights?: CountWeight[] | undefined;
  /** Sums of shares that are to be told. */
  contrasts?: Contrast[] | undefined;
  /** How good it has to be to count from, beside the best protocol for `counting`: above 0 and at most 1. */
  countingEfficiency?: number | undefined;
  /** A bound on I(S;Y) beside the guarantee, in nats. */
  averageLeakage?: number | undefined;
  /** Under guarantees about a sample: whether the set of distributions holds the true one by proof. */
  provedSample?: boolean | undefined;
  /** Whether the channel sees the secret as well. Left out, it does where the protocol needs it. */
  seesSecret?: boolean | undefined;
  /** The multiple, from 2 to 1000, that counts are rounded to, so that settings for readers tell no more of the table. */
  roundCounts?: number | undefined;
  method?: Search["method"] | undefined;
  /** How near to the proven bound is near enough, in nats; 1e-6 if it is not given. */
  gap?: number | undefined;
  /** After which the search ends with the best channel and its bound; 30 if it is not given. */
  seconds?: number | undefined;
}

const AIM_KEYS = [
  ...["objective", "distances", "countWeights", "contrasts", "countingEfficiency"],
  ...["averageLeakage", "provedSample", "seesSecret", "roundCounts"],
];
const SEARCH_KEYS = ["method", "gap", "seconds"];

/** Throws `bad_request` for unknown options, protocols and objectives, before anything is read. */
export function checkAsked(options: object, more: readonly string[] = ["protocol"]): void {
  checkOptions(options, [...GUARANTEE_KEYS, ...COLUMN_KEYS, ...AIM_KEYS, ...SEARCH_KEYS, ...TASK_KEYS, ...more]);
  const { protocol, objective } = options as AimOptions;
  checkName(protocol, PROTOCOL_NAMES, "protocol");
  checkName(objective, OBJECTIVE_NAMES, "objective");
  guaranteeIn(options);
}

/** Precondition: the options have been checked. */
export function requestOf(options: AimOptions, table: JointTable): DesignRequest {
  const { notion, level, parameters } = guaranteeIn(options);
  const search = pick(options, SEARCH_KEYS) as Search;
  return {
    table,
    notion,
    epsilon: level as number,
    ...(parameters && { parameters }),
    protocol: options.protocol ?? BEST_PROTOCOL,
    ...(pick(options, AIM_KEYS) as Partial<DesignRequest>),
    ...(Object.keys(search).length > 0 && { search }),
  };
}
