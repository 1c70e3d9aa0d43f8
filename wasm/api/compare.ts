// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols beside each other: what each keeps of the same data under the same guarantee. */
import { kept } from "./kept.js";
import type { Catalogue, Comparison, Design, Notion, ProtocolName } from "./types.js";

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

/** What a comparison tells of a design. */
export function comparisonOf(design: Design): Comparison {
  const { guarantee, utility, alpha, identifiable } = design;
  const levels = Object.entries(design.leakage).map(([notion, { level }]) => [notion, level] as const);
  return {
    protocol: design.protocol,
    notion: guarantee.notion,
    epsilon: guarantee.epsilon,
    ...(design.seesSecret && { seesSecret: true as const }),
    informationOf: kept(guarantee.notion).what,
    ...utility,
    leakage: Object.fromEntries(levels),
    secretInformation: design.secretInformation,
    reports: design.reports.length,
    ...(identifiable !== undefined && { identifiable }),
    ...(alpha !== undefined && { alpha }),
    seconds: design.seconds,
  };
}
