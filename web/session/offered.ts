// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue, Notion, Parameters, ProtocolName } from "../../wasm/api/types.js";
import type { State } from "./state.js";

/** What the page offers: all that needs a table with one column to share, whichever it is, and a chance to be wrong at most. */
export function offered(catalogue: Catalogue): Catalogue {
  const notions = catalogue.notions.filter((notion) => [undefined, "alpha"].includes(catalogue.parameters[notion]));
  const there = new Set(notions.flatMap((notion) => protocolsOf(catalogue, notion)));
  return { ...catalogue, notions, protocols: catalogue.protocols.filter((protocol) => there.has(protocol)) };
}

/** Those that are offered under a notion: told the answer alone, where there are such; otherwise told the secret too. */
export function protocolsOf({ protocols, ways, needs }: Catalogue, notion: Notion): ProtocolName[] {
  const by = (way: "data" | "pairs") =>
    protocols.filter((protocol) => needs[protocol] === undefined && ways[protocol]?.[notion]?.includes(way));
  const blind = by("data");
  return blind.length > 0 ? blind : by("pairs");
}

/** What the notion has to know. */
export function parametersOf({ catalogue, notion, alpha }: State): { parameters?: Parameters } {
  return catalogue?.parameters[notion] === "alpha" ? { parameters: { alpha } } : {};
}
