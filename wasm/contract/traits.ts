// SPDX-License-Identifier: Apache-2.0
/** The traits of notions, protocols and objectives, from the core's registries (notion.hpp, protocol.hpp, objective.hpp). */

/**
 * The assumptions of a promise:
 * - "prior": the whole table;
 * - "known": the same, and that an observer knows no more than some columns of the data;
 * - "shares": what each secret's answers are like;
 * - "knownShares": the same as "shares", and that an observer knows no more than some columns;
 * - "sample": that the table counts people drawn at random;
 * - "nothing": none.
 */
export type Rests = "prior" | "known" | "shares" | "knownShares" | "sample" | "nothing";

export interface ProtocolTraits {
  /** Under which notions there is the protocol, and what its channel then may see: the data, or the pair with the secret. */
  ways: Readonly<Record<string, readonly ("data" | "pairs")[]>>;
  /** How many categories the data must have. */
  categories?: number;
  /** Whether it is told how far apart categories are. */
  usesDistances?: true;
  /** Whether reports are sets of categories. */
  marks?: true;
  /** Whether it takes long: a search, and not a closed form. */
  searches?: true;
  /** Whether it can be made for any objective. */
  anyObjective?: true;
}

export interface ObjectiveTraits {
  /** Whether its reports are answers, one for each report. */
  reportsAreAnswers?: true;
  /** Whether it is told how far apart categories are. */
  usesDistances?: true;
  /** Whether it is told which counts matter. */
  usesContrasts?: true;
  /** Whether less of it is better. */
  least?: true;
}
