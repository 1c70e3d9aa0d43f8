// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { noiseOf, pairOfProfiles, requestFor } from "./profiles.js";

export const c2: Figure = {
  id: "c2",
  paper: "C",
  number: "Figure 2(a)",
  title: "One bit, two profiles: how often it has to be flipped",
  about: ({ epsilon }) =>
    `Each of two profiles with different P(1) has a chance that its bit is flipped. Then they cannot be told apart by more than a factor of e^ε, at ε = ${epsilon}. The larger of the two chances is shown. The paper's ε, its profiles and the objective of equation (5) are lost in our copy of the text. We make the larger chance as small as possible. We take P(1) = ½ ± d/2, and beside it 0 and d.`,
  setting: {
    says: "Two profiles that are neighbours: the chance of a flip by the difference of their P(1). Warner's randomised response stands beside it.",
    at: { section: "6.2", part: "Figure 2(a)", words: "plots the flipping probability for Bernoulli-Couplet as a" },
  },
  claims: [
    {
      says: "The chance of a flip grows with the difference between the profiles.",
      at: { section: "6.2", part: "Figure 2(a)", words: "We find that as expected, as the difference between" },
    },
    {
      says: "It stays below the chance that local differential privacy needs.",
      at: { section: "6.2", part: "Figure 2(a)", words: "However, in all cases, this probability stays below" },
      differs: "At a difference of 1 both are the same. Section 5.1 of the paper says so, too.",
    },
  ],
  beyond: [
    "One chance for both profiles has a closed form, N/(2N + e^ε − 1), with N cut off at 0. The smooth mechanism needs as much where one P(1) is below ½ and the other above. If both are on one side, it needs less, unless neither needs any.",
  ],
  sliders: [{ key: "epsilon", label: "ε", least: 0.1, most: 3, step: 0.1, value: 0.5 }],
  async compute(designer, { epsilon = 0.5 }, tell) {
    const distances = steps(0, 1, 21);
    const series: { name: string; points: Point[] }[] = [];
    for (const [name, low] of [
      ["P(1) = ½ ± d/2", (d: number) => (1 - d) / 2],
      ["Ours: P(1) = 0 and d", () => 0],
    ] as const) {
      const points: Point[] = [];
      for (const d of distances) {
        const request = requestFor(pairOfProfiles(low(d), low(d) + d), epsilon, "smooth-one-bit");
        // One profile alone needs no flip.
        points.push({ x: d, y: d === 0 ? 0 : noiseOf(await designer.design(request)) });
      }
      series.push({ name, points });
      await tell(series.length / 2);
    }
    const plain = 1 / (1 + Math.exp(epsilon));
    const at = (d: number) => (series[0]?.points[distances.indexOf(d)]?.y ?? 0).toFixed(6);
    return {
      panels: [
        {
          title: "",
          x: { label: "Difference d of P(1)" },
          y: { label: "Chance of a flip" },
          series: [...series, { name: "Local differential privacy", points: distances.map((x) => ({ x, y: plain })) }],
        },
      ],
      sentences: [
        `At ε = ${epsilon} a bit is flipped with chance ${at(0.2)} if d is 0.2, ${at(0.6)} if d is 0.6, and ${at(1)} if d is 1. Local differential privacy needs ${plain.toFixed(6)} always.`,
      ],
    };
  },
};
