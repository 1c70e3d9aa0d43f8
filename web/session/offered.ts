// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue } from "../../wasm/api/types.js";

/** What the page offers: all that needs nothing but a table with one column to share. */
export function offered(catalogue: Catalogue): Catalogue {
  const notions = catalogue.notions.filter((notion) => catalogue.parameters[notion] === undefined);
  const forAll = (protocol: string) => notions.every((notion) => catalogue.ways[protocol]?.[notion]?.includes("data"));
  const protocols = catalogue.protocols.filter(forAll);
  return { ...catalogue, notions, protocols };
}
