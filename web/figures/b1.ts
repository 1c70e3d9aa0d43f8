// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { exampleJoint, levelAt } from "./linear.js";
import { tableOf } from "./tables.js";

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
    "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share α. Each α is the least for a level of log-lift (lip), and the other protocols stand beside it at that level. The formulas and numbers of the example are lost in our copy of the text.",
  setting: {
    says: "A table of two secrets and four categories: 0.2, 0.1, 0.5, 0.2 and 0.5, 0.3, 0.1, 0.1.",
    at: { section: "III-B", part: "Example 1", words: "Consider an database with the joint probability below" },
    differs:
      "The paper calls it a joint table, but each of its rows sums to 1. We take it as P(x|s), with both secrets as likely as each other.",
  },
  claims: [
    {
      says: "The scheme that sees the secret (non-Markov) keeps significantly more than the one that does not (Markov), at the same level of privacy.",
      at: { section: "III-B", part: "Example 1", words: "This means that when a certain level of data privacy" },
    },
    {
      says: "The Markov scheme that satisfies equation (3) is equation (7): keep the answer, or draw anew.",
      at: { section: "III-A", part: "Lemma 1", words: "The Markov transition probability that satisfies the equality" },
      differs:
        "It is not the only one if there are fewer secrets than categories. A better one keeps more than twice as much at α = 0.5. Its line is not smooth: we try a few ways to reach P(Y|S), and the best of them changes.",
    },
    {
      says: "α reduces ldp and log-lift by about a factor of 1 − α.",
      at: { section: "II-A", part: "equation (6)", words: "This can be translated to a linear reduction in LDP" },
      differs: "Equation (6) is a first order and not a bound. We compute α exactly.",
    },
  ],
  beyond: [
    "The non-Markov scheme is not unique. We show the one that keeps the most.",
    "Three lines are ours: the best Markov scheme for the same P(Y|S), and the best protocols of all with the same level, without and with the secret.",
  ],
  sliders: [
    { key: "secret", label: "P(first secret)", least: 0.05, most: 0.95, step: 0.05, value: 0.5 },
    { key: "points", label: "Points", least: 3, most: 40, step: 1, value: 20, live: 10 },
  ],
  async compute(designer, { secret = 0.5, points = 20 }, tell) {
    const joint = exampleJoint(secret);
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
          title: "Kept, by α",
          x: { label: "α" },
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
      sentences: [`Kept at α = 0.5 (log-lift ${levelAt(0.5, joint).toFixed(4)}), in nats: ${half.join("; ")}.`],
    };
  },
};
