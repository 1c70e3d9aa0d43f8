// SPDX-License-Identifier: Apache-2.0
/** How far apart categories of the data are: by names outside, as a matrix inside. */

import { shortened } from "../common/characters.js";
import { atLeastZero, list, show, text, type Where } from "../common/checked.js";
import { isNumber } from "../common/number.js";
import { Reason } from "../common/reason.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { fail } from "./errors.js";
import { objectiveTraits } from "./objectives.js";
import { protocolTraits } from "./protocols.js";
import * as texts from "./texts.js";
import type { Distance, Variable } from "./types.js";

/** Distances as somebody else wrote them. Throws an error that says where something is wrong. */
export function checkDistances(value: unknown, data: Variable, where: string): Distance[] {
  const known = new Set(data.categories);
  const category = (item: unknown) => {
    const checked = text(item, where);
    if (known.has(checked)) return checked;
    throw new Reason(namesNoCategory(where, checked));
  };
  const distances = list(value, where).map((item, i): Distance => {
    const [one, other, distance] = list(item, `${where}[${i}]`, 3);
    return [
      category(one),
      category(other),
      atLeastZero(distance, say(texts.distanceOf, show(one), show(other), where)),
    ];
  });
  const flaw = flawOf(distances);
  if (flaw !== undefined) throw new Reason(say(texts.whereFlaw, where, flaw));
  return distances;
}

export const namesNoCategory = (where: Where, category: string): Said =>
  say(texts.namesNoCategory, where, show(category));

function flawOf(distances: Distance[]): Said | undefined {
  const seen = new Set<string>();
  for (const [one, other] of distances) {
    if (one === other) return say(texts.distanceToItself, shortened(one));
    const key = JSON.stringify([one, other]);
    if (seen.has(key)) return say(texts.distanceTwice, shortened(one), shortened(other));
    seen.add(key);
  }
  return undefined;
}

/**
 * data × data, row-major, from the truth to the report. A distance that is given in one order only counts for both.
 * Without distances, they come from the categories. Throws `bad_request` where a pair that occurs is missing.
 */
export function distanceMatrix(given: Distance[] | undefined, data: Variable, occurs: (x: number) => boolean) {
  const { categories } = data;
  if (given === undefined) return fromCategories(categories);
  const flaw = flawOf(given);
  if (flaw !== undefined) throw fail(texts.distancesWrong, flaw);
  const places = new Map(categories.map((category, x) => [category, x]));
  const width = categories.length;
  const matrix = new Float64Array(width * width).fill(Number.NaN);
  const backwards = matrix.slice();
  for (const [one, other, distance] of given) {
    const [x, y] = [places.get(one), places.get(other)];
    if (x === undefined || y === undefined) {
      const unknown = x === undefined ? one : other;
      throw fail(texts.distancesUnknown, shortened(unknown), shortened(data.name));
    }
    if (!(distance >= 0 && Number.isFinite(distance))) {
      throw fail(texts.distanceNotFinite, shortened(one), shortened(other));
    }
    matrix[x * width + y] = distance;
    backwards[y * width + x] = distance;
  }
  for (const x of categories.keys()) {
    matrix[x * width + x] = 0;
    for (const y of categories.keys()) {
      const cell = x * width + y;
      if (Number.isNaN(matrix[cell])) matrix[cell] = backwards[cell] as number;
      if (!Number.isNaN(matrix[cell])) continue;
      if (occurs(x) && occurs(y)) {
        const [one, other] = [categories[x], categories[y]].map((category = "") => shortened(category)) as [
          string,
          string,
        ];
        throw fail(texts.distanceMissing, one, other);
      }
      matrix[cell] = 0;
    }
  }
  return matrix;
}

/** Whether a protocol, made for the objective if it can be, asks how far apart categories are. */
export const usesDistances = (protocol: string, objective = ""): boolean =>
  Boolean(protocolTraits(protocol).usesDistances || objectiveTraits(objective)?.usesDistances);

/** The difference of numbers, where all are numbers, or of positions in the list. */
function fromCategories(categories: string[]): Float64Array {
  const places = categories.every(isNumber) ? categories.map(Number) : [...categories.keys()];
  return Float64Array.from(places.flatMap((one) => places.map((other) => Math.abs(one - other))));
}
