// SPDX-License-Identifier: Apache-2.0
/** The traits of a protocol by its name; other files never ask for a name. */
import { type KnownProtocol, PROTOCOLS } from "./catalogue.js";
import type { ProtocolTraits } from "./traits.js";

/** The names of all protocols, in the order in which to offer them. */
export const PROTOCOL_NAMES = /* @__PURE__ */ Object.keys(PROTOCOLS) as KnownProtocol[];

const UNKNOWN: ProtocolTraits = { ways: {} };

export function protocolTraits(protocol: string): ProtocolTraits {
  return Object.hasOwn(PROTOCOLS, protocol) ? PROTOCOLS[protocol as KnownProtocol] : UNKNOWN;
}

/** The best one, which is taken where nobody has chosen. */
export const BEST_PROTOCOL = PROTOCOL_NAMES[0] as KnownProtocol;

/** The first that needs no search: there is nothing that it cannot be made for. */
export const SIMPLE_PROTOCOL = /* @__PURE__ */ PROTOCOL_NAMES.find(
  (name) => !protocolTraits(name).searches,
) as KnownProtocol;

/** Two whose parameters are made to be compared: Conditional Reporting, and randomised response (A, journal, VIII-E). */
export const CONDITIONAL_REPORTING: KnownProtocol = "cr";
export const RANDOMISED_RESPONSE: KnownProtocol = "grr";
