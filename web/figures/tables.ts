// SPDX-License-Identifier: GPL-3.0-or-later

import type { JointTable } from "../../wasm/contract/types.js";
import adult from "./adult.json" with { type: "json" };

const named = (name: string, count: number) => ({
  name,
  categories: Array.from({ length: count }, (_, i) => `${name.toLowerCase()}${i + 1}`),
});

/** Secret × data. */
export function tableOf(joint: number[][]): JointTable {
  return {
    secret: named("S", joint.length),
    data: named("X", joint[0]?.length ?? 0),
    weights: Float64Array.from(joint.flat()),
  };
}

/** All combinations of the values of several attributes, the last one changing first. */
export function combinationsOf(sizes: number[]): number[][] {
  return sizes.reduce<number[][]>(
    (all, size) => all.flatMap((before) => Array.from({ length: size }, (_, value) => [...before, value])),
    [[]],
  );
}

/** The same where the data are all combinations of several attributes. */
export function attributesOf(joint: number[][], sizes: number[]): JointTable {
  const table = tableOf(joint);
  const combinations = combinationsOf(sizes);
  const columns = sizes.map((_, j) => ({
    name: `X${j + 1}`,
    values: combinations.map((values) => String(values[j])),
  }));
  const categories = combinations.map((values) => values.join(", "));
  return { ...table, data: { name: "X", categories, columns } };
}

export interface AdultTable {
  name: string;
  table: JointTable;
}

/** Education by marital status, as counted. Precondition: the first table is that one. */
export const ADULT_EDUCATION = adult.tables[0] as (typeof adult.tables)[number];

/** A's six panels of the Adult data. */
export const adultTables: AdultTable[] = adult.tables.map(({ secret, data, secrets, categories, counts }) => ({
  name: `S = ${secret} (${secrets.length}), X = ${data} (${categories.length})`,
  table: {
    secret: { name: secret, categories: secrets },
    data: { name: data, categories },
    weights: Float64Array.from(counts.flat()),
  },
}));

/** Closer together where the protocols change places. */
export const ADULT_LEVELS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4];
