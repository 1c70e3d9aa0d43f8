// SPDX-License-Identifier: Apache-2.0
/** The traits of a notion by its name; other files never ask for a name. A notion of another version has the commonest traits. */
import {
  COMPARES,
  FOR_SAMPLES,
  LEVELS,
  NOTIONS,
  type NotionName,
  OF_ONE_COLUMN,
  PARAMETER_OF,
  PARAMETERS,
  type ParameterName,
  RESTS,
  SEES,
  type Shape,
} from "./catalogue.js";
import type { Rests } from "./traits.js";

function traitOf<Value>(trait: Readonly<Partial<Record<string, Value>>>, notion: string): Value | undefined {
  return Object.hasOwn(trait, notion) ? trait[notion] : undefined;
}

/** The name of what it has to know beside the prior. */
export const parameterOf = (notion: string): ParameterName | undefined => traitOf(PARAMETER_OF, notion);

/** The shape of that parameter, where requests state it. */
export function shapeOf(notion: string): Shape | undefined {
  return traitOf(PARAMETERS, parameterOf(notion) ?? "");
}

/** The purpose of the level that it needs beside its own: "a level for …". */
export const levelSays = (notion: string): string => LEVELS[parameterOf(notion) ?? ""] ?? "";

/** Whether its channels see the secret and are to keep the pair, unless they are to see the data alone. */
export const seesPairs = (notion: string): boolean => traitOf(SEES, notion) === "pairs";

export const comparesData = (notion: string): boolean => traitOf(COMPARES, notion) !== undefined;

export const restsOn = (notion: string): Rests => traitOf(RESTS, notion) ?? "prior";

/** The notion in its place where the table is but a sample. */
export const forSamples = (notion: string): NotionName | undefined => traitOf(FOR_SAMPLES, notion);

/** The notion that it is where the data are one column. */
export const ofOneColumn = (notion: string): string => traitOf(OF_ONE_COLUMN, notion) ?? notion;

/** The first notion of which something is true. Precondition: there is one. */
const first = (is: (notion: NotionName) => boolean) => NOTIONS.find(is) as NotionName;

/** The promise if nobody has chosen one; it needs no parameter, whatever the channel sees. */
export const DEFAULT_NOTION = /* @__PURE__ */ first(() => true);

/** The promise about the answer itself: under those about a secret it may be sent as it is. */
export const OF_ANSWERS = /* @__PURE__ */ first((notion) => comparesData(notion) && !parameterOf(notion));

/** The promises for a table that is but a sample. */
export const ROBUST_NOTIONS = /* @__PURE__ */ NOTIONS.filter((notion) => restsOn(notion) === "sample");

/** The first of them, for whoever has made no other promise. */
export const OF_SAMPLES = /* @__PURE__ */ first((notion) => restsOn(notion) === "sample");

/**
 * The promises by which everything is compared: the first two of those with another one in their place where the table is
 * but a sample. They look both ways, as the others need not.
 */
export const PLAIN_NOTIONS = /* @__PURE__ */ NOTIONS.filter((notion) => forSamples(notion)).slice(0, 2);
