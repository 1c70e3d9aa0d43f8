// SPDX-License-Identifier: Apache-2.0
/** What is true of a notion, by its name: nobody else asks for one. */
import { NOTIONS, PARAMETERS } from "./catalogue.js";
import type { NotionTraits, ParameterTraits, Shape } from "./traits.js";

/** The names of all notions, in the order in which to offer them. */
export const NOTION_NAMES = /* @__PURE__ */ Object.keys(NOTIONS) as (keyof typeof NOTIONS)[];

/** What is taken for true of a notion of another version: that it needs all that can be needed. */
const UNKNOWN: NotionTraits = { sees: "either", compares: "secrets", rests: "prior" };

export function traitsOf(notion: string): NotionTraits {
  return Object.hasOwn(NOTIONS, notion) ? NOTIONS[notion as keyof typeof NOTIONS] : UNKNOWN;
}

/** The shape of what a notion has to know; nothing where it has to know nothing. */
export function shapeOf(notion: string): Shape | undefined {
  const { parameter } = traitsOf(notion);
  return parameter === undefined ? undefined : PARAMETERS[parameter as keyof typeof PARAMETERS].shape;
}

/** What the level is that a notion has to know beside its own: "a level for …". */
export function levelSays(notion: string): string {
  const { parameter } = traitsOf(notion);
  const traits: ParameterTraits | undefined = PARAMETERS[parameter as keyof typeof PARAMETERS];
  return traits?.says ?? "";
}

/** The first notion of which something is true. Precondition: there is one. */
function first(is: (traits: NotionTraits) => boolean): keyof typeof NOTIONS {
  return NOTION_NAMES.find((name) => is(NOTIONS[name])) as keyof typeof NOTIONS;
}

/** What is promised where nobody has chosen; it needs to know nothing, whatever the channel sees. */
export const DEFAULT_NOTION = /* @__PURE__ */ first(() => true);

/** The promise about the answer itself: under those about a secret it may be sent as it is. */
export const OF_ANSWERS = /* @__PURE__ */ first(({ compares, parameter }) => compares === "data" && !parameter);

/** The promise for a table that is but a sample. */
export const OF_SAMPLES = /* @__PURE__ */ first(({ rests }) => rests === "sample");

/** The promises by which everything is compared, those with another one in their place where the table is but a sample. */
export const PLAIN_NOTIONS = /* @__PURE__ */ NOTION_NAMES.filter((name) => traitsOf(name).forSamples !== undefined);
