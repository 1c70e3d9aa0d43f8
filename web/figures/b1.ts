// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { tableOf } from "./tables.js";

/** P(x|s) of Example 1: its rows sum to 1, so it is no joint table, as the paper calls it. */
const EXAMPLE = [
  [0.2, 0.1, 0.5, 0.2],
  [0.5, 0.3, 0.1, 0.1],
];

/** The lip level at which alpha is the least that will do: the largest |ln P(y|s)/P(y)| with P(y|s) moved towards P(y). */
function levelAt(alpha: number, joint: number[][]): number {
  const secrets = joint.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  const data = (joint[0] ?? []).map((_, x) => joint.reduce((sum, row) => sum + (row[x] ?? 0), 0));
  const lifts = joint.flatMap((row, s) => row.map((weight, x) => weight / (secrets[s] ?? 1) / (data[x] ?? 1)));
  return Math.max(...lifts.map((lift) => Math.abs(Math.log((1 - alpha) * lift + alpha))));
}

const kinds = [
  { name: "Markov, keep or draw anew", protocol: "resample" },
  { name: "Markov, best for the same P(Y|S)", protocol: "markov" },
  { name: "Non-Markov, told the secret", protocol: "coupling" },
  { name: "Best, seeing X", protocol: "optimal" },
  { name: "Best, told the secret", protocol: "optimal", seesSecret: true },
];

export const b1: Figure = {
  id: "b1",
  paper: "B",
  number: "Example 1",
  title: "What linear reduction keeps, and what it gives away",
  about: () =>
    "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share alpha; each alpha is the least for a level of log-lift (lip), and at that level the other protocols stand beside it.",
  reported:
    "The non-Markov scheme keeps much more than the Markov one at the same alpha and the same I(S;Y), with P(Y) = P(X). The preprint's own values of alpha and of the information could not be read by us.",
  differs:
    "The solution of the paper's Lemma 1 is not the only Markov one where there are fewer secrets than categories: a better one keeps more than twice as much at alpha 0.5. It does not keep steadily less as alpha grows: P(Y|S) is prescribed, and the best of a few ways to reach it (all of them are tried) changes. The non-Markov solution is not unique either; the one that keeps most is shown. The paper's eq. 6 is a first order and no bound: alpha is calibrated exactly here.",
  sliders: [
    { key: "secret", label: "P(first secret)", least: 0.05, most: 0.95, step: 0.05, value: 0.5 },
    { key: "points", label: "Points", least: 3, most: 40, step: 1, value: 20, live: 10 },
  ],
  async compute(designer, { secret = 0.5, points = 20 }, tell) {
    const joint = EXAMPLE.map((row, s) => row.map((chance) => chance * (s === 0 ? secret : 1 - secret)));
    const table = tableOf(joint);
    // At alpha 1 nothing may be learnt at all.
    const alphas = steps(1 / points, 1 - 1 / points, points);
    const series: { name: string; kept: Point[]; traded: Point[] }[] = [];
    const half: string[] = [];
    for (const [k, { name, ...request }] of kinds.entries()) {
      const found: { name: string; kept: Point[]; traded: Point[] } = { name, kept: [], traded: [] };
      for (const [i, alpha] of [...alphas, 0.5].entries()) {
        const design = await designer.design({ table, notion: "lip", epsilon: levelAt(alpha, joint), ...request });
        const { mutualInformation } = design.utility;
        if (i < alphas.length) {
          found.kept.push({ x: alpha, y: mutualInformation });
          found.traded.push({ x: design.secretInformation, y: mutualInformation });
        } else {
          half.push(`${name} ${mutualInformation.toFixed(4)}`);
        }
        await tell((k + (i + 1) / (points + 1)) / kinds.length);
      }
      found.traded.sort((a, b) => a.x - b.x);
      series.push(found);
    }
    return {
      panels: [
        {
          title: "Kept, by alpha",
          x: { label: "alpha" },
          y: { label: "I(X;Y), nats" },
          series: series.map(({ name, kept }) => ({ name, points: kept })),
        },
        {
          title: "Kept, by what is given away",
          x: { label: "I(S;Y), nats" },
          y: { label: "I(X;Y), nats" },
          series: series.map(({ name, traded }) => ({ name, points: traded })),
        },
      ],
      sentences: [`Kept at alpha 0.5 (log-lift ${levelAt(0.5, joint).toFixed(4)}), in nats: ${half.join("; ")}.`],
    };
  },
};
