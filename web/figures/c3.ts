// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { chain, errorOf, noiseOf, requestFor, responseNoise, TABLE_1 } from "./profiles.js";

export const c3: Figure = {
  id: "c3",
  paper: "C",
  number: "Figure 2(b) and (c)",
  title: "Several categories: noise of the smooth mechanism",
  about: () =>
    "The profiles of the paper's Table 1: the largest chance that an answer is reported as a given other one, where it is made as small as can be, and the chance of a report that is not the answer, where that is.",
  reported:
    "Randomised response uses none of the structure of the profiles and performs worse than the smooth mechanism.",
  differs:
    "The paper's objective for the errors of reports has several solutions. With the expected error as the objective only P(Y|profile) matters, which leaves a small linear program and a coupling of the two distributions.",
  sliders: [{ key: "points", label: "Levels", least: 3, most: 40, step: 1, value: 24, live: 12 }],
  async compute(designer, { points = 24 }, tell) {
    const levels = steps(0.05, 1.2, points);
    const profiles = chain(TABLE_1);
    const kinds = [
      { name: "Smooth: least largest chance", protocol: "smooth-categorical" },
      { name: "Smooth: least expected error", protocol: "smooth-coupling" },
    ];
    const noise: { name: string; points: Point[] }[] = [];
    const errors: { name: string; points: Point[] }[] = [];
    for (const [k, { name, protocol }] of kinds.entries()) {
      const [of, wrong]: [Point[], Point[]] = [[], []];
      for (const [i, epsilon] of levels.entries()) {
        const design = await designer.design(requestFor(profiles, epsilon, protocol));
        of.push({ x: epsilon, y: noiseOf(design) });
        wrong.push({ x: epsilon, y: errorOf(design) });
        await tell((k + (i + 1) / levels.length) / kinds.length);
      }
      noise.push({ name, points: of });
      errors.push({ name, points: wrong });
    }
    const plain = levels.map((x) => ({ x, y: responseNoise(x, 4) }));
    const half = await designer.design(requestFor(profiles, 0.5, "smooth-categorical"));
    return {
      panels: [
        {
          title: "Largest chance of another category",
          x: { label: "Level" },
          y: { label: "Chance" },
          series: [...noise, { name: "Randomised response", points: plain }],
        },
        {
          title: "Chance of a report that is not the answer",
          x: { label: "Level" },
          y: { label: "Chance" },
          series: [...errors, { name: "Randomised response", points: plain.map(({ x, y }) => ({ x, y: 3 * y })) }],
        },
      ],
      sentences: [
        `At level 0.5 the largest chance is ${noiseOf(half).toFixed(6)}, with randomised response ${responseNoise(0.5, 4).toFixed(6)}.`,
      ],
    };
  },
};
