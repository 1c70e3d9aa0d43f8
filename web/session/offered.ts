// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue } from "../../wasm/api/types.js";

/** What the page offers: all that needs nothing but a table with one column to share, whichever table it is. */
export function offered(catalogue: Catalogue): Catalogue {
  const notions = catalogue.notions.filter((notion) => catalogue.parameters[notion] === undefined);
  const forAll = (protocol: string) => notions.every((notion) => catalogue.ways[protocol]?.[notion]?.includes("data"));
  const protocols = catalogue.protocols.filter(
    (protocol) => forAll(protocol) && catalogue.needs[protocol] === undefined,
  );
  return { ...catalogue, notions, protocols };
}
