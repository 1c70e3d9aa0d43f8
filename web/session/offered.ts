// SPDX-License-Identifier: GPL-3.0-or-later
import type { Catalogue } from "../../wasm/api/types.js";

/** What the page offers: all that needs nothing but a table with one column to share. */
export function offered(catalogue: Catalogue): Catalogue {
  const notions = catalogue.notions.filter((notion) => catalogue.parameters[notion] === undefined);
  const protocols = catalogue.protocols.filter((protocol) => catalogue.onlyFor[protocol] === undefined);
  return { ...catalogue, notions, protocols };
}
