// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { chain, evenChain, noiseOf, requestFor } from "./profiles.js";

export const c2: Figure = {
  id: "c2",
  paper: "C",
  number: "Figure 2",
  title: "One bit: how often it has to be flipped",
  about: () =>
    "The chance that a bit is flipped so that profiles which are neighbours cannot be told apart by more than e^ε: two profiles with P(1) = ½ ± d/2, and a chain of profiles with P(1) evenly from 0 to 1 (the paper's interval could not be read by us; this one is assumed). Beside it the local differential privacy of the bit itself.",
  reported:
    "Profile-based privacy needs far less noise than local differential privacy, the less the nearer profiles are to each other, and the smooth mechanism less than one chance for all.",
  differs:
    "The chance for one pair of profiles is known in closed form, N/(2N + e^ε − 1); evaluated as the paper's Theorem 10 has it, without cutting N off at 0, it may be nonsense.",
  sliders: [
    { key: "profiles", label: "Profiles of the chain", least: 3, most: 41, step: 1, value: 21, live: 11 },
    { key: "distance", label: "d of the two profiles", least: 0.1, most: 1, step: 0.05, value: 0.6 },
  ],
  async compute(designer, { profiles = 21, distance = 0.6 }, tell) {
    const levels = steps(0.25, 2.5, 10);
    const cases = [
      { title: `Two profiles, d = ${distance}`, of: pair(distance) },
      { title: "A chain of 6 profiles", of: evenChain(6) },
      { title: `A chain of ${profiles} profiles`, of: evenChain(profiles) },
    ];
    const kinds = [
      { name: "One chance for all (cluster)", protocol: "one-bit" },
      { name: "Smooth: a chance for each profile, the largest", protocol: "smooth-one-bit" },
    ];
    const panels = [];
    const sentences: string[] = [];
    for (const [p, { title, of }] of cases.entries()) {
      const series: { name: string; points: Point[] }[] = [];
      for (const { name, protocol } of kinds) {
        const points: Point[] = [];
        for (const epsilon of levels) {
          points.push({ x: epsilon, y: noiseOf(await designer.design(requestFor(of, epsilon, protocol))) });
        }
        series.push({ name, points });
      }
      const plain = {
        name: "Local differential privacy",
        points: levels.map((x) => ({ x, y: 1 / (1 + Math.exp(x)) })),
      };
      panels.push({
        title,
        x: { label: "Level ε" },
        y: { label: "Chance of a flip" },
        series: [...series, plain],
      });
      const half = levels.indexOf(0.5);
      const told = [...series, plain].map(({ points }) => (points[half]?.y ?? 0).toFixed(6));
      sentences.push(
        `${title}, at level 0.5: ${told[0]} for all alike, ${told[1]} smooth, ${told[2]} without profiles.`,
      );
      await tell((p + 1) / cases.length);
    }
    return { panels, sentences };
  },
};

function pair(distance: number) {
  const [p, q] = [0.5 - distance / 2, 0.5 + distance / 2];
  return chain([
    [1 - p, p],
    [1 - q, q],
  ]);
}
