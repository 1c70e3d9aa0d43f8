// SPDX-License-Identifier: Apache-2.0
/** How far apart categories of the data are: by names outside, as a matrix inside. */
import { shortened } from "../common/characters.js";
import { atLeastZero, list, Reason, show, text } from "../common/checked.js";
import { isNumber } from "../common/number.js";
import { SluiceError } from "./errors.js";
import type { Distance, Variable } from "./types.js";

/** Distances as somebody else wrote them. Throws an error that says where something is wrong. */
export function checkDistances(value: unknown, data: Variable, where: string): Distance[] {
  const known = new Set(data.categories);
  const category = (item: unknown) => {
    const checked = text(item, where);
    if (known.has(checked)) return checked;
    throw new Reason(`${where} names ${show(checked)}, which is no category`);
  };
  const distances = list(value, where).map((item, i): Distance => {
    const [one, other, distance] = list(item, `${where}[${i}]`, 3);
    return [
      category(one),
      category(other),
      atLeastZero(distance, `the distance of ${show(one)} and ${show(other)} in ${where}`),
    ];
  });
  const flaw = flawOf(distances);
  if (flaw !== undefined) throw new Reason(`${where} ${flaw}`);
  return distances;
}

function flawOf(distances: Distance[]): string | undefined {
  const seen = new Set<string>();
  for (const [one, other] of distances) {
    if (one === other) return `has a distance of "${shortened(one)}" from itself`;
    const key = JSON.stringify([one, other].sort());
    if (seen.has(key)) return `has the pair "${shortened(one)}", "${shortened(other)}" twice`;
    seen.add(key);
  }
  return undefined;
}

/**
 * data × data, row-major: what is given, or what there is to say about categories of which nobody has said anything.
 * Throws `bad_request` where a pair that occurs is missing.
 */
export function distanceMatrix(given: Distance[] | undefined, data: Variable, occurs: (x: number) => boolean) {
  const { categories } = data;
  if (given === undefined) return fromCategories(categories);
  const flaw = flawOf(given);
  if (flaw !== undefined) throw refused(`The list of distances ${flaw}.`);
  const places = new Map(categories.map((category, x) => [category, x]));
  const width = categories.length;
  const matrix = new Float64Array(width * width).fill(Number.NaN);
  for (const [one, other, distance] of given) {
    const [x, y] = [places.get(one), places.get(other)];
    if (x === undefined || y === undefined) {
      const unknown = x === undefined ? one : other;
      throw refused(`"${shortened(unknown)}" in the distances is no category of "${shortened(data.name)}".`);
    }
    if (!(distance >= 0 && Number.isFinite(distance))) {
      throw refused(`The distance of "${shortened(one)}" and "${shortened(other)}" is no finite number of at least 0.`);
    }
    matrix[x * width + y] = distance;
    matrix[y * width + x] = distance;
  }
  for (const x of categories.keys()) {
    matrix[x * width + x] = 0;
    for (const y of categories.keys()) {
      if (!Number.isNaN(matrix[x * width + y])) continue;
      if (occurs(x) && occurs(y)) {
        const [one, other] = [categories[x], categories[y]].map((category = "") => shortened(category));
        throw refused(`There is no distance of "${one}" and "${other}".`);
      }
      matrix[x * width + y] = 0;
    }
  }
  return matrix;
}

function refused(message: string): SluiceError {
  return new SluiceError(
    "bad_request",
    message,
    "Give one distance for each pair of categories, a finite number of at least 0, or none at all.",
  );
}

/** The difference of numbers, where all are numbers, or of positions in the list. */
function fromCategories(categories: string[]): Float64Array {
  const places = categories.every(isNumber) ? categories.map(Number) : [...categories.keys()];
  return Float64Array.from(places.flatMap((one) => places.map((other) => Math.abs(one - other))));
}
