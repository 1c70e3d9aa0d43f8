// SPDX-License-Identifier: GPL-3.0-or-later
/** B's example, and what a channel of it keeps. */

/** P(x|s) of Example 1. */
const EXAMPLE_1 = [
  [0.2, 0.1, 0.5, 0.2],
  [0.5, 0.3, 0.1, 0.1],
];

export function exampleJoint(secret: number): number[][] {
  return EXAMPLE_1.map((row, s) => row.map((chance) => chance * (s === 0 ? secret : 1 - secret)));
}

/** The lip level at which alpha is the least that will do: the largest |ln P(y|s)/P(y)| with P(y|s) moved towards P(y). */
export function levelAt(alpha: number, joint: number[][]): number {
  const secrets = joint.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  const data = (joint[0] ?? []).map((_, x) => joint.reduce((sum, row) => sum + (row[x] ?? 0), 0));
  const lifts = joint.flatMap((row, s) => row.map((weight, x) => weight / (secrets[s] ?? 1) / (data[x] ?? 1)));
  return Math.max(...lifts.map((lift) => Math.abs(Math.log((1 - alpha) * lift + alpha))));
}

/** P(y|s,x): secrets × data × reports. */
export type Channel = number[][][];

/** I(X;Y) in nats. */
export function informationOf(joint: number[][], channel: Channel): number {
  const reports = channel[0]?.[0] ?? [];
  const both = (joint[0] ?? []).map((_, x) =>
    reports.map((_, y) => joint.reduce((sum, row, s) => sum + (row[x] ?? 0) * (channel[s]?.[x]?.[y] ?? 0), 0)),
  );
  const data = both.map((row) => row.reduce((sum, chance) => sum + chance, 0));
  const reported = reports.map((_, y) => both.reduce((sum, row) => sum + (row[y] ?? 0), 0));
  let information = 0;
  both.forEach((row, x) => {
    row.forEach((chance, y) => {
      if (chance > 0) information += chance * Math.log(chance / ((data[x] ?? 1) * (reported[y] ?? 1)));
    });
  });
  return information;
}

/** The total variation distance to reporting the answer as it is: P(Y ≠ X). */
export function distanceOf(joint: number[][], channel: Channel): number {
  let distance = 0;
  joint.forEach((row, s) => {
    row.forEach((chance, x) => {
      distance += chance * (1 - (channel[s]?.[x]?.[x] ?? 0));
    });
  });
  return distance;
}
