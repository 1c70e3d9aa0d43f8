// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether a channel goes by the answer or by secret and answer together, and which of them it is to keep. */
import { restsOnTable } from "../../wasm/contract/assumptions.js";
import { comparesData, OF_ANSWERS, restsOn } from "../../wasm/contract/notions.js";
import { BEST_PROTOCOL } from "../../wasm/contract/protocols.js";
import type { DataVariable, Design, Notion, Objective, PriorSummary, ProtocolName } from "../../wasm/contract/types.js";
import { kept } from "../../wasm/contract/utility-target.js";
import { columnsOf, shownNames } from "../../wasm/protocol/columns.js";
import { isAnswerItself } from "../../wasm/protocol/held-counts.js";
import { pairsOf } from "../../wasm/protocol/pairs.js";
import { messages } from "../messages/page.js";
import { list } from "../text/format-message.js";

/** Names what the level is about: most often the secret, but under a promise about the answer the answer. */
export function sliderOf(notion: Notion): string {
  const { slider, sliderAnswer } = messages.level;
  return comparesData(notion) ? sliderAnswer : slider;
}

/** Names of the channel's inputs, in the order of its rows. */
export function inputNames({ secret, data, seesSecret }: Design): string[] {
  return seesSecret ? pairsOf(secret, data).categories : shownNames(data.categories);
}

/** How many of all people have each input. */
export function inputShares({ prior, total, dataDistribution, seesSecret }: Design): Float64Array {
  return seesSecret ? prior.map((people) => people / total) : dataDistribution;
}

/** P(input | report). */
export function inputsAfter(design: Design, report: number): number[] {
  const width = design.reports.length;
  const share = design.reportDistribution[report] ?? 0;
  if (!design.seesSecret || share === 0) {
    const answers = design.data.categories.length;
    return Array.from(design.dataPosterior.subarray(report * answers, (report + 1) * answers));
  }
  return Array.from(inputShares(design), (had, input) => (had * (design.channel[input * width + report] ?? 0)) / share);
}

/** The columns of which information is kept. */
export function columnsKept(design: Design): string[] {
  return keepsPair(design) ? usedBy(design) : sharedNames(design.data);
}

/** The columns that are shared. */
export function sharedNames(data: DataVariable): string[] {
  return columnsOf(data).map(({ name }) => name);
}

/** The name of the hidden column, which is the shared one if that is protected itself. */
export function hiddenName(design: Design): string {
  return isAnswerItself(design, design.prior) ? list(sharedNames(design.data)) : design.secret.name;
}

/** The columns of which a report says anything: none of them is passed on. */
export function usedBy({ secret, data }: Design): string[] {
  return [...sharedNames(secret), ...sharedNames(data)];
}

/** The information that a channel could keep at most under a notion, whether it uses the secret or not (nats). */
export function entropyKept(notion: Notion, seesSecret: boolean, prior: PriorSummary): number {
  const { secretEntropy, dataEntropy, mutualInformation } = prior;
  return keepsPairs(notion) && seesSecret ? secretEntropy + dataEntropy - mutualInformation : dataEntropy;
}

/** Whether channels under it that use the secret are to keep both. */
export function keepsPairs(notion: Notion): boolean {
  return kept(notion, true).symbol !== "X";
}

/** Whether this one is to. */
export function keepsPair({ guarantee, seesSecret }: Pick<Design, "guarantee" | "seesSecret">): boolean {
  return kept(guarantee.notion, seesSecret).symbol !== "X";
}

/**
 * Describes a protocol under a notion, where it uses the secret or does not; with an objective where it was made for
 * another than information. It is said to be the best only where its bound is `proved` to be reached.
 */
export function saysOf(
  protocol: ProtocolName,
  notion: Notion,
  seesSecret: boolean,
  objective?: Objective,
  proved = true,
): string {
  const { objectives, protocols, protocolsOfPairs, bestKnown } = messages.channel;
  // A better one may be proved for fewer percentages than those that this one is proved for.
  if (protocol === BEST_PROTOCOL && (!proved || restsOn(notion) === "sample")) return bestKnown;
  if (objective !== undefined) return objectives[objective] ?? "";
  const own = seesSecret && keepsPairs(notion) ? protocolsOfPairs : {};
  return own[protocol] ?? protocols[protocol]?.says ?? "";
}

/** The limits of a privatised file, as far as they can be told for all. */
export function limitsOf(notion: Notion): string[] {
  const { limits, limitAnswer, limitSample } = messages.privatise;
  const [last = ""] = limits.slice(-1);
  return [
    ...limits.slice(0, -1),
    ...(notion === OF_ANSWERS ? [] : [limitAnswer]),
    // A notion that compares answers promises the same whoever the people are.
    ...(restsOnTable(notion) ? [restsOn(notion) === "sample" ? limitSample : last] : []),
  ];
}
