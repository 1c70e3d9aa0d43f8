// SPDX-License-Identifier: GPL-3.0-or-later

import type { Catalogue, JointTable, Notion, NotionParameter, ProtocolName } from "../../../../wasm/contract/types.js";
import { type Contender, contenders } from "../../../../wasm/engine/compare.js";
import { keepsPairs } from "../../../facts/pairs.js";

/** Parameters of notions that a person can set on the page; the columns are enough for attributes. */
const settable: (NotionParameter | undefined)[] = [undefined, "alpha", "attributes", "neighbours"];

/** The notions and protocols that the page offers, for one table or another. */
export function offered(catalogue: Catalogue): Catalogue {
  const notions = catalogue.notions.filter((notion) => settable.includes(catalogue.parameters[notion]));
  return { ...catalogue, notions };
}

/** The kinds of promise that there are for a table: what somebody may know of several columns, there is not of one. */
export function promises({ notions, parameters }: Catalogue, table: JointTable | undefined): Notion[] {
  return notions.filter((notion) => parameters[notion] !== "attributes" || table?.data.columns);
}

/** The protocols that are offered for a table under a notion; first those that need the answer alone, where there are such. */
export function choices(catalogue: Catalogue, notion: Notion, table: JointTable | undefined): Contender[] {
  const width = table?.data.categories.length;
  // Distances are not asked for: there are some that go by the categories.
  const fits = ({ protocol }: Contender) => (catalogue.needs[protocol]?.categories ?? width) === width;
  // If both are to be kept, the page has only those that use the secret: shares of other information do not compare.
  const all = contenders(catalogue, notion).filter((one) => fits(one) && (one.seesSecret || !keepsPairs(notion)));
  return [...all.filter(({ seesSecret }) => !seesSecret), ...all.filter(({ seesSecret }) => seesSecret)];
}

export function same(one: Contender, other: Contender): boolean {
  return one.protocol === other.protocol && one.seesSecret === other.seesSecret;
}

/** Those of which a curve is drawn: that need the answer alone, where there are such. */
export function drawn(catalogue: Catalogue, notion: Notion, table: JointTable): ProtocolName[] {
  const all = choices(catalogue, notion, table);
  const sees = all[0]?.seesSecret ?? false;
  return all.filter(({ seesSecret }) => seesSecret === sees).map(({ protocol }) => protocol);
}
